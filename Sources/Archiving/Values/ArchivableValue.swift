// What can stand under a key or in a collection, and the scalars that can.

/// A value that an archive can hold under a key or as an element of a collection.
///
/// Numbers, strings, the value types of Foundation that Cocoa archives, arrays, dictionaries and sets of such values,
/// enums with raw values (``ArchivableEnumeration``), and all objects that are ``Coding``.
public protocol ArchivableValue {
    /// Hands the value to an archiver.
    ///
    /// - Parameter key: the value's key; `nil` for the next element of the collection that is being encoded.
    func encode(to archiver: Archiver, forKey key: String?) throws

    /// Takes the value from an unarchiver; `nil` where the key is missing or holds nil.
    ///
    /// - Parameter key: the value's key; `nil` for the next element of the collection that is being decoded.
    /// - Throws: ``ArchiveError`` where something else than such a value stands there.
    static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self?

    /// Whether such a value, or nil, is there under a key. By default it is where the key itself is: for types that
    /// stand under keys composed with it.
    static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool

    /// The value that stands for one that must be there and is not. By default there is none.
    ///
    /// - Throws: ``ArchiveError``: `missingValue` where the key is missing, `unexpectedKind` where it holds nil.
    static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self
}

extension ArchivableValue {
    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        unarchiver.containsValue(forKey: key)
    }

    public static func valueForMissingKey(in unarchiver: Unarchiver, forKey key: String) throws -> Self {
        if unarchiver.containsValue(forKey: key) { throw unarchiver.nilValue(forKey: key) }
        throw unarchiver.missingValue(forKey: key)
    }
}

/// The integer type of a value: its width, and whether it has a sign.
///
/// A keyed archive does not record it; it decides the range that is accepted when reading, and the type code that a
/// sequential archive writes.
public enum IntegerType: Sendable {
    /// 8 bits with a sign.
    case int8
    /// 16 bits with a sign.
    case int16
    /// 32 bits with a sign.
    case int32
    /// 64 bits with a sign.
    case int64
    /// 8 bits without a sign.
    case uint8
    /// 16 bits without a sign.
    case uint16
    /// 32 bits without a sign.
    case uint32
    /// 64 bits without a sign.
    case uint64

    /// Whether values above `Int64.max` stand as negative bit patterns.
    @inlinable
    public var isUnsigned: Bool {
        switch self {
        case .int8, .int16, .int32, .int64: false
        case .uint8, .uint16, .uint32, .uint64: true
        }
    }

    /// The type's name in Swift.
    public var name: String {
        switch self {
        case .int8: "Int8"
        case .int16: "Int16"
        case .int32: "Int32"
        case .int64: "Int64"
        case .uint8: "UInt8"
        case .uint16: "UInt16"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
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
    /// The type as coders name it.
    static var integerType: IntegerType { get }
}

extension ArchivableInteger {
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

extension Int8: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .int8 }
}

extension Int16: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .int16 }
}

extension Int32: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .int32 }
}

extension Int64: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .int64 }
}

extension Int: ArchivableInteger {
    #if _pointerBitWidth(_32)
    @inlinable public static var integerType: IntegerType { .int32 }
    #else
    @inlinable public static var integerType: IntegerType { .int64 }
    #endif
}

extension UInt8: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .uint8 }
}

extension UInt16: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .uint16 }
}

extension UInt32: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .uint32 }
}

extension UInt64: ArchivableInteger {
    @inlinable public static var integerType: IntegerType { .uint64 }
}

extension UInt: ArchivableInteger {
    #if _pointerBitWidth(_32)
    @inlinable public static var integerType: IntegerType { .uint32 }
    #else
    @inlinable public static var integerType: IntegerType { .uint64 }
    #endif
}

extension Float: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeFloatValue(self, forKey: key)
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
