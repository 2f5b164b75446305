// Replaces references of 4 bytes by references of 1 or 2 bytes, in the same buffer.
//
//     before   marker count r r r r r r r r │ leaf │ marker count r r r r │ leaf …       4 bytes per reference
//     after    marker count r r │ leaf │ marker count r │ leaf
//
// All bytes move towards the front or stay, so that unread bytes are never overwritten.

extension BinaryPropertyListWriter {
    static var writtenReferenceWidth: Int { 4 }

    mutating func narrowReferences(to width: Int) {
        let bytes = bytes.mutableWritten
        // Leaves between two containers are moved together. `pending` is the start of the bytes that were read but not
        // moved.
        var pending = BinaryFormat.header.count
        var target = pending
        for position in 0..<offsets.count {
            let index = isSequenced ? Int(sequence[position]) : position
            let start = offsets[index]
            offsets[index] = target + (start - pending)
            guard let references = Self.references(of: start, in: UnsafeRawBufferPointer(bytes)) else { continue }
            target = Self.move(pending..<references.lowerBound, to: target, in: bytes)
            target = Self.narrow(references, to: target, width: width, in: bytes)
            pending = references.upperBound
        }
        target = Self.move(pending..<bytes.count, to: target, in: bytes)
        self.bytes.truncate(to: target)
    }

    // The range of the references of the container that starts at `start`, or nil for a leaf.
    private static func references(of start: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        let marker = bytes[start]
        let perElement: Int
        switch marker & BinaryMarker.kindMask {
        case BinaryMarker.array, BinaryMarker.set: perElement = 1
        case BinaryMarker.dictionary: perElement = 2
        default: return nil
        }
        let (count, payload) = writtenCount(at: start, in: bytes)
        return payload..<(payload + count * perElement * writtenReferenceWidth)
    }

    /// The count of a written object, and the offset of its payload.
    static func writtenCount(at start: Int, in bytes: UnsafeRawBufferPointer) -> (count: Int, payload: Int) {
        let count = bytes[start] & BinaryMarker.countMask
        guard count == BinaryMarker.countFollows else { return (Int(count), start + 1) }
        let payload = start + 2 + 1 << Int(bytes[start + 1] & BinaryMarker.countMask)
        return (bytes[(start + 2)..<payload].reduce(0) { $0 << 8 | Int($1) }, payload)
    }

    // The low bytes of a big-endian number are the last ones.
    private static func narrow(
        _ references: Range<Int>, to target: Int, width: Int, in bytes: UnsafeMutableRawBufferPointer
    ) -> Int {
        precondition(target <= references.lowerBound && references.upperBound <= bytes.count)
        var source = references.lowerBound + writtenReferenceWidth - width
        var target = target
        while source < references.upperBound {
            if width == 1 {
                bytes[target] = bytes[source]
            } else {
                let reference = bytes.loadUnaligned(fromByteOffset: source, as: UInt16.self)
                bytes.storeBytes(of: reference, toByteOffset: target, as: UInt16.self)
            }
            source &+= writtenReferenceWidth
            target &+= width
        }
        return target
    }

    // Moves bytes towards the front and returns their new end.
    private static func move(_ range: Range<Int>, to target: Int, in bytes: UnsafeMutableRawBufferPointer) -> Int {
        if range.lowerBound != target, !range.isEmpty, let base = bytes.baseAddress {
            precondition(target < range.lowerBound && range.upperBound <= bytes.count)
            (base + target).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        }
        return target + range.count
    }
}
