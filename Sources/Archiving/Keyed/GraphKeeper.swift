// Copies parts of an archive for objects that preserve unknown values. Each part is copied once, even if several
// objects reference it.
//
//     value ──▶ copied ──▶ UIDs in it ──▶ pending slots ──▶ copied ──▶ …        until no slot is pending
//
// No object is created and no class is looked up. Everything is validated here and not again later, because writing an
// archive must not fail because of the contents of another one.

import PropertyLists

/// Fills the graph that the objects of one archive share.
final class GraphKeeper {
    let graph = KeptGraph()

    /// Unowned, because the unarchiver retains its keeper.
    private unowned let unarchiver: KeyedUnarchiver

    /// One more than the numbers of objects, by their references in the archive; 0 while a container is open.
    private var numbersByReference = NumberTable()
    private var pendingSlots: [UInt32] = []
    private var checkedClassSlots = NumberTable()

    private static let classKey = BinaryPropertyListWriter.bytes(ofASCIIString: KeyedArchiveFormat.classKey)
    static let classNameKey = BinaryPropertyListWriter.bytes(ofASCIIString: KeyedArchiveFormat.classNameKey)

    /// Cocoa reads 512 nested containers, of which the archive itself uses three.
    private static let maximumDepth = 509

    /// A container whose elements are being copied.
    private struct Open {
        let reference: Int
        let object: BinaryObject

        /// The index of its first element among those of all open containers.
        let first: Int

        var elementCount: Int { object.kind == .dictionary ? object.count * 2 : object.count }
    }

    init(_ unarchiver: KeyedUnarchiver) {
        self.unarchiver = unarchiver
    }

    /// Copies an object with everything inside it, and returns its number. The slots that it references become pending.
    ///
    /// - Parameter slot: The slot that contains it, for errors.
    func keep(_ reference: Int, inSlot slot: UInt32) throws -> UInt32 {
        var open: [Open] = []
        var numbers: [UInt32] = []
        var next: Int? = reference
        while true {
            if let reference = next {
                next = nil
                if let number = numbersByReference[UInt64(reference) + 1] {
                    guard number > 0 else {
                        throw corrupt("containers that don't hold themselves", found: "one that does", slot)
                    }
                    numbers.append(number - 1)
                } else {
                    let object = try unarchiver.table.object(at: reference)
                    if object.isContainer {
                        let container = Open(reference: reference, object: object, first: numbers.count)
                        guard open.count < Self.maximumDepth else { throw tooDeep() }
                        try unarchiver.charge(container.elementCount + 1)
                        numbersByReference.set(0, for: UInt64(reference) + 1)
                        open.append(container)
                    } else {
                        numbers.append(try keepLeaf(object, reference, slot))
                    }
                }
            }
            guard let container = open.last else { return numbers[0] }
            let count = numbers.count - container.first
            if count < container.elementCount {
                next = try unarchiver.table.reference(count, of: container.object)
            } else {
                open.removeLast()
                let number = try close(container, numbers[container.first...], slot)
                numbers.removeLast(count)
                numbers.append(number)
            }
        }
    }

    func keepPendingSlots() throws {
        while let slot = pendingSlots.popLast() {
            guard try unarchiver.contents(ofSlot: slot) != nil else { continue }
            let reference = try unarchiver.table.reference(Int(slot), of: unarchiver.objectsArray)
            let number = try keep(reference, inSlot: slot)
            try check(number, inSlot: slot)
            graph.setContents(number, ofSlot: slot)
            if case .object(let place) = unarchiver.slots[slot] {
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
            guard Int(target) < unarchiver.objectsArray.count else {
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

    private func close(_ container: Open, _ numbers: ArraySlice<UInt32>, _ slot: UInt32) throws -> UInt32 {
        let isDictionary = container.object.kind == .dictionary
        if isDictionary, !numbers.prefix(container.object.count).allSatisfy({ graph.isString($0) }) {
            throw corrupt("keys that are strings", found: "one that is not", slot)
        }
        let depth = numbers.reduce(0) { max($0, Int(graph.objects[Int($1)].depth)) } + 1
        guard depth <= Self.maximumDepth else { throw tooDeep() }
        let kind: KeptGraph.Object.Kind = isDictionary ? .dictionary : container.object.kind == .set ? .set : .array
        return try noted(graph.appendContainer(kind, depth: depth, numbers), container.reference)
    }

    private func noted(_ number: UInt32?, _ reference: Int) throws -> UInt32 {
        guard let number else {
            throw unarchiver.failure(
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
        guard let classNumber = graph.value(forKey: Self.classKey, of: object) else {
            guard let name = graph.value(forKey: Self.classNameKey, of: object), graph.isString(name) else {
                throw corrupt("an object with a class", found: "a dictionary without '$class'", slot)
            }
            return
        }
        let reference = graph.objects[Int(classNumber)]
        guard reference.kind == .uid, let classSlot = UInt32(exactly: reference.start) else {
            throw corrupt("a reference under '$class'", found: "something else", slot)
        }
        if checkedClassSlots[UInt64(classSlot) + 1] != nil { return }
        guard let found = try unarchiver.contents(ofSlot: classSlot), found.object.kind == .dictionary else {
            throw corrupt("a class under '$class'", found: "something else in object \(classSlot)", slot)
        }
        try unarchiver.charge(found.object.count)
        guard let name = try unarchiver.table.value(forKey: KeyedArchiveFormat.classNameKey, of: found.object),
            try unarchiver.table.object(at: name).isString
        else {
            throw corrupt("a class with a name", found: "none in object \(classSlot)", slot)
        }
        checkedClassSlots.set(1, for: UInt64(classSlot) + 1)
    }

    private func corrupt(_ expected: String, found: String, _ slot: UInt32) -> ArchiveError {
        unarchiver.rememberedError(
            ArchiveError(
                .corruptArchive, path: unarchiver.path(to: slot), expected: expected, found: found,
                objectNumber: Int(slot)))
    }

    private func tooDeep() -> ArchiveError {
        unarchiver.failure(
            .limitExceeded, expected: "at most \(Self.maximumDepth) containers inside each other", found: "more")
    }
}
