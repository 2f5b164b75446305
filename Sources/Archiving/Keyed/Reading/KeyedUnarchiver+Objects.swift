// Creates and connects objects. `GraphUnarchiver` does this for all formats; here it uses frames and layouts of
// dictionaries, and classes that are cached in layouts. Also reads structures that are separate objects.
//
// For pointers to layouts, see `KeyedUnarchiver.swift`.

import PropertyLists

extension KeyedUnarchiver {
    /// The object under a key or the next element. At the top level, its class is allowed first, and all objects are
    /// connected afterwards.
    ///
    /// - Parameter expected: The class that the reference expects; `nil` for any class that is allowed.
    func topObject(of expected: (any Coding.Type)?, forKey key: String?) throws -> (any Coding)? {
        do {
            return try reading(key) {
                if isAtTopLevel, let expected { classes.allow(expected) }
                let object: (any Coding)? =
                    if let expected {
                        try self.object(at: reference(forKey: key), of: expected, key)
                    } else {
                        try find(key).map { try self.object(in: $0, of: nil, key: key) }
                    }
                if object != nil { try connectAtTopLevel() }
                return object
            }
        } catch {
            return try leftOut(error, key)
        }
    }

    /// The object that a reference leads to; nil if the reference is `absent` or leads to nil.
    @inline(never)
    func object(at reference: Int, of expected: any Coding.Type, _ key: String?) throws -> (any Coding)? {
        let slot = slot(ofReference: reference)
        let index = sharedValues.objectIndex(ofSlot: slot)
        if index >= 0 {
            sharedValues.link(reference, toSlot: slot)
            let object = objects[index]
            if ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(expected) { return object }
        } else if slot >= 0, sharedValues.isUnknown(slot),
            let contents = view.container(.dictionary, at: offset(ofSlot: slot))
        {
            do {
                let object = try create(contents, slot: UInt32(truncatingIfNeeded: slot), as: expected, key: key)
                // A class may have caught an error inside its initializer. Its object must not be returned.
                if let firstError { throw firstError }
                // If a key leads to a new object, it is often the only one that does: a chain would only fill the table.
                if key == nil { sharedValues.link(reference, toSlot: slot) }
                return object
            } catch {
                throw remembered(error, key)
            }
        }
        return try value(at: reference, key) { try object(in: $0, of: expected, key: key) }
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

    private func create(
        _ contents: BinaryObject, slot: UInt32, as expected: (any Coding.Type)?, key: String?
    ) throws -> any Coding {
        let layout = unsafe keys.layout(of: contents, as: .object)
        unsafe keys.expect(layout, as: .object)
        let known = unsafe layout.map { unsafe knownRecord(of: contents, $0) } ?? -1
        if known >= 0, hasFastPath, !usesDelegate, let layout = unsafe layout, let expected,
            let type = try unsafe plainClass(of: layout, for: expected, key)
        {
            try unsafe beginCreating(slot, contents, layout, key)
            do {
                let object = try creating { try type.init(coder: self) }
                unsafe register(object, slot, contents, layout, step: try endCreating(slot))
                return object
            } catch {
                throw failed(Int(slot), error, key)
            }
        }
        let record =
            try known >= 0
            ? known
            : classRecord(
                of: Found(object: contents, slot: slot), key: key,
                usual: expected.flatMap { facts(of: $0).description })
        let type = try creatableClass(record, for: expected, key: key)
        return try unsafe createUnusual(type, record, contents, slot, layout, as: expected, key: key)
    }

    /// The class that is created from the dictionaries of a layout whose record is known; `nil` if its objects may be
    /// replaced, or have values without keys.
    @inline(__always)
    private func plainClass(
        of layout: DictionaryLayouts.Layout, for expected: any Coding.Type, _ key: String?
    ) throws -> (any Coding.Type)? {
        if unsafe !layout.pointee.hasPlainClass(for: expected) {
            let record = unsafe layout.pointee.record
            let type = try creatableClass(record, for: expected, key: key)
            unsafe layout.pointee.setPlainClass(classRecords[record].isPlain ? type : nil, for: expected)
        }
        return unsafe layout.pointee.plainClass
    }

    /// Creates an object that may be replaced, or whose values may have no keys.
    private func createUnusual(
        _ type: any Coding.Type, _ record: Int, _ contents: BinaryObject, _ slot: UInt32,
        _ layout: DictionaryLayouts.Layout?, as expected: (any Coding.Type)?, key: String?
    ) throws -> any Coding {
        try unsafe beginCreating(slot, contents, layout, key)
        do {
            if classRecords[record].facts?.markedClasses.isEmpty == false { try findSequence(ofRecord: record) }
            let mark = actions.mark
            let (created, object) = try creating {
                let created = try type.init(coder: self)
                return (created, try substitute(for: created, record))
            }
            let step = try endCreating(slot)
            if object !== created {
                actions.remove(of: Int(slot), since: mark)
                try checkClass(Swift.type(of: object), named: "\(Swift.type(of: object))", of: expected, key)
            }
            unsafe register(object, slot, contents, layout, step: object === created ? step : nil)
            if isReporting { noteName(ofRecord: record, slot: slot) }
            return object
        } catch {
            throw failed(Int(slot), error, key)
        }
    }

    /// Marks a slot as being created, and starts reading its dictionary.
    @inline(__always)
    private func beginCreating(
        _ slot: UInt32, _ contents: BinaryObject, _ layout: DictionaryLayouts.Layout?, _ key: String?
    ) throws {
        try checkObjectLimits(key)
        if remainingReadCount >= contents.count &* 2 {
            remainingReadCount &-= contents.count &* 2
        } else {
            try charge(contents.count * 2)
        }
        sharedValues.setState(.creating, of: Int(slot))
        unsafe frames.append(Frame(container: contents, isCollection: false, slot: slot, layout: layout))
    }

    /// Ends reading an object that was created, and returns the step at which its initializer ended.
    @inline(__always)
    private func endCreating(_ slot: UInt32) throws -> Int {
        let step = frames.top.step
        if frames.top.unkeyedCount > 0, frames.top.slot == slot {
            unkeyedCounts[Int(slot)] = frames.top.unkeyedCount
        }
        try endFrame(ofSlot: slot)
        return step
    }

    /// Registers an object that was created.
    ///
    /// - Parameter step: The step at which its initializer ended; `nil` if it replaces another and is not connected.
    @inline(__always)
    private func register(
        _ object: any Coding, _ slot: UInt32, _ contents: BinaryObject, _ layout: DictionaryLayouts.Layout?, step: Int?
    ) {
        if let step {
            let place = unsafe layout != nil && contents.hasShortCount ? contents.offset : nil
            unsafe pendingObjects.append(
                PendingObject(
                    index: objects.count, slot: slot, place: place, layout: layout?.pointee.number ?? -1, step: step))
        } else {
            noteSubstitute(Int(slot))
        }
        sharedValues.setState(.object(objects.count), of: Int(slot))
        objects.append(object)
        keeper?.graph.note(object, in: slot)
    }

    /// The replacement for an object that was just created, or the object itself. The object is asked first, then the
    /// delegate.
    private func substitute(for created: any Coding, _ record: Int) throws -> any Coding {
        var object = created
        if let substitution = classRecords[record].facts?.substitution {
            object = try substitution.function(created, self)
        }
        guard usesDelegate, let delegate else { return object }
        object = try callingOut { try delegate.unarchiver(self, didDecode: object) } ?? object
        if object !== created { delegate.unarchiver(self, willReplace: created, with: object) }
        return object
    }

    // MARK: Connecting

    func connect(_ pending: PendingObject) throws {
        let slot = pending.slot
        let unkeyedCount = unkeyedCounts.isEmpty ? 0 : unkeyedCounts[Int(slot)] ?? 0
        let layout = unsafe pending.layout.map { unsafe keys[$0] }
        let contents = try unsafe pending.contents(layout) ?? contents(ofObject: slot)
        unsafe beginFrame(ofSlot: slot, contents, unkeyedCount, layout, step: pending.step)
        let frame = isReporting ? frames.last : nil
        try objects[Int(pending.index)].connect(with: self)
        try endFrame(ofSlot: slot)
        if let frame { noteContents(of: frame) }
    }

    @inline(never)
    private func contents(ofObject slot: UInt32) throws -> BinaryObject {
        try table.object(at: table.reference(Int(slot), of: objectsArray))
    }

    /// Continues to read from an object that was created.
    @inline(__always)
    func beginFrame(
        ofSlot slot: UInt32, _ contents: BinaryObject, _ unkeyedCount: Int, _ layout: DictionaryLayouts.Layout?,
        step: Int = 0
    ) {
        var frame = unsafe Frame(
            container: contents, isCollection: false, slot: slot, unkeyedCount: unkeyedCount, layout: layout,
            step: step)
        if let rare = rare.existing, rare.sequences.places[slot] != nil { frame.readBySequence() }
        frames.append(frame)
    }

    /// Ends the frame of an object. If the object left anything open, the next object would read from it; if it ended
    /// its own frame, this would end that of another object.
    @inline(__always)
    private func endFrame(ofSlot slot: UInt32) throws {
        if !frames.top.isObject(inSlot: slot) { throw openEnd(of: Int(slot)) }
        frames.removeLast()
    }

    /// Ends the innermost frame. If it is a structure, it can then be read again.
    func removeFrame() {
        guard let frame = frames.popLast() else { return }
        // Nothing was gathered if the keys of the set were an error.
        if frame.gathered >= 0, let rare = rare.existing, rare.gatheredElements.count > frame.gathered {
            rare.gatheredElements.removeLast()
        }
        if frame.structureState != nil, let slot = frame.slot { sharedValues.closeStructure(Int(slot)) }
    }

    // MARK: Structures

    /// Starts reading a structure.
    func open(_ found: Found, _ structure: ArchivedStructure, _ key: String?) throws {
        let record = try structureRecord(structure, found, key)
        guard let slot = found.slot else { throw unexpectedKind("a '\(structure.name)'", found, key) }
        let state = try openStructure(Int(slot), className: classRecords[record].name, key)
        try charge(found.object.count * 2)
        unsafe openPart(
            Frame(
                container: found.object, isCollection: false, structureState: state, slot: slot,
                layout: keys.layout(of: found.object)))
        if let rare = rare.existing, !rare.sequences.places.isEmpty { try findSequence(of: structure) }
        if isReporting { noteName(of: structure, record: record, slot: slot) }
    }

    /// The record of a structure's class, which must have a name of the structure.
    func structureRecord(_ structure: ArchivedStructure, _ found: Found, _ key: String?) throws -> Int {
        guard found.object.kind == .dictionary, found.slot != nil else {
            throw unexpectedKind("a '\(structure.name)'", found, key)
        }
        let record = try classRecord(of: found, key: key)
        if structure.isFoundationClass, try isClass(record, named: structure.name) { return record }
        let name = classRecords[record].name
        if name == structure.name || structure.formerNames.contains(name) { return record }
        let foundationClass = classRecords[record].foundationClass
        throw fail(
            foundationClass == nil ? .unexpectedClass : .unexpectedKind, expected: "a '\(structure.name)'",
            found: foundationClass?.phrase ?? "an object of class '\(name)'", forKey: key)
    }
}
