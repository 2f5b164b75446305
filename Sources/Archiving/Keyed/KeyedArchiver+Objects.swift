// How objects get their slots and are encoded: references at sight, contents from the work list.

import PropertyLists

extension KeyedArchiver {
    /// The slot of an object that something encodes unconditionally; one that is new goes to the work list.
    func slot(of object: any Coding, key: UInt32?) throws -> UInt32 {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
        if let slot = slotsByObject[address] {
            if !conditionalSlots.isEmpty, conditionalSlots.remove(slot) != nil {
                appendWork(object, slot: slot, key: key)
            }
            return slot
        }
        let slot = try reserveSlot()
        slotsByObject.set(slot, for: address)
        appendWork(object, slot: slot, key: key)
        return slot
    }

    /// The slot of an object that is encoded conditionally. It holds nil until something encodes the object
    /// unconditionally.
    func conditionalSlot(of object: any Coding) throws -> UInt32 {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
        if let slot = slotsByObject[address] { return slot }
        let slot = try reserveSlot()
        slotsByObject.set(slot, for: address)
        conditionalSlots.insert(slot)
        conditionalObjects.append(object)
        return slot
    }

    /// A new slot, which holds nil until its contents are there.
    func reserveSlot() throws -> UInt32 {
        try appendSlot(nullIndex)
    }

    /// A new slot with its contents.
    func appendSlot(_ index: UInt32) throws -> UInt32 {
        guard let slot = UInt32(exactly: slots.count), slot < UInt32.max else {
            throw ArchiveError(
                .limitExceeded, path: currentPath(), expected: "at most \(UInt32.max - 1) objects", found: "more")
        }
        slots.append(index)
        return slot
    }

    /// The index of the UID of a slot, which is written when the first reference to the slot is.
    func reference(toSlot slot: UInt32) throws -> UInt32 {
        while references.count < slots.count { references.append(0) }
        if references[Int(slot)] == 0 { references[Int(slot)] = try writer.uid(slot) }
        return references[Int(slot)]
    }

    private func appendWork(_ object: any Coding, slot: UInt32, key: UInt32?) {
        let frame = frames[frames.count - 1]
        work.append(
            Work(
                object: object, slot: slot,
                parent: frames.count > 1 && isEncodingObject ? Int32(clamping: encodedCount) : -1,
                key: key ?? enclosingKey,
                element: key == nil && frame.collection != nil ? Int32(clamping: values.count - frame.firstValue) : -1))
    }

    /// Whether the second frame is an object's: a collection may be open at the top level.
    private var isEncodingObject: Bool { frames.count > 1 && frames[1].collection == nil }

    /// The key of the outermost open collection.
    private var enclosingKey: UInt32 {
        for frame in frames { if let key = frame.key { return key } }
        return 0
    }

    /// Encodes the objects on the work list, and those that they refer to, until all are encoded.
    func encodePendingObjects() throws {
        while encodedCount < work.count {
            let item = work[encodedCount]
            let record = try classRecord(of: item.object)
            frames.append(Frame(collection: nil, firstKey: keys.count, firstValue: values.count, key: nil))
            try item.object.encode(with: self)
            guard frames.count == 2 else {
                throw ArchiveError(
                    .notSupported, path: currentPath(), expected: "every collection that was begun to be ended",
                    found: "an open one")
            }
            try appendEntry(key: ownKey(KeyedArchiveFormat.classKey), value: reference(toSlot: classSlot(record)))
            slots[Int(item.slot)] = try writeDictionary(of: frames.removeLast())
            encodedCount += 1
        }
    }

    /// The index of one of the archiver's own keys, which are not escaped.
    func ownKey(_ key: String) throws -> UInt32 {
        if let index = ownKeyIndexes[key] { return index }
        let index = try writer.string(key)
        ownKeyIndexes.set(index, for: key)
        return index
    }

    func appendEntry(key: UInt32, value: UInt32) {
        keys.append(key)
        values.append(value)
    }

    /// Writes the entries of a frame and forgets them. Of entries with the same key the last one counts.
    func writeDictionary(of frame: Frame) throws -> UInt32 {
        removeRepeatedKeys(from: frame)
        let index = try writer.dictionary(keys: keys[frame.firstKey...], values: values[frame.firstValue...])
        keys.removeSubrange(frame.firstKey...)
        values.removeSubrange(frame.firstValue...)
        return index
    }

    private func removeRepeatedKeys(from frame: Frame) {
        var seen: Set<UInt32> = []
        let count = keys.count - frame.firstKey
        guard count > 1 else { return }
        if count <= 24 {
            var hasRepeated = false
            for later in 1..<count where !hasRepeated {
                for earlier in 0..<later where keys[frame.firstKey + later] == keys[frame.firstKey + earlier] {
                    hasRepeated = true
                }
            }
            if !hasRepeated { return }
        }
        for position in (0..<count).reversed() where !seen.insert(keys[frame.firstKey + position]).inserted {
            keys.remove(at: frame.firstKey + position)
            values.remove(at: frame.firstValue + position)
        }
    }

    /// Writes the dictionary around everything.
    func writeTopObject() throws -> [UInt8] {
        let top = try writeDictionary(of: frames[0])
        let objects = try writer.array(slots[...])
        let keys = try [
            writer.string(KeyedArchiveFormat.versionKey), writer.string(KeyedArchiveFormat.archiverKey),
            writer.string(KeyedArchiveFormat.topKey), writer.string(KeyedArchiveFormat.objectsKey),
        ]
        let values = try [
            writer.integer(KeyedArchiveFormat.version), writer.string(KeyedArchiveFormat.archiverName), top, objects,
        ]
        try writer.dictionary(keys: keys[...], values: values[...], at: topIndex)
        return try writer.finish(topObject: topIndex)
    }

    /// The way to what is being encoded, for errors.
    func currentPath() -> String {
        var components: [ArchivePath.Component] = []
        var place = frames.count > 1 && encodedCount < work.count ? Int32(clamping: encodedCount) : -1
        while place >= 0, Int(place) < work.count {
            let item = work[Int(place)]
            if item.element >= 0 { components.append(.element(Int(item.element))) }
            components.append(.key(KeyedArchiveFormat.unescaped(writer.text(ofString: item.key) ?? "?")))
            place = item.parent
        }
        return ArchivePath(components: components.reversed()).description
    }
}
