// Objects without classes: what an archive holds, whatever it is.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    // MARK: Whole archives

    /// The root object of an archive that was made with one, whatever its class, as the archive holds it.
    ///
    /// Nothing of any class is created, so that no class needs permission.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` where there is no
    ///   root, `unexpectedKind` where the root is nil or no object.
    public static func archivedObject(
        from data: Data, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try KeyedUnarchiver(forReadingFrom: data, limits: limits).decodeArchivedRoot()
    }

    /// The root object of an archive in a file, whatever its class, as the archive holds it.
    ///
    /// - Throws: ``ArchiveError``, or Foundation's error for the file.
    public static func archivedObject(
        contentsOf url: URL, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try KeyedUnarchiver(contentsOf: url, limits: limits).decodeArchivedRoot()
    }

    private func decodeArchivedRoot() throws -> ArchivedObject {
        defer { finishDecoding() }
        return try decode(ArchivedObject.self, forKey: KeyedArchiveFormat.rootKey)
    }

    // MARK: The top level

    /// The keys of the archive's top level, in the order of the archive, as ``containsValue(forKey:)`` and the others
    /// take them.
    ///
    /// The archive's own keys of values without a key, `$0` and so on, are not among them: ``topLevelEntries()`` has
    /// these too.
    ///
    /// - Throws: ``ArchiveError`` where the archive is corrupt.
    public var topLevelKeys: [String] {
        get throws {
            try reading(nil) {
                let top = frames[0].container
                return try (0..<top.count).compactMap { position in
                    let key = try table.object(at: table.reference(position, of: top))
                    guard key.isString else { return nil }
                    try charge(key.count)
                    let text = try table.string(key)
                    return text.hasPrefix("$") && !text.hasPrefix("$$") ? nil : KeyedArchiveFormat.unescaped(text)
                }
            }
        }
    }

    /// Everything at the archive's top level with all that it leads to, whatever the classes, in the order of the
    /// archive.
    ///
    /// ``KeyedArchiver/encodeTopLevelEntries(_:)`` writes it again.
    ///
    /// - Throws: ``ArchiveError`` where something in the archive is neither a value nor an object.
    public func topLevelEntries() throws -> [ArchivedObject.Entry] {
        try reading(nil) { try archivedObjectReader.completeEntries(of: frames[0].container) }
    }

    // MARK: Objects and values

    /// What stands under a key, whatever it is; `nil` where the key is missing.
    ///
    /// - Throws: ``ArchiveError`` where something that it leads to is neither a value nor an object.
    public func decodeArchivedValue(forKey key: String) throws -> ArchivedObject.Value? {
        let value = try reading(key) {
            try reference(forKey: key).map { try archivedObjectReader.completeValue(at: $0) }
        }
        if isMeeting { try endMeeting() }
        return value
    }

    func readArchivedObject(forKey key: String?) throws -> ArchivedObject? {
        try reading(key) {
            guard let found = try find(key) else { return nil }
            guard let slot = found.slot else { throw unexpectedKind("an object", found, key) }
            return try archivedObjectReader.completeObject(ofSlot: slot)
        }
    }

    private var archivedObjectReader: ArchivedObjectReader {
        let reader = knownArchivedObjects ?? ArchivedObjectReader(self)
        knownArchivedObjects = reader
        return reader
    }
}
