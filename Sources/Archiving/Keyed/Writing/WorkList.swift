// The objects of a keyed archive to which an unconditional reference was written, in the order in which they are encoded.
//
//     objects  [ object 1 | object 2 | taken | object 4 | … ]      encoded up to `encodedCount`
//     ways     [ slot 1   | slot 4   | slot 5 | slot 9  | … ]      how each was first reached
//                "root"     in 1: "boss"  …

import PropertyLists

/// What remains to be encoded, and what was.
struct WorkList: ~Copyable {
    /// The first reference to an object.
    struct Way: BitwiseCopyable {
        fileprivate(set) var slot: UInt32 = 0

        /// The position of the referring object; -1 for the top level.
        let parent: Int32
        let key: UInt32

        /// The number of the element that refers to the object; -1 if none does.
        var element: Int32

        init(parent: Int32, key: UInt32, element: Int32) {
            (self.parent, self.key, self.element) = (parent, key, element)
        }
    }

    private var objects = KeptObjects()
    private var ways = GrowingBuffer<Way>()
    private(set) var encodedCount = 0

    var count: Int { ways.count }
    var isPending: Bool { encodedCount < ways.count }

    @inline(__always) mutating func append(_ object: any Coding, slot: UInt32, _ way: Way) {
        objects.append(object)
        append(slot: slot, way)
    }

    /// Appends an object without retaining it. `markBorrowed(from:with:)` must be called before anything else.
    @unsafe @inline(__always) mutating func append(borrowed object: KeptObject, slot: UInt32, _ way: Way) {
        unsafe objects.append(borrowed: object)
        append(slot: slot, way)
    }

    @inline(__always) private mutating func append(slot: UInt32, _ way: Way) {
        var way = way
        way.slot = slot
        ways.append(way)
    }

    /// Marks the objects from a position on as retained by `owner`.
    mutating func markBorrowed(from first: Int, with owner: Any) { objects.markBorrowed(from: first, with: owner) }

    /// Takes out the next object, which must be put back when it has encoded itself.
    @unsafe mutating func take() -> any Coding { unsafe objects.take(at: encodedCount) }

    mutating func putBack(_ object: consuming any Coding) { objects.putBack(object) }

    /// Notes that the object that was taken out is encoded, and returns its slot.
    mutating func noteEncoded() -> UInt32 {
        let slot = ways[encodedCount].slot
        encodedCount &+= 1
        return slot
    }

    /// The first references that lead from the top level to the object that is being encoded.
    func waysToCurrent() -> [Way] {
        var result: [Way] = []
        var place = encodedCount
        while place >= 0, place < ways.count {
            result.append(ways[place])
            place = Int(ways[place].parent)
        }
        return result.reversed()
    }

    /// Releases what is known of how the objects were reached, which are all encoded.
    mutating func forgetWays() { ways = GrowingBuffer() }

    /// Releases all objects, and keeps the memory.
    mutating func removeAll() {
        ways.remove(from: 0)
        encodedCount = 0
        objects.removeAll()
    }
}
