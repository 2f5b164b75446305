// Reals as decimal text. Any notation can be read. Reals are written with 17 digits, which identify every 64-bit real.
//
// The caller lends the text, and each position is compared with its end.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

enum RealText {
    /// The real that a text represents, or `nil` if the text is not a real.
    static func value(of text: UnsafeRawBufferPointer.SubSequence) -> Double? {
        if let value = unsafe plainValue(of: text) { return value }
        var rest = unsafe text
        let isNegative = unsafe rest.first == UInt8(ascii: "-")
        if unsafe isNegative || rest.first == UInt8(ascii: "+") { unsafe rest = rest.dropFirst() }
        let isDecimal = unsafe rest.first.map { $0.isDigit || $0 == UInt8(ascii: ".") } ?? false
        guard isDecimal else {
            switch unsafe String(decoding: rest, as: UTF8.self).lowercased() {
            case "nan": return isNegative ? -.nan : .nan
            case "inf", "infinity": return isNegative ? -.infinity : .infinity
            default: return nil
            }
        }
        // The standard library would accept hexadecimal.
        guard unsafe isDecimalNumber(rest) else { return nil }
        return unsafe Double(String(decoding: text, as: UTF8.self))
    }

    // A real with at most 19 digits and no exponent, which is a quotient of two 64-bit integers; nil for others. This
    // covers most reals and takes a tenth of the standard library's time.
    private static func plainValue(of text: UnsafeRawBufferPointer.SubSequence) -> Double? {
        var position = unsafe text.startIndex
        let isNegative = unsafe text.first == UInt8(ascii: "-")
        if isNegative { position += 1 }
        guard unsafe text.endIndex - position <= 20 else { return nil }
        var digits: UInt64 = 0
        var digitCount = 0
        var point: Int?
        while unsafe position < text.endIndex {
            let byte = unsafe text[position]
            position += 1
            if byte.isDigit {
                digits = digits &* 10 &+ UInt64(byte & 0x0F)
                digitCount += 1
            } else if byte == UInt8(ascii: "."), point == nil {
                point = position
            } else {
                return nil
            }
        }
        guard digitCount > 0, digitCount <= 19 else { return nil }
        let value = quotient(digits, tenToThe: point.map { unsafe text.endIndex - $0 } ?? 0)
        return isNegative ? -value : value
    }

    // Returns the real nearest to a quotient. Both numbers are shifted up to the highest bit, so that the quotient has
    // at least 63 bits. Its lowest bit is set if there is a remainder, so the conversion to 53 bits rounds correctly.
    private static func quotient(_ dividend: UInt64, tenToThe exponent: Int) -> Double {
        guard dividend > 0 else { return 0 }
        guard exponent > 0 else { return Double(dividend) }
        let divisor = powersOfTen[exponent]
        let dividendShift = dividend.leadingZeroBitCount
        let divisorShift = divisor.leadingZeroBitCount
        let moved = dividend << UInt64(dividendShift)
        let (quotient, rest) = (divisor << UInt64(divisorShift)).dividingFullWidth((moved >> 1, moved << 63))
        let scale = Double(sign: .plus, exponent: divisorShift - dividendShift - 63, significand: 1)
        return Double(rest == 0 ? quotient : quotient | 1) * scale
    }

    // Whether the text is digits with at most one point, and perhaps an exponent.
    private static func isDecimalNumber(_ text: UnsafeRawBufferPointer.SubSequence) -> Bool {
        let mantissa = unsafe text.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
        guard unsafe mantissa.count(where: { !$0.isDigit }) <= 1, unsafe mantissa.contains(where: \.isDigit) else {
            return false
        }
        var exponent = unsafe text.dropFirst(mantissa.count)
        guard let mark = unsafe exponent.first else { return true }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
        unsafe exponent = exponent.dropFirst()
        if unsafe exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") {
            unsafe exponent = exponent.dropFirst()
        }
        return unsafe !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
    }

    // MARK: Writing

    /// Appends the text of a real, as Cocoa writes it: both zeros are `0.0`, and whole numbers have no point.
    static func append(_ value: Double, to text: inout GrowingBytes) {
        if value == 0 { return text.append("0.0") }
        if value.isNaN { return text.append("nan") }
        if value.isInfinite { return text.append(value < 0 ? "-infinity" : "+infinity") }
        let magnitude = value.magnitude
        guard magnitude >= 0.001, magnitude < 1e17 else {
            return unsafe libraryText(of: value).withUnsafeBytes { unsafe text.append(contentsOf: $0) }
        }
        if value < 0 { text.append(UInt8(ascii: "-")) }
        appendPlain(magnitude, to: &text)
    }

    // Appends a real without an exponent. Its fraction has at most 53 bits, and at most 117 bits after the
    // multiplication by the power of ten that makes its digits whole, so nothing is lost. This takes a tenth of the C
    // library's time.
    private static func appendPlain(_ value: Double, to text: inout GrowingBytes) {
        let significand = value.significandBitPattern | 1 << 52
        let fractionBitCount = 52 - Int(value.exponent)
        // From 2^52 on there is no fraction. Below 10^17, the bits are shifted by at most four.
        guard fractionBitCount > 0 else { return text.append(decimal: significand << UInt64(-fractionBitCount)) }
        let shift = UInt64(fractionBitCount)
        var whole = significand >> shift
        var digitCount = 17
        if whole > 0 {
            digitCount -= GrowingBytes.digitCount(of: whole)
        } else if value < 0.1 {
            // Zeros after the point do not count as digits.
            digitCount += value < 0.01 ? 2 : 1
        }
        let fraction = significand & (1 << shift - 1)
        let product = fraction.multipliedFullWidth(by: powersOfTen[digitCount])
        var digits = product.high << (64 - shift) | product.low >> shift
        let rest = product.low & (1 << shift - 1)
        let half: UInt64 = 1 << (shift - 1)
        // Rounds half to even.
        if rest > half || rest == half && digits & 1 == 1 { digits += 1 }
        if digits == powersOfTen[digitCount] {
            whole += 1
            digits = 0
        }
        text.append(decimal: whole)
        guard digits > 0 else { return }
        while digits % 10 == 0 {
            digits /= 10
            digitCount -= 1
        }
        text.append(UInt8(ascii: "."))
        text.append(decimal: digits, digitCount: digitCount)
    }

    private static let powersOfTen: [UInt64] = (0...19).map { exponent in
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    // The C library's text with 17 digits.
    @inline(never)
    static func libraryText(of value: Double) -> [UInt8] {
        var characters = [CChar](repeating: 0, count: 64)
        let count = unsafe withVaList([value]) { unsafe vsnprintf(&characters, characters.count, "%.17g", $0) }
        return replacingPoint(in: characters.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) })
    }

    // The locale of the process may have another decimal separator, even one of several bytes.
    private static func replacingPoint(in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"): result.append(byte)
            case _ where byte.isDigit: result.append(byte)
            case _ where result.last == UInt8(ascii: "."): continue
            default: result.append(UInt8(ascii: "."))
            }
        }
        return result
    }
}
