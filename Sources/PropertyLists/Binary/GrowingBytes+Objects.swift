// Objects of the binary format in the writer's buffer: appending them, and comparing them with a value.
//
// Each method reserves room for all that it stores. A width is 1, 2, 4 or 8, as `BinaryFormat.width(holding:)` returns
// it.

extension GrowingBytes {
    @inline(__always) mutating func append(_ marker: UInt8, count: Int) {
        if count < Int(BinaryMarker.countFollows) {
            append(marker | UInt8(truncatingIfNeeded: count))
        } else {
            append(marker | BinaryMarker.countFollows)
            let width = BinaryFormat.width(holding: UInt64(count))
            unsafe append(
                BinaryMarker.integer8 | UInt8(truncatingIfNeeded: width.trailingZeroBitCount), UInt64(count),
                width: width)
        }
    }

    @inline(__always) mutating func append(_ marker: UInt8, _ payload: UnsafeRawBufferPointer) {
        guard payload.count < Int(BinaryMarker.countFollows), let first = payload.baseAddress else {
            append(marker, count: payload.count)
            return unsafe append(contentsOf: payload)
        }
        let room = unsafe reserve(payload.count &+ 1)
        unsafe room.storeBytes(of: marker | UInt8(truncatingIfNeeded: payload.count), as: UInt8.self)
        unsafe (room + 1).copyMemory(from: first, byteCount: payload.count)
        unsafe commit(payload.count &+ 1)
    }

    // The number is loaded as the end of an eight-byte word. That word never starts before the buffer, because the
    // header precedes the object.
    @unsafe @inline(__always)
    mutating func isNumber(at offset: Int, _ marker: UInt8, _ bits: UInt64, width: Int) -> Bool {
        let written = unsafe written
        precondition(offset >= 8 && offset < written.count)
        guard unsafe written[offset] == marker else { return false }
        let end = offset &+ 1 &+ width
        precondition(end <= written.count)
        let word = unsafe UInt64(bigEndian: written.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
        return (word ^ bits) &<< UInt64(truncatingIfNeeded: 64 &- width &* 8) == 0
    }

    mutating func isBlock(at offset: Int, _ marker: UInt8, _ payload: UnsafeRawBufferPointer) -> Bool {
        guard let start = payloadOffset(at: offset, marker, count: payload.count) else { return false }
        return unsafe isPresent(payload, at: start)
    }

    /// Whether the object at an offset is the given text, which isn't ASCII.
    @unsafe mutating func isText(at offset: Int, _ units: CodeUnits, count: Int) -> Bool {
        guard var start = payloadOffset(at: offset, BinaryMarker.utf16String, count: count) else { return false }
        let written = unsafe written
        guard count <= (written.count &- start) / 2 else { return false }
        var units = units
        while let unit = units.next() {
            guard unsafe written.loadUnaligned(fromByteOffset: start, as: UInt16.self) == unit.bigEndian else {
                return false
            }
            start &+= 2
        }
        return true
    }

    /// Appends a text, as ASCII if it is and otherwise as UTF-16.
    mutating func append(text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        if isASCII { return unsafe append(BinaryMarker.asciiString, UnsafeRawBufferPointer(text)) }
        let units = unsafe CodeUnits(utf8: text)
        let count = units.count
        append(BinaryMarker.utf16String, count: count)
        append(units, count: count)
    }

    /// Appends text that isn't ASCII.
    mutating func append(_ units: CodeUnits, count: Int) {
        let room = unsafe reserve(count &* 2)
        var offset = 0
        var units = units
        while offset < count &* 2, let unit = units.next() {
            unsafe room.storeBytes(of: unit.bigEndian, toByteOffset: offset, as: UInt16.self)
            offset &+= 2
        }
        unsafe commit(offset)
    }

    /// Appends references. Stops before one that is not less than a limit, and returns it.
    // The early exit also keeps the compiler from vectorizing the loop, which takes longer for the few references of
    // most containers.
    @inline(__always) mutating func append<Reference: FixedWidthInteger>(
        _ references: UnsafeBufferPointer<UInt32>, as type: Reference.Type, below limit: UInt32
    ) -> UInt32? {
        let width = MemoryLayout<Reference>.size
        var target = unsafe reserve(references.count &* width)
        // swift-format-ignore
        for unsafe reference in unsafe references {
            guard reference < limit else { return reference }
            unsafe target.storeBytes(of: Reference(truncatingIfNeeded: reference).bigEndian, as: Reference.self)
            unsafe target += width
        }
        unsafe commit(references.count &* width)
        return nil
    }

    /// Appends the keys of entries and then their values, as above.
    @inline(__always) mutating func append<Reference: FixedWidthInteger>(
        _ entries: UnsafeBufferPointer<DictionaryEntry>, as type: Reference.Type, below limit: UInt32
    ) -> UInt32? {
        let width = MemoryLayout<Reference>.size
        var target = unsafe reserve(entries.count &* width &* 2)
        let distance = entries.count &* width
        // swift-format-ignore
        for unsafe entry in unsafe entries {
            guard entry.key < limit, entry.value < limit else { return max(entry.key, entry.value) }
            unsafe target.storeBytes(of: Reference(truncatingIfNeeded: entry.key).bigEndian, as: Reference.self)
            unsafe (target + distance).storeBytes(
                of: Reference(truncatingIfNeeded: entry.value).bigEndian, as: Reference.self)
            unsafe target += width
        }
        unsafe commit(entries.count &* width &* 2)
        return nil
    }

    /// Appends a marker, followed by the keys and then the values of two entries, as references of a width.
    @unsafe @inline(__always) mutating func append(
        _ marker: UInt8, _ first: DictionaryEntry, _ second: DictionaryEntry, width: Int
    ) {
        let room = unsafe reserve(17)
        let shift = UInt64(truncatingIfNeeded: width &* 8)
        let keys = UInt64(first.key) &<< shift | UInt64(second.key)
        let values = UInt64(first.value) &<< shift | UInt64(second.value)
        unsafe room.storeBytes(of: marker, as: UInt8.self)
        // Of each number, the first bytes: what is too much is overwritten.
        unsafe room.storeBytes(of: (keys &<< (64 &- 2 &* shift)).bigEndian, toByteOffset: 1, as: UInt64.self)
        unsafe room.storeBytes(
            of: (values &<< (64 &- 2 &* shift)).bigEndian, toByteOffset: 1 &+ 2 &* width, as: UInt64.self)
        unsafe commit(1 &+ 4 &* width)
    }

    @unsafe mutating func append(_ offsets: borrowing CloseNumbers, width: Int) {
        var room = unsafe reserve(offsets.count &* width &+ 8)
        let shift = UInt64(truncatingIfNeeded: 64 &- width &* 8)
        offsets.forEach { offset in
            unsafe room.storeBytes(of: (offset &<< shift).bigEndian, as: UInt64.self)
            unsafe room += width
        }
        unsafe commit(offsets.count &* width)
    }

    // The offset of an object's bytes, or `nil` if it has another marker or count.
    private mutating func payloadOffset(at offset: Int, _ marker: UInt8, count: Int) -> Int? {
        let written = unsafe written
        precondition(offset >= 8 && offset < written.count)
        guard count >= Int(BinaryMarker.countFollows) else {
            return unsafe written[offset] == marker | UInt8(truncatingIfNeeded: count) ? offset &+ 1 : nil
        }
        guard unsafe written[offset] == marker | BinaryMarker.countFollows else { return nil }
        let width = BinaryFormat.width(holding: UInt64(count))
        let countMarker = BinaryMarker.integer8 | UInt8(truncatingIfNeeded: width.trailingZeroBitCount)
        return unsafe isNumber(at: offset &+ 1, countMarker, UInt64(count), width: width) ? offset &+ 2 &+ width : nil
    }

    mutating func isPresent(_ payload: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let written = unsafe written
        guard payload.count <= written.count &- start else { return false }
        guard let first = payload.baseAddress, let second = written.baseAddress else { return unsafe payload.isEmpty }
        return unsafe SystemMemory.areEqual(first, second + start, count: payload.count)
    }
}
