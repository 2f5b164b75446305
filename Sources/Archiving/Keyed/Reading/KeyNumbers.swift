// Numbers for the keys of an archive that is read: equal numbers are equal texts.
//
//     looked up:  "EmpID"  ── its bits ──▶ 3 ◀── its reference ── the string "EmpID" at object 17 of the archive
//
// An archive may contain the same key as several strings, and a program the same key at several addresses. All of them
// have one number.
//
// The keys of a dictionary without a layout are searched linearly, starting at the position of the last key. If they are
// read in an order other than the archive's, which in Cocoa's archives can be any, this takes quadratic time. So large
// dictionaries get a table:
//
//     dictionary at byte 4711   key 3, "a[0]" ──▶ entry 812
//                               key 9, "a[1]" ──▶ entry 17

import PropertyLists

struct KeyNumbers {
    private var numbersByBits = StringNumbers()
    private var numbersByReference = NumberTable()
    private var numbersByText: [[UInt8]: UInt32] = [:]

    /// The number of a reference that is not a string.
    static let noKey: UInt32 = 0

    mutating func number(of key: String) -> UInt32 {
        if let number = numbersByBits[key] { return number }
        let number = number(ofText: Array(key.utf8))
        numbersByBits.set(number, for: key)
        return number
    }

    /// The number of a key in the archive, if its reference was encountered before.
    func knownNumber(ofReference reference: Int) -> UInt32? {
        numbersByReference[UInt64(reference) + 1]
    }

    mutating func number(of key: BinaryObject, reference: Int, in table: BinaryObjectTable) throws -> UInt32 {
        let number = key.isString ? number(ofText: Array(try table.string(key).utf8)) : Self.noKey
        numbersByReference.set(number, for: UInt64(reference) + 1)
        return number
    }

    private mutating func number(ofText text: [UInt8]) -> UInt32 {
        if let number = numbersByText[text] { return number }
        let number = UInt32(truncatingIfNeeded: numbersByText.count + 1)
        numbersByText[text] = number
        return number
    }
}

/// The tables of large dictionaries, by their offsets.
struct KeyTables {
    fileprivate var tables: [Int: NumberTable] = [:]
    fileprivate var entryCount = 0
}

extension KeyedUnarchiver {
    func keyNumber(ofReference reference: Int) throws -> UInt32 {
        if let number = keyNumbers.knownNumber(ofReference: reference) { return number }
        let object = try table.object(at: reference)
        if object.isString { try charge(object.count) }
        return try keyNumbers.number(of: object, reference: reference, in: table)
    }

    /// The first position of the key with a number that is found from a position on.
    func position(
        ofKey number: UInt32, in dictionary: BinaryObject, from start: Int, isReversed: Bool = false
    ) throws -> Int? {
        let isLarge = dictionary.count > 256 && dictionary.count < UInt32.max
        var position = start
        for _ in 0..<(isLarge ? 32 : dictionary.count) {
            if position >= dictionary.count { position = 0 }
            if try keyNumber(ofReference: table.reference(position, of: dictionary)) == number { return position }
            position += isReversed ? -1 : 1
        }
        return isLarge ? try keyTable(of: dictionary)[UInt64(number)].map { Int($0) } : nil
    }

    /// The table of a large dictionary, which is built, and charged, for the first lookup.
    private func keyTable(of dictionary: BinaryObject) throws -> NumberTable {
        if let known = keyTables.tables[dictionary.offset] { return known }
        try charge(dictionary.count)
        var table = NumberTable()
        for position in (0..<dictionary.count).reversed() {
            let key = try keyNumber(ofReference: self.table.reference(position, of: dictionary))
            if key != KeyNumbers.noKey { table.set(UInt32(truncatingIfNeeded: position), for: UInt64(key)) }
        }
        // A key takes at least ten bytes of the archive, so this is enough for the largest dictionary. Tables that were
        // removed can be rebuilt.
        if keyTables.entryCount > byteCount / 8 + 65_536 { keyTables = KeyTables() }
        keyTables.tables[dictionary.offset] = table
        keyTables.entryCount += dictionary.count
        return table
    }
}
