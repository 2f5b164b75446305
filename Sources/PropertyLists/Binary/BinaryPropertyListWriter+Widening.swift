// Makes all references twice as wide, in the same buffer, when there are more objects than the width can number.
//
//     before   marker count r r │ leaf │ marker count r │ leaf
//     after    marker count r r r r │ leaf │ marker count r r │ leaf
//
// All bytes move towards the end or stay, the last ones first, so that unread bytes are never overwritten. This happens
// at most twice: at 256 objects, which are few, and at 65,536, which is a small part of a large archive.
//
// The buffer has room for the wider references before the first object moves.

extension BinaryPropertyListWriter {
    @inline(never)
    mutating func widenReferences() {
        let width = referenceWidth
        referenceWidth *= 2
        let (objects, isSorted) = objectsByOffset()
        let written = unsafe bytes.written
        var shift = 0
        let count = offsets.count
        offsets.removeAll()
        for (index, start) in objects {
            if isSorted {
                while offsets.count < index { offsets.appendNone(near: start) }
                offsets.append(start &+ shift)
            } else {
                offsets.set(start &+ shift, at: index)
            }
            unsafe shift &+= Self.references(at: start, width: width, in: written).count
        }
        while offsets.count < count { offsets.appendNone(near: bytes.count) }
        var end = bytes.count
        _ = unsafe bytes.reserve(shift)
        unsafe bytes.commit(shift)
        let bytes = unsafe bytes.mutableWritten
        var position = objects.count
        while position > 0 {
            position &-= 1
            let references = unsafe Self.references(
                at: objects[position].start, width: width, in: UnsafeRawBufferPointer(bytes))
            if !references.isEmpty {
                unsafe Self.move(references.upperBound..<end, by: shift, in: bytes)
                shift &-= references.count
                end = references.lowerBound
                unsafe Self.widen(references, width: width, to: end &+ shift, in: bytes)
            }
        }
    }

    /// The written objects in the order of their bytes, and whether that is the order of their indices.
    private func objectsByOffset() -> (objects: [(index: Int, start: Int)], isSorted: Bool) {
        var objects: [(index: Int, start: Int)] = []
        objects.reserveCapacity(offsets.count)
        var last = 0
        var isSorted = true
        for index in 0..<offsets.count {
            let start = offsets.number(at: index)
            if start == 0 { continue }
            isSorted = isSorted && start > last
            last = start
            objects.append((index, start))
        }
        // Reserved objects may have been written in another order than that of their indices.
        if !isSorted { objects.sort { $0.start < $1.start } }
        return (objects, isSorted)
    }

    /// The bytes of an object that are references; none for a leaf.
    private static func references(at start: Int, width: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
        let perElement: Int
        switch unsafe bytes[start] & BinaryMarker.kindMask {
        case BinaryMarker.array, BinaryMarker.set: perElement = 1
        case BinaryMarker.dictionary: perElement = 2
        default: return start..<start
        }
        let (count, payload) = unsafe writtenCount(at: start, in: bytes)
        return payload..<(payload + count * perElement * width)
    }

    /// The count of a written object, and the offset of its payload.
    static func writtenCount(at start: Int, in bytes: UnsafeRawBufferPointer) -> (count: Int, payload: Int) {
        let count = unsafe bytes[start] & BinaryMarker.countMask
        guard count == BinaryMarker.countFollows else { return (Int(count), start + 1) }
        let payload = unsafe start + 2 + 1 << Int(bytes[start + 1] & BinaryMarker.countMask)
        return unsafe (bytes[(start + 2)..<payload].reduce(0) { $0 << 8 | Int($1) }, payload)
    }

    /// Stores references of one or two bytes with twice the width, the last one first: zeros precede the bytes of each.
    @inline(__always)
    private static func widen(
        _ references: Range<Int>, width: Int, to target: Int, in bytes: UnsafeMutableRawBufferPointer
    ) {
        precondition(target >= references.lowerBound && target + 2 * references.count <= bytes.count)
        var position = references.count
        // Two wider ones at once, from four bytes.
        while width == 2, position >= 4 {
            position &-= 4
            let pair = unsafe bytes.loadUnaligned(fromByteOffset: references.lowerBound &+ position, as: UInt32.self)
            let isolated = (UInt64(pair.bigEndian) &<< 16 | UInt64(pair.bigEndian)) & 0x0000_FFFF_0000_FFFF
            unsafe bytes.storeBytes(of: isolated.bigEndian, toByteOffset: target &+ 2 &* position, as: UInt64.self)
        }
        while position > 0 {
            position &-= width
            let (old, new) = (references.lowerBound &+ position, target &+ 2 &* position)
            // Both are read before the zeros are written, which may overlap them.
            let (first, last) = unsafe (bytes[old], bytes[old &+ width &- 1])
            unsafe bytes[new] = 0
            if width == 2 { unsafe (bytes[new &+ 1], bytes[new &+ 2]) = (0, first) }
            unsafe bytes[new &+ 2 &* width &- 1] = last
        }
    }

    /// Moves bytes towards the end.
    private static func move(_ range: Range<Int>, by shift: Int, in bytes: UnsafeMutableRawBufferPointer) {
        guard shift > 0, !range.isEmpty, let base = bytes.baseAddress else { return }
        precondition(range.upperBound + shift <= bytes.count)
        unsafe (base + range.lowerBound + shift).copyMemory(from: base + range.lowerBound, byteCount: range.count)
    }
}
