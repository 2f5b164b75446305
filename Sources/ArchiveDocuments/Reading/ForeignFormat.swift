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
        (Array("bplist15".utf8), "a property list of XPC, bplist15"),
        (Array("bplist16".utf8), "a property list of XPC, bplist16"),
        (Array("bplist17".utf8), "a property list of XPC, bplist17"),
        (Array("bplist1".utf8), "a binary property list of version 1"),
        (Array("GNUstep archive".utf8), "an archive of GNUstep"),
        ([0x78, 0x01], "data that zlib compressed"), ([0x78, 0x9C], "data that zlib compressed"),
        ([0x78, 0xDA], "data that zlib compressed"),
        ([0x00, 0x05, 0x16, 0x07], "an AppleDouble file, which has the attributes of another file"),
        ([0x00, 0x05, 0x16, 0x00], "an AppleSingle file"),
        ([0xCA, 0xFE, 0xBA, 0xBE], "a program"), ([0xCF, 0xFA, 0xED, 0xFE], "a program"),
    ]

    /// The object identifier of signed data, 1.2.840.113549.1.7.2, in DER.
    private static let signedData: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]

    /// The name of the format of a file that begins with these bytes; `nil` if it is another one.
    static func name(beginningOf data: Data) -> String? {
        let beginning = Array(data.prefix(32))
        if let known = beginnings.first(where: { beginning.starts(with: $0.bytes) }) { return known.name }
        if let name = textName(beginningOf: data) { return name }
        guard beginning.first == 0x30 else { return nil }
        let isSigned = beginning.indices.dropFirst(2).prefix(5).contains { beginning[$0...].starts(with: signedData) }
        return isSigned ? "a signed message (CMS)" : nil
    }

    /// The name of a format of text.
    private static func textName(beginningOf data: Data) -> String? {
        let text = String(decoding: data.prefix(1024), as: UTF8.self)
        if text.hasPrefix("<?xml"), !text.contains("<plist") {
            let names = ["<document type=\"", "<archive type=\"com.apple"]
            if names.contains(where: text.contains) { return "a document of Interface Builder" }
        }
        let words = text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }
        switch words.first {
        case "[": return "JSON ('coding convert --from json' reads documents of the format archive/1)"
        case "{":
            // A name in quotes and a colon; a property list has '=' there.
            var isEscaped = false
            var rest = words.dropFirst().makeIterator()
            guard rest.next() == "\"" else { return nil }
            while let scalar = rest.next() {
                if scalar == "\"", !isEscaped { break }
                isEscaped = scalar == "\\" && !isEscaped
            }
            return rest.next() == ":"
                ? "JSON ('coding convert --from json' reads documents of the format archive/1)" : nil
        default: return nil
        }
    }
}
