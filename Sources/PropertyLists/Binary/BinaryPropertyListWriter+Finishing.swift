// From objects with wide references to a finished property list, in the buffer the objects were written to.
//
//     before   marker count r r r r r r r r │ leaf │ marker count r r r r │ leaf …       4 bytes per reference
//     after    marker count r r │ leaf │ marker count r │ leaf │ offset table │ trailer
//
// Everything moves towards the front or stays, so that what is still to be read is never overwritten.

extension BinaryPropertyListWriter {
    /// The bytes of the property list whose top object has the index given; the writer is as new afterwards.
    package mutating func finish(topObject: UInt32) throws(PropertyListError) -> [UInt8] {
        guard Int(topObject) < offsets.count else {
            throw .invalidReference(UInt64(topObject), objectCount: offsets.count, at: nil)
        }
        guard sequence.count == offsets.count else {
            let index = offsets.firstIndex(of: 0) ?? 0
            throw PropertyListError(.unwrittenObject, "object \(index) was reserved and never written")
        }
        let referenceWidth = BinaryFormat.width(holding: UInt64(offsets.count))
        if referenceWidth < Self.writtenReferenceWidth {
            narrowReferences(to: referenceWidth)
        }
        appendOffsetTable(referenceWidth: referenceWidth, topObject: topObject)
        let result = bytes
        self = BinaryPropertyListWriter()
        return result
    }

    static var writtenReferenceWidth: Int { 4 }

    private mutating func narrowReferences(to width: Int) {
        let end = bytes.count
        let newEnd = bytes.withUnsafeMutableBytes { bytes in
            // Leaves between two containers are moved in one piece: [pending, …) is what has been read and not moved.
            var pending = BinaryFormat.header.count
            var target = pending
            for index in sequence {
                let start = offsets[Int(index)]
                offsets[Int(index)] = target + (start - pending)
                guard let references = Self.references(of: start, in: UnsafeRawBufferPointer(bytes)) else { continue }
                target = Self.move(pending..<references.lowerBound, to: target, in: bytes)
                for source in stride(from: references.lowerBound, to: references.upperBound, by: 4) {
                    // The low bytes of a big-endian number are its last ones.
                    for position in (4 - width)..<4 {
                        bytes[target] = bytes[source + position]
                        target += 1
                    }
                }
                pending = references.upperBound
            }
            return Self.move(pending..<end, to: target, in: bytes)
        }
        bytes.removeLast(end - newEnd)
    }

    // Where the references of the container that begins at `start` stand, or nil for a leaf.
    private static func references(of start: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        let marker = bytes[start]
        let perElement: Int
        switch marker & BinaryMarker.kindMask {
        case BinaryMarker.array, BinaryMarker.set: perElement = 1
        case BinaryMarker.dictionary: perElement = 2
        default: return nil
        }
        var payload = start + 1
        var count = Int(marker & BinaryMarker.countMask)
        if marker & BinaryMarker.countMask == BinaryMarker.countFollows {
            let width = 1 << Int(bytes[payload] & BinaryMarker.countMask)
            count = bytes[(payload + 1)..<(payload + 1 + width)].reduce(0) { $0 << 8 | Int($1) }
            payload += 1 + width
        }
        return payload..<(payload + count * perElement * writtenReferenceWidth)
    }

    // Moves bytes towards the front and returns where they end there.
    private static func move(_ range: Range<Int>, to target: Int, in bytes: UnsafeMutableRawBufferPointer) -> Int {
        if range.lowerBound != target, !range.isEmpty, let base = bytes.baseAddress {
            (base + target).copyMemory(from: base + range.lowerBound, byteCount: range.count)
        }
        return target + range.count
    }

    private mutating func appendOffsetTable(referenceWidth: Int, topObject: UInt32) {
        let tableOffset = bytes.count
        let offsetWidth = BinaryFormat.width(holding: UInt64(tableOffset))
        bytes.reserveCapacity(tableOffset + offsets.count * offsetWidth + BinaryFormat.trailerByteCount)
        for offset in offsets {
            Self.append(UInt64(offset), width: offsetWidth, to: &bytes)
        }
        bytes.append(contentsOf: repeatElement(0, count: BinaryFormat.TrailerField.offsetWidth))
        bytes.append(UInt8(offsetWidth))
        bytes.append(UInt8(referenceWidth))
        Self.append(UInt64(offsets.count), to: &bytes)
        Self.append(UInt64(topObject), to: &bytes)
        Self.append(UInt64(tableOffset), to: &bytes)
    }
}
