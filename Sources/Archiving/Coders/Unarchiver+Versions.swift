// Versions of classes and structures in keyed formats: each is stored under a version key.

extension Unarchiver {
    /// The version of a class; 0 if there is none.
    final func keyedVersion(ofClass type: any Coding.Type) throws -> Int {
        try storedVersion(underKeys: type.archivedClass.versionKeys) ?? 0
    }

    /// The version under the first of some complete keys that holds one.
    final func storedVersion(underKeys keys: some Sequence<String>) throws -> Int? {
        for key in keys where containsValue(forCompleteKey: key) {
            guard let stored = try integerValue(type: .int64, forKey: key) else { continue }
            guard let version = Int(exactly: stored) else {
                throw fail(.outOfRange, expected: "a version", found: "\(stored)", forKey: key)
            }
            return version
        }
        return nil
    }

    /// Returns the archived version of the structure that is being decoded, or 0 if no version was archived.
    public final func version(ofStructure type: any ArchivableStructure.Type) throws -> Int {
        if keyScope?.isOfDictionary == true {
            let keys = type.archivedStructure.versionKeys
            return try keys.lazy.compactMap { try self.entryIfPresent(Int.self, forKey: $0) }.first ?? 0
        }
        if let version = versionOfStructure() { return version }
        let keys = type.archivedStructure.versionKeys.map { keyScope?.composed($0) ?? $0 }
        return try decodingField { try storedVersion(underKeys: keys) } ?? 0
    }
}

extension ArchivedClass {
    /// The key of the version, and those that older archives use for it.
    var versionKeys: [String] { [versionKey] + formerNames.map { $0 + ".version" } }
}

extension ArchivedStructure {
    /// The key of the version, and those that older archives use for it.
    var versionKeys: [String] { [versionKey] + formerNames.map { $0 + ".version" } }
}
