// Copies parts of an archive for objects that preserve unknown values. Each part is copied once, even if several
// objects reference it.
//
//     value ──▶ copied ──▶ UIDs in it ──▶ pending slots ──▶ copied ──▶ …        until no slot is pending
//
// No object is created and no class is looked up. Everything is validated here and not again later, because writing a
// binary archive must not fail because of the contents of another one.

import PropertyLists

/// Fills the graph that the objects of one archive share.
final class GraphKeeper {
    let graph = KeptGraph()

    /// Unowned, because the unarchiver retains its keeper.
    private unowned let unarchiver: KeyedUnarchiver

    /// One more than the numbers of objects, by their references in the archive; 0 while a container is open.
    private var numbersByReference = NumberTable()
    private var pendingSlots: [UInt32] = []

    private static let classKey = BinaryPropertyListWriter.bytes(ofASCIIString: KeyedArchiveFormat.classKey)

    private typealias Open = OpenContainer<BinaryObject, UInt32>

    init(_ unarchiver: KeyedUnarchiver) {
        self.unarchiver = unarchiver
    }

    /// Copies an object with everything inside it, and returns its number. The slots that it references become pending.
    ///
    /// - Parameter slot: The slot that contains it, for errors.
    func keep(_ reference: Int, inSlot slot: UInt32) throws -> UInt32 {
        try unarchiver.read(reference) { reference in
            if let number = numbersByReference[UInt64(reference) + 1] {
                guard number > 0 else {
                    throw corrupt("containers that don't hold themselves", found: "one that does", slot)
                }
                return number - 1
            }
            let object = try unarchiver.table.object(at: reference)
            return object.isContainer ? nil : try keepLeaf(object, reference, slot)
        } open: { (reference, containers: [Open]) in
            let object = try unarchiver.table.object(at: reference)
            let isDictionary = object.kind == .dictionary
            guard containers.count < KeyedArchiveFormat.greatestDepth else { throw tooDeep() }
            let count = isDictionary ? object.count * 2 : object.count
            try unarchiver.charge(count + 1)
            numbersByReference.set(0, for: UInt64(reference) + 1)
            return Open(number: reference, count: count, isDictionary: isDictionary, contents: object)
        } next: {
            let position = $0.values.count
            return position < $0.count ? try unarchiver.table.reference(position, of: $0.contents) : nil
        } close: {
            try close($0, slot)
        }
    }

    func keepPendingSlots() throws {
        while let slot = pendingSlots.popLast() {
            guard try unarchiver.contents(ofSlot: slot) != nil else { continue }
            let reference = try unarchiver.table.reference(Int(slot), of: unarchiver.objectsArray)
            let number = try keep(reference, inSlot: slot)
            try check(number, inSlot: slot)
            graph.setContents(number, ofSlot: slot)
            if case .object(let place) = unarchiver.sharedValues.state(of: Int(slot)) {
                graph.note(unarchiver.objects[place], in: slot)
            }
        }
    }

    // MARK: Objects

    private func keepLeaf(_ object: BinaryObject, _ reference: Int, _ slot: UInt32) throws -> UInt32 {
        var number: UInt32?
        if object.kind == .uid {
            try unarchiver.charge(1)
            let target = try unarchiver.table.uid(object)
            guard target < unarchiver.objectsArray.count else {
                throw corrupt(
                    "a reference to one of \(unarchiver.objectsArray.count) objects", found: "one to object \(target)",
                    slot)
            }
            if !graph.hasSlot(target) {
                graph.setContents(nil, ofSlot: target)
                pendingSlots.append(target)
            }
            number = graph.append(.uid, depth: 0, count: 0, start: Int(target))
        } else {
            try unarchiver.charge(unarchiver.table.payloadByteCount(of: object) + 1)
            number = try graph.appendLeaf(object, in: unarchiver.table)
        }
        return try noted(number, reference)
    }

    private func close(_ container: Open, _ slot: UInt32) throws -> UInt32 {
        let (object, numbers) = (container.contents, container.values)
        if container.isDictionary, !numbers.prefix(object.count).allSatisfy({ graph.isString($0) }) {
            throw corrupt("keys that are strings", found: "one that is not", slot)
        }
        let depth = numbers.reduce(0) { max($0, Int(graph.objects[Int($1)].depth)) } + 1
        guard depth <= KeyedArchiveFormat.greatestDepth else { throw tooDeep() }
        let kind: KeptGraph.Object.Kind =
            container.isDictionary ? .dictionary : object.kind == .set ? .set : .array
        return try noted(graph.appendContainer(kind, depth: depth, numbers), container.number)
    }

    private func noted(_ number: UInt32?, _ reference: Int) throws -> UInt32 {
        guard let number else {
            throw unarchiver.fail(
                .limitExceeded, expected: "at most \(UInt32.max - 1) values to keep", found: "more")
        }
        numbersByReference.set(number + 1, for: UInt64(reference) + 1)
        return number
    }

    // MARK: Checks

    /// Checks that a slot contains a value, an object with a class, or a class.
    private func check(_ number: UInt32, inSlot slot: UInt32) throws {
        let object = graph.objects[Int(number)]
        if object.kind == .leaf { return }
        guard object.kind == .dictionary else {
            throw corrupt("a value or an object", found: object.kind == .uid ? "a UID" : "a collection itself", slot)
        }
        let keys = graph.elements(of: object).prefix(Int(object.count))
        switch keys.count(where: { graph.isLeaf($0, Self.classKey) }) {
        case 0:
            if graph.hasClassName(object) { return }
            throw corrupt("an object with a class", found: "a dictionary without '$class'", slot)
        case 1:
            guard let found = try unarchiver.contents(ofSlot: slot) else { return }
            _ = try unarchiver.classRecord(of: found, key: nil)
        default:
            // Written in another order, the object would have another class.
            throw corrupt("an object with one class", found: "several keys '$class'", slot)
        }
    }

    private func corrupt(_ expected: String, found: String, _ slot: UInt32) -> ArchiveError {
        unarchiver.fail(.corruptArchive, expected: expected, found: found, inSlot: slot)
    }

    private func tooDeep() -> ArchiveError {
        unarchiver.fail(
            .limitExceeded, expected: "at most \(KeyedArchiveFormat.greatestDepth) containers inside each other",
            found: "more")
    }
}

extension KeyedUnarchiver {
    /// Copies of the entries of the object that is being read whose keys no class of its chain declares.
    func keptValues() throws -> UnknownValues {
        guard let frame = frames.last, !frame.isCollection, let slot = frame.slot else {
            throw fail(.notSupported, expected: "an object that is being created", found: "none")
        }
        let dictionary = frame.container
        let record = try classRecord(of: Found(object: dictionary, slot: slot), key: nil)
        guard let declared = declaredKeys(record), declared.keepsOthers else { return UnknownValues() }
        if isReporting { noteKeeping(record) }
        var unknown: [Int] = []
        for position in 0..<dictionary.count {
            let key = try table.reference(position, of: dictionary)
            if frame.isSequence, try isUnkeyed(key) { continue }
            if try !declares(declared, key) { unknown.append(position) }
        }
        // Values without keys aren't kept, and a class without them couldn't be read.
        let classReference =
            classRecords[record].isUnknownSubclass && !frame.isSequence
            ? try table.value(forKey: KeyedArchiveFormat.classKey, of: dictionary) : nil
        if unknown.isEmpty, classReference == nil { return UnknownValues() }
        let keeper = keeper ?? GraphKeeper(self)
        self.keeper = keeper
        let entries = try unknown.map { position in
            UnknownValues.Entry(
                key: try keeper.keep(table.reference(position, of: dictionary), inSlot: slot),
                value: try keeper.keep(table.reference(dictionary.count + position, of: dictionary), inSlot: slot))
        }
        let classNumber = try classReference.map { try keeper.keep($0, inSlot: slot) }
        try keeper.keepPendingSlots()
        return UnknownValues(keeper.graph, entries: entries, classNumber: classNumber)
    }

    /// Whether a key was assigned by the archiver to a value without a key, so that the sequence contains the value.
    private func isUnkeyed(_ reference: Int) throws -> Bool {
        let key = try table.object(at: reference)
        guard key.isString, key.count <= 11 else { return false }
        return KeyedArchiveFormat.number(ofUnkeyed: try table.string(key)) != nil
    }

    func declaredKeys(_ record: Int) -> DeclaredKeys? {
        if let declared = classRecords[record].declaredKeys { return declared }
        guard let type = classRecords[record].type else { return nil }
        let declared = DeclaredKeys(of: type)
        classRecords[record].declaredKeys = declared
        return declared
    }

    private func declares(_ declared: DeclaredKeys, _ reference: Int) throws -> Bool {
        let number = try keyNumber(ofReference: reference)
        try require(
            number != KeyFinder.noKey, .corruptArchive, expected: "keys that are strings", found: "one that is not")
        return try declared.contains(number) { try table.string(table.object(at: reference)) }
    }
}
