// The formats of property lists: their detection, and reading and writing in all of them.

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
        guard character == UInt8(ascii: "<") else {
            // A string, data, an array, a dictionary or a comment.
            return OpenStepScanner.isUnquoted(character) || "\"'({".utf8.contains(character) ? .openStep : nil
        }
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
            // OpenStep's text has more kinds of white space than XML.
            if character != 0x20, !(0x09...0x0D ~= character) { return character < 0x80 ? character : 0 }
        }
        return nil
    }
}

// MARK: - Reading

extension PropertyList {
    /// Reads a property list in any format; see ``Format/init(of:)`` for how the format is determined.
    ///
    /// Whether a container is mutable doesn't depend on the property list: values are mutable in variables.
    ///
    /// - Parameter limits: The limits on the cost of reading. The defaults accept every well-formed property list.
    /// - Throws: ``PropertyListError`` for everything that is not a property list. No data causes a trap.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(data: Data, limits: ReadLimits = ReadLimits()) throws(PropertyListError) {
        self = try Self.read(data, limits: limits).value
    }

    /// Reads a property list in one format only.
    ///
    /// - Throws: ``PropertyListError`` as for any format; with the code ``PropertyListError/Code/unknownFormat`` if the
    ///   format is binary or XML and the data begins like a different one.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(data: Data, format: Format, limits: ReadLimits = ReadLimits()) throws(PropertyListError) {
        let bytes = ArchiveBytes(data)
        guard format != .xml || Format(of: bytes) == .xml else {
            throw PropertyListError(.unknownFormat, "not an XML property list", at: 0, expected: "a tag")
        }
        self = try Self.read(bytes, format: format, limits: limits)
    }

    /// Reads a property list in any format, and returns the format as well.
    ///
    /// - Throws: ``PropertyListError`` for everything that is not a property list.
    /// - Complexity: O(*n*) in the number of bytes.
    public static func read(
        _ data: Data, limits: ReadLimits = ReadLimits()
    ) throws(PropertyListError) -> (value: PropertyList, format: Format) {
        guard data.count <= limits.maximumByteCount else { throw .tooManyBytes(data.count, limits: limits) }
        let bytes = ArchiveBytes(data)
        guard let format = Format(of: bytes) else {
            throw PropertyListError(
                .unknownFormat, "not a property list", at: 0, expected: "bplist00, XML or the text of OpenStep",
                found: bytes.count == 0 ? "no bytes" : "other bytes")
        }
        return (try read(bytes, format: format, limits: limits), format)
    }

    private static func read(
        _ bytes: ArchiveBytes, format: Format, limits: ReadLimits
    ) throws(PropertyListError) -> PropertyList {
        let binary = try format.binary(bytes, limits: limits)
        let table = try BinaryObjectTable(binary, limits: format == .binary ? limits : ReadLimits())
        return try value(of: table, limits: limits)
    }
}

extension PropertyList.Format {
    /// Bytes of this format as a binary property list with the same value.
    package func binary(_ bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) -> ArchiveBytes {
        switch self {
        case .binary: bytes
        case .xml: ArchiveBytes(try XMLPropertyList.binaryData(of: bytes, limits: limits))
        case .openStep: ArchiveBytes(try OpenStepPropertyList.binaryData(of: bytes, limits: limits))
        }
    }
}

// MARK: - Writing

extension PropertyList {
    /// Returns the bytes of this property list.
    ///
    /// Equal values produce equal bytes in every process: the keys of a dictionary are written in the order of their
    /// UTF-8 bytes, and in XML in the order of their UTF-16 code units.
    ///
    /// - Throws: ``PropertyListError`` with the code ``PropertyListError/Code/limitExceeded`` if containers are nested
    ///   more than 512 deep, ``PropertyListError/Code/tooLarge`` for more objects than can be numbered, and
    ///   ``PropertyListError/Code/notRepresentable`` for a value that the format doesn't support.
    public func data(format: Format = .binary) throws(PropertyListError) -> Data {
        switch format {
        case .binary: return Data(try binaryBytes())
        case .xml:
            let table = try BinaryObjectTable(ArchiveBytes(binaryBytes()), limits: ReadLimits())
            return try XMLPropertyList.xmlData(of: table)
        case .openStep: return Data(try OpenStepPropertyList.bytes(of: self))
        }
    }
}
