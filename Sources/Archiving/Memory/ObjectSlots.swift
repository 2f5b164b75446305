// The slots of objects by address.
//
// Open addressing with linear probing, at most half full. An entry is half as large as an address and a number would
// be: objects lie at multiples of 16, and nearly all of them in one window of 64 GiB, that of the first one.
//
//     address   0x0000_7f3a_5|c12_3450            entries  [ – | c123_45 ▸ slot 4 | – | c123_5d ▸ slot 9 | … ]
//               └── window ──┘└─ 32 bits ─┘
//
// Objects elsewhere have a table of their own. The order of the entries is never seen, so it needs no seed.

struct ObjectSlots: ~Copyable {
    private var entries = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    private var count = 0

    /// By how much a hash is shifted to be a position.
    private var shift: UInt64 = 64

    /// The high bits of the addresses whose objects are in `entries`.
    private var window = UInt64.max
    private var others = NumberTable()

    deinit {
        MemoryBlock.release(entries)
    }

    /// The slot of the object at an address; 0 where it has none.
    subscript(address: UInt) -> UInt32 {
        guard isInWindow(address) else { return others[UInt64(address)] ?? 0 }
        if count == 0 { return 0 }
        return UInt32(truncatingIfNeeded: entries[place(of: address)])
    }

    /// The slot of the object at an address; the one given, which is not 0, where it had none.
    mutating func slot(at address: UInt, orNew slot: UInt32) -> UInt32 {
        if count &* 2 >= entries.count { grow(window: UInt64(address) >> 36) }
        guard isInWindow(address) else { return slotElsewhere(at: address, orNew: slot) }
        let place = place(of: address)
        if entries[place] != 0 { return UInt32(truncatingIfNeeded: entries[place]) }
        entries[place] = UInt64(Self.low(address)) << 32 | UInt64(slot)
        count &+= 1
        return slot
    }

    /// Forgets all objects; the memory stays.
    mutating func removeAll() {
        if count > 0 { entries.update(repeating: 0) }
        count = 0
        others = NumberTable()
    }

    private func isInWindow(_ address: UInt) -> Bool {
        UInt64(address) >> 36 == window && address & 15 == 0
    }

    private static func low(_ address: UInt) -> UInt32 { UInt32(truncatingIfNeeded: address >> 4) }

    /// Where an object's entry is, or is to be.
    private func place(of address: UInt) -> Int {
        place(of: Self.low(address))
    }

    private func place(of low: UInt32) -> Int {
        let mask = entries.count &- 1
        var place = Int(truncatingIfNeeded: (UInt64(low) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
        while entries[place] != 0, UInt32(truncatingIfNeeded: entries[place] &>> 32) != low {
            place = (place &+ 1) & mask
        }
        return place
    }

    @inline(never)
    private mutating func slotElsewhere(at address: UInt, orNew slot: UInt32) -> UInt32 {
        if let known = others[UInt64(address)] { return known }
        others.set(slot, for: UInt64(address))
        return slot
    }

    @inline(never)
    private mutating func grow(window first: UInt64) {
        if window == UInt64.max { window = first }
        let old = entries
        let capacity = max(32, old.count * 2)
        entries = MemoryBlock.zeros(UInt64.self, count: capacity)
        shift = 64 - UInt64(capacity.trailingZeroBitCount)
        for entry in old where entry != 0 {
            entries[place(of: UInt32(truncatingIfNeeded: entry >> 32))] = entry
        }
        MemoryBlock.release(old)
    }
}
