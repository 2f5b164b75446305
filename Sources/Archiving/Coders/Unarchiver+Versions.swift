// Versions of classes in keyed formats: each is stored under the version key of its class.

extension Unarchiver {
    /// The version of a class, stored under its version key or under that of a former name; 0 if there is none.
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
