// A short text that many property lists contain, such as a key, in the bytes of the format.
//
//     bytes   0x55 t i t l e 0 0 0 0 0 0 0 0 0 0 0 …       32 of them are stored at once, and `count` are kept

/// A short ASCII text in the bytes of the format, with its hash.
package struct KnownText: BitwiseCopyable, Sendable {
    let bytes: SIMD32<UInt8>

    /// The number of bytes: the marker, the count, and the text.
    let count: Int
    private let start: Int

    fileprivate var hash: UInt32 = 0
    private var hashFunction: UInt64 = 0

    /// Prepares a text; `nil` if it isn't short or isn't ASCII.
    package init?(_ text: String) {
        let length = text.utf8.count
        start = length < Int(BinaryMarker.countFollows) ? 1 : 3
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

    /// Computes the hash, unless the same function was the last one to compute it.
    @inline(__always) fileprivate mutating func prepare(_ function: LeafHash) {
        if hashFunction == function.identity { return }
        hashFunction = function.identity
        hash = withUnsafeBytes(of: bytes) { function.hash(UnsafeRawBufferPointer(rebasing: $0[start..<count])).hash }
    }
}

extension BinaryPropertyListWriter {
    package mutating func string(_ text: inout KnownText) throws(PropertyListError) -> UInt32 {
        text.prepare(table.makeRoom())
        return try leaf(text.hash, isWritten: { $0.isText(at: $1, text) }, append: { $0.append(text) })
    }
}

extension GrowingBytes {
    // Not inlined: it is seldom called, and leaves the caller fewer registers.
    @inline(never)
    fileprivate mutating func isText(at offset: Int, _ text: KnownText) -> Bool {
        withUnsafeBytes(of: text.bytes) { isPresent(UnsafeRawBufferPointer(rebasing: $0[..<text.count]), at: offset) }
    }

    fileprivate mutating func append(_ text: KnownText) {
        reserve(text.bytes.scalarCount).storeBytes(of: text.bytes, as: SIMD32<UInt8>.self)
        commit(text.count)
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
