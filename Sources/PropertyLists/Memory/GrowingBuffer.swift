// A growable buffer with a single owner.
//
//     memory   [ ● | ● | ● | – | – | – | – | – ]
//                          ▲ count             ▲ memory.count, the capacity; the rest is uninitialized
//
// An array checks on each change whether it is shared, and copies its elements when it grows. Here the compiler ensures
// the single owner, memory grows without copying if the system supports that, and an element stays at its address until
// the buffer grows.
//
// Callers' positions are compared with the count. The buffer's own positions are less than it.

/// A list that grows and shrinks at its end.
// Transparent where it is called for each value, so that debug builds don't call generic code there.
@safe @frozen @usableFromInline package struct GrowingBuffer<Element>: ~Copyable {
    @usableFromInline var memory: UnsafeMutableBufferPointer<Element>
    // The size of the block, which may be larger than a whole number of elements.
    @usableFromInline var byteCount: Int
    // Behind `count`, because inlinable code can't change a property whose setter has less access than its getter.
    @usableFromInline var storedCount: Int

    @inlinable package init() {
        unsafe memory = UnsafeMutableBufferPointer(start: nil, count: 0)
        byteCount = 0
        storedCount = 0
    }

    @inlinable deinit {
        unsafe memory.baseAddress?.deinitialize(count: count)
        unsafe SystemMemory.release(UnsafeMutableRawBufferPointer(start: memory.baseAddress, count: byteCount))
    }

    /// The number of elements.
    @inlinable @_transparent package var count: Int { storedCount }
    @inlinable package var isEmpty: Bool { count == 0 }
    @inlinable package var first: Element? { count == 0 ? nil : self[0] }
    @inlinable package var last: Element? { count == 0 ? nil : self[count &- 1] }

    @inlinable package func last(where matches: (Element) -> Bool) -> Element? {
        var position = count
        while position > 0 {
            position -= 1
            if matches(self[position]) { return self[position] }
        }
        return nil
    }

    @inlinable @_transparent func isInside(_ position: Int) -> Bool {
        UInt(bitPattern: position) < UInt(bitPattern: count)
    }

    @inlinable package subscript(position: Int) -> Element {
        @_transparent get {
            precondition(isInside(position))
            return unsafe memory[position]
        }
        @_transparent set {
            precondition(isInside(position))
            unsafe memory[position] = newValue
        }
        _modify {
            precondition(isInside(position))
            yield unsafe &memory[position]
        }
    }

    /// The address of an element, valid until the buffer grows; `nil` after the end.
    @inlinable @_transparent package func address(of position: Int) -> UnsafeMutablePointer<Element>? {
        guard let base = unsafe memory.baseAddress, isInside(position) else { return nil }
        return unsafe base + position
    }

    /// The elements in a range, valid until the buffer changes.
    @inlinable package func values(in range: Range<Int>) -> UnsafeBufferPointer<Element> {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return unsafe UnsafeBufferPointer(rebasing: memory[range])
    }
}

extension GrowingBuffer: @unchecked Sendable where Element: Sendable {}

/// The elements of a buffer, valid until it changes. They are accessed without reference counting.
// Whoever creates it keeps the buffer, and doesn't change it.
@safe @frozen @usableFromInline package struct BorrowedElements<Element> {
    @usableFromInline let memory: UnsafeMutableBufferPointer<Element>
    @usableFromInline package let count: Int

    @unsafe @inlinable package init(_ buffer: borrowing GrowingBuffer<Element>) {
        unsafe (memory, count) = (buffer.memory, buffer.count)
    }

    @inlinable package var indices: Range<Int> { 0..<count }

    @inlinable package subscript(position: Int) -> Element {
        @_transparent get {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            return unsafe memory[position]
        }
    }
}

// MARK: - Changes

extension GrowingBuffer {
    // Inlined, so that the element is created in the buffer and not copied there.
    @inlinable @_transparent package mutating func append(_ element: consuming Element) {
        _ = unsafe place(appending: element)
    }

    /// Appends an element, and returns its address, which is valid until the buffer grows.
    @inlinable @_transparent mutating func place(appending element: consuming Element) -> UnsafeMutablePointer<Element>
    {
        if unsafe count == memory.count { grow(toCount: count &+ 1) }
        let place = unsafe memory.baseAddress.unsafelyUnwrapped + count
        unsafe place.initialize(to: element)
        storedCount &+= 1
        return unsafe place
    }

    /// Appends an element for which there is room.
    @unsafe @inlinable @_transparent package mutating func appendInRoom(_ element: consuming Element) {
        assert(unsafe count < memory.count)
        unsafe memory.initializeElement(at: count, to: element)
        storedCount &+= 1
    }

    @inlinable package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        let newCount = count &+ elements.count
        if unsafe newCount > memory.count { grow(toCount: newCount) }
        if let base = unsafe memory.baseAddress { unsafe (base + count).initialize(from: first, count: elements.count) }
        storedCount = newCount
    }

    /// Appends `element` until the buffer has `newCount` elements.
    @inlinable package mutating func append(_ element: Element, upTo newCount: Int) {
        guard newCount > count else { return }
        if unsafe newCount > memory.count { grow(toCount: newCount) }
        unsafe memory[count..<newCount].initialize(repeating: element)
        storedCount = newCount
    }

    /// Makes room for `newCount` elements.
    @inlinable package mutating func reserve(_ newCount: Int) {
        if unsafe newCount > memory.count { grow(toCount: newCount) }
    }

    @discardableResult
    @inlinable package mutating func removeLast() -> Element {
        precondition(count > 0)
        storedCount &-= 1
        return unsafe memory.moveElement(from: count)
    }

    @inlinable package mutating func popLast() -> Element? {
        count == 0 ? nil : removeLast()
    }

    /// Removes the elements from a position on, but keeps the memory.
    // The count changes before the elements are destroyed, because destroying one may call code that uses the buffer.
    @inlinable package mutating func remove(from position: Int) {
        precondition(position >= 0 && position <= count)
        if position == count { return }
        let removed = unsafe UnsafeMutableBufferPointer(rebasing: memory[position..<count])
        storedCount = position
        unsafe removed.deinitialize()
    }

    /// Removes all elements, but keeps the memory.
    @inlinable package mutating func removeAll() {
        remove(from: 0)
    }

    /// Removes all elements, but keeps the memory.
    ///
    /// - Parameter prepare: Called with each run of elements before they are destroyed.
    @inlinable package mutating func removeAll(
        inRunsOf runCount: Int, _ prepare: (UnsafeMutableBufferPointer<Element>) -> Void
    ) {
        let end = count
        storedCount = 0
        for start in stride(from: 0, to: end, by: runCount) {
            let run = unsafe UnsafeMutableBufferPointer(rebasing: memory[start..<min(start + runCount, end)])
            unsafe prepare(run)
            unsafe run.deinitialize()
        }
    }

    @inlinable @inline(never) mutating func grow(toCount newCount: Int) {
        let stride = MemoryLayout<Element>.stride
        let (needed, overflows) = newCount.multipliedReportingOverflow(by: stride)
        precondition(!overflows, "out of memory")
        let block = unsafe SystemMemory.grow(
            UnsafeMutableRawBufferPointer(start: memory.baseAddress, count: byteCount), usedCount: count &* stride,
            // A small list grows fast: copying takes longer than memory that is never accessed.
            to: max(needed, 512, byteCount < 1 << 14 ? byteCount &* 8 : 0))
        byteCount = block.count
        unsafe memory = UnsafeMutableBufferPointer(
            start: block.baseAddress?.assumingMemoryBound(to: Element.self), count: block.count / stride)
    }
}

// MARK: - Numbers by an index

extension GrowingBuffer where Element == UInt32 {
    /// The number with an index; 0 if none was set.
    @inlinable @inline(__always) package func number(at index: Int) -> UInt32 {
        UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : 0
    }

    @inlinable @inline(__always) package mutating func setNumber(_ number: UInt32, at index: Int) {
        if index >= count { extend(to: index) }
        self[index] = number
    }

    // By more numbers than necessary, but few at first, so that most calls for rising indices only store.
    @inlinable @inline(never) mutating func extend(to index: Int) {
        reserve(index &+ 1)
        unsafe append(0, upTo: min(memory.count, index &+ min(index &+ 16, 256)))
    }
}
