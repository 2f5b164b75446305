// Converts between XML property lists and binary ones.
//
// The decoded text lives until its parts are copied.

/// XML property lists, read into the object table of a binary one and written from it.
package enum XMLPropertyList {
    /// Returns a binary property list with the value of an XML one.
    ///
    /// - Throws: ``PropertyListError`` with the byte offset in the XML, and with line and column in the message.
    package static func binaryData(of bytes: ArchiveBytes, limits: ReadLimits) throws(PropertyListError) -> Data {
        // The limit comes first: it prevents any reading of large files.
        guard bytes.count <= limits.maximumByteCount else { throw .tooManyBytes(bytes.count, limits: limits) }
        let text = try DecodedText(bytes)
        // The reader uses pointers into the text.
        defer { withExtendedLifetime(text) {} }
        var reader = XMLReader(text, limits: limits)
        return try reader.binaryData()
    }

    /// Returns the text of an XML property list with the value of a binary one.
    ///
    /// - Throws: ``PropertyListError`` with the code `notRepresentable` for null, a set, and a dictionary that would be
    ///   read as a UID; `limitExceeded` and `tooLarge` if shared objects expand to too many values or bytes.
    package static func xmlData(
        of table: BinaryObjectTable, maximumByteCount: Int? = nil, sortsKeys: Bool = true
    ) throws(PropertyListError) -> Data {
        var writer = XMLWriter(table, maximumByteCount: maximumByteCount, sortsKeys: sortsKeys)
        return try writer.data()
    }

    /// The parts of a text in UTF-8: what precedes the value, the value, and what follows it.
    package static func parts(of text: Data) throws(PropertyListError) -> (head: Data, value: Data, tail: Data)? {
        let bytes = ArchiveBytes(text)
        let decoded = try DecodedText(bytes)
        defer { withExtendedLifetime(decoded) {} }
        guard decoded.encoding == .utf8, decoded.markByteCount == 0 else { return nil }
        var reader = XMLReader(decoded, limits: ReadLimits())
        reader.outline = TextOutline()
        _ = try reader.binaryData()
        guard let range = reader.outline?.parts.first?.range else { return nil }
        return unsafe (
            Data(decoded.utf8[..<range.lowerBound]), Data(decoded.utf8[range]), Data(decoded.utf8[range.upperBound...])
        )
    }

    /// Returns the first key of the dictionary that is the property list, or `nil` if there is no such key.
    ///
    /// Nothing after the key is read: if the key is present, only the beginning of a large file is examined.
    package static func firstKey(of bytes: ArchiveBytes) throws(PropertyListError) -> String? {
        if bytes.count > firstPartByteCount, try CharacterEncoding.mark(of: bytes) == nil {
            var part = try bytes.bytes(at: 0, count: firstPartByteCount)
            // Cutting after a tag never splits a character.
            while let last = part.last, last != UInt8(ascii: ">") { part.removeLast() }
            var reader = XMLReader(try DecodedText(ArchiveBytes(part)), limits: ReadLimits())
            do throws(PropertyListError) {
                return try reader.firstKey()
            } catch {
                // The key may be in the rest of the text. If there is an error, the code below reports it.
            }
        }
        var reader = XMLReader(try DecodedText(bytes), limits: ReadLimits())
        return try reader.firstKey()
    }

    private static var firstPartByteCount: Int { 4096 }
}
