// A text file as UTF-8, whatever encoding it came in, and the way back from a position to the file's bytes.
//
//     file    FF FE │ 3C 00 │ E9 00 │ 3D D8 00 DE │        mark, then UTF-16 with the low byte first
//     utf8            3C    │ C3 A9 │ F0 9F 98 80 │        what is parsed
//
// The parsers of XML and of OpenStep text work on `utf8`; only an error asks where in the file a position is. Of a file
// in UTF-8 or ASCII it is the file's own bytes, which are looked through once and not copied.

/// The text of a file in UTF-8.
struct DecodedText {
    // What the text lies in: the file, or its text in UTF-8.
    private let storage: ArchiveBytes
    private let start: Int
    /// How many bytes of UTF-8 the text has.
    let count: Int
    /// What the file is written in.
    let encoding: TextEncoding
    /// How many bytes the byte order mark takes.
    let markByteCount: Int

    /// Decodes a file in the encoding that its byte order mark tells, or its XML declaration; without both it is UTF-8.
    ///
    /// - Throws: ``PropertyListError`` for an encoding that is not known, and for bytes that are not of the encoding.
    init(_ bytes: ArchiveBytes) throws(PropertyListError) {
        let mark = try TextEncoding.mark(of: bytes)
        let named = try mark == nil ? XMLDeclaration.encoding(of: bytes) : nil
        encoding = mark?.encoding ?? named ?? .utf8
        markByteCount = mark?.byteCount ?? 0
        let start = markByteCount
        switch encoding {
        case .utf8, .ascii:
            storage = bytes
            self.start = start
            count = bytes.count - start
            if let position = Self.firstInvalidPosition(in: utf8, encoding: encoding) {
                throw Self.invalid(encoding, at: start + position)
            }
            return
        case .latin1: storage = ArchiveBytes(Self.decodeLatin1(try bytes.bytes(at: start, count: bytes.count - start)))
        case .utf16(let isBigEndian):
            let payload = try bytes.bytes(at: start, count: bytes.count - start)
            storage = ArchiveBytes(try Self.decodeUTF16(payload, isBigEndian: isBigEndian, start: start))
        case .utf32(let isBigEndian):
            let payload = try bytes.bytes(at: start, count: bytes.count - start)
            storage = ArchiveBytes(try Self.decodeUTF32(payload, isBigEndian: isBigEndian, start: start))
        }
        self.start = 0
        count = storage.count
    }

    /// The text, without a byte order mark; valid UTF-8, which must not be kept beyond this value.
    var utf8: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: storage.base + start, count: count)
    }
}

// MARK: - Places

extension DecodedText {
    /// Where a position of the text is, for people and in the file.
    struct Place {
        /// The line, from 1; a line ends with LF, CR or both.
        var line = 1
        /// The character of the line, from 1.
        var column = 1
        /// The byte of the file.
        var byteOffset: Int
    }

    /// Finds the place of a position.
    ///
    /// - Complexity: O(*n*) in the position: it is asked for once, by an error.
    func place(of position: Int) -> Place {
        var place = Place(byteOffset: markByteCount)
        var previous: UInt8 = 0
        for byte in utf8.prefix(max(position, 0)) {
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
}

// MARK: - Decoding

extension DecodedText {
    private static func firstInvalidPosition(in bytes: UnsafeRawBufferPointer, encoding: TextEncoding) -> Int? {
        if ArchiveBytes.isASCII(bytes) { return nil }
        if encoding == .ascii { return bytes.firstIndex { $0 >= 0x80 } }
        var position = 0
        while position < bytes.count {
            if bytes[position] >= 0x80 {
                guard let length = sequenceLength(in: bytes, at: position) else { return position }
                position += length
            } else if bytes.count - position >= 8,
                bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                // Most text is ASCII but for a few characters.
                position += 8
            } else {
                position += 1
            }
        }
        return nil
    }

    // How many bytes a character of several bytes has, or nil where they are none: overlong, a surrogate, cut off.
    private static func sequenceLength(in bytes: UnsafeRawBufferPointer, at position: Int) -> Int? {
        let first = bytes[position]
        let length: Int
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard bytes.count - position >= length else { return nil }
        let second: ClosedRange<UInt8>
        switch first {
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: second = 0x80...0xBF
        }
        guard second.contains(bytes[position + 1]) else { return nil }
        for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }

    private static func decodeLatin1(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            append(UInt32(byte), to: &result)
        }
        return result
    }

    private static func decodeUTF16(
        _ bytes: [UInt8], isBigEndian: Bool, start: Int,
    ) throws(PropertyListError) -> [UInt8] {
        func unit(at position: Int) -> UInt32 {
            let (first, second) = (UInt32(bytes[position]), UInt32(bytes[position + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 2)
        var position = 0
        while position < bytes.count {
            guard bytes.count - position >= 2 else {
                throw invalid(.utf16(isBigEndian: isBigEndian), at: start + position)
            }
            var scalar = unit(at: position)
            var length = 2
            if scalar & 0xF800 == 0xD800 {
                guard scalar < 0xDC00, bytes.count - position >= 4, unit(at: position + 2) & 0xFC00 == 0xDC00 else {
                    throw invalid(.utf16(isBigEndian: isBigEndian), at: start + position)
                }
                scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(at: position + 2) & 0x3FF)
                length = 4
            }
            append(scalar, to: &result)
            position += length
        }
        return result
    }

    private static func decodeUTF32(
        _ bytes: [UInt8], isBigEndian: Bool, start: Int,
    ) throws(PropertyListError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count / 4)
        for position in stride(from: 0, to: bytes.count, by: 4) {
            let unit = bytes[position..<min(position + 4, bytes.count)]
            let value =
                isBigEndian
                ? unit.reduce(0) { $0 << 8 | UInt32($1) } : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
            guard unit.count == 4, Unicode.Scalar(value) != nil else {
                throw invalid(.utf32(isBigEndian: isBigEndian), at: start + position)
            }
            append(value, to: &result)
        }
        return result
    }

    /// Appends a character, which must be one, in UTF-8.
    static func append(_ scalar: UInt32, to result: inout [UInt8]) {
        func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F }
        switch scalar {
        case ..<0x80: result.append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800: result += [0xC0 | UInt8(truncatingIfNeeded: scalar >> 6), continuation(0)]
        case ..<0x10000:
            result += [0xE0 | UInt8(truncatingIfNeeded: scalar >> 12), continuation(6), continuation(0)]
        default:
            let first = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18)
            result += [first, continuation(12), continuation(6), continuation(0)]
        }
    }

    @inline(never)
    private static func invalid(_ encoding: TextEncoding, at offset: Int) -> PropertyListError {
        PropertyListError(.invalidText, "bytes are no character", at: offset, expected: encoding.name)
    }
}
