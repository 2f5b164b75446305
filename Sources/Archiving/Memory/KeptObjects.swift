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

    private var objects = GrowingBuffer<KeptObject>()

    /// The position of the object that is taken out, or -1.
    private var taken = -1

    /// Which objects aren't retained here, and what retains them instead.
    private var borrowed: [Borrowed] = []

    deinit {
        Self.release(objects, borrowed, except: taken)
    }

    var count: Int { objects.count }

    mutating func append(_ object: any Coding) {
        objects.append(KeptObject(retaining: object))
    }

    /// Appends an object without retaining it. `markBorrowed(from:with:)` must be called before anything else.
    @unsafe mutating func append(borrowed object: KeptObject) {
        objects.append(object)
    }

    /// Marks the objects from a position on as retained by `owner`.
    mutating func markBorrowed(from first: Int, with owner: Any) {
        if first < count { borrowed.append((first..<count, owner)) }
    }

    /// Takes an object out. It must be put back before another one is taken.
    @unsafe mutating func take(at position: Int) -> any Coding {
        precondition(taken < 0)
        taken = position
        guard let address = unsafe objects.address(of: position) else { preconditionFailure("no object is there") }
        return unsafe KeptObject.take(from: address)
    }

    /// Puts the object back that was taken out.
    mutating func putBack(_ object: consuming any Coding) {
        objects[taken] = KeptObject(retaining: object)
        taken = -1
    }

    /// The class of an object, also of the one that is taken out.
    func type(at position: Int) -> any Coding.Type { unsafe Swift.type(of: objects[position].unretained) }

    /// Releases all objects, and keeps the memory.
    // An object that is destroyed may call back: the list is empty by then.
    mutating func removeAll() {
        precondition(taken < 0)
        if objects.isEmpty { return }
        let owners = borrowed
        var released = GrowingBuffer<KeptObject>()
        swap(&objects, &released)
        borrowed = []
        Self.release(released, owners, except: -1)
        released.removeAll()
        if objects.isEmpty { swap(&objects, &released) }
    }

    private static func release(
        _ objects: borrowing GrowingBuffer<KeptObject>, _ borrowed: [Borrowed], except taken: Int
    ) {
        var first = 0
        for part in borrowed {
            release(objects, first..<part.positions.lowerBound, except: taken)
            first = part.positions.upperBound
        }
        release(objects, first..<objects.count, except: taken)
    }

    private static func release(
        _ objects: borrowing GrowingBuffer<KeptObject>, _ positions: Range<Int>, except taken: Int
    ) {
        for position in positions where position != taken { unsafe objects[position].release() }
    }
}

/// A reference to an object that is counted by hand.
@safe struct KeptObject: BitwiseCopyable {
    private unowned(unsafe) let object: any Coding

    private init(_ object: any Coding) { unsafe self.object = object }

    /// Retains an object until `release()` or `take(from:)`.
    init(retaining object: consuming any Coding) {
        unsafe self.object = object
        _ = unsafe Unmanaged<AnyObject>.passRetained(object)
    }

    /// A reference to an object that something else retains.
    ///
    /// - Parameter type: A class that the object has or inherits from.
    init(borrowing reference: Unmanaged<AnyObject>, _ type: any Coding.Type) {
        self = unsafe Self.borrowed(reference, type)
    }

    @unsafe private static func borrowed<Kind: Coding>(_ reference: Unmanaged<AnyObject>, _: Kind.Type) -> KeptObject {
        unsafe Unmanaged<Kind>.fromOpaque(reference.toOpaque())._withUnsafeGuaranteedRef { KeptObject($0) }
    }

    /// The object, which something else must retain until it is used.
    @unsafe var unretained: any Coding { unsafe object }

    /// Moves an object out of memory, with the reference that this owns.
    @unsafe static func take(from address: UnsafeMutablePointer<KeptObject>) -> any Coding {
        unsafe address.withMemoryRebound(to: (any Coding).self, capacity: 1) { unsafe $0.move() }
    }

    /// Releases the object if this retains it.
    @unsafe func release() { unsafe Unmanaged<AnyObject>.passUnretained(object).release() }
}
