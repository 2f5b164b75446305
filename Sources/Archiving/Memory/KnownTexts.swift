// The texts that one archive after another contains: keys and the names of classes.
//
//     bits of "title" ──▶ place 3      texts    [ "$null" | "root" | "Note" | "title" | … ]      for all archives
//                                      entries  [ archive 7, object 1 | … | archive 6, object 9 ]
//                                      leaves   [ … | 0x55 title ]                               from the second archive on
//
// A text is recognized by its bits, as in `StringNumbers`. In the first archive it is written like any other string.
// In later ones it is stored as the bytes that it was the last time, without being read or hashed again.

import PropertyLists

struct KnownTexts: ~Copyable {
    private struct Entry: BitwiseCopyable {
        /// The archive that contains the text, and the index of its property list object there.
        var archive: Int
        var index: UInt32

        /// The index of its bytes, `none` before they are needed, or `never` for a long text.
        var leaf: Int32 = Self.none

        static let none: Int32 = -1
        static let never: Int32 = -2
    }

    private var places = HashTable<StringEntry>()
    private var entries = GrowingBuffer<Entry>()
    private var leaves = GrowingBuffer<KnownText>()

    /// The texts, which are retained so that no other string gets their bits.
    private var texts: [String] = []

    /// The number of the archive that is being written.
    private var archive = 0

    var count: Int { texts.count }

    /// The index of a text's property list object. The text is written if the archive doesn't contain it.
    mutating func index(of text: String, _ writer: inout BinaryPropertyListWriter) throws -> UInt32 {
        try index(at: place(of: text, &writer), &writer)
    }

    /// The place of a text. A new text is written.
    mutating func place(of text: String, _ writer: inout BinaryPropertyListWriter) throws -> Int {
        let bits = KeyBits(text)
        if let known = places.entry(for: bits) { return Int(known.number) }
        let index = try writer.string(text)
        places.set(StringEntry(key: bits, number: UInt32(truncatingIfNeeded: texts.count)))
        entries.append(Entry(archive: archive, index: index))
        texts.append(text)
        return texts.count - 1
    }

    /// The index of the property list object of the text at a place.
    @inline(__always) mutating func index(at place: Int, _ writer: inout BinaryPropertyListWriter) throws -> UInt32 {
        let entry = entries[place]
        return entry.archive == archive ? entry.index : try writeAgain(place, &writer)
    }

    @inline(never)
    private mutating func writeAgain(_ place: Int, _ writer: inout BinaryPropertyListWriter) throws -> UInt32 {
        var leaf = entries[place].leaf
        if leaf == Entry.none {
            leaf = Entry.never
            if let known = KnownText(texts[place]) {
                leaf = Int32(truncatingIfNeeded: leaves.count)
                leaves.append(known)
            }
        }
        let index = try leaf < 0 ? writer.string(texts[place]) : writer.string(&leaves[Int(leaf)])
        entries[place] = Entry(archive: archive, index: index, leaf: leaf)
        return index
    }

    /// Whether the texts at two places are equal: they may be one text with different bits.
    func areEqual(_ first: Int, _ second: Int) -> Bool { texts[first] == texts[second] }

    /// Begins the next archive, which contains none of the texts.
    mutating func beginArchive() { archive += 1 }

    /// Removes all texts, and keeps the memory.
    mutating func removeAll() {
        places.removeAll()
        entries.removeAll()
        leaves.removeAll()
        texts.removeAll(keepingCapacity: true)
    }
}
