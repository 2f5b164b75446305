// Assigns slots to objects and values: a number at the first reference, contents later.

import PropertyLists

extension KeyedGraphWriter {
    /// The slot of an object with an unconditional reference. If it is new, the object is added to the work list.
    mutating func slot(of object: any Coding, key: UInt32?) throws -> UInt32 {
        let next = try nextSlot()
        let slot = slotsByObject.slot(at: UInt(bitPattern: ObjectIdentifier(object)), orNew: next)
        if slot == next {
            slots.append(nullIndex)
            workObjects.append(object)
            appendWork(slot: slot, key: key)
        } else if !conditionalSlots.isEmpty, conditionalSlots.remove(slot) {
            workObjects.append(object)
            appendWork(slot: slot, key: key)
        }
        return slot
    }

    /// Like `slot(of:key:)`, for an object that something else retains: it is not retained again.
    mutating func slot(ofBorrowed object: ObjectWords) throws -> UInt32 {
        let next = try nextSlot()
        let slot = slotsByObject.slot(at: object.address, orNew: next)
        if slot == next {
            slots.append(nullIndex)
        } else if conditionalSlots.isEmpty || !conditionalSlots.remove(slot) {
            return slot
        }
        workObjects.append(borrowed: object)
        appendWork(slot: slot, key: nil)
        return slot
    }

    /// The slot of an object with a conditional reference. It contains nil until there is an unconditional reference.
    mutating func conditionalSlot(of object: any Coding) throws -> UInt32 {
        let next = try nextSlot()
        let slot = slotsByObject.slot(at: UInt(bitPattern: ObjectIdentifier(object)), orNew: next)
        if slot == next {
            slots.append(nullIndex)
            conditionalSlots.insert(slot)
            conditionalObjects.append(object)
        }
        return slot
    }

    /// A new slot, which contains nil until it is filled.
    mutating func reserveSlot() throws -> UInt32 {
        try appendSlot(nullIndex)
    }

    /// A new slot with its contents.
    mutating func appendSlot(_ index: UInt32) throws -> UInt32 {
        let slot = try nextSlot()
        slots.append(index)
        return slot
    }

    /// The number that a new slot will have.
    // Mutating, like all methods that only read and are called for each object: for nonmutating methods, the compiler
    // (6.3) copies a struct of this size.
    private mutating func nextSlot() throws -> UInt32 {
        guard slots.count < Int(UInt32.max) else { throw slotLimitFailure() }
        return UInt32(truncatingIfNeeded: slots.count)
    }

    @inline(never)
    private func slotLimitFailure() -> ArchiveError {
        failure(.limitExceeded, expected: "at most \(UInt32.max - 1) objects", found: "more")
    }

    private mutating func appendWork(slot: UInt32, key: UInt32?) {
        let frame = frames[frames.count - 1]
        // For a structure that is an element, the element is used instead.
        let key = frame.kind == .structure ? nil : key
        work.append(
            Work(
                slot: slot, parent: frames.count > 1 && frames[1].kind == .object ? Int32(clamping: encodedCount) : -1,
                key: key ?? enclosingKey, element: key == nil ? element(in: frame) : -1))
    }

    /// The position in its collection of what is being encoded; -1 if there is no collection.
    private mutating func element(in frame: Frame) -> Int32 {
        if frame.isCollection { return Int32(clamping: values.count - frame.firstValue) }
        var outer = 0
        while outer + 1 < frames.count {
            if frames[outer].isCollection {
                return Int32(clamping: frames[outer + 1].firstValue - frames[outer].firstValue)
            }
            outer += 1
        }
        return -1
    }

    /// Whether the second frame is an object's: a collection or structure may be open at the top level.
    var isEncodingObject: Bool { frames.count > 1 && frames[1].kind == .object }

    /// The key of the outermost open collection.
    private var enclosingKey: UInt32 {
        mutating get {
            for position in 0..<frames.count {
                if let key = frames[position].key { return key }
            }
            return 0
        }
    }

    // MARK: Keys

    /// The index of one of the archiver's own keys, which are not escaped.
    mutating func ownKey(_ key: String) throws -> UInt32 {
        if let index = ownKeyIndexes[key] { return index }
        let index = try writer.string(key)
        ownKeyIndexes.set(index, for: key)
        return index
    }

    /// The index of the key of an object's class.
    mutating func indexOfClassKey() throws -> UInt32 {
        if classKeyIndex == 0 { classKeyIndex = try ownKey(KeyedArchiveFormat.classKey) }
        return classKeyIndex
    }

    /// The index of a key's string. For a value without a key, the index of `$0`, `$1` and so on; `nil` for an element.
    mutating func index(ofKey key: String?) throws -> UInt32? {
        guard let key else { return try indexWithoutKey() }
        let bits = KeyBits(key)
        let expected = keyLayouts.expected(bits, &keyCursor)
        return expected != 0 ? expected : try index(ofUnexpected: key, bits)
    }

    @inline(never)
    private mutating func index(ofUnexpected key: String, _ bits: KeyBits) throws -> UInt32 {
        let found = keyLayouts.found(bits, &keyCursor)
        if found != 0 { return found }
        let index: UInt32
        if let known = keyIndexes[key] {
            index = known
        } else {
            index = try writer.string(KeyedArchiveFormat.escaped(key))
            keyIndexes.set(index, for: key)
        }
        keyLayouts.learn(bits, index, &keyCursor)
        return index
    }

    private mutating func indexWithoutKey() throws -> UInt32? {
        let last = frames.count - 1
        if frames[last].isCollection { return nil }
        let index = try writer.string(KeyedArchiveFormat.unkeyed(frames[last].unkeyedCount))
        frames[last].unkeyedCount += 1
        return index
    }

    // MARK: Entries

    mutating func appendEntry(key: UInt32, value: UInt32) {
        keys.append(key)
        values.append(value)
    }

    /// Writes and removes the entries of a frame. If several have the same key, the last one counts.
    mutating func writeDictionary(of frame: Frame) throws -> UInt32 {
        if keyCursor.mayRepeat { removeRepeatedKeys(from: frame) }
        return try writeEntries(fromKey: frame.firstKey, value: frame.firstValue)
    }

    /// Writes and removes the entries from two positions on. Their keys must be different.
    mutating func writeEntries(fromKey firstKey: Int, value firstValue: Int) throws -> UInt32 {
        let index = try writer.dictionary(
            keys: keys.values(in: firstKey..<keys.count), values: values.values(in: firstValue..<values.count))
        keys.remove(from: firstKey)
        values.remove(from: firstValue)
        return index
    }

    @inline(never)
    private mutating func removeRepeatedKeys(from frame: Frame) {
        let count = keys.count - frame.firstKey
        guard count > 1 else { return }
        if count <= 24, !hasRepeatedKeys(from: frame.firstKey) { return }
        var target = count
        for position in (0..<count).reversed() where repeatedKeys.number(at: Int(keys[frame.firstKey + position])) == 0
        {
            repeatedKeys.setNumber(1, at: Int(keys[frame.firstKey + position]))
            target -= 1
            keys[frame.firstKey + target] = keys[frame.firstKey + position]
            values[frame.firstValue + target] = values[frame.firstValue + position]
        }
        for position in target..<count { repeatedKeys.setNumber(0, at: Int(keys[frame.firstKey + position])) }
        guard target > 0 else { return }
        for position in target..<count {
            keys[frame.firstKey + position - target] = keys[frame.firstKey + position]
            values[frame.firstValue + position - target] = values[frame.firstValue + position]
        }
        keys.remove(from: keys.count - target)
        values.remove(from: values.count - target)
    }

    private func hasRepeatedKeys(from first: Int) -> Bool {
        for later in (first + 1)..<keys.count {
            for earlier in first..<later where keys[later] == keys[earlier] { return true }
        }
        return false
    }
}
