// The keys that were read last, by their position in the text: in an archive all objects of a class have the same
// keys, which are not to be decoded and looked for each time.
//
//     text      … <key>name</key> … <key>age</key> … <key>name</key> …
//                      ▲                                  └ compared with the one before
//     places    │ name, object 7 │ – │ age, object 9 │ – │        each for the keys with the same part of a hash
//
// A key that comes to the place of another one takes it; this decides only how soon a key is found.

/// Keys with their objects, as far as they are found again at once.
struct XMLKnownKeys {
    private struct Key {
        var start = 0
        // With the tag after it; 0 where no key is.
        var byteCount = 0
        var index: UInt32 = 0
    }

    private var places = [Key](repeating: Key(), count: 256)

    /// Goes past a key and the tag that ends it, if the key is known, and returns its object.
    func index(ofKeyIn scanner: inout XMLScanner) -> UInt32? {
        let start = scanner.position
        let bytes = scanner.bytes
        let end = bytes.firstPosition(ofByte: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
        let key = places[place(of: start..<end, in: bytes)]
        guard key.byteCount > end - start, key.byteCount <= bytes.count - start else { return nil }
        let isEqual = ArchiveBytes.areEqual(
            UnsafeRawBufferPointer(rebasing: bytes[key.start..<(key.start + key.byteCount)]),
            UnsafeRawBufferPointer(rebasing: bytes[start..<(start + key.byteCount)]))
        guard isEqual else { return nil }
        scanner.position = start + key.byteCount
        return key.index
    }

    /// Adds a key that begins at a position, and ends with its tag before that of the scanner.
    mutating func add(_ index: UInt32, from start: Int, to scanner: XMLScanner) {
        let bytes = scanner.bytes
        let end = bytes.firstPosition(ofByte: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
        places[place(of: start..<end, in: bytes)] = Key(
            start: start, byteCount: scanner.position - start, index: index)
    }

    private func place(of key: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
        var word: UInt64 = 0
        if bytes.count - key.lowerBound >= 8 {
            word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: key.lowerBound, as: UInt64.self))
        }
        // Only what belongs to the key.
        if key.count < 8 { word &= 1 << UInt64(8 * key.count) - 1 }
        let hash = (word ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 56) & (places.count - 1)
    }
}
