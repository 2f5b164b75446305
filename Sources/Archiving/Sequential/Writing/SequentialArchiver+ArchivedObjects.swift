// Archives objects without classes.
//
// For lent items, see `SequentialArchiver.swift`.

public import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// Returns a sequential archive with the given groups at its top level: groups that
    /// ``SequentialUnarchiver/archivedGroups(from:limits:)`` read, or that you created.
    ///
    /// If groups were read from an archive that Apple's systems wrote, and if neither the groups nor the byte order and
    /// the system version of that archive are changed, the result is identical to that archive.
    ///
    /// - Parameters:
    ///   - byteOrder: The byte order of numbers. Readers accept both.
    ///   - systemVersion: The version of the writing system that the archive's header states.
    ///   - limits: The limits on the archive.
    /// - Throws: ``ArchiveError``: `invalidValue` if a type encoding is malformed or doesn't match its values,
    ///   `outOfRange` if a number doesn't fit its type, `notSupported` if an object comes from a keyed archive,
    ///   `limitExceeded` if a limit is exceeded.
    /// - Complexity: O(*n*) in the number of objects, values and bytes.
    public static func archivedData(
        withGroups groups: [ArchivedObject.Group], byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian,
        systemVersion: Int = 1_000, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Data {
        guard Int32(exactly: systemVersion) != nil else {
            throw ArchiveError(
                .outOfRange, path: "", expected: "a system version of 32 bits", found: "\(systemVersion)")
        }
        var builder = TypedStreamBuilder()
        var writer = SequentialObjectWriter()
        for group in groups { try writer.write(group, in: &builder) }
        try writer.writeContents(in: &builder)
        var writing = TypedStreamWriting()
        writing.header.isBigEndian = byteOrder == .bigEndian
        writing.header.systemVersion = systemVersion
        writing.maximumDepth = limits.maximumNesting
        do {
            let data = try builder.finish(writing)
            try limits.check(objectCount: writer.objectCount, byteCount: data.count)
            return data
        } catch let error as TypedStreamError {
            throw ArchiveError(error, path: "")
        }
    }

    /// Adds an object without a class, and everything that it refers to, unless it was added before. Returns its entry.
    func entry(of object: ArchivedObject) throws -> UInt32 {
        do {
            let entry = try objectWriter.entry(of: object, in: &builder)
            try objectWriter.writeContents(in: &builder)
            objects.note(frames.top.holder, of: entry)
            return entry
        } catch let error as ArchiveError {
            throw fail(error.code, expected: error.expected, found: error.found, forKey: nil)
        }
    }
}
