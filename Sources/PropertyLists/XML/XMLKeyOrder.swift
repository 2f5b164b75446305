// The keys of a dictionary in XML: in the order of their UTF-16 code units, each key once, as complete lines.
//
//     lines     <key>age</key>\n<key>name</key>\n
//     entries   ├─ 0 ..< 15, value 1 ─┤├─ 15 ..< 31, value 0 ─┤
//
// In an archive, all objects of a class have the same keys. Orders are therefore cached by the key references of the
// dictionary. The cache is small and indexed by part of a hash. If many dictionaries with different keys have the same
// cache index, an order is created for each of them, as without a cache.
//
// Ranges are those of lines that were appended, and dictionaries those of the table.

/// The order of the keys of all dictionaries with the same key references.
final class XMLKeyOrder {
    private struct Entry {
        let key: String
        let valuePosition: Int
        let end: Int
    }

    // The dictionary for which the order was created.
    fileprivate let dictionary: BinaryObject
    private let entries: [Entry]
    private let lines: GrowingBytes

    /// The number of distinct keys.
    var count: Int { entries.count }

    var isLikeUID: Bool { entries.count == 1 && entries[0].key == XMLFormat.uidKey }

    func key(_ position: Int) -> String { entries[position].key }

    /// The position of the reference to the value of a key, in the dictionary.
    func valuePosition(_ position: Int) -> Int { entries[position].valuePosition }

    /// Appends the line of a key. Returns the position of the reference to its value.
    func appendLine(_ position: Int, to text: inout GrowingBytes) -> Int {
        let start = position == 0 ? 0 : entries[position - 1].end
        unsafe text.append(contentsOf: UnsafeRawBufferPointer(rebasing: lines.written[start..<entries[position].end]))
        return entries[position].valuePosition
    }

    // If several keys are equal, the first one counts, as in the binary format.
    fileprivate init(of dictionary: BinaryObject, keys: [String], sortsKeys: Bool) {
        self.dictionary = dictionary
        let sorted =
            !sortsKeys
            ? Array(keys.indices)
            : keys.indices.sorted { first, second in
                // The standard library's sort is stable, but this is not documented.
                Self.areInIncreasingOrder(keys[first], keys[second])
                    || !Self.areInIncreasingOrder(keys[second], keys[first]) && first < second
            }
        var entries: [Entry] = []
        var lines = GrowingBytes()
        for position in sorted {
            var key = keys[position]
            if let last = entries.last, last.key.utf8.elementsEqual(key.utf8) { continue }
            lines.append("<key>")
            key.withUTF8 { unsafe lines.append(escaping: UnsafeRawBufferPointer($0)) }
            lines.append("</key>\n")
            entries.append(Entry(key: key, valuePosition: keys.count + position, end: lines.count))
        }
        self.entries = entries
        self.lines = lines
    }

    // Compares UTF-16 code units. The order differs from that of UTF-8 in one case: characters with two code units
    // precede U+E000 to U+FFFF, although their UTF-8 is greater.
    private static func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
        var others = second.utf8.makeIterator()
        for byte in first.utf8 {
            guard let other = others.next() else { return false }
            if byte != other {
                let isSwapped = (byte >= 0xF0) != (other >= 0xF0) && min(byte, other) >= 0xEE
                return isSwapped ? byte > other : byte < other
            }
        }
        return others.next() != nil
    }
}

/// Caches the orders of keys that were used last.
struct XMLKeyOrders {
    private var orders: [XMLKeyOrder?] = Array(repeating: nil, count: 64)
    // Orders also share keys.
    private var keys: [Int: String] = [:]
    private var keyByteCount = 0
    private let sortsKeys: Bool

    init(sortsKeys: Bool) { self.sortsKeys = sortsKeys }

    /// The order of the keys of a dictionary, which dictionaries with the same key references share.
    // If objects overlap, a few bytes can contain many long keys. These have the same limit as the resulting text.
    mutating func order(
        of dictionary: BinaryObject, in table: BinaryObjectTable, maximumByteCount: Int
    ) throws(PropertyListError) -> XMLKeyOrder {
        let place = place(of: dictionary, in: table)
        if let known = orders[place], haveEqualKeys(known.dictionary, dictionary, in: table) { return known }
        var texts: [String] = []
        for position in 0..<dictionary.count {
            let index = try table.reference(position, of: dictionary)
            if let known = keys[index] {
                texts.append(known)
                continue
            }
            let text = try key(at: index, in: table)
            keyByteCount += text.utf8.count
            guard keyByteCount <= maximumByteCount else { throw .tooMuchText(maximumByteCount: maximumByteCount) }
            keys[index] = text
            texts.append(text)
        }
        let order = XMLKeyOrder(of: dictionary, keys: texts, sortsKeys: sortsKeys)
        orders[place] = order
        return order
    }

    private func key(at index: Int, in table: BinaryObjectTable) throws(PropertyListError) -> String {
        let object = try table.object(at: index)
        guard object.isString else { throw .keyNotString(object.kind) }
        return try table.string(object)
    }

    private func place(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Int {
        let first = unsafe table.view.reference(0, at: dictionary.payload)
        let last = unsafe table.view.reference(dictionary.count &- 1, at: dictionary.payload)
        return (dictionary.count &+ first &* 7 &+ last &* 31) & (orders.count - 1)
    }

    /// Whether two dictionaries refer to the same keys in the same order.
    private func haveEqualKeys(_ first: BinaryObject, _ second: BinaryObject, in table: BinaryObjectTable) -> Bool {
        unsafe first.count == second.count
            && table.view.areEqual(first.payload, second.payload, byteCount: first.count &* table.referenceWidth)
    }
}
