// The positions of keys in large dictionaries.
//
// The keys of a small dictionary are searched linearly, starting at the position of the last key. If they are read in
// an order other than the archive's, which in Cocoa's archives can be any, this takes quadratic time. So large
// dictionaries get a table:
//
//     dictionary at byte 4711   key 3, "a[0]" ──▶ entry 812
//                               key 9, "a[1]" ──▶ entry 17

import PropertyLists

struct KeyPlaces {
    private var tables: [Int: NumberTable] = [:]
    private var entryCount = 0

    /// The number of entries that are searched before a table is used: in a small dictionary, all.
    static func searchedCount(of dictionary: BinaryObject) -> Int {
        dictionary.count > 256 && dictionary.count < Int(UInt32.max) ? 32 : dictionary.count
    }

    func hasTable(of dictionary: BinaryObject) -> Bool { tables[dictionary.offset] != nil }

    /// The first entry with a key; `nil` if there is no such entry, or no table.
    func place(ofKey number: UInt32, in dictionary: BinaryObject) -> Int? {
        tables[dictionary.offset]?[UInt64(number)].map { Int($0) }
    }

    /// Adds a table. If the tables would become too large together, the earlier ones are removed; they can be rebuilt.
    mutating func append(_ table: NumberTable, of dictionary: BinaryObject, maximumEntryCount: Int) {
        if entryCount > maximumEntryCount { removeAll() }
        tables[dictionary.offset] = table
        entryCount += dictionary.count
    }

    mutating func removeAll() {
        tables = [:]
        entryCount = 0
    }
}

extension KeyedUnarchiver {
    /// The entry of a large dictionary that has a key. The table is built, and charged, for the first lookup.
    func place(ofKey number: UInt32, in dictionary: BinaryObject) throws -> Int? {
        if !keyPlaces.hasTable(of: dictionary) {
            try charge(dictionary.count)
            var table = NumberTable()
            for position in (0..<dictionary.count).reversed() {
                let key = try keyNumber(ofReference: self.table.reference(position, of: dictionary))
                if key != KeyNumbers.noKey { table.set(UInt32(truncatingIfNeeded: position), for: UInt64(key)) }
            }
            // A key takes at least ten bytes of the archive, so this is enough for the largest dictionary.
            keyPlaces.append(table, of: dictionary, maximumEntryCount: byteCount / 8 + 65_536)
        }
        return keyPlaces.place(ofKey: number, in: dictionary)
    }
}
