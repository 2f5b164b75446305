// The values that an archive can contain under a key or in a collection: scalars, enums and objects of any class.

/// A value that an archive can hold under a key or as an element of a collection.
///
/// Conforming types are numbers, strings, the value types of Foundation that Cocoa archives, arrays, dictionaries and
/// sets of such values, enums with raw values (``ArchivableEnumeration``), and all objects that are ``Coding``.
public protocol ArchivableValue {
    /// Encodes the value with an archiver.
    ///
    /// - Parameter key: The value's key; `nil` for the next element of the collection that is being encoded.
    /// - Throws: ``ArchiveError`` with one of the codes that ``Archiver`` lists, such as `notSupported` if the archive
    ///   has no form for the value.
    func encode(to archiver: Archiver, forKey key: String?) throws

    /// Decodes the value from an unarchiver, or returns `nil` if the key is missing or holds nil.
    ///
    /// - Parameter key: The value's key; `nil` for the next element of the collection that is being decoded.
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the archive holds a value of another kind, or with
    ///   another one of the codes that ``Unarchiver`` lists.
    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self?

    /// Decodes the value, or returns `nil` if the key is missing or holds nil. A collection leaves out those elements that
    /// can't be created, and is empty if the archive holds something that isn't a collection.
    ///
    /// The default implementation calls ``decodeIfPresent(from:forKey:)``. Collections provide another implementation.
    ///
    /// - Parameter key: The value's key; `nil` for the next element of the collection that is being decoded.
    /// - Throws: ``ArchiveError`` as ``decodeIfPresent(from:forKey:)`` does.
    static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Self?

    /// Returns a Boolean value that indicates whether an archive holds a value of this type, or nil, under a key.
    ///
    /// The default implementation checks for the key itself. Types whose values are stored under keys composed with the
    /// key provide another implementation.
    static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool

    /// Returns the value to use if a required value is missing.
    ///
    /// The default implementation throws.
    ///
    /// - Throws: ``ArchiveError`` with code `missingValue` if the key is missing, or `unexpectedKind` if it holds nil.
    static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self
}

extension ArchivableValue {
    public static func decodeLeniently(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        try decodeIfPresent(from: unarchiver, forKey: key)
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        unarchiver.containsValue(forKey: key)
    }

    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self {
        if unarchiver.containsValue(forKey: key) { throw unarchiver.nilValue(forKey: key) }
        throw unarchiver.missingValue(forKey: key)
    }
}

/// An enum whose values are archived as their raw values.
public protocol ArchivableEnumeration: ArchivableValue, RawRepresentable where RawValue: ArchivableValue {
    /// Returns the case that this version of the enum defines for a raw value, or nil.
    ///
    /// The default implementation is `init(rawValue:)`. If that initializer accepts more raw values, to keep those that
    /// the enum doesn't define, implement this method: reports list them, and the fields of bits are read correctly.
    static func value(forKnown rawValue: RawValue) -> Self?

    /// Returns the case as which earlier versions of the enum archived this raw value, or nil.
    ///
    /// The default implementation returns nil. The method is called for raw values that the enum doesn't define.
    static func value(forFormer rawValue: RawValue) -> Self?

    /// Returns the case to use for a raw value that this version of the enum doesn't define.
    ///
    /// The default implementation returns nil: an unknown raw value is then an error. See *Forward and Backward
    /// Compatibility* in Apple's *Archives and Serializations Programming Guide* about new values for a key.
    static func value(forUnknown rawValue: RawValue) -> Self?
}

extension ArchivableEnumeration {
    /// Returns `Self(rawValue: rawValue)`.
    @inlinable
    public static func value(forKnown rawValue: RawValue) -> Self? { Self(rawValue: rawValue) }

    /// Returns nil: no earlier version wrote another raw value.
    @inlinable
    public static func value(forFormer rawValue: RawValue) -> Self? { nil }

    /// Returns nil: an unknown raw value is an error.
    public static func value(forUnknown rawValue: RawValue) -> Self? { nil }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try rawValue.encode(to: archiver, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let rawValue = try RawValue.decodeIfPresent(from: unarchiver, forKey: key) else { return nil }
        // A compile-time constant when specialized.
        if RawValue.self == String.self, let text = rawValue as? String { try unarchiver.chargeSorting(text) }
        if let value = value(forKnown: rawValue) { return value }
        if let value = value(forFormer: rawValue) {
            // As a key, the present raw value has precedence.
            unarchiver.sawUnknownValue = true
            return value
        }
        let kept = Self(rawValue: rawValue)
        guard let value = kept ?? value(forUnknown: rawValue) else {
            throw unarchiver.fail(
                expected: "a raw value of '\(Self.self)'", found: "'\(rawValue)', which it does not know", forKey: key)
        }
        unarchiver.sawUnknownValue = true
        if unarchiver.isReporting {
            let texts = (of: "\(Self.self)", rawValue: "\(rawValue)", value: "\(value)")
            unarchiver.note(
                .unknownValue(of: texts.of, rawValue: texts.rawValue, value: texts.value, isKept: kept != nil),
                forKey: key)
        }
        return value
    }
}

/// An object of any class that the reader allows: the archived form of a field of type `any Coding`.
public struct AnyCoding: ArchivableValue {
    /// The object.
    public let object: any Coding

    /// Creates a value that wraps an object.
    public init(_ object: any Coding) {
        self.object = object
    }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeObjectValue(object, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> AnyCoding? {
        try unarchiver.anyObjectValue(forKey: key).map { AnyCoding($0) }
    }
}

// MARK: For authors of formats

/// The integer type of a value: its width, and whether it is signed.
///
/// A keyed archive doesn't record the type. The type determines the range that is accepted when a value is decoded, and
/// the type code that a sequential archive contains.
public enum IntegerType: Sendable {
    /// Signed integers.
    case int8, int16, int32, int64
    /// Unsigned integers.
    case uint8, uint16, uint32, uint64

    /// A Boolean value that indicates whether the type is unsigned, so that values above `Int64.max` have negative bit
    /// patterns.
    @inlinable
    public var isUnsigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64: false
        case .uint8, .uint16, .uint32, .uint64: true
        }
    }

    /// The name of the type in Swift.
    public var name: String { (isUnsigned ? "UInt" : "Int") + "\(bitWidth)" }

    var bitWidth: Int64 {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int64, .uint64: 64
        }
    }
}

extension Bool: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeBoolValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Bool? {
        try unarchiver.boolValue(forKey: key)
    }
}

/// An integer type that an archive can hold.
public protocol ArchivableInteger: ArchivableNumber, FixedWidthInteger {
    /// The type as coders identify it.
    static var integerType: IntegerType { get }
}

extension ArchivableInteger {
    @inlinable
    public static var integerType: IntegerType {
        switch bitWidth {
        case 8: isSigned ? .int8 : .uint8
        case 16: isSigned ? .int16 : .uint16
        case 32: isSigned ? .int32 : .uint32
        default: isSigned ? .int64 : .uint64
        }
    }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeIntegerValue(Int64(truncatingIfNeeded: self), type: Self.integerType, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let value = try unarchiver.integerValue(type: Self.integerType, forKey: key) else { return nil }
        return Self(truncatingIfNeeded: value)
    }
}

// `ArchivableNumber` is named because the SPI conformances to `PackableNumber` imply it too.
extension Int8: ArchivableNumber, ArchivableInteger {}
extension Int16: ArchivableNumber, ArchivableInteger {}
extension Int32: ArchivableNumber, ArchivableInteger {}
extension Int64: ArchivableNumber, ArchivableInteger {}
extension Int: ArchivableNumber, ArchivableInteger {}
extension UInt8: ArchivableNumber, ArchivableInteger {}
extension UInt16: ArchivableNumber, ArchivableInteger {}
extension UInt32: ArchivableNumber, ArchivableInteger {}
extension UInt64: ArchivableNumber, ArchivableInteger {}
extension UInt: ArchivableNumber, ArchivableInteger {}

extension Float: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.float(self), forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Float? {
        try unarchiver.floatValue(forKey: key)
    }
}

extension Double: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDoubleValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Double? {
        try unarchiver.doubleValue(forKey: key)
    }
}

extension String: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeStringValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> String? {
        try unarchiver.stringValue(forKey: key)
    }
}
