// Formats of files that people take for archives, by their first bytes: an error can then name them.

import Foundation

enum ForeignFormat {
    private static let beginnings: [(bytes: [UInt8], name: String)] = [
        ([0x1F, 0x8B], "a gzip file"),
        ([0x50, 0x4B, 0x03, 0x04], "a zip file"),
        (Array("NIBArchive".utf8), "a compiled nib (NIBArchive)"),
        (Array("SQLite format 3\0".utf8), "an SQLite database"),
        (Array("-----BEGIN PKCS7".utf8), "a signed message (CMS)"),
        (Array("-----BEGIN CMS".utf8), "a signed message (CMS)"),
        (Array("version https://git-lfs".utf8), "a pointer of Git LFS, which 'git lfs pull' replaces"),
        (Array("bplist1".utf8), "a binary property list of version 1"),
        ([0xCA, 0xFE, 0xBA, 0xBE], "a program"), ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ]

    /// The object identifier of signed data, 1.2.840.113549.1.7.2, in DER.
    private static let signedData: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]

    /// The name of the format of a file that begins with these bytes; `nil` if it is another one.
    static func name(beginningOf data: Data) -> String? {
        let beginning = Array(data.prefix(32))
        if let known = beginnings.first(where: { beginning.starts(with: $0.bytes) }) { return known.name }
        guard beginning.first == 0x30 else { return nil }
        let isSigned = beginning.indices.dropFirst(2).prefix(5).contains { beginning[$0...].starts(with: signedData) }
        return isSigned ? "a signed message (CMS)" : nil
    }

    /// Whether text begins with an entry of a dictionary without braces, as `.strings` files do: a word and `=`.
    static func beginsWithEntry(_ data: Data) -> Bool {
        let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        var rest = data.prefix(1024)[...]
        rest = rest.drop { space.contains($0) }
        let word = rest.prefix { byte in
            byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
                || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "-")].contains(byte)
        }
        rest = rest.dropFirst(word.count).drop { space.contains($0) }
        return !word.isEmpty && rest.first == UInt8(ascii: "=")
    }
}
