// Objects of a sequential archive without their classes.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    /// Returns the root object of a sequential archive, whatever its class, as the archive stores it: with its groups.
    ///
    /// No instance of any class is created, so no class needs to be allowed. Anything after the root is ignored.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` if there is no
    ///   root, `unexpectedKind` if the root is nil or not an object. Foundation's error for a file.
    /// - Complexity: O(*n*) in the size of the archive.
    public static func archivedObject(
        from input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try SequentialUnarchiver(forReadingFrom: input, limits: limits).archivedRoot()
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

    /// Returns everything at the top level of a sequential archive, whatever the classes, with everything that it
    /// refers to. If the archive has several roots, all of them are included.
    ///
    /// ``SequentialArchiver/archivedData(withGroups:byteOrder:systemVersion:)`` writes these groups again.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`.
    /// - Complexity: O(*n*) in the size of the archive.
    public static func archivedGroups(
        from input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> [ArchivedObject.Group] {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: input, limits: limits)
        defer { unarchiver.finishDecoding() }
        return try unarchiver.archivedGroups()
    }

    /// Returns everything at the archive's top level, regardless of what was decoded before.
    ///
    /// An object that this method and ``Unarchiver/decode(_:)`` for ``ArchivedObject`` both return is the same
    /// instance.
    ///
    /// - Throws: ``ArchiveError`` with the code `corruptArchive` if the archive is corrupt after its first value.
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
