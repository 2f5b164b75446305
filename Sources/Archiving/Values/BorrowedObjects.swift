// The objects of an array in one piece. The array keeps them alive, so that none of them is retained for itself.
//
//     keeper  ──▶ [ ● | ● | ● | … ]      the array itself, which nobody changes as long as it is kept
//     references ─┘                      its memory: one address each
//
// To retain and to release an object costs more than all else that is written for an element of an array.

/// Objects that are elements of one array, with that array.
@usableFromInline
struct BorrowedObjects {
    /// From so many objects on it pays to ask whether a type's values are objects.
    @usableFromInline
    static var fewest: Int { 8 }

    /// Keeps the objects alive.
    let keeper: Any

    /// Where the objects are, until `keeper` is released.
    private let references: UnsafeRawBufferPointer

    /// How `any Coding` knows what the type does.
    private let conformance: UInt

    /// What an `any Coding` consists of.
    typealias Parts = (reference: UnsafeRawPointer, conformance: UInt)

    /// - Parameter elements: the elements of an array; `nil` where they are no objects.
    init?<Element>(_ elements: [Element]) {
        guard Element.self is any Coding.Type, let first = elements.first as? any Coding else { return nil }
        let array = ContiguousArray(elements)
        // The memory stays where it is as long as the array is kept and not changed, which it cannot be.
        references = array.withUnsafeBytes { $0 }
        keeper = array
        // Without the coercion it would be the object itself that is looked at.
        conformance = unsafeBitCast(first as any Coding, to: Parts.self).conformance
    }

    /// An object with a reference of its own.
    func object(at position: Int) -> any Coding {
        withUnsafeBytes(of: parts(at: position)) { $0.load(as: (any Coding).self) }
    }

    /// What an object is made of, without a reference of its own.
    func parts(at position: Int) -> Parts {
        (reference(at: position), conformance)
    }

    var count: Int { references.count / MemoryLayout<UnsafeRawPointer>.stride }

    private func reference(at position: Int) -> UnsafeRawPointer {
        references.load(fromByteOffset: position &* MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer.self)
    }

    /// The class of an object.
    func type(at position: Int) -> ObjectIdentifier {
        Unmanaged<AnyObject>.fromOpaque(reference(at: position))._withUnsafeGuaranteedRef {
            ObjectIdentifier(Swift.type(of: $0))
        }
    }
}

extension Archiver {
    /// Encodes the next elements of the collection that was begun last in one piece, if they are objects and the
    /// archiver takes them so. Objects encode themselves as ``Coding`` does it for all of them.
    @usableFromInline
    final func encodeObjects<Element>(of elements: [Element]) throws -> Bool {
        guard let objects = BorrowedObjects(elements) else { return false }
        return try encodeObjects(objects)
    }
}
