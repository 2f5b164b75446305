// Finds an object that was written before. The table contains only indices and their hashes. The objects are compared
// in the bytes already written.
//
//     group      0                   1                   2                   3         their number is a power of two
//     marks      a ·   b · · · · ·   · · · · · · · ·     c d e f g h i j     k · · …   1 byte: 0 is an empty slot,
//                │     │                                                               else 7 bits of the hash and 0x80
//     slots      hash│index+1        ·                   hash│index+1        …         8 bytes: 32 bits each
//
// The low bits of a hash select the group. Its eight marks are compared at once, and a slot is only read if its mark
// matches the hash. If a group is full, the search continues in the next one. A new object, like most leaves of a large
// archive, therefore reads one word of marks and only writes to a slot. The marks fit into the processor's cache longer
// than the slots.
//
// The table grows in place, because the first access to memory is the most expensive part: each index stays in the
// group with the same number, or moves by a multiple of the previous number of groups.
//
// A bounded table that would have more indices than its bound becomes empty, and a cache: from then on an
// index is only in the group that its hash selects, and a new one replaces another one there. So a search never waits
// for memory that isn't in the processor's cache. What a cache finds depends on the order of insertions and on a hash
// function that is the same everywhere, and not on what the table contained before.
//
// A search that begins after `makeRoom()` stays inside the table, until the table grows or is emptied.

/// Indices of objects by hash, with open addressing; at most seven eighths full.
// Unchecked, because the compiler can't know that the memory has no other owner.
@safe struct UniquingTable: ~Copyable, @unchecked Sendable {
    private var marks = unsafe UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    private var slots = unsafe UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    // The memory blocks that start with the marks and the slots.
    private var markBlock = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var slotBlock = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var groupMask = 0
    // The number of indices, and the maximum before the table grows.
    private(set) var count = 0
    private var greatestCount = 0
    private var isCache = false

    /// How many indices the table can contain before it becomes a cache, which has as many: at least eight.
    @unsafe var bound = Int.max
    package static let commonBound = 1 << 15

    // The marks of the indices that `removeAll()` keeps, and the number of these.
    private var keptMarks: [UInt64] = []
    private var keptCount = 0

    private(set) var hash: LeafHash
    private let firstHash: LeafHash

    /// - Parameter hash: Another hash function for tests, which provoke collisions.
    init(hash: LeafHash = .ofProcess) {
        (self.hash, firstHash) = (hash, hash)
    }

    deinit {
        unsafe SystemMemory.release(markBlock)
        unsafe SystemMemory.release(slotBlock)
    }

    /// Reserves memory for one more index, and returns the hash function. Call this before a search, so that the search
    /// ends at a slot that can be filled.
    @inline(__always) mutating func makeRoom() -> LeafHash {
        if count >= greatestCount { grow() }
        return hash
    }

    /// Reserves memory for many more indices at once.
    mutating func makeRoom(for newCount: Int) {
        while !isCache, unsafe greatestCount &- count < min(newCount, bound &- count) { grow() }
    }

    /// Adds an index, which must be less than `UInt32.max`, at the end of a search.
    @inline(__always) mutating func insert(_ index: UInt32, _ search: UniquingSearch) {
        place(UInt64(search.hash) << 32 | UInt64(index &+ 1), search)
        count &+= 1
    }

    /// Keeps the indices that the table has now in all later calls of `removeAll()`, as long as the table doesn't grow.
    mutating func keepAll() {
        keptMarks = unsafe Array(marks)
        keptCount = count
    }

    /// Removes the indices except those to keep, and returns how many of these there are. The memory is kept.
    // A long table becomes short and grows again. This is faster than clearing a long table, and than filling one that
    // is not in the processor's cache.
    @discardableResult
    mutating func removeAll(exceptKept: Bool = true) -> Int {
        if exceptKept, unsafe marks.count == keptMarks.count {
            if count > keptCount { _ = unsafe marks.update(fromContentsOf: keptMarks) }
            count = keptCount
            return count
        }
        (keptMarks, keptCount, count) = ([], 0, 0)
        if unsafe marks.count <= 512, !isCache {
            unsafe marks.update(repeating: 0)
        } else {
            unsafe marks = UnsafeMutableBufferPointer(start: nil, count: 0)
            unsafe slots = UnsafeMutableBufferPointer(start: nil, count: 0)
            groupMask = 0
            greatestCount = 0
        }
        (hash, isCache) = (firstHash, false)
        return 0
    }
}

// MARK: - Searching

struct UniquingSearch {
    let hash: UInt32
    fileprivate var group: Int
    // One bit per mark of the group: marks that match the hash and were not checked yet, and empty marks.
    fileprivate var matches: UInt64 = 0
    fileprivate var empties: UInt64 = 0

    // The lowest position whose bit is set.
    fileprivate static func position(_ group: Int, _ bits: UInt64) -> Int {
        group &* 8 &+ bits.trailingZeroBitCount / 8
    }
}

extension UniquingTable {
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Starts a search for a hash, after `makeRoom()`.
    @unsafe @inline(__always) mutating func search(_ hash: UInt32) -> UniquingSearch {
        var search = UniquingSearch(hash: hash, group: Int(truncatingIfNeeded: hash) & groupMask)
        unsafe look(&search)
        return search
    }

    /// The next index that was inserted with the hash, or `nil` if there is none.
    // Terminates, because at least an eighth of the slots are empty.
    @unsafe @inline(__always) mutating func next(_ search: inout UniquingSearch) -> UInt32? {
        while true {
            while search.matches != 0 {
                let slot = unsafe slots[UniquingSearch.position(search.group, search.matches)]
                search.matches &= search.matches &- 1
                if UInt32(truncatingIfNeeded: slot &>> 32) == search.hash {
                    return UInt32(truncatingIfNeeded: slot) &- 1
                }
            }
            if search.empties != 0 || isCache { return nil }
            search.group = (search.group &+ 1) & groupMask
            unsafe look(&search)
        }
    }

    // A zero byte in the difference is a match. The byte above it may be a false match, which the slot's hash excludes.
    @unsafe @inline(__always) private mutating func look(_ search: inout UniquingSearch) {
        let marks = unsafe UInt64(littleEndian: marks[search.group])
        let difference = marks ^ UInt64(Self.mark(of: search.hash)) &* Self.lowBits
        search.matches = (difference &- Self.lowBits) & ~difference & Self.highBits
        search.empties = ~marks & Self.highBits
    }

    private static func mark(of hash: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: hash &>> 24) | 0x80
    }

    @inline(__always) private mutating func place(_ slot: UInt64, _ search: UniquingSearch) {
        // Only a cache has full groups here. The number of insertions selects the index that is replaced.
        let isFull = search.empties == 0
        precondition(!isFull || isCache)
        let position = isFull ? search.group &* 8 &+ count & 7 : UniquingSearch.position(search.group, search.empties)
        unsafe precondition(position < slots.count)
        unsafe slots[position] = slot
        unsafe setMark(Self.mark(of: search.hash), at: position)
    }

    @unsafe @inline(__always) private mutating func setMark(_ mark: UInt8, at position: Int) {
        unsafe UnsafeMutableRawBufferPointer(marks)[position] = mark
    }
}

// MARK: - Growing

extension UniquingTable {
    @inline(never)
    private mutating func grow() {
        if unsafe count > bound { return becomeCache() }
        let earlierCount = unsafe marks.count
        // A small table grows faster: to move an index takes longer than to add one.
        let newCount = earlierCount == 0 ? 4 : earlierCount * (earlierCount < 256 ? 4 : 2)
        unsafe slotBlock = Self.grow(slotBlock, usedCount: earlierCount * 64, to: newCount * 64)
        unsafe markBlock = Self.grow(markBlock, usedCount: earlierCount * 8, to: newCount * 8)
        unsafe slots = UnsafeMutableBufferPointer(rebasing: slotBlock.bindMemory(to: UInt64.self)[..<(newCount * 8)])
        unsafe marks = UnsafeMutableBufferPointer(rebasing: markBlock.bindMemory(to: UInt64.self)[..<newCount])
        unsafe marks[earlierCount...].update(repeating: 0)
        groupMask = newCount - 1
        greatestCount = unsafe bound < newCount * 7 ? bound + 1 : newCount * 7
        moveApart(earlierCount)
    }

    private mutating func becomeCache() {
        let groupCount = unsafe bound / 8
        unsafe slots = UnsafeMutableBufferPointer(rebasing: slots[..<bound])
        unsafe marks = UnsafeMutableBufferPointer(rebasing: marks[..<groupCount])
        unsafe marks.update(repeating: 0)
        groupMask = groupCount - 1
        (count, greatestCount, hash, isCache) = (0, .max, .fixed, true)
    }

    private static func grow(
        _ block: UnsafeMutableRawBufferPointer, usedCount: Int, to byteCount: Int
    ) -> UnsafeMutableRawBufferPointer {
        unsafe byteCount <= block.count ? block : SystemMemory.grow(block, usedCount: usedCount, to: byteCount)
    }

    // Goes through the groups in order and reinserts each index. In the lower half, an index never moves to a later
    // group, so no slot that is emptied later comes between an index and its group. The exceptions are indices in the
    // first groups that wrapped around from the last groups: they would be inserted after slots that are emptied later,
    // so they are reinserted last.
    private mutating func moveApart(_ earlierCount: Int) {
        var waiting: [UInt64] = []
        for position in 0..<(earlierCount * 8) {
            if unsafe isFilled(position),
                unsafe Int(truncatingIfNeeded: slots[position] >> 32) & (earlierCount - 1) > position / 8
            {
                unsafe waiting.append(slots[position])
                unsafe setMark(0, at: position)
            } else if unsafe !isFilled(position) {
                break
            }
        }
        for position in 0..<(earlierCount * 8) where unsafe isFilled(position) {
            unsafe setMark(0, at: position)
            unsafe move(slots[position])
        }
        for slot in waiting {
            move(slot)
        }
    }

    @unsafe private mutating func isFilled(_ position: Int) -> Bool {
        unsafe UnsafeMutableRawBufferPointer(marks)[position] != 0
    }

    private mutating func move(_ slot: UInt64) {
        var search = unsafe search(UInt32(truncatingIfNeeded: slot >> 32))
        while search.empties == 0 {
            search.group = (search.group + 1) & groupMask
            unsafe look(&search)
        }
        place(slot, search)
    }
}
