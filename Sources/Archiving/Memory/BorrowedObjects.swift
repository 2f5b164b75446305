// The objects of an array, passed as a group. The array retains them, so that no object has to be retained separately.
//
//     owner  ──▶ [ ● | ● | ● | … ]      the array, which can't be changed while it is retained
//     references ─┘                     its memory: one address each
//
// Retaining and releasing an object costs more than everything else that is written for an element of an array.

/// The objects of one array, together with the array.
@usableFromInline
struct BorrowedObjects {
    /// The minimum number of objects for which checking whether a type's values are objects is worthwhile.
    @usableFromInline
    static var fewest: Int { 8 }

    #if ARCHIVING_SAFE_MEMORY || !_pointerBitWidth(_64)

    private let objects: [any Coding]

    /// - Parameter elements: The elements of an array, whose type is that of objects.
    init<Element>(_ elements: [Element], first: any Coding) {
        objects = elements.compactMap { $0 as? any Coding }
    }

    var owner: Any { objects }
    var count: Int { objects.count }

    func object(at position: Int) -> any Coding { objects[position] }
    func words(at position: Int) -> ObjectWords { ObjectWords(retaining: objects[position]) }

    func type(at position: Int) -> ObjectIdentifier { ObjectIdentifier(Swift.type(of: objects[position])) }

    #else

    /// Retains the objects.
    let owner: Any

    /// The memory of the array, valid until `owner` is released.
    private let references: UnsafeRawBufferPointer
    private let firstWords: ObjectWords

    /// - Parameter elements: The elements of an array, whose type is that of objects.
    init<Element>(_ elements: [Element], first: any Coding) {
        let array = ContiguousArray(elements)
        // The memory doesn't move while the array is retained, because a retained array can't be changed.
        references = array.withUnsafeBytes { $0 }
        owner = array
        firstWords = ObjectWords(borrowing: first)
    }

    var count: Int { references.count / MemoryLayout<UnsafeRawPointer>.stride }

    func object(at position: Int) -> any Coding { words(at: position).unretained }

    /// The object, which is not retained.
    func words(at position: Int) -> ObjectWords {
        firstWords.replacingReference(with: reference(at: position))
    }

    func type(at position: Int) -> ObjectIdentifier {
        Unmanaged<AnyObject>.fromOpaque(reference(at: position))._withUnsafeGuaranteedRef {
            ObjectIdentifier(Swift.type(of: $0))
        }
    }

    private func reference(at position: Int) -> UnsafeRawPointer {
        references.load(fromByteOffset: position &* MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer.self)
    }

    #endif
}

extension Archiver {
    /// Encodes the next elements of the current collection as a group, if the archiver supports that. ``Coding`` defines
    /// how each object encodes itself.
    @usableFromInline
    final func encodeObjects<Element>(of elements: [Element], first: any Coding) throws -> Bool {
        try encodeObjects(BorrowedObjects(elements, first: first))
    }
}
