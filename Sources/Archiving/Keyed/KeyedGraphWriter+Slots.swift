// How objects and values get their slots: a number at sight, contents later.

import PropertyLists

extension KeyedGraphWriter {
    /// The slot of an object that something encodes unconditionally; one that is new goes to the work list.
    mutating func slot(of object: any Coding, key: UInt32?) throws -> UInt32 {
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
    mutating func conditionalSlot(of object: any Coding) throws -> UInt32 {
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
        if let slot = slotsByObject[address] { return slot }
        let slot = try reserveSlot()
        slotsByObject.set(slot, for: address)
        conditionalSlots.insert(slot)
        conditionalObjects.append(object)
        return slot
    }

    /// A new slot, which holds nil until its contents are there.
    mutating func reserveSlot() throws -> UInt32 {
        try appendSlot(nullIndex)
    }

    /// A new slot with its contents.
    mutating func appendSlot(_ index: UInt32) throws -> UInt32 {
        guard let slot = UInt32(exactly: slots.count), slot < UInt32.max else {
            throw failure(.limitExceeded, expected: "at most \(UInt32.max - 1) objects", found: "more")
        }
        slots.append(index)
        return slot
    }

    private mutating func appendWork(_ object: any Coding, slot: UInt32, key: UInt32?) {
        let frame = frames[frames.count - 1]
        // In a structure that is an element, the element.
        let key = frame.structure == nil ? key : nil
        work.append(
            Work(
                object: object, slot: slot,
                parent: isEncodingObject ? Int32(clamping: encodedCount) : -1,
                key: key ?? enclosingKey,
                element: key == nil ? element(in: frame) : -1))
    }

    /// The position of what is being encoded in its collection; -1 where there is none.
    private func element(in frame: Frame) -> Int32 {
        if frame.collection != nil { return Int32(clamping: values.count - frame.firstValue) }
        guard let outer = frames.firstIndex(where: { $0.collection != nil }), outer + 1 < frames.count else {
            return -1
        }
        return Int32(clamping: frames[outer + 1].firstValue - frames[outer].firstValue)
    }

    /// Whether the second frame is an object's: a collection or structure may be open at the top level.
    var isEncodingObject: Bool { frames.count > 1 && frames[1].collection == nil && frames[1].structure == nil }

    /// The key of the outermost open collection.
    private var enclosingKey: UInt32 {
        for frame in frames { if let key = frame.key { return key } }
        return 0
    }

    /// The index of one of the archiver's own keys, which are not escaped.
    mutating func ownKey(_ key: String) throws -> UInt32 {
        if let index = ownKeyIndexes[key] { return index }
        let index = try writer.string(key)
        ownKeyIndexes.set(index, for: key)
        return index
    }

    mutating func appendEntry(key: UInt32, value: UInt32) {
        keys.append(key)
        values.append(value)
    }

    /// Writes the entries of a frame and forgets them. Of entries with the same key the last one counts.
    mutating func writeDictionary(of frame: Frame) throws -> UInt32 {
        removeRepeatedKeys(from: frame)
        let index = try writer.dictionary(keys: keys[frame.firstKey...], values: values[frame.firstValue...])
        keys.removeSubrange(frame.firstKey...)
        values.removeSubrange(frame.firstValue...)
        return index
    }

    private mutating func removeRepeatedKeys(from frame: Frame) {
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
}
