// Literals of numbers and collections as Swift writes them.

/// The value of an integer literal: a sign and a 64-bit magnitude, because no integer type of a schema is wider.
package struct IntegerLiteral: Hashable, Sendable {
    package let isNegative: Bool
    package let magnitude: UInt64

    package init(isNegative: Bool, magnitude: UInt64) {
        // Zero has no sign.
        self.isNegative = isNegative && magnitude != 0
        self.magnitude = magnitude
    }

    package init(_ number: some FixedWidthInteger) {
        self.init(isNegative: number < 0, magnitude: UInt64(number.magnitude))
    }

    /// Parses Swift's text; `nil` if it needs more than 64 bits.
    package init?(_ text: String) {
        var digits = text.filter { $0 != "_" && $0 != " " }
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let radix: Int
        switch digits.prefix(2) {
        case "0x": radix = 16
        case "0o": radix = 8
        case "0b": radix = 2
        default: radix = 10
        }
        if radix != 10 { digits.removeFirst(2) }
        guard let magnitude = UInt64(digits, radix: radix) else { return nil }
        self.init(isNegative: isNegative, magnitude: magnitude)
    }

    /// The literal after this one, as Swift counts raw values; `nil` past 64 bits.
    var next: IntegerLiteral? {
        if isNegative { return IntegerLiteral(isNegative: true, magnitude: magnitude - 1) }
        let (magnitude, isTooLarge) = magnitude.addingReportingOverflow(1)
        return isTooLarge ? nil : IntegerLiteral(isNegative: false, magnitude: magnitude)
    }

    /// The number in decimal digits.
    package var text: String { (isNegative ? "-" : "") + String(magnitude) }
}

/// The value of a literal of type `Decimal`. Swift reads it as a `Double`, which would archive another number than the
/// schema declares: 1234567.891 would become 1234567.8910000001024.
///
/// It consists of significant digits and a power of ten.
package struct DecimalLiteral {
    package let isNegative: Bool
    package let significand: UInt64
    package let exponent: Int

    /// Parses Swift's text; `nil` if it isn't decimal, has more than 18 digits, or an exponent wider than one byte.
    package init?(_ text: String) {
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
    package var swiftText: String {
        let sign = isNegative ? "minus" : "plus"
        return "Decimal(sign: .\(sign), exponent: \(exponent), significand: \(significand))"
    }
}

/// The elements of a collection's literal as the checked schema has it, `[1, 2]` or `["a": 1]`, each as a text.
package struct CollectionLiteral {
    /// The keys of a dictionary; empty for an array.
    package private(set) var keys: [String] = []
    package private(set) var values: [String] = []

    package init?(_ text: String) {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        var (part, depth, isInString, isEscaped) = ("", 0, false, false)
        func finish() -> String { part.trimmingPrefix(" ").description }
        for character in text.dropFirst().dropLast() {
            if isInString {
                isInString = isEscaped || character != "\""
                isEscaped = !isEscaped && character == "\\"
            } else {
                switch character {
                case "\"": isInString = true
                case "[", "(": depth += 1
                case "]", ")": depth -= 1
                case ":" where depth == 0:
                    keys.append(finish())
                    part = ""
                    continue
                case "," where depth == 0:
                    values.append(finish())
                    part = ""
                    continue
                default: break
                }
            }
            part.append(character)
        }
        if !part.isEmpty { values.append(finish()) }
        // The one colon of `[:]`.
        if values.isEmpty { keys = [] }
    }
}
