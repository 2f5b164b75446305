// Decimal literals. Swift reads the real literal of a 'Decimal' as a 'Double', which would archive another number than
// the schema declares: 1234567.891 would become 1234567.8910000001024.

/// The value of a literal of type `Decimal`: significant digits and a power of ten.
struct DecimalLiteral {
    private let isNegative: Bool
    private let significand: UInt64
    private let exponent: Int

    /// Parses Swift's text; `nil` if it isn't decimal, has more than 18 digits, or an exponent wider than one byte.
    init?(_ text: String) {
        var rest = Substring(text.filter { $0 != "_" })
        isNegative = rest.hasPrefix("-")
        if isNegative { rest.removeFirst() }
        let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let mantissa = (parts.first ?? "").split(separator: ".", maxSplits: 1)
        guard let whole = mantissa.first, let written = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        guard (whole + fraction).allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        let digits = (whole + fraction).drop { $0 == "0" }
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        let significant = digits.dropLast(zeros)
        guard significant.count <= 18, written.magnitude < 1_000, fraction.utf8.count < 1_000 else { return nil }
        significand = UInt64(significant) ?? 0
        exponent = significand == 0 ? 0 : written - fraction.count + zeros
        guard (-128...127).contains(exponent) else { return nil }
    }

    /// Swift's text for exactly this value.
    var swiftText: String {
        let sign = isNegative ? "minus" : "plus"
        return "Decimal(sign: .\(sign), exponent: \(exponent), significand: \(significand))"
    }
}
