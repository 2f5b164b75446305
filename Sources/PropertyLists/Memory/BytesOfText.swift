// Compares and searches text many bytes at a time, reads digits, iterates over the UTF-16 code units of UTF-8, and
// estimates how long it takes to hash text.
//
// Each load is inside the count, and the caller keeps the bytes alive.

extension UnsafeRawBufferPointer {
    package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        // A call takes longer than comparing a few words, and most texts have only a few.
        if count >= 64, let first = baseAddress, let second = other.baseAddress {
            return unsafe SystemMemory.areEqual(first, second, count: count)
        }
        var offset = 0
        while count &- offset >= 8 {
            let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard unsafe word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset &+= 8
        }
        while offset < count {
            guard unsafe self[offset] == other[offset] else { return false }
            offset &+= 1
        }
        return true
    }

    // Eight bytes at a time and without early exit, so that the compiler can vectorize it. Most strings are short: the
    // last eight bytes are checked as one word, which may overlap the previous word.
    var isASCII: Bool {
        guard count >= 8 else {
            var union: UInt8 = 0
            // swift-format-ignore
            for unsafe byte in unsafe self { union |= byte }
            return union < 0x80
        }
        var union = unsafe loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        var offset = 0
        while offset &+ 8 < count {
            unsafe union |= loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            offset &+= 8
        }
        return union & 0x8080_8080_8080_8080 == 0
    }

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
            let word = unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt64.self))
            let firsts = (word | ones &* UInt64(bits)) ^ ones &* UInt64(first)
            let seconds = word ^ ones &* UInt64(second)
            let zeros = ((firsts &- ones) & ~firsts | (seconds &- ones) & ~seconds) & highBits
            if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, unsafe self[position] | bits != first, unsafe self[position] != second {
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

    /// Whether XML has the character as white space.
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

    // The bit 0x20 distinguishes lowercase from uppercase letters.
    var isLetterOrDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

/// The UTF-16 code units of valid UTF-8. Invalid bytes result in arbitrary code units, but never more than there are
/// bytes. Whoever creates it keeps the UTF-8 alive.
@safe struct CodeUnits {
    private let utf8: UnsafeBufferPointer<UInt8>
    private var position = 0
    // The second half of a surrogate pair whose first half was returned.
    private var pending: UInt16?

    init(utf8: UnsafeBufferPointer<UInt8>) {
        unsafe self.utf8 = utf8
    }

    /// The number of remaining code units.
    var count: Int {
        var rest = self
        var count = 0
        while rest.next() != nil { count &+= 1 }
        return count
    }

    mutating func next() -> UInt16? {
        if let unit = pending {
            pending = nil
            return unit
        }
        guard unsafe position < utf8.count else { return nil }
        let first = unsafe utf8[position]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        // The lead byte starts with a one bit per byte and a zero bit; the rest are the highest bits of the scalar.
        var scalar = length == 1 ? UInt32(first) : UInt32(first & (0x7F &>> UInt8(truncatingIfNeeded: length)))
        var next = position &+ 1
        position = unsafe min(position &+ length, utf8.count)
        while next < position {
            scalar = unsafe scalar << 6 | UInt32(utf8[next] & 0x3F)
            next &+= 1
        }
        guard scalar >= 0x10000 else { return UInt16(truncatingIfNeeded: scalar) }
        pending = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
        return UInt16(truncatingIfNeeded: 0xD800 &+ (scalar &- 0x10000) >> 10)
    }
}

extension String {
    /// What it takes to hash or compare the string in addition to its length, as a number of bytes that take as long.
    ///
    /// Swift sorts each run of combining characters for that, in a time that is quadratic in the length of the run. No
    /// language has runs of more than a few, but 80 KB of nothing else take half a second, each time.
    package var sortingCost: Int {
        guard utf8.count >= 1_024 else { return 0 }
        var (cost, run) = (0, 0)
        for scalar in unicodeScalars {
            if scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered {
                run += 1
                // The sum is proportional to the square of the length: it could be more than 32 bits hold.
                cost = min(cost + run / 4, .max / 2)
            } else {
                run = 0
            }
        }
        return cost
    }
}
