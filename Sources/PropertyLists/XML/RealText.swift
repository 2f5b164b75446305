// Reals as decimal text: any spelling is read, and 17 digits are written, which tell every real of 64 bits from all
// others.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// The text of reals.
enum RealText {
    /// The real that a text stands for, or `nil` where it is something else.
    static func value(of text: ArraySlice<UInt8>) -> Double? {
        var rest = text
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        let isDecimal = rest.first.map { isDigit($0) || $0 == UInt8(ascii: ".") } ?? false
        guard isDecimal else {
            switch String(decoding: rest, as: UTF8.self).lowercased() {
            case "nan": return isNegative ? -.nan : .nan
            case "inf", "infinity": return isNegative ? -.infinity : .infinity
            default: return nil
            }
        }
        // Hexadecimal is kept away from the standard library, which would take it.
        guard isDecimalNumber(rest) else { return nil }
        return Double(String(decoding: text, as: UTF8.self))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    // Digits with a point somewhere, and perhaps an exponent.
    private static func isDecimalNumber(_ text: ArraySlice<UInt8>) -> Bool {
        let mantissa = text.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
        guard mantissa.count(where: { !isDigit($0) }) <= 1, mantissa.contains(where: isDigit) else { return false }
        var exponent = text.dropFirst(mantissa.count)
        guard let mark = exponent.first else { return true }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
        exponent = exponent.dropFirst()
        if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") {
            exponent = exponent.dropFirst()
        }
        return !exponent.isEmpty && exponent.allSatisfy(isDigit)
    }

    /// The text of a real, as Cocoa writes it: both zeros are `0.0`, whole numbers have no point.
    static func text(of value: Double) -> String {
        if value == 0 { return "0.0" }
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
        var characters = [CChar](repeating: 0, count: 64)
        let count = withVaList([value]) { vsnprintf(&characters, characters.count, "%.17g", $0) }
        let bytes = characters.prefix(max(Int(count), 0)).map { UInt8(bitPattern: $0) }
        return String(decoding: replacingPoint(in: bytes), as: UTF8.self)
    }

    // The process may have a locale with another point, even one of several bytes.
    private static func replacingPoint(in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"): result.append(byte)
            case _ where isDigit(byte): result.append(byte)
            case _ where result.last == UInt8(ascii: "."): continue
            default: result.append(UInt8(ascii: "."))
            }
        }
        return result
    }
}
