// The slots of dates by their times: one look in one place, where the table of all numbers takes three.
//
//     entries  [ – | bits of 3600.0 ▸ slot 7, UID object 19 | – | … ]      open addressing, at most three quarters full

struct KnownTimes: ~Copyable {
    struct Entry: BitwiseCopyable {
        fileprivate var bits: UInt64 = 0
        /// The slot of the date; 0 where there is none.
        var slot: UInt32 = 0
        /// The index of the reference to it.
        var reference: UInt32 = 0
    }

    private var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
    private var count = 0
    private var shift: UInt64 = 64

    /// Parts of the hash. They are random, so that an attacker can't prepare times that all collide.
    private var seed: (UInt64, UInt64) = (0, 1)
    private static let seed: (UInt64, UInt64) = (.random(in: .min ... .max), .random(in: .min ... .max) | 1)

    deinit {
        MemoryBlock.release(entries)
    }

    /// What is known of a time.
    mutating func entry(for bits: UInt64) -> Entry {
        entries.count == 0 ? Entry() : entries[place(of: bits)]
    }

    /// Remembers a time that is not known.
    mutating func insert(_ bits: UInt64, slot: UInt32, reference: UInt32) {
        if count &* 4 >= entries.count &* 3 { grow() }
        entries[place(of: bits)] = Entry(bits: bits, slot: slot, reference: reference)
        count &+= 1
    }

    /// Calls a function with the slot of each date.
    func forEachSlot(_ body: (UInt32) -> Void) {
        for entry in entries where entry.slot != 0 { body(entry.slot) }
    }

    /// Forgets all times; the memory stays.
    mutating func removeAll() {
        if count > 0 { entries.update(repeating: Entry()) }
        count = 0
    }

    // Both halves of the product: times mostly differ in the middle of their bits.
    private func place(of bits: UInt64) -> Int {
        let mask = entries.count &- 1
        let product = (bits ^ seed.0).multipliedFullWidth(by: seed.1)
        var place = Int(truncatingIfNeeded: (product.high ^ product.low) &>> shift)
        while entries[place].slot != 0, entries[place].bits != bits { place = (place &+ 1) & mask }
        return place
    }

    @inline(never)
    private mutating func grow() {
        let old = entries
        let count = max(16, old.count * 2)
        entries = MemoryBlock.grown(UnsafeMutableBufferPointer(start: nil, count: 0), toCount: count)
        entries.initialize(repeating: Entry())
        shift = 64 - UInt64(count.trailingZeroBitCount)
        seed = Self.seed
        for entry in old where entry.slot != 0 { entries[place(of: entry.bits)] = entry }
        MemoryBlock.release(old)
    }
}
