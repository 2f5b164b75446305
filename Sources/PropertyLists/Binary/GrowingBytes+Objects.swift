// Objects of the binary format in the writer's buffer: appending them, and comparing them with a value.

extension GrowingBytes {
    /// Appends a marker and its count.
    mutating func append(_ marker: UInt8, count: Int) {
        if count < Int(BinaryMarker.countFollows) {
            append(marker | UInt8(truncatingIfNeeded: count))
        } else {
            append(marker | BinaryMarker.countFollows)
            let width = BinaryFormat.width(holding: UInt64(count))
            append(
                BinaryMarker.integer8 | UInt8(truncatingIfNeeded: width.trailingZeroBitCount), UInt64(count),
                width: width)
        }
    }

    /// Whether the object at an offset is the given number.
    // The number is loaded as the end of an eight-byte word. That word never starts before the buffer, because the
    // header precedes the object.
    mutating func isNumber(at offset: Int, _ marker: UInt8, _ bits: UInt64, width: Int) -> Bool {
        let written = written
        precondition(offset >= 8 && offset < written.count)
        guard written[offset] == marker else { return false }
        let end = offset &+ 1 &+ width
        precondition(end <= written.count)
        let word = UInt64(bigEndian: written.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
        return (word ^ bits) &<< UInt64(truncatingIfNeeded: 64 &- width &* 8) == 0
    }

    /// Whether the object at an offset has the given marker, count and bytes.
    mutating func isBlock(at offset: Int, _ marker: UInt8, _ payload: UnsafeRawBufferPointer) -> Bool {
        guard let start = payloadOffset(at: offset, marker, count: payload.count) else { return false }
        return isPresent(payload, at: start)
    }

    /// Whether the object at an offset is the given text, which isn't ASCII.
    mutating func isText(at offset: Int, _ units: CodeUnits, count: Int) -> Bool {
        guard var start = payloadOffset(at: offset, BinaryMarker.utf16String, count: count) else { return false }
        let written = written
        guard count <= (written.count &- start) / 2 else { return false }
        var units = units
        while let unit = units.next() {
            guard written.loadUnaligned(fromByteOffset: start, as: UInt16.self) == unit.bigEndian else { return false }
            start &+= 2
        }
        return true
    }

    /// Appends text that isn't ASCII.
    mutating func append(_ units: CodeUnits, count: Int) {
        let room = reserve(count &* 2)
        var offset = 0
        var units = units
        while offset < count &* 2, let unit = units.next() {
            room.storeBytes(of: unit.bigEndian, toByteOffset: offset, as: UInt16.self)
            offset &+= 2
        }
        commit(offset)
    }

    /// Appends references, and returns the greatest of them, or 0 if there are none.
    // A single loop without an early exit, so that the compiler can vectorize it.
    mutating func append(references: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let room = reserve(references.count &* 4)
        guard let source = references.baseAddress, let target = room.baseAddress else { return 0 }
        var greatest: UInt32 = 0
        for position in 0..<references.count {
            let reference = source[position]
            greatest = max(greatest, reference)
            (target + position &* 4).storeBytes(of: reference.bigEndian, as: UInt32.self)
        }
        commit(references.count &* 4)
        return greatest
    }

    /// Appends the offset table.
    mutating func append(_ offsets: borrowing OffsetTable, width: Int) {
        let room = reserve(offsets.count &* width &+ 8)
        var target = 0
        for index in 0..<offsets.count {
            let offset = UInt64(offsets[index]) &<< UInt64(truncatingIfNeeded: 64 &- width &* 8)
            room.storeBytes(of: offset.bigEndian, toByteOffset: target, as: UInt64.self)
            target &+= width
        }
        commit(target)
    }

    // The offset of an object's bytes, or `nil` if it has another marker or count.
    private mutating func payloadOffset(at offset: Int, _ marker: UInt8, count: Int) -> Int? {
        let written = written
        precondition(offset >= 8 && offset < written.count)
        guard count >= Int(BinaryMarker.countFollows) else {
            return written[offset] == marker | UInt8(truncatingIfNeeded: count) ? offset &+ 1 : nil
        }
        guard written[offset] == marker | BinaryMarker.countFollows else { return nil }
        let width = BinaryFormat.width(holding: UInt64(count))
        let countMarker = BinaryMarker.integer8 | UInt8(truncatingIfNeeded: width.trailingZeroBitCount)
        return isNumber(at: offset &+ 1, countMarker, UInt64(count), width: width) ? offset &+ 2 &+ width : nil
    }

    /// Whether the bytes at an offset are the given ones.
    mutating func isPresent(_ payload: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let written = written
        guard payload.count <= written.count &- start else { return false }
        guard let first = payload.baseAddress, let second = written.baseAddress else { return payload.isEmpty }
        return SystemMemory.areEqual(first, second + start, count: payload.count)
    }
}
