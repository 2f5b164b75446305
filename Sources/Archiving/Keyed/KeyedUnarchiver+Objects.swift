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
            let object = objects[place]
            try check(record(of: object, found), is: expected, key: key)
            return object
        case .creating:
            throw failure(
                .unconnectableCycle, expected: "references that must exist from the start not to form a cycle",
                found: "one that leads back to object \(slot), which is being created", forKey: key)
        default:
            return try create(found.object, slot: slot, as: expected, allowsOthers: allowsOthers, key: key)
        }
    }

    /// The record of the class that an object was created of, or that a substitute is of.
    func record(of object: any Coding, _ found: Found) throws -> Int {
        let record = try classRecord(of: found, key: nil)
        let type = ObjectIdentifier(Swift.type(of: object))
        if let known = classRecords[record].type, ObjectIdentifier(known) == type { return record }
        return substituteRecords[type] ?? record
    }

    /// Creates the object in a slot.
    func create(
        _ contents: BinaryObject, slot: UInt32, as expected: any Coding.Type, allowsOthers: Bool, key: String?
    ) throws -> any Coding {
        let layout = layout(of: contents, lastLayout)
        lastLayout = layout
        var record = layout.map { quickRecord(of: contents, $0) } ?? -1
        // The layout knows another class until this one is met again.
        let isKnown = record >= 0
        let type: any Coding.Type
        // Most classes leave nothing to be done but to create their objects.
        let isPlain: Bool
        if isQuick, !usesDelegate, record >= 0, let layout, let plainClass = layout.pointee.plainClass,
            layout.pointee.plainExpected == ObjectIdentifier(expected)
        {
            type = plainClass
            isPlain = true
        } else {
            if record < 0 { record = try classRecord(of: Found(object: contents, slot: slot), key: key) }
            type = try creatableClass(record, for: expected, key: key)
            isPlain = false
            if isKnown, classRecords[record].substitution == nil, classRecords[record].markedClasses.isEmpty, let layout
            {
                layout.pointee.plainClass = type
                layout.pointee.plainExpected = ObjectIdentifier(expected)
            }
        }
        try checkRoom(key)
        if remainingReadCount >= contents.count &* 2 {
            remainingReadCount &-= contents.count &* 2
        } else {
            try charge(contents.count * 2)
        }
        slotStates[slot] = .creating
        frames.append(Frame(container: contents, isCollection: false, slot: slot, layout: layout))
        if !isPlain, !classRecords[record].markedClasses.isEmpty { try findSequence(ofRecord: record) }
        depth += 1
        // What an initializer reads is read at once, also while an action only makes its objects known.
        let wasMeeting = isMeeting
        isMeeting = false
        // An object that is a key is not the raw values in it.
        let hasMetUnknownValue = metUnknownValue
        let actionCounts = (actions.count, lastActions.count)
        let created = try type.init(coder: self)
        let object = isPlain ? created : try substitute(for: created, record)
        isMeeting = wasMeeting
        metUnknownValue = hasMetUnknownValue
        depth -= 1
        noteUnkeyedCount(ofSlot: slot)
        let step = frames.top.pointee.step
        try endFrame(ofSlot: slot)
        if isPlain || object === created {
            pendingObjects.append(PendingObject(place: objects.count, slot: slot, layout: layout, step: step))
        } else {
            // What took its place has nothing to connect.
            removeActions(ofSlot: slot, since: actionCounts)
            _ = try substituteRecord(Swift.type(of: object), for: allowsOthers ? nil : expected, key: key)
        }
        slotStates[slot] = .object(objects.count)
        objects.append(object)
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
        while !pendingObjects.isEmpty || !actions.isEmpty {
            while true {
                lookAheadWhereDue()
                if let pending = pendingObjects.next() {
                    try connect(pending)
                } else if metActionCount < actions.count {
                    let action = actions[metActionCount]
                    metActionCount += 1
                    try meet(action)
                } else {
                    break
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

    private func connect(_ pending: PendingObject) throws {
        let slot = pending.slot
        let unkeyedCount = unkeyedCounts.isEmpty ? 0 : unkeyedCounts[slot] ?? 0
        try beginFrame(ofSlot: slot, unkeyedCount)
        if let layout = pending.layout(in: layouts), !frames.top.pointee.isSequence {
            frames.top.pointee.layout = layout
            frames.top.pointee.step = pending.step
        }
        try objects[Int(pending.place)].connect(with: self)
        try endFrame(ofSlot: slot)
        if isReporting, let record = try contents(ofSlot: slot).map({ try classRecord(of: $0, key: nil) }) {
            noteContents(ofSlot: slot, record: record)
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
        let frame = frames.top
        guard frame.pointee.unkeyedCount > 0, frame.pointee.slot == slot else { return }
        unkeyedCounts[slot] = frame.pointee.unkeyedCount
    }

    private func withFrame(ofSlot slot: UInt32?, _ unkeyedCount: Int, _ body: () throws -> Void) throws {
        guard let slot else { return try withTopLevel(unkeyedCount, body) }
        try beginFrame(ofSlot: slot, unkeyedCount)
        let layout = layout(of: frames.top.pointee.container, nil)
        if !frames.top.pointee.isSequence { frames.top.pointee.layout = layout }
        try body()
        try endFrame(ofSlot: slot)
    }

    /// Begins to read on from an object that was created.
    private func beginFrame(ofSlot slot: UInt32, _ unkeyedCount: Int) throws {
        let contents =
            try view.container(at: offset(ofSlot: Int(slot)))
            ?? table.object(at: table.reference(Int(slot), of: objectsArray))
        frames.append(Frame(container: contents, isCollection: false, slot: slot, unkeyedCount: unkeyedCount))
        if !sequences.places.isEmpty, sequences.places[slot] != nil { frames.top.pointee.readBySequence() }
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
        let frame = frames.top
        if !frame.pointee.isObject, poison == nil { throw openEnd(ofSlot: slot) }
        frames.removeLast()
    }

    @inline(never)
    private func openEnd(ofSlot slot: UInt32) -> ArchiveError {
        let kind = frames.top.pointee.isCollection ? "collection" : "structure"
        return rememberedError(
            ArchiveError(
                .notSupported, path: path(to: slot), expected: "every \(kind) to be ended",
                found: "an open one", objectNumber: Int(slot)))
    }
}
