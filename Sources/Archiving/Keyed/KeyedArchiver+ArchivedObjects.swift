// Whole archives of objects without classes.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    /// Archives an object of any class, with everything that it refers to, under the key `root`.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` if an object has neither a value nor a class.
    public static func archivedData(
        withRootObject rootObject: ArchivedObject, format: PropertyList.Format = .binary,
        profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encodeArchivedObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try archiver.finishEncoding()
    }

    /// Encodes entries at the top level under exactly their keys: the entries that
    /// ``KeyedUnarchiver/topLevelEntries()`` reads.
    ///
    /// An entry replaces a value that was encoded under the same key before. Values that are encoded without keys later
    /// are numbered after the last such value among the entries.
    ///
    /// - Throws: ``ArchiveError``: `notSupported` if an object or a collection is being encoded, or if an object has
    ///   neither a value nor a class.
    public func encodeTopLevelEntries(_ entries: [ArchivedObject.Entry]) throws {
        try writing { try $0.writeTopLevel(entries) }
    }
}
