// Optionals as elements of collections.

extension Optional: ArchivableValue where Wrapped: ArchivableValue {
    /// Writes nil as one that is there. A field that may be nil is encoded with `encode` or `encodeIfPresent` of the
    /// archiver, which tell the two apart.
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        if let self {
            try self.encode(to: archiver, forKey: key)
        } else {
            try archiver.encodeNull(forKey: key)
        }
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Wrapped?? {
        if let value = try Wrapped.decodeIfPresent(from: unarchiver, forKey: key) { return .some(value) }
        // An element is there, or the collection has said otherwise.
        guard let key else { return .some(nil) }
        return unarchiver.containsValue(forKey: key) ? .some(nil) : nil
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        Wrapped.isArchived(in: unarchiver, forKey: key)
    }
}
