// A value of any kind, as in Foundation's untyped collections.

public import PropertyLists

/// A value whose kind the archive determines: an attribute of an attributed string, or an entry of an error's user
/// info.
///
/// Decoding it doesn't create objects of your classes and doesn't require permission for any class. Any other value,
/// such as a font or a color, is preserved unchanged and written back (``ArchivedObject``).
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum AnyValue: Hashable {
    /// Null. As an optional element, null is read as nil.
    case null

    /// A number or boolean.
    case number(NumberValue)

    /// A string, mutable or immutable.
    case string(String)

    /// Data, mutable or immutable.
    case data(Data)

    /// A date.
    case date(Date)

    /// A URL.
    case url(URL)

    /// A UUID.
    case uuid(UUID)

    /// An array, mutable or immutable.
    case array([AnyValue])

    /// The members of a set in the order of the archive.
    ///
    /// Two sets are compared in that order, and members are written in that order.
    case set([AnyValue])

    /// A dictionary whose keys are strings, mutable or immutable.
    case dictionary([String: AnyValue])

    /// An error.
    case error(ErrorValue)

    /// An object of another class, a dictionary that has keys other than strings, or a value that its type in Swift can't
    /// hold, such as a URL without text or an array with a nil element.
    case object(ArchivedObject)

    /// Hashes the value.
    ///
    /// A collection is hashed by its number of elements only. Values can share their contents, so hashing all of the
    /// contents could take a very long time.
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

    /// Creates a 64-bit floating-point number.
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

    /// Creates a dictionary.
    ///
    /// If entries have equal keys, the last one is used.
    public init(dictionaryLiteral entries: (String, AnyValue)...) {
        self = .dictionary(Dictionary(entries) { _, last in last })
    }
}

// MARK: - Text

extension AnyValue: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value in one line, such as `["name": "Anna", "sizes": [1, 2.5]]`.
    public var description: String {
        switch self {
        case .null: "null"
        case .number(let value): "\(value)"
        case .string(let value): value.debugDescription
        case .data(let value): PropertyList.text(of: value)
        // Foundation's own description of a date that isn't a number ends the process.
        case .date(let value): "\(value.timeIntervalSinceReferenceDate) s since 2001"
        case .url(let value): "\(value)"
        case .uuid(let value): "\(value)"
        case .array(let elements): "[" + PropertyList.text(of: elements) + "]"
        case .set(let elements): "{" + PropertyList.text(of: elements) + "}"
        case .dictionary(let entries): PropertyList.text(of: entries)
        case .error(let value): "error \(value.code) of \(value.domain.debugDescription)"
        case .object(let value): "\(value)"
        }
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }
}

extension AnyValue {
    var kind: ValueKind {
        switch self {
        case .null: .null
        case .number(.boolean): .boolean
        case .number(.integer): .integer
        case .number(.largeInteger): .largeInteger
        case .number(.float): .float
        case .number(.double): .double
        case .number(.decimal): .decimal
        case .string: .string
        case .data: .data
        case .date: .date
        case .url: .url
        case .uuid: .uuid
        case .array: .array
        case .set: .set
        case .dictionary: .dictionary
        case .error: .error
        case .object: .object
        }
    }
}
