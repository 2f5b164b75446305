// Type encodings of a stream that is read, each looked at once.

extension TypedStreamReader {
    /// What values a group with this type encoding has.
    @inline(__always)
    mutating func encoding(of string: UInt32, at offset: Int) throws(TypedStreamError) -> Encoding {
        let index = Int(string)
        if index < encodings.count, encodings[index].step >= 0 { return encodings[index] }
        return try newEncoding(of: index, at: offset)
    }

    private mutating func newEncoding(of index: Int, at offset: Int) throws(TypedStreamError) -> Encoding {
        let range = tables.strings[index]
        let text = UnsafeRawBufferPointer(rebasing: source.bytes[range.offset..<range.offset + range.count])
        var encoding = Encoding()
        if let code = text.first, text.count == 1, TypeEncoding.isValueCode(code) {
            encoding = Encoding(code: code, step: 0)
        } else {
            encoding.step = Int32(truncatingIfNeeded: steps.count)
            do {
                try TypeEncoding.append(text, to: &steps, maximumDepth: limits.maximumDepth)
            } catch {
                throw failure(error.code, expected: error.expected, found: error.found, at: offset)
            }
        }
        while encodings.count <= index {
            encodings.append(Encoding())
        }
        encodings[index] = encoding
        return encoding
    }
}
