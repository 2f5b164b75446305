// Numbers the slots of an archive as Cocoa does, which encodes an object inside the one that references it: the object
// itself at its first reference, then everything that it references, one after the other, then its class.
//
//     slots       [ "$null" | ● | ● | ● | … ]              in the new order, with the contents of each
//                               │
//     containers  [ object 17 of the table | … ]           dictionaries and arrays, with a cell for each value
//                               │
//     cells       [ slot 2 | – | container 4 | slot 3 | … ]   a UID's slot, a container's number, nothing for a leaf
//
// A slot that is shared by equal values becomes one slot for each reference if the values are separate objects in
// Cocoa.

import PropertyLists

struct CocoaNumbering {
    /// A slot: the reference of its contents and, if these are a container, one more than the container's number.
    struct Slot {
        var reference: Int
        var container: UInt32 = 0
    }

    /// A dictionary, array or set.
    struct Container {
        let reference: Int
        let firstCell: Int
    }

    /// A container whose values are being visited.
    private struct Open {
        let object: BinaryObject
        let firstCell: Int
        var position = 0

        /// For a dictionary whose keys have a kept order, the positions of its values in the order of their visits.
        let visits: [Int]?

        /// Whether it is a copy of a value: the containers inside it are copied, too.
        let isCopy: Bool
    }

    private let table: BinaryObjectTable
    private let objects: BinaryObject
    private let valueSlots: [Bool]
    let keptOrders: CocoaLayout.KeptKeyOrders
    private(set) var sharing: CocoaSharing

    private(set) var slots: [Slot]
    private(set) var containers: [Container] = []
    private(set) var cells: [UInt32] = []

    private var open: [Open] = []

    /// The new number of each slot; 0 for a slot that was not referenced yet. If a value has several, the last.
    private var numbers: [UInt32]

    /// The slots that have only conditional references so far.
    private var waiting: Set<Int> = []

    /// One more than the number of a container, by its reference. A container with several references is visited once.
    private var containersByReference: [UInt32]

    /// How many bytes copies of values may still take, so that a small archive with many references can't become too
    /// large.
    private var remainingCopiedByteCount: Int

    init(
        _ table: BinaryObjectTable, objects: Int, valueSlots: [Bool], _ keptOrders: CocoaLayout.KeptKeyOrders,
        _ sharing: CocoaSharing
    ) throws {
        self.table = table
        self.objects = try table.object(at: objects)
        self.valueSlots = valueSlots
        self.keptOrders = keptOrders
        self.sharing = sharing
        slots = [Slot(reference: try table.reference(0, of: self.objects))]
        numbers = Array(repeating: 0, count: self.objects.count)
        containersByReference = Array(repeating: 0, count: table.objectCount)
        remainingCopiedByteCount = max(1 << 26, min(table.bytes.count, Int.max / 8) * 8)
    }

    /// Numbers everything that is reachable from the top-level dictionary, and returns the container of that
    /// dictionary.
    mutating func number(from top: Int) throws -> UInt32 {
        let container = try container(top, table.object(at: top), isCopy: false)
        try visitOpenContainers()
        try numberRemainingObjects()
        return container
    }

    /// Numbers the objects that are not reachable from the top level because their key was encoded again with a
    /// different object. Conditional references to them are still resolved.
    private mutating func numberRemainingObjects() throws {
        for slot in 1..<max(objects.count, 1) where numbers[slot] == 0 || waiting.contains(slot) {
            if isValue(slot) { continue }
            let contents = try table.object(at: table.reference(slot, of: objects))
            guard contents.kind == .dictionary,
                try table.value(forKey: KeyedArchiveFormat.classKey, of: contents) != nil
            else { continue }
            _ = try numberSlot(slot, isConditional: false)
            try visitOpenContainers()
        }
    }

    private mutating func visitOpenContainers() throws {
        while let last = open.last {
            if last.position == last.object.count {
                open.removeLast()
                continue
            }
            open[open.count - 1].position += 1
            let firstValue = last.object.kind == .dictionary ? last.object.count : 0
            let position = last.visits?[last.position] ?? last.position
            let reference = try table.reference(firstValue + position, of: last.object)
            let value = try table.object(at: reference)
            if value.kind == .uid {
                let uid = try table.uid(value)
                cells[last.firstCell + position] = try numberSlot(
                    Int(uid & ~CocoaLayout.conditionalMark), isConditional: uid >= CocoaLayout.conditionalMark)
            } else if value.isContainer {
                cells[last.firstCell + position] = try container(reference, value, isCopy: last.isCopy)
            }
        }
    }

    // MARK: Slots

    private mutating func numberSlot(_ slot: Int, isConditional: Bool) throws -> UInt32 {
        if slot == 0 { return 0 }
        let reference = try table.reference(slot, of: objects)
        let known = numbers[slot]
        if known > 0 {
            if isConditional { return known }
            if !waiting.isEmpty, waiting.remove(slot) != nil {
                try fill(known, with: reference, isCopy: false)
                return known
            }
            if try !needsCopy(slot, reference) { return known }
        }
        guard let number = UInt32(exactly: slots.count), number < .max else {
            throw ArchiveError(.limitExceeded, path: "", expected: "at most \(UInt32.max) objects", found: "more")
        }
        slots.append(slots[0])
        numbers[slot] = number
        if isConditional {
            waiting.insert(slot)
        } else {
            try fill(number, with: reference, isCopy: known > 0)
        }
        return number
    }

    private mutating func fill(_ number: UInt32, with reference: Int, isCopy: Bool) throws {
        let object = try table.object(at: reference)
        slots[Int(number)].reference = reference
        if object.isContainer {
            slots[Int(number)].container = try container(reference, object, isCopy: isCopy) + 1
        }
    }

    private func isValue(_ slot: Int) -> Bool { slot < valueSlots.count && valueSlots[slot] }

    /// Whether the next reference to a value references a separate object in Cocoa.
    private mutating func needsCopy(_ slot: Int, _ reference: Int) throws -> Bool {
        guard isValue(slot) else { return false }
        let object = try table.object(at: reference)
        if try sharing.isShared(reference, object, in: table) { return false }
        let byteCount = 16 + table.payloadByteCount(of: object)
        guard byteCount <= remainingCopiedByteCount else { return false }
        remainingCopiedByteCount -= byteCount
        return true
    }

    // MARK: Containers

    /// Returns the number of a container, and adds it to the containers to visit if it is new.
    private mutating func container(
        _ reference: Int, _ object: BinaryObject, isCopy: Bool
    ) throws -> UInt32 {
        if !isCopy, containersByReference[reference] > 0 { return containersByReference[reference] - 1 }
        guard let number = UInt32(exactly: containers.count), number < .max else {
            throw ArchiveError(.limitExceeded, path: "", expected: "at most \(UInt32.max) containers", found: "more")
        }
        containers.append(Container(reference: reference, firstCell: cells.count))
        let visits = keptOrders.visits(of: reference)
        open.append(Open(object: object, firstCell: cells.count, visits: visits, isCopy: isCopy))
        cells.append(contentsOf: repeatElement(0, count: object.count))
        if !isCopy { containersByReference[reference] = number + 1 }
        return number
    }
}
