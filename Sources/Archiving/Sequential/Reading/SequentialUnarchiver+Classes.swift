// The classes of the archive: their names, their versions, and the classes that they resolve to.
//
// `payload` checks ranges, and lends their bytes for a call.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    // MARK: Records

    /// The index of the record of an object's class.
    @inline(__always)
    func classRecord(of entry: UInt32) throws -> Int {
        // The slot of a class entry stores the index of its record: no value uses that slot.
        let known = sharedValues.valueIndex(ofSlot: Int(entries[Int(entry)].reference))
        return known >= 0 ? known : try newRecord(of: entries[Int(entry)].reference)
    }

    @inline(never)
    private func newRecord(of classEntry: UInt32) throws -> Int {
        let record = try makeRecord(of: classEntry)
        sharedValues.setState(.shared(classRecords.count), of: Int(classEntry))
        classRecords.append(record)
        return classRecords.count - 1
    }

    /// Whether an object is of a Foundation class, as far as is known.
    @inline(__always)
    func isKnownObject(_ entry: UInt32, of foundationClass: FoundationClass) -> Bool {
        let record = sharedValues.valueIndex(ofSlot: Int(entries[Int(entry)].reference))
        return record >= 0 && classRecords[record].foundationClass == foundationClass
            && classRecords[record].unknownVersion == nil
    }

    /// The Foundation class of an object, whose version must be known; `nil` if the object has another class.
    @inline(__always)
    func foundationClass(of entry: UInt32) throws -> FoundationClass? {
        let record = try classRecord(of: entry)
        guard let foundationClass = classRecords[record].foundationClass else { return nil }
        if let unknown = classRecords[record].unknownVersion { throw unknownVersion(of: unknown) }
        return foundationClass
    }

    @inline(never)
    private func unknownVersion(of classEntry: UInt32) -> ArchiveError {
        let known = (try? named(classEntry))?.version ?? 0
        return fail(
            .notSupported, expected: "the class '\(name(ofClass: classEntry))' in version \(known)",
            found: "version \(entries[Int(classEntry)].version) of it")
    }

    private func makeRecord(of classEntry: UInt32) throws -> ClassRecord {
        let own = try named(classEntry)
        var unknownVersion: UInt32?
        var (entry, foundationClass) = (classEntry, own)
        while let known = foundationClass, entry != TypedStreamEntry.none {
            if unknownVersion == nil, entries[Int(entry)].version != known.version { unknownVersion = entry }
            entry = entries[Int(entry)].reference
            foundationClass = entry == TypedStreamEntry.none ? nil : try named(entry)
        }
        return ClassRecord(entry: classEntry, foundationClass: own, unknownVersion: unknownVersion)
    }

    private func named(_ classEntry: UInt32) throws -> FoundationClass? {
        try unsafe payload(nameRange(of: classEntry)) { unsafe FoundationClass(ofSequentialValue: $0) }
    }

    // MARK: Names

    /// The name of an object's class.
    func className(of entry: UInt32) -> String {
        guard let record = try? classRecord(of: entry) else { return "" }
        if let name = classRecords[record].name { return name }
        let name = name(ofClass: classRecords[record].entry)
        classRecords[record].name = name
        return name
    }

    /// The names of the superclasses of an object's class, the nearest first, as far as a class is looked for among them.
    func superclassNames(ofClassOf entry: UInt32) throws -> [String] {
        var names: [String] = []
        var next = entries[Int(entries[Int(entry)].reference)].reference
        while next != TypedStreamEntry.none, names.count < 100 {
            let name = name(ofClass: next)
            try charge(name.utf8.count)
            try chargeSorting(name)
            names.append(name)
            next = entries[Int(next)].reference
        }
        return names
    }

    func name(ofClass entry: UInt32) -> String {
        text(nameRange(of: entry))
    }

    func text(_ range: TypedStreamRange) -> String {
        unsafe (try? payload(range) { unsafe String(decoding: $0, as: UTF8.self) }) ?? ""
    }

    /// The text of a class or C string.
    private func nameRange(of entry: UInt32) -> TypedStreamRange {
        strings[Int(entries[Int(entry)].string)]
    }

    func isClass(_ entry: UInt32, named name: String) -> Bool {
        var name = name
        return name.withUTF8 { name in
            let name = UnsafeRawBufferPointer(name)
            return unsafe (try? payload(nameRange(of: entry)) { unsafe $0.isEqual(to: name) }) ?? false
        }
    }

    /// The first of a class and its superclasses that meets a condition.
    func firstClass(from classEntry: UInt32, where isRight: (UInt32) -> Bool) -> UInt32? {
        var entry = classEntry
        while entry != TypedStreamEntry.none {
            if isRight(entry) { return entry }
            entry = entries[Int(entry)].reference
        }
        return nil
    }

    // MARK: Versions

    func version(ofClassOf entry: UInt32) -> Int {
        guard entry != TypedStreamEntry.none else { return 0 }
        let classEntry = entries[Int(entry)].reference
        return Int(entries[Int(classEntry)].version)
    }

    /// The archived version of a class of the object that is being read; 0 if the object has no such class.
    func archivedVersion(of type: any Coding.Type) -> Int {
        guard let frame = frames.last(where: { !$0.isInObject }), frame.kind == .object else { return 0 }
        let classEntry = entries[Int(frame.entry)].reference
        let archived = type.archivedClass
        let found = firstClass(from: classEntry) { isClass($0, archived, of: $0 == classEntry ? frame.entry : nil) }
        return found.map { Int(entries[Int($0)].version) } ?? 0
    }

    /// Whether an archived class is the one that `archived` describes: it has its name, a former name, or a name that
    /// the caller mapped to it.
    ///
    /// - Parameter object: the object whose own class it is, which may have been found in another way.
    func isClass(_ entry: UInt32, _ archived: ArchivedClass, of object: UInt32?) -> Bool {
        // Compared as bytes, because a long chain of classes is searched for each object.
        if isClass(entry, named: archived.name) || archived.formerNames.contains(where: { isClass(entry, named: $0) })
            || classes.names(mappedTo: archived.type).contains(where: { isClass(entry, named: $0) })
        {
            return true
        }
        guard let record = object.flatMap({ try? classRecord(of: $0) }),
            let creatable = classRecords[record].creatable, creatable.unknownName == nil
        else { return false }
        return creatable.type == archived.type
    }

    // MARK: Notes about classes

    struct ClassRecord {
        let entry: UInt32

        /// The Foundation class, if objects of the class decode as values.
        let foundationClass: FoundationClass?

        /// The class or superclass that is a Foundation class in an unknown version, if there is one.
        let unknownVersion: UInt32?

        /// The name, once it was requested.
        var name: String?

        /// The class to create, the class of the reference for which it was found, and the version of the caller's
        /// class names.
        var creatable: CreatableClass?
        var expectedType: ObjectIdentifier?
        var creatableVersion = -1

        /// Whether the class to create is the nearest known superclass: values after its own are passed over.
        var isUnknownSubclass = false

        /// The index of a class's layout, the class that it was made for, and the version of the caller's class names.
        var layout = -1
        var layoutType: ObjectIdentifier?
        var layoutVersion = -1

        /// The indexes of a structure's layouts by the keys of its cases; if it has no cases, by the encoding of its
        /// first value.
        var caseLayouts: [String: Int] = [:]
    }

    /// A layout that the archive uses, and what each object needs of it.
    struct Layout {
        let layout: SequenceLayout

        /// The range of its keys in `keys`, of which the first ones are groups of one value each.
        let firstKey: Int
        let keyCount: Int
        let singleCount: Int
        let isComplete: Bool
    }

    struct Key {
        var bits = KeyBits()
        var isSingle = false

        /// For a group that contains no other key's value, the type of the stream that was accepted last.
        var accepted = UInt32.max
    }
}
