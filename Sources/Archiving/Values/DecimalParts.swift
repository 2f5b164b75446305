// The parts of a decimal number in archives.
//
//     -12.5  =  - │ 125 │ × 10^-1        mantissa: 128 bits, here as a high and a low half
//
// Foundation provides only the significand, exponent and sign of a decimal number, so the mantissa's bits are computed
// from its digits.
//
// Code reads lent bytes only during the call that lends them, and inside their bounds.

import PropertyLists

/// The parts of a decimal number. Equal numbers have equal parts: the mantissa has no zeros at its end.
package struct DecimalParts: Hashable {
    var isNegative = false
    var exponent = 0
    var high: UInt64 = 0
    var low: UInt64 = 0

    /// Not a number: no mantissa, and a sign.
    static let nan = DecimalParts(isNegative: true)

    var isZeroOrNaN: Bool { high == 0 && low == 0 }

    package static let exponents = -128...127

    init(isNegative: Bool) { self.isNegative = isNegative }
}

extension DecimalParts {
    init(_ value: Decimal) {
        if value.isNaN {
            self = .nan
            return
        }
        var digits = Array(value.significand.description.utf8)
        var exponent = value.exponent
        while digits.count > 1, digits.last == UInt8(ascii: "0"), exponent < Self.exponents.upperBound {
            digits.removeLast()
            exponent += 1
        }
        for digit in digits where digit >= UInt8(ascii: "0") && digit <= UInt8(ascii: "9") {
            appendDigit(UInt64(digit - UInt8(ascii: "0")))
        }
        if isZeroOrNaN { return }
        self.exponent = exponent
        isNegative = value.isSignMinus
    }

    /// A mantissa has at most as many digits as fit 128 bits.
    private mutating func appendDigit(_ digit: UInt64) {
        let lowProduct = low.multipliedFullWidth(by: 10)
        let (sum, overflow) = lowProduct.low.addingReportingOverflow(digit)
        low = sum
        high = high &* 10 &+ lowProduct.high &+ (overflow ? 1 : 0)
    }

    var value: Decimal {
        if isZeroOrNaN { return isNegative ? .nan : 0 }
        return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: mantissa)
    }

    private var mantissa: Decimal { Decimal(high) * (Decimal(UInt64.max) + 1) + Decimal(low) }

    /// The decimal digits of the mantissa.
    package var digits: String { mantissa.description }

    // MARK: Conversion

    /// Whether a 64-bit floating-point number represents all digits, of which it has 15.
    var hasFewDigits: Bool { high == 0 && low < 1_000_000_000_000_000 && !(isZeroOrNaN && isNegative) }

    /// The number as an integer of 64 bits with or without a sign; `nil` if it has a fraction or is out of range.
    var integer: PropertyListInteger? {
        if isZeroOrNaN { return isNegative ? nil : 0 }
        guard high == 0, exponent >= 0 else { return nil }
        var magnitude = low
        for _ in 0..<exponent {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            magnitude = product
        }
        guard isNegative else { return PropertyListInteger(magnitude) }
        return Int64(exactly: magnitude).map { PropertyListInteger(-$0) }
            ?? (magnitude == Int64.min.magnitude ? PropertyListInteger(Int64.min) : nil)
    }

    // MARK: Words

    /// The number of the mantissa's 16-bit words without leading zeros.
    var wordCount: Int {
        let leading = high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
        return (128 - leading + 15) / 16
    }

    /// The eight words, each with its low byte first.
    var littleEndianBytes: [UInt8] {
        unsafe withUnsafeBytes(of: (low.littleEndian, high.littleEndian)) { unsafe Array($0) }
    }

    /// Creates a number that has only a mantissa, of up to eight words, the low one first.
    package init(mantissa words: some BidirectionalCollection<UInt16>) {
        for word in words.reversed() {
            high = high << 16 | low >> 48
            low = low << 16 | UInt64(word)
        }
    }

    /// Creates a number that has only a mantissa, of the first words of 16 bytes.
    package init(mantissa bytes: some Collection<UInt8>, wordCount: Int, isBigEndian: Bool) {
        let bytes = Array(bytes)
        self.init(
            mantissa: (0..<min(wordCount, bytes.count / 2)).lazy.map { word in
                let (first, second) = (UInt16(bytes[word * 2]), UInt16(bytes[word * 2 + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            })
    }
}
