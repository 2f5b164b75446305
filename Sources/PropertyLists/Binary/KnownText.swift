// A short text that many property lists contain, such as a key, in the bytes of the format.
//
//     bytes   0x55 t i t l e 0 0 0 0 0 0 0 0 0 0 0 …       of which `count` are compared

/// A short ASCII text in the bytes of the format.
package struct KnownText: BitwiseCopyable, Sendable {
    let bytes: SIMD32<UInt8>

    /// The number of bytes: the marker, the count, and the text.
    let count: Int

    /// Prepares a text; `nil` if it isn't short or isn't ASCII.
    package init?(_ text: String) {
        let length = text.utf8.count
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
        for (position, byte) in text.utf8.enumerated() {
            guard byte < 0x80 else { return nil }
            bytes[start + position] = byte
        }
        self.bytes = bytes
    }
}

extension BinaryObjectView {
    /// Whether the object at an offset consists of the bytes of a text. If it doesn't, it may still be an equal text in
    /// another encoding.
    package func isText(at offset: Int, _ text: KnownText) -> Bool {
        guard isInside(offset), text.count <= end &- offset else { return false }
        return withUnsafeBytes(of: text.bytes) {
            guard let first = $0.baseAddress else { return false }
            return SystemMemory.areEqual(first, base + offset, count: text.count)
        }
    }
}
