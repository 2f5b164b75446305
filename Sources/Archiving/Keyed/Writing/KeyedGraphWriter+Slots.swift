// Assigns slots to objects and values: a number at the first reference, contents later.

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

    /// Likewise, for an object that something else retains: it is not retained again.
    ///
    /// - Parameter way: The first reference to the object if it is new, without its slot.
    @inline(__always)
    mutating func reference(toBorrowed object: ObjectWords, _ way: WorkList.Way) throws -> UInt32 {
        let search = references.search(object.address)
        if search.reference.unconditionalIndex != 0 { return search.reference.unconditionalIndex }
        let (reference, slot) = try newReference(search)
        if let slot {
            work.append(borrowed: object, slot: slot, way)
        }
        return reference
    }

    /// The first unconditional reference to an object, and the slot to fill; no slot if that is already pending.
    private mutating func newReference(_ search: ObjectSearch) throws -> (reference: UInt32, slot: UInt32?) {
        if search.reference.isKnown {
            let index = search.reference.index
            references.set(ObjectReference(index, isConditional: false), search)
            return (index, writer.uidValue(at: index))
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
        references.set(ObjectReference(reference, isConditional: isConditional), search)
        return reference
    }

    /// The slot of an object with an unconditional reference that is written later. If it is the first one, the object is
    /// added to the work list.
    mutating func slot(of object: any Coding, key: UInt32?) throws -> UInt32 {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        if references.search(address).reference.isKnown {
            return writer.uidValue(at: try reference(to: object, key: key))
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
        return reference.isKnown ? writer.uidValue(at: reference.index) : rareSlot(ofObjectAt: address)
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
        let frame = frames.top
        // For a structure that is an element, the element is used instead.
        let key = frame.pointee.kind == .structure ? nil : key
        return WorkList.Way(
            parent: isEncodingObject ? Int32(clamping: work.encodedCount) : -1, key: key ?? enclosingKey,
            element: key == nil ? element(in: frame.pointee) : -1)
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

    /// The index of one of the archiver's own keys, which are not escaped, or of the name of a class.
    mutating func index(ofText text: String) throws -> UInt32 {
        guard let place = try place(ofText: text) else { return try writer.string(text) }
        return try writer.index(ofText: place)
    }

    /// The place of a text among the known ones. A new text is written; `nil` if there are too many.
    private mutating func place(ofText text: String) throws -> Int? {
        if let place = texts[text] { return Int(place) }
        guard let place = try writer.learn(text) else { return nil }
        texts.set(UInt32(truncatingIfNeeded: place), for: text)
        return place
    }

    mutating func indexOfClassKey() throws -> UInt32 {
        if classKeyIndex == 0 { classKeyIndex = try index(ofText: KeyedArchiveFormat.classKey) }
        return classKeyIndex
    }

    /// The index of a key's string. For a value without a key, the index of `$0`, `$1` and so on; `nil` for an element.
    @inline(__always) mutating func index(ofKey key: String?) throws -> UInt32? {
        guard let key else { return try indexWithoutKey() }
        let bits = KeyBits(key)
        // A copy of the address, here and below: with the thread sanitizer, the compiler (6.3) creates invalid code for a
        // member of what a property points to.
        let lane = lane
        let expected = keyLayouts.expected(bits, &lane.pointee.cursor)
        return expected != 0 ? expected : try index(ofUnexpected: key, bits)
    }

    @inline(never)
    private mutating func index(ofUnexpected key: String, _ bits: KeyBits) throws -> UInt32 {
        guard !frames.top.pointee.isCollection else { throw keyFailure() }
        let lane = lane
        if let step = keyLayouts.step(of: bits, &lane.pointee.cursor) {
            if step.pointee.number == 0 { step.pointee.number = try writer.index(ofText: Int(step.pointee.text)) }
            return step.pointee.number
        }
        // An escaped key has the bits of another text.
        guard key.utf8.first != UInt8(ascii: "$") else {
            lane.pointee.cursor.mayRepeat = true
            return try writer.string(KeyedArchiveFormat.escaped(key))
        }
        guard let text = try place(ofText: key) else {
            lane.pointee.cursor.mayRepeat = true
            return try writer.string(key)
        }
        let index = try writer.index(ofText: text)
        keyLayouts.learn(UInt32(truncatingIfNeeded: text), bits, index, &lane.pointee.cursor)
        return index
    }

    @inline(never)
    private func keyFailure() -> ArchiveError {
        failure(.notSupported, expected: "elements without keys in a collection", found: "a key")
    }

    @inline(__always) private mutating func indexWithoutKey() throws -> UInt32? {
        frames.top.pointee.isCollection ? nil : try indexOfUnkeyed()
    }

    @inline(never)
    private mutating func indexOfUnkeyed() throws -> UInt32 {
        let last = frames.count - 1
        let index = try writer.string(KeyedArchiveFormat.unkeyed(frames[last].unkeyedCount))
        frames[last].unkeyedCount += 1
        return index
    }

    /// Expects the keys of a layout, from the first one on.
    @inline(__always) mutating func enterLayout(_ layout: Int32) {
        entries.makeRoom()
        lane.pointee.cursor = keyLayouts.cursor(at: layout)
    }

    // MARK: Entries

    mutating func newFrame(_ kind: Frame.Kind, key: UInt32? = nil) -> Frame {
        Frame(kind, firstEntry: entries.count, firstElement: elements.count, key: key, cursor: lane.pointee.cursor)
    }

    @inline(__always) mutating func appendEntry(key: UInt32, value: UInt32) {
        entries.append(key: key, value: value)
    }

    /// Writes and removes the entries of a frame. If several have the same key, the last one counts.
    mutating func writeDictionary(of frame: Frame) throws -> UInt32 {
        if lane.pointee.cursor.mayRepeat { removeRepeatedKeys(from: frame) }
        return try writeEntries(from: frame.firstEntry)
    }

    /// Writes and removes the entries from a position on. Their keys must be different.
    mutating func writeEntries(from first: Int) throws -> UInt32 {
        let index = try writer.dictionary(entries.values(from: first))
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
        let facts = types.facts(of: type, at: place)
        let names = try archivedNames(of: type, facts)
        let isNamedByCaller = names.count == 1
        let slot = try classSlot(named: names, fallbacks: isNamedByCaller ? [] : facts.fallbacks)
        if !isNamedByCaller, let other = try types.setName(index(ofText: names[0]), at: place) {
            throw failure(
                .classNotArchivable, expected: ClassFacts.uniqueName(names[0]),
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
        let reference = try writer.uid(classSlot(named: foundationClass.keyedChain))
        foundationClassReferences.setNumber(reference, at: foundationClass.rawValue)
        return reference
    }

    /// The names of a class and its superclasses, or the one name that the caller set for it.
    private mutating func archivedNames(of type: any Coding.Type, _ facts: ClassFacts) throws -> [String] {
        if let name = classNames.names[ObjectIdentifier(type)] { return [name] }
        try require(
            facts.describedType == type, .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself",
            found: "that of '\(facts.describedType)', which it inherits")
        if classNames.names.isEmpty { return facts.names }
        return facts.chain.map { classNames.names[$0.type] ?? $0.name } + [KeyedArchiveFormat.rootClassName]
    }

    /// The slot of a class's description, which is written after the contents of its first object.
    mutating func classSlot(named names: [String], fallbacks: [String] = []) throws -> UInt32 {
        classEntries.removeAll()
        let isChainFirst = profile.generation?.writesChainFirst == true
        if !isChainFirst { try addClassName(names[0]) }
        if names.count > 1 { try addClassList(names, forKey: KeyedArchiveFormat.classChainKey) }
        if isChainFirst { try addClassName(names[0]) }
        if !fallbacks.isEmpty { try addClassList(fallbacks, forKey: KeyedArchiveFormat.classFallbacksKey) }
        return try classSlotOfEntries()
    }

    mutating func addClassName(_ name: String) throws {
        let key = try index(ofText: KeyedArchiveFormat.classNameKey)
        classEntries.append(try index(ofText: name))
        classEntries.addEntry(key: key, isArray: false)
    }

    mutating func addClassList(_ names: [String], forKey key: String) throws {
        for name in names { classEntries.append(try index(ofText: name)) }
        classEntries.addEntry(key: try index(ofText: key), isArray: true)
    }

    mutating func classSlotOfEntries() throws -> UInt32 {
        try classSlotOfEntries { graph in
            let first = graph.entries.count
            for position in 0..<graph.classEntries.count {
                let entry = graph.classEntries[position]
                let values = graph.classEntries.values(of: entry)
                graph.appendEntry(key: entry.key, value: try entry.isArray ? graph.writer.array(values) : values[0])
            }
            return try graph.writeEntries(from: first)
        }
    }

    /// The slot of the class description that consists of the current entries. Equal descriptions share a slot.
    ///
    /// - Parameter write: Writes the description if it is new.
    mutating func classSlotOfEntries(_ write: (inout KeyedGraphWriter) throws -> UInt32) throws -> UInt32 {
        let place = classDescriptions.place(of: classEntries)
        let known = classDescriptions.slot(at: place)
        if known != 0 { return known }
        let slot = try appendSlot(write(&self))
        classDescriptions.setSlot(slot, at: place)
        return slot
    }
}
