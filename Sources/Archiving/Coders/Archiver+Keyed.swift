// Encoding under keys. Values can be encoded in any order, and left out.

extension Archiver {
    /// Encodes a value under a key.
    ///
    /// - Parameter key: Any string. An object and its superclasses share one namespace of keys. Keyed archivers escape
    ///   a key that begins with `$`.
    /// - Throws: ``ArchiveError``: `notSupported`, `outOfRange` or `invalidValue` if the archive has no form for the
    ///   value, `classNotArchivable` or `codingRefused` if an object's class can't be archived, `limitExceeded`,
    ///   `finished`, or `rejected` for another error of a class. Outside of classes, any error that the value's own
    ///   `encode` throws.
    @inlinable @inline(__always)
    public final func encode<Value: ArchivableValue>(_ value: Value, forKey key: String) throws {
        if keyScope != nil { return try encodeField(value, forKey: key) }
        if writesInLane(value, forKey: key) { return }
        try value.encode(to: self, forKey: key)
    }

    /// Encodes a value or nil under a key.
    ///
    /// A nil is written to the archive: ``Unarchiver/containsValue(forKey:)`` returns true for it.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:forKey:)` of a value does.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value?, forKey key: String) throws {
        if let value { return try encode(value, forKey: key) }
        try encodingField(key, isNil: true) { try encodeLeaf(.null, forKey: $0) }
    }

    /// Encodes a value under a key, or nothing if the value is nil.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:forKey:)` of a value does.
    @inlinable
    public final func encodeIfPresent<Value: ArchivableValue>(_ value: Value?, forKey key: String) throws {
        if let value { return try encode(value, forKey: key) }
        if keyScope != nil { try encodeAbsence(forKey: key) }
    }

    /// Encodes a conditional reference to an object under a key, or nothing if the object is nil.
    ///
    /// The object is archived only if something else in the archive encodes it unconditionally, before or after this
    /// call. Otherwise the reference decodes as nil. Use conditional references for objects that the referring object
    /// doesn't own. See *Conditional Objects* in Apple's *Archives and Serializations Programming Guide*.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:forKey:)` of a value does, with `notSupported` if a sequential archive
    ///   has no root from ``encodeRootObject(_:)``.
    @inlinable
    public final func encodeConditional(_ object: (any Coding)?, forKey key: String) throws {
        guard let object else { return try encodeIfPresent(nil as AnyCoding?, forKey: key) }
        if keyScope == nil, writesInLane(referenceTo: object, isConditional: true, forKey: key) { return }
        try encodingField(key) { try encodeConditionalObjectValue(object, forKey: $0) }
    }
}
