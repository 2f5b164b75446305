// The work list of an unarchiver: objects that were created and are not connected yet.
//
//     pending  [ – | – | ● | ● | ● ]      taken from the front, in the order of their first references
//                        ▲ taken
//
// An object takes twelve bytes, and the list restarts when all are taken: in a chain each object is connected before the
// next one is referenced, and the list contains one.

import PropertyLists

struct PendingObject {
    /// Its index in the list of objects, and its slot.
    let index: UInt32
    let slot: UInt32

    /// The number of its layout; -1 if it has none.
    private let layoutNumber: Int16

    /// The step of the layout at which its initializer ended.
    private let lastStep: UInt16

    init(index: Int, slot: UInt32, layout: DictionaryLayouts.Layout?, step: Int) {
        self.index = UInt32(truncatingIfNeeded: index)
        self.slot = slot
        layoutNumber = Int16(clamping: layout?.pointee.number ?? -1)
        lastStep = UInt16(clamping: step)
    }

    var step: Int { Int(lastStep) }

    func layout(in layouts: borrowing DictionaryLayouts) -> DictionaryLayouts.Layout? {
        layoutNumber < 0 ? nil : layouts[Int(layoutNumber)]
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
