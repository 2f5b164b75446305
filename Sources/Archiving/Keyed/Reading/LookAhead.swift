// Prefetches the objects that are needed next into the processor's cache, many at a time.
//
//     pending  [ ● ● ● … ]   the next objects to connect
//                │ the keys that objects with their layouts read after their initializers
//                ▼
//     places   [ 71 | 4 | 950 | … ]   the indices of the objects that they reference
//                │
//                ▼
//     object   [ class | count ─┼─▶ side table, if it has weak references ]   only touched
//
// References lead anywhere, and a large graph doesn't fit in a cache. If references are followed one by one, each waits
// for the memory, because reference counting orders all loads and stores. If the objects are touched in advance, many
// loads wait at the same time. For an office of 100,000 employees, each with a random mentor, this waiting was a
// quarter of the decoding time.
//
// The objects stay at their addresses, because none is added meanwhile. For layouts, see `KeyedUnarchiver.swift`.

import PropertyLists

struct LookAhead: ~Copyable {
    /// How many objects are touched together: more than the number of loads that a processor can have in flight.
    fileprivate static let runCount = 64

    /// How many of the keys that an object reads when it is connected are considered.
    fileprivate static let stepCount = 4

    /// With fewer pending objects, nothing is gained: a chain has one at a time.
    fileprivate static let leastPendingCount = 4

    /// With fewer objects, all of them are in the cache anyway.
    fileprivate static let leastObjectCount = 4_096

    /// How many objects can be taken from the work list before the next ones have to be touched.
    fileprivate var remainingCount = 0

    /// The references of the next objects, and later the indices of the objects that these lead to.
    fileprivate var places = GrowingBuffer<Int>()

    /// Combines the loaded class pointers. The result is unused, but storing it ensures that they are loaded.
    fileprivate var seenClasses: UInt = 0

    init() {}

    mutating func release(_ objects: inout GrowingBuffer<any Coding>) {
        if objects.count < Self.leastObjectCount { return objects.removeAll() }
        unsafe objects.removeAll(inRunsOf: Self.runCount) { run in
            for place in run.indices { unsafe Self.touch(&run[place]) }
        }
    }

    /// Loads an object's reference count, wherever it is stored.
    fileprivate static func touch(_ object: inout any Coding) {
        // The result is not needed, only the loads. No other operation causes them without changing the count.
        _ = isShared(&object)
    }

    @inline(never)
    private static func isShared<Object: Coding>(_ object: inout Object) -> Bool {
        !isKnownUniquelyReferenced(&object)
    }
}

extension KeyedUnarchiver {
    /// Touches the next objects of the work list if all objects touched before are connected.
    @inline(__always)
    func lookAheadWhereDue() {
        if lookAhead.remainingCount > 0 {
            lookAhead.remainingCount &-= 1
        } else if pendingObjects.count >= LookAhead.leastPendingCount, objects.count >= LookAhead.leastObjectCount {
            lookAtNextObjects()
        }
    }

    /// Touches the objects that the next ones in the work list reference.
    @inline(never)
    private func lookAtNextObjects() {
        let count = min(pendingObjects.count, LookAhead.runCount)
        lookAhead.remainingCount = count
        lookAhead.places.removeAll()
        for number in 0..<count { collectReferences(of: pendingObjects.next(after: number)) }
        // One pass after the other, because the loads of one pass don't depend on each other.
        for number in 0..<lookAhead.places.count {
            lookAhead.places[number] = sharedValues.objectIndex(atReference: lookAhead.places[number])
        }
        var classes: UInt = 0
        for number in 0..<lookAhead.places.count {
            guard let object = unsafe objects.address(of: lookAhead.places[number]) else { continue }
            unsafe classes ^= UInt(bitPattern: ObjectIdentifier(Swift.type(of: object.pointee)))
        }
        lookAhead.seenClasses = classes
        for number in 0..<lookAhead.places.count {
            guard let object = unsafe objects.address(of: lookAhead.places[number]) else { continue }
            unsafe LookAhead.touch(&object.pointee)
        }
    }

    private func collectReferences(of pending: PendingObject) {
        guard let layout = unsafe pending.layout.map({ unsafe keys[$0] }),
            let contents = unsafe pending.contents(layout)
                ?? view.container(.dictionary, at: offset(ofSlot: Int(pending.slot))),
            unsafe layout.pointee.count == contents.count
        else { return }
        for number in 0..<LookAhead.stepCount {
            guard let step = unsafe layout.pointee.steps.address(of: pending.step &+ number) else { return }
            guard unsafe step.pointee.position >= 0 else { continue }
            unsafe lookAhead.places.append(
                view.reference(contents.count &+ step.pointee.position, at: contents.payload))
        }
    }
}
