// From the class that an archive names to the class that is created.

import PropertyLists

extension KeyedUnarchiver {
    /// A class that the archive describes.
    struct ClassRecord {
        let name: String

        /// The value of Foundation that objects of the class are, if they are one.
        let foundationClass: FoundationClass?

        /// The class of ours that objects are created of, once it was looked up and found.
        var type: (any Coding.Type)?

        /// That class and its superclasses.
        var chain: [ObjectIdentifier] = []

        /// Names the object that takes the place of one that was created.
        var unique: ArchivedClass.Substitution?

        /// Which of the archive's keys the chain declares, by their numbers; `nil` until it is asked for.
        var declaredKeys: DeclaredKeys?

        /// The class that a reference asked for last, and got.
        var lastExpected: ObjectIdentifier?
    }

    /// The record of the class that an instance names.
    func classRecord(of found: Found, key: String?) throws -> Int {
        guard found.object.kind == .dictionary else {
            throw unexpectedKind("an object", found, key)
        }
        guard let reference = try innerValue(KeyedArchiveFormat.classKey, of: found.object) else {
            throw corruptClass("a class under '$class'", found: "no such key", found)
        }
        let object = try table.object(at: reference)
        guard object.kind == .uid else {
            throw corruptClass("a reference under '$class'", found: "\(object.kind)", found)
        }
        let slot = try table.uid(object)
        if let record = classRecordsBySlot[UInt64(slot) + 1] { return Int(record) }
        let record = try makeClassRecord(slot, of: found, key: key)
        classRecordsBySlot.set(UInt32(truncatingIfNeeded: classRecords.count), for: UInt64(slot) + 1)
        classRecords.append(record)
        return classRecords.count - 1
    }

    private func makeClassRecord(_ slot: UInt32, of found: Found, key: String?) throws -> ClassRecord {
        guard let description = try contents(ofSlot: slot, key: key)?.object, description.kind == .dictionary else {
            throw corruptClass("a class under '$class'", found: "something else in object \(slot)", found)
        }
        guard let reference = try table.value(forKey: KeyedArchiveFormat.classNameKey, of: description) else {
            throw corruptClass("a class with a name", found: "none in object \(slot)", found)
        }
        let nameObject = try table.object(at: reference)
        guard nameObject.isString else {
            throw corruptClass("a class with a name", found: "\(nameObject.kind) in object \(slot)", found)
        }
        try charge(nameObject.count)
        let name = try table.string(nameObject)
        let names = try [name] + superclassNames(description)
        let foundationClass = FoundationClass.allCases.first { candidate in
            names.contains { candidate.names.contains($0) }
        }
        return ClassRecord(name: name, foundationClass: foundationClass)
    }

    /// The names of the chain of classes, as far as they are names: the chain only informs.
    private func superclassNames(_ description: BinaryObject) throws -> [String] {
        guard let reference = try table.value(forKey: KeyedArchiveFormat.classChainKey, of: description) else {
            return []
        }
        let chain = try table.object(at: reference)
        guard chain.kind == .array else { return [] }
        var names: [String] = []
        for position in 0..<min(chain.count, 100) {
            let name = try table.object(at: table.reference(position, of: chain))
            guard name.isString else { continue }
            try charge(name.count)
            names.append(try table.string(name))
        }
        return names
    }

    private func corruptClass(_ expected: String, found: String, _ instance: Found) -> ArchiveError {
        return rememberedError(
            ArchiveError(
                .corruptArchive, path: path(to: instance.slot), expected: expected, found: found,
                objectNumber: instance.slot.map { Int($0) }, byteOffset: instance.object.offset))
    }

    /// The class to create for a reference: one that is allowed, and that the reference may name.
    func creatableClass(_ record: Int, for expected: any Coding.Type, key: String?) throws -> any Coding.Type {
        if classRecords[record].type == nil {
            if let foundationClass = classRecords[record].foundationClass {
                throw failure(
                    .unexpectedKind, expected: "an object of class '\(expected)'", found: foundationClass.phrase,
                    forKey: key)
            }
            let type = try lookUp(classRecords[record].name, for: expected, key: key)
            describe(record, as: type)
        }
        try check(record, is: expected, key: key)
        return classRecords[record].type ?? expected
    }

    /// Completes the record of a class that was found.
    func describe(_ record: Int, as type: any Coding.Type) {
        let chain = Array(ClassChain(of: type))
        classRecords[record].type = type
        classRecords[record].chain = chain.map { ObjectIdentifier($0.type) }
        for archived in chain {
            guard let unique = archived.unique else { continue }
            classRecords[record].unique = unique
            break
        }
    }

    private func lookUp(_ name: String, for expected: any Coding.Type, key: String?) throws -> any Coding.Type {
        if let mapped = classNames.classes[name] {
            if ObjectIdentifier(mapped) == ObjectIdentifier(expected) || allowedClasses.contains(mapped) {
                return mapped
            }
        } else {
            // What a reference's own class is called needs no list: the class that holds the reference is allowed.
            let archived = expected.archivedClass
            if archived.name == name, ObjectIdentifier(archived.type) == ObjectIdentifier(expected) { return expected }
            if let allowed = allowedClasses.allowedClass(named: name) { return allowed }
            if archived.formerNames.contains(name) { return expected }
        }
        throw failure(
            .classNotAllowed, expected: "an object of class '\(expected)' or another allowed class",
            found: "one of class '\(name)'", forKey: key)
    }

    /// Makes sure that a class is the one that a reference asks for, or inherits from it.
    func check(_ record: Int, is expected: any Coding.Type, key: String?) throws {
        let identifier = ObjectIdentifier(expected)
        if classRecords[record].lastExpected == identifier { return }
        guard classRecords[record].chain.contains(identifier) else {
            throw failure(
                .unexpectedClass, expected: "an object of class '\(expected)'",
                found: "one of class '\(classRecords[record].name)'", forKey: key)
        }
        classRecords[record].lastExpected = identifier
    }

    func archivedVersion(ofClass type: any Coding.Type) throws -> Int {
        try reading(nil) {
            let archived = type.archivedClass
            for key in [archived.versionKey] + archived.formerNames.map({ $0 + ".version" })
            where hasValue(forKey: key) {
                guard let version = try readInteger(type: .int64, forKey: key) else { continue }
                guard let version = Int(exactly: version) else {
                    throw failure(.outOfRange, expected: "a version", found: "\(version)", forKey: key)
                }
                return version
            }
            return 0
        }
    }
}
