// What a structure that decodes itself asks for.

extension Unarchiver {
    /// Whether a value of a type is there under a key: of a structure one of its composed keys, or a nil; of
    /// ``Indexed`` its first element; of all others the key itself.
    @inlinable
    public final func containsValue<Value: ArchivableValue>(of type: Value.Type, forKey key: String) -> Bool {
        Value.isArchived(in: self, forKey: key)
    }

    /// The version of the structure that is being decoded, as it was archived; 0 where none was.
    public final func version(ofStructure type: any ArchivableStructure.Type) throws -> Int {
        if let version = real.versionOfStructure() { return version }
        let structure = type.archivedStructure
        for key in [structure.versionKey] + structure.formerNames.map({ $0 + ".version" })
        where containsValue(forKey: key) {
            guard let version = try integerValue(type: .int64, forKey: key) else { continue }
            guard let version = Int(exactly: version) else {
                throw failure(.outOfRange, expected: "a version", found: "\(version)", forKey: key)
            }
            return version
        }
        return 0
    }

    /// The error to throw where an enum whose cases carry values has none of its cases in the archive.
    ///
    /// - Parameter keys: those that a case would have.
    public final func missingCase(of type: any ArchivableStructure.Type, keys: [String]) -> ArchiveError {
        let names = keys.map { "'\($0)'" }.joined(separator: ", ")
        return failure(
            .missingValue, expected: "a case of '\(type)', which has one of the keys \(names)", found: "none of them",
            forKey: nil)
    }
}
