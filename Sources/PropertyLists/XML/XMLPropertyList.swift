// The XML format as the rest of the package uses it: turned into a binary property list, and written from one.

/// XML property lists, read into the object table of a binary one and written from it.
package enum XMLPropertyList {
    /// The bytes of the binary property list that has the value of an XML one.
    ///
    /// - Throws: ``PropertyListError`` with the byte of the XML, and with line and column in words.
    package static func binaryBytes(
        of bytes: ArchiveBytes, limits: ReadLimits,
    ) throws(PropertyListError) -> [UInt8] {
        // The limit comes first: it is there to keep big files from being looked at.
        guard bytes.count <= limits.maximumByteCount else {
            throw .tooManyBytes(bytes.count, limits: limits)
        }
        var reader = XMLReader(try DecodedText(bytes), limits: limits)
        return try reader.binaryBytes()
    }

    /// The bytes of the XML property list that has the value of a binary one.
    ///
    /// - Throws: ``PropertyListError`` with the code `notRepresentable` for null, a set, and a dictionary that would be
    ///   read as a UID; `limitExceeded` and `tooLarge` where shared objects unfold to too much.
    package static func xmlBytes(of table: BinaryObjectTable) throws(PropertyListError) -> [UInt8] {
        var writer = XMLWriter(table)
        return try writer.bytes()
    }

    /// The first key of a dictionary that is the property list; `nil` where there is none.
    ///
    /// Nothing is read behind the key; of a big file only the beginning is looked at, if the key is there.
    package static func firstKey(of bytes: ArchiveBytes) throws(PropertyListError) -> String? {
        if bytes.count > firstPartByteCount, try TextEncoding.mark(of: bytes) == nil {
            var part = try bytes.bytes(at: 0, count: firstPartByteCount)
            // Behind a tag no character is cut.
            while let last = part.last, last != UInt8(ascii: ">") {
                part.removeLast()
            }
            var reader = XMLReader(try DecodedText(ArchiveBytes(part)), limits: ReadLimits())
            do throws(PropertyListError) {
                return try reader.firstKey()
            } catch {
                // The key may stand further back; what is wrong is said below.
            }
        }
        var reader = XMLReader(try DecodedText(bytes), limits: ReadLimits())
        return try reader.firstKey()
    }

    private static var firstPartByteCount: Int { 4096 }
}
