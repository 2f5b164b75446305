// What generated code calls where a schema's type has no Swift type of its own.

extension Archiver {
    /// Encodes a reference to an object of any class, archived only if something else in the archive encodes it
    /// unconditionally; see the method of the same name for objects of one class.
    @inlinable
    public final func encodeConditional(_ object: (any Coding)?, forKey key: String) throws {
        if let object { try encodeConditionalObjectValue(object, forKey: key) }
    }

    /// The error to throw where the function that makes an enum's fallback case, written beside another case for older
    /// readers, has made something else.
    public final func unexpectedCase(of type: any ArchivableStructure.Type, expected: String) -> ArchiveError {
        failure(
            .invalidValue, expected: "the case '\(expected)' of '\(type)', to write beside another",
            found: "another case", forKey: nil)
    }
}
