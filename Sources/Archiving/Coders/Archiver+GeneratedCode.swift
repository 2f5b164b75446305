// What generated code calls where a schema's type has no Swift type of its own.

extension Archiver {
    /// Encodes a conditional reference to an object of any class under a key.
    ///
    /// If the object is nil, nothing is encoded. The object is archived only if something else in the archive encodes
    /// it unconditionally. Generated code calls this method for fields of type `any Coding`; for an object of one
    /// class, see the overload of the same name.
    @inlinable
    public final func encodeConditional(_ object: (any Coding)?, forKey key: String) throws {
        if let keyScope { return try encodingField { try encodeConditional(object, forKey: keyScope.composed(key)) } }
        if let object { try encodeConditionalObjectValue(object, forKey: key) }
    }

    /// Returns the error to throw if a function that must return an enum's fallback case returns another case.
    ///
    /// Such a function makes the fallback case that is written in addition to another case, for older readers.
    public final func unexpectedCase(of type: any ArchivableStructure.Type, expected: String) -> ArchiveError {
        failure(
            .invalidValue, expected: "the case '\(expected)' of '\(type)', to write in addition to another",
            found: "another case", forKey: nil)
    }
}
