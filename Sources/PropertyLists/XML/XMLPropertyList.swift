// The XML format as the rest of the package uses it: turned into a binary property list, and written from one.

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// XML property lists, read into the object table of a binary one and written from it.
package enum XMLPropertyList {
    /// The binary property list that has the value of an XML one.
    ///
    /// - Throws: ``PropertyListError`` with the byte of the XML, and with line and column in words.
    package static func binaryData(
        of bytes: ArchiveBytes, limits: ReadLimits,
    ) throws(PropertyListError) -> Data {
        // The limit comes first: it is there to keep big files from being looked at.
        guard bytes.count <= limits.maximumByteCount else {
            throw .tooManyBytes(bytes.count, limits: limits)
        }
        let text = try DecodedText(bytes)
        // What is read points into the text.
        defer { withExtendedLifetime(text) {} }
        var reader = XMLReader(text, limits: limits)
        return try reader.binaryData()
    }

    /// The text of the XML property list that has the value of a binary one.
    ///
    /// - Throws: ``PropertyListError`` with the code `notRepresentable` for null, a set, and a dictionary that would be
    ///   read as a UID; `limitExceeded` and `tooLarge` where shared objects unfold to too much.
    package static func xmlData(of table: BinaryObjectTable) throws(PropertyListError) -> Data {
        var writer = XMLWriter(table)
        return try writer.data()
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
