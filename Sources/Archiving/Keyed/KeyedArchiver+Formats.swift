// The forms of property lists that an archive can have.

import PropertyLists

extension KeyedArchiver {
    /// The bytes of the archive in a format, from those of the binary one.
    static func bytes(_ binary: [UInt8], in format: PropertyList.Format) throws -> [UInt8] {
        guard format == .xml else { return binary }
        return try XMLPropertyList.xmlBytes(of: BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits()))
    }

    /// Refuses a format that has no references.
    func checkFormat() throws {
        guard format == .openStep else { return }
        throw ArchiveError(
            .notSupported, path: "", expected: "a format with references, binary or XML", found: "OpenStep's text")
    }
}
