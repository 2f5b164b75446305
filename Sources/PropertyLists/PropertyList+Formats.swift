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
            // OpenStep's text has more kinds of white space than XML.
            if character != 0x20, !(0x09...0x0D ~= character) { return character < 0x80 ? character : 0 }
        }
        return nil
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

    func binaryBytes() throws(PropertyListError) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        let topObject = try writer.write(self)
        return try writer.finish(topObject: topObject)
    }
}

// MARK: - Binary

// Open containers are in a list, not on the stack. A container gets its index before its elements, so that the top
// object is object 0, as in Cocoa's files.
//
//     path      array, index 0, 2 of 3 elements written ▸ dictionary, index 4, keys 5 and 6, 1 of 2 values written
private struct OpenContainer {
    enum Kind {
        case array, set
        case dictionary(keys: [UInt32])
    }

    let index: UInt32
    let kind: Kind
    let elements: [PropertyList]
    var references: [UInt32] = []
}

extension BinaryPropertyListWriter {
    fileprivate mutating func write(_ value: PropertyList) throws(PropertyListError) -> UInt32 {
        var path: [OpenContainer] = []
        var written = try begin(value, &path)
        while let last = path.indices.last {
            if let reference = written { path[last].references.append(reference) }
            let position = path[last].references.count
            if position < path[last].elements.count {
                written = try begin(path[last].elements[position], &path)
            } else {
                written = try end(path.removeLast())
            }
        }
        // Without an open container, either a leaf was written or the last container was closed.
        guard let index = written else { throw PropertyListError(.unwrittenObject, "property list was not written") }
        return index
    }

    // Writes a leaf, or opens a container, which is written when it is closed.
    private mutating func begin(
        _ value: PropertyList, _ path: inout [OpenContainer]
    ) throws(PropertyListError) -> UInt32? {
        switch value {
        case .uid(let value): return try uid(value.value)
        case .array(let elements):
            path.append(OpenContainer(index: try reserve(in: path), kind: .array, elements: elements))
        case .set(let elements):
            path.append(OpenContainer(index: try reserve(in: path), kind: .set, elements: elements))
        case .dictionary(let entries):
            let index = try reserve(in: path)
            let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            var keys: [UInt32] = []
            keys.reserveCapacity(sorted.count)
            for entry in sorted { keys.append(try string(entry.key)) }
            path.append(OpenContainer(index: index, kind: .dictionary(keys: keys), elements: sorted.map(\.value)))
        case .null, .boolean, .integer, .float, .double, .date, .data, .string: return try leaf(value)
        }
        return nil
    }

    private mutating func end(_ container: OpenContainer) throws(PropertyListError) -> UInt32 {
        let references = container.references[...]
        switch container.kind {
        case .array: try array(references, at: container.index)
        case .set: try set(references, at: container.index)
        case .dictionary(let keys): try dictionary(keys: keys[...], values: references, at: container.index)
        }
        return container.index
    }

    private mutating func reserve(in path: [OpenContainer]) throws(PropertyListError) -> UInt32 {
        guard path.count < ReadLimits.greatestDepth else { throw .tooDeep(ReadLimits.greatestDepth) }
        return try reserveObject()
    }
}
