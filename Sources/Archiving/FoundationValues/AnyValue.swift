// A value of any kind, as Foundation's untyped collections hold it.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value whose kind the archive decides: an attribute of an attributed string, or what an error knows of itself.
///
/// No class of yours is created for it, and no permission is needed. What is none of the kinds here, such as a font or
/// a color, is kept as it is and written again (``ArchivedObject``).
public indirect enum AnyValue: Hashable {
    /// Null.
    case null

    /// A number or boolean.
    case number(NumberValue)

    /// A string, mutable or not.
    case string(String)

    /// Data, mutable or not.
    case data(Data)

    /// A date.
    case date(Date)

    /// A URL.
    case url(URL)

    /// A UUID.
    case uuid(UUID)

    /// An array, mutable or not.
    case array([AnyValue])

    /// The members of a set in the archive's order. Compared and written in their order.
    case set([AnyValue])

    /// A dictionary whose keys are strings, mutable or not.
    case dictionary([String: AnyValue])

    /// An error.
    case error(ErrorValue)

    /// An object of another class, or a dictionary whose keys are not all strings.
    case object(ArchivedObject)

    /// Hashes what is not held by others: values share what they hold, and could take long to go through.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(value)
        case .data(let value): hasher.combine(value)
        case .date(let value): hasher.combine(value)
        case .url(let value): hasher.combine(value)
        case .uuid(let value): hasher.combine(value)
        case .array(let elements), .set(let elements): hasher.combine(elements.count)
        case .dictionary(let entries): hasher.combine(entries.count)
        case .error(let value): hasher.combine(value.code)
        case .object(let value): hasher.combine(value)
        }
    }
}

extension AnyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates an integer.
    public init(integerLiteral value: Int64) {
        self = .number(.integer(value))
    }

    /// Creates a real of 64 bits.
    public init(floatLiteral value: Double) {
        self = .number(.double(value))
    }

    /// Creates a boolean.
    public init(booleanLiteral value: Bool) {
        self = .number(.boolean(value))
    }
}

extension AnyValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: AnyValue...) {
        self = .array(elements)
    }

    /// Of entries with equal keys the last one counts.
    public init(dictionaryLiteral entries: (String, AnyValue)...) {
        self = .dictionary(Dictionary(entries) { _, last in last })
    }
}
