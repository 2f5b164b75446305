// Creates and connects objects. `GraphUnarchiver` does this for all formats; here it uses frames and layouts of
// dictionaries, and classes that are cached in layouts. Also reads structures that are separate objects.

import PropertyLists

extension KeyedUnarchiver {
    /// The object under a key or the next element.
    ///
    /// - Parameter expected: The class that the reference expects; `nil` for any class that is allowed.
    func slowObject(of expected: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        try reading(key) {
            if isAtTopLevel, let expected { allowedClasses.allow(expected) }
            guard let found = try find(key) else { return nil }
            let object = try object(in: found, of: expected, key: key)
            try connectAtTopLevel()
            return object
        }
    }

    /// The next element, which is an object.
    func nextObject(of type: any Coding.Type) throws -> (any Coding)? {
        let frame = frames.top
        let reference = view.reference(frame.pointee.position, at: frame.pointee.container.payload)
        let slot = fastSlot(forKey: nil)
        guard slot >= 0 else { return try slowObject(of: type, forKey: nil) }
        let object = try object(inSlot: slot, of: type, nil)
        noteObject(inSlot: slot, at: reference)
        return object
    }

    /// Stores which object a reference leads to. For the next equal reference, this avoids reading four parts of the
    /// archive, which are seldom in the processor's cache.
    func noteObject(inSlot slot: Int, at reference: Int) {
        let index = slots.objectPlace(of: slot)
        guard index >= 0, let number = UInt32(exactly: reference) else { return }
        placesByReference[number] = .object(index)
    }

    /// The object in a slot, not at the top level; nil if the slot holds nil.
    func object(inSlot slot: Int, of expected: any Coding.Type, _ key: String?) throws -> (any Coding)? {
        let index = slots.objectPlace(of: slot)
        if index >= 0 {
            let object = objects[index]
            if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(expected) { return object }
        } else if slots.isUnknown(slot), let contents = view.container(at: offset(ofSlot: slot)),
            contents.kind == .dictionary
        {
            do {
                let object = try create(contents, slot: UInt32(truncatingIfNeeded: slot), as: expected, key: key)
                // A class may have caught an error inside its initializer. Its object must not be returned.
                if let poison { throw poison }
                return object
            } catch {
                throw remembered(error, key)
            }
        }
        return try reading(key) {
            try contents(ofSlot: UInt32(truncatingIfNeeded: slot), key: key)
                .map { try object(in: $0, of: expected, key: key) }
        }
    }

    private func object(in found: Found, of expected: (any Coding.Type)?, key: String?) throws -> any Coding {
        guard let slot = found.slot else {
            throw unexpectedKind(expected.map { "an object of class '\($0)'" } ?? "an object", found, key)
        }
        guard let object = try existingObject(Int(slot), key) else {
            return try create(found.object, slot: slot, as: expected, key: key)
        }
        let type = type(of: object)
        let record = try classRecord(of: found, key: nil)
        if let expected, let known = classRecords[record].type, known == type {
            try check(record, is: expected, key: key)
        } else {
            let isSubstitute = classRecords[record].type.map { $0 != type } ?? true
            try checkClass(type, named: isSubstitute ? "\(type)" : classRecords[record].name, of: expected, key)
        }
        return object
    }

    // MARK: Creating

    /// The class to create for an instance.
    private struct Creation {
        let type: any Coding.Type
        let record: Int

        /// Whether the object only has to be created, as for most classes.
        let isPlain: Bool
    }

    /// Creates the object in a slot.
    private func create(
        _ contents: BinaryObject, slot: UInt32, as expected: (any Coding.Type)?, key: String?
    ) throws -> any Coding {
        let layout = layout(of: contents, lastLayout)
        lastLayout = layout
        let creation = try lookUpClass(of: contents, slot, layout, for: expected, key)
        try reserve(slot, contents, layout, creation, key)
        let actionCounts = (actions.count, lastActions.count)
        var isSubstitute = false
        let object = try creating {
            let created = try creation.type.init(coder: self)
            if creation.isPlain { return created }
            let object = try substitute(for: created, creation.record)
            isSubstitute = object !== created
            return object
        }
        let step = frames.top.pointee.step
        noteUnkeyedCount(ofSlot: slot)
        try endFrame(ofSlot: slot)
        if isSubstitute {
            removeActions(of: Int(slot), since: actionCounts)
            try checkClass(Swift.type(of: object), named: "\(Swift.type(of: object))", of: expected, key)
        } else {
            pendingObjects.append(PendingObject(index: objects.count, slot: slot, layout: layout, step: step))
        }
        slots[slot] = .object(objects.count)
        objects.append(object)
        keeper?.graph.note(object, in: slot)
        if isReporting { noteName(ofRecord: creation.record, slot: slot) }
        return object
    }

    /// Looks up the class of an instance. Its layout stores the result for the next instance.
    @inline(__always)
    private func lookUpClass(
        of contents: BinaryObject, _ slot: UInt32, _ layout: DictionaryLayouts.Layout?,
        for expected: (any Coding.Type)?, _ key: String?
    ) throws -> Creation {
        let known = layout.map { fastRecord(of: contents, $0) } ?? -1
        if hasFastPath, !usesDelegate, known >= 0, let layout, let expected, let type = layout.pointee.plainClass,
            layout.pointee.plainExpected == ObjectIdentifier(expected)
        {
            return Creation(type: type, record: known, isPlain: true)
        }
        let record = known >= 0 ? known : try classRecord(of: Found(object: contents, slot: slot), key: key)
        let type = try creatableClass(record, for: expected, key: key)
        // Without a known record, the layout still describes another class.
        if known >= 0, let layout, let expected, classRecords[record].isPlain {
            layout.pointee.plainClass = type
            layout.pointee.plainExpected = ObjectIdentifier(expected)
        }
        return Creation(type: type, record: record, isPlain: false)
    }

    /// Marks a slot as being created, and starts reading its dictionary.
    @inline(__always)
    private func reserve(
        _ slot: UInt32, _ contents: BinaryObject, _ layout: DictionaryLayouts.Layout?, _ creation: Creation,
        _ key: String?
    ) throws {
        try checkObjectLimits(key)
        if remainingReadCount >= contents.count &* 2 {
            remainingReadCount &-= contents.count &* 2
        } else {
            try charge(contents.count * 2)
        }
        slots[slot] = .creating
        frames.append(Frame(container: contents, isCollection: false, slot: slot, layout: layout))
        if !creation.isPlain, classRecords[creation.record].facts?.markedClasses.isEmpty == false {
            try findSequence(ofRecord: creation.record)
        }
    }

    /// The replacement for an object that was just created, or the object itself. The object is asked first, then the
    /// delegate.
    private func substitute(for created: any Coding, _ record: Int) throws -> any Coding {
        var object = created
        if let substitution = classRecords[record].facts?.substitution {
            object = try substitution.function(created, self)
        }
        guard usesDelegate, let delegate else { return object }
        object = try delegate.unarchiver(self, didDecode: object) ?? object
        if object !== created { delegate.unarchiver(self, willReplace: created, with: object) }
        return object
    }

    /// Stores how many values without keys the initializer has read.
    private func noteUnkeyedCount(ofSlot slot: UInt32) {
        let frame = frames.top
        guard frame.pointee.unkeyedCount > 0, frame.pointee.slot == slot else { return }
        unkeyedCounts[Int(slot)] = frame.pointee.unkeyedCount
    }

    // MARK: Connecting

    func connect(_ pending: PendingObject) throws {
        let slot = pending.slot
        try beginFrame(ofSlot: slot, unkeyedCounts.isEmpty ? 0 : unkeyedCounts[Int(slot)] ?? 0)
        if let layout = pending.layout(in: layouts), !frames.top.pointee.isSequence {
            frames.top.pointee.layout = layout
            frames.top.pointee.step = pending.step
        }
        let frame = isReporting ? frames.last : nil
        try objects[Int(pending.index)].connect(with: self)
        try endFrame(ofSlot: slot)
        if let frame { noteContents(of: frame) }
    }

    /// Continues to read from an object that was created.
    func beginFrame(ofSlot slot: UInt32, _ unkeyedCount: Int) throws {
        let contents =
            try view.container(at: offset(ofSlot: Int(slot)))
            ?? table.object(at: table.reference(Int(slot), of: objectsArray))
        frames.append(Frame(container: contents, isCollection: false, slot: slot, unkeyedCount: unkeyedCount))
        if !sequences.places.isEmpty, sequences.places[slot] != nil { frames.top.pointee.readBySequence() }
    }

    /// Ends the frame of an object. If the object left a collection or structure open, the next object would read from
    /// it.
    private func endFrame(ofSlot slot: UInt32) throws {
        if !frames.top.pointee.isObject, poison == nil { throw openEnd(of: Int(slot)) }
        frames.removeLast()
    }

    /// Ends the innermost frame. If it is a structure, it can then be read again.
    func removeFrame() {
        guard let frame = frames.popLast() else { return }
        if frame.gathered >= 0 { gatheredElements.removeLast() }
        if frame.structureState != nil, let slot = frame.slot { closeStructure(Int(slot)) }
    }

    // MARK: Structures

    /// Starts reading a structure.
    func open(_ found: Found, _ structure: ArchivedStructure, _ key: String?) throws {
        let record = try structureRecord(structure, found, key)
        guard let slot = found.slot else { throw unexpectedKind("a '\(structure.name)'", found, key) }
        let state = try openStructure(Int(slot), className: classRecords[record].name, key)
        try charge(found.object.count * 2)
        frames.append(
            Frame(
                container: found.object, isCollection: false, structureState: state, slot: slot,
                layout: layout(of: found.object, nil)))
        if !sequences.places.isEmpty { try findSequence(of: structure) }
        if isReporting { noteName(of: structure, record: record, slot: slot) }
    }

    /// The record of a structure's class, which must have a name of the structure.
    func structureRecord(_ structure: ArchivedStructure, _ found: Found, _ key: String?) throws -> Int {
        guard found.object.kind == .dictionary, found.slot != nil else {
            throw unexpectedKind("a '\(structure.name)'", found, key)
        }
        let record = try classRecord(of: found, key: key)
        if structure.isFoundationClass, classRecords[record].isNamed(structure.name) { return record }
        let name = classRecords[record].name
        if name == structure.name || structure.formerNames.contains(name) { return record }
        let foundationClass = classRecords[record].foundationClass
        throw failure(
            foundationClass == nil ? .unexpectedClass : .unexpectedKind, expected: "a '\(structure.name)'",
            found: foundationClass?.phrase ?? "an object of class '\(name)'", forKey: key)
    }
}
