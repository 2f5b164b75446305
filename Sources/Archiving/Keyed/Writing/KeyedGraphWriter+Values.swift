// Writes each kind of value.
//
// Under a key, numbers are stored inline and everything else as a UID. In a collection, everything is a UID.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`.

import PropertyLists

extension KeyedGraphWriter {
    /// Writes nil: a reference to slot 0, or to the null object in a collection, where Cocoa can't read nil.
    mutating func writeNull(forKey key: String?) throws {
        if key == nil, isInCollection { return try placeReference(toSlot: slotOfNullObject(), forKey: nil) }
        let key = try index(ofKey: key)
        try place(writer.uid(0), key: key)
    }

    mutating func write(_ value: Bool, forKey key: String?) throws {
        let number = try writer.boolean(value)
        if value { unsafe lane.pointee.trueNumber = number } else { unsafe lane.pointee.falseNumber = number }
        try placeNumber(number, forKey: key)
    }

    mutating func write(_ value: Int64, type: IntegerType, forKey key: String?) throws {
        try placeNumber(writer.integer(value, isUnsigned: type.isUnsigned), forKey: key)
    }

    mutating func write(_ value: Float, forKey key: String?) throws {
        try placeNumber(writer.float(value), forKey: key)
    }

    mutating func write(_ value: Double, forKey key: String?) throws {
        try placeNumber(writer.double(value), forKey: key)
    }

    mutating func write(_ value: String, forKey key: String?) throws {
        let reference = knownStrings.number(of: value)
        guard reference != 0 else { return try writeUnknown(value, forKey: key) }
        try place(reference, key: index(ofKey: key))
    }

    @inline(never)
    private mutating func writeUnknown(_ value: String, forKey key: String?) throws {
        let (slot, isFrequent) = try slot(ofUnknown: value)
        let key = try index(ofKey: key)
        let reference = try writer.uid(slot)
        if isFrequent { knownStrings.set(reference, for: value) }
        place(reference, key: key)
    }

    /// Adds an element that is a string.
    @inline(__always) mutating func placeElement(_ value: String) throws {
        let reference = knownStrings.number(of: value)
        elements.append(try reference != 0 ? reference : self.reference(toUnknown: value))
    }

    @inline(never)
    private mutating func reference(toUnknown value: String) throws -> UInt32 {
        let (slot, isFrequent) = try slot(ofUnknown: value)
        let reference = try writer.uid(slot)
        if isFrequent { knownStrings.set(reference, for: value) }
        return reference
    }

    /// The slot of a string that is not in `knownStrings`. It belongs there if its text was written before, so that
    /// strings that occur only once are not stored.
    @inline(__always)
    private mutating func slot(ofUnknown value: String) throws -> (slot: UInt32, isFrequent: Bool) {
        let objectCount = writer.objectCount
        let text = try string(value)
        return (try text == nullIndex ? slotOfWrappedNull() : valueSlot(text), text < objectCount)
    }

    /// Writes a string under its key, where it has one. The text that would be read as nil is an object.
    mutating func writeInline(_ value: String, forKey key: String?) throws {
        let text = try string(value)
        guard key != nil, text != nullIndex else { return try write(value, forKey: key) }
        try place(text, key: index(ofKey: key))
    }

    mutating func write(_ value: Data, forKey key: String?) throws {
        try placeReference(toSlot: valueSlot(data(value)), forKey: key)
    }

    /// Writes bytes that are not an object: inline under a key, where `$null` represents missing bytes.
    mutating func writeBytes(_ value: Data?, forKey key: String?) throws {
        let key = try index(ofKey: key)
        guard let value else { return try place(key == nil ? writer.uid(0) : nullIndex, key: key) }
        let bytes = try data(value)
        try place(key == nil ? writer.uid(valueSlot(bytes)) : bytes, key: key)
    }

    mutating func write(_ value: Date, forKey key: String?) throws {
        try placeReference(toSlot: slot(of: value), forKey: key)
    }

    mutating func slot(of value: Date) throws -> UInt32 {
        let time = try writer.double(value.timeIntervalSinceReferenceDate)
        let known = slotsByValue[time]
        if known != 0, slots[Int(known)] != time { return known }
        if timeKeyIndex == 0 { timeKeyIndex = try index(of: .time) }
        if known != 0 {
            return try slot(.object(.date, UInt64(time))) {
                try $0.writeInstance(of: .date, key: $0.timeKeyIndex, value: time)
            }
        }
        let slot = try writeInstance(of: .date, key: timeKeyIndex, value: time)
        slotsByValue[time] = slot
        return slot
    }

    mutating func write(_ value: UUID, forKey key: String?) throws {
        let bytes = try unsafe writer.data(withUnsafeBytes(of: value.uuid) { unsafe Array($0) })
        let slot = try slot(of: .uuid, identity: UInt64(bytes), entries: [(FoundationKey.uuid, bytes)])
        try placeReference(toSlot: slot, forKey: key)
    }

    /// Writes a URL with its base. A chain of bases has no natural end, and Foundation creates none that is longer than
    /// two.
    mutating func write(_ value: URL, forKey key: String?) throws {
        var base: UInt32 = 0
        if let baseURL = value.baseURL { base = try slot(ofURL: baseURL.absoluteString, base: 0) }
        try placeReference(toSlot: slot(ofURL: value.relativeString, base: base), forKey: key)
    }

    mutating func write(_ object: any Coding, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(reference(to: object, key: key), key: key)
    }

    mutating func writeConditionally(_ object: any Coding, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(conditionalReference(to: object), key: key)
    }

    // MARK: Entries and elements

    /// Writes a number: inline under a key, in a separate slot as an element.
    @inline(__always) private mutating func placeNumber(_ number: UInt32, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(key == nil ? writer.uid(valueSlot(number)) : number, key: key)
    }

    @inline(__always) mutating func placeReference(toSlot slot: UInt32, forKey key: String?) throws {
        let key = try index(ofKey: key)
        try place(writer.uid(slot), key: key)
    }

    /// Adds an entry, or an element if there is no key.
    @inline(__always) mutating func place(_ value: UInt32, key: UInt32?) {
        if let key { appendEntry(key: key, value: value) } else { elements.append(value) }
    }

    // MARK: Slots of values

    /// The slot of a value whose contents are the value itself. Equal values share a slot.
    @inline(__always) mutating func valueSlot(_ index: UInt32) throws -> UInt32 {
        let known = slotsByValue[index]
        if known != 0 { return slots[Int(known)] == index ? known : try slotOfTime(index) }
        let slot = try appendSlot(index)
        slotsByValue[index] = slot
        return slot
    }

    /// The slot of a number that is the time of a date, too.
    @inline(never)
    private mutating func slotOfTime(_ index: UInt32) throws -> UInt32 {
        try slot(.object(.number, UInt64(index))) { try $0.appendSlot(index) }
    }

    mutating func slot(of value: String) throws -> UInt32 {
        let index = try string(value)
        return try index == nullIndex ? slotOfWrappedNull() : valueSlot(index)
    }

    /// The slot of the string that would be read as nil. It is wrapped, as in Cocoa.
    private mutating func slotOfWrappedNull() throws -> UInt32 {
        try slot(of: .string, identity: UInt64(nullIndex), entries: [(FoundationKey.string, nullIndex)])
    }

    private mutating func slotOfNullObject() throws -> UInt32 {
        let identity = AnyHashable(NullValue.identity)
        if let slot = rare.slotsOfStructures[identity] { return slot }
        let record = structureRecord(NullValue.foundationForm.structure)
        let slot = try writeInstance { _ in
        } class: { graph in
            try graph.writer.uid(graph.classSlot(ofStructure: record))
        }
        rare.slotsOfStructures[identity] = slot
        return slot
    }

    private mutating func slot(ofURL relative: String, base: UInt32) throws -> UInt32 {
        let relative = try slot(of: relative)
        return try slot(
            of: .url, identity: UInt64(base) << 32 | UInt64(relative),
            entries: [
                (FoundationKey.urlBase, writer.uid(base)),
                (FoundationKey.urlRelative, writer.uid(relative)),
            ])
    }

    /// The slot of a value that Cocoa archives as an object. Equal values share a slot.
    private mutating func slot(
        of foundationClass: FoundationClass, identity: UInt64, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        try self.slot(.object(foundationClass, identity)) {
            try $0.writeInstance(of: foundationClass, entries: entries)
        }
    }

    /// The slot of a value that has an identity. It is written if it is new.
    mutating func slot(
        _ identity: ValueIdentity, _ write: (inout KeyedGraphWriter) throws -> UInt32
    ) throws -> UInt32 {
        if let slot = rare.slotsByIdentity[identity] { return slot }
        let slot = try write(&self)
        rare.slotsByIdentity[identity] = slot
        return slot
    }

    // MARK: Objects of Foundation's classes

    /// Writes an object with one entry, as dates and arrays are.
    mutating func writeInstance(of foundationClass: FoundationClass, key: UInt32, value: UInt32) throws -> UInt32 {
        let slot = try reserveSlot()
        let classKey = try indexOfClassKey()
        let classEntry = try DictionaryEntry(key: classKey, value: classReference(foundationClass))
        slots[Int(slot)] = try writer.dictionary(DictionaryEntry(key: key, value: value), classEntry)
        return slot
    }

    /// Writes an object with entries whose keys are different.
    mutating func writeInstance(
        of foundationClass: FoundationClass, entries: [(key: String, value: UInt32)]
    ) throws -> UInt32 {
        try writeInstance { writer in
            for entry in entries { writer.appendEntry(key: try writer.index(ofText: entry.key), value: entry.value) }
        } class: {
            try $0.classReference(foundationClass)
        }
    }

    /// Writes an object: the entries that a closure appends, and the reference to its class, whose description comes
    /// after the object's slot.
    @inline(__always)
    mutating func writeInstance(
        _ appendEntries: (inout KeyedGraphWriter) throws -> Void,
        class classReference: (inout KeyedGraphWriter) throws -> UInt32
    ) throws -> UInt32 {
        let slot = try reserveSlot()
        let first = entries.count
        try appendEntries(&self)
        let classKey = try indexOfClassKey()
        appendEntry(key: classKey, value: try classReference(&self))
        slots[Int(slot)] = try writeEntries(from: first)
        return slot
    }
}

// MARK: - Long values

extension KeyedGraphWriter {
    mutating func string(_ value: String) throws -> UInt32 {
        guard value.utf8.count >= LongValuePlace.leastCount else { return try writer.string(value) }
        let place =
            unsafe value.utf8.withContiguousStorageIfAvailable { unsafe LongValuePlace(UnsafeRawBufferPointer($0)) }
            ?? nil
        if let index = rare.longStrings[place] { return index }
        let index = try writer.string(value)
        rare.longStrings.note(value, index, at: place)
        return index
    }

    mutating func data(_ value: Data) throws -> UInt32 {
        guard value.count >= LongValuePlace.leastCount else { return try writer.data(value) }
        let place = unsafe value.withUnsafeBytes { unsafe LongValuePlace($0) }
        if let index = rare.longData[place] { return index }
        let index = try writer.data(value)
        rare.longData.note(value, index, at: place)
        return index
    }
}
