// Assigns slots to objects and values: a number at the first reference, contents later.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`. A search ends before another object is added, and a
// reference's index is that of a UID.

import PropertyLists

extension KeyedGraphWriter {
    /// An unconditional reference to an object. If it is the first one, the object is added to the work list.
    mutating func reference(to object: any Coding, key: UInt32?) throws -> UInt32 {
        let search = references.search(UInt(bitPattern: ObjectIdentifier(object)))
        if search.reference.unconditionalIndex != 0 { return search.reference.unconditionalIndex }
        let (reference, slot) = try newReference(search)
        if let slot {
            let way = way(key: key)
            work.append(object, slot: slot, way)
        }
        return reference
    }

    /// Likewise, for an element of an array that retains it: it is not retained again.
    ///
    /// - Parameter way: The first reference to the object if it is new, without its slot.
    @inline(__always)
    mutating func reference(
        toBorrowed objects: BorrowedObjects, at position: Int, _ way: WorkList.Way
    ) throws -> UInt32 {
        let search = references.search(objects.address(at: position))
        if search.reference.unconditionalIndex != 0 { return search.reference.unconditionalIndex }
        let (reference, slot) = try newReference(search)
        if let slot {
            unsafe work.append(borrowed: objects.kept(at: position), slot: slot, way)
        }
        return reference
    }

    /// The first unconditional reference to an object, and the slot to fill; no slot if that is already pending.
    private mutating func newReference(_ search: ObjectSearch) throws -> (reference: UInt32, slot: UInt32?) {
        if search.reference.isKnown {
            let index = search.reference.index
            unsafe references.set(ObjectReference(index, isConditional: false), search)
            return unsafe (index, writer.uidValue(at: index))
        }
        if let slot = rareSlot(ofObjectAt: search.address) { return (try addReference(toSlot: slot, search), nil) }
        let slot = try reserveSlot()
        return (try addReference(toSlot: slot, search), slot)
    }

    /// A conditional reference to an object. Its slot contains nil until there is an unconditional one.
    mutating func conditionalReference(to object: any Coding) throws -> UInt32 {
        let search = references.search(UInt(bitPattern: ObjectIdentifier(object)))
        var reference = search.reference.index
        if reference == 0 {
            let slot = rareSlot(ofObjectAt: search.address)
            reference = try addReference(toSlot: slot ?? reserveSlot(), search, isConditional: slot == nil)
            conditionalObjects.append(object)
        }
        return try conditionalReference(reference)
    }

    /// Writes the reference to a slot, by which an object is known from then on.
    mutating func addReference(
        toSlot slot: UInt32, _ search: ObjectSearch, isConditional: Bool = false
    ) throws -> UInt32 {
        let reference = try writer.uid(slot)
        try require(
            reference <= ObjectReference.maximumIndex, .limitExceeded,
            expected: "at most \(ObjectReference.maximumIndex) objects in the property list", found: "more")
        unsafe references.set(ObjectReference(reference, isConditional: isConditional), search)
        return reference
    }

    /// The slot of an object with an unconditional reference that is written later. If it is the first one, the object is
    /// added to the work list.
    mutating func slot(of object: any Coding, key: UInt32?) throws -> UInt32 {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        if references.search(address).reference.isKnown {
            return unsafe writer.uidValue(at: try reference(to: object, key: key))
        }
        if let slot = rareSlot(ofObjectAt: address) { return slot }
        let slot = try reserveSlot()
        rare.slotsByObject[address] = slot
        let way = way(key: key)
        work.append(object, slot: slot, way)
        return slot
    }

    mutating func slot(ofObjectAt address: UInt) -> UInt32? {
        let reference = references.search(address).reference
        return unsafe reference.isKnown ? writer.uidValue(at: reference.index) : rareSlot(ofObjectAt: address)
    }

    /// A new slot, which contains nil until it is filled.
    @inline(__always) mutating func reserveSlot() throws -> UInt32 {
        try appendSlot(nullIndex)
    }

    @inline(__always) mutating func appendSlot(_ index: UInt32) throws -> UInt32 {
        let slot = try nextSlot()
        slots.append(index)
        return slot
    }

    // Mutating, like all methods that only read and are called for each object: for nonmutating methods, the compiler
    // (6.3) copies a struct of this size.
    @inline(__always) private mutating func nextSlot() throws -> UInt32 {
        guard slots.count < UInt32.max else { throw slotLimitFailure() }
        return UInt32(truncatingIfNeeded: slots.count)
    }

    @inline(never)
    private func slotLimitFailure() -> ArchiveError {
        failure(.limitExceeded, expected: "at most \(UInt32.max - 1) objects", found: "more")
    }

    /// What the first reference to an object is, under a key or as an element, without the object's slot.
    mutating func way(key: UInt32?) -> WorkList.Way {
        // For a structure that is an element, the element is used instead.
        let key = frames.top.kind == .structure ? nil : key
        return WorkList.Way(
            parent: isEncodingObject ? Int32(clamping: work.encodedCount) : -1, key: key ?? enclosingKey,
            element: key == nil ? element(in: frames.top) : -1)
    }

    /// The position in its collection of what is being encoded; -1 if there is no collection.
    private mutating func element(in frame: Frame) -> Int32 {
        if frame.isCollection { return Int32(clamping: elements.count - frame.firstElement) }
        var outer = 0
        while outer + 1 < frames.count {
            if frames[outer].isCollection {
                return Int32(clamping: frames[outer + 1].firstElement - frames[outer].firstElement)
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

    @inline(__always) mutating func index(of own: OwnText) throws -> UInt32 {
        try writer.index(ofText: own.rawValue)
    }

    /// The index of a key of Foundation's classes, which is not escaped.
    mutating func index(ofText text: String) throws -> UInt32 {
        guard let place = try place(ofKey: text) else { return try writer.string(text) }
        return try writer.index(ofText: Int(place))
    }

    /// The place of a key among the known texts; `nil` for a new one if there are too many.
    private mutating func place(ofKey key: String) throws -> UInt32? {
        texts.count < 4_096 ? try place(ofText: key) : texts[key]
    }

    /// The place of a text among the known ones.
    private mutating func place(ofText text: String) throws -> UInt32 {
        if let place = texts[text] { return place }
        let place = UInt32(truncatingIfNeeded: try writer.learn(text))
        texts.set(place, for: text)
        return place
    }

    mutating func indexOfClassKey() throws -> UInt32 {
        if classKeyIndex == 0 { classKeyIndex = try index(of: .classKey) }
        return classKeyIndex
    }

    /// The index of a key's string. For a value without a key, the index of `$0`, `$1` and so on; `nil` for an element.
    @inline(__always) mutating func index(ofKey key: String?) throws -> UInt32? {
        guard let key else { return try indexWithoutKey() }
        let bits = KeyBits(key)
        // A copy of the address, here and below: with the thread sanitizer, the compiler (6.3) creates invalid code for a
        // member of what a property points to.
        let lane = unsafe lane
        let expected = unsafe keyLayouts.expected(bits, &lane.pointee.cursor)
        return expected != 0 ? expected : try index(ofUnexpected: key, bits)
    }

    @inline(never)
    private mutating func index(ofUnexpected key: String, _ bits: KeyBits) throws -> UInt32 {
        guard !frames.top.isCollection else { throw keyFailure() }
        let lane = unsafe lane
        if let step = unsafe keyLayouts.step(of: bits, &lane.pointee.cursor) {
            if unsafe step.pointee.number == 0 {
                unsafe step.pointee.number = try writer.index(ofText: Int(step.pointee.text))
            }
            return unsafe step.pointee.number
        }
        // An escaped key has the bits of another text.
        guard key.utf8.first != UInt8(ascii: "$") else {
            unsafe lane.pointee.cursor.mayRepeat = true
            return try writer.string(KeyedArchiveFormat.escaped(key))
        }
        guard let text = try place(ofKey: key) else {
            unsafe lane.pointee.cursor.mayRepeat = true
            return try writer.string(key)
        }
        let index = try writer.index(ofText: Int(text))
        unsafe keyLayouts.learn(text, bits, index, &lane.pointee.cursor)
        return index
    }

    @inline(never)
    private func keyFailure() -> ArchiveError {
        failure(.notSupported, expected: "elements without keys in a collection", found: "a key")
    }

    @inline(__always) private mutating func indexWithoutKey() throws -> UInt32? {
        frames.top.isCollection ? nil : try indexOfUnkeyed()
    }

    @inline(never)
    private mutating func indexOfUnkeyed() throws -> UInt32 {
        let index = try writer.string(KeyedArchiveFormat.unkeyed(frames.top.unkeyedCount))
        frames.top.unkeyedCount += 1
        return index
    }

    /// Expects the keys of a layout, from the first one on.
    @inline(__always) mutating func enterLayout(_ layout: Int32) {
        entries.makeRoom()
        unsafe lane.pointee.cursor = keyLayouts.cursor(at: layout)
    }

    // MARK: Entries

    mutating func newFrame(_ kind: Frame.Kind, key: UInt32? = nil) -> Frame {
        unsafe Frame(
            kind, firstEntry: entries.count, firstElement: elements.count, key: key, cursor: lane.pointee.cursor)
    }

    @inline(__always) mutating func appendEntry(key: UInt32, value: UInt32) {
        entries.append(key: key, value: value)
    }

    /// Writes and removes the entries of a frame. If several have the same key, the last one counts.
    mutating func writeDictionary(of frame: Frame) throws -> UInt32 {
        if unsafe lane.pointee.cursor.mayRepeat { removeRepeatedKeys(from: frame) }
        return try writeEntries(from: frame.firstEntry)
    }

    /// Writes and removes the entries from a position on. Their keys must be different.
    mutating func writeEntries(from first: Int) throws -> UInt32 {
        let index = try unsafe writer.dictionary(entries.values(from: first))
        entries.remove(from: first)
        return index
    }

    @inline(never)
    private mutating func removeRepeatedKeys(from frame: Frame) {
        let first = frame.firstEntry
        guard entries.count - first > 1 else { return }
        if entries.count - first <= 24, !hasRepeatedKeys(from: first) { return }
        var target = entries.count
        for position in (first..<entries.count).reversed()
        where repeatedKeys.number(at: Int(entries[position].key)) == 0 {
            repeatedKeys.setNumber(1, at: Int(entries[position].key))
            target -= 1
            entries[target] = entries[position]
        }
        for position in target..<entries.count { repeatedKeys.setNumber(0, at: Int(entries[position].key)) }
        guard target > first else { return }
        for position in target..<entries.count { entries[first + position - target] = entries[position] }
        entries.remove(from: entries.count - (target - first))
    }

    private func hasRepeatedKeys(from first: Int) -> Bool {
        for later in (first + 1)..<entries.count {
            for earlier in first..<later where entries[later].key == entries[earlier].key { return true }
        }
        return false
    }

    // MARK: Classes

    /// The index of the reference to the description of an object's class, or of the class that the object named.
    @inline(never)
    mutating func classReference(of object: any Coding, as namedType: (any Coding.Type)?) throws -> UInt32 {
        let type = type(of: object)
        // Asked once for each class: the answer takes longer than the rest.
        let place = types.place(of: ObjectIdentifier(type), &keyLayouts)
        if !types.isPlain(at: place) {
            if let object = object as? any DescribedCoding {
                return try writer.uid(classSlot(describedBy: object.classDescription))
            }
            types.setPlain(at: place)
        }
        return try classReference(of: namedType ?? type)
    }

    @inline(never)
    mutating func classReference(of type: any Coding.Type) throws -> UInt32 {
        let place = types.place(of: ObjectIdentifier(type), &keyLayouts)
        if types.reference(at: place) != 0 { return types.reference(at: place) }
        var description = classNames.isEmpty ? types.description(at: place) : 0
        if description == 0 { description = try classDescription(of: type, at: place) }
        let slot = try classSlot(at: description)
        if classNames[ObjectIdentifier(type)] == nil,
            let other = types.setName(classDescriptions.name(at: description), at: place)
        {
            let facts = types.facts(of: type, at: place)
            throw failure(
                .classNotArchivable, expected: ClassFacts.uniqueName(facts.names[0]),
                found: ClassFacts.phrase(other.describedType, type))
        }
        let reference = try writer.uid(slot)
        types.setReference(reference, at: place)
        return reference
    }

    mutating func classReference(_ foundationClass: FoundationClass) throws -> UInt32 {
        let reference = foundationClassReferences.number(at: foundationClass.rawValue)
        return reference != 0 ? reference : try newClassReference(foundationClass)
    }

    @inline(never)
    private mutating func newClassReference(_ foundationClass: FoundationClass) throws -> UInt32 {
        let reference = try writer.uid(classSlot(of: foundationClass))
        foundationClassReferences.setNumber(reference, at: foundationClass.rawValue)
        return reference
    }

    mutating func classSlot(of foundationClass: FoundationClass) throws -> UInt32 {
        var description = foundationDescriptions.number(at: foundationClass.rawValue)
        if description == 0 {
            description = try classDescription(named: foundationClass.keyedChain)
            foundationDescriptions.setNumber(description, at: foundationClass.rawValue)
        }
        return try classSlot(at: description)
    }

    // MARK: Class descriptions

    /// The place of the description of a class, with the names that the caller set.
    private mutating func classDescription(of type: any Coding.Type, at place: Int) throws -> UInt32 {
        let facts = types.facts(of: type, at: place)
        if let name = classNames[ObjectIdentifier(type)] { return try classDescription(named: [name]) }
        try require(
            facts.describedType == type, .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself",
            found: "that of '\(facts.describedType)', which it inherits")
        guard classNames.isEmpty else {
            let names = facts.chain.map { classNames[$0.type] ?? $0.name } + [KeyedArchiveFormat.rootClassName]
            return try classDescription(named: names, fallbacks: facts.fallbacks)
        }
        let description = try classDescription(named: facts.names, fallbacks: facts.fallbacks)
        types.setDescription(description, at: place)
        return description
    }

    /// The place of the description of a class by the names of it and its superclasses, if it has any.
    mutating func classDescription(named names: [String], fallbacks: [String] = []) throws -> UInt32 {
        try classDescription(
            named: names[0], chain: names.count > 1 ? names : nil, fallbacks: fallbacks.isEmpty ? nil : fallbacks)
    }

    mutating func classDescription(named name: String, chain: [String]?, fallbacks: [String]?) throws -> UInt32 {
        classDescriptions.begin()
        try addDescriptionEntry(.classNameKey, [name], isArray: false)
        if let chain { try addDescriptionEntry(.classChainKey, chain, isArray: true) }
        if let fallbacks { try addDescriptionEntry(.classFallbacksKey, fallbacks, isArray: true) }
        return classDescriptions.place()
    }

    private mutating func addDescriptionEntry(_ key: OwnText, _ names: [String], isArray: Bool) throws {
        classDescriptions.addEntry(
            key: UInt32(truncatingIfNeeded: key.rawValue), count: names.count, isArray: isArray)
        for name in names { classDescriptions.addValue(try place(ofText: name)) }
    }

    /// The slot of the description at a place, which comes after the contents of the class's first object.
    ///
    /// - Parameter isKeyFirst: Whether the key of a list is written before its names.
    mutating func classSlot(at place: UInt32, isKeyFirst: Bool = false) throws -> UInt32 {
        try classSlot(at: place) { try $0.writeDescription(at: place, isKeyFirst: isKeyFirst) }
    }

    /// - Parameter write: Writes the description if the archive doesn't contain it.
    @inline(__always)
    mutating func classSlot(
        at place: UInt32, _ write: (inout KeyedGraphWriter) throws -> UInt32
    ) throws -> UInt32 {
        let known = classDescriptions.slot(at: place)
        if known != 0 { return known }
        let slot = try appendSlot(write(&self))
        classDescriptions.setSlot(slot, at: place)
        return slot
    }

    /// Writes the texts of a description, then its lists, and then the dictionary.
    private mutating func writeDescription(at place: UInt32, isKeyFirst: Bool) throws -> UInt32 {
        let count = classDescriptions.entryCount(at: place)
        let isChainFirst = profile.generation?.writesChainFirst == true
        let (firstEntry, firstElement) = (entries.count, elements.count)
        for number in 0..<count {
            let entry = classDescriptions.entry(number, at: place, isChainFirst: isChainFirst)
            if isKeyFirst || !entry.form.isArray { _ = try writer.index(ofText: Int(entry.key)) }
            for position in entry.values {
                elements.append(
                    try writer.index(ofText: Int(truncatingIfNeeded: classDescriptions.value(at: position))))
            }
            // The form, until the texts of all entries are written.
            appendEntry(key: try writer.index(ofText: Int(entry.key)), value: entry.form.bits)
        }
        var first = firstElement
        for position in firstEntry..<entries.count {
            let form = ClassDescriptions.Form(bits: entries[position].value)
            let values = first..<(first + form.count)
            first = values.upperBound
            entries[position].value =
                try unsafe form.isArray ? writer.array(elements.values(in: values)) : elements[values.lowerBound]
        }
        elements.remove(from: firstElement)
        return try writeEntries(from: firstEntry)
    }
}

// MARK: - Cocoa's layout: what it must know about the slots

extension KeyedGraphWriter {
    /// For each slot, whether equal values share it. Objects, collections, structures and classes don't share slots.
    var valueSlots: [Bool] {
        var result = [Bool](repeating: false, count: slots.count)
        for slot in slotsByValue.all { result[Int(slot)] = true }
        for slot in rare.slotsByIdentity.values { result[Int(slot)] = true }
        return result
    }

    /// The conditional form of a reference. It is marked for Cocoa's layout, which treats these differently.
    mutating func conditionalReference(_ reference: UInt32) throws -> UInt32 {
        if profile.generation == nil { return reference }
        return try unsafe writer.uid(writer.uidValue(at: reference) | CocoaLayout.conditionalMark)
    }

    /// The slot of a preserved leaf. In a layout that doesn't share equal values of this kind, it gets a separate slot.
    mutating func keptLeafSlot(_ leaf: ArraySlice<UInt8>) throws -> UInt32 {
        let index = try unsafe writer.leaf(copying: leaf)
        guard let generation = profile.generation, !generation.shares(leaf: leaf) else { return try valueSlot(index) }
        return try appendSlot(index)
    }

    func laidOut(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let generation = profile.generation else { return bytes }
        guard slots.count <= CocoaLayout.conditionalMark else {
            throw failure(
                .limitExceeded, expected: "at most \(CocoaLayout.conditionalMark) objects in Cocoa's layout",
                found: "\(slots.count)")
        }
        return try CocoaLayout.bytes(
            of: bytes, valueSlots: valueSlots, keptOrders: rare.keptOrders, leafSharing: rare.leafSharing,
            generation: generation)
    }
}
