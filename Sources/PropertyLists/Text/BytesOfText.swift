// Searches text eight bytes at a time, and reads digits.

extension UnsafeRawBufferPointer {
    /// The position of the first of two bytes, at or after a start; the count if there is neither. The given bits of
    /// the text are set before the first byte is compared.
    // The exclusive or turns matching bytes into 0, and the subtraction then sets their high bits. Because of borrows,
    // other high bits may also be set, but only above the lowest match.
    @inline(__always)
    func firstPosition(ofByte first: UInt8, setting bits: UInt8 = 0, or second: UInt8, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var position = start
        while count - position >= 8 {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let firsts = (word | ones &* UInt64(bits)) ^ ones &* UInt64(first)
            let seconds = word ^ ones &* UInt64(second)
            let zeros = ((firsts &- ones) & ~firsts | (seconds &- ones) & ~seconds) & highBits
            if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, self[position] | bits != first, self[position] != second {
            position += 1
        }
        return position
    }
}

extension UInt8 {
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Whether the byte is an ASCII letter or digit.
    // The bit 0x20 distinguishes lowercase from uppercase letters.
    var isLetterOrDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
