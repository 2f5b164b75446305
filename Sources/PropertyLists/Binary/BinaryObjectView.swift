// A view of an object table for hot paths. Each query is two or three comparisons and a load, and is inlined. Anything
// unusual returns `unclear` or nil, and the caller then uses `BinaryObjectTable`, which also creates the errors.
//
//     header │ objects …                 │ offset table │ trailer, 32 bytes
//            8 ≤ every offset < end ──────┘
//
// All numbers are read in the same way, whatever their width: as eight bytes from the start of the number, from which
// the bytes after it are shifted out. A number starts before the trailer, so the eight bytes are inside the archive.

/// A view of the objects of a binary property list that doesn't keep their bytes alive. It is valid as long as the
/// table exists.
// Unchecked, because the compiler can't know that the bytes are not written. A trivial type: no reference counting.
@safe @usableFromInline package struct BinaryObjectView: @unchecked Sendable {
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline package let objectCount: Int

    /// The end of the objects, which is the offset of the offset table.
    @usableFromInline let end: Int
    @usableFromInline package let referenceWidth: Int
    @usableFromInline let referenceShift: UInt64
    @usableFromInline let offsetWidth: Int
    @usableFromInline let offsetShift: UInt64

    /// - Parameter trailer: The one of the bytes, which whoever uses the view keeps alive.
    @unsafe init(_ bytes: ArchiveBytes, _ trailer: BinaryTrailer) {
        unsafe base = bytes.base
        objectCount = trailer.objectCount
        end = trailer.offsetTableOffset
        referenceWidth = trailer.referenceWidth
        referenceShift = UInt64(64 - 8 * trailer.referenceWidth)
        offsetWidth = trailer.offsetWidth
        offsetShift = UInt64(64 - 8 * trailer.offsetWidth)
    }

    /// A view that finds no object, and only reads values at offsets.
    private init(_ base: UnsafeRawPointer, end: Int) {
        unsafe (self.base, self.end, objectCount) = (base, end, 0)
        (referenceWidth, referenceShift, offsetWidth, offsetShift) = (1, 56, 1, 56)
    }

    /// The result of the methods below that means that the caller must use the slow path.
    @inlinable package static var unclear: Int { -2 }

    /// Eight bytes, the first of which must be before the trailer.
    @unsafe @inlinable @_transparent func word(at offset: Int) -> UInt64 {
        unsafe UInt64(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Whether an object can start at an offset.
    @inlinable @_transparent func isInside(_ offset: Int) -> Bool {
        UInt(bitPattern: offset) < UInt(bitPattern: end)
    }

    // MARK: References

    /// Returns the reference at a position among those at a container's payload. It may refer to no existing object.
    @inlinable @_transparent package func reference(_ position: Int, at payload: Int) -> Int {
        let offset = payload &+ position &* referenceWidth
        guard isInside(offset) else { return Self.unclear }
        // An eight-byte reference may be negative, but negative results have another meaning.
        let reference = unsafe Int(truncatingIfNeeded: word(at: offset) &>> referenceShift)
        return reference < 0 ? Self.unclear : reference
    }

    @inlinable @_transparent package func isObject(_ reference: Int) -> Bool {
        UInt(bitPattern: reference) < UInt(bitPattern: objectCount)
    }

    /// Returns the offset of the object to which a reference refers.
    @inlinable @_transparent package func offset(of reference: Int) -> Int {
        guard isObject(reference) else { return Self.unclear }
        let offset = unsafe word(at: end &+ reference &* offsetWidth) &>> offsetShift
        // No object starts in the header.
        guard offset >= 8, offset < UInt64(truncatingIfNeeded: end) else { return Self.unclear }
        return Int(truncatingIfNeeded: offset)
    }

    /// Returns whether two containers of this archive, each with the given number of bytes of references at its payload,
    /// contain the same references.
    // Not checked here: whoever found a container has checked that its references are inside the archive.
    @unsafe @inlinable @inline(__always) package func areEqual(_ payload: Int, _ other: Int, byteCount: Int) -> Bool {
        if byteCount < 8 {
            let shift = 64 &- 8 &* byteCount
            return unsafe (word(at: payload) ^ word(at: other)) >> UInt64(truncatingIfNeeded: shift) == 0
        }
        var place = 0
        while place < byteCount &- 8 {
            if unsafe word(at: payload &+ place) != word(at: other &+ place) { return false }
            place = place &+ 8
        }
        return unsafe word(at: payload &+ byteCount &- 8) == word(at: other &+ byteCount &- 8)
    }

    // MARK: Values

    /// Returns the marker at an offset, or a marker that no object has if no object begins there.
    @inlinable @_transparent package func marker(at offset: Int) -> UInt8 {
        unsafe isInside(offset) ? base.load(fromByteOffset: offset, as: UInt8.self) : 0xFF
    }

    @inlinable @inline(__always) package func boolean(at offset: Int) -> Bool? {
        switch marker(at: offset) {
        case BinaryMarker.booleanFalse: false
        case BinaryMarker.booleanTrue: true
        default: nil
        }
    }

    /// Returns the integer at an offset, of at most 64 bits.
    @inlinable @inline(__always) package func integer(at offset: Int) -> Int64? {
        let marker = marker(at: offset)
        guard marker & 0xFC == BinaryMarker.integer8 else { return nil }
        let width = 1 &<< Int(truncatingIfNeeded: marker & 3)
        guard offset &+ width < end else { return nil }
        return unsafe Int64(
            bitPattern: word(at: offset &+ 1) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* width))
    }

    @inlinable @inline(__always) package func real(at offset: Int) -> Double? {
        switch marker(at: offset) {
        case BinaryMarker.real64 where offset &+ 8 < end:
            unsafe Double(bitPattern: word(at: offset &+ 1))
        case BinaryMarker.real32 where offset &+ 4 < end:
            unsafe Double(Float(bitPattern: UInt32(truncatingIfNeeded: word(at: offset &+ 1) &>> 32)))
        default: nil
        }
    }

    @inlinable package func float(at offset: Int) -> Float? {
        guard marker(at: offset) == BinaryMarker.real32, offset &+ 4 < end else { return nil }
        return unsafe Float(bitPattern: UInt32(truncatingIfNeeded: word(at: offset &+ 1) &>> 32))
    }

    /// Returns the value of the UID at an offset, or `unclear` if there is no UID or its value has more than 32 bits.
    @inlinable @inline(__always) package func uid(at offset: Int) -> Int {
        let marker = marker(at: offset)
        let width = Int(truncatingIfNeeded: marker & BinaryMarker.countMask) &+ 1
        guard marker & BinaryMarker.kindMask == BinaryMarker.uid, width <= 4, offset &+ width < end else {
            return Self.unclear
        }
        return unsafe Int(truncatingIfNeeded: word(at: offset &+ 1) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* width))
    }

    /// Returns the array or dictionary at an offset; `nil` if there is another object.
    @inlinable @inline(__always) package func container(_ kind: BinaryObjectKind, at offset: Int) -> BinaryObject? {
        let isDictionary = kind == .dictionary
        let marker = marker(at: offset)
        guard marker & BinaryMarker.kindMask == (isDictionary ? BinaryMarker.dictionary : BinaryMarker.array) else {
            return nil
        }
        let count = Int(truncatingIfNeeded: marker & BinaryMarker.countMask)
        if count == Int(BinaryMarker.countFollows) {
            return unsafe Self.longContainer(kind, base, end, referenceWidth, at: offset)
        }
        guard offset &+ count &* referenceWidth &* (isDictionary ? 2 : 1) < end else { return nil }
        return BinaryObject(kind: kind, offset: offset, payload: offset &+ 1, count: count)
    }

    /// The array or dictionary at an offset, whose count follows its marker.
    // Static: otherwise callers would copy the whole view for it.
    @inline(never) @usableFromInline
    static func longContainer(
        _ kind: BinaryObjectKind, _ base: UnsafeRawPointer, _ end: Int, _ referenceWidth: Int, at offset: Int
    ) -> BinaryObject? {
        let view = unsafe BinaryObjectView(base, end: end)
        guard let count = view.integer(at: offset + 1), count >= 0, count <= UInt32.max else { return nil }
        let payload = offset + 2 + (1 << Int(view.marker(at: offset + 1) & 3))
        // No overflow: the count has at most 32 bits here.
        let byteCount = count * Int64(referenceWidth) * (kind == .dictionary ? 2 : 1)
        guard byteCount <= Int64(end - payload) else { return nil }
        return BinaryObject(kind: kind, offset: offset, payload: payload, count: Int(count))
    }

    /// Returns whether the object at an offset is a string with the given text, or nil if `BinaryObjectTable` has to find
    /// out.
    @inline(__always) func isString(at offset: Int, equalTo text: ShortText) -> Bool? {
        let marker = marker(at: offset)
        let count = Int(truncatingIfNeeded: marker & BinaryMarker.countMask)
        guard marker & BinaryMarker.kindMask == BinaryMarker.asciiString, count < Int(BinaryMarker.countFollows),
            offset &+ count < end
        else { return nil }
        guard count == text.count else { return false }
        if count <= 8 { return unsafe (word(at: offset &+ 1) ^ text.first) & text.firstMask == 0 }
        return unsafe word(at: offset &+ 1) == text.first && word(at: offset &+ count &- 7) == text.last
    }

    /// Returns the bytes of the string at an offset if all of them are ASCII. They are valid as long as the table
    /// exists.
    package func asciiText(at offset: Int) -> UnsafeRawBufferPointer? {
        let marker = marker(at: offset)
        guard marker & BinaryMarker.kindMask == BinaryMarker.asciiString else { return nil }
        var count = Int(truncatingIfNeeded: marker & BinaryMarker.countMask)
        var payload = offset &+ 1
        if count == Int(BinaryMarker.countFollows) {
            guard let length = integer(at: payload), length >= 0, length <= Int32.max else { return nil }
            count = Int(length)
            payload += 1 + (1 << Int(self.marker(at: payload) & 3))
        }
        // No overflow: the count has at most 31 bits here.
        guard count <= end &- payload else { return nil }
        let text = unsafe UnsafeRawBufferPointer(start: base + payload, count: count)
        return unsafe text.isASCII ? text : nil
    }
}

/// An ASCII text that is compared with many strings: its bytes in one or two words, which overlap.
struct ShortText {
    let count: Int
    fileprivate private(set) var first: UInt64 = 0
    fileprivate private(set) var last: UInt64 = 0
    fileprivate let firstMask: UInt64

    /// Fails if the text isn't ASCII, or if its count would follow the marker of its string.
    @inline(__always) init?(_ text: UnsafeRawBufferPointer) {
        count = text.count
        guard count < Int(BinaryMarker.countFollows) else { return nil }
        // A shift by all bits is 0.
        firstMask = UInt64.max << (64 - 8 * min(count, 8))
        switch count {
        case 8...:
            first = unsafe UInt64(bigEndian: text.loadUnaligned(as: UInt64.self))
            last = unsafe UInt64(bigEndian: text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
        case 4...:
            // Both halves, which overlap.
            let start = unsafe UInt64(UInt32(bigEndian: text.loadUnaligned(as: UInt32.self)))
            let end = unsafe UInt64(UInt32(bigEndian: text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
            first = start &<< 32 | end &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
        default:
            // swift-format-ignore
            for unsafe byte in unsafe text { last = last &<< 8 | UInt64(byte) }
            first = last << (64 - 8 * count)
        }
        guard (first | last) & 0x8080_8080_8080_8080 == 0 else { return nil }
    }
}
