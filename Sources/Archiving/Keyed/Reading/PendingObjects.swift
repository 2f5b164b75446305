// The work list of an unarchiver: objects that were created and are not connected yet.
//
//     pending  [ – | – | ● | ● | ● ]      taken from the front, in the order of their first references
//                        ▲ taken
//
// An object takes sixteen bytes, and the list restarts when all are taken: in a chain each object is connected before the
// next one is referenced, and the list contains one.

import PropertyLists

struct PendingObject {
    /// Its index in the list of objects, and its slot.
    let index: UInt32
    let slot: UInt32

    /// The offset of its dictionary, which is short; `unknown` if it has to be looked up.
    private let offset: UInt32
    private static var unknown: UInt32 { .max }

    /// The number of its layout; -1 if it has none.
    private let layoutNumber: Int16

    /// The step of the layout at which its initializer ended.
    private let lastStep: UInt16

    init(
        index: Int, slot: UInt32, contents: BinaryObject? = nil, layout: DictionaryLayouts.Layout? = nil, step: Int = 0
    ) {
        self.index = UInt32(truncatingIfNeeded: index)
        self.slot = slot
        if let contents, layout != nil, contents.hasShortCount {
            offset = UInt32(clamping: contents.offset)
        } else {
            offset = Self.unknown
        }
        // There are a few hundred layouts at most, with a few hundred steps each.
        layoutNumber = Int16(truncatingIfNeeded: layout?.pointee.number ?? -1)
        lastStep = UInt16(truncatingIfNeeded: step)
    }

    var step: Int { Int(lastStep) }

    func layout(in keys: borrowing KeyFinder) -> DictionaryLayouts.Layout? {
        layoutNumber < 0 ? nil : keys[Int(layoutNumber)]
    }

    /// Its dictionary, which has a layout; `nil` if it has to be looked up.
    @inline(__always)
    func contents(_ layout: DictionaryLayouts.Layout?) -> BinaryObject? {
        guard offset != Self.unknown, let layout else { return nil }
        return BinaryObject(shortDictionaryAt: Int(offset), count: layout.pointee.count)
    }
}

struct PendingObjects: ~Copyable {
    private var objects = GrowingBuffer<PendingObject>()
    private var takenCount = 0

    init() {}

    var isEmpty: Bool { takenCount == objects.count }
    var count: Int { objects.count - takenCount }

    /// The object that is taken after a number of others.
    func next(after number: Int) -> PendingObject { objects[takenCount + number] }

    mutating func append(_ object: PendingObject) {
        objects.append(object)
    }

    /// The position after the last object, which rises until an object is taken.
    var end: Int { objects.count }

    /// Removes the objects from a position on, and calls a closure with the slot of each.
    mutating func remove(from position: Int, _ body: (UInt32) -> Void) {
        for index in position..<objects.count { body(objects[index].slot) }
        objects.remove(from: position)
    }

    /// Takes the object that was referenced first.
    mutating func next() -> PendingObject? {
        if takenCount == objects.count { return nil }
        let next = objects[takenCount]
        takenCount += 1
        if takenCount == objects.count { removeAll() }
        return next
    }

    mutating func removeAll() {
        objects.removeAll()
        takenCount = 0
    }
}
