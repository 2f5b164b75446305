// Whole archives of objects without classes.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    /// Archives an object of whatever class, and all that it leads to, under the key `root`.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` where an object is neither a value nor of a class.
    public static func archivedData(
        withRootObject rootObject: ArchivedObject, format: PropertyList.Format = .binary,
        profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encodeArchivedObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try archiver.finishEncoding()
    }

    /// Encodes entries at the top level under their keys as they are: what ``KeyedUnarchiver/topLevelEntries()`` read.
    ///
    /// An entry takes the place of what was encoded under its key before. Values without keys go on behind the last
    /// one among the entries.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` where an object or a collection is being encoded, or where an object
    ///   is neither a value nor of a class.
    public func encodeTopLevelEntries(_ entries: [ArchivedObject.Entry]) throws {
        try writing { try $0.writeTopLevel(entries) }
    }
}
