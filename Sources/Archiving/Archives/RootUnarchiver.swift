// Decodes whole archives in one call, whatever the format.

/// An unarchiver of archives that have one root: the calls that read a whole archive, the same for all formats.
///
/// ``KeyedUnarchiver`` and ``SequentialUnarchiver`` conform.
public protocol RootUnarchiver: GraphUnarchiver, SendableMetatype {
    /// Opens an archive.
    ///
    /// - Parameters:
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that decoding asks for.
    ///   - limits: What the archive may cost.
    /// - Throws: ``ArchiveError``: `notAnArchive` if the bytes are not an archive of this format, `corruptArchive` if
    ///   they are inconsistent, `limitExceeded`, `notSupported` for an old version of the format. Foundation's error if
    ///   a file can't be read.
    init(forReadingFrom input: some ArchiveInput, allowing: [any Coding.Type], limits: ArchiveLimits) throws

    /// Decodes the root of the archive, and finishes decoding.
    ///
    /// - Parameter type: The root's class, a superclass of it, or another type, such as `[Employee].self`.
    /// - Throws: ``ArchiveError``: `missingValue` if there is no root, `unexpectedKind` or `unexpectedClass` if it is
    ///   of another type, `classNotAllowed`, `rejected` for another error of a class, or one of the other codes that
    ///   ``Unarchiver`` lists.
    func decodeRoot<Root: ArchivableValue>(_ type: Root.Type) throws -> Root
}

extension RootUnarchiver {
    /// Decodes the root object of an archive with a root.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    ///   - limits: What the archive may cost.
    ///   - report: A closure that receives a report on what was unusual, even if an error is thrown. Without it, no
    ///     report is made.
    /// - Throws: ``ArchiveError``, or Foundation's error for a file, as ``init(forReadingFrom:allowing:limits:)`` and
    ///   ``decodeRoot(_:)`` do.
    @inlinable
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), reporting report: ((ArchiveReport) -> Void)? = nil
    ) throws -> Root {
        try Self(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type, reporting: report)
    }

    /// Decodes the root of an archive as a value, like Cocoa's `unarchivedArrayOfObjects(ofClass:from:)` and related
    /// methods.
    ///
    /// - Parameters:
    ///   - type: The root's type, such as `[Employee].self`.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the type names and those that these can
    ///     reach.
    ///   - limits: What the archive may cost.
    ///   - report: A closure that receives a report, as in
    ///     ``unarchivedObject(ofClass:from:allowing:limits:reporting:)``.
    /// - Throws: ``ArchiveError``, or Foundation's error for a file, as ``init(forReadingFrom:allowing:limits:)`` and
    ///   ``decodeRoot(_:)`` do.
    @inlinable
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), reporting report: ((ArchiveReport) -> Void)? = nil
    ) throws -> Root {
        try Self(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type, reporting: report)
    }

    /// Decodes the root object of an archive with a root away from the caller's actor, and gives it to the caller.
    ///
    /// If the task is cancelled, decoding ends with `CancellationError`, and no object stays in memory.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive: data, the URL of a file, or a mapped file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    ///   - limits: What the archive may cost.
    ///   - report: A closure that receives a report, on any thread, as in
    ///     ``unarchivedObject(ofClass:from:allowing:limits:reporting:)``.
    ///   - onProgress: A closure that is called for about each thousand objects, on any thread.
    /// - Throws: ``ArchiveError``, or Foundation's error for a file, as ``init(forReadingFrom:allowing:limits:)`` and
    ///   ``decodeRoot(_:)`` do; any error that `onProgress` throws, or `CancellationError`.
    @concurrent
    public static func decodedObject<Root: Coding & SendableMetatype>(
        ofClass type: Root.Type, from input: some ArchiveInput & Sendable,
        allowing: [any (Coding & SendableMetatype).Type] = [], limits: ArchiveLimits = ArchiveLimits(),
        reporting report: (@Sendable (ArchiveReport) -> Void)? = nil,
        onProgress: (@Sendable (_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) async throws -> sending Root {
        let unarchiver = try Self(forReadingFrom: input, allowing: allowing, limits: limits)
        unarchiver.onProgress = { completed, known in
            try Task.checkCancellation()
            try onProgress?(completed, known)
        }
        return try unarchiver.decodeRoot(type, reporting: report)
    }

    // Inlinable, like the methods above: generic code has to look up the type of an optional root.
    @inlinable
    func decodeRoot<Root: ArchivableValue>(
        _ type: Root.Type, reporting report: ((ArchiveReport) -> Void)?
    ) throws -> Root {
        guard let report else { return try decodeRoot(type) }
        reportsDecoding = true
        defer { report(self.report ?? ArchiveReport()) }
        return try decodeRoot(type)
    }
}
