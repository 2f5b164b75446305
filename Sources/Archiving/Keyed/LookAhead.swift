// Objects that are asked for next, brought into the processor's cache together.
//
//     pending  [ ● ● ● … ]   the next objects to connect
//                │ the keys that objects of their layouts ask for after those that initializers do
//                ▼
//     places   [ 71 | 4 | 950 | … ]   of the objects that they lead to
//                │
//                ▼
//     object   [ class | count ─┼─▶ side table, of one with weak references ]   looked at, and nothing more
//
// References lead anywhere, and a graph of any size lies in no cache. Followed one by one, each waits for the memory:
// counting references orders all loads and stores. Looked at before, many wait at the same time. A quarter of the time
// of an office of 100,000 employees, each with a random mentor, was such waiting.

import PropertyLists

/// What is held to look ahead.
struct LookAhead: ~Copyable {
    /// How many objects are looked at together: more than the processor can wait for.
    static let runCount = 64

    /// How many of the keys are looked at that an object asks for when it is connected.
    static let stepCount = 4

    /// Where fewer wait there is nothing to gain: in a chain there is one at a time.
    static let leastPendingCount = 4

    /// So many objects lie in the cache anyway.
    static let leastObjectCount = 4_096

    /// How many objects are taken from the work list before it is time to look ahead again.
    var remainingCount = 0

    /// The references that the next objects hold, then the places of the objects that they lead to.
    var places = GrowingBuffer<Int>()

    /// An accumulation of the objects' headers. It is unused; storing it makes sure that the headers are loaded.
    var seenClasses: UInt = 0

    init() {}

    /// Empties a list of objects.
    mutating func letGo(of objects: inout GrowingBuffer<any Coding>) {
        if objects.count < Self.leastObjectCount { return objects.removeAll() }
        objects.removeAll(inRunsOf: Self.runCount) { run in
            for place in run.indices { Self.touch(&run[place]) }
        }
    }

    /// Looks at an object's count of references, wherever it is.
    static func touch(_ object: inout any Coding) {
        // The answer is of no use; it takes the loads that are meant, and no other question does without counting.
        _ = isShared(&object)
    }

    @inline(never)
    private static func isShared<Object: Coding>(_ object: inout Object) -> Bool {
        !isKnownUniquelyReferenced(&object)
    }
}

extension KeyedUnarchiver {
    /// Looks ahead in the work list where those that were looked at are connected.
    @inline(__always)
    func lookAheadWhereDue() {
        if lookAhead.remainingCount > 0 {
            lookAhead.remainingCount &-= 1
        } else if pendingObjects.count >= LookAhead.leastPendingCount, objects.count >= LookAhead.leastObjectCount {
            lookAtNextObjects()
        }
    }

    /// Looks at the objects that the next ones in the work list lead to.
    @inline(never)
    private func lookAtNextObjects() {
        let count = min(pendingObjects.count, LookAhead.runCount)
        lookAhead.remainingCount = count
        lookAhead.places.removeAll()
        for number in 0..<count { collectReferences(of: pendingObjects.next(after: number)) }
        // Pass by pass: the loads of one don't depend on each other.
        for number in 0..<lookAhead.places.count {
            lookAhead.places[number] = placesByReference.objectPlace(of: lookAhead.places[number])
        }
        var classes: UInt = 0
        for number in 0..<lookAhead.places.count {
            guard let object = objects.address(of: lookAhead.places[number]) else { continue }
            classes ^= UInt(bitPattern: ObjectIdentifier(Swift.type(of: object.pointee)))
        }
        lookAhead.seenClasses = classes
        for number in 0..<lookAhead.places.count {
            guard let object = objects.address(of: lookAhead.places[number]) else { continue }
            LookAhead.touch(&object.pointee)
        }
    }

    private func collectReferences(of pending: PendingObject) {
        guard let layout = pending.layout(in: layouts),
            let contents = view.container(at: offset(ofSlot: Int(pending.slot))),
            layout.pointee.count == contents.count
        else { return }
        for number in 0..<LookAhead.stepCount {
            guard let step = layout.pointee.steps.address(of: pending.step &+ number) else { return }
            guard step.pointee.position >= 0 else { continue }
            lookAhead.places.append(view.reference(contents.count &+ step.pointee.position, at: contents.payload))
        }
    }
}
