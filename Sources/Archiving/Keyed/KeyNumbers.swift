// Numbers for the keys of an archive that is read: equal numbers are equal texts.
//
//     looked up:  "EmpID"  ── its bits ──▶ 3 ◀── its reference ── the string "EmpID" at object 17 of the archive
//
// An archive may contain the same key as several strings, and a program the same key at several addresses. All of them
// have one number.

import PropertyLists

struct KeyNumbers {
    private var numbersByBits = StringNumbers()
    private var numbersByReference = NumberTable()
    private var numbersByText: [[UInt8]: UInt32] = [:]

    /// The number of a reference that is not a string.
    static let noKey: UInt32 = 0

    /// The number of a key that is looked up.
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

    /// The number of the key in the archive that has a reference.
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
