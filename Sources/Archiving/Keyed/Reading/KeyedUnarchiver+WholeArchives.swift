// How archives are opened, and decoded as a whole in one call.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import PropertyLists

extension KeyedUnarchiver {
    // MARK: Opening

    /// Opens an archive, binary or XML.
    ///
    /// - Parameters:
    ///   - data: The archive. It is retained, not copied: if the data wraps memory without copying it, that memory must
    ///     not change while the unarchiver is in use.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a keyed archive, `corruptArchive` if they are
    ///   inconsistent, `limitExceeded`.
    public convenience init(
        forReadingFrom data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(data), allowing: allowing, limits: limits)
    }

    /// Opens an archive in a file. The file is mapped: only the parts of a binary archive that decoding asks for are
    /// read.
    ///
    /// The file must not be changed in place while the unarchiver is in use. Replacing it, as ``KeyedArchiver`` does,
    /// is safe.
    ///
    /// - Throws: ``ArchiveError`` as for data, or Foundation's error if the file can't be read.
    public convenience init(
        contentsOf url: URL, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        try self.init(ArchiveBytes(ofArchiveAt: url), allowing: allowing, limits: limits)
    }

    /// Always true: only allowed classes are instantiated.
    public var requiresSecureCoding: Bool { true }

    // MARK: Whole archives

    /// Decodes the root object of an archive with a root.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    /// - Throws: ``ArchiveError``, or any error that a class throws while it is decoded.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from data: Data, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits).decodeRootObject(type)
    }

    /// Decodes the root object of an archive in a file.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for the
    ///   file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(contentsOf: url, allowing: allowing, limits: limits).decodeRootObject(type)
    }

    func decodeRootObject<Root: Coding>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiveFormat.rootKey)
        finishDecoding()
        return root
    }

    // MARK: Objects without classes

    /// Returns the root object of an archive with a root, whatever its class, as the archive stores it.
    ///
    /// No instance of any class is created, so no class needs to be allowed.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` if there is no
    ///   root, `unexpectedKind` if the root is nil or not an object.
    public static func archivedObject(
        from data: Data, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try KeyedUnarchiver(forReadingFrom: data, limits: limits).decodeArchivedRoot()
    }

    /// Returns the root object of an archive in a file, whatever its class, as the archive stores it.
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

    /// The reader of objects without classes, which returns the same object for the same slot.
    var archivedObjectReader: ArchivedObjectReader {
        let reader = currentObjectReader ?? ArchivedObjectReader(self)
        currentObjectReader = reader
        return reader
    }
}
