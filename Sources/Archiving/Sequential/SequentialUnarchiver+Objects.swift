// How objects are begun: the class that is created, and the version that the archive has of it and its superclasses,
// say what values the object holds.

import TypedStreams

extension SequentialUnarchiver {
    // MARK: Objects

    func readObject(of type: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        try reading {
            let expected = type.map { "an object of class '\($0)'" } ?? "an object"
            // Before it is looked for: the object may be met again, and asked for any class.
            if isAtTopLevel, let type { allowedClasses.allow(type) }
            guard let place = try find(key, expected) else { return nil }
            let item = items[place]
            guard item.kind == .object else { throw unexpectedKind(expected, item, key) }
            if let foundationClass = try foundationClass(of: item.number), type != nil {
                let name = className(of: item.number)
                if classNames.classes[name] == nil {
                    throw failure(.unexpectedKind, expected: expected, found: foundationClass.phrase, forKey: key)
                }
            }
            return try object(Int(item.number), className: className(of: item.number), of: type, forKey: key)
        }
    }

    func openObject(_ number: Int) throws {
        let entry = UInt32(truncatingIfNeeded: number)
        let object = stream.tables.entries[Int(entry)]
        addFrame(Frame(.object, entry: entry, items: Int(object.start)..<Int(object.end)))
        guard let creatable = try creatableClass(of: entry) else { return }
        let layout = try layout(of: entry, creatable.type)
        if layout >= 0 { try placeValues(layout) }
    }

    func closeObject() {
        while !outerFrames.isEmpty {
            let isObject = frame.kind == .object
            removeFrame()
            if isObject { return }
        }
    }

    func addFrame(_ inner: Frame) {
        outerFrames.append(frame)
        frame = inner
    }

    func removeFrame() {
        guard let outer = outerFrames.popLast() else { return }
        let removed = frame
        frame = outer
        if removed.layout >= 0 {
            var places = valuePlaces
            valuePlaces = []
            places.removeSubrange(removed.firstPlace...)
            valuePlaces = places
        }
        guard removed.kind == .structure, state(of: removed.entry) == EntryState.reading else { return }
        setState(EntryState.readOnce, of: removed.entry)
    }

    /// Goes on behind values without keys that were read before.
    func continueReading(at offset: Int) {
        frame.next = min(frame.start + max(offset, 0), frame.end)
    }

    /// The place of the layout of an object's class, made once; -1 where no class of the chain has a sequence.
    private func layout(of entry: UInt32, _ type: any Coding.Type) throws -> Int {
        let record = try classRecord(of: entry)
        if classRecords[record].layoutType == ObjectIdentifier(type) { return classRecords[record].layout }
        let chain = Array(ClassChain(of: type))
        var values: [ArchivedSequence.Value] = []
        for archived in chain.reversed() {
            guard let sequence = archived.sequence else { continue }
            values += try ownValues(of: archived, sequence, entry)
        }
        var layout = -1
        if chain.contains(where: { $0.sequence != nil }) {
            layout = addLayout(SequenceLayout(values, isComplete: chain.first?.sequence != nil))
        }
        changeRecords { records in
            records[record].layoutType = ObjectIdentifier(type)
            records[record].layout = layout
        }
        return layout
    }

    /// The values of one class of a chain, in the version that the archive has of it.
    private func ownValues(
        of archived: ArchivedClass, _ sequence: ArchivedSequence, _ entry: UInt32
    ) throws -> [ArchivedSequence.Value] {
        let classEntry = stream.tables.entries[Int(entry)].reference
        guard let found = chain(of: classEntry).first(where: { isClass($0, archived, isOwn: $0 == classEntry) }) else {
            if sequence.values.isEmpty { return [] }
            throw failure(
                .unexpectedClass, expected: "an object whose class or superclass is '\(archived.name)'",
                found: "one of class '\(className(of: entry))'", forKey: nil)
        }
        let version = Int(stream.tables.entries[Int(found)].version)
        try checkVersion(version, atMost: archived.version, of: archived.name)
        return sequence.values.filter { $0.isArchived(inVersion: version) }
    }

    func checkVersion(_ version: Int, atMost newest: Int, of name: String) throws {
        if version > newest {
            throw failure(
                .newerVersion, expected: "version \(newest) or older of '\(name)'", found: "version \(version)",
                forKey: nil)
        }
    }

    // MARK: Values that are left

    /// Notes how far an object was read whose class reads values without keys.
    func noteRemainingValues(_ number: Int) {
        guard frame.kind == .object else { return }
        if frame.layout >= 0, layouts[frame.layout].isComplete { return }
        let position = max(unreadObjects[number] ?? 0, frame.next)
        if position < frame.end {
            unreadObjects[number] = position
        } else if !unreadObjects.isEmpty {
            unreadObjects[number] = nil
        }
    }

    /// Makes sure that every object that was connected has taken all its values.
    func checkUnreadObjects() throws {
        guard let (number, position) = unreadObjects.min(by: { $0.key < $1.key }) else { return }
        let entry = UInt32(truncatingIfNeeded: number)
        throw remembered(
            ArchiveError(
                .corruptArchive, path: path(toEntry: entry),
                expected: "the end of an object of class '\(className(of: entry))'",
                found: "another value, of the type encoding '\(encodingText(of: position))'", objectNumber: number,
                byteOffset: stream.tables.entries[number].offset))
    }
}
