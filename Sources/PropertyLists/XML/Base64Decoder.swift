// Reads base64 text, four characters for three bytes, as leniently as Cocoa does.

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
        guard let value = Self.value(of: byte) else { return true }
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

    /// The six bits of a character, or `nil` if it is not in the alphabet.
    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
