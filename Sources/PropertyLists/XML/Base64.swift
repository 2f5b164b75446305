// Data as base64 text, four characters for three bytes. Reads as leniently as Cocoa, and writes the same text.

/// Decodes base64 character by character.
///
/// White space and all other ASCII characters that are not in the alphabet are ignored, and so is an incomplete group
/// of characters at the end. Characters of the alphabet after the padding are an error.
struct Base64Decoder {
    private(set) var result: [UInt8] = []
    /// The expected input, after a character was refused.
    private(set) var expectation = "ASCII"
    private var bits: UInt32 = 0
    private var count = 0
    private var paddingCount = 0
    private var isComplete = false

    /// Reserves memory for the maximum number of bytes.
    init(characterCount: Int) {
        result.reserveCapacity(characterCount / 4 * 3 + 3)
    }

    /// Adds a character. Returns false if it is invalid at this position.
    mutating func add(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        if byte == UInt8(ascii: "=") { return addPadding() }
        guard let value = Base64.value(of: byte) else { return true }
        guard paddingCount == 0, !isComplete else {
            expectation = "the end after '='"
            return false
        }
        bits = bits << 6 | value
        count += 1
        if count == 4 { flush(byteCount: 3) }
        return true
    }

    private mutating func addPadding() -> Bool {
        guard !isComplete else { return true }
        guard count + paddingCount >= 2 else {
            expectation = "'=' as the third or fourth of four characters only"
            return false
        }
        paddingCount += 1
        if count + paddingCount == 4 {
            bits <<= 6 * UInt32(paddingCount)
            flush(byteCount: 3 - paddingCount)
            isComplete = true
        }
        return true
    }

    private mutating func flush(byteCount: Int) {
        for place in 0..<byteCount {
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * place)))
        }
        bits = 0
        count = 0
    }
}

/// The alphabet of base64.
enum Base64 {
    /// The six bits of a character, or `nil` if it is not in the alphabet.
    static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }

    /// The four characters for 24 bits. The first one has the lowest address in memory.
    static func characters(of bits: UInt32) -> UInt32 {
        let characters =
            character(bits >> 18) << 24 | character(bits >> 12 & 0x3F) << 16 | character(bits >> 6 & 0x3F) << 8
            | character(bits & 0x3F)
        return characters.bigEndian
    }

    // Computed: a lookup table would be an array with a bounds check for every character.
    private static func character(_ value: UInt32) -> UInt32 {
        switch value {
        case 0..<26: value + 0x41
        case 26..<52: value + 0x47
        case 52..<62: value &- 4
        case 62: 0x2B
        default: 0x2F
        }
    }
}
