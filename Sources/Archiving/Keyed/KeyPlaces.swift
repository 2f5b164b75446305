// Where the keys of big dictionaries stand.
//
// Few keys are looked for one after the other, from where the last one was found. That takes time in the square of
// their number where they stand in another order than they are read in, and Cocoa writes them in any; so of many a
// table is made:
//
//     dictionary at byte 4711   key 3, "a[0]" ──▶ entry 812
//                               key 9, "a[1]" ──▶ entry 17

import PropertyLists

struct KeyPlaces {
    private var tables: [Int: NumberTable] = [:]
    private var entryCount = 0

    /// How many entries are looked at before a table is asked: all, where there are few.
    static func searchedCount(of dictionary: BinaryObject) -> Int {
        dictionary.count > 256 && dictionary.count < Int(UInt32.max) ? 32 : dictionary.count
    }

    func hasTable(of dictionary: BinaryObject) -> Bool { tables[dictionary.offset] != nil }

    /// The entry that has a key, the first of several; `nil` where none has, or there is no table.
    func place(ofKey number: UInt32, in dictionary: BinaryObject) -> Int? {
        tables[dictionary.offset]?[UInt64(number)].map { Int($0) }
    }

    /// Adds a table. Those before go where all together would be large: they can be made again.
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
    /// The entry of a big dictionary that has a key. Its table is made, and charged, when it is asked for first.
    func place(ofKey number: UInt32, in dictionary: BinaryObject) throws -> Int? {
        if !keyPlaces.hasTable(of: dictionary) {
            try charge(dictionary.count)
            var table = NumberTable()
            for position in (0..<dictionary.count).reversed() {
                let key = try keyNumber(ofReference: self.table.reference(position, of: dictionary))
                if key != KeyNumbers.noKey { table.set(UInt32(truncatingIfNeeded: position), for: UInt64(key)) }
            }
            // A key takes ten bytes of the archive at the least, so that the largest dictionary finds room.
            keyPlaces.append(table, of: dictionary, maximumEntryCount: byteCount / 8 + 65_536)
        }
        return keyPlaces.place(ofKey: number, in: dictionary)
    }
}
