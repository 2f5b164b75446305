// The work list of an unarchiver: objects that were created and are not connected yet.
//
//     pending  [ – | – | ● | ● | ● ]      taken from the front, in the order of their first references
//                        ▲ taken
//
// An object takes sixteen bytes, and the list restarts when all are taken: in a chain each object is connected before the
// next one is referenced, and the list contains one.
//
// An object's offset and layout were noted together, for a dictionary that was checked.

import PropertyLists

struct PendingObject {
    /// Its index in the list of objects, and its slot.
    let index: UInt32
    let slot: UInt32

    /// The offset of its dictionary, which is short; in a sequential archive, where its values are listed. `unknown` if
    /// they have to be looked up.
    private let offset: UInt32
    private static var unknown: UInt32 { .max }

    /// The number of its layout; -1 if it has none.
    private let layoutNumber: Int16

    /// The step of the layout at which its initializer ended.
    private let lastStep: UInt16

    /// - Parameters:
    ///   - place: The offset of its dictionary, or where its values are listed; `nil` if they have to be looked up.
    ///   - layout: The number of its layout; there are a few hundred at most, with a few hundred steps each.
    @inline(__always)
    init(index: Int, slot: UInt32, place: Int? = nil, layout: Int = -1, step: Int = 0) {
        self.index = UInt32(truncatingIfNeeded: index)
        self.slot = slot
        offset = place.map { UInt32(clamping: $0) } ?? Self.unknown
        layoutNumber = Int16(truncatingIfNeeded: layout)
        lastStep = UInt16(truncatingIfNeeded: step)
    }

    var step: Int { Int(lastStep) }

    /// The first of its listed values, and its layout; `nil` if it has no list.
    var values: (first: Int, layout: Int)? {
        offset == Self.unknown || layoutNumber < 0 ? nil : (Int(offset), Int(layoutNumber))
    }

    /// The number of its layout; `nil` if it has none.
    var layout: Int? { layoutNumber < 0 ? nil : Int(layoutNumber) }

    /// Its dictionary, which has a layout; `nil` if it has to be looked up.
    @inline(__always)
    func contents(_ layout: DictionaryLayouts.Layout?) -> BinaryObject? {
        guard offset != Self.unknown, let layout = unsafe layout else { return nil }
        return unsafe BinaryObject(shortDictionaryAt: Int(offset), count: layout.pointee.count)
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
