// Optionals as elements of collections.

extension Optional: ArchivableValue where Wrapped: ArchivableValue {
    /// Encodes the value, or an explicit nil.
    ///
    /// To encode an optional field, use the archiver's `encode`, which writes an explicit nil, or `encodeIfPresent`,
    /// which writes nothing for nil.
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
        return unarchiver.containsValue(forCompleteKey: key) ? .some(nil) : nil
    }

    @inlinable
    public static func isArchived(in unarchiver: Unarchiver, forKey key: String) -> Bool {
        Wrapped.isArchived(in: unarchiver, forKey: key)
    }
}
