// The property list formats of an archive.

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import PropertyLists

extension KeyedArchiver {
    /// Converts a binary archive to a format.
    static func data(_ binary: Data, in format: PropertyList.Format) throws -> Data {
        guard format == .xml else { return binary }
        return try XMLPropertyList.xmlData(of: BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits()))
    }

    /// Rejects formats that have no references.
    func checkFormat() throws {
        guard graph.profile.format == .openStep else { return }
        throw ArchiveError(
            .notSupported, path: "", expected: "a format with references, binary or XML", found: "OpenStep's text")
    }
}
