// Finds an object that was written before. The table holds no objects and no keys, only indices and their hashes; what
// an index represents is compared in the bytes already written.
//
//     group      0                   1                   2                   3         a power of two of them
//     marks      a ·   b · · · · ·   · · · · · · · ·     c d e f g h i j     k · · …   1 byte: 0 is an empty slot,
//                │     │                                                               else 7 bits of the hash and 0x80
//     slots      hash│index+1        ·                   hash│index+1        …         8 bytes: 32 of each
//
// The low bits of a hash choose the group. Its eight marks are looked at together; a slot only where the mark is that
// of the hash. When the group is full, the next one goes on. So an object that is new, as most leaves of a large
// archive are, reads one word of the marks, which stay in the processor's cache when the slots no longer do, and only
// writes to a slot.
//
// The table grows in its place, since the first touch of memory costs more than all else: each index goes to the group
// with the same number, or to the one as far after it as the table was long.

/// Indices of objects by their hashes; open addressing, at most seven eighths full.
// Unchecked, because the compiler cannot know that the memory has no other owner.
struct UniquingTable: ~Copyable, @unchecked Sendable {
    private var marks = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    private var slots = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    // The memory they are at the beginning of.
    private var markBlock = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var slotBlock = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var groupMask = 0
    // How many indices there are, and how many there may be before the table grows.
    private var count = 0
    private var greatestCount = 0
    private var seen: UInt64 = 0

    // May be another one after `makeRoom()` as long as there is no index.
    private var hash: LeafHash
    private let isSeeded: Bool

    init() {
        hash = LeafHash(variation: 0)
        isSeeded = false
    }

    /// For tests, which choose collisions.
    init(hash: LeafHash) {
        self.hash = hash
        isSeeded = true
    }

    deinit {
        SystemMemory.release(markBlock)
        SystemMemory.release(slotBlock)
    }

    /// Reserves memory for one more index, and gives the hash function: what a search begins with, so that it ends at a
    /// slot that can be filled.
    mutating func makeRoom() -> LeafHash {
        if count >= greatestCount { grow() }
        return hash
    }

    /// Reserves memory for many more indices at once, of which nothing is touched but the marks.
    mutating func makeRoom(for newCount: Int) {
        while newCount > greatestCount &- count { grow() }
    }

    /// Reads where a search for a hash begins. Of several searches that is done first, so that the processor waits for
    /// all of them at once; the sum is what keeps the compiler from leaving it out.
    mutating func lookAhead(_ hash: UInt32) {
        let group = Int(hash) & groupMask
        seen = seen ^ marks[group] ^ slots[group &* 8]
    }

    /// Adds an index, which must be less than `UInt32.max`, where a search has ended.
    mutating func insert(_ index: UInt32, _ search: UniquingSearch) {
        place(UInt64(search.hash) << 32 | UInt64(index &+ 1), search)
        count &+= 1
    }

    /// Removes the indices, and keeps the memory.
    // The table is short again, and grows again: that is quicker than to fill a long one, which is not in the
    // processor's cache, and than to empty it.
    mutating func removeAll() {
        marks = UnsafeMutableBufferPointer(start: nil, count: 0)
        slots = UnsafeMutableBufferPointer(start: nil, count: 0)
        groupMask = 0
        greatestCount = 0
        count = 0
    }
}

// MARK: - Searching

/// How far a search has come.
struct UniquingSearch {
    let hash: UInt32
    fileprivate var group: Int
    // Of the marks of the group, a bit for each that may be the hash's and has not been looked at, and for each empty.
    fileprivate var matches: UInt64 = 0
    fileprivate var empties: UInt64 = 0

    // The lowest position for which there is a bit.
    fileprivate static func position(_ group: Int, _ bits: UInt64) -> Int {
        group &* 8 &+ bits.trailingZeroBitCount / 8
    }
}

extension UniquingTable {
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Begins to look for a hash, after `makeRoom()`.
    mutating func search(_ hash: UInt32) -> UniquingSearch {
        var search = UniquingSearch(hash: hash, group: Int(hash) & groupMask)
        look(&search)
        return search
    }

    /// The next index that was inserted with the hash, or `nil` when there is no other.
    // Ends, because an eighth of the slots are empty.
    mutating func next(_ search: inout UniquingSearch) -> UInt32? {
        while true {
            while search.matches != 0 {
                let slot = slots[UniquingSearch.position(search.group, search.matches)]
                search.matches &= search.matches &- 1
                if UInt32(truncatingIfNeeded: slot &>> 32) == search.hash {
                    return UInt32(truncatingIfNeeded: slot) &- 1
                }
            }
            if search.empties != 0 { return nil }
            search.group = (search.group &+ 1) & groupMask
            look(&search)
        }
    }

    // A byte that is zero after the difference is a match; the one above it may seem to be, which the slot decides.
    private mutating func look(_ search: inout UniquingSearch) {
        let marks = UInt64(littleEndian: marks[search.group])
        let difference = marks ^ UInt64(Self.mark(of: search.hash)) &* Self.lowBits
        search.matches = (difference &- Self.lowBits) & ~difference & Self.highBits
        search.empties = ~marks & Self.highBits
    }

    private static func mark(of hash: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: hash &>> 24) | 0x80
    }

    private mutating func place(_ slot: UInt64, _ search: UniquingSearch) {
        let position = UniquingSearch.position(search.group, search.empties)
        precondition(search.empties != 0 && position < slots.count)
        slots[position] = slot
        setMark(Self.mark(of: search.hash), at: position)
    }

    private mutating func setMark(_ mark: UInt8, at position: Int) {
        UnsafeMutableRawBufferPointer(marks)[position] = mark
    }
}

// MARK: - Growing

extension UniquingTable {
    @inline(never)
    private mutating func grow() {
        let earlierCount = marks.count
        let newCount = max(4, earlierCount * 2)
        slotBlock = Self.grow(slotBlock, usedCount: earlierCount * 64, to: newCount * 64)
        markBlock = Self.grow(markBlock, usedCount: earlierCount * 8, to: newCount * 8)
        slots = UnsafeMutableBufferPointer(rebasing: slotBlock.bindMemory(to: UInt64.self)[..<(newCount * 8)])
        marks = UnsafeMutableBufferPointer(rebasing: markBlock.bindMemory(to: UInt64.self)[..<newCount])
        marks[earlierCount...].update(repeating: 0)
        groupMask = newCount - 1
        greatestCount = newCount * 7
        if earlierCount == 0, !isSeeded {
            // Tells tables of a process apart; the address is another one in every process too.
            hash = LeafHash(variation: UInt64(UInt(bitPattern: marks.baseAddress)))
        }
        moveApart(earlierCount)
    }

    private static func grow(
        _ block: UnsafeMutableRawBufferPointer, usedCount: Int, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        byteCount <= block.count ? block : SystemMemory.grow(block, usedCount: usedCount, to: byteCount)
    }

    // From the first group to the last: each index is taken out and inserted again, in the lower half never further
    // than it stood. So nothing that has been placed is parted from its group by a slot that is emptied later. But
    // indices in the first groups that had come around from the last would be placed after slots that are still to be
    // emptied: they wait until all others are in their slots.
    private mutating func moveApart(_ earlierCount: Int) {
        var waiting: [UInt64] = []
        for position in 0..<(earlierCount * 8) {
            if isFilled(position), Int(slots[position] >> 32) & (earlierCount - 1) > position / 8 {
                waiting.append(slots[position])
                setMark(0, at: position)
            } else if !isFilled(position) {
                break
            }
        }
        for position in 0..<(earlierCount * 8) where isFilled(position) {
            setMark(0, at: position)
            move(slots[position])
        }
        for slot in waiting {
            move(slot)
        }
    }

    private mutating func isFilled(_ position: Int) -> Bool {
        UnsafeMutableRawBufferPointer(marks)[position] != 0
    }

    private mutating func move(_ slot: UInt64) {
        var search = search(UInt32(truncatingIfNeeded: slot >> 32))
        while search.empties == 0 {
            search.group = (search.group + 1) & groupMask
            look(&search)
        }
        place(slot, search)
    }
}
