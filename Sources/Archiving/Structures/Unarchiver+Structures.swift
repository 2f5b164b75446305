// Methods for structures that decode themselves.

extension Unarchiver {
    /// Returns a Boolean value that indicates whether the archive holds a value of a type under a key.
    ///
    /// For a structure, the method checks for its composed keys or a nil; for ``Indexed``, for the first element; and
    /// for all other types, for the key itself.
    @inlinable
    public final func containsValue<Value: ArchivableValue>(of type: Value.Type, forKey key: String) -> Bool {
        if let keyScope { return decodingField { Value.isArchived(in: self, forKey: keyScope.composed(key)) } }
        return Value.isArchived(in: self, forKey: key)
    }

    /// Returns the archived version of the structure that is being decoded, or 0 if no version was archived.
    public final func version(ofStructure type: any ArchivableStructure.Type) throws -> Int {
        if let version = versionOfStructure() { return version }
        let structure = type.archivedStructure
        for key in [structure.versionKey] + structure.formerNames.map({ $0 + ".version" })
        where containsValue(forKey: key) {
            guard let version = try valueIfPresent(Int64.self, forKey: key) else { continue }
            guard let version = Int(exactly: version) else {
                throw failure(.outOfRange, expected: "a version", found: "\(version)", forKey: key)
            }
            return version
        }
        return 0
    }
}
