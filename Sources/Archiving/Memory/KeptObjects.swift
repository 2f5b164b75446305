// Objects that are retained at most once each. In a large graph, reference counting takes more time than writing.
//
//     objects   [ ● | ● | ○ | ○ | ○ | taken | ● ]      ● is retained, ○ is retained by an owner
//     borrowed  [ 2..<5 ▸ the array whose elements these are ]
//
// An object is taken out while it encodes itself and put back afterwards, so that no second reference is necessary.

import PropertyLists

/// A list of objects that retains them.
struct KeptObjects: ~Copyable {
    private typealias Borrowed = (positions: Range<Int>, owner: Any)

    private var objects = GrowingBuffer<ObjectWords>()

    /// The position of the object that is taken out, or -1.
    private var taken = -1

    /// Which objects aren't retained here, and what retains them instead.
    private var borrowed: [Borrowed] = []

    deinit {
        Self.release(objects, borrowed, except: taken)
    }

    var count: Int { objects.count }

    mutating func append(_ object: any Coding) {
        objects.append(ObjectWords(retaining: object))
    }

    /// Appends an object without retaining it. `markBorrowed(from:with:)` must be called before anything else.
    mutating func append(borrowed object: ObjectWords) {
        objects.append(object)
    }

    /// Marks the objects from a position on as retained by `owner`.
    mutating func markBorrowed(from first: Int, with owner: Any) {
        if first < count { borrowed.append((first..<count, owner)) }
    }

    /// Takes an object out. It must be put back before another one is taken.
    mutating func take(at position: Int) -> any Coding {
        precondition(taken < 0)
        taken = position
        return objects[position].take()
    }

    /// Puts the object back that was taken out.
    mutating func putBack(_ object: consuming any Coding) {
        objects[taken] = ObjectWords(retaining: object)
        taken = -1
    }

    /// The class of an object, also of the one that is taken out.
    func type(at position: Int) -> any Coding.Type { Swift.type(of: objects[position].unretained) }

    /// Releases all objects, and keeps the memory.
    // An object that is destroyed may call back: the list is empty by then.
    mutating func removeAll() {
        precondition(taken < 0)
        if objects.isEmpty { return }
        let owners = borrowed
        var released = GrowingBuffer<ObjectWords>()
        swap(&objects, &released)
        borrowed = []
        Self.release(released, owners, except: -1)
        released.removeAll()
        if objects.isEmpty { swap(&objects, &released) }
    }

    private static func release(
        _ objects: borrowing GrowingBuffer<ObjectWords>, _ borrowed: [Borrowed], except taken: Int
    ) {
        var first = 0
        for part in borrowed {
            release(objects, first..<part.positions.lowerBound, except: taken)
            first = part.positions.upperBound
        }
        release(objects, first..<objects.count, except: taken)
    }

    private static func release(
        _ objects: borrowing GrowingBuffer<ObjectWords>, _ positions: Range<Int>, except taken: Int
    ) {
        for position in positions where position != taken { objects[position].release() }
    }
}
