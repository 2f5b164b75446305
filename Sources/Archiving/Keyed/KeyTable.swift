// Recognizes keys without comparing their text.
//
// A key in generated code is a literal: the same 16 bytes at each call, the text itself up to 15 bytes and an address
// beyond. Equal bytes are the same string, as long as the table keeps it alive; so a key costs one probe of a small
// table:
//
//     entries  [ – | bits of "EmpID" → 7 | – | bits of "height" → 9 | … ]      open addressing, at most half full
//
// The same text at another address is another entry with the same number.

struct KeyTable {
    private struct Entry {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var number: UInt32 = 0
    }

    private var entries: [Entry] = []
    private var count = 0

    /// The strings whose bits are in the table: no other string can have them while these live.
    private var strings: [String] = []

    /// The number of a key, if it was met before.
    subscript(key: String) -> UInt32? {
        if entries.isEmpty { return nil }
        let bits = KeyBits.words(of: key)
        let place = place(of: bits.0, bits.1)
        return entries[place].first | entries[place].second == 0 ? nil : entries[place].number
    }

    mutating func set(_ number: UInt32, for key: String) {
        if count &* 2 >= entries.count { grow() }
        let bits = KeyBits.words(of: key)
        entries[place(of: bits.0, bits.1)] = Entry(first: bits.0, second: bits.1, number: number)
        strings.append(key)
        count += 1
    }

    /// Forgets all keys; the memory stays.
    mutating func removeAll() {
        if strings.isEmpty { return }
        for place in entries.indices { entries[place] = Entry() }
        strings.removeAll(keepingCapacity: true)
        count = 0
    }

    private func place(of first: UInt64, _ second: UInt64) -> Int {
        let mask = entries.count &- 1
        // Bits of a product depend on lower ones only, and keys often differ in their last letters: the halves of the
        // full product depend on all.
        let product = (first ^ second &* 0xFF51_AFD7_ED55_8CCD).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        var place = Int(truncatingIfNeeded: product.high ^ product.low) & mask
        while true {
            let entry = entries[place]
            if entry.first == first && entry.second == second { return place }
            if entry.first | entry.second == 0 { return place }
            place = (place &+ 1) & mask
        }
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: Entry(), count: max(32, old.count * 2))
        for entry in old where entry.first | entry.second != 0 {
            entries[place(of: entry.first, entry.second)] = entry
        }
    }
}
