// Archived objects as values: under a key, as elements, in structures.

extension ArchivedObject: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeArchivedObjectValue(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> ArchivedObject? {
        try unarchiver.archivedObjectValue(forKey: key)
    }
}

extension Unarchiver {
    /// Decodes the object that a reference refers to, whatever its class, as the archive stores it. Returns `nil` if
    /// the key is missing or its value is nil.
    ///
    /// No instance of any class is created, so no class needs to be allowed. One object is always decoded as the same
    /// `ArchivedObject`. If the same object is also decoded as an instance of a class, the two are independent.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` if a number or another value is stored directly under the key,
    ///   `corruptArchive` if something that the object refers to is not an object.
    /// - Complexity: O(*n*) in the number of objects and values that the object refers to, directly or indirectly; all
    ///   of them are read.
    public final func decodeArchivedObject(forKey key: String) throws -> ArchivedObject? {
        try decodeIfPresent(ArchivedObject.self, forKey: key)
    }
}
