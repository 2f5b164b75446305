// Iterates over the UTF-16 code units of UTF-8 text without creating a string.

/// The UTF-16 code units of valid UTF-8. Invalid bytes result in arbitrary code units, but never more than there are
/// bytes.
struct CodeUnits {
    private let utf8: UnsafeBufferPointer<UInt8>
    private var position = 0
    // The second half of a surrogate pair whose first half was returned.
    private var pending: UInt16?

    init(utf8: UnsafeBufferPointer<UInt8>) {
        self.utf8 = utf8
    }

    /// The number of remaining code units.
    var count: Int {
        var rest = self
        var count = 0
        while rest.next() != nil { count &+= 1 }
        return count
    }

    mutating func next() -> UInt16? {
        if let unit = pending {
            pending = nil
            return unit
        }
        guard position < utf8.count else { return nil }
        let first = utf8[position]
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        // The lead byte starts with a one bit per byte and a zero bit; the rest are the highest bits of the scalar.
        var scalar = length == 1 ? UInt32(first) : UInt32(first & (0x7F &>> UInt8(truncatingIfNeeded: length)))
        var next = position &+ 1
        position = min(position &+ length, utf8.count)
        while next < position {
            scalar = scalar << 6 | UInt32(utf8[next] & 0x3F)
            next &+= 1
        }
        guard scalar >= 0x10000 else { return UInt16(truncatingIfNeeded: scalar) }
        pending = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
        return UInt16(truncatingIfNeeded: 0xD800 &+ (scalar &- 0x10000) >> 10)
    }
}
