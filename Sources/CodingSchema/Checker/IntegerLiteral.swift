// Integer literals as Swift writes them, and the ranges of the integer types.

/// The value of an integer literal: a sign and a 64-bit magnitude, because no integer type of a schema is wider.
package struct IntegerLiteral: Hashable, Sendable {
    package let isNegative: Bool
    package let magnitude: UInt64

    package init(isNegative: Bool, magnitude: UInt64) {
        // Zero has no sign.
        self.isNegative = isNegative && magnitude != 0
        self.magnitude = magnitude
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

extension SchemaIntegerType {
    /// Whether the type has negative numbers.
    package var isSigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64, .int: true
        case .uint8, .uint16, .uint32, .uint64, .uint: false
        }
    }

    /// Whether the type is unsigned and has the same width on every machine.
    var isFixedUnsigned: Bool { !isSigned && self != .uint }

    /// The width; `Int` and `UInt` count as 64 bits.
    package var bitCount: Int {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int64, .uint64, .int, .uint: 64
        }
    }

    /// The magnitudes of the lowest and the highest value.
    private var limits: (low: UInt64, high: UInt64) {
        let half = UInt64(1) << UInt64(bitCount - 1)
        return isSigned ? (half, half - 1) : (0, (half - 1) * 2 + 1)
    }

    /// `-128 to 127`.
    var rangeText: String { (isSigned ? "-" : "") + "\(limits.low) to \(limits.high)" }

    /// Whether the type can represent the number.
    package func contains(_ literal: IntegerLiteral) -> Bool {
        literal.magnitude <= (literal.isNegative ? limits.low : limits.high)
    }
}
