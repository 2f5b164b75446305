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

    private var entries = [Entry](repeating: Entry(), count: 64)
    private var count = 0

    /// The strings whose bits are in the table: no other string can have them while these live.
    private var strings: [String] = []

    /// The number of a key, if it was met before.
    subscript(key: String) -> UInt32? {
        let bits = unsafeBitCast(key, to: (UInt64, UInt64).self)
        let place = place(of: bits.0, bits.1)
        return entries[place].first | entries[place].second == 0 ? nil : entries[place].number
    }

    mutating func set(_ number: UInt32, for key: String) {
        if count &* 2 >= entries.count { grow() }
        let bits = unsafeBitCast(key, to: (UInt64, UInt64).self)
        entries[place(of: bits.0, bits.1)] = Entry(first: bits.0, second: bits.1, number: number)
        strings.append(key)
        count += 1
    }

    private func place(of first: UInt64, _ second: UInt64) -> Int {
        let mask = entries.count &- 1
        let mixed = (first ^ second &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: mixed >> 32) & mask
        while true {
            let entry = entries[place]
            if entry.first == first && entry.second == second { return place }
            if entry.first | entry.second == 0 { return place }
            place = (place &+ 1) & mask
        }
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: Entry(), count: old.count * 2)
        for entry in old where entry.first | entry.second != 0 {
            entries[place(of: entry.first, entry.second)] = entry
        }
    }
}
