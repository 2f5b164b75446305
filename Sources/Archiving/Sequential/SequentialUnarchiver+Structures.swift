// How structures are begun, and enums whose cases carry values: objects of their own, whose class names them.
//
//     struct   Point: NSObject { d x, d y }
//     enum     Shape: NSObject { @ NSString "radius", d 2.0 }      the key of the case, then its values

import TypedStreams

extension SequentialUnarchiver {
    func openStructure(_ structure: ArchivedStructure, forKey key: String?) throws -> Bool {
        try reading {
            let expected = "a '\(structure.name)'"
            let keepsNull = structure.isFoundationClass && structure.name == NullValue.className
            guard let place = try find(key, expected, keepsNull: keepsNull) else { return false }
            let item = items[place]
            guard item.kind == .object else { throw unexpectedKind(expected, item, key) }
            try checkName(of: structure, item, key)
            let former = state(of: item.number)
            guard former != EntryState.reading else {
                throw failure(
                    .unconnectableCycle, expected: "structures that don't hold themselves",
                    found: "'\(className(of: item.number))' in object \(item.number), which does", forKey: key)
            }
            if former < EntryState.reading { setState(EntryState.reading, of: item.number) }
            let entry = stream.tables.entries[Int(item.number)]
            addFrame(Frame(.structure, entry: item.number, items: Int(entry.start)..<Int(entry.end)))
            frame.formerState = former
            if !structure.isFoundationClass { try placeFields(of: structure) }
            return true
        }
    }

    private func checkName(of structure: ArchivedStructure, _ item: TypedStreamItem, _ key: String?) throws {
        let classEntry = stream.tables.entries[Int(item.number)].reference
        if structure.isFoundationClass {
            if chain(of: classEntry).contains(where: { isClass($0, named: structure.name) }) { return }
        } else if isClass(classEntry, named: structure.name)
            || structure.formerNames.contains(where: { isClass(classEntry, named: $0) })
        {
            return
        }
        let foundationClass = try foundationClass(of: item.number)
        throw failure(
            foundationClass == nil ? .unexpectedClass : .unexpectedKind, expected: "a '\(structure.name)'",
            found: foundationClass?.phrase ?? "an object of class '\(className(of: item.number))'", forKey: key)
    }

    /// Finds out where the fields of the structure that was begun last stand.
    private func placeFields(of structure: ArchivedStructure) throws {
        frame.firstPlace = valuePlaces.count
        guard let sequence = structure.sequence else {
            throw failure(
                .codingRefused, expected: "a structure that is 'sequential'", found: "'\(structure.name)'", forKey: nil)
        }
        let version = version(ofClassOf: frame.entry)
        try checkVersion(version, atMost: structure.version, of: structure.name)
        let record = try classRecord(of: frame.entry)
        guard !sequence.cases.isEmpty else {
            let values = sequence.values
            return try placeValues(fieldLayout(record, "", version) { SequenceLayout($0(values), isComplete: true) })
        }
        guard let archived = try archivedCase(sequence.cases) else {
            // The structure itself says that it knows no such case.
            frame.next = frame.end
            return frame.layout = fieldLayout(record, "", version) { _ in SequenceLayout([], isComplete: true) }
        }
        try placeValues(
            fieldLayout(record, archived.key, version) {
                SequenceLayout($0(archived.values), isComplete: true, marker: archived.key)
            })
    }

    /// The place of a structure's layout, made once for each case.
    private func fieldLayout(
        _ record: Int, _ caseKey: String, _ version: Int,
        _ make: (_ ofVersion: ([ArchivedSequence.Value]) -> [ArchivedSequence.Value]) -> SequenceLayout
    ) -> Int {
        let known = classRecords[record].caseLayouts
        if let layout = known[caseKey] { return layout }
        let layout = addLayout(make { $0.filter { $0.isArchived(inVersion: version) } })
        changeRecords { $0[record].caseLayouts[caseKey] = layout }
        return layout
    }

    /// The case whose key the structure begins with.
    private func archivedCase(_ cases: [ArchivedSequence.Case]) throws -> ArchivedSequence.Case? {
        let group = try nextGroup()
        guard let group, items[group].code == EncodingCode.object, items[group + 1].kind == .object,
            try foundationClass(of: items[group + 1].number) == .string
        else {
            let name = className(of: frame.entry)
            throw failure(
                .corruptArchive, expected: "the key of a case in an object of class '\(name)'",
                found: "something else", forKey: nil)
        }
        let key = try string(of: items[group + 1].number)
        return cases.first { $0.key == key }
    }

    func closeStructure() throws {
        guard frame.kind == .structure else {
            throw failure(.notSupported, expected: "an open structure to end", found: "none", forKey: nil)
        }
        guard frame.next == frame.end || frame.formerState >= EntryState.other else {
            throw failure(
                .corruptArchive, expected: "the end of an object of class '\(className(of: frame.entry))'",
                found: "another value, of the type encoding '\(encodingText(of: frame.next))'", forKey: nil)
        }
        removeFrame()
    }
}
