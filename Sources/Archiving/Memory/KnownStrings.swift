// Recognizes strings without comparing their text, for those that occur again and again.
//
// The same 16 bytes are the same string: the text itself up to 15 bytes and an address beyond, at which no other string
// can lie as long as the table keeps this one.
//
//     entries  [ – | bits of "Ada" → 7 | – | bits of "Babbage" → 9 | … ]      open addressing, at most half full
//
// It is only a way past a table of all strings, so it stays small: when it is full it forgets all and begins again.

struct KnownStrings: ~Copyable {
    private struct Entry: BitwiseCopyable {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var number: UInt32 = 0
    }

    private var entries = UnsafeMutableBufferPointer<Entry>(start: nil, count: 0)
    private var shift: UInt64 = 64
    private var strings: [String] = []

    /// Odd factors of the hash. They are random, so that an attacker can't prepare strings that all collide.
    private var factors: (UInt64, UInt64) = (1, 1)
    private static let seed: (UInt64, UInt64) = (.random(in: .min ... .max) | 1, .random(in: .min ... .max) | 1)

    private static var maximumCount: Int { 4_096 }

    deinit {
        MemoryBlock.release(entries)
    }

    /// The number of a string; 0 where it is not known.
    subscript(string: String) -> UInt32 {
        if entries.count == 0 { return 0 }
        let bits = KeyBits.words(of: string)
        return entries[place(of: bits.0, bits.1)].number
    }

    /// Remembers a string and its number, which is not 0.
    mutating func set(_ number: UInt32, for string: String) {
        if strings.count == Self.maximumCount { removeAll() }
        if strings.count * 2 >= entries.count { grow() }
        let bits = KeyBits.words(of: string)
        entries[place(of: bits.0, bits.1)] = Entry(first: bits.0, second: bits.1, number: number)
        strings.append(string)
    }

    /// Forgets all strings; the memory stays.
    mutating func removeAll() {
        if strings.isEmpty { return }
        entries.update(repeating: Entry())
        strings.removeAll(keepingCapacity: true)
    }

    private func place(of first: UInt64, _ second: UInt64) -> Int {
        let mask = entries.count &- 1
        let mixed = (first ^ second &* factors.0) &* factors.1
        var place = Int(truncatingIfNeeded: mixed &>> shift)
        while entries[place].number != 0, entries[place].first != first || entries[place].second != second {
            place = (place &+ 1) & mask
        }
        return place
    }

    @inline(never)
    private mutating func grow() {
        let old = entries
        let count = max(64, old.count * 2)
        entries = MemoryBlock.grown(UnsafeMutableBufferPointer(start: nil, count: 0), toCount: count)
        entries.initialize(repeating: Entry())
        shift = 64 - UInt64(count.trailingZeroBitCount)
        factors = Self.seed
        for entry in old where entry.number != 0 { entries[place(of: entry.first, entry.second)] = entry }
        MemoryBlock.release(old)
    }
}
