// Writes the names of classes.

import PropertyLists

extension KeyedGraphWriter {
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
        let reference = try writer.uid(classSlot(named: foundationClass.chain))
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
