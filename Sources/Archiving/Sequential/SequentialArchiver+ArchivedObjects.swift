// Objects without classes in sequential archives.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import PropertyLists
import TypedStreams

extension SequentialArchiver {
    /// The sequential archive of an object of whatever class, and all that it leads to.
    ///
    /// - Throws: ``ArchiveError``: as ``archivedData(withGroups:byteOrder:systemVersion:)`` does.
    public static func archivedData(
        withRootObject rootObject: ArchivedObject, byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian,
        systemVersion: Int = 1_000
    ) throws -> Data {
        try archivedData(
            withGroups: [ArchivedObject.Group("@", .object(rootObject))], byteOrder: byteOrder,
            systemVersion: systemVersion)
    }

    /// The sequential archive that has groups at its top level: what
    /// ``SequentialUnarchiver/archivedGroups(from:limits:)`` read, or what was made by hand.
    ///
    /// Groups that were read and not changed give the bytes that were read, where Apple's systems wrote these, and
    /// where byte order and system version are those of that archive.
    ///
    /// - Parameters:
    ///   - byteOrder: which byte of a number comes first; readers read both.
    ///   - systemVersion: what the archive's header says of the system that wrote it.
    /// - Throws: ``ArchiveError``: `invalidValue` where a type encoding is malformed or its values are others,
    ///   `outOfRange` where a number doesn't fit its type, `notSupported` where an object is one of a keyed archive,
    ///   `limitExceeded` where objects stand more than 1,000 deep inside each other.
    /// - Complexity: O(*n*) in the number of objects, values and bytes.
    public static func archivedData(
        withGroups groups: [ArchivedObject.Group], byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian,
        systemVersion: Int = 1_000
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
        do {
            return try Data(builder.bytes(writing))
        } catch {
            throw ArchiveError(error, path: "")
        }
    }

    /// Adds an object that has no class to the entries, once, and whatever it refers to; returns its entry.
    func entry(of object: ArchivedObject) throws -> UInt32 {
        do {
            let entry = try objectWriter.entry(of: object, in: &builder)
            try objectWriter.writeContents(in: &builder)
            return entry
        } catch let error as ArchiveError {
            throw failure(error.code, expected: error.expected, found: error.found, forKey: nil)
        }
    }
}
