// From one number to another: addresses of objects to their slots, indexes of values to the slots that hold them.
//
// Open addressing with linear probing in one array of 16-byte entries, at most half of them used:
//
//     entries  [ 0 → – | 0x7f…20 → 4 | 0 → – | 0x7f…80 → 9 | 0x7f…84 → 2 | … ]
//                          ▲ hash(key) & mask; a taken place sends the search to the next
//
// A key of 0 marks a free place: no object lies at address 0, and callers add 1 to indexes. The order of the entries is
// never seen, so it needs no seed.

struct NumberTable {
    private struct Entry {
        var key: UInt64
        var value: UInt32
    }

    private var entries: [Entry] = []
    private var count = 0

    /// The number for a key, if there is one.
    subscript(key: UInt64) -> UInt32? {
        if entries.isEmpty { return nil }
        let position = place(of: key)
        return entries[position].key == key ? entries[position].value : nil
    }

    /// Sets the number for a key that is not 0.
    mutating func set(_ value: UInt32, for key: UInt64) {
        if count &* 2 >= entries.count { grow() }
        let position = place(of: key)
        if entries[position].key != key {
            count += 1
            entries[position].key = key
        }
        entries[position].value = value
    }

    /// Forgets all numbers; the memory stays.
    mutating func removeAll() {
        if count == 0 { return }
        for place in entries.indices { entries[place] = Entry(key: 0, value: 0) }
        count = 0
    }

    private func place(of key: UInt64) -> Int {
        let mask = entries.count &- 1
        var position = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while entries[position].key != key, entries[position].key != 0 {
            position = (position &+ 1) & mask
        }
        return position
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: Entry(key: 0, value: 0), count: max(16, old.count * 2))
        for entry in old where entry.key != 0 {
            entries[place(of: entry.key)] = entry
        }
    }
}
