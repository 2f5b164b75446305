// Objects of a sequential archive without their classes.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// The root object of a sequential archive, whatever its class, as the archive holds it: with its groups.
    ///
    /// Nothing of any class is created, so that no class needs permission. What follows behind the root is not looked
    /// at.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` where there is no
    ///   root, `unexpectedKind` where the root is nil or no object.
    /// - Complexity: O(*n*) in the size of the archive.
    public static func archivedObject(
        from data: Data, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try SequentialUnarchiver(forReadingFrom: data, limits: limits).archivedRoot()
    }

    /// The root object of a sequential archive in a file, whatever its class, as the archive holds it.
    ///
    /// - Throws: ``ArchiveError``, or Foundation's error for the file.
    public static func archivedObject(
        contentsOf url: URL, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try SequentialUnarchiver(contentsOf: url, limits: limits).archivedRoot()
    }

    private func archivedRoot() throws -> ArchivedObject {
        defer { finishDecoding() }
        return try reading {
            let tables = stream.tables
            guard tables.topStart < tables.items.count else {
                throw failure(.missingValue, expected: "a root object", found: "an archive of nothing", forKey: nil)
            }
            guard tables.items[tables.topStart].code == UInt8(ascii: "@") else {
                throw failure(.unexpectedKind, expected: "a root object", found: "another value", forKey: nil)
            }
            let root = tables.items[tables.topStart + 1]
            guard root.kind == .object else {
                throw failure(.unexpectedKind, expected: "a root object", found: "nil", forKey: nil)
            }
            return try archivedObject(ofEntry: root.number)
        }
    }

    /// Everything that a sequential archive holds at its top level, whatever the classes, with all that it leads to:
    /// several roots where it has several.
    ///
    /// ``SequentialArchiver/archivedData(withGroups:byteOrder:systemVersion:)`` writes it again.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`.
    /// - Complexity: O(*n*) in the size of the archive.
    public static func archivedGroups(
        from data: Data, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> [ArchivedObject.Group] {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data, limits: limits)
        defer { unarchiver.finishDecoding() }
        return try unarchiver.archivedGroups()
    }

    /// Everything that the archive holds at its top level, whatever was decoded of it before.
    ///
    /// An object that is met here and by ``Unarchiver/decode(_:)`` of ``ArchivedObject`` is one.
    ///
    /// - Throws: ``ArchiveError`` with the code `corruptArchive` where the archive is no good behind its first value.
    public func archivedGroups() throws -> [ArchivedObject.Group] {
        try reading {
            if let error = stream.trailingError { throw ArchiveError(error, path: "") }
            return try objectReader.topLevelGroups()
        }
    }

    /// The object of an entry as the archive holds it, the same for the same entry.
    func archivedObject(ofEntry entry: UInt32) throws -> ArchivedObject {
        try objectReader.object(ofEntry: entry)
    }

    /// The object of the structure that was begun last, to be written again as it is.
    func archivedFormOfStructure() -> AttributedStringValue.ArchivedForm? {
        guard frame.kind == .structure else { return nil }
        return AttributedStringValue.ArchivedForm(reader: objectReader, entry: frame.entry)
    }
}
