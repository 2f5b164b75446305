// The texts that one property list after another contains: keys, and the names of classes.
//
//     bytes      0x55 t i t l e │ 0x54 r o o t │ …           each as an object in the format
//     entries    [ title: offset 8 | root: offset 14 | … ]   and, in the current list, the index of the object
//     table      the hash of "title" ──▶ UInt32.max - 1      counted down from there, by place
//
// A text is learned when a list contains it for the first time. From the next list on, its table entry is there before
// anything is written, so that it is written without a search, and a string that is equal to it finds it.

struct KnownTexts: ~Copyable, Sendable {
    struct Entry: BitwiseCopyable, Sendable {
        let hash: UInt32

        /// The last list that contains the text, and the index of its object there.
        var list: Int
        var index: UInt32

        /// The object in `bytes`; 0 until the list is finished in which the text was learned.
        var offset = 0
        var count = 0
    }

    // A written object never begins at 0.
    var bytes = GrowingBytes(count: BinaryFormat.header.count)
    var entries = GrowingBuffer<Entry>()

    /// How many texts have an offset.
    private var keptCount = 0

    /// The number of the current list.
    var list = 0

    /// Indices from here on are places of known texts, the last place first.
    static let leastIndex = UInt32.max - maximumCount
    static let maximumCount: UInt32 = 4_096

    static func place(ofIndex index: UInt32) -> Int { Int(UInt32.max - 1 - index) }
    private static func index(ofPlace place: Int) -> UInt32 { UInt32.max - 1 - UInt32(truncatingIfNeeded: place) }

    /// The place of a text that is equal to a string of the current list, if it is known.
    func place(ofWritten index: UInt32) -> Int? {
        entries.values(in: 0..<entries.count).firstIndex { $0.list == list && $0.index == index }
    }

    /// Copies the texts that were learned in the current list.
    mutating func keep(_ written: UnsafeRawBufferPointer, _ offsets: borrowing OffsetTable) {
        for place in keptCount..<entries.count {
            let offset = offsets[Int(entries[place].index)]
            let (count, payload) = BinaryPropertyListWriter.writtenCount(at: offset, in: written)
            let isWide = written[offset] & BinaryMarker.kindMask == BinaryMarker.utf16String
            let object = written[offset..<(payload + (isWide ? 2 : 1) * count)]
            entries[place].offset = bytes.count
            entries[place].count = object.count
            bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: object))
        }
        keptCount = entries.count
    }

    /// Begins the next list, whose table is empty except for known texts.
    mutating func beginList(_ table: inout UniquingTable) {
        list += 1
        let first = table.removeAll()
        if first == entries.count { return }
        for place in first..<entries.count {
            _ = table.makeRoom()
            var search = table.search(entries[place].hash)
            while table.next(&search) != nil {}
            table.insert(Self.index(ofPlace: place), search)
        }
        table.keepAll()
    }
}

extension BinaryPropertyListWriter {
    /// Writes a text, and returns its place among the known texts; `nil` if there are too many of them.
    package mutating func learn(_ text: String) throws(PropertyListError) -> Int? {
        guard known.entries.count < Int(KnownTexts.maximumCount) else { return nil }
        let leafCount = table.count
        var text = text
        let (index, hash) = try text.withUTF8 { utf8 in
            Result { () throws(PropertyListError) in try hashedString(utf8: utf8) }
        }.get()
        // If no leaf was added, the text is equal to a string or a known text.
        if table.count == leafCount, let place = known.place(ofWritten: index) { return place }
        known.entries.append(KnownTexts.Entry(hash: hash, list: known.list, index: index))
        return known.entries.count - 1
    }

    /// The index of a known text, which is written if the list doesn't contain it.
    @inline(__always) package mutating func index(ofText place: Int) throws(PropertyListError) -> UInt32 {
        let entry = known.entries[place]
        return entry.list == known.list ? entry.index : try write(place)
    }

    /// The index of the text at a place, which is written if the list doesn't contain it.
    @inline(never)
    private mutating func write(_ place: Int) throws(PropertyListError) -> UInt32 {
        guard let entry = known.entries.address(of: place) else { preconditionFailure("no text has this place") }
        let index = try record()
        bytes.append(entry.pointee.offset, count: entry.pointee.count, of: known.bytes)
        (entry.pointee.list, entry.pointee.index) = (known.list, index)
        return index
    }
}
