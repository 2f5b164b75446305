// Which class stands for the one that an archive names.
//
//     "Hound" ──▶ mapped by the caller? ──▶ a present or former name? ──▶ fallbacks archived ──▶ delegate ──▶ error
//                 └────────── the same for each fallback ──────────┘

import PropertyLists

extension KeyedUnarchiver {
    /// The class whose objects are created for those of a record's class.
    ///
    /// - Parameter expected: the class that the reference asks for; `nil` where it takes any that is allowed.
    func lookUp(_ record: Int, for expected: (any Coding.Type)?, key: String?) throws -> any Coding.Type {
        let name = classRecords[record].name
        for candidate in [name] + classRecords[record].fallbacks {
            if let type = allowedClasses.type(named: candidate, for: expected, classNames) { return type }
        }
        let what = expected.map { "an object of class '\($0)'" } ?? "an object"
        if let foundationClass = classRecords[record].foundationClass {
            throw failure(.unexpectedKind, expected: what, found: foundationClass.phrase, forKey: key)
        }
        if let type = try typeNamedByDelegate(record, key: key) { return type }
        throw failure(
            .classNotAllowed,
            expected: expected == nil ? "an object of an allowed class" : what + " or another allowed class",
            found: "one of class '\(name)'", forKey: key)
    }

    /// Asks the delegate for a class, once for each class of the archive. The class that it names is allowed.
    private func typeNamedByDelegate(_ record: Int, key: String?) throws -> (any Coding.Type)? {
        guard usesDelegate, let delegate, !classRecords[record].isAsked else { return nil }
        guard depth < limits.maximumDepth else {
            throw failure(
                .limitExceeded, expected: "a delegate that decodes little to name a class", found: "much", forKey: key)
        }
        classRecords[record].isAsked = true
        // What the delegate decodes is not the caller's: it allows nothing, and is connected later.
        depth += 1
        defer { depth -= 1 }
        let classNames = classRecords[record].chainNames
        let name = classRecords[record].name
        let type = try delegate.unarchiver(
            self, cannotDecodeObjectOfClassName: name, originalClasses: classNames.isEmpty ? [name] : classNames)
        if let type { allowedClasses.allow(type) }
        return type
    }

    /// The version of a class of the object that is being read, under the key of its own, of a former name, or of a
    /// name that the class was found under.
    func archivedVersion(ofClass type: any Coding.Type) throws -> Int {
        try reading(nil) {
            let archived = type.archivedClass
            for key in [archived.versionKey] + archived.formerNames.map({ $0 + ".version" }) {
                if let version = try version(forKey: key) { return version }
            }
            for name in try otherNames(of: type) where name != archived.name {
                if let version = try version(forKey: name + ".version") { return version }
            }
            return 0
        }
    }

    private func version(forKey key: String) throws -> Int? {
        guard hasValue(forKey: key), let version = try readInteger(type: .int64, forKey: key) else { return nil }
        guard let version = Int(exactly: version) else {
            throw failure(.outOfRange, expected: "a version", found: "\(version)", forKey: key)
        }
        return version
    }

    /// The names of the archive that were found to stand for a class: that of the object's own class first, then those
    /// that the caller gave to it.
    private func otherNames(of type: any Coding.Type) throws -> [String] {
        var names: [String] = []
        if let frame = frames.last(where: { !$0.isCollection }), let slot = frame.slot {
            let record = try classRecord(of: Found(object: frame.container, slot: slot), key: nil)
            if classRecords[record].type == type { names.append(classRecords[record].name) }
        }
        return names + classNames.classes.filter { $0.value == type }.keys.sorted()
    }
}
