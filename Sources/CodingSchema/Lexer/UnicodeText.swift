// UTF-8, scalar by scalar, and which scalars Swift allows in names.

/// Reads scalars out of bytes that need not be UTF-8.
package enum UnicodeText {
    /// The scalar whose first byte is at `offset`, and its length; `nil` if the bytes are not UTF-8.
    static func scalar(in bytes: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let first = bytes[offset]
        let length: Int
        var value: UInt32
        switch first {
        case 0x00...0x7F: return (Unicode.Scalar(first), 1)
        case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
        case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
        case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
        default: return nil
        }
        guard bytes.count - offset >= length else { return nil }
        for byte in bytes[(offset + 1)..<(offset + length)] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        // A scalar written longer than it need be is no UTF-8; surrogates are no scalars.
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    /// The offset of the first byte that is not UTF-8.
    static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
            } else if let (_, length) = scalar(in: bytes, at: offset) {
                offset += length
            } else {
                return offset
            }
        }
        return nil
    }

    /// A name may begin with the scalar.
    package static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return beginsName(UInt8(truncatingIfNeeded: scalar.value)) }
        return lies(scalar.value, in: nameBeginnings)
    }

    static func beginsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// A name may go on with the scalar.
    package static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        beginsName(scalar) || lies(scalar.value, in: [0x30...0x39] + nameContinuations)
    }

    private static func lies(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        // Each plane but the last two is allowed whole, except for its two noncharacters.
        if value >= 0x10000 { return value < 0xF0000 && value & 0xFFFF <= 0xFFFD }
        return ranges.contains { $0.contains(value) }
    }

    /// The basic plane's part of Swift's `identifier-head`.
    private static let nameBeginnings: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    ]

    /// What Swift's `identifier-character` adds outside of ASCII: combining marks.
    private static let nameContinuations: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
