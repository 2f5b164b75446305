// Writes the unknown values that an object preserved.
//
// Two passes over the preserved graph, neither of which is recursive:
//
//     discover  every UID gets its slot: that of the object that was created from it, of an equal value or class, or a
//               new one
//     write     the contents of new slots, and the object's entries
//
// Between the passes, the archiver asks existing objects for their replacements.
//
// For the lane and for lent elements, see `KeyedGraphWriter.swift`. Preserved leaves are copies of objects that were
// checked.

import PropertyLists

/// What a preserved graph has become in the archive that is being written.
final class KeptGraphState {
    let graph: KeptGraph

    /// Whether an object was discovered, and one more than its index among the written objects.
    private var isDiscovered: [Bool] = []
    private var indexes: [UInt32] = []

    /// One more than the slots in the archive that is written, by the slots in the archive that was read.
    private var slots = NumberTable()

    init(_ graph: KeptGraph) {
        self.graph = graph
    }

    /// Makes room for all objects of the graph, which grows while more of its archive is decoded.
    func makeRoom() {
        let missing = graph.objects.count - indexes.count
        guard missing > 0 else { return }
        isDiscovered.append(contentsOf: repeatElement(false, count: missing))
        indexes.append(contentsOf: repeatElement(0, count: missing))
    }

    /// Notes that an object was discovered; false if it was before.
    func discover(_ number: UInt32) -> Bool {
        let isNew = !isDiscovered[Int(number)]
        isDiscovered[Int(number)] = true
        return isNew
    }

    /// The index of an object among those that are written; `nil` until it is.
    func index(of number: UInt32) -> UInt32? {
        let index = indexes[Int(number)]
        return index > 0 ? index - 1 : nil
    }

    func setIndex(_ index: UInt32, of number: UInt32) { indexes[Int(number)] = index + 1 }

    /// The slot in the archive that is written; `nil` until it is known.
    func slot(of slot: UInt32) -> UInt32? { slots[UInt64(slot) + 1] }

    func setSlot(_ new: UInt32, of slot: UInt32) { slots.set(new, for: UInt64(slot) + 1) }
}

extension KeyedGraphWriter {
    /// A preserved object to discover or write, and the index of the key that leads to it.
    struct KeptEntry {
        let state: KeptGraphState
        let number: UInt32
        let key: UInt32
    }

    /// A reference from preserved values to an existing object, and the object's slot in the archive that was read.
    typealias KeptReference = (object: any Coding, state: KeptGraphState, slot: UInt32, key: UInt32)

    /// A new slot whose contents were discovered and are not written yet.
    typealias KeptContents = (entry: KeptEntry, slot: UInt32)

    /// Adds values that are written with the object that is being encoded.
    mutating func add(_ values: UnknownValues) throws {
        if values.isEmpty { return }
        try require(
            isEncodingObject && frames.count == 2, .notSupported,
            expected: "unknown values in an object that is being encoded", found: "some elsewhere")
        rare.unknownValues.append(values)
        unsafe lane.pointee.cursor.mayRepeat = true
    }

    // MARK: Discovering

    /// Assigns slots to everything that the object's unknown values reference, and returns the references to existing
    /// objects.
    mutating func discoverUnknownValues() throws -> [KeptReference] {
        try chooseKeptEntries()
        var pending = Array(rare.keptEntries.reversed())
        var references: [KeptReference] = []
        while let next = pending.popLast() {
            guard next.state.discover(next.number) else { continue }
            let graph = next.state.graph
            let object = graph.objects[Int(next.number)]
            switch object.kind {
            case .leaf: break
            case .uid: try discoverSlot(UInt32(truncatingIfNeeded: object.start), next, &pending, &references)
            case .array, .set, .dictionary:
                for number in graph.elements(of: object).reversed() {
                    pending.append(KeptEntry(state: next.state, number: number, key: next.key))
                }
            }
        }
        return references
    }

    /// Selects the entries that are written. Keys that the object encoded take precedence; of equal preserved keys, the
    /// first counts.
    private mutating func chooseKeptEntries() throws {
        guard !frames.isEmpty else { return }
        let classKey = try indexOfClassKey()
        var present = NumberTable()
        // swift-format-ignore
        for unsafe entry in unsafe entries.values(from: frames.top.firstEntry) {
            present.set(1, for: UInt64(entry.key) + 1)
        }
        for values in rare.unknownValues {
            guard let graph = values.graph else { continue }
            let state = state(of: graph)
            if let number = values.classNumber, present[UInt64(classKey) + 1] == nil {
                present.set(1, for: UInt64(classKey) + 1)
                rare.keptEntries.append(KeptEntry(state: state, number: number, key: classKey))
            }
            for entry in values.entries {
                let key = try index(ofKept: entry.key, state)
                if present[UInt64(key) + 1] != nil { continue }
                present.set(1, for: UInt64(key) + 1)
                rare.keptEntries.append(KeptEntry(state: state, number: entry.value, key: key))
            }
        }
        rare.unknownValues = []
    }

    private mutating func state(of graph: KeptGraph) -> KeptGraphState {
        let known = rare.keptStates[ObjectIdentifier(graph)]
        let state = known ?? KeptGraphState(graph)
        if known == nil { rare.keptStates[ObjectIdentifier(graph)] = state }
        state.makeRoom()
        return state
    }

    private mutating func discoverSlot(
        _ slot: UInt32, _ reference: KeptEntry, _ pending: inout [KeptEntry], _ references: inout [KeptReference]
    ) throws {
        let state = reference.state
        guard state.slot(of: slot) == nil else { return }
        var newSlot: UInt32 = 0
        if let object = state.graph.createdObject(ofSlot: slot) {
            references.append((object, state, slot, reference.key))
        } else if let number = state.graph.contents(ofSlot: slot) {
            let object = state.graph.objects[Int(number)]
            if object.kind == .leaf {
                newSlot = try keptLeafSlot(state.graph.leaf(object))
            } else if let place = try classDescription(of: object, state) {
                newSlot = try classSlot(at: place) { try $0.index(ofKept: number, state) }
            } else {
                newSlot = try reserveSlot()
                let entry = KeptEntry(state: state, number: number, key: reference.key)
                rare.keptContents.append((entry, newSlot))
                pending.append(entry)
            }
        }
        state.setSlot(newSlot, of: slot)
    }

    /// Resolves a preserved reference to the existing object, or to its replacement, or to nil.
    mutating func resolve(_ reference: KeptReference, to object: (any Coding)?) throws {
        let slot = try object.map { try self.slot(of: $0, key: reference.key) } ?? 0
        reference.state.setSlot(slot, of: reference.slot)
    }

    // MARK: Writing

    /// Writes the contents of the discovered slots, and the object's entries, and returns the reference to the class
    /// that was preserved; 0 if there is none.
    mutating func writeUnknownValues() throws -> UInt32 {
        while let contents = rare.keptContents.popLast() {
            slots[Int(contents.slot)] = try index(ofKept: contents.entry.number, contents.entry.state)
        }
        var classReference: UInt32 = 0
        for entry in rare.keptEntries {
            let value = try index(ofKept: entry.number, entry.state)
            if entry.key == classKeyIndex { classReference = value } else { appendEntry(key: entry.key, value: value) }
        }
        rare.keptEntries.removeAll(keepingCapacity: true)
        return classReference
    }

    /// The index of a preserved object, which is written with everything inside it if necessary. The slots that it
    /// references are already assigned.
    private mutating func index(ofKept number: UInt32, _ state: KeptGraphState) throws -> UInt32 {
        var open = [number]
        var index: UInt32 = 0
        while let next = open.last {
            if let known = state.index(of: next) {
                index = known
                open.removeLast()
                continue
            }
            let object = state.graph.objects[Int(next)]
            let count = open.count
            // An element is pending at most once for each container around it, because containers don't contain
            // themselves.
            for element in state.graph.elements(of: object) where state.index(of: element) == nil {
                open.append(element)
            }
            if open.count == count { state.setIndex(try write(object, state), of: next) }
        }
        return index
    }

    /// Writes an object whose elements are already written.
    private mutating func write(_ object: KeptGraph.Object, _ state: KeptGraphState) throws -> UInt32 {
        let elements = state.graph.elements(of: object).compactMap { state.index(of: $0) }
        let count = Int(object.count)
        switch object.kind {
        case .leaf: return try unsafe writer.leaf(copying: state.graph.leaf(object))
        case .uid: return try writer.uid(state.slot(of: UInt32(truncatingIfNeeded: object.start)) ?? 0)
        case .array: return try writer.array(elements[...])
        case .set: return try writer.set(elements[...])
        case .dictionary: return try writer.dictionary(keys: elements[..<count], values: elements[count...])
        }
    }

    // MARK: Classes

    /// The place of the description of a class. Returns `nil` if the object is not a class description: its entries are
    /// leaves or arrays of leaves, and one of them is a name.
    private mutating func classDescription(of object: KeptGraph.Object, _ state: KeptGraphState) throws -> UInt32? {
        let graph = state.graph
        guard graph.hasClassName(object) else { return nil }
        let elements = Array(graph.elements(of: object))
        let count = Int(object.count)
        var entries: [(key: UInt32, isArray: Bool, values: [UInt32])] = []
        for place in 0..<count {
            let value = graph.objects[Int(elements[count + place])]
            let leaves = value.kind == .array ? Array(graph.elements(of: value)) : [elements[count + place]]
            guard value.kind == .array || value.kind == .leaf,
                leaves.allSatisfy({ graph.objects[Int($0)].kind == .leaf })
            else { return nil }
            let key = try descriptionValue(ofKept: elements[place], state)
            let values = try leaves.map { try descriptionValue(ofKept: $0, state) }
            entries.append((key, value.kind == .array, values))
        }
        classDescriptions.begin()
        for entry in entries.sorted(by: { $0.key < $1.key }) {
            classDescriptions.addEntry(key: entry.key, count: entry.values.count, isArray: entry.isArray)
            for value in entry.values { classDescriptions.addValue(value) }
        }
        return classDescriptions.place()
    }

    /// What represents a leaf in class descriptions. The leaf is written. Many descriptions may have one long text, so it
    /// is looked at once.
    private mutating func descriptionValue(ofKept number: UInt32, _ state: KeptGraphState) throws -> UInt32 {
        let index = try index(ofKept: number, state)
        if let known = rare.descriptionValues[UInt64(index) + 1] { return known }
        let place = try writer.learn(ofWritten: index).map { UInt32(truncatingIfNeeded: $0) }
        let value = place ?? ClassDescriptions.value(ofIndex: index)
        rare.descriptionValues.set(value, for: UInt64(index) + 1)
        return value
    }
}
