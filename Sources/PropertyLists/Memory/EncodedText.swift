// A short text that many property lists contain, such as a key, in the bytes of the format.
//
//     bytes   0x55 t i t l e 0 0 0 0 0 0 0 0 0 0 0 …       of which `count` are compared

/// A short ASCII text in the bytes of the format.
package struct EncodedText: BitwiseCopyable, Sendable {
    let bytes: SIMD32<UInt8>

    /// The number of bytes: the marker, the count, and the text.
    let count: Int

    /// Prepares a text; `nil` if it isn't short or isn't ASCII.
    package init?(_ text: String) { self.init(text.utf8) }

    fileprivate init?(_ text: some Collection<UInt8>) {
        let length = text.count
        let start = length < Int(BinaryMarker.countFollows) ? 1 : 3
        count = start + length
        var bytes = SIMD32<UInt8>()
        guard count <= bytes.scalarCount else { return nil }
        if start == 1 {
            bytes[0] = BinaryMarker.asciiString | UInt8(truncatingIfNeeded: length)
        } else {
            bytes[0] = BinaryMarker.asciiString | BinaryMarker.countFollows
            bytes[1] = BinaryMarker.integer8
            bytes[2] = UInt8(truncatingIfNeeded: length)
        }
        for (position, byte) in text.enumerated() {
            guard byte < 0x80 else { return nil }
            bytes[start + position] = byte
        }
        self.bytes = bytes
    }

    package func isEqual(to other: EncodedText) -> Bool { bytes == other.bytes }
}

extension BinaryObjectView {
    /// The text at an offset; `nil` if it isn't short or isn't ASCII.
    package func encodedText(at offset: Int) -> EncodedText? { asciiText(at: offset).flatMap { EncodedText($0) } }

    /// Whether the object at an offset consists of the bytes of a text. If it doesn't, it may still be an equal text in
    /// another encoding.
    package func isText(at offset: Int, _ text: EncodedText) -> Bool {
        guard isInside(offset), text.count <= end &- offset else { return false }
        let words = unsafeBitCast(text.bytes, to: SIMD4<UInt64>.self)
        // As everywhere here, the word that begins in front of the end is inside the archive.
        var place = 0
        while text.count &- place &* 8 > 8 {
            if word(at: offset &+ place &* 8) != UInt64(bigEndian: words[place]) { return false }
            place &+= 1
        }
        let shift = UInt64(truncatingIfNeeded: 64 &- 8 &* (text.count &- place &* 8))
        return (word(at: offset &+ place &* 8) ^ UInt64(bigEndian: words[place])) &>> shift == 0
    }
}
