// Appends XML text: fixed text, text with entities, and decimal numbers.
//
// Each method first reserves memory for all that it appends.

extension GrowingBytes {
    mutating func append(_ text: StaticString) {
        unsafe append(contentsOf: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends bytes, with entities for the three characters that XML reserves.
    mutating func append(escaping bytes: UnsafeRawBufferPointer) {
        var start = 0
        while true {
            // `<` and `>` differ in one bit.
            let position = unsafe bytes.firstPosition(
                ofByte: UInt8(ascii: ">"), setting: 0x02, or: UInt8(ascii: "&"), from: start)
            unsafe append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
            guard position < bytes.count else { return }
            switch unsafe bytes[position] {
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            default: append("&amp;")
            }
            start = position + 1
        }
    }

    // MARK: Numbers

    /// Appends a number in decimal digits, padded with zeros to a minimum number of digits.
    mutating func append(decimal number: UInt64, digitCount minimum: Int = 1) {
        let digitCount = max(Self.digitCount(of: number), minimum)
        let room = unsafe reserve(digitCount)
        var rest = number
        var position = digitCount
        while position > 0 {
            position -= 1
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            unsafe room.storeBytes(of: 0x30 | UInt8(truncatingIfNeeded: digit), toByteOffset: position, as: UInt8.self)
            rest = quotient
        }
        unsafe commit(digitCount)
    }

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
}
