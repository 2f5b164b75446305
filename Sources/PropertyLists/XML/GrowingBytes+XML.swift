// Appends XML text: fixed text, text with entities, decimal numbers and base64.
//
// Each method first reserves memory for all that it appends.

extension GrowingBytes {
    /// Appends one byte several times.
    mutating func append(repeating byte: UInt8, count byteCount: Int) {
        guard byteCount > 0 else { return }
        let room = reserve(byteCount)
        for position in 0..<byteCount {
            room[position] = byte
        }
        commit(byteCount)
    }

    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a range of another buffer.
    mutating func append(_ other: borrowing GrowingBytes, from start: Int, to end: Int) {
        append(contentsOf: UnsafeRawBufferPointer(rebasing: other.written[start..<end]))
    }

    /// Appends bytes, with entities for the three characters that XML reserves.
    mutating func append(escaping bytes: UnsafeRawBufferPointer) {
        var start = 0
        while let position = Self.position(ofEscapedIn: bytes, from: start) {
            append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
            switch bytes[position] {
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            default: append("&amp;")
            }
            start = position + 1
        }
        append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }

    // Eight bytes at a time, as in `firstPosition(ofByte:or:from:)`; `<` and `>` differ in one bit.
    private static func position(ofEscapedIn bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var position = start
        while bytes.count - position >= 8 {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let angles = (word | ones &* 0x02) ^ ones &* 0x3E
            let ampersands = word ^ ones &* 0x26
            let zeros = ((angles &- ones) & ~angles | (ampersands &- ones) & ~ampersands) & highBits
            if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < bytes.count {
            let byte = bytes[position]
            if byte | 0x02 == 0x3E || byte == 0x26 { return position }
            position += 1
        }
        return nil
    }
}

// MARK: - Numbers

extension GrowingBytes {
    /// Appends a number in decimal digits, padded with zeros to a minimum number of digits.
    mutating func append(decimal number: UInt64, digitCount minimum: Int = 1) {
        let digitCount = max(Self.digitCount(of: number), minimum)
        let room = reserve(digitCount)
        var rest = number
        var position = digitCount
        while position > 0 {
            position -= 1
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            room[position] = 0x30 | UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        commit(digitCount)
    }

    /// The number of decimal digits of a number.
    static func digitCount(of number: UInt64) -> Int {
        var count = 1
        var bound: UInt64 = 10
        while number >= bound {
            count += 1
            // The largest number has 20 digits.
            guard count < 20 else { break }
            bound &*= 10
        }
        return count
    }

    /// Appends bytes in base64, four characters for three bytes.
    mutating func append(base64 bytes: UnsafeRawBufferPointer) {
        let byteCount = (bytes.count + 2) / 3 * 4
        let room = reserve(byteCount)
        var position = 0
        var written = 0
        while bytes.count - position >= 3 {
            let bits = UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2])
            room.storeBytes(of: Base64.characters(of: bits), toByteOffset: written, as: UInt32.self)
            position += 3
            written += 4
        }
        let rest = bytes.count - position
        defer { commit(byteCount) }
        guard rest > 0 else { return }
        let bits = UInt32(bytes[position]) << 16 | (rest > 1 ? UInt32(bytes[position + 1]) << 8 : 0)
        room.storeBytes(of: Base64.characters(of: bits), toByteOffset: written, as: UInt32.self)
        for padding in (rest + 1)..<4 {
            room[written + padding] = UInt8(ascii: "=")
        }
    }
}
