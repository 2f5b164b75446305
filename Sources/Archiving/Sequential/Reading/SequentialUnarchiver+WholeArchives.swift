// Opens archives, and decodes whole archives in one call.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver {
    // MARK: Opening

    /// Opens an archive.
    ///
    /// - Parameters:
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a sequential archive, `corruptArchive` if they
    ///   are inconsistent, `limitExceeded`, `notSupported` for an old version of the format. Foundation's error if a
    ///   file can't be read.
    /// - Complexity: O(*n*) in the size of the archive, which is read completely.
    public convenience init(
        forReadingFrom input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        do {
            try self.init(ArchiveBytes(input, limits: limits), allowing: allowing, limits: limits)
        } catch let error as ArchiveError {
            throw error.located(in: input.archiveSource.fileURL)
        }
        url = input.archiveSource.fileURL
    }

    // MARK: Whole archives

    /// Decodes the root object of a sequential archive. Anything after it is ignored.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    /// - Throws: ``ArchiveError``, with the code `rejected` for another error of a class, or Foundation's error for a file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// Decodes the root object of a sequential archive away from the caller's actor, and gives it to the caller.
    ///
    /// If the task is cancelled, decoding ends with `CancellationError`, and no object stays in memory.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    ///   - onProgress: A closure that is called for about each thousand objects, on any thread.
    /// - Throws: ``ArchiveError``, any error that a class or `onProgress` throws, `CancellationError`, or Foundation's
    ///   error for a file.
    @concurrent
    public static func decodedObject<Root: Coding & SendableMetatype>(
        ofClass type: Root.Type, from input: some ArchiveInput & Sendable,
        allowing: [any (Coding & SendableMetatype).Type] = [], limits: ArchiveLimits = ArchiveLimits(),
        onProgress: (@Sendable (_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) async throws -> sending Root {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits)
        unarchiver.onProgress = { completed, known in
            try Task.checkCancellation()
            try onProgress?(completed, known)
        }
        return try unarchiver.decodeRoot(type)
    }

    /// Decodes the root value of a sequential archive, such as an ``AttributedStringValue`` or a string. Anything after
    /// it is ignored.
    ///
    /// - Throws: ``ArchiveError``, with the code `rejected` for another error of a class, or Foundation's error for a file.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        let bytes = try ArchiveBytes(input, limits: limits)
        if type == AttributedStringValue.self, let text = AttributedStringReader.value(in: bytes, limits) as? Root {
            return text
        }
        do {
            return try SequentialUnarchiver(bytes, allowing: allowing, limits: limits).decodeRoot(type)
        } catch let error as ArchiveError {
            throw error.located(in: input.archiveSource.fileURL)
        }
    }

    private func decodeRoot<Value: ArchivableValue>(_ type: Value.Type) throws -> Value {
        // Cocoa archives a number at the root as a number object.
        isKindKnown = true
        let root = try decode(type)
        finishDecoding()
        return root
    }

    // MARK: Objects without classes

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
            try require(
                stream.tables.items.count > 1, .missingValue, expected: "a root object",
                found: "an archive of nothing")
            try require(
                stream.tables.items[0].code == UInt8(ascii: "@"), .unexpectedKind, expected: "a root object",
                found: "another value")
            let item = stream.tables.items[1]
            try require(item.kind == .object, .unexpectedKind, expected: "a root object", found: "nil")
            let root = try objectReader().object(ofEntry: item.number)
            noteDelivery()
            return root
        }
    }

    /// Returns everything at the top level of a sequential archive, whatever the classes, with everything that it
    /// refers to. If the archive has several roots, all of them are included.
    ///
    /// ``SequentialArchiver/archivedData(withGroups:byteOrder:systemVersion:limits:)`` writes these groups again.
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
            let groups = try objectReader().topLevelGroups()
            noteDelivery()
            return groups
        }
    }
}
