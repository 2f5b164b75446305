// The forms of property lists that an archive can have.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedArchiver {
    /// The archive in a format, from the binary one.
    static func data(_ binary: Data, in format: PropertyList.Format) throws -> Data {
        guard format == .xml else { return binary }
        return try XMLPropertyList.xmlData(of: BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits()))
    }

    /// Refuses a format that has no references.
    func checkFormat() throws {
        guard graph.profile.format == .openStep else { return }
        throw ArchiveError(
            .notSupported, path: "", expected: "a format with references, binary or XML", found: "OpenStep's text")
    }
}
