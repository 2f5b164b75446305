// The formats of property lists, and their detection.

extension PropertyList {
    /// A format of property lists.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Format: Hashable, Sendable, CaseIterable {
        /// Apple's binary format, `bplist00`: the only one that supports all values.
        case binary
        /// XML, byte for byte as Cocoa writes it.
        ///
        /// It doesn't support null and sets, and it loses fractions of seconds and the width of reals.
        case xml
        /// OpenStep text: strings, data, arrays and dictionaries only.
        case openStep
    }
}

extension PropertyList.Format {
    /// Determines the format from the beginning of data; `nil` if it begins like none of the formats.
    ///
    /// Data that begins with `bplist` is binary whatever follows. Data that begins with `<` after white space is XML,
    /// unless everything up to `>` is hexadecimal digits, which is data in OpenStep text. Other text is OpenStep text.
    /// The result is the format with which to read the data; it doesn't guarantee that the data can be read.
    ///
    /// - Complexity: O(*n*) in the white space before the first other character, and in the digits after a `<`.
    public init?(of data: Data) {
        self.init(of: ArchiveBytes(data))
    }

    /// Determines the format from the beginning of the bytes; `nil` if they begin like none of the formats.
    package init?(of bytes: ArchiveBytes) {
        guard bytes.count > 0, let format = try? Self.detect(bytes) else { return nil }
        self = format
    }

    private static let binaryMagic = Array("bplist".utf8)

    private static func detect(_ bytes: ArchiveBytes) throws(PropertyListError) -> PropertyList.Format? {
        let first = try bytes.bytes(at: 0, count: min(bytes.count, binaryMagic.count))
        if first == binaryMagic { return .binary }
        var text = try FirstCharacters(bytes)
        guard let character = try text.nextAfterWhiteSpace() else { return .openStep }
        guard character == UInt8(ascii: "<") else { return beginsOpenStep(character) ? .openStep : nil }
        var isFirst = true
        while let character = try text.nextAfterWhiteSpace() {
            if character == UInt8(ascii: ">") { return .openStep }
            // GNUstep's extensions, whose error names them.
            if isFirst, character == UInt8(ascii: "*") || character == UInt8(ascii: "[") { return .openStep }
            isFirst = false
            guard character.hexadecimalValue != nil else { return .xml }
        }
        return .xml
    }

    /// Returns whether the first character after white space starts OpenStep text that isn't a plain word: `{`, `(`,
    /// `<`, `"` or `/`.
    package static func beginsWithPunctuation(_ bytes: ArchiveBytes) -> Bool {
        guard var text = try? FirstCharacters(bytes), let character = try? text.nextAfterWhiteSpace() else {
            return false
        }
        return "{(<\"/".utf8.contains(character)
    }

    // The first character of a string, data, an array, a dictionary or a comment.
    private static func beginsOpenStep(_ byte: UInt8) -> Bool {
        OpenStepScanner.isUnquoted(byte) || "\"'({".utf8.contains(byte)
    }
}

// The first characters of a text in any encoding, read one by one.
private struct FirstCharacters {
    private let bytes: ArchiveBytes
    private let unitByteCount: Int
    private let isBigEndian: Bool
    private var offset: Int

    init(_ bytes: ArchiveBytes) throws(PropertyListError) {
        self.bytes = bytes
        let mark = try CharacterEncoding.mark(of: bytes)
        offset = mark?.byteCount ?? 0
        switch mark?.encoding {
        case .utf16(let isBigEndian): (unitByteCount, self.isBigEndian) = (2, isBigEndian)
        case .utf32(let isBigEndian): (unitByteCount, self.isBigEndian) = (4, isBigEndian)
        default: (unitByteCount, isBigEndian) = (1, true)
        }
    }

    // The next character that is not white space; 0 if it is not ASCII, nil at the end.
    mutating func nextAfterWhiteSpace() throws(PropertyListError) -> UInt8? {
        while offset <= bytes.count - unitByteCount {
            let unit = try bytes.unsignedInteger(at: offset, width: unitByteCount)
            let value = isBigEndian ? unit : unit.byteSwapped >> UInt64(64 - 8 * unitByteCount)
            offset += unitByteCount
            let character = UInt8(exactly: value) ?? 0
            if !XMLFormat.isWhiteSpace(character) { return character < 0x80 ? character : 0 }
        }
        return nil
    }
}
