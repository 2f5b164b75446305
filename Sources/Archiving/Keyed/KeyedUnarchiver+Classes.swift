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
        var substitution: Substitution?

        /// The names of the chain of classes, and of classes that may stand in, as the archive gives them.
        var chainNames: [String] = []
        var fallbacks: [String] = []

        /// Whether the delegate was asked for a class.
        var isAsked = false

        /// The classes of the chain that once wrote their values without keys, the topmost first; and whether another
        /// one may have written some.
        var markedClasses: [ArchivedClass] = []
        var takesValuesWithoutKeys = false

        /// Which of the archive's keys the chain declares, by their numbers; `nil` until it is asked for.
        var declaredKeys: DeclaredKeys?

        /// The class that a reference asked for last, and got.
        var lastExpected: ObjectIdentifier?

        /// Whether the archive gives the class, or one of its superclasses, a name.
        func isNamed(_ name: String) -> Bool { self.name == name || chainNames.contains(name) }
    }

    /// The record of the class that an instance names.
    func classRecord(of found: Found, key: String?) throws -> Int {
        guard found.object.kind == .dictionary else {
            throw unexpectedKind("an object", found, key)
        }
        guard let reference = try classReference(of: found.object) else {
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

    private func classReference(of dictionary: BinaryObject) throws -> Int? {
        guard let layout = layout(of: dictionary, lastLayout), layout.pointee.classPosition >= 0 else {
            return try innerValue(KeyedArchiveFormat.classKey, of: dictionary)
        }
        return try table.reference(dictionary.count + layout.pointee.classPosition, of: dictionary)
    }

    private func makeClassRecord(_ slot: UInt32, of found: Found, key: String?) throws -> ClassRecord {
        guard let description = try contents(ofSlot: slot, key: key)?.object, description.kind == .dictionary else {
            throw corruptClass("a class under '$class'", found: "something else in object \(slot)", found)
        }
        // Classes may share a description, which is looked through for each.
        try charge(description.count)
        guard let reference = try table.value(forKey: KeyedArchiveFormat.classNameKey, of: description) else {
            throw corruptClass("a class with a name", found: "none in object \(slot)", found)
        }
        let nameObject = try table.object(at: reference)
        guard nameObject.isString else {
            throw corruptClass("a class with a name", found: "\(nameObject.kind) in object \(slot)", found)
        }
        try charge(nameObject.count)
        let name = try table.string(nameObject)
        let chain = try names(under: KeyedArchiveFormat.classChainKey, of: description)
        let fallbacks = try names(under: KeyedArchiveFormat.classHintsKey, of: description)
        let foundationClass = Self.foundationClass([name] + chain) ?? Self.foundationClass(fallbacks)
        return ClassRecord(name: name, foundationClass: foundationClass, chainNames: chain, fallbacks: fallbacks)
    }

    private static func foundationClass(_ names: [String]) -> FoundationClass? {
        names.compactMap { FoundationClass.byName[$0] }.min { $0.rawValue < $1.rawValue }
    }

    /// The names of the chain of classes, or of those that may stand in, as far as they are names: both only inform.
    private func names(under key: String, of description: BinaryObject) throws -> [String] {
        guard let reference = try table.value(forKey: key, of: description) else { return [] }
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
                objectNumber: instance.slot.map { Int($0) }, byteOffset: isTranscoded ? nil : instance.object.offset))
    }

    /// The class to create for a reference: one that is allowed, and that the reference may name.
    func creatableClass(_ record: Int, for expected: any Coding.Type, key: String?) throws -> any Coding.Type {
        if classRecords[record].lastExpected == ObjectIdentifier(expected), let type = classRecords[record].type {
            return type
        }
        if classRecords[record].type == nil {
            describe(record, as: try lookUp(record, for: expected, key: key))
        }
        try check(record, is: expected, key: key)
        return classRecords[record].type ?? expected
    }

    /// Completes the record of a class that was found.
    func describe(_ record: Int, as type: any Coding.Type) {
        let facts = ClassFacts.of(type)
        classRecords[record].type = type
        classRecords[record].chain = facts.types
        classRecords[record].substitution = facts.substitution
        classRecords[record].markedClasses = facts.markedClasses
        classRecords[record].takesValuesWithoutKeys = facts.takesValuesWithoutKeys
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
}
