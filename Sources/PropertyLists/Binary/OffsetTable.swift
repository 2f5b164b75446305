// The offset of each object, by index.
//
//     narrow     8   13   0   27   27 + …        4 bytes each, as long as all offsets are below 4 GiB
//     wide       8        13        0   …        8 bytes each, as soon as one offset is not
//
// This halves the memory for all but the largest archives: the first access to memory takes longer than using it.
//
// A list lends its numbers to a loop during which it can't change.

/// Offsets of objects; 0 means none.
struct OffsetTable: ~Copyable, Sendable {
    private var narrow = GrowingBuffer<UInt32>()
    private var wide = GrowingBuffer<UInt64>()

    // The least offset that requires the wide form; 0 when the table is wide. The initial value is smaller in tests,
    // which can't write 4 GiB.
    private var leastWideOffset: Int
    private let firstWideOffset: Int
    private var isWide: Bool { leastWideOffset == 0 }

    init(leastWideOffset: Int) {
        self.leastWideOffset = leastWideOffset
        firstWideOffset = leastWideOffset
    }

    // One of both lists is empty.
    @inline(__always) var count: Int { narrow.count &+ wide.count }

    /// The offset of an object. The index must be less than `count`.
    subscript(index: Int) -> Int {
        get { isWide ? Int(wide[index]) : Int(narrow[index]) }
        set {
            if newValue < leastWideOffset {
                narrow[index] = UInt32(truncatingIfNeeded: newValue)
            } else {
                widen()
                wide[index] = UInt64(newValue)
            }
        }
    }

    @inline(__always) func forEach(_ body: (UInt64) -> Void) {
        // One of both lists is empty.
        // swift-format-ignore
        for unsafe offset in unsafe narrow.values(in: 0..<narrow.count) { body(UInt64(offset)) }
        // swift-format-ignore
        for unsafe offset in unsafe wide.values(in: 0..<wide.count) { body(offset) }
    }

    @inline(__always) mutating func append(_ offset: Int) {
        if offset < leastWideOffset {
            narrow.append(UInt32(truncatingIfNeeded: offset))
        } else {
            appendWide(offset)
        }
    }

    @inline(never)
    private mutating func appendWide(_ offset: Int) {
        widen()
        wide.append(UInt64(offset))
    }

    /// Removes the offsets, but keeps the memory.
    mutating func removeAll() {
        narrow.removeAll()
        wide.removeAll()
        leastWideOffset = firstWideOffset
    }

    @inline(never)
    private mutating func widen() {
        guard !isWide else { return }
        leastWideOffset = 0
        for index in 0..<narrow.count { wide.append(UInt64(narrow[index])) }
        narrow.removeAll()
    }
}
