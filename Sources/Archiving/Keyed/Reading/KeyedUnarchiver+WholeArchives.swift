// Opens archives, and decodes whole archives in one call.

import PropertyLists

extension KeyedUnarchiver: RootUnarchiver {
    // MARK: Opening

    /// Opens an archive, binary or XML.
    ///
    /// - Parameters:
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a keyed archive, `corruptArchive` if they are
    ///   inconsistent, `limitExceeded`. Foundation's error if a file can't be read.
    public convenience init(
        forReadingFrom input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        let source = input.archiveSource
        do {
            try self.init(ArchiveBytes(source, limits), allowing: allowing, limits: limits)
        } catch let error as ArchiveError {
            throw error.located(in: source.fileURL)
        }
        url = source.fileURL
    }

    // MARK: Whole archives

    /// Returns the root object of an archive with a root, whatever its class, as the archive stores it.
    ///
    /// No instance of any class is created, so no class needs to be allowed.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` if there is no
    ///   root, `unexpectedKind` if the root is nil or not an object. Foundation's error for a file.
    public static func archivedObject(
        from input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try KeyedUnarchiver(forReadingFrom: input, limits: limits).decodeRoot(ArchivedObject.self)
    }

    @inlinable
    public func decodeRoot<Root: ArchivableValue>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiver.rootObjectKey)
        finishDecoding()
        return root
    }

    // MARK: The top level

    /// The keys of the archive's top level, in archive order, in the form that ``Unarchiver/containsValue(forKey:)`` and the
    /// decoding methods expect.
    ///
    /// The archive's internal keys for values without a key, such as `$0`, are not included; ``topLevelEntries()``
    /// includes them.
    ///
    /// - Throws: ``ArchiveError`` with code `corruptArchive` if a key isn't valid text, `limitExceeded`, or `finished`.
    public var topLevelKeys: [String] {
        get throws {
            try reading(nil) {
                let top = frames[0].container
                return try (0..<top.count).compactMap { position in
                    let key = try table.object(at: table.reference(position, of: top))
                    guard key.isString else { return nil }
                    try charge(key.count)
                    let text = try table.string(key)
                    try chargeSorting(text)
                    return KeyedArchiveFormat.isReserved(text) ? nil : KeyedArchiveFormat.unescaped(text)
                }
            }
        }
    }

    /// Returns everything at the archive's top level with everything that it refers to, whatever the classes, in
    /// archive order.
    ///
    /// ``KeyedArchiver/encodeTopLevelEntries(_:)`` writes these entries again.
    ///
    /// - Throws: ``ArchiveError`` with code `corruptArchive` if something in the archive is neither a value nor an
    ///   object, `limitExceeded`, or `finished`.
    public func topLevelEntries() throws -> [ArchivedObject.Entry] {
        try reading(nil) { try archivedObjectReader.completeEntries(of: frames[0].container) }
    }

    // MARK: Objects and values

    /// Returns the value that is stored under a key, whatever its kind, or `nil` if the key is missing.
    ///
    /// - Throws: ``ArchiveError`` with code `corruptArchive` if something that the value refers to is neither a value
    ///   nor an object, `limitExceeded`, or `finished`.
    public func decodeArchivedValue(forKey key: String) throws -> ArchivedObject.Value? {
        let value = try reading(key) {
            let reference = try reference(forKey: key)
            return reference < 0 ? nil : try archivedObjectReader.completeValue(at: reference)
        }
        if isDiscovering { try endDiscovery() }
        return value
    }

    /// The reader of objects without classes, which returns the same object for the same slot.
    var archivedObjectReader: ArchivedObjectReader {
        let reader = rare.parts.objectReader ?? ArchivedObjectReader(self)
        rare.parts.objectReader = reader
        return reader
    }
}
