// Objects that are kept alive, each by one reference at most: in a graph of many objects counting references takes more
// time than writing them.
//
//     storage   [ ● | ● | ○ | ○ | ○ | taken | ● | – | – ]      ● has a reference of its own, ○ is kept by a keeper
//     borrowed  [ 2..<5 ▸ the array whose elements these are ]
//
// An object is taken out while it encodes itself, so that no second reference to it is needed, and put back then.

/// A list of objects, which keeps them alive.
struct KeptObjects: ~Copyable {
    private var storage = UnsafeMutableBufferPointer<any Coding>(start: nil, count: 0)
    private(set) var count = 0

    /// The position whose object is taken out; -1 for none.
    private var taken = -1

    /// Which objects have no references of their own, and what keeps them instead.
    private var borrowed: [(positions: Range<Int>, keeper: Any)] = []

    deinit {
        Self.release(storage[..<count], borrowed, but: taken)
        MemoryBlock.release(storage)
    }

    mutating func append(_ object: any Coding) {
        if count == storage.count { grow() }
        storage.initializeElement(at: count, to: object)
        count &+= 1
    }

    /// Appends an object without a reference of its own. Those that were appended so must be marked before anything
    /// else is done here.
    mutating func append(borrowed object: BorrowedObjects.Parts) {
        if count == storage.count { grow() }
        UnsafeMutableRawBufferPointer(storage).storeBytes(
            of: object, toByteOffset: count &* MemoryLayout<any Coding>.stride, as: BorrowedObjects.Parts.self)
        count &+= 1
    }

    /// Marks the objects from a position on as having no references of their own, as something else keeps them.
    mutating func markBorrowed(from first: Int, with keeper: Any) {
        if first < count { borrowed.append((first..<count, keeper)) }
    }

    /// Takes an object out. It must be put back before another one is taken.
    mutating func take(at position: Int) -> any Coding {
        precondition(taken < 0 && position >= 0 && position < count)
        taken = position
        return storage.moveElement(from: position)
    }

    /// Puts the object back that was taken out.
    mutating func putBack(_ object: consuming any Coding) {
        precondition(taken >= 0)
        storage.initializeElement(at: taken, to: object)
        taken = -1
    }

    /// Forgets all objects; the memory stays.
    // An object that goes may call back: the list is empty by then.
    mutating func removeAll() {
        precondition(taken < 0)
        let (objects, parts) = (storage[..<count], borrowed)
        count = 0
        borrowed = []
        Self.release(objects, parts, but: taken)
    }

    private static func release(
        _ objects: Slice<UnsafeMutableBufferPointer<any Coding>>, _ parts: [(positions: Range<Int>, keeper: Any)],
        but taken: Int
    ) {
        var first = 0
        for part in parts {
            release(objects.base, first..<part.positions.lowerBound, but: taken)
            first = part.positions.upperBound
        }
        release(objects.base, first..<objects.count, but: taken)
    }

    private static func release(
        _ objects: UnsafeMutableBufferPointer<any Coding>, _ positions: Range<Int>, but taken: Int
    ) {
        for position in positions where position != taken { objects.deinitializeElement(at: position) }
    }

    @inline(never)
    private mutating func grow() {
        storage = MemoryBlock.grown(storage, toCount: max(16, storage.count * 2))
    }
}
