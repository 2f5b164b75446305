// Makes all references twice as wide, in the same buffer, when there are more objects than the width can number.
//
//     before   marker count r r │ leaf │ marker count r │ leaf
//     after    marker count r r r r │ leaf │ marker count r r │ leaf
//
// All bytes move towards the end or stay, the last ones first, so that unread bytes are never overwritten. This happens
// at most twice: at 256 objects, which are few, and at 65,536, which is a small part of a large archive.

extension BinaryPropertyListWriter {
    @inline(never)
    mutating func widenReferences() {
        // Reserved objects may have been written in another order than that of their indices.
        var order = (0..<offsets.count).filter { offsets[$0] != 0 }
        order.sort { offsets[$0] < offsets[$1] }
        let earlierWidth = referenceWidth
        referenceWidth *= 2
        let written = bytes.written
        var shift = order.reduce(0) { $0 + Self.references(at: offsets[$1], width: earlierWidth, in: written).count }
        var end = bytes.count
        _ = bytes.reserve(shift)
        bytes.commit(shift)
        let bytes = bytes.mutableWritten
        for index in order.reversed() {
            let start = offsets[index]
            let references = Self.references(at: start, width: earlierWidth, in: UnsafeRawBufferPointer(bytes))
            if !references.isEmpty {
                Self.move(references.upperBound..<end, by: shift, in: bytes)
                shift -= references.count
                end = references.lowerBound
                Self.widen(references, to: end + shift, width: earlierWidth, in: bytes)
            }
            offsets[index] = start + shift
        }
    }

    /// The bytes of an object that are references; none for a leaf.
    private static func references(at start: Int, width: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        let perElement: Int
        switch bytes[start] & BinaryMarker.kindMask {
        case BinaryMarker.array, BinaryMarker.set: perElement = 1
        case BinaryMarker.dictionary: perElement = 2
        default: return start..<start
        }
        let (count, payload) = writtenCount(at: start, in: bytes)
        return payload..<(payload + count * perElement * width)
    }

    /// The count of a written object, and the offset of its payload.
    static func writtenCount(at start: Int, in bytes: UnsafeRawBufferPointer) -> (count: Int, payload: Int) {
        let count = bytes[start] & BinaryMarker.countMask
        guard count == BinaryMarker.countFollows else { return (Int(count), start + 1) }
        let payload = start + 2 + 1 << Int(bytes[start + 1] & BinaryMarker.countMask)
        return (bytes[(start + 2)..<payload].reduce(0) { $0 << 8 | Int($1) }, payload)
    }

    /// Stores references of 1 or 2 bytes with twice the width, the last one first.
    private static func widen(
        _ references: Range<Int>, to target: Int, width: Int, in bytes: UnsafeMutableRawBufferPointer
    ) {
        precondition(target >= references.lowerBound && target + 2 * references.count <= bytes.count)
        for position in stride(from: references.count - width, through: 0, by: -width) {
            for byte in (0..<width).reversed() {
                bytes[target + 2 * position + width + byte] = bytes[references.lowerBound + position + byte]
            }
            for byte in 0..<width { bytes[target + 2 * position + byte] = 0 }
        }
    }

    /// Moves bytes towards the end.
    private static func move(_ range: Range<Int>, by shift: Int, in bytes: UnsafeMutableRawBufferPointer) {
        guard shift > 0, !range.isEmpty, let base = bytes.baseAddress else { return }
        precondition(range.upperBound + shift <= bytes.count)
        (base + range.lowerBound + shift).copyMemory(from: base + range.lowerBound, byteCount: range.count)
    }
}
