// Caches the keys that were read last, by their position in the text. In an archive, all objects of a class have the
// same keys, which should not be decoded and looked up each time.
//
//     text      … <key>name</key> … <key>age</key> … <key>name</key> …
//                      ▲                                  └ compared with the first one
//     places    │ name, object 7 │ – │ age, object 9 │ – │        indexed by part of a hash
//
// A new key replaces the key with the same index. This affects only the speed.
//
// Ranges are those of keys that were read from the same text.

struct XMLKnownKeys {
    private struct Key {
        var start = 0
        // Includes the closing tag; 0 if the entry is empty.
        var byteCount = 0
        var index: UInt32 = 0
    }

    private var places = [Key](repeating: Key(), count: 256)

    /// Skips a key and its closing tag if the key is cached, and returns its object.
    func index(ofKeyIn scanner: inout XMLScanner) -> UInt32? {
        let start = scanner.position
        let bytes = unsafe scanner.bytes
        let end = unsafe bytes.firstPosition(ofByte: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
        let key = unsafe places[place(of: start..<end, in: bytes)]
        guard key.byteCount > end - start, key.byteCount <= bytes.count - start else { return nil }
        let known = unsafe UnsafeRawBufferPointer(rebasing: bytes[key.start..<(key.start + key.byteCount)])
        guard unsafe known.isEqual(to: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + key.byteCount)])) else {
            return nil
        }
        scanner.position = start + key.byteCount
        return key.index
    }

    /// Adds a key that starts at a position. Its closing tag ends at the scanner's position.
    mutating func add(_ index: UInt32, from start: Int, to scanner: XMLScanner) {
        let bytes = unsafe scanner.bytes
        let end = unsafe bytes.firstPosition(ofByte: UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
        unsafe places[place(of: start..<end, in: bytes)] = Key(
            start: start, byteCount: scanner.position - start, index: index)
    }

    private func place(of key: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
        var word: UInt64 = 0
        if bytes.count - key.lowerBound >= 8 {
            word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: key.lowerBound, as: UInt64.self))
        }
        // Removes the bytes after the key.
        if key.count < 8 { word &= 1 << UInt64(8 * key.count) - 1 }
        let hash = (word ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 56) & (places.count - 1)
    }
}
