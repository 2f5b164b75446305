// The slots of objects by address.
//
// Objects are at multiples of 16, and nearly all of them are in one window of 64 GiB, the window of the first object.
// Within the window, 32 bits identify an object, so that an entry has half the size that it would have with an address:
//
//     address   0x0000_7f3a_5|c12_3450            entries  [ – | c123_45 ▸ slot 4 | – | c123_5d ▸ slot 9 | … ]
//               └── window ──┘└─ 32 bits ─┘

struct ObjectSlots {
    private struct Entry: HashTableEntry {
        var key: UInt32 = 0
        /// The slot; 0 in an unused entry.
        var slot: UInt32 = 0

        var isUsed: Bool { slot != 0 }
        func hasKey(_ key: UInt32) -> Bool { self.key == key }
        static func hash(of key: UInt32, _ seed: UInt64) -> UInt64 { UInt64(key) &* hashTableFactor }
    }

    private var entries = HashTable<Entry>()

    /// The high bits of the addresses whose objects are in `entries`.
    private var window = UInt64.max

    /// Objects outside the window, or at other addresses.
    private var others = NumberTable()

    /// The slot of the object at an address; 0 if it has none.
    subscript(address: UInt) -> UInt32 {
        guard isInWindow(address) else { return others[UInt64(address)] ?? 0 }
        return entries.entry(for: Self.low(address))?.slot ?? 0
    }

    /// The slot of the object at an address. If it has none, the given slot, which is not 0, is stored and returned.
    mutating func slot(at address: UInt, orNew slot: UInt32) -> UInt32 {
        if window == .max { window = UInt64(address) >> 36 }
        guard isInWindow(address) else { return slotElsewhere(at: address, orNew: slot) }
        let low = Self.low(address)
        return entries.entry(for: low, orInsert: Entry(key: low, slot: slot)).slot
    }

    /// Removes all objects, and keeps the memory.
    mutating func removeAll() {
        entries.removeAll()
        others.removeAll()
    }

    private func isInWindow(_ address: UInt) -> Bool {
        UInt64(address) >> 36 == window && address & 15 == 0
    }

    private static func low(_ address: UInt) -> UInt32 { UInt32(truncatingIfNeeded: address >> 4) }

    @inline(never)
    private mutating func slotElsewhere(at address: UInt, orNew slot: UInt32) -> UInt32 {
        others.entry(for: UInt64(address), orInsert: NumberEntry(key: UInt64(address), value: slot)).value
    }
}
