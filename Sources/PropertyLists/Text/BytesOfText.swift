// Characters of text: searched for eight bytes at a time, and as digits.

extension UnsafeRawBufferPointer {
    /// Where the first of two bytes is, from a position on; the count where neither does.
    // A byte is 0 where the word has the one that is looked for, and a word less one in each byte borrows in those: the
    // lowest of them is a true one.
    func firstPosition(ofByte first: UInt8, or second: UInt8, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits: UInt64 = 0x8080_8080_8080_8080
        var position = start
        while count - position >= 8 {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let firsts = word ^ ones &* UInt64(first)
            let seconds = word ^ ones &* UInt64(second)
            let zeros = ((firsts &- ones) & ~firsts | (seconds &- ones) & ~seconds) & highBits
            if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, self[position] != first, self[position] != second {
            position += 1
        }
        return position
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit in ASCII, or `nil` for another character.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Whether this is a decimal digit in ASCII.
    var isDigit: Bool { (0x30...0x39).contains(self) }
}
