// Objects without classes: what an archive holds, whatever it is.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    // MARK: The top level

    /// The keys of the archive's top level, in archive order, in the form that ``containsValue(forKey:)`` and the
    /// decoding methods expect.
    ///
    /// The archive's internal keys for values without a key, such as `$0`, are not included; ``topLevelEntries()``
    /// includes them.
    ///
    /// - Throws: ``ArchiveError`` if the archive is corrupt.
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

    /// Returns everything at the archive's top level with everything that it refers to, whatever the classes, in
    /// archive order.
    ///
    /// ``KeyedArchiver/encodeTopLevelEntries(_:)`` writes these entries again.
    ///
    /// - Throws: ``ArchiveError`` if something in the archive is neither a value nor an object.
    public func topLevelEntries() throws -> [ArchivedObject.Entry] {
        try reading(nil) { try archivedObjectReader.completeEntries(of: frames[0].container) }
    }

    // MARK: Objects and values

    /// Returns the value that is stored under a key, whatever its kind, or `nil` if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` if something that the value refers to is neither a value nor an object.
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
