// The hash table of the keyed and sequential formats: open addressing with linear probing, at most half full.
//
//     entries  [ – | 0x7f…20 → 4 | – | 0x7f…80 → 9 | 0x7f…84 → 2 | … ]       a power of two of them
//                    ▲ the high bits of the hash; if another key is there, the search goes on with the next entry
//
// An unused entry is marked in the entry itself, so that a search reads one array. The order of the entries is never
// visible. Keys have a seeded hash, so that an archive that chooses them can't force collisions.
//
// Only removing all entries uses the array's memory, which has a value for each of them.

protocol HashTableEntry: BitwiseCopyable {
    associatedtype Key

    /// Creates an unused entry.
    init()

    var isUsed: Bool { get }
    var key: Key { get }

    func hasKey(_ key: Key) -> Bool

    /// The hash of a key, whose high bits are used. The seed is odd and differs between processes.
    static func hash(of key: Key, _ seed: UInt64) -> UInt64
}

struct HashTable<Entry: HashTableEntry> {
    private var entries: [Entry] = []
    private var count = 0

    /// The number of bits by which a hash is shifted to get an index.
    private var shift: UInt64 = 64
    private var seed: UInt64 = 0

    @inline(__always) func entry(for key: Entry.Key) -> Entry? {
        if entries.isEmpty { return nil }
        let entry = entries[index(of: key)]
        return entry.isUsed ? entry : nil
    }

    /// The entry of a key. If it is missing, the given entry is added and returned.
    @inline(__always) mutating func entry(for key: Entry.Key, orInsert new: Entry) -> Entry {
        if count &* 2 >= entries.count { grow() }
        let index = index(of: key)
        let entry = entries[index]
        if entry.isUsed { return entry }
        entries[index] = new
        count &+= 1
        return new
    }

    /// Adds an entry, or replaces the one with the same key.
    mutating func set(_ entry: Entry) {
        if count &* 2 >= entries.count { grow() }
        let index = index(of: entry.key)
        if !entries[index].isUsed { count &+= 1 }
        entries[index] = entry
    }

    /// Removes all entries, and keeps the memory.
    mutating func removeAll() {
        if count == 0 { return }
        unsafe entries.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: Entry()) }
        count = 0
    }

    // The index of the entry of a key, or of the unused entry for it. Terminates, because half of the entries are
    // unused.
    @inline(__always) private func index(of key: Entry.Key) -> Int {
        let mask = entries.count &- 1
        var index = Int(truncatingIfNeeded: Entry.hash(of: key, seed) &>> shift)
        while entries[index].isUsed, !entries[index].hasKey(key) { index = (index &+ 1) & mask }
        return index
    }

    // A small table grows fast, because its entries are hashed again each time.
    @inline(never)
    private mutating func grow() {
        let old = entries
        entries = Array(repeating: Entry(), count: max(16, old.count * (old.count < 4_096 ? 4 : 2)))
        shift = 64 - UInt64(entries.count.trailingZeroBitCount)
        seed = hashTableSeed
        for entry in old where entry.isUsed { entries[index(of: entry.key)] = entry }
    }
}

// Odd, because it is used as a factor. One seed for each process: getting one takes as long as writing a small archive.
let hashTableSeed = UInt64.random(in: .min ... .max) | 1

/// 2^64 divided by the golden ratio.
@inlinable var hashTableFactor: UInt64 { 0x9E37_79B9_7F4A_7C15 }

/// Combines both halves of a product: some keys differ only in their high bits, others in their low bits.
@inlinable func foldedProduct(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
}

// MARK: - Numbers

/// Maps a number that is not 0 to another number, such as an address to the slot of its object.
struct NumberEntry: HashTableEntry {
    var key: UInt64 = 0
    var value: UInt32 = 0

    var isUsed: Bool { key != 0 }
    func hasKey(_ key: UInt64) -> Bool { self.key == key }
    static func hash(of key: UInt64, _ seed: UInt64) -> UInt64 { foldedProduct(key, seed) }
}

typealias NumberTable = HashTable<NumberEntry>

extension NumberTable {
    subscript(key: UInt64) -> UInt32? { entry(for: key)?.value }

    /// Sets the number for a key that is not 0.
    mutating func set(_ value: UInt32, for key: UInt64) { set(NumberEntry(key: key, value: value)) }
}
