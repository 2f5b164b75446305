// Reads objects. The class that is created, and the archived versions of it and its superclasses, determine which
// values an object contains.
//
// No key is added while the keys of a layout are compared.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    // MARK: Objects

    func readObject(of type: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        var expected: String { type.map { "an object of class '\($0)'" } ?? "an object" }
        // Allowed before the lookup: a later reference to the object may request any class.
        if isAtTopLevel, let type { classes.allow(type) }
        guard let index = try find(key, expected) else { return nil }
        let item = items[index]
        guard item.kind == .object else { throw unexpectedKind(expected, item, key) }
        if let foundationClass = try foundationClass(of: item.number), type != nil,
            classes.mapped(className(of: item.number)) == nil
        {
            throw fail(.unexpectedKind, expected: expected, found: foundationClass.phrase, forKey: key)
        }
        return try object(Int(item.number), of: type, key) { try creatableClass(of: item.number, for: type, key) }
    }

    /// The class to create for an object. It is looked up again if the reference expects another class than the last
    /// one did.
    private func creatableClass(
        of entry: UInt32, for expected: (any Coding.Type)?, _ key: String?
    ) throws -> CreatableClass {
        let record = try classRecord(of: entry)
        let expectedType = expected.map { ObjectIdentifier($0) }
        if let known = classRecords[record].creatable, classRecords[record].expectedType == expectedType,
            classRecords[record].creatableVersion == namesVersion
        {
            return known
        }
        let name = className(of: entry)
        // It is looked up by its text for each class that references expect. No program's classes have such long names.
        if name.utf8.count >= 1_024 {
            try charge(name.utf8.count)
            try chargeSorting(name)
        }
        let creatable = try creatableClass(named: name, for: expected, key) {
            try knownSuperclass(record, for: expected, key) { try superclassNames(ofClassOf: entry) }
        }
        (classRecords[record].creatable, classRecords[record].expectedType) = (creatable, expectedType)
        classRecords[record].isUnknownSubclass = creatable.unknownName != nil
        classRecords[record].creatableVersion = namesVersion
        return creatable
    }

    func removeFrame() {
        guard frames.count > 1 else { return }
        // Objects that were created meanwhile have their values after these.
        if frame.layout >= 0, !frame.isPending,
            valueItems.count <= frame.firstValue &+ layouts[frame.layout].keyCount
        {
            valueItems.remove(from: frame.firstValue)
        }
        if frame.kind == .structure { sharedValues.closeStructure(Int(frame.entry)) }
        frames.removeLast()
    }

    /// The index of the layout of an object's class, created once; -1 if no class of the chain has a sequence.
    func layout(of entry: UInt32) throws -> Int {
        let record = try classRecord(of: entry)
        let isKnown = classRecords[record].layoutVersion == namesVersion
        return isKnown ? classRecords[record].layout : try findLayout(of: entry, record)
    }

    @inline(never)
    private func findLayout(of entry: UInt32, _ record: Int) throws -> Int {
        guard let creatable = classes.known(className(of: entry)) else { return -1 }
        if classRecords[record].layoutType != ObjectIdentifier(creatable.type) {
            var layout = -1
            if let plan = creatable.facts.sequencePlan {
                let versions = try creatable.facts.sequentialClasses.map { try version(of: $0, entry) }
                layout = addLayout(
                    SequenceLayout(creatable.facts.sequencePlan(ofVersions: versions) ?? plan),
                    isOpen: creatable.unknownName != nil)
            }
            (classRecords[record].layoutType, classRecords[record].layout) = (ObjectIdentifier(creatable.type), layout)
        }
        classRecords[record].layoutVersion = namesVersion
        return classRecords[record].layout
    }

    /// - Parameter isOpen: Whether other values may follow.
    func addLayout(_ layout: SequenceLayout, isOpen: Bool = false) -> Int {
        layouts.append(
            Layout(
                layout: layout, firstKey: keys.count, keyCount: layout.values.count,
                singleCount: layout.plan.singleCount, isComplete: layout.plan.isComplete && !isOpen))
        for value in layout.values { keys.append(Key(bits: value.bits, isSingle: value.form == .single)) }
        keys.append(Key())
        return layouts.count - 1
    }

    /// Makes what a chain states the layout of an object's class, which the program doesn't have.
    func describeClass(of entry: UInt32, as chain: [ArchivedStructure]) throws {
        let record = try classRecord(of: entry)
        guard classRecords[record].layoutVersion != namesVersion else { return }
        var values: [ArchivedSequence.Value] = []
        for link in chain {
            guard let sequence = link.sequence else { continue }
            let names = [link.name] + link.formerNames
            let version = try version(link.name, sequence, link.version, entry) { found in
                names.contains { isClass(found, named: $0) }
            }
            values += sequence.values.filter { $0.isArchived(inVersion: version) }
        }
        // The object may be read as one of a superclass.
        let isOwn = chain.last.map { ([$0.name] + $0.formerNames).contains(className(of: entry)) } ?? false
        let isComplete = isOwn && chain.last?.sequence != nil
        classRecords[record].layout = addLayout(SequenceLayout(values, isComplete: isComplete))
        classRecords[record].layoutVersion = namesVersion
    }

    /// The archived version of one class of a chain, which has a sequence.
    private func version(of archived: ArchivedClass, _ entry: UInt32) throws -> Int {
        let classEntry = entries[Int(entry)].reference
        return try version(archived.name, archived.sequence, archived.version, entry) {
            isClass($0, archived, of: $0 == classEntry ? entry : nil)
        }
    }

    private func version(
        _ name: String, _ sequence: ArchivedSequence?, _ newest: Int, _ entry: UInt32, where isRight: (UInt32) -> Bool
    ) throws -> Int {
        guard let found = firstClass(from: entries[Int(entry)].reference, where: isRight) else {
            if sequence?.values.isEmpty == true { return newest }
            throw fail(
                .unexpectedClass, expected: "an object whose class or superclass is '\(name)'",
                found: "one of class '\(className(of: entry))'")
        }
        let version = Int(entries[Int(found)].version)
        try checkVersion(version, of: name, atMost: newest)
        return version
    }

    // MARK: Unread values

    /// Records how far an object was read whose class reads values without keys.
    func noteRemainingValues(_ number: Int) {
        guard frame.kind == .object else { return }
        if frame.layout >= 0, layouts[frame.layout].isComplete { return }
        let position = max(unreadObjects[number] ?? 0, frame.next)
        if position < frame.end, !passesOverValues(of: frame.entry) {
            unreadObjects[number] = position
        } else if !unreadObjects.isEmpty {
            unreadObjects[number] = nil
        }
    }

    /// Whether an object is read as a superclass of its class.
    private func passesOverValues(of entry: UInt32) -> Bool {
        (try? classRecord(of: entry)).map { classRecords[$0].isUnknownSubclass } ?? false
    }

    /// Checks that all connected objects have read all their values.
    func checkUnreadObjects() throws {
        guard let (number, position) = unreadObjects.min(by: { $0.key < $1.key }) else { return }
        let entry = UInt32(truncatingIfNeeded: number)
        throw rememberedError(
            ArchiveError(
                .corruptArchive, path: path(toEntry: entry),
                expected: "the end of an object of class '\(className(of: entry))'",
                found: "another value, of the type encoding '\(encodingText(of: position))'", objectNumber: number,
                byteOffset: entries[number].offset))
    }

    // MARK: Values with keys

    /// Finds the item of each value of the frame that was opened last.
    func findValues(_ index: Int) throws {
        useLayout(index)
        // Copied, so that what is stored in the loop can't change them.
        let (items, end, firstKey) = (items, frame.end, frame.firstKey)
        var (next, number) = (frame.next, 0)
        // swift-format-ignore
        for unsafe key in unsafe keys.values(in: firstKey..<firstKey + layouts[index].singleCount) {
            guard next < end, case let group = items[next], group.typeNumber == key.accepted else { break }
            valueItems.append(UInt32(truncatingIfNeeded: group.kind == .group ? next &+ 1 : next))
            next = group.end(at: next)
            number &+= 1
        }
        frame.next = next
        if number < layouts[index].keyCount { try findOtherValues(layouts[index].layout, from: number) }
        frame.start = frame.next
        if layouts[index].isComplete, frame.next < end { throw excessValue(at: frame.next) }
    }

    /// Makes the keys of a layout those of the frame that was opened last.
    func useLayout(_ index: Int) {
        frame.layout = index
        frame.firstKey = layouts[index].firstKey
        frame.firstValue = valueItems.count
    }

    /// Finds the items of the values from a step on.
    @inline(never)
    private func findOtherValues(_ layout: SequenceLayout, from first: Int) throws {
        // No step is copied: its strings would be retained.
        for number in first..<layout.steps.count {
            if layout.steps[number].isNumber, frame.next < frame.end, items[frame.next].code == EncodingCode.object {
                // An object in place of the number, or nil.
                valueItems.append(UInt32(truncatingIfNeeded: frame.next))
                frame.next = items[frame.next].end(at: frame.next)
                continue
            }
            guard layout.steps[number].groups.count > 1 else {
                var item = firstValue(ofGroup: try takeGroup(layout, number, .values))
                let values = layout.steps[number].values
                for value in values {
                    valueItems.append(UInt32(truncatingIfNeeded: item))
                    if values.count > 1 {
                        item = self.item(after: layout.values[value].count, valuesAt: item)
                    }
                }
                continue
            }
            if layout.steps[number].groups.isOptional, items[try takeGroup(layout, number, .presence)].value == 0 {
                valueItems.append(SequenceLayout.nilItem)
                continue
            }
            let isPacked = layout.steps[number].groups.isPacked
            let first = try takeGroup(layout, number, isPacked ? .count : .values)
            valueItems.append(UInt32(truncatingIfNeeded: firstValue(ofGroup: first)))
            if isPacked { _ = try takeGroup(layout, number, .values) }
        }
        if layout.plan.hasMarker { valueItems.append(SequenceLayout.nilItem) }
    }

    private enum GroupRole {
        case presence, count, values
    }

    /// Takes the next group, which must have the type encoding that its role in the step requires.
    private func takeGroup(_ layout: SequenceLayout, _ step: Int, _ role: GroupRole) throws -> Int {
        let group = frame.next
        guard group < frame.end else {
            let value = layout.values[layout.steps[step].values.lowerBound]
            throw fail(
                .corruptArchive,
                expected: "a value of the type encoding '\(value.encoding)' in an object of class "
                    + "'\(className(of: frame.entry))'",
                found: "the end of the object", forKey: value.key)
        }
        let code = items[group].code
        if role == .values {
            let type = items[group].typeNumber
            if layout.acceptedTypes[step] != type {
                // Mostly the code itself. The encoding isn't copied: its text would be retained.
                if code == 0 || layout.steps[step].encoding.code != code {
                    let encoding = layout.steps[step].encoding
                    guard try isAccepted(group, for: encoding) else {
                        throw unexpectedEncoding(encoding.description, of: group, layout, step)
                    }
                }
                layout.accept(type, step)
                if step < layout.plan.singleCount { keys[frame.firstKey + step].accepted = type }
            }
        } else {
            let isRight =
                role == .presence
                ? EncodingCode.isBoolean(code) : EncodingCode.isSame(code, as: EncodingCode.of(.int32))
            guard isRight else { throw unexpectedEncoding(role == .presence ? "c" : "i", of: group, layout, step) }
        }
        frame.next = items[group].end(at: group)
        return group
    }

    private func unexpectedEncoding(
        _ encoding: String, of group: Int, _ layout: SequenceLayout, _ step: Int
    ) -> ArchiveError {
        let value = layout.values[layout.steps[step].values.lowerBound]
        return fail(
            .unexpectedKind, expected: "the type encoding '\(encoding)'", found: "'\(encodingText(of: group))'",
            forKey: value.key)
    }
}
