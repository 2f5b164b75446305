// What only generated code calls.

@_spi(GeneratedCode)
extension Archiver {
    /// Encodes a conditional reference to an object, or nil, under a key.
    ///
    /// - Parameter nilAsNull: Whether nil is written to the archive, as `encode(_:forKey:)` does.
    @inlinable
    public final func encodeConditional(_ object: (any Coding)?, forKey key: String, nilAsNull: Bool) throws {
        if object == nil, nilAsNull { return try encode(nil as AnyCoding?, forKey: key) }
        try encodeConditional(object, forKey: key)
    }

    /// Encodes the version of a class under the class's version key.
    @inlinable
    public final func encodeVersion(_ version: Int, forKey key: String) throws {
        try encode(Int64(version), forKey: key)
    }

    /// Encodes the version of a class under the class's version key, as an object.
    public final func encodeBoxedVersion(_ version: Int, forKey key: String) throws {
        try encode(BoxedNumber(Int64(version)), forKey: key)
    }

    /// Encodes the raw value that names the case of an enum whose cases carry values. The values of the case follow.
    public final func encodeTag(_ tag: some ArchivableValue, forKey key: String) throws {
        beginCase(ofTag: tag)
        try encode(tag, forKey: key)
    }

    /// Ends the archive because an object of a class that refuses coding is encoded, and returns the error to throw.
    public final func refuseCoding(of type: any Coding.Type) -> ArchiveError {
        fail(
            .codingRefused, expected: "an object that can be archived",
            found: "one of class '\(type)', which refuses coding", forKey: nil)
    }

    /// Ends a keyed archive because an object whose class supports sequential archives only is encoded, and returns the
    /// error to throw.
    public final func refuseKeyedCoding(of type: any Coding.Type) -> ArchiveError {
        fail(
            .codingRefused, expected: "a sequential archiver", found: "one with keys, for class '\(type)'", forKey: nil)
    }

    /// Ends the archive because a function that must return an enum's fallback case returned another case, and returns
    /// the error to throw.
    ///
    /// Such a function makes the fallback case that is written in addition to another case, for older readers.
    public final func refuseCase(of type: any ArchivableStructure.Type, expected: String) -> ArchiveError {
        fail(
            .invalidValue, expected: "the case '\(expected)' of '\(type)', to write in addition to another",
            found: "another case", forKey: nil)
    }
}

@_spi(GeneratedCode)
extension Unarchiver {
    /// Schedules a method that takes the archived version of a class for when the whole graph is read and connected; see
    /// ``whenDecoded(_:)``.
    public final func whenDecoded(
        fromVersionOf type: any Coding.Type, _ rebuild: @escaping (Int) throws -> Void
    ) throws {
        let version = try version(ofClass: type)
        whenDecoded { try rebuild(version) }
    }

    /// Converts an archived value to one of another type.
    ///
    /// - Throws: An error that ends decoding with code `invalidValue` if the function returns nil, or any error that it
    ///   throws.
    @inlinable
    public static func required<Archived, Value>(
        _ convert: (Archived) throws -> Value?, _ archived: Archived
    ) throws -> Value {
        if let value = try convert(archived) { return value }
        throw NoValue(Value.self, "\(archived)")
    }

    /// Decodes a value, or returns a default value, which can be nil, if none of its keys is present.
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the key holds a value of another kind, or `outOfRange`
    ///   if a number doesn't fit the type.
    @inlinable
    public final func decodeIfPresent<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...,
        default defaultValue: @autoclosure () throws -> Value?
    ) throws -> Value? {
        if let present = findKey(of: type, key, fallbackKeys) { return try decodeIfPresent(type, forKey: present) }
        recordDefault(forKey: key)
        return try defaultValue()
    }

    /// Decodes a value, or returns a default value, which can be nil, if none of its keys is present. The result is nil
    /// if the value can't be created.
    ///
    /// - Throws: ``ArchiveError`` as ``lenient(forKey:_:)`` does.
    public final func decodeLeniently<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...,
        default defaultValue: @autoclosure () throws -> Value?
    ) throws -> Value? {
        if let present = findKey(of: type, key, fallbackKeys) { return try decodeLeniently(type, forKey: present) }
        recordDefault(forKey: key)
        return try defaultValue()
    }

    /// Returns a function that converts a part of a collection, or returns nil if that fails: the part is left out.
    ///
    /// - Parameter key: The key of the collection, for the report.
    public final func leniently<Archived, Value>(
        forKey key: String, _ convert: @escaping (Archived) throws -> Value
    ) -> (Archived) throws -> Value? {
        { archived in try self.catchingErrors(forKey: self.completeKey(key)) { try convert(archived) } }
    }

    /// Records for the report that a value is read under a fallback key because its own key is missing.
    ///
    /// The methods that take fallback keys do this themselves.
    @inlinable
    public final func noteFallback(forKey key: String, fallbackKey: String) {
        recordFallback(forKey: key, fallbackKey: fallbackKey)
    }

    /// Records for the report that a value uses its default because none of its keys is present.
    ///
    /// The methods that take a default do this themselves.
    @inlinable
    public final func noteDefault(forKey key: String) {
        recordDefault(forKey: key)
    }

    /// Throws an error if the class of the object was archived in a newer version than the reader supports.
    ///
    /// - Throws: ``ArchiveError`` with code `newerVersion`.
    public final func checkVersion(ofClass type: any Coding.Type, atMost version: Int) throws {
        let archived = try self.version(ofClass: type)
        if archived > version {
            throw fail(
                .newerVersion, expected: "version \(version) or older of '\(type)'", found: "version \(archived)",
                forKey: nil)
        }
    }

    /// Ends the decoding because the archive contains an object of a class that refuses coding, and returns the error
    /// to throw.
    public final func refuseCoding(of type: any Coding.Type) -> ArchiveError {
        fail(
            .codingRefused, expected: "an object that can be archived",
            found: "one of class '\(type)', which refuses coding", forKey: nil)
    }

    /// Ends the decoding of a keyed archive because it contains an object whose class supports sequential archives
    /// only, and returns the error to throw.
    public final func refuseKeyedCoding(of type: any Coding.Type) -> ArchiveError {
        fail(
            .codingRefused, expected: "a sequential unarchiver", found: "one with keys, for class '\(type)'",
            forKey: nil)
    }

    /// Ends the decoding because a required value is missing, and returns the error to throw.
    public final func failMissingValue(forKey key: String) -> ArchiveError { missingValue(forKey: key) }

    /// Ends the decoding because the archive contains none of the cases of an enum whose cases carry values, and
    /// returns the error to throw.
    ///
    /// - Parameters:
    ///   - keys: The keys that identify the cases.
    ///   - sharedKeys: Those of several cases, whose values have different kinds.
    public final func failMissingCase(
        of type: any ArchivableStructure.Type, keys: [String], sharedKeys: [String] = []
    ) -> ArchiveError {
        let names = keys.map { "'\($0)'" }.joined(separator: ", ")
        let other = sharedKeys.first { containsValue(forKey: $0) }
        return fail(
            .missingValue, expected: "a case of '\(type)', which has one of the keys \(names)",
            found: other.map { "nil or a value of another kind under '\($0)'" } ?? "none of them", forKey: nil)
    }
}

@_spi(GeneratedCode)
extension Unarchiver {
    /// Ends the decoding because no case of an enum whose cases carry values has a tag, and returns the error to throw.
    public final func failUnknownTag(
        _ tag: some ArchivableValue, of type: any ArchivableStructure.Type, forKey key: String
    ) -> ArchiveError {
        fail(expected: "a tag of '\(type)'", found: "'\(tag)', which it does not know", forKey: key)
    }
}
