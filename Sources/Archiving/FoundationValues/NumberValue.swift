// Numbers of all kinds: NSNumber.

public import PropertyLists

/// A number whose kind the archive determines: Cocoa's NSNumber.
///
/// The kinds are distinct, as they are in archives: true isn't 1, and 1 isn't 1.0. The properties convert between them
/// without loss. Under a key the number is stored as an object, as an NSNumber is. A number that is stored inline can be
/// decoded too.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NumberValue: Hashable, Sendable {
    /// A boolean.
    case boolean(Bool)

    /// An integer.
    case integer(Int64)

    /// An integer above `Int64.max`.
    case largeInteger(UInt64)

    /// A 32-bit floating-point number.
    case float(Float)

    /// A 64-bit floating-point number.
    case double(Double)

    /// A decimal number: Cocoa's NSDecimalNumber.
    case decimal(Decimal)

    /// Creates a number from an integer of any width.
    public init(_ integer: some ArchivableInteger) {
        self = Int64(exactly: integer).map { .integer($0) } ?? .largeInteger(UInt64(truncatingIfNeeded: integer))
    }
}

extension NumberValue {
    /// The number as a boolean; `nil` unless it is true, false, 1 or 0.
    public var bool: Bool? {
        switch integer.flatMap(\.signed) {
        case 0?: false
        case 1?: true
        default: nil
        }
    }

    /// The number as an integer, 1 for true; `nil` if it has a fraction or is out of range.
    public var int: Int? { integer.flatMap(\.signed).flatMap { Int(exactly: $0) } }

    /// The number as an integer that isn't negative, 1 for true; `nil` if it has a fraction or is out of range.
    public var uint: UInt? { integer.flatMap(\.unsigned).flatMap { UInt(exactly: $0) } }

    /// The number as a 64-bit floating-point number, 1 for true; `nil` if that can't represent it.
    ///
    /// Decimal numbers of up to 15 digits, and integers of up to 53 bits, can always be represented.
    public var double: Double? {
        switch self {
        case .float(let value): return Double(value)
        case .double(let value): return value
        case .decimal(let value) where DecimalParts(value).hasFewDigits: return Double(value.description)
        default: break
        }
        guard let integer else { return nil }
        return integer.signed.map { Double(exactly: $0) } ?? integer.unsigned.flatMap { Double(exactly: $0) }
    }

    /// The number as an integer of 64 bits with or without a sign.
    var integer: PropertyListInteger? {
        switch self {
        case .boolean(let value): PropertyListInteger(value ? 1 : 0 as Int64)
        case .integer(let value): PropertyListInteger(value)
        case .largeInteger(let value): PropertyListInteger(value)
        case .float(let value): Self.integer(Double(value))
        case .double(let value): Self.integer(value)
        case .decimal(let value): DecimalParts(value).integer
        }
    }

    private static func integer(_ value: Double) -> PropertyListInteger? {
        Int64(exactly: value).map { PropertyListInteger($0) } ?? UInt64(exactly: value).map { PropertyListInteger($0) }
    }
}

extension NumberValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    /// Creates an integer.
    public init(integerLiteral value: Int64) {
        self = .integer(value)
    }

    /// Creates a 64-bit floating-point number.
    public init(floatLiteral value: Double) {
        self = .double(value)
    }
}

extension NumberValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.numberObject(self, type: nil), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> NumberValue? {
        let kind = try unarchiver.kindOfValue(forKey: key)
        return try decodeIfPresent(from: unarchiver, forKey: key, kind: kind)
    }

    static func decodeIfPresent(
        from unarchiver: Unarchiver, forKey key: String?, kind: ValueKind?
    ) throws -> NumberValue? {
        switch kind {
        case .boolean, .integer, .largeInteger, .float, .double, .decimal: break
        // Throws an error about another kind, and consumes an element that is nil.
        default: return try unarchiver.doubleValue(forKey: key).map { .double($0) }
        }
        return try unarchiver.leafValue(kind ?? .double, forKey: key) {
            if case .number(let number)? = AnyValue($0) { number } else { nil }
        }
    }
}
