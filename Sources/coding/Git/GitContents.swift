// The contents of files in the format of `git cat-file --batch`:
//
//     HASH blob SIZE<line feed>
//     SIZE bytes<line feed>
//     HASH missing<line feed>

import Foundation

/// The contents of files that were read, by their hashes.
final class GitContents {
    private(set) var data: [String: Data] = [:]

    /// Adds the output of git; missing files are ignored.
    func take(_ output: Data) {
        let bytes = [UInt8](output)
        var position = 0
        while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
            position = end + 1
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { continue }
            guard size >= 0, size < bytes.count - position else { return }
            data[String(words[0])] = Data(bytes[position..<(position + size)])
            position += size + 1
        }
    }
}
