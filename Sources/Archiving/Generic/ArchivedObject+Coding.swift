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
    /// The object that a reference leads to, whatever its class, as the archive holds it; `nil` where the key is
    /// missing or holds nil.
    ///
    /// Nothing of any class is created, so that no class needs permission. One object is decoded to one
    /// `ArchivedObject`, however often; an object of a class that is decoded from the same place knows nothing of it.
    ///
    /// - Throws: ``ArchiveError``: `unexpectedKind` where a number or another value stands under the key itself,
    ///   `corruptArchive` where something that the object leads to is no object.
    /// - Complexity: O(*n*) in the number of objects and values that the object leads to; they are read all.
    public final func decodeArchivedObject(forKey key: String) throws -> ArchivedObject? {
        try decodeIfPresent(ArchivedObject.self, forKey: key)
    }
}
