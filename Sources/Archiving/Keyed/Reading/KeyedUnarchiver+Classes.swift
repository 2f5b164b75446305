// Maps the class that an archive names to the class that is created.
//
//     "Hound" ──▶ mapped by the caller? ──▶ a present or former name? ──▶ fallbacks archived ──▶ delegate ─┐
//                 └────────── the same for each fallback ──────────┘                                      │
//                 ┌────────── and for each superclass that reads unknown subclasses ──────────┐ ◀─────────┘ ──▶ error
//
// For pointers to layouts, see `KeyedUnarchiver.swift`.

import PropertyLists

extension KeyedUnarchiver {
    struct ClassRecord {
        /// The slot of its description; `unknownSlot` if the archive has none so far.
        var slot: UInt32
        let name: String

        /// The Foundation class that it is, if its objects are decoded as values.
        let foundationClass: FoundationClass?

        /// The class that is created for it; `nil` until it was looked up.
        var type: (any Coding.Type)?
        var facts: ClassFacts?

        /// Its description in the archive, which was checked.
        var description: BinaryObject

        /// The bytes of the description, if they are those that this library writes.
        var known: KnownDescription?

        /// The names of its superclasses, the class itself first; `nil` until they are needed.
        var chainNames: [String]?

        /// The version key that the name leads to; `nil` until it is needed.
        var versionKey: String?

        /// Whether the delegate was asked for a class.
        var isAsked = false

        /// Whether the class that is created is the nearest known superclass.
        var isUnknownSubclass = false

        /// The declared keys of the chain; `nil` until they are needed.
        var declaredKeys: DeclaredKeys?

        /// The class that the last reference to pass the check expected.
        var lastExpected: ObjectIdentifier?

        /// Whether its objects only have to be created.
        var isPlain: Bool { facts.map { $0.substitution == nil && $0.markedClasses.isEmpty } ?? false }

        // No archive has so many slots.
        static let unknownSlot = UInt32.max

        /// Forgets an archive, and what only its reader may create.
        mutating func leave(_ view: BinaryObjectView) {
            if slot == Self.unknownSlot { return }
            if known == nil, let usual = facts?.description, usual.isEqual(to: description, in: view) { known = usual }
            slot = Self.unknownSlot
            (type, facts, chainNames, declaredKeys, lastExpected) = (nil, nil, nil, nil, nil)
            (isAsked, isUnknownSubclass) = (false, false)
        }
    }

    /// The record of the class that an instance names.
    ///
    /// - Parameter usual: The description that the class probably has.
    func classRecord(
        of found: Found, key: String?, usual: @autoclosure () -> KnownDescription? = nil
    ) throws -> Int {
        guard found.object.kind == .dictionary else { throw unexpectedKind("an object", found, key) }
        let layout = unsafe keys.layout(of: found.object, as: .object)
        if let layout = unsafe layout {
            let known = unsafe knownRecord(of: found.object, layout)
            if known >= 0 { return known }
        }
        guard let reference = try unsafe classReference(of: found.object, layout) else {
            throw corruptClass("a class under '$class'", found: "no such key", found)
        }
        let object = try table.object(at: reference)
        guard object.kind == .uid else {
            throw corruptClass("a reference under '$class'", found: "\(object.kind)", found)
        }
        let slot = try table.uid(object)
        let known = record(ofDescription: slot)
        if known >= 0 { return known }
        classRecords.append(try makeClassRecord(slot, of: found, key: key, usual()))
        indexRecords()
        // Dictionaries with the same keys mostly have the same class, also in the next archive.
        if let layout = unsafe layout { _ = unsafe knownRecord(of: found.object, layout) }
        return classRecords.count - 1
    }

    // A table for the few classes of most archives would take longer to make than all searches.
    static var searchedRecordCount: Int { 16 }

    /// The record of the class whose description is in a slot; -1 if there is none.
    func record(ofDescription slot: UInt32) -> Int {
        guard slot != ClassRecord.unknownSlot else { return -1 }
        if classRecords.count > Self.searchedRecordCount {
            return rare.parts.classRecordsBySlot[UInt64(slot) + 1].map { Int($0) } ?? -1
        }
        return classRecords.firstIndex { $0.slot == slot } ?? -1
    }

    /// The record of an earlier archive for a class with the same description as in a slot; -1 if there is none.
    ///
    /// - Parameter first: The record that is tried first.
    func keptRecord(ofDescription slot: Int, from first: Int) -> Int {
        guard classRecords.count <= Self.searchedRecordCount,
            let description = view.container(.dictionary, at: offset(ofSlot: slot))
        else { return -1 }
        for number in classRecords.indices {
            let record = (first + number) % classRecords.count
            guard classRecords[record].slot == ClassRecord.unknownSlot, let known = classRecords[record].known,
                remainingReadCount >= known.charge, known.isEqual(to: description, in: view)
            else { continue }
            remainingReadCount &-= known.charge
            classRecords[record].slot = UInt32(truncatingIfNeeded: slot)
            classRecords[record].description = description
            return record
        }
        return -1
    }

    private func indexRecords() {
        guard classRecords.count > Self.searchedRecordCount else { return }
        let first = classRecords.count == Self.searchedRecordCount + 1 ? 0 : classRecords.count - 1
        for record in first..<classRecords.count {
            rare.parts.classRecordsBySlot.set(
                UInt32(truncatingIfNeeded: record), for: UInt64(classRecords[record].slot) + 1)
        }
    }

    private func classReference(
        of dictionary: BinaryObject, _ layout: DictionaryLayouts.Layout?
    ) throws -> Int? {
        guard let layout = unsafe layout, unsafe layout.pointee.classPosition >= 0 else {
            return try innerValue(KeyedArchiveFormat.classKey, of: dictionary)
        }
        return try unsafe table.reference(dictionary.count + layout.pointee.classPosition, of: dictionary)
    }

    private func makeClassRecord(
        _ slot: UInt32, of found: Found, key: String?, _ usual: KnownDescription?
    ) throws -> ClassRecord {
        guard let description = try contents(ofSlot: slot, key: key)?.object, description.kind == .dictionary else {
            throw corruptClass("a class under '$class'", found: "something else in object \(slot)", found)
        }
        if let usual, usual.isEqual(to: description, in: view) {
            try charge(usual.charge)
            return ClassRecord(
                slot: slot, name: usual.name, foundationClass: usual.foundationClass, description: description,
                known: usual)
        }
        // Classes may share a description, which is searched for each of them.
        try charge(description.count)
        guard let reference = try table.value(forKey: KeyedArchiveFormat.classNameKey, of: description),
            case let nameObject = try table.object(at: reference), nameObject.isString
        else { throw corruptClass("a class with a name", found: "none in object \(slot)", found) }
        try charge(nameObject.count)
        let name = try table.string(nameObject)
        try chargeSorting(name)
        // Strings are made of the other names only when they are needed.
        var ofChain = try foundationClass(nameObject, or: nil)
        var ofFallbacks: FoundationClass?
        try forEachName(under: KeyedArchiveFormat.classChainKey, of: description) { superclass in
            try charge(superclass.count)
            if superclass.offset != nameObject.offset { ofChain = try foundationClass(superclass, or: ofChain) }
        }
        try forEachName(under: KeyedArchiveFormat.classFallbacksKey, of: description) { name in
            try charge(name.count)
            ofFallbacks = try foundationClass(name, or: ofFallbacks)
        }
        return ClassRecord(
            slot: slot, name: name, foundationClass: ofChain ?? ofFallbacks, description: description)
    }

    /// The Foundation class that has a name, or another one that was found before and precedes it.
    private func foundationClass(_ name: BinaryObject, or found: FoundationClass?) throws -> FoundationClass? {
        // Most names are the root class's, or a program's own.
        if let first = unsafe view.asciiText(at: name.offset)?.first, first != UInt8(ascii: "N"),
            first != UInt8(ascii: "_")
        {
            return found
        }
        if table.isString(name, equalTo: KeyedArchiveFormat.rootClassName) { return found }
        let text = try table.string(name)
        try chargeSorting(text)
        guard let known = FoundationClass.keyedValues[text] else { return found }
        return found.map { $0.rawValue < known.rawValue ? $0 : known } ?? known
    }

    /// Calls a closure with the names of superclasses, or of classes that may replace the class. Elements that are not
    /// strings are ignored. Returns false if there is no array of names.
    ///
    /// - Parameter limit: Returns how many elements of the array are read.
    @discardableResult
    func forEachName(
        under key: String, of description: BinaryObject, limit: (Int) throws -> Int = { min($0, 100) },
        _ body: (BinaryObject) throws -> Void
    ) throws -> Bool {
        guard let reference = try table.value(forKey: key, of: description),
            case let names = try table.object(at: reference), names.kind == .array
        else { return false }
        for position in 0..<(try limit(names.count)) {
            let name = try table.object(at: table.reference(position, of: names))
            if name.isString { try body(name) }
        }
        return true
    }

    /// The names of the superclasses of a record's class, the class itself first.
    func chainNames(_ record: Int) throws -> [String] {
        if let names = classRecords[record].chainNames { return names }
        let names = try names(record, KeyedArchiveFormat.classChainKey)
        classRecords[record].chainNames = names
        return names
    }

    private func names(_ record: Int, _ key: String) throws -> [String] {
        var names: [String] = []
        try forEachName(under: key, of: classRecords[record].description) { names.append(try table.string($0)) }
        return names
    }

    /// Whether the archive gives a record's class, or one of its superclasses, a name.
    func isClass(_ record: Int, named name: String) throws -> Bool {
        try classRecords[record].name == name || chainNames(record).contains(name)
    }

    private func corruptClass(_ expected: String, found: String, _ instance: Found) -> ArchiveError {
        rememberedError(
            ArchiveError(
                .corruptArchive, path: path(to: instance.slot), expected: expected, found: found,
                objectNumber: instance.slot.map { Int($0) }, byteOffset: isTranscoded ? nil : instance.object.offset))
    }

    // MARK: The class to create

    /// The class to create for a reference, which must allow it.
    ///
    /// - Parameter expected: The class that the reference expects; `nil` for any that is allowed. Then the class must
    ///   be on the list of allowed classes, even if other references already created objects of it.
    func creatableClass(_ record: Int, for expected: (any Coding.Type)?, key: String?) throws -> any Coding.Type {
        guard let type = classRecords[record].type else {
            let type = try lookUp(record, for: expected, key: key)
            classRecords[record].type = type
            classRecords[record].facts = facts(of: type)
            if let expected { try check(record, is: expected, key: key) }
            return type
        }
        if let expected {
            try check(record, is: expected, key: key)
        } else {
            try checkClass(type, named: classRecords[record].name, of: nil, key)
        }
        return type
    }

    /// The facts about a class, which is mostly the one that was asked for last.
    func facts(of type: any Coding.Type) -> ClassFacts {
        if let lastFacts, lastFacts.describedType == type { return lastFacts }
        let facts = ClassFacts.of(type)
        if facts.describedType == type { lastFacts = facts }
        return facts
    }

    /// Checks that the class of a record is the one that a reference expects, or inherits from it.
    func check(_ record: Int, is expected: any Coding.Type, key: String?) throws {
        let identifier = ObjectIdentifier(expected)
        if classRecords[record].lastExpected == identifier { return }
        if classRecords[record].facts?.types.contains(identifier) != true, let type = classRecords[record].type {
            try checkClass(type, named: classRecords[record].name, of: expected, key)
        }
        classRecords[record].lastExpected = identifier
    }

    /// The class as which an object is created, or was; `nil` if the value is no object of a class that the reader
    /// allows.
    func classOfObject(
        _ found: Found, for expected: (any Coding.Type)?, _ key: String?
    ) throws -> (any Coding.Type)? {
        guard let slot = found.slot, try kind(of: found, key) == .object else { return nil }
        let place = sharedValues.objectIndex(ofSlot: Int(slot))
        if place >= 0 { return Swift.type(of: objects[place]) }
        let record = try classRecord(of: found, key: key)
        if let type = classRecords[record].type { return type }
        do {
            return try knownClass(record, for: expected, key)
                ?? knownSuperclass(record, for: expected, key) { try chainNames(record) }
        } catch let object as RetiredObject {
            return expected == nil ? nil : object.retired.superclass
        }
    }

    /// The class that has a record's name, or one that the archive names as its replacement. A retired class has none.
    private func knownClass(
        _ record: Int, for expected: (any Coding.Type)?, _ key: String?
    ) throws -> (any Coding.Type)? {
        if let type = try allowedClass(named: classRecords[record].name, for: expected, key) { return type }
        try checkRetired(classRecords[record].name, for: expected)
        for fallback in try names(record, KeyedArchiveFormat.classFallbacksKey) {
            if let type = try allowedClass(named: fallback, for: expected, key) { return type }
        }
        return nil
    }

    private func lookUp(_ record: Int, for expected: (any Coding.Type)?, key: String?) throws -> any Coding.Type {
        let name = classRecords[record].name
        // The reference's own class needs no list.
        if let expected, classes.needsNoList,
            facts(of: expected).isDescribed(as: expected, named: name)
        {
            return expected
        }
        if let type = try knownClass(record, for: expected, key) { return type }
        if let foundationClass = classRecords[record].foundationClass {
            throw fail(
                .unexpectedKind, expected: expected.map { "an object of class '\($0)'" } ?? "an object",
                found: foundationClass.phrase, forKey: key)
        }
        if let type = try typeNamedByDelegate(record, key: key) { return type }
        if let type = try knownSuperclass(record, for: expected, key, names: { try chainNames(record) }) {
            classRecords[record].isUnknownSubclass = true
            return type
        }
        throw classNotAllowed(name, for: expected, key)
    }

    /// Asks the delegate for a class, once for each class of the archive. The class that it names is allowed.
    private func typeNamedByDelegate(_ record: Int, key: String?) throws -> (any Coding.Type)? {
        guard usesDelegate, let delegate, !classRecords[record].isAsked else { return nil }
        try require(
            depth < limits.maximumDepth, .limitExceeded, expected: "a delegate that decodes little to name a class",
            found: "much", forKey: key)
        classRecords[record].isAsked = true
        // What the delegate decodes is not a root of the caller: it doesn't allow classes, and it is connected later.
        depth += 1
        defer { depth -= 1 }
        let classNames = try chainNames(record)
        let name = classRecords[record].name
        let type = try callingOut {
            try delegate.unarchiver(
                self, cannotDecodeObjectOfClassName: name, originalClasses: classNames.isEmpty ? [name] : classNames)
        }
        if let type { classes.allowNamed(type) }
        return type
    }

    /// The names of the class of the structure that was opened last, and of its superclasses.
    func namesOfOpenStructure() throws -> [String] {
        guard let slot = frames.top.slot else { return [] }
        let found = Found(object: frames.top.container, slot: slot)
        let record = try classRecord(of: found, key: nil)
        return try [classRecords[record].name] + chainNames(record)
    }

    // MARK: Versions

    /// The version of a class of the object that is being read: under the class's version key, one for a former name,
    /// or one for a name under which the class was found.
    func archivedVersion(ofClass type: any Coding.Type) throws -> Int {
        try storedVersion(underKeys: versionKeys(of: type)) ?? storedVersion(underKeys: otherVersionKeys(of: type)) ?? 0
    }

    /// The version keys by the names in the archive that lead to a class: that of the object's own class first, then those
    /// that the caller mapped to it.
    private func otherVersionKeys(of type: any Coding.Type) throws -> [String] {
        let mapped = classes.versionKeys(mappedTo: type)
        guard let frame = frames.last(where: { !$0.isCollection }), let slot = frame.slot else { return mapped }
        let record = try classRecord(of: Found(object: frame.container, slot: slot), key: nil)
        let found = classRecords[record]
        guard found.type == type, !found.isUnknownSubclass, found.name != type.archivedClass.name else { return mapped }
        let key = found.versionKey ?? found.name + ".version"
        classRecords[record].versionKey = key
        return [key] + mapped
    }
}
