// Decoding with Cocoa's behavior: a missing key decodes as the zero of its type.

public import PropertyLists

extension Unarchiver {
    /// Decodes a boolean, or returns false if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind.
    public final func decodeBool(forKey key: String) throws -> Bool {
        try decodeIfPresent(Bool.self, forKey: key) ?? false
    }

    /// Decodes an integer of any width, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if the number doesn't fit `Int`.
    public final func decodeInteger(forKey key: String) throws -> Int {
        try decodeIfPresent(Int.self, forKey: key) ?? 0
    }

    /// Decodes a 32-bit integer, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if the number doesn't fit `Int32`.
    public final func decodeInt32(forKey key: String) throws -> Int32 {
        try decodeIfPresent(Int32.self, forKey: key) ?? 0
    }

    /// Decodes a 64-bit integer, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if the number doesn't fit `Int64`.
    public final func decodeInt64(forKey key: String) throws -> Int64 {
        try decodeIfPresent(Int64.self, forKey: key) ?? 0
    }

    /// Decodes an integer of C's type `int`, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if the number doesn't fit `CInt`.
    public final func decodeCInt(forKey key: String) throws -> CInt {
        try decodeIfPresent(CInt.self, forKey: key) ?? 0
    }

    /// Decodes a floating-point number with a precision of 32 bits, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if the number doesn't fit `Float`.
    public final func decodeFloat(forKey key: String) throws -> Float {
        try decodeIfPresent(Float.self, forKey: key) ?? 0
    }

    /// Decodes a floating-point number, or returns 0 if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind.
    public final func decodeDouble(forKey key: String) throws -> Double {
        try decodeIfPresent(Double.self, forKey: key) ?? 0
    }

    /// Decodes an object, or returns nil if the key is missing or holds nil.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` if the value isn't an object, `classNotAllowed` or
    ///   `unexpectedClass` for its class, `unconnectableCycle`, `limitExceeded`, or another code for what its class
    ///   decodes.
    public final func decodeObject<Object: Coding>(of type: Object.Type, forKey key: String) throws -> Object? {
        try decodeIfPresent(Object.self, forKey: key)
    }

    /// Decodes an object of any class that the reader allows, or returns nil if the key is missing or holds nil.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` if the value isn't an object, `classNotAllowed` for its
    ///   class, `unconnectableCycle`, `limitExceeded`, or another code for what its class decodes.
    public final func decodeObject(forKey key: String) throws -> (any Coding)? {
        try decodeIfPresent(AnyCoding.self, forKey: key)?.object
    }

    /// Decodes bytes, as ``Archiver/encodeBytes(_:forKey:)`` encodes them, or data.
    ///
    /// - Returns: The bytes; or nil if the key is missing or holds nil.
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind.
    public final func decodeBytes(forKey key: String) throws -> Data? {
        try readingField(key) { try bytesValue(forKey: $0) }
    }

    /// Decodes a property list, or returns nil if the key is missing or holds nil.
    ///
    /// The property list consists of strings, numbers, dates, data, and arrays and dictionaries of these. Decoding it
    /// never creates an object of a class.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` if the key holds any other value, `unconnectableCycle` if a
    ///   collection contains itself, `limitExceeded`.
    public final func decodePropertyList(forKey key: String) throws -> PropertyList? {
        try decodeIfPresent(PropertyList.self, forKey: key)
    }
}
