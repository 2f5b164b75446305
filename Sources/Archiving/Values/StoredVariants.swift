// Variants of a value's archived form: the archived forms of fields of types `mutable T`, `inline String` and `boxed T`.
//
//     String            name: UID 2                  slot 2: "Anna"
//     mutable String    name: UID 2                  slot 2: { NS.string: "Anna", $class: NSMutableString }
//     inline String     name: "Anna"
//
//     Int               age: 7
//     boxed Int         age: UID 3                   slot 3: 7
//
//     CGPoint           at: UID 2                    slot 2: "{1, 2}"
//     boxed CGPoint     at: UID 3                    slot 3: { NS.special: 1, NS.pointval: UID 2, $class: NSValue }
//
// Readers accept each for all of them.

public import PropertyLists

/// A value that Cocoa has a mutable class for.
@_spi(GeneratedCode)
public protocol MutableVariant: ArchivableValue {
    /// Encodes the value as an object of the mutable class.
    func encodeMutable(to archiver: Archiver, forKey key: String?) throws
}

/// A value that is archived as an object of a mutable class, which is never shared with an equal one.
@_spi(GeneratedCode)
public struct Mutable<Value: MutableVariant>: ArchivableValue {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try value.encodeMutable(to: archiver, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Mutable? {
        try Value.decodeIfPresent(from: unarchiver, forKey: key).map { Mutable($0) }
    }

    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Mutable? {
        try Value.decodeLeniently(from: unarchiver, forKey: key).map { Mutable($0) }
    }
}

/// A string that is stored under its key and not as an object.
@_spi(GeneratedCode)
public struct InlineString: ArchivableValue {
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.inlineString(text), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> InlineString? {
        try unarchiver.stringValue(forKey: key).map { InlineString($0) }
    }
}

/// A number that is stored as an object under its key: an NSNumber of the number's own type.
@_spi(GeneratedCode)
public struct BoxedNumber: ArchivableValue {
    private enum Content {
        case number(NumberValue, IntegerType?)

        /// Bit fields, which can't always be packed.
        case bits(any ArchivableBits)
    }

    private let content: Content

    public init(_ value: Bool) {
        content = .number(.boolean(value), nil)
    }

    public init(_ value: Float) {
        content = .number(.float(value), nil)
    }

    public init(_ value: Double) {
        content = .number(.double(value), nil)
    }

    public init<Value: ArchivableInteger>(_ value: Value) {
        content = .number(NumberValue(value), Value.integerType)
    }

    public init<Value: ArchivableEnumeration>(_ value: Value) where Value.RawValue: ArchivableInteger {
        self.init(value.rawValue)
    }

    public init(_ value: some ArchivableBits) {
        content = .bits(value)
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        switch content {
        case .number(let number, let type): try archiver.encodeLeaf(.numberObject(number, type: type), forKey: key)
        case .bits(let value): try BoxedNumber(value.bits(for: archiver, forKey: key)).encode(to: archiver, forKey: key)
        }
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> BoxedNumber? {
        try NumberValue.decodeIfPresent(from: unarchiver, forKey: key).map { BoxedNumber(content: .number($0, nil)) }
    }

    private init(content: Content) {
        self.content = content
    }
}

/// A geometric value that Cocoa can archive as an NSValue object.
@_spi(GeneratedCode)
public protocol GeometryVariant: ArchivableValue {
    var geometryValue: GeometryValue { get }
}

/// A geometric value that is stored as an object under its key: an NSValue.
@_spi(GeneratedCode)
public struct BoxedGeometry<Value: GeometryVariant>: ArchivableValue {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.geometryObject(value.geometryValue), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> BoxedGeometry? {
        try Value.decodeIfPresent(from: unarchiver, forKey: key).map { BoxedGeometry($0) }
    }
}

@_spi(GeneratedCode) extension PointValue: GeometryVariant {}
@_spi(GeneratedCode) extension SizeValue: GeometryVariant {}
@_spi(GeneratedCode) extension RectangleValue: GeometryVariant {}
@_spi(GeneratedCode) extension EdgeInsetsValue: GeometryVariant {}

@_spi(GeneratedCode)
extension Array: MutableVariant where Element: ArchivableValue {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginMutableCollection(.array, count: count, forKey: key)
        try archiver.encodeElements(self)
        try archiver.endCollection()
    }
}

@_spi(GeneratedCode)
extension Set: MutableVariant where Element: ArchivableValue {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        let members = Array(self)
        try archiver.beginMutableCollection(.set, count: members.count, forKey: key)
        let positions = try archiver.canonicalPositions(of: members)
        try archiver.encodeElements(positions.map { members[$0] })
        try archiver.endCollection()
    }
}

@_spi(GeneratedCode)
extension OrderedSetValue: MutableVariant {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        try archiver.beginMutableOrderedSet(count: elements.count, forKey: key)
        try archiver.encodeElements(elements)
        try archiver.endElements(counts: [])
    }
}

@_spi(GeneratedCode)
extension Dictionary: MutableVariant where Key: ArchivableValue, Value: ArchivableValue {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        var (keys, values) = (Array(keys), Array(values))
        let positions = try archiver.canonicalPositions(of: keys)
        (keys, values) = (positions.map { keys[$0] }, positions.map { values[$0] })
        try archiver.beginMutableCollection(.dictionary, count: keys.count, forKey: key)
        try archiver.encodeElements(keys)
        try archiver.encodeElements(values)
        try archiver.endCollection()
    }
}

@_spi(GeneratedCode)
extension String: MutableVariant {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.mutableString(self), forKey: key)
    }
}

@_spi(GeneratedCode)
extension Data: MutableVariant {
    public func encodeMutable(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.mutableData(self), forKey: key)
    }
}
