// A value of any kind, as in Foundation's untyped collections.

public import PropertyLists

/// A value whose kind the archive determines: an attribute of an attributed string, or an entry of an error's user
/// info.
///
/// Decoding it doesn't create objects of your classes and doesn't require permission for any class. Any other value,
/// such as a font or a color, is preserved unchanged and written back (``ArchivedObject``).
///
/// The type isn't `Sendable`, because an ``ArchivedObject`` refers to a graph that belongs to one task at a time.
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

// MARK: For authors of formats

/// The kind of a value in an archive.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ValueKind: Hashable, Sendable, CustomStringConvertible {
    /// Null.
    case null

    /// A boolean.
    case boolean

    /// An integer that fits into `Int64`.
    case integer

    /// An integer that fits only into `UInt64`.
    case largeInteger

    /// A 32-bit floating-point number.
    case float

    /// A 64-bit floating-point number.
    case double

    /// A decimal number.
    case decimal

    /// A string, mutable or immutable.
    case string

    /// Data, mutable or immutable.
    case data

    /// A date.
    case date

    /// A URL.
    case url

    /// A UUID.
    case uuid

    /// An array, mutable or immutable.
    case array

    /// A set, mutable or immutable.
    case set

    /// A dictionary whose keys are all strings.
    case dictionary

    /// An error.
    case error

    /// Anything else.
    case object

    /// What only its reader knows to be geometric: no value is reported to be of this kind.
    case geometry(GeometryKind)

    /// Bytes that aren't stored as an object. No value is reported to be of this kind.
    case bytes

    /// The kind in words, for messages: `a string`, `an integer`.
    public var description: String {
        switch self {
        case .null: "nil"
        case .boolean: "a boolean"
        case .integer, .largeInteger: "an integer"
        case .float, .double: "a real"
        case .decimal: "a decimal number"
        case .data: "data"
        case .url: "a URL"
        case .uuid: "a UUID"
        case .array: "an array"
        case .error: "an error"
        case .object: "an object"
        case .string: "a string"
        case .date: "a date"
        case .set: "a set"
        case .dictionary: "a dictionary"
        case .geometry(let kind): kind.phrase
        case .bytes: "bytes"
        }
    }
}

extension AnyValue: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        switch self {
        case .null: try NullValue().encode(to: archiver, forKey: key)
        case .number(let value): try value.encode(to: archiver, forKey: key)
        case .string(let value): try archiver.encodeStringValue(value, forKey: key)
        case .data(let value): try archiver.encodeLeaf(.data(value), forKey: key)
        case .date(let value): try archiver.encodeDateValue(value, forKey: key)
        case .url(let value): try archiver.encodeLeaf(.url(value), forKey: key)
        case .uuid(let value): try archiver.encodeLeaf(.uuid(value), forKey: key)
        case .array(let elements): try archiver.nesting(forKey: key) { try elements.encode(to: archiver, forKey: key) }
        case .set(let elements): try archiver.nesting(forKey: key) { try encode(elements, to: archiver, forKey: key) }
        case .dictionary(let entries):
            try archiver.nesting(forKey: key) { try entries.encode(to: archiver, forKey: key) }
        case .error(let value): try value.encode(to: archiver, forKey: key)
        case .object(let value): try archiver.encodeArchivedObjectValue(value, forKey: key)
        }
    }

    private func encode(_ members: [AnyValue], to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginCollection(.set, count: members.count, forKey: key)
        for member in members { try member.encode(to: archiver, forKey: nil) }
        try archiver.endCollection()
    }

    /// Decodes the value. What its type in Swift can't hold, such as a URL without text or an array with a nil element, is
    /// an ``object(_:)``.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> AnyValue? {
        let kind = try unarchiver.kindOfValue(forKey: key)
        let value: AnyValue? =
            switch kind {
            case nil: try unarchiver.stringValue(forKey: key).map { .string($0) }
            case .null: try NullValue.decodeIfPresent(from: unarchiver, forKey: key).map { _ in .null }
            case .object: try unarchiver.archivedObjectValue(forKey: key).map { .object($0) }
            case .boolean, .integer, .largeInteger, .float, .double:
                try NumberValue.decodeIfPresent(from: unarchiver, forKey: key, kind: kind).map { .number($0) }
            case let kind?:
                try unarchiver.value(orObjectForKey: key) { try decodeIfPresent(from: unarchiver, forKey: key, kind) }
            }
        if value != nil { unarchiver.expandedCount += 1 }
        return value
    }

    private static func decodeIfPresent(
        from unarchiver: Unarchiver, forKey key: String?, _ kind: ValueKind
    ) throws -> AnyValue? {
        switch kind {
        case .decimal, .string, .data, .date, .url, .uuid:
            try unarchiver.leafValue(kind, forKey: key) { AnyValue($0) }
        case .array: try decodeElements(.array, from: unarchiver, forKey: key).map { .array($0) }
        case .set: try decodeElements(.set, from: unarchiver, forKey: key).map { .set($0) }
        case .dictionary: try decodeDictionary(from: unarchiver, forKey: key).map { .dictionary($0) }
        case .error: try ErrorValue.decodeIfPresent(from: unarchiver, forKey: key).map { .error($0) }
        default: nil
        }
    }

    static func decodeElements(
        _ kind: CollectionKind, from unarchiver: Unarchiver, forKey key: String?
    ) throws -> [AnyValue]? {
        guard let count = try unarchiver.beginCollection(kind, forKey: key) else { return nil }
        return try unarchiver.sharing {
            try unarchiver.nesting { try unarchiver.decodeElements(AnyValue.self, count: count) }
        } end: {
            try unarchiver.endCollection()
        }
    }

    /// Decodes a dictionary whose keys are strings; of entries with equal keys the first counts.
    static func decodeDictionary(
        from unarchiver: Unarchiver, forKey key: String?
    ) throws -> [String: AnyValue]? {
        guard let count = try unarchiver.beginCollection(.dictionary, forKey: key) else { return nil }
        return try unarchiver.sharing {
            try unarchiver.nesting {
                let keys = try unarchiver.decodeElements(String.self, count: count)
                let values = try unarchiver.decodeElements(AnyValue.self, count: count)
                var entries = Dictionary<String, AnyValue>(minimumCapacity: count)
                entries.merge(zip(keys, values)) { first, _ in first }
                return entries
            }
        } end: {
            try unarchiver.endCollection()
        }
    }
}
