// Versions of classes in formats that have keys: each stands under its class's version key.

extension Unarchiver {
    /// The version of a class that stands under its version key, or under the one of a former name; 0 where none does.
    final func keyedVersion(ofClass type: any Coding.Type) throws -> Int {
        let archived = type.archivedClass
        for key in [archived.versionKey] + archived.formerNames.map({ $0 + ".version" })
        where containsValue(forCompleteKey: key) {
            guard let version = try integerValue(type: .int64, forKey: key) else { continue }
            guard let version = Int(exactly: version) else {
                throw failure(.outOfRange, expected: "a version", found: "\(version)", forKey: key)
            }
            return version
        }
        return 0
    }
}
