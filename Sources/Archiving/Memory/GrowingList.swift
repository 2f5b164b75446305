// Values one behind the other, in memory of one owner, which they may be worked with in.
//
//     storage  [ ● | ● | ● | – | – | – | – | – ]
//                          └ count              └ storage.count, the capacity
//
// Like `GrowingBuffer`, and for values with references too: for what an unarchiver holds per object. An array would do,
// but for two things: it grows by copying into fresh memory, which costs more than all else that is done with a big list,
// and its elements have no place that stays while only this list's last element is worked with.

/// A list that only grows and shrinks at its end.
struct GrowingList<Element>: ~Copyable {
    private var storage = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
    private(set) var count = 0

    deinit {
        storage.baseAddress?.deinitialize(count: count)
        MemoryBlock.release(storage)
    }

    subscript(position: Int) -> Element {
        get { pointer(to: position).pointee }
        nonmutating set { pointer(to: position).pointee = newValue }
        nonmutating _modify { yield &pointer(to: position).pointee }
    }

    /// Where an element stands, until the list grows.
    func pointer(to position: Int) -> UnsafeMutablePointer<Element> {
        guard let place = place(position) else {
            preconditionFailure("index \(position) is out of range for a list of \(count) elements")
        }
        return place
    }

    /// Where an element stands, until the list grows; `nil` beyond the end.
    func place(_ position: Int) -> UnsafeMutablePointer<Element>? {
        guard let base = storage.baseAddress, UInt(bitPattern: position) < UInt(bitPattern: count) else { return nil }
        return base + position
    }

    /// Where the last element of a list stands that is not empty, until the list grows.
    var top: UnsafeMutablePointer<Element> { pointer(to: count &- 1) }

    var isEmpty: Bool { count == 0 }
    var first: Element? { count == 0 ? nil : self[0] }
    var last: Element? { count == 0 ? nil : self[count &- 1] }

    func last(where matches: (Element) -> Bool) -> Element? {
        var position = count
        while position > 0 {
            position -= 1
            if matches(self[position]) { return self[position] }
        }
        return nil
    }

    // Inlined always: the element is made in its place then, and not copied there.
    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == storage.count { grow() }
        storage.initializeElement(at: count, to: element)
        count &+= 1
    }

    mutating func removeLast() {
        top.deinitialize(count: 1)
        count &-= 1
    }

    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count &-= 1
        return storage.moveElement(from: count)
    }

    /// Empties the list; it keeps its memory.
    ///
    /// - Parameter prepare: called with the places of the next elements, some at a time, before these are destroyed.
    mutating func removeAll(inRunsOf runCount: Int, _ prepare: (UnsafeMutableBufferPointer<Element>) -> Void) {
        guard let elements = storage.baseAddress else { return }
        // Empty from here on, for those who ask while elements are destroyed.
        let end = count
        count = 0
        var place = 0
        while place < end {
            let run = UnsafeMutableBufferPointer(start: elements + place, count: min(runCount, end - place))
            prepare(run)
            run.deinitialize()
            place += run.count
        }
    }

    /// Empties the list; it keeps its memory.
    mutating func removeAll() {
        storage.baseAddress?.deinitialize(count: count)
        count = 0
    }

    @inline(never)
    private mutating func grow() {
        storage = MemoryBlock.grown(storage, toCount: max(8, storage.count * 2))
    }
}
