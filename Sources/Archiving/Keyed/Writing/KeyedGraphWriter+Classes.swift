// Writes the names of classes.

import PropertyLists

extension KeyedGraphWriter {
    /// The index of the reference to the description of an object's class, or of the class that the object named.
    @inline(never)
    mutating func classReference(of object: any Coding, as namedType: (any Coding.Type)?) throws -> UInt32 {
        guard let object = object as? any DescribedCoding else {
            return try classReference(of: namedType ?? type(of: object))
        }
        return try writer.uid(classSlot(describedBy: object.classDescription))
    }

    /// The index of the reference to a class's description.
    @inline(never)
    mutating func classReference(of type: any Coding.Type) throws -> UInt32 {
        let place = types.place(of: ObjectIdentifier(type), &keyLayouts)
        if types.reference(at: place) != 0 { return types.reference(at: place) }
        let reference = try writer.uid(classSlot(classRecord(of: type, at: place)))
        types.setReference(reference, at: place)
        return reference
    }

    /// The record of a class.
    private mutating func classRecord(of type: any Coding.Type, at place: Int) throws -> Int {
        if let record = types.record(at: place) { return record }
        let names = try archivedNames(of: type)
        let record = ClassRecord(names: names, fallbacks: names.count > 1 ? ClassFacts.of(type).fallbacks : [])
        types.setRecord(classRecords.count, at: place)
        classRecords.append(record)
        return classRecords.count - 1
    }

    /// The index of the reference to the description of a Foundation class.
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
    private mutating func archivedNames(of type: any Coding.Type) throws -> [String] {
        if let name = classNames.names[ObjectIdentifier(type)] { return [name] }
        let facts = ClassFacts.of(type)
        try require(
            facts.describedType == type, .classNotArchivable, expected: "an 'archivedClass' of '\(type)' itself",
            found: "that of '\(facts.describedType)', which it inherits")
        if classNames.names.isEmpty { return facts.names }
        return facts.chain.map { classNames.names[$0.type] ?? $0.name } + [KeyedArchiveFormat.rootClassName]
    }

    /// The slot of a class's description, which is written after the contents of its first object.
    mutating func classSlot(_ record: Int) throws -> UInt32 {
        if classRecords[record].slot == 0 {
            classRecords[record].slot = try classSlot(
                named: classRecords[record].names, fallbacks: classRecords[record].fallbacks)
        }
        return classRecords[record].slot
    }

    mutating func classSlot(named names: [String], fallbacks: [String] = []) throws -> UInt32 {
        var entries: [(key: UInt32, values: [UInt32])] = []
        entries.reserveCapacity(3)
        let key = try writer.string(KeyedArchiveFormat.classNameKey)
        entries.append((key, [0, try writer.string(names[0])]))
        if names.count > 1 { entries.append(try classList(names, forKey: KeyedArchiveFormat.classChainKey)) }
        if !fallbacks.isEmpty { entries.append(try classList(fallbacks, forKey: KeyedArchiveFormat.classFallbacksKey)) }
        return try classSlot(of: entries)
    }

    /// The entry of a class's description that is a list of names.
    private mutating func classList(_ names: [String], forKey key: String) throws -> (key: UInt32, values: [UInt32]) {
        var values: [UInt32] = []
        values.reserveCapacity(names.count + 1)
        values.append(1)
        for name in names { values.append(try writer.string(name)) }
        return (try writer.string(key), values)
    }

    /// The slot of a class's description that consists of the entries of its signature.
    mutating func classSlot(of entries: [(key: UInt32, values: [UInt32])]) throws -> UInt32 {
        try classSlot(Self.classSignature(of: entries)) { graph in
            let first = graph.entries.count
            for (key, values) in entries {
                let value = values[0] == 0 ? values[1] : try graph.writer.array(values[1...])
                graph.appendEntry(key: key, value: value)
            }
            return try graph.writeEntries(from: first)
        }
    }

    /// The slot of a class's description, by its signature. Equal descriptions share a slot.
    ///
    /// - Parameter write: Writes the description if it is new.
    mutating func classSlot(
        _ signature: [UInt32], _ write: (inout KeyedGraphWriter) throws -> UInt32
    ) throws -> UInt32 {
        if let slot = classDescriptions.slot(of: signature) { return slot }
        let slot = try appendSlot(write(&self))
        classDescriptions.add(signature, slot: slot)
        return slot
    }

    /// A value that identifies a class description: the indexes of its keys and values, regardless of their order.
    ///
    /// - Parameter entries: The keys; for an array, 1 and the elements; for another value, 0 and the value.
    static func classSignature(of entries: [(key: UInt32, values: [UInt32])]) -> [UInt32] {
        var signature: [UInt32] = []
        signature.reserveCapacity(entries.reduce(0) { $0 + 2 + $1.values.count })
        for (key, values) in entries.sorted(by: { $0.key < $1.key }) {
            signature.append(key)
            signature.append(UInt32(truncatingIfNeeded: values.count))
            signature.append(contentsOf: values)
        }
        return signature
    }
}
