// Reads objects that were archived before their class had keys: their values have no keys, and are found by the class's
// sequence. None of this code runs for classes without a marker key.
//
//     class Person, sequential marker "PersonHasKeys"     { $0: UID 3, $1: true, $2: 41, $3: UID 0, $class: UID 2 }
//         var name: String        @      $0
//         var age: Int?           c q    $1 is its presence: the value is $2
//         var mentor: Person?     @      $3
//
// A layout maps keys to values, and is valid for all objects of a class and version. The number of a value differs
// between objects, because a scalar that is nil takes one number instead of two.

import PropertyLists

extension KeyedUnarchiver {
    // MARK: Finding

    /// The reference to a value of an object whose values have no keys; `nil` if it has to be looked up by its key.
    func sequenceReference(_ key: String) -> Int? {
        frames.top.slot.flatMap { rare.existing?.sequences.places[$0]?.reference(key) }
    }

    /// Whether the object that is being read holds a value under a key by its sequence.
    func isInSequence(_ key: String) -> Bool {
        frames.top.isSequence && sequenceReference(key) != nil
    }

    /// An empty array of numbers, if the sequence has one under a key.
    func emptyArray(_ kind: NumberKind, forKey key: String?) throws -> NumberArray? {
        guard let key, frames.top.isSequence, sequenceReference(key) == SequencePlaces.emptyArray else {
            return nil
        }
        return try numbers(kind, of: [], key)
    }

    // MARK: Objects

    /// Finds the values of the object that was opened last, if some of its classes wrote them without keys: those whose
    /// marker is missing.
    func findSequence(ofRecord record: Int) throws {
        guard try reference(ofKey: KeyedArchiveFormat.unkeyed(0)) != nil else { return }
        var versions: [Int] = []
        let markedClasses = classRecords[record].facts?.markedClasses ?? []
        for archived in markedClasses {
            guard let marker = archived.keyedMarker, !containsValue(forCompleteKey: marker) else {
                versions.append(-1)
                continue
            }
            let version = try archivedVersion(ofClass: archived.type)
            try checkVersion(version, of: archived.name, atMost: archived.version)
            versions.append(version)
        }
        if let firstError { throw firstError }
        guard versions.contains(where: { $0 >= 0 }) else { return }
        let layout = layout(SequenceTable.Identity(record: record, versions: versions)) {
            var values: [ArchivedSequence.Value] = []
            for (archived, version) in zip(markedClasses, versions) where version >= 0 {
                values += archived.sequence?.values.filter { $0.isArchived(inVersion: version) } ?? []
            }
            let isOpen =
                classRecords[record].isUnknownSubclass || classRecords[record].facts?.takesValuesWithoutKeys ?? false
            return SequenceLayout(values, isComplete: !isOpen)
        }
        try noteReferences(by: layout, from: 0)
    }

    private func layout(_ identity: SequenceTable.Identity, _ make: () -> SequenceLayout) -> SequenceLayout {
        if let layout = rare.parts.sequences.layouts[identity] { return layout }
        let layout = make()
        rare.parts.sequences.layouts[identity] = layout
        return layout
    }

    // MARK: Structures

    /// Finds the values of the structure that was opened last, which have no keys if those of the object around it have
    /// none.
    func findSequence(of structure: ArchivedStructure) throws {
        guard let sequence = structure.sequence, let slot = frames.last?.slot else { return }
        if rare.parts.sequences.places[slot] != nil { return frames.top.readBySequence() }
        guard let first = try reference(ofKey: KeyedArchiveFormat.unkeyed(0)) else { return }
        let version = try storedVersion(underKeys: structure.versionKeys) ?? 0
        try checkVersion(version, of: structure.name, atMost: structure.version)
        var identity = SequenceTable.Identity(record: -1, name: structure.name, versions: [version])
        func layout(
            of values: [ArchivedSequence.Value], isComplete: Bool = true, marker: String? = nil
        ) -> SequenceLayout {
            self.layout(identity) {
                SequenceLayout(
                    values.filter { $0.isArchived(inVersion: version) }, isComplete: isComplete, marker: marker)
            }
        }
        guard !sequence.cases.isEmpty else { return try noteReferences(by: layout(of: sequence.values), from: 0) }
        if let tag = sequence.tag {
            let name = try self.tag(at: first, tag)
            let known = sequence.cases.first { $0.key == name }
            identity.caseName = known.map { "tag " + $0.key } ?? ""
            // The tag is the first value, and the only one that is found of an unknown case.
            return try noteReferences(by: layout(of: known?.values ?? [tag], isComplete: known != nil), from: 0)
        }
        identity.caseName = try name(at: first)
        // Nothing is found for an unknown case: the enum decides what it decodes as.
        guard let known = sequence.cases.first(where: { $0.key == identity.caseName }) else { return }
        try noteReferences(by: layout(of: known.values, marker: known.values.isEmpty ? known.key : nil), from: 1)
    }

    private func tag(at reference: Int, _ tag: ArchivedSequence.Value) throws -> String {
        if tag.encoding == EncodingCode.text(EncodingCode.object) { return try name(at: reference) }
        return "\(try number(at: reference, tag.key))"
    }

    private func name(at reference: Int) throws -> String {
        let object = try table.object(at: reference)
        guard object.kind == .uid, let found = try contents(ofSlot: table.uid(object)) else {
            throw fail(.unexpectedKind, expected: "the name of a case", found: "\(object.kind)")
        }
        return try string(found, nil)
    }

    // MARK: Positions

    /// Stores the references to the values of the object or structure that was opened last.
    private func noteReferences(by layout: SequenceLayout, from first: Int) throws {
        guard let slot = frames.top.slot else { return }
        let references = try unkeyedReferences(of: frames.top.container)
        let count = (references.keys.max() ?? -1) + 1
        var walk = SequenceWalk(references: references, count: count, number: first)
        var places = SequencePlaces(layout: layout)
        for step in layout.steps {
            for value in layout.values[step.values] {
                places.references.append(try place(of: step.groups, value.key, &walk))
            }
        }
        if layout.plan.hasMarker { places.references.append(SequencePlaces.none) }
        try require(
            !walk.isTooFar && (walk.number == count || !layout.plan.isComplete), .corruptArchive,
            expected: "\(walk.number) values without keys", found: "\(count)")
        frames.top.readBySequence()
        // A class that reads values without keys itself continues after them.
        frames.top.unkeyedCount = walk.number
        rare.parts.sequences.places[slot] = places
        guard isReporting else { return }
        for number in 0..<walk.number {
            noteAsked(KeyedArchiveFormat.unkeyed(number))
        }
    }

    /// The reference to a value, which follows a boolean for its presence, or its count: `c q`, `i [d]`, `c i [d]`.
    private func place(
        of groups: ArchivedSequence.ValueGroups, _ key: String, _ walk: inout SequenceWalk
    ) throws -> Int {
        func isZero() throws -> Bool { try walk.next().map { try number(at: $0, key) == 0 } ?? true }
        if groups.isOptional, groups.isNumber, let next = walk.references[walk.number],
            try table.object(at: next).kind == .uid
        {
            // An object, or nil, instead of both values.
            return walk.next() ?? SequencePlaces.none
        }
        if groups.isOptional, try isZero() { return SequencePlaces.none }
        if groups.isPacked, try isZero() { return SequencePlaces.emptyArray }
        return walk.next() ?? SequencePlaces.none
    }

    /// A count, or a boolean, which Cocoa archives as an integer if it is a `char`.
    private func number(at reference: Int, _ key: String) throws -> Int64 {
        let object = try table.object(at: reference)
        switch object.kind {
        case .booleanTrue: return 1
        case .booleanFalse: return 0
        case .integer: return try table.integer(object).signed ?? .max
        default: throw fail(.unexpectedKind, expected: "an integer", found: "\(object.kind)", forKey: key)
        }
    }
}

/// The values without keys of one object, taken one by one.
private struct SequenceWalk {
    let references: [Int: Int]
    let count: Int
    var number: Int

    /// Whether more values were taken than there are.
    var isTooFar: Bool { number > count }

    /// The reference to the next value; `nil` if a number is missing, which Cocoa reads as nil.
    mutating func next() -> Int? {
        defer { number += 1 }
        return references[number]
    }
}

/// The references to the values without keys of one object or structure.
struct SequencePlaces {
    let layout: SequenceLayout

    /// The references to the values, in the layout's order, or one of the two constants below.
    var references: [Int] = []

    /// Represents a scalar that is nil.
    static let none = -1

    /// Represents an empty array of numbers, of which archives contain only the count.
    static let emptyArray = -2

    /// The reference to the value under a key; `nil` if the sequence has no such value.
    func reference(_ key: String) -> Int? { layout.number(ofKey: key).map { references[$0] } }
}

/// The layouts, and the objects whose values have no keys.
struct SequenceTable {
    /// The references to values, by the slots of objects.
    var places = [UInt32: SequencePlaces]()
    var layouts = [Identity: SequenceLayout]()

    /// Identifies the layout of a class, structure or case.
    struct Identity: Hashable {
        /// The number of a class's record; -1 for a structure.
        let record: Int

        /// The name of a structure, and the case of an enum.
        var name = ""
        var caseName = ""

        /// The versions of the classes whose values have no keys; -1 for a class whose values have keys.
        let versions: [Int]
    }
}
