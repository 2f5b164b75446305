// The objects of an array, passed as a group. The array retains them, so that no object has to be retained separately.
//
//     owner  ──▶ [ ● | ● | ● | … ]      the array, which can't be changed while it is retained
//     references ─┘                     its memory: one address each
//
// Retaining and releasing an object costs more than everything else that is written for an element of an array.
//
// Callers ask for positions below the count.

/// The objects of one array, together with the array.
@safe @usableFromInline
struct BorrowedObjects {
    /// The minimum number of objects for which checking whether a type's values are objects is worthwhile.
    @usableFromInline
    static var fewest: Int { 8 }

    /// Retains the objects.
    let owner: Any

    /// The memory of the array, valid until `owner` is released.
    private let references: UnsafeRawBufferPointer

    /// The class that all objects have, or inherit from.
    private let commonType: any Coding.Type

    /// - Parameter commonType: The type of the elements, a class.
    @unsafe init<Element>(_ elements: [Element], _ commonType: any Coding.Type) {
        let array = ContiguousArray(elements)
        // The memory doesn't move while the array is retained, because a retained array can't be changed.
        unsafe references = array.withUnsafeBytes { unsafe $0 }
        owner = array
        self.commonType = commonType
    }

    var count: Int { unsafe references.count / MemoryLayout<UnsafeRawPointer>.stride }

    @unsafe func object(at position: Int) -> any Coding { unsafe kept(at: position).unretained }

    /// The object, which is not retained.
    @unsafe func kept(at position: Int) -> KeptObject {
        unsafe KeptObject(borrowing: reference(at: position), commonType)
    }

    func address(at position: Int) -> UInt { unsafe UInt(bitPattern: reference(at: position).toOpaque()) }

    @unsafe func type(at position: Int) -> ObjectIdentifier {
        unsafe reference(at: position)._withUnsafeGuaranteedRef { ObjectIdentifier(Swift.type(of: $0)) }
    }

    private func reference(at position: Int) -> Unmanaged<AnyObject> {
        unsafe .fromOpaque(
            references.load(
                fromByteOffset: position &* MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer.self))
    }
}

extension Archiver {
    /// Encodes the next elements of the current collection as a group, if the archiver supports that. ``Coding`` defines
    /// how each object encodes itself.
    @unsafe @usableFromInline
    final func encodeObjects<Element>(of elements: [Element], _ commonType: any Coding.Type) throws -> Bool {
        try unsafe encodeObjects(BorrowedObjects(elements, commonType))
    }
}
