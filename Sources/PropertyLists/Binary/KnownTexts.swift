// The texts that one property list after another contains: keys, and the names of classes.
//
//     bytes      0x55 t i t l e │ 0x54 r o o t │ …           each as an object in the format
//     entries    [ title: offset 8 | root: offset 14 | … ]   and, in the current list, the index of the object
//     table      the hash of "title" ──▶ UInt32.max - 1      counted down from there, by place
//
// A text is learned before it is written. From then on, its table entry is there before anything is written, so that it
// is written without a search, and a string that is equal to it finds it.
//
// Each offset is that of an object in `bytes`, and each search follows `makeRoom()`.

struct KnownTexts: ~Copyable, Sendable {
    struct Entry: BitwiseCopyable, Sendable {
        let hash: UInt32

        /// The index of the object in the last list that contains the text, and the number of that list.
        var index: UInt32 = 0
        var list = -1

        /// The object in `bytes`.
        let offset: Int
        let count: Int
    }

    // A written object never begins at 0.
    var bytes = unsafe GrowingBytes(count: BinaryFormat.headerByteCount)
    var entries = GrowingBuffer<Entry>()

    /// The number of the current list.
    var list = 0

    /// Indices from here on are places of known texts, the last place first.
    static let leastIndex = UInt32.max - maximumCount
    static let maximumCount: UInt32 = 1 << 24

    static func place(ofIndex index: UInt32) -> Int { Int(UInt32.max - 1 - index) }
    static func index(ofPlace place: Int) -> UInt32 { UInt32.max - 1 - UInt32(truncatingIfNeeded: place) }

    /// Begins the next list, whose table is empty except for known texts.
    mutating func beginList(_ table: inout UniquingTable) {
        list += 1
        let first = table.removeAll()
        if first == entries.count { return }
        for place in first..<entries.count {
            _ = table.makeRoom()
            var search = unsafe table.search(entries[place].hash)
            while unsafe table.next(&search) != nil {}
            table.insert(Self.index(ofPlace: place), search)
        }
        table.keepAll()
    }
}

extension BinaryPropertyListWriter {
    package var knownTextCount: Int { mutating get { known.entries.count } }

    /// The place of a text among the known texts, to which it is added if it is new.
    package mutating func learn(_ text: String) throws(PropertyListError) -> Int {
        guard known.entries.count < KnownTexts.maximumCount else {
            throw PropertyListError(.tooLarge, "too many texts", expected: "at most \(KnownTexts.maximumCount)")
        }
        let offset = known.bytes.count
        var text = text
        let hash = text.withUTF8 { utf8 in
            let (hash, isASCII) = unsafe table.makeRoom().hash(UnsafeRawBufferPointer(utf8))
            unsafe known.bytes.append(text: utf8, isASCII: isASCII)
            return hash
        }
        var entry = KnownTexts.Entry(hash: hash, offset: offset, count: known.bytes.count - offset)
        let object = unsafe UnsafeRawBufferPointer(rebasing: known.bytes.written[offset...])
        var search = unsafe table.search(hash)
        while let index = unsafe table.next(&search) {
            if index < KnownTexts.leastIndex {
                if unsafe bytes.isPresent(object, at: offsets[Int(index)]) {
                    (entry.index, entry.list) = (index, known.list)
                }
                continue
            }
            let place = KnownTexts.place(ofIndex: index)
            guard unsafe known.bytes.isPresent(object, at: known.entries[place].offset) else { continue }
            known.bytes.truncate(to: offset)
            return place
        }
        table.insert(KnownTexts.index(ofPlace: known.entries.count), search)
        known.entries.append(entry)
        return known.entries.count - 1
    }

    /// The place of the text of a string of the current list; `nil` for another object, and for a string that is not a
    /// text because of an unpaired surrogate.
    package mutating func learn(ofWritten index: UInt32) throws(PropertyListError) -> Int? {
        guard let text = text(ofString: index) else { return nil }
        let place = try learn(text)
        return known.entries[place].list == known.list && known.entries[place].index == index ? place : nil
    }

    /// The index of a known text, which is written if the list doesn't contain it.
    @inline(__always) package mutating func index(ofText place: Int) throws(PropertyListError) -> UInt32 {
        let entry = known.entries[place]
        return entry.list == known.list ? entry.index : try write(place)
    }

    /// The index of the text at a place, which is written if the list doesn't contain it.
    @inline(never)
    private mutating func write(_ place: Int) throws(PropertyListError) -> UInt32 {
        guard let entry = unsafe known.entries.address(of: place) else { preconditionFailure("no text has this place") }
        let index = try record()
        unsafe bytes.append(entry.pointee.offset, count: entry.pointee.count, of: known.bytes)
        unsafe (entry.pointee.list, entry.pointee.index) = (known.list, index)
        return index
    }
}
