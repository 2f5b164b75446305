// Reads back a string that was written: for messages about what is being written.

extension BinaryPropertyListWriter {
    /// Returns the text of the string with an index, or `nil` if the object is not a string or isn't written yet.
    package func text(ofString index: UInt32) -> String? {
        guard index < offsets.count, offsets[Int(index)] > 0 else { return nil }
        let bytes = bytes.written
        let offset = offsets[Int(index)]
        let kind = bytes[offset] & BinaryMarker.kindMask
        guard kind == BinaryMarker.asciiString || kind == BinaryMarker.utf16String else { return nil }
        var start = offset + 1
        var count = Int(bytes[offset] & ~BinaryMarker.kindMask)
        if count == 0xF {
            let width = 1 << Int(bytes[start] & 0xF)
            count = bytes[(start + 1)..<(start + 1 + width)].reduce(0) { $0 << 8 | Int($1) }
            start += 1 + width
        }
        if kind == BinaryMarker.asciiString {
            return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)]), as: UTF8.self)
        }
        let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}
