// The value type of property lists, which all formats share.

/// A property list: numbers, strings, dates and data, in arrays and dictionaries.
///
/// ```swift
/// let settings = try PropertyList(data: data)
/// if case .dictionary(let entries) = settings, let volume = entries["volume"]?.double {
///     print(volume)
/// }
/// let copy = try settings.data()
/// ```
///
/// Values are equal if they have the same kind and the same content: `.integer(1)`, `.double(1)` and `.boolean(true)`
/// differ, and `.float(.nan)` does not equal itself.
public enum PropertyList: Hashable, Sendable {
    /// No value. Only the binary format supports it.
    case null
    /// True or false.
    case boolean(Bool)
    /// An integer from `Int64.min` to `UInt64.max`.
    case integer(PropertyListInteger)
    /// A 32-bit real.
    case float(Float)
    /// A 64-bit real.
    case double(Double)
    /// A point in time.
    case date(Date)
    /// Bytes.
    case data(Data)
    /// Text.
    case string(String)
    /// The number of an object in a keyed archive.
    case uid(UID)
    /// An ordered collection of values.
    case array([PropertyList])
    /// A collection of values whose order is not significant, in the order in which they were read. Only the binary
    /// format supports it.
    case set([PropertyList])
    /// Values with keys. Keys that are equal in Swift are one key, even if they consist of different code points.
    case dictionary([String: PropertyList])
}

extension PropertyList {
    /// The number of an object in a keyed archive.
    public struct UID: Hashable, Sendable {
        /// The number.
        public var value: UInt32

        /// Creates a UID.
        public init(_ value: UInt32) {
            self.value = value
        }
    }
}

// MARK: - Contents

extension PropertyList {
    /// The boolean, or `nil` for another kind of value.
    public var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    /// The integer, or `nil` for another kind of value and for integers that `Int64` cannot represent.
    public var integer: Int64? {
        if case .integer(let value) = self { value.signed } else { nil }
    }

    /// The 64-bit or 32-bit real, or `nil` for another kind of value.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .float(let value): Double(value)
        default: nil
        }
    }

    /// The date, or `nil` for another kind of value.
    public var date: Date? {
        if case .date(let value) = self { value } else { nil }
    }

    /// The bytes, or `nil` for another kind of value.
    public var bytes: Data? {
        if case .data(let value) = self { value } else { nil }
    }

    /// The text, or `nil` for another kind of value.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements of an array, or `nil` for another kind of value.
    public var array: [PropertyList]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The entries of a dictionary, or `nil` for another kind of value.
    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// The value for a key of a dictionary, or `nil` if there is no such value.
    public subscript(key: String) -> PropertyList? {
        dictionary?[key]
    }
}

// MARK: - Literals

extension PropertyList: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a boolean.
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    /// Creates an integer.
    public init(integerLiteral value: Int64) {
        self = .integer(PropertyListInteger(value))
    }

    /// Creates a 64-bit real.
    public init(floatLiteral value: Double) {
        self = .double(value)
    }

    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates an array.
    public init(arrayLiteral elements: PropertyList...) {
        self = .array(elements)
    }

    /// Creates a dictionary. If several entries have the same key, the first one counts, as in the binary format.
    public init(dictionaryLiteral elements: (String, PropertyList)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }
}

extension PropertyList: CustomStringConvertible, CustomDebugStringConvertible {
    /// The value in one line, such as `["name": "Anna", "sizes": [1, 2.5], "picture": 12 bytes]`.
    public var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .float(let value): "\(value)"
        case .double(let value): "\(value)"
        // Foundation's description of a date that is not a number traps, and any value must be printable.
        case .date(let value): "\(value.timeIntervalSinceReferenceDate) s since 2001"
        case .data(let value): Self.text(of: value)
        case .string(let value): value.debugDescription
        case .uid(let value): "UID \(value.value)"
        case .array(let elements): "[" + Self.text(of: elements) + "]"
        case .set(let elements): "{" + Self.text(of: elements) + "}"
        case .dictionary(let entries): Self.text(of: entries)
        }
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    package static func text(of data: Data) -> String { "\(data.count) byte\(data.count == 1 ? "" : "s")" }

    package static func text(of elements: [some CustomStringConvertible]) -> String {
        elements.map(\.description).joined(separator: ", ")
    }

    package static func text(of entries: [String: some CustomStringConvertible]) -> String {
        let lines = entries.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }
        return lines.isEmpty ? "[:]" : "[" + text(of: lines) + "]"
    }

    /// The kind in words, for messages.
    package var phrase: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .integer: "an integer"
        case .float, .double: "a real"
        case .date: "a date"
        case .data: "data"
        case .string: "a string"
        case .uid: "a UID"
        case .array: "an array"
        case .set: "a set"
        case .dictionary: "a dictionary"
        }
    }
}
