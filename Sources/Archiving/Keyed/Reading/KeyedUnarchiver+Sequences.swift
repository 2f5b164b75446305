// Reads objects that were archived before their class had keys: their values have no keys, and are found by the class's
// sequence. None of this code runs for classes without a marker key.

import PropertyLists

extension KeyedUnarchiver {
    // MARK: Finding

    /// The reference to a value of an object whose values have no keys; `nil` if it has to be looked up by its key.
    func sequenceReference(_ key: String, in frame: Int) -> Int? {
        frames[frame].slot.flatMap { sequences.places[$0]?.reference(key) }
    }

    /// Whether the object that is being read holds a value under a key by its sequence.
    func isInSequence(_ key: String) -> Bool {
        let last = frames.count - 1
        return frames[last].isSequence && sequenceReference(key, in: last) != nil
    }

    /// An empty array of numbers, if the sequence has one under a key.
    func emptyArray(_ kind: NumberKind, forKey key: String?) -> NumberArray? {
        let last = frames.count - 1
        guard let key, frames[last].isSequence else { return nil }
        return sequenceReference(key, in: last) == SequencePlaces.emptyArray ? NumberArray(emptyOf: kind) : nil
    }

    // MARK: Objects

    /// Finds the values of the object that was opened last, if some of its classes wrote them without keys: those whose
    /// marker is missing.
    func findSequence(ofRecord record: Int) throws {
        let last = frames.count - 1
        guard try position(ofKey: KeyedArchiveFormat.unkeyed(0), in: last) != nil else { return }
        var versions: [Int] = []
        let markedClasses = classRecords[record].facts?.markedClasses ?? []
        for archived in markedClasses {
            guard let marker = archived.keyedMarker, !hasValue(forKey: marker) else {
                versions.append(-1)
                continue
            }
            let version = try archivedVersion(ofClass: archived.type)
            try checkVersion(version, of: archived.name, atMost: archived.version)
            versions.append(version)
        }
        if let poison { throw poison }
        guard versions.contains(where: { $0 >= 0 }) else { return }
        let identity = SequencePlan.Identity(record: record, versions: versions)
        let plan = plan(identity) {
            var values: [ArchivedSequence.Value] = []
            for (archived, version) in zip(markedClasses, versions) where version >= 0 {
                values += archived.sequence?.values.filter { $0.isArchived(inVersion: version) } ?? []
            }
            return SequencePlan(values, isOpen: classRecords[record].facts?.takesValuesWithoutKeys ?? false)
        }
        try noteReferences(of: plan, from: 0)
    }

    private func plan(_ identity: SequencePlan.Identity, _ make: () -> SequencePlan) -> SequencePlan {
        if let plan = sequences.plans[identity] { return plan }
        let plan = make()
        sequences.plans[identity] = plan
        return plan
    }

    // MARK: Structures

    /// Finds the values of the structure that was opened last, which have no keys if those of the object around it have
    /// none.
    func findSequence(of structure: ArchivedStructure) throws {
        guard let sequence = structure.sequence, let slot = frames.last?.slot else { return }
        let last = frames.count - 1
        if sequences.places[slot] != nil { return frames[last].readBySequence() }
        guard let first = try position(ofKey: KeyedArchiveFormat.unkeyed(0), in: last) else { return }
        let version = try archivedVersion(of: structure)
        try checkVersion(version, of: structure.name, atMost: structure.version)
        var identity = SequencePlan.Identity(record: -1, name: structure.name, versions: [version])
        guard !sequence.cases.isEmpty else {
            let plan = plan(identity) { SequencePlan(sequence.values.filter { $0.isArchived(inVersion: version) }) }
            return try noteReferences(of: plan, from: 0)
        }
        identity.caseName = try name(at: first)
        // Nothing is found for an unknown case: the enum decides what it decodes as.
        guard let known = sequence.cases.first(where: { $0.key == identity.caseName }) else { return }
        let plan = plan(identity) {
            SequencePlan(
                known.values.filter { $0.isArchived(inVersion: version) },
                caseKey: known.values.isEmpty ? known.key : nil)
        }
        try noteReferences(of: plan, from: 1)
    }

    private func archivedVersion(of structure: ArchivedStructure) throws -> Int {
        for key in [structure.versionKey] + structure.formerNames.map({ $0 + ".version" }) {
            if let version = try storedVersion(forKey: key) { return Int(clamping: version) }
        }
        return 0
    }

    /// The string that names an enum's case.
    private func name(at reference: Int) throws -> String {
        let object = try table.object(at: reference)
        guard object.kind == .uid, let found = try contents(ofSlot: table.uid(object)) else {
            throw failure(.unexpectedKind, expected: "the name of a case", found: "\(object.kind)", forKey: nil)
        }
        return try string(found, nil)
    }

    // MARK: Positions

    /// Stores the references to the values of the object or structure that was opened last.
    private func noteReferences(of plan: SequencePlan, from first: Int) throws {
        let last = frames.count - 1
        guard let slot = frames[last].slot else { return }
        let references = try unkeyedReferences(of: frames[last].container)
        let count = (references.keys.max() ?? -1) + 1
        var walk = SequenceWalk(references: references, count: count, number: first)
        var places = SequencePlaces(plan: plan)
        for value in plan.values { places.references.append(try place(of: value, &walk)) }
        guard !walk.isTooFar, walk.number == count || plan.isOpen else {
            throw failure(
                .corruptArchive, expected: "\(walk.number) values without keys", found: "\(count)", forKey: nil)
        }
        places.valueCount = walk.number
        frames[last].readBySequence()
        // A class that reads values without keys itself continues after them.
        frames[last].unkeyedCount = walk.number
        sequences.places[slot] = places
        guard isReporting else { return }
        for number in 0..<walk.number {
            noteAsked(keyNumbers.number(of: KeyedArchiveFormat.unkeyed(number)), in: last)
        }
    }

    /// The reference to a value, which follows a boolean for its presence, or its count: `c q`, `i [d]`, `c i [d]`.
    private func place(of value: ArchivedSequence.Value, _ walk: inout SequenceWalk) throws -> Int {
        var place = walk.next()
        let encodings = value.encoding.utf8.split(separator: UInt8(ascii: " "))
        for encoding in encodings.dropLast() {
            let number = try place.map { try self.number(at: $0, value.key) } ?? 0
            let isCount = encoding.elementsEqual("i".utf8)
            if number == 0 { return isCount ? SequencePlaces.emptyArray : SequencePlaces.none }
            place = walk.next()
        }
        return place ?? SequencePlaces.none
    }

    /// A count, or a boolean, which Cocoa archives as an integer if it is a `char`.
    private func number(at reference: Int, _ key: String) throws -> Int64 {
        let object = try table.object(at: reference)
        switch object.kind {
        case .booleanTrue: return 1
        case .booleanFalse: return 0
        case .integer: return try table.integer(object).signed ?? .max
        default: throw failure(.unexpectedKind, expected: "an integer", found: "\(object.kind)", forKey: key)
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

extension NumberArray {
    /// Creates an empty array of numbers of a kind.
    init(emptyOf kind: NumberKind) {
        switch kind {
        case .boolean: self = .booleans([])
        case .integer(let type): self = .integers([], type)
        case .float: self = .floats([])
        case .double: self = .doubles([])
        }
    }
}
