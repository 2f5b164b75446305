// Encoding without keys. Values are decoded in the order in which they were encoded.

public import PropertyLists

extension Archiver {
    /// Encodes a value without a key.
    ///
    /// Values without keys are read back in the order in which they were written, with the matching method of the
    /// unarchiver. A keyed archiver accepts them between values with keys. In a new class, prefer keys: a value without
    /// a key can never be left out, moved or given another type. See *Keyed Archives* and *Non-Keyed Coding Methods* in
    /// Apple's *Archives and Serializations Programming Guide*.
    ///
    /// - Throws: ``ArchiveError``: `notSupported`, `outOfRange` or `invalidValue` if the archive has no form for the
    ///   value, `classNotArchivable` or `codingRefused` if an object's class can't be archived, `limitExceeded`,
    ///   `finished`, or `rejected` for another error of a class. Outside of classes, any error that the value's own
    ///   `encode` throws.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value) throws {
        if keyScope != nil { return try encodingField(nil) { try value.encode(to: self, forKey: $0) } }
        try value.encode(to: self, forKey: nil)
    }

    /// Encodes a value or nil without a key.
    ///
    /// A nil takes up one position in the order of the values.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does.
    @inlinable
    public final func encode<Value: ArchivableValue>(_ value: Value?) throws {
        if keyScope != nil { return try encodingField(nil) { _ in try encode(value) } }
        if let value {
            try value.encode(to: self, forKey: nil)
        } else {
            try encodeLeaf(.null, forKey: nil)
        }
    }

    /// Encodes a conditional reference to an object, or nil, without a key.
    ///
    /// The object is archived only if something else in the archive encodes it unconditionally, before or after this
    /// call. Otherwise the reference decodes as nil. A nil takes up one position in the order of the values. See
    /// *Conditional Objects* in Apple's *Archives and Serializations Programming Guide*.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does, with `notSupported` if a sequential archive has no
    ///   root from ``encodeRootObject(_:)``.
    public final func encodeConditionalObject(_ object: (any Coding)?) throws {
        try encodingField(nil) { key in
            if let object {
                try encodeConditionalObjectValue(object, forKey: key)
            } else {
                try encodeLeaf(.null, forKey: key)
            }
        }
    }

    /// Encodes numbers of one type, or booleans, as one array without a key.
    ///
    /// This is Cocoa's `encodeArray(ofObjCType:count:at:)`. The element type is part of the archive and is checked when
    /// the array is read: `[Int32]` can't be read as `[Int64]`. Don't use this method in new classes: every reader
    /// understands an array under a key, and `packed` numbers take up less space.
    ///
    /// - Parameter elements: The numbers. A keyed archive can't hold an empty array in this form, and neither can
    ///   Cocoa's.
    /// - Throws: ``ArchiveError``: `notSupported` for an empty array in a keyed archive, `outOfRange` if a sequential
    ///   one can't count the numbers, `limitExceeded` or `finished`.
    public final func encodeArray<Element: ArchivableNumber>(_ elements: [Element]) throws {
        try encodingField(nil) { try encodeNumberArray(Element.numberArray(elements), forKey: $0) }
    }

    /// Encodes bytes, or nil, without a key.
    ///
    /// This is Cocoa's `encodeBytes(_:length:)`. A nil takes up one position in the order of the values. A keyed
    /// archive stores the bytes inline and not as an object, so objects with equal bytes don't share them.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` in a group with other values, `outOfRange` if a sequential archive
    ///   can't count the bytes, `limitExceeded` or `finished`.
    public final func encodeBytes(_ bytes: Data?) throws {
        try encodingField(nil) { try encodeLeaf(.bytes(bytes), forKey: $0) }
    }

    /// Encodes bytes, or nil, under a key.
    ///
    /// This is Cocoa's `encodeBytes(_:length:forKey:)`. A keyed archive stores the bytes inline, whereas
    /// ``encode(_:forKey:)-(Value?,_)`` stores data as an object. A nil is written to the archive.
    ///
    /// - Throws: ``ArchiveError``: `codingRefused` if a sequential archive has no value with the key, `outOfRange` if
    ///   it can't count the bytes, `limitExceeded` or `finished`.
    public final func encodeBytes(_ bytes: Data?, forKey key: String) throws {
        try encodingField(key) { try encodeLeaf(.bytes(bytes), forKey: $0) }
    }

    /// Encodes an optional scalar without a key.
    ///
    /// The archive holds a boolean that states whether the scalar is present, followed by the scalar if it is.
    ///
    /// - Throws: ``ArchiveError``, as `encode(_:)` of a value does.
    @inlinable
    public final func encodeOptional<Value: ArchivableValue>(_ value: Value?) throws {
        try encodingField(nil) { key in
            try encodeBoolValue(value != nil, forKey: key)
            try value?.encode(to: self, forKey: key)
        }
    }

    /// Encodes values without keys as one group.
    ///
    /// A sequential archive stores the values as one group with a single type encoding, as Cocoa's
    /// `encodeValues(ofObjCTypes:)` does. Other archives store them one by one.
    ///
    /// - Parameter body: Encodes the values one after the other. It must not encode collections or further groups.
    /// - Throws: ``ArchiveError`` with code `notSupported` for a group in a collection or in another group, or any
    ///   error that `body` throws.
    @inlinable
    public final func encodeGroup(_ body: () throws -> Void) throws {
        try beginGroup()
        try body()
        try endGroup()
    }
}
