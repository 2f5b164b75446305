// How objects are created and connected.
//
//     reference met ──▶ created: init(coder:) ──▶ objects ──▶ connected: connect(with:) ──▶ actions ──▶ last actions
//                       at once, values only      the work list, in the order met          when all are connected
//
// Between the first two another object may take its place: one that the object names itself
// (`ArchivedClass.unique`, `SubstitutingCoding`), or the delegate.

import PropertyLists

extension KeyedUnarchiver {
    /// The object in a slot, created if it is met for the first time.
    ///
    /// - Parameter allowsOthers: whether an object of any other allowed class may take its place.
    func object(
        in found: Found, of expected: any Coding.Type, allowsOthers: Bool = false, key: String?
    ) throws -> any Coding {
        guard let slot = found.slot else {
            throw unexpectedKind("an object of class '\(expected)'", found, key)
        }
        switch slotStates[slot] {
        case .object(let place):
            try check(objects[place].classRecord, is: expected, key: key)
            return objects[place].object
        case .creating:
            throw failure(
                .unconnectableCycle, expected: "references that must exist from the start not to form a cycle",
                found: "one that leads back to object \(slot), which is being created", forKey: key)
        default:
            return try create(found.object, slot: slot, as: expected, allowsOthers: allowsOthers, key: key)
        }
    }

    private func create(
        _ contents: BinaryObject, slot: UInt32, as expected: any Coding.Type, allowsOthers: Bool, key: String?
    ) throws -> any Coding {
        let record = try classRecord(of: Found(object: contents, slot: slot), key: key)
        let type = try creatableClass(record, for: expected, key: key)
        try checkRoom(key)
        try charge(contents.count * 2)
        slotStates[slot] = .creating
        frames.append(Frame(container: contents, isCollection: false, slot: slot))
        if !classRecords[record].markedClasses.isEmpty { try findSequence(ofRecord: record) }
        depth += 1
        // What an initializer reads is read at once, also while an action only makes its objects known.
        let wasMeeting = isMeeting
        isMeeting = false
        // An object that is a key is not the raw values in it.
        let hasMetUnknownValue = metUnknownValue
        let actionCounts = (actions.count, lastActions.count)
        let created = try type.init(coder: self)
        let object = try substitute(for: created, record)
        isMeeting = wasMeeting
        metUnknownValue = hasMetUnknownValue
        depth -= 1
        noteUnkeyedCount(ofSlot: slot)
        try endFrame(ofSlot: slot)
        var finalRecord = record
        if object !== created {
            removeActions(ofSlot: slot, since: actionCounts)
            finalRecord = try substituteRecord(Swift.type(of: object), for: allowsOthers ? nil : expected, key: key)
        }
        slotStates[slot] = .object(objects.count)
        objects.append(
            CreatedObject(object: object, slot: slot, classRecord: finalRecord, isSubstitute: object !== created))
        keeper?.graph.note(object, in: slot)
        if isReporting { noteName(ofRecord: record, slot: slot) }
        return object
    }

    /// Makes sure that one more object may be created.
    private func checkRoom(_ key: String?) throws {
        guard depth < limits.maximumDepth else {
            throw failure(
                .unconnectableCycle,
                expected: "at most \(limits.maximumDepth) references that must exist from the start",
                found: "more inside each other", forKey: key)
        }
        guard objects.count + depth < limits.maximumObjectCount, objects.count < 1 << 30 else {
            throw failure(
                .limitExceeded, expected: "at most \(limits.maximumObjectCount) objects", found: "more", forKey: key)
        }
    }

    /// Whether no object is being created or connected: what is decoded was asked for by the caller.
    var isAtTopLevel: Bool { depth == 0 && !isConnecting }

    /// Connects all objects that were met and those that they lead to, and then runs what was left to the end and to
    /// the very end: a value at the top level is read.
    func connectPendingObjects() throws {
        try connectAllObjects()
        if !lastActions.isEmpty { runLastActions() }
    }

    /// Connects all objects that were met and those that they lead to, and then runs what was left to the end.
    func connectAllObjects() throws {
        // A structure at the top level may be open.
        let structures = structureDepth
        structureDepth = 0
        isConnecting = true
        defer {
            isConnecting = false
            structureDepth = structures
        }
        while connectedCount < objects.count || !actions.isEmpty {
            while connectedCount < objects.count || metActionCount < actions.count {
                if connectedCount < objects.count {
                    let created = objects[connectedCount]
                    connectedCount += 1
                    if created.isSubstitute { continue }
                    let unkeyedCount = unkeyedCounts.isEmpty ? 0 : unkeyedCounts[created.slot] ?? 0
                    try withFrame(ofSlot: created.slot, unkeyedCount) { try created.object.connect(with: self) }
                    if isReporting { noteContents(ofSlot: created.slot, record: created.classRecord) }
                } else {
                    let action = actions[metActionCount]
                    metActionCount += 1
                    try meet(action)
                }
            }
            let connected = actions
            actions = []
            metActionCount = 0
            for action in connected.reversed() {
                try withFrame(ofSlot: action.slot, action.unkeyedCount, action.run)
            }
        }
    }

    /// The first run of an action: its objects become known, and nothing is hashed.
    private func meet(_ action: Action) throws {
        let frameCount = frames.count
        isMeeting = true
        defer { isMeeting = false }
        do {
            try withFrame(ofSlot: action.slot, action.unkeyedCount, action.run)
        } catch is MeetingEnd {
            while frames.count > frameCount, let frame = frames.popLast() { leave(frame) }
        }
    }

    /// Keeps how many values without keys the initializer that ends has read.
    private func noteUnkeyedCount(ofSlot slot: UInt32) {
        guard let frame = frames.last, frame.unkeyedCount > 0, frame.slot == slot else { return }
        unkeyedCounts[slot] = frame.unkeyedCount
    }

    private func withFrame(ofSlot slot: UInt32?, _ unkeyedCount: Int, _ body: () throws -> Void) throws {
        guard let slot else { return try withTopLevel(unkeyedCount, body) }
        let contents = try table.object(at: table.reference(Int(slot), of: objectsArray))
        var frame = Frame(container: contents, isCollection: false, slot: slot, unkeyedCount: unkeyedCount)
        frame.isSequence = !sequences.places.isEmpty && sequences.places[slot] != nil
        frames.append(frame)
        try body()
        try endFrame(ofSlot: slot)
    }

    /// Runs an action of the caller, who may have read on since.
    private func withTopLevel(_ unkeyedCount: Int, _ body: () throws -> Void) throws {
        let present = frames[0].unkeyedCount
        frames[0].unkeyedCount = unkeyedCount
        defer { frames[0].unkeyedCount = max(present, frames[0].unkeyedCount) }
        try body()
    }

    /// Ends what an object reads. What it began to read and did not end would be taken for the next object's.
    private func endFrame(ofSlot slot: UInt32) throws {
        if let frame = frames.last, frame.isCollection || frame.structureState != nil, poison == nil {
            let kind = frame.isCollection ? "collection" : "structure"
            throw rememberedError(
                ArchiveError(
                    .notSupported, path: path(to: slot), expected: "every \(kind) that was begun to be ended",
                    found: "an open one", objectNumber: Int(slot)))
        }
        frames.removeLast()
    }
}
