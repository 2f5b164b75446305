// The keys of a dictionary as XML has them: in the order of their UTF-16 code units, each once, as finished lines.
//
//     lines     <key>age</key>\n<key>name</key>\n
//     entries   ├─ 0 ..< 15, value 1 ─┤├─ 15 ..< 31, value 0 ─┤
//
// In an archive all objects of a class have the same keys. So an order is stored, and found by the references of the
// dictionary to its keys. There are few places for orders, each for those with the same part of a hash: when many
// dictionaries with different keys come to one place, an order is made for each of them, as if nothing were stored.

/// The keys of dictionaries that refer to the same ones.
final class XMLKeyOrder {
    private struct Entry {
        let key: String
        let valuePosition: Int
        let end: Int
    }

    // The dictionary that the order was made of.
    fileprivate let dictionary: BinaryObject
    private let entries: [Entry]
    private let lines: GrowingBytes

    /// How many keys there are, equal ones counted once.
    var count: Int { entries.count }

    /// Whether the only key is the one that a UID has.
    var isLikeUID: Bool { entries.count == 1 && entries[0].key == XMLFormat.uidKey }

    /// The key at a position of the order.
    func key(_ position: Int) -> String { entries[position].key }

    /// Which reference of the dictionary the value of a key is.
    func valuePosition(_ position: Int) -> Int { entries[position].valuePosition }

    /// Appends the line of a key; returns which reference of the dictionary the value is.
    func appendLine(_ position: Int, to text: inout GrowingBytes) -> Int {
        let start = position == 0 ? 0 : entries[position - 1].end
        text.append(lines, from: start, to: entries[position].end)
        return entries[position].valuePosition
    }

    // Of equal keys the first one counts, as everywhere in the binary format.
    fileprivate init(of dictionary: BinaryObject, keys: [String]) {
        self.dictionary = dictionary
        let sorted = keys.indices.sorted { first, second in
            // The standard library's sort is stable, but does not promise it.
            Self.areInIncreasingOrder(keys[first], keys[second])
                || !Self.areInIncreasingOrder(keys[second], keys[first]) && first < second
        }
        var entries: [Entry] = []
        var lines = GrowingBytes(count: 0)
        for position in sorted {
            var key = keys[position]
            if let last = entries.last, last.key.utf8.elementsEqual(key.utf8) { continue }
            lines.append("<key>")
            key.withUTF8 { lines.append(escaping: UnsafeRawBufferPointer($0)) }
            lines.append("</key>\n")
            entries.append(Entry(key: key, valuePosition: keys.count + position, end: lines.count))
        }
        self.entries = entries
        self.lines = lines
    }

    // The order of UTF-16 code units. It is that of UTF-8 but for one thing: characters that take two code units come
    // before U+E000 to U+FFFF, although they take more bytes.
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

/// The orders of keys that were encountered last.
struct XMLKeyOrders {
    private var orders: [XMLKeyOrder?] = Array(repeating: nil, count: 64)
    // Keys are shared between orders too.
    private var keys: [Int: String] = [:]
    private var keyByteCount = 0

    /// The order of a dictionary, which is that of one before it where both refer to the same keys.
    // Objects that overlap can make long keys of few bytes, which are bounded like the text that they would come to.
    mutating func order(
        of dictionary: BinaryObject, in table: BinaryObjectTable, maximumByteCount: Int,
    ) throws(PropertyListError) -> XMLKeyOrder {
        let place = place(of: dictionary, in: table)
        if let known = orders[place], table.haveEqualKeys(known.dictionary, dictionary) { return known }
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
        let order = XMLKeyOrder(of: dictionary, keys: texts)
        orders[place] = order
        return order
    }

    private func key(at index: Int, in table: BinaryObjectTable) throws(PropertyListError) -> String {
        let object = try table.object(at: index)
        guard object.isString else {
            throw .keyNotString(object.kind)
        }
        return try table.string(object)
    }

    private func place(of dictionary: BinaryObject, in table: BinaryObjectTable) -> Int {
        let last = dictionary.count - 1
        guard last >= 0, let first = try? table.reference(0, of: dictionary),
            let second = try? table.reference(last, of: dictionary)
        else { return 0 }
        return (dictionary.count &+ first &* 7 &+ second &* 31) & (orders.count - 1)
    }
}

extension BinaryObjectTable {
    /// Whether two dictionaries refer to the same keys in the same order.
    fileprivate func haveEqualKeys(_ first: BinaryObject, _ second: BinaryObject) -> Bool {
        guard first.count == second.count else { return false }
        // The dictionaries are objects of this table, and so are their references.
        let byteCount = first.count &* referenceWidth
        let isEqual = try? bytes.withUnsafeBytes(at: first.payload, count: byteCount) { keys in
            try? bytes.withUnsafeBytes(at: second.payload, count: byteCount) { ArchiveBytes.areEqual(keys, $0) }
        }
        return isEqual == true
    }
}
