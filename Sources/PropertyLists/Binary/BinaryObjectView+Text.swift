// Text as hot paths read it.

extension BinaryObjectView {
    /// Returns the bytes of the string at an offset if all of them are ASCII. They are valid as long as the table
    /// exists.
    package func asciiText(at offset: Int) -> UnsafeRawBufferPointer? {
        let marker = marker(at: offset)
        guard marker & 0xF0 == 0x50 else { return nil }
        var count = Int(truncatingIfNeeded: marker & 0x0F)
        var payload = offset &+ 1
        if count == 0x0F {
            guard let length = integer(at: payload), length >= 0, length <= Int32.max else { return nil }
            count = Int(length)
            payload += 1 + (1 << Int(self.marker(at: payload) & 3))
        }
        // No overflow: a count has at most 32 bits here.
        guard count <= end &- payload else { return nil }
        let text = UnsafeRawBufferPointer(start: base + payload, count: count)
        return ArchiveBytes.isASCII(text) ? text : nil
    }
}
