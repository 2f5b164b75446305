// Small values one behind the other, in memory of one owner.
//
//     storage  [ 7 | 9 | 4 | – | – | – ]
//                          └ count      └ storage.count, the capacity
//
// An array asks with each change whether it is shared, and may be copied; here there is one owner, which the compiler
// sees to, and an element is appended in three instructions.

/// A list of values without references.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var storage = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
    private(set) var count = 0

    deinit {
        MemoryBlock.release(storage)
    }

    var isEmpty: Bool { count == 0 }

    subscript(position: Int) -> Element {
        get {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            return storage[position]
        }
        set {
            precondition(UInt(bitPattern: position) < UInt(bitPattern: count))
            storage[position] = newValue
        }
    }

    mutating func append(_ element: Element) {
        if count == storage.count { grow(toCount: count + 1) }
        storage[count] = element
        count &+= 1
    }

    /// Appends a value a number of times.
    mutating func append(repeating element: Element, count newCount: Int) {
        if storage.count - count < newCount { grow(toCount: count + newCount) }
        storage[count..<(count + newCount)].initialize(repeating: element)
        count += newCount
    }

    /// Puts a value before the one at a position.
    mutating func insert(_ element: Element, at position: Int) {
        append(element)
        var place = count - 1
        while place > position {
            storage[place] = storage[place - 1]
            place -= 1
        }
        storage[place] = element
    }

    mutating func removeLast() -> Element {
        precondition(count > 0)
        count &-= 1
        return storage[count]
    }

    /// Forgets the values from a position on. The memory stays.
    mutating func remove(from position: Int) {
        precondition(position >= 0 && position <= count)
        count = position
    }

    /// Lends the values from a position on.
    func withValues<Result>(
        from position: Int, _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result {
        try body(values(in: position..<count))
    }

    /// The values at some positions, until the buffer is changed the next time.
    func values(in range: Range<Int>) -> UnsafeBufferPointer<Element> {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return UnsafeBufferPointer(rebasing: storage[range])
    }

    @inline(never)
    private mutating func grow(toCount least: Int) {
        storage = MemoryBlock.grown(storage, toCount: Swift.max(16, Swift.max(least, storage.count * 2)))
    }
}
