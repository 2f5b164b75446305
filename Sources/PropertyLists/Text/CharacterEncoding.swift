// The encodings of textual property lists, and their detection.

enum CharacterEncoding: Hashable, Sendable {
    case utf8, ascii, latin1
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)

    /// The name for error messages.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .ascii: "US-ASCII"
        case .latin1: "ISO-8859-1"
        case .utf16: "UTF-16"
        case .utf32: "UTF-32"
        }
    }

    /// The encoding with one-byte units that has a name in XML declarations. The case of the name is ignored.
    init?(name: String) {
        switch name.lowercased() {
        case "utf-8", "utf8": self = .utf8
        case "us-ascii", "ascii": self = .ascii
        case "iso-8859-1", "iso_8859-1", "iso8859-1", "latin1", "latin-1", "l1": self = .latin1
        default: return nil
        }
    }

    /// The number of bytes in the file for a byte of UTF-8. Except in UTF-8, all bytes of a
    /// character are counted at its first byte.
    func byteCount(before byte: UInt8) -> Int {
        let beginsCharacter = byte & 0xC0 != 0x80
        return switch self {
        case .utf8: 1
        case .ascii, .latin1: beginsCharacter ? 1 : 0
        case .utf16: beginsCharacter ? (byte >= 0xF0 ? 4 : 2) : 0
        case .utf32: beginsCharacter ? 4 : 0
        }
    }

    // The marks of UTF-32 come first, because one of them starts with a mark of UTF-16.
    private static let marks: [(bytes: [UInt8], encoding: CharacterEncoding)] = [
        ([0x00, 0x00, 0xFE, 0xFF], .utf32(isBigEndian: true)),
        ([0xFF, 0xFE, 0x00, 0x00], .utf32(isBigEndian: false)),
        ([0xFE, 0xFF], .utf16(isBigEndian: true)),
        ([0xFF, 0xFE], .utf16(isBigEndian: false)),
        ([0xEF, 0xBB, 0xBF], .utf8),
    ]

    static func markBytes(of encoding: CharacterEncoding) -> [UInt8] {
        marks.first { $0.encoding == encoding }?.bytes ?? []
    }

    /// The encoding of a byte order mark, and the number of bytes of the mark; `nil` if there is none.
    static func mark(of bytes: ArchiveBytes) throws(PropertyListError) -> (encoding: CharacterEncoding, byteCount: Int)?
    {
        let first = try bytes.bytes(at: 0, count: min(bytes.count, 4))
        guard let mark = marks.first(where: { first.starts(with: $0.bytes) }) else { return nil }
        return (mark.encoding, mark.bytes.count)
    }
}

/// Finds the encoding in the XML declaration, which starts the file.
enum XMLDeclaration {
    private static let start = Array("<?xml".utf8)
    private static let attribute = Array("encoding".utf8)
    /// More than a declaration with a version, an encoding and `standalone` needs.
    private static let maximumByteCount = 1024

    /// The encoding in the declaration of a file without a byte order mark; `nil` if there is none.
    static func encoding(of bytes: ArchiveBytes) throws(PropertyListError) -> CharacterEncoding? {
        let beginning = try bytes.bytes(at: 0, count: min(bytes.count, maximumByteCount))
        guard beginning.starts(with: start), let end = beginning.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        guard let name = range(ofValueIn: beginning[start.count..<end]) else { return nil }
        let text = String(decoding: beginning[name], as: UTF8.self)
        if let encoding = CharacterEncoding(name: text) { return encoding }
        throw PropertyListError(
            .invalidText,
            "encoding of the text in line 1, column \(name.lowerBound + 1)",
            at: name.lowerBound,
            expected: "UTF-8, US-ASCII, ISO-8859-1, or a byte order mark of UTF-16 or UTF-32",
            found: "'\(text)'",
        )
    }

    // The range of the value of `encoding = "…"`.
    private static func range(ofValueIn bytes: ArraySlice<UInt8>) -> Range<Int>? {
        for position in bytes.indices where bytes[position...].starts(with: attribute) {
            let rest = bytes[(position + attribute.count)...].drop(while: \.isXMLSpace)
            guard rest.first == UInt8(ascii: "=") else { continue }
            let quoted = rest.dropFirst().drop(while: \.isXMLSpace)
            guard let quote = quoted.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let value = quoted.dropFirst()
            guard let end = value.firstIndex(of: quote) else { continue }
            return value.startIndex..<end
        }
        return nil
    }
}
