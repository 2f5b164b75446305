// Writes the numbered slots in the order in which Core Foundation writes a property list: an object, followed by
// everything that it references, each at its first reference.
//
//     root ─▶ $version ─▶ $archiver ─▶ $top ─▶ $objects ─▶ 100000 ─▶ "NSKeyedArchiver" ─▶ { root: … } ─▶ "root" ─▶ …
//
// A dictionary comes before its keys, and the keys come before its values. A leaf that is one object in Cocoa's memory
// is written once. Booleans, nulls and UIDs are written again for each reference, as Core Foundation does, although all
// references use the first copy.
//
// A position is less than the number of references with which its container was appended.

import PropertyLists

struct CocoaFlattening: ~Copyable {
    private enum Child {
        case leaf(Int, isKey: Bool)
        case uid(UInt32)
        case container(UInt32)
        case slots
    }

    /// A container whose children are being written.
    private struct Open {
        enum Kind {
            case root
            case slots

            /// The order is that of a dictionary's keys; `nil` if they are written in the order that they already have.
            case container(BinaryObject, firstCell: Int, order: Int?)
        }

        let kind: Kind
        let childCount: Int
        let index: UInt32
        var position = 0
    }

    private let table: BinaryObjectTable
    private let numbering: CocoaNumbering
    private var sharing: CocoaSharing
    private var keyOrder: CocoaKeyOrder
    private var writer = BinaryPropertyListWriter()
    private var open: [Open] = []
    private var rootChildren: [Child] = []

    /// For a leaf, a UID or a container, one more than the index at which it was written first; 0 if it was not
    /// written. The arrays are indexed by the leaf's reference, the UID's slot and the container's number.
    private var leafIndexes: [UInt32]
    private var uidIndexes: [UInt32]
    private var containerIndexes: [UInt32]

    init(_ table: BinaryObjectTable, _ numbering: CocoaNumbering) {
        self.table = table
        self.numbering = numbering
        sharing = numbering.sharing
        keyOrder = CocoaKeyOrder(table)
        leafIndexes = Array(repeating: 0, count: table.objectCount)
        uidIndexes = Array(repeating: 0, count: numbering.slots.count)
        containerIndexes = Array(repeating: 0, count: numbering.containers.count)
    }

    /// Returns the bytes of the archive.
    ///
    /// - Parameter top: The container of the top level.
    mutating func bytes(_ root: CocoaLayout.Root, top: UInt32) throws -> [UInt8] {
        rootChildren = root.entries.map { .leaf($0.key, isKey: true) }
        for (_, value) in root.entries {
            let isTop = value == root.top
            rootChildren.append(isTop ? .container(top) : value == root.objects ? .slots : .leaf(value, isKey: false))
        }
        let index = try begin(.root, .dictionary, count: root.entries.count)
        while let last = open.last {
            if last.position == last.childCount {
                open.removeLast()
                continue
            }
            open[open.count - 1].position += 1
            let child = try append(child(last.position, of: last.kind))
            unsafe writer.setReference(child, of: last.index, position: last.position)
        }
        return try writer.finish(topObject: index)
    }

    private func child(_ position: Int, of kind: Open.Kind) throws -> Child {
        switch kind {
        case .root: return rootChildren[position]
        case .slots:
            let slot = numbering.slots[position]
            return slot.container > 0 ? .container(slot.container - 1) : .leaf(slot.reference, isKey: false)
        case .container(let object, let firstCell, _) where object.kind != .dictionary:
            return try child(table.reference(position, of: object), cell: firstCell + position)
        case .container(let object, let firstCell, let order):
            let place = position < object.count ? position : position - object.count
            let entry = order.map { keyOrder.position(place, in: $0) } ?? place
            if position < object.count { return .leaf(try table.reference(entry, of: object), isKey: true) }
            return try child(table.reference(object.count + entry, of: object), cell: firstCell + entry)
        }
    }

    private func child(_ reference: Int, cell: Int) throws -> Child {
        let object = try table.object(at: reference)
        if object.kind == .uid { return .uid(numbering.cells[cell]) }
        return object.isContainer ? .container(numbering.cells[cell]) : .leaf(reference, isKey: false)
    }

    /// Writes a child, unless it was already written, and returns its index.
    private mutating func append(_ child: Child) throws -> UInt32 {
        switch child {
        case .leaf(let reference, let isKey): return try appendLeaf(reference, isKey: isKey)
        case .uid(let slot):
            let index = try writer.appendUID(slot)
            if uidIndexes[Int(slot)] == 0 { uidIndexes[Int(slot)] = index + 1 }
            return uidIndexes[Int(slot)] - 1
        case .container(let number):
            if containerIndexes[Int(number)] == 0 { containerIndexes[Int(number)] = try beginContainer(number) + 1 }
            return containerIndexes[Int(number)] - 1
        case .slots: return try begin(.slots, .array, count: numbering.slots.count)
        }
    }

    private mutating func appendLeaf(_ reference: Int, isKey: Bool) throws -> UInt32 {
        let object = try table.object(at: reference)
        // Keys are constants of the program: equal keys are one object, regardless of length.
        guard try isKey || sharing.isShared(reference, object, in: table) else {
            return try writer.append(copying: object, of: table)
        }
        let isWrittenAgain = object.kind == .booleanTrue || object.kind == .booleanFalse || object.kind == .null
        if leafIndexes[reference] == 0 || isWrittenAgain {
            let index = try writer.append(copying: object, of: table)
            if leafIndexes[reference] == 0 { leafIndexes[reference] = index + 1 }
        }
        return leafIndexes[reference] - 1
    }

    private mutating func beginContainer(_ number: UInt32) throws -> UInt32 {
        let container = numbering.containers[Int(number)]
        let object = try table.object(at: container.reference)
        let isOrdered = object.kind != .dictionary || numbering.keptOrders.visits(of: container.reference) != nil
        let order = isOrdered ? nil : try keyOrder.order(of: object)
        return try begin(
            .container(object, firstCell: container.firstCell, order: order), object.kind, count: object.count)
    }

    private mutating func begin(
        _ kind: Open.Kind, _ objectKind: BinaryObjectKind, count: Int
    ) throws -> UInt32 {
        let index = try writer.appendContainer(objectKind, count: count)
        let childCount = objectKind == .dictionary ? count * 2 : count
        open.append(Open(kind: kind, childCount: childCount, index: index))
        return index
    }
}
