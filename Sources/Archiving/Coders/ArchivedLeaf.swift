// Values without parts, which a format writes and reads by one primitive each way.

public import PropertyLists

// MARK: For authors of formats

/// A value without parts, as archivers give it to a format and unarchivers get it back.
///
/// Custom formats don't get the last six.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ArchivedLeaf {
    /// Nil.
    case null

    /// A boolean.
    case boolean(Bool)

    /// An integer; for an unsigned type, its bit pattern. The type matters only for formats that record it.
    case integer(Int64, type: IntegerType = .int64)

    /// A 32-bit floating-point number.
    case float(Float)

    /// A 64-bit floating-point number.
    case double(Double)

    /// A string.
    case string(String)

    /// Data.
    case data(Data)

    /// A date.
    case date(Date)

    /// A URL and, if it has one, its base URL.
    case url(URL)

    /// A UUID.
    case uuid(UUID)

    /// A decimal number.
    case decimal(Decimal)

    /// A geometric value: a point, a size, edge insets and so on.
    case geometry(GeometryValue)

    /// Bytes that aren't stored as an object, or nil: Cocoa's `encodeBytes`.
    case bytes(Data?)

    /// A string that is stored under a key itself and not as an object.
    case inlineString(String)

    /// A string that Cocoa archives as a mutable string.
    case mutableString(String)

    /// Data that Cocoa archives as mutable data.
    case mutableData(Data)

    /// A number that Cocoa archives as an object even under a key. The type of an integer is `nil` if it is the one of 64
    /// bits that holds it.
    case numberObject(NumberValue, type: IntegerType?)

    /// A geometric value that Cocoa archives as an NSValue object even under a key.
    case geometryObject(GeometryValue)
}

extension ArchivedLeaf {
    init(_ number: NumberValue, type: IntegerType? = nil) {
        switch number {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value, type: type ?? .int64)
        case .largeInteger(let value): self = .integer(Int64(bitPattern: value), type: type ?? .uint64)
        case .float(let value): self = .float(value)
        case .double(let value): self = .double(value)
        case .decimal(let value): self = .decimal(value)
        }
    }

    /// The leaf without what only Cocoa distinguishes.
    var plain: ArchivedLeaf {
        switch self {
        case .inlineString(let value), .mutableString(let value): .string(value)
        case .mutableData(let value), .bytes(let value?): .data(value)
        case .bytes(nil): .null
        case .numberObject(let value, let type): ArchivedLeaf(value, type: type)
        case .geometryObject(let value): .geometry(value)
        default: self
        }
    }

    var kind: ValueKind {
        switch self {
        case .geometry(let value), .geometryObject(let value): .geometry(value.kind)
        default: AnyValue(self)?.kind ?? .null
        }
    }
}

extension AnyValue {
    /// The value of a leaf; `nil` for a geometric value.
    init?(_ leaf: ArchivedLeaf) {
        switch leaf {
        case .null, .bytes(nil): self = .null
        case .boolean(let value): self = .number(.boolean(value))
        case .integer(let value, let type):
            self = .number(type.isUnsigned && value < 0 ? .largeInteger(UInt64(bitPattern: value)) : .integer(value))
        case .float(let value): self = .number(.float(value))
        case .double(let value): self = .number(.double(value))
        case .decimal(let value): self = .number(.decimal(value))
        case .numberObject(let value, _): self = .number(value)
        case .string(let value), .inlineString(let value), .mutableString(let value): self = .string(value)
        case .data(let value), .mutableData(let value), .bytes(let value?): self = .data(value)
        case .date(let value): self = .date(value)
        case .url(let value): self = .url(value)
        case .uuid(let value): self = .uuid(value)
        case .geometry, .geometryObject: return nil
        }
    }
}
