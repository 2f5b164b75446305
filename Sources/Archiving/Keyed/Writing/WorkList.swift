// The objects of a keyed archive to which an unconditional reference was written, in the order in which they are encoded.
//
//     objects  [ object 1 | object 2 | taken | object 4 | … ]      encoded up to `encodedCount`
//     slots    [ slot 1   | slot 4   | slot 5 | slot 9  | … ]
//     ways     [ from 1: "root" | from 2: object 1, "staff" [0] | … ]      how each was first reached
//
// An object is mostly reached as the next element of the same collection, or as the next link of a chain: the ways of
// such a run are one entry.

import PropertyLists

/// What remains to be encoded, and what was.
struct WorkList: ~Copyable {
    /// The first reference to an object.
    struct Way: BitwiseCopyable {
        /// The position of the referring object; -1 for the top level.
        var parent: Int32
        let key: UInt32

        /// The number of the element that refers to the object; -1 if none does.
        var element: Int32

        /// The way of an object that comes later in a run.
        @inline(__always) fileprivate func after(_ distance: Int32, isChain: Bool) -> Way {
            Way(
                parent: isChain ? parent &+ distance : parent, key: key,
                element: isChain ? element : element &+ distance)
        }

        @inline(__always) fileprivate func isSame(as other: Way) -> Bool {
            parent == other.parent && key == other.key && element == other.element
        }
    }

    /// Consecutive objects, each of which is an element after the last one's, or is referred to by the object after the
    /// last one's.
    private struct Run: BitwiseCopyable {
        let first: Int32
        let way: Way
        var isChain = false
    }

    private var objects = KeptObjects()
    private var slots = CloseNumbers()
    private var ways = GrowingBuffer<Run>()
    private(set) var encodedCount = 0

    /// The way that the next object has if it belongs to the last run, and whether that is a chain.
    private var expected = Way(parent: .min, key: 0, element: 0)
    private var isChain = false

    var count: Int { objects.count }
    var isPending: Bool { encodedCount < count }

    @inline(__always) mutating func append(_ object: any Coding, slot: UInt32, _ way: Way) {
        note(slot, way)
        objects.append(object)
    }

    /// Appends an object without retaining it. `markBorrowed(from:with:)` must be called before anything else.
    @unsafe @inline(__always) mutating func append(borrowed object: KeptObject, slot: UInt32, _ way: Way) {
        note(slot, way)
        unsafe objects.append(borrowed: object)
    }

    @inline(__always) private mutating func note(_ slot: UInt32, _ way: Way) {
        slots.append(Int(slot))
        if !way.isSame(as: expected) { beginRun(way) }
        expected = expected.after(1, isChain: isChain)
    }

    @inline(never)
    private mutating func beginRun(_ way: Way) {
        let position = Int32(clamping: count)
        if let run = ways.last, run.first == position - 1, way.isSame(as: run.way.after(1, isChain: true)) {
            ways[ways.count - 1].isChain = true
            isChain = true
        } else {
            ways.append(Run(first: position, way: way))
            isChain = false
        }
        expected = way
    }

    /// Marks the objects from a position on as retained by `owner`.
    mutating func markBorrowed(from first: Int, with owner: Any) { objects.markBorrowed(from: first, with: owner) }

    /// Takes out the next object, which must be put back when it has encoded itself.
    @unsafe mutating func take() -> any Coding { unsafe objects.take(at: encodedCount) }

    mutating func putBack(_ object: consuming any Coding) { objects.putBack(object) }

    /// Notes that the object that was taken out is encoded, and returns its slot.
    mutating func noteEncoded() -> UInt32 {
        let slot = UInt32(truncatingIfNeeded: slots[encodedCount])
        encodedCount &+= 1
        return slot
    }

    /// The first references that lead from the top level to the object that is being encoded.
    func waysToCurrent() -> [Way] {
        guard isPending else { return [] }
        var result: [Way] = []
        var position = Int32(clamping: encodedCount)
        // What refers to an object comes before it.
        for number in (0..<ways.count).reversed() {
            let run = ways[number]
            while position >= run.first {
                let way = run.way.after(position - run.first, isChain: run.isChain)
                result.append(way)
                position = min(way.parent, position - 1)
            }
        }
        return result.reversed()
    }

    /// Releases what is known of how the objects were reached, which are all encoded.
    mutating func forgetWays() {
        slots = CloseNumbers()
        ways = GrowingBuffer()
    }

    /// Releases all objects, and keeps the memory.
    mutating func removeAll() {
        slots.removeAll()
        ways.removeAll()
        (expected, isChain) = (Way(parent: .min, key: 0, element: 0), false)
        encodedCount = 0
        objects.removeAll()
    }
}
