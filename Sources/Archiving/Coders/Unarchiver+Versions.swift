// Versions of classes and structures in keyed formats: each is stored under a version key.

extension Unarchiver {
    /// The version of a class; 0 if there is none.
    final func keyedVersion(ofClass type: any Coding.Type) throws -> Int {
        try storedVersion(underKeys: versionKeys(of: type)) ?? 0
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
    ///
    /// - Throws: ``ArchiveError`` with code `unexpectedKind` if the version isn't an integer, or `outOfRange` if it
    ///   doesn't fit `Int`.
    public final func version(ofStructure type: any ArchivableStructure.Type) throws -> Int {
        if keyScope?.isOfDictionary == true {
            let keys = versionKeys(of: type)
            return try keys.lazy.compactMap { try self.entryIfPresent(Int.self, forKey: $0) }.first ?? 0
        }
        if let version = versionOfStructure() { return version }
        let keys = versionKeys(of: type).map { keyScope?.composed($0) ?? $0 }
        return try decodingField { try storedVersion(underKeys: keys) } ?? 0
    }
}

/// What has a version in keyed formats.
protocol VersionedDescription {
    var versionKey: String { get }
    var formerNames: [String] { get }
}

extension ArchivedClass: VersionedDescription {}
extension ArchivedStructure: VersionedDescription {}

extension VersionedDescription {
    /// The key of the version, and those that older archives use for it.
    var versionKeys: [String] { [versionKey] + formerNames.map { $0 + ".version" } }
}

extension Unarchiver {
    final func versionKeys(of type: any Coding.Type) -> [String] {
        versionKeys(ObjectIdentifier(type)) { type.archivedClass }
    }

    private func versionKeys(of type: any ArchivableStructure.Type) -> [String] {
        versionKeys(ObjectIdentifier(type)) { type.archivedStructure }
    }

    private func versionKeys(_ type: ObjectIdentifier, _ description: () -> any VersionedDescription) -> [String] {
        if let known = knownVersionKeys[type] { return known }
        let keys = description().versionKeys
        knownVersionKeys[type] = keys
        return keys
    }
}
