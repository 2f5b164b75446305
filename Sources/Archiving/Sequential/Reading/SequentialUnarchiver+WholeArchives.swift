// Opens archives, and decodes whole archives in one call.

import PropertyLists
import TypedStreams

extension SequentialUnarchiver: RootUnarchiver {
    // MARK: Opening

    /// Opens an archive.
    ///
    /// - Parameters:
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    ///   - limits: What the archive may cost.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not a sequential archive, `corruptArchive` if they
    ///   are inconsistent, `limitExceeded`, `notSupported` for an old version of the format. Foundation's error if a
    ///   file can't be read.
    /// - Complexity: O(*n*) in the size of the archive, which is read completely.
    public convenience init(
        forReadingFrom input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws {
        let source = input.archiveSource
        try self.init(ArchiveBytes(source, limits), in: source.fileURL, allowing: allowing, limits: limits)
    }

    private convenience init(
        _ bytes: ArchiveBytes, in file: URL?, allowing: [any Coding.Type], limits: ArchiveLimits
    ) throws {
        do {
            try self.init(bytes, allowing: allowing, limits: limits)
        } catch let error as ArchiveError {
            throw error.located(in: file)
        }
        url = file
    }

    // MARK: Whole archives

    /// Decodes the root of a sequential archive as a value, such as an ``AttributedStringValue`` or a string. Anything
    /// after it is ignored.
    ///
    /// - Parameters:
    ///   - type: The root's type.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the type names and those that these can
    ///     reach.
    ///   - limits: What the archive may cost.
    ///   - report: A closure that receives a report on what was unusual, even if an error is thrown.
    /// - Throws: ``ArchiveError``, or Foundation's error for a file, as ``init(forReadingFrom:allowing:limits:)`` and
    ///   ``decodeRoot(_:)`` do.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), reporting report: ((ArchiveReport) -> Void)? = nil
    ) throws -> Root {
        let source = input.archiveSource
        let bytes = try ArchiveBytes(source, limits)
        // Most bodies of messages are read without the tables of an unarchiver, and have nothing to report.
        if type == AttributedStringValue.self, let text = AttributedStringReader.value(in: bytes, limits) as? Root {
            report?(ArchiveReport())
            return text
        }
        return try SequentialUnarchiver(bytes, in: source.fileURL, allowing: allowing, limits: limits)
            .decodeRoot(type, reporting: report)
    }

    /// Decodes the root of the archive, and finishes decoding. Anything after the root is ignored.
    ///
    /// - Throws: ``ArchiveError``: `missingValue` if there is no root, `unexpectedKind` or `unexpectedClass` if it is
    ///   of another type, `classNotAllowed`, `rejected` for another error of a class, or one of the other codes that
    ///   ``Unarchiver`` lists.
    public func decodeRoot<Root: ArchivableValue>(_ type: Root.Type) throws -> Root {
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
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`, `notSupported` for an old version
    ///   of the format; `missingValue` if there is no root, `unexpectedKind` if the root is nil or not an object.
    ///   Foundation's error for a file.
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
                items.count > 0, .missingValue, expected: "a root object",
                found: "an archive of nothing")
            try require(
                items[0].code == EncodingCode.object, .unexpectedKind, expected: "a root object",
                found: "another value")
            let item = items[0]
            try require(item.kind == .object, .unexpectedKind, expected: "a root object", found: "nil")
            return try readingObjects { try $0.object(ofEntry: item.number) }
        }
    }

    /// Returns everything at the top level of a sequential archive, whatever the classes, with everything that it
    /// refers to. If the archive has several roots, all of them are included.
    ///
    /// ``SequentialArchiver/archivedData(withGroups:byteOrder:systemVersion:limits:)`` writes these groups again.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`, `notSupported` for an old version
    ///   of the format. Foundation's error for a file.
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
    /// An object that this method and ``Unarchiver/decode(_:)`` for ``ArchivedObject`` both return is the same one.
    ///
    /// - Throws: ``ArchiveError``: `corruptArchive` if the archive is corrupt after its first value, `limitExceeded` for
    ///   too many objects, `finished` after ``finishDecoding()``.
    public func archivedGroups() throws -> [ArchivedObject.Group] {
        try reading {
            if let error = stream.trailingError { throw ArchiveError(error, path: "") }
            return try readingObjects { try $0.graph.groups($0.topLevelGroups(), for: .program) }
        }
    }
}
