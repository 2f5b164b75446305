// The work list of an unarchiver: objects that were created and are not connected yet.
//
//     pending  [ – | – | ● | ● | ● ]      taken from the front, in the order in which they were met
//                        ▲ taken
//
// A list of twelve bytes an object that begins anew when all are taken: in a chain each object is connected before the
// next is met, and the list stays as short as one.

import PropertyLists

/// An object to connect.
struct PendingObject {
    /// Its place in the list of objects, and its slot.
    let place: UInt32
    let slot: UInt32

    /// The number of its layout; -1 where there is none.
    private let layoutNumber: Int16

    /// The step of the layout at which its initializer ended.
    private let lastStep: UInt16

    init(place: Int, slot: UInt32, layout: DictionaryLayouts.Layout?, step: Int) {
        self.place = UInt32(truncatingIfNeeded: place)
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

    /// How many wait.
    var count: Int { objects.count - takenCount }

    /// The object that is taken after a number of others.
    func next(after number: Int) -> PendingObject { objects[takenCount + number] }

    mutating func append(_ object: PendingObject) {
        objects.append(object)
    }

    /// Takes the object that was met first.
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
