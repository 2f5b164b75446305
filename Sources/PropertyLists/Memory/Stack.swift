// A stack whose top is at hand, for the parts of a graph that are open while it is read or written: each value asks for
// the innermost one several times.
//
//     elements   [ ● | ● | ● ]
//                          ▲ topAddress; nil if there are none
//
// The address is renewed with each change of the elements.

/// A list that grows and shrinks at its end, and whose last element is reached without a lookup.
@safe @frozen @usableFromInline package struct Stack<Element>: ~Copyable {
    @usableFromInline var elements = GrowingBuffer<Element>()
    @usableFromInline var topAddress: UnsafeMutablePointer<Element>?

    @inlinable package init() { unsafe topAddress = nil }

    @inlinable @_transparent package var count: Int { elements.count }
    @inlinable package var isEmpty: Bool { elements.isEmpty }
    @inlinable package var first: Element? { elements.first }
    @inlinable package var last: Element? { elements.last }

    @inlinable package func last(where matches: (Element) -> Bool) -> Element? { elements.last(where: matches) }

    @inlinable package subscript(position: Int) -> Element {
        @_transparent get { elements[position] }
        _modify { yield &elements[position] }
    }

    /// The last element of a stack that is not empty. None may be added or removed while it is changed.
    @inlinable package var top: Element {
        @inline(__always) _read { yield unsafe addressOfTop.pointee }
        @inline(__always) _modify {
            // Without the variable, the code for the thread sanitizer is invalid.
            let top = unsafe addressOfTop
            yield unsafe &top.pointee
        }
    }

    /// The address of the last element of a stack that is not empty, valid until one is added or removed.
    @inlinable @_transparent var addressOfTop: UnsafeMutablePointer<Element> {
        guard let top = unsafe topAddress else { preconditionFailure("the stack is empty") }
        return unsafe top
    }

    // MARK: Changes

    @inlinable @_transparent package mutating func append(_ element: consuming Element) {
        unsafe topAddress = elements.place(appending: element)
    }

    @discardableResult
    @inlinable package mutating func removeLast() -> Element {
        let top = unsafe addressOfTop
        elements.storedCount &-= 1
        unsafe topAddress = isEmpty ? nil : top - 1
        return unsafe top.move()
    }

    @inlinable package mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

    /// Removes all elements, but keeps the memory.
    @inlinable package mutating func removeAll() {
        unsafe topAddress = nil
        elements.removeAll()
    }
}
