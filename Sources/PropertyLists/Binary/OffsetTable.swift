// Where each object begins, by its index.
//
//     narrow     8   13   0   27   27 + …        4 bytes each, as long as all objects begin below 4 GiB
//     wide       8        13        0   …        8 bytes each, from the first object on that does not
//
// Half the memory for all archives but the largest: the first touch of memory costs more than what is done with it.

/// Offsets of objects; 0 is none.
struct OffsetTable: ~Copyable, Sendable {
    private var narrow = GrowingBuffer<UInt32>()
    private var wide = GrowingBuffer<UInt64>()
    private var isWide = false

    // The least offset that needs eight bytes, or 0 when all have them; and what it is at first, which is less in
    // tests, as these cannot write 4 GiB.
    private var leastWideOffset: Int
    private let firstWideOffset: Int

    init(leastWideOffset: Int) {
        self.leastWideOffset = leastWideOffset
        firstWideOffset = leastWideOffset
    }

    /// How many objects there are.
    var count: Int { isWide ? wide.count : narrow.count }

    /// Where an object begins; its index must be less than `count`.
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

    mutating func append(_ offset: Int) {
        if offset < leastWideOffset {
            narrow.append(UInt32(truncatingIfNeeded: offset))
        } else {
            widen()
            wide.append(UInt64(offset))
        }
    }

    /// Removes the offsets, and keeps the memory.
    mutating func removeAll() {
        narrow.removeAll()
        wide.removeAll()
        isWide = false
        leastWideOffset = firstWideOffset
    }

    @inline(never)
    private mutating func widen() {
        guard !isWide else { return }
        isWide = true
        leastWideOffset = 0
        for index in 0..<narrow.count {
            wide.append(UInt64(narrow[index]))
        }
        narrow.removeAll()
    }
}
