// A text file as UTF-8, whatever its encoding, and the conversion of positions to byte offsets in the file.
//
//     file    FF FE │ 3C 00 │ E9 00 │ 3D D8 00 DE │        mark, then UTF-16, little-endian
//     utf8            3C    │ C3 A9 │ F0 9F 98 80 │        parsed
//
// The parsers of XML and OpenStep text work on `utf8`. Only errors need the position in the file. If a file is in UTF-8
// or ASCII, `utf8` is the file's bytes, which are validated but not copied.
//
// A decoded text retains the bytes of `utf8`, and each load is inside its count.

struct DecodedText {
    // The bytes that contain the text: the file, or the text converted to UTF-8.
    private let storage: ArchiveBytes
    private let start: Int
    /// The number of bytes in UTF-8.
    let count: Int
    let encoding: CharacterEncoding
    let markByteCount: Int

    /// Decodes a file in the encoding of its byte order mark or of its XML declaration. Without either, it is UTF-8.
    ///
    /// - Throws: ``PropertyListError`` for an unknown encoding, and for bytes that are invalid in the encoding.
    init(_ bytes: ArchiveBytes) throws(PropertyListError) {
        let mark = try CharacterEncoding.mark(of: bytes)
        let named = try mark == nil ? XMLDeclaration.encoding(of: bytes) : nil
        encoding = mark?.encoding ?? named ?? .utf8
        markByteCount = mark?.byteCount ?? 0
        let start = markByteCount
        switch encoding {
        case .utf8, .ascii:
            storage = bytes
            self.start = start
            count = bytes.count - start
            if let position = unsafe Self.firstInvalidPosition(in: utf8, encoding: encoding) {
                throw Self.invalid(encoding, at: start + position)
            }
            return
        case .latin1:
            storage = ArchiveBytes(try Array(bytes.latin1String(at: start, count: bytes.count - start).utf8))
        case .utf16(let isBigEndian):
            storage = try Self.decode(bytes, from: start, as: UTF16(), encoding, isBigEndian: isBigEndian)
        case .utf32(let isBigEndian):
            storage = try Self.decode(bytes, from: start, as: UTF32(), encoding, isBigEndian: isBigEndian)
        }
        self.start = 0
        count = storage.count
    }

    var markBytes: [UInt8] { markByteCount == 0 ? [] : CharacterEncoding.markBytes(of: encoding) }

    /// The text without a byte order mark, as valid UTF-8. It must not be used after the lifetime of this value.
    var utf8: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(start: storage.base + start, count: count)
    }

    // MARK: Positions

    /// A position of the text as line and column, and as byte offset in the file.
    struct Place {
        /// The line, from 1. LF, CR and CR LF end a line.
        var line = 1
        /// The character in the line, from 1.
        var column = 1
        var byteOffset: Int
    }

    /// Computes the line, column and byte offset of a position.
    ///
    /// - Complexity: O(*n*) in the position. Only an error calls this.
    func place(of position: Int) -> Place {
        var place = Place(byteOffset: markByteCount)
        var previous: UInt8 = 0
        // swift-format-ignore
        for unsafe byte in unsafe utf8.prefix(max(position, 0)) {
            place.byteOffset += encoding.byteCount(before: byte)
            if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                place.column = 1
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                place.line += 1
                place.column = 1
            } else if byte & 0xC0 != 0x80 {
                place.column += 1
            }
            previous = byte
        }
        return place
    }

    // MARK: Errors

    /// An error with the line, column and byte of a position.
    @inline(never)
    func error(
        _ message: String, at position: Int, code: PropertyListError.Code = .invalidText, expected: String? = nil,
        found: String? = nil,
    ) -> PropertyListError {
        let place = place(of: position)
        return PropertyListError(
            code, "\(message) in line \(place.line), column \(place.column)", at: place.byteOffset,
            expected: expected, found: found)
    }

    // MARK: Decoding

    private static func firstInvalidPosition(in bytes: UnsafeRawBufferPointer, encoding: CharacterEncoding) -> Int? {
        if unsafe bytes.isASCII { return nil }
        if encoding == .ascii { return unsafe bytes.firstIndex { $0 >= 0x80 } }
        var position = 0
        while position < bytes.count {
            if unsafe bytes[position] >= 0x80 {
                var parser = UTF8.ForwardParser()
                var rest = unsafe bytes[position...].makeIterator()
                guard case .valid(let character) = unsafe parser.parseScalar(from: &rest) else { return position }
                position += character.count
            } else if bytes.count - position >= 8,
                unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                // Most text is ASCII except for a few characters.
                position += 8
            } else {
                position += 1
            }
        }
        return nil
    }

    // Converts text in a Unicode encoding form to UTF-8.
    private static func decode<Codec: UnicodeCodec>(
        _ bytes: ArchiveBytes, from start: Int, as codec: Codec, _ encoding: CharacterEncoding, isBigEndian: Bool,
    ) throws(PropertyListError) -> ArchiveBytes {
        let width = MemoryLayout<Codec.CodeUnit>.size
        var codec = codec
        var units: [Codec.CodeUnit] = []
        units.reserveCapacity((bytes.count - start) / width)
        for offset in stride(from: start, through: bytes.count - width, by: width) {
            let unit = Codec.CodeUnit(truncatingIfNeeded: try bytes.unsignedInteger(at: offset, width: width))
            units.append(isBigEndian ? unit : unit.byteSwapped)
        }
        var result: [UInt8] = []
        result.reserveCapacity(units.count)
        var offset = start
        var iterator = units.makeIterator()
        decoding: while true {
            switch codec.decode(&iterator) {
            case .scalarValue(let scalar):
                result.append(contentsOf: scalar.utf8)
                offset += Codec.encode(scalar).map { $0.count * width } ?? 0
            case .error: throw invalid(encoding, at: offset)
            case .emptyInput: break decoding
            }
        }
        // Otherwise, a part of a code unit is left.
        guard offset == bytes.count else { throw invalid(encoding, at: offset) }
        return ArchiveBytes(result)
    }

    @inline(never)
    private static func invalid(_ encoding: CharacterEncoding, at offset: Int) -> PropertyListError {
        PropertyListError(.invalidText, "bytes are no character", at: offset, expected: encoding.name)
    }
}
