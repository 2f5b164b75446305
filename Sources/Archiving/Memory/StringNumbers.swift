// Numbers of strings, which are recognized without comparing their text.
//
// A key in generated code is a literal with the same 16 bytes at each call: the text itself up to 15 bytes, and
// otherwise an address that no other string can have while the table retains this one. So a string costs one probe of a
// small table. The same text at another address is a separate entry.

@usableFromInline
struct StringEntry: HashTableEntry {
    @usableFromInline var key = KeyBits()
    @usableFromInline var number: UInt32 = 0

    var isUsed: Bool { key.first | key.second != 0 }
    func hasKey(_ key: KeyBits) -> Bool { self.key == key }
    @inlinable static func hash(of key: KeyBits, _ seed: UInt64) -> UInt64 {
        foldedProduct(key.first ^ key.second &* hashTableFactor, seed)
    }
}

struct StringNumbers {
    private var table = HashTable<StringEntry>()

    /// Retains the strings whose bits are in the table.
    private var strings: [String] = []

    private let maximumCount: Int

    /// - Parameter maximumCount: How many strings fit before all of them are removed.
    init(maximumCount: Int = .max) {
        self.maximumCount = maximumCount
    }

    var count: Int { strings.count }

    subscript(string: String) -> UInt32? { table.entry(for: KeyBits(string))?.number }

    mutating func set(_ number: UInt32, for string: String) {
        if strings.count == maximumCount { removeAll() }
        table.set(StringEntry(key: KeyBits(string), number: number))
        strings.append(string)
    }

    /// Removes all strings, and keeps the memory.
    mutating func removeAll() {
        if strings.isEmpty { return }
        table.removeAll()
        strings.removeAll(keepingCapacity: true)
    }
}
