// A list of numbers in memory of its own: what an array is, but resized in its place, and never copied by mistake.
//
//     memory     17   4   0   9   ·   ·   ·   ·
//                               ▲               ▲
//                             count         capacity        nothing is touched beyond `count`

/// Numbers that are appended.
// Unchecked, because the compiler cannot know that nobody else has the memory.
struct GrowingTable<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private var block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
    /// How many numbers there are.
    private(set) var count = 0

    deinit {
        SystemMemory.release(block)
    }

    /// The number at a position, which must be less than `count`.
    subscript(position: Int) -> Element {
        get {
            precondition(position >= 0 && position < count)
            return memory[position]
        }
        set {
            precondition(position >= 0 && position < count)
            memory[position] = newValue
        }
    }

    mutating func append(_ element: Element) {
        if count == memory.count { grow(to: count + 1) }
        memory[count] = element
        count += 1
    }

    /// Appends `element` until there are `newCount`.
    mutating func append(_ element: Element, upTo newCount: Int) {
        guard newCount > count else { return }
        if newCount > memory.count { grow(to: newCount) }
        memory[count..<newCount].update(repeating: element)
        count = newCount
    }

    /// Forgets the numbers, and keeps the memory.
    mutating func removeAll() {
        count = 0
    }

    @inline(never)
    private mutating func grow(to leastCapacity: Int) {
        let stride = MemoryLayout<Element>.stride
        block = SystemMemory.grow(block, usedCount: count * stride, to: max(leastCapacity, 64) * stride)
        memory = block.bindMemory(to: Element.self)
    }
}
