// Archives whole graphs in one call, one or several in succession. The archiver of a small archive is used again.

public import PropertyLists
import SystemFiles

extension KeyedArchiver {
    // MARK: Whole archives

    /// The key under which the methods for whole archives store the root: Cocoa's `NSKeyedArchiveRootObjectKey`.
    public static var rootObjectKey: String { KeyedArchiveFormat.rootKey }

    /// Archives an object graph under the key `root`.
    ///
    /// - Parameters:
    ///   - rootObject: An object; an ``ArchivedObject`` of any class; or a value, such as an array of objects. In Cocoa
    ///     a collection is an object like any other.
    ///   - profile: The layout and format of the archive. The default is the smallest layout, in binary.
    ///   - limits: The limits on the archive.
    ///   - onProgress: A closure that is called for about each thousand objects; see ``Archiver/onProgress``.
    /// - Throws: ``ArchiveError``: `classNotArchivable` or `codingRefused` if an object's class can't be archived,
    ///   `notSupported`, `outOfRange` or `invalidValue` if the archive has no form for a value, `limitExceeded`,
    ///   `rejected` for another error of a class. Any error that `onProgress` throws.
    public static func archivedData(
        withRootObject rootObject: some ArchivableValue, profile: ArchiveProfile = .compact,
        limits: ArchiveLimits = ArchiveLimits(), onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) throws -> Data {
        var archiver = spareArchiver(profile)
        archiver.limits = limits
        archiver.onProgress = onProgress
        try archiver.encode(rootObject, forKey: rootObjectKey)
        let isSmall = archiver.graph.writer.byteCount <= greatestSpareByteCount
        let data = try archiver.finishEncoding(keepingMemory: isSmall)
        // A class may have kept the archiver.
        if isSmall, isKnownUniquelyReferenced(&archiver) { keepSpare(archiver) }
        return data
    }

    /// Archives an object graph under the key `root` into a file, which is replaced completely or not at all.
    ///
    /// If anything fails, such as a class's `encode(with:)` or a full disk, the old file remains. A replaced file keeps
    /// its permissions, and a symbolic link remains one. After a loss of power, the file is the old or the new one.
    ///
    /// - Parameters:
    ///   - rootObject: An object or value, as for ``archivedData(withRootObject:profile:limits:onProgress:)``.
    ///   - url: The file. Its folder must exist.
    ///   - profile: The layout and format of the archive. The default is the smallest layout, in binary.
    ///   - limits: The limits on the archive.
    ///   - synchronized: Whether the new file is certain to survive a loss of power as soon as this method returns.
    ///     This takes the storage device some milliseconds. If the system can't do that after the file has been replaced,
    ///     the method throws its error. On Windows and WASI, the parameter has no effect.
    ///   - onProgress: A closure that is called for about each thousand objects, before the file is written.
    /// - Throws: ``ArchiveError``, or any error that `onProgress` throws, as
    ///   ``archivedData(withRootObject:profile:limits:onProgress:)`` does; or Foundation's error for the file.
    public static func archive(
        rootObject: some ArchivableValue, to url: URL, profile: ArchiveProfile = .compact,
        limits: ArchiveLimits = ArchiveLimits(), synchronized: Bool = false,
        onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) throws {
        try archivedData(withRootObject: rootObject, profile: profile, limits: limits, onProgress: onProgress)
            .replaceFile(at: url, synchronized: synchronized)
    }

    /// Converts a sequential archive to a keyed one, with its root object under the key `root`.
    ///
    /// The object graph is decoded and archived again, so its classes must support both kinds of archive: they are
    /// declared `sequential`, not `sequential only`. Identity, cycles and conditional references are preserved.
    /// Versions become the current ones.
    ///
    /// - Parameters:
    ///   - archive: A sequential archive that contains one root object and nothing else. A keyed archive is an error;
    ///     see ``ArchiveKind``.
    ///   - type: The root object's class, or a superclass of it.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    ///   - profile: The layout and format of the keyed archive.
    ///   - limits: The limits on both archives.
    ///   - prepare: A closure that configures the unarchiver before it decodes: class name mappings,
    ///     ``SequentialUnarchiver/coercesNumbers``, or ``GraphUnarchiver/reportsDecoding``, if it keeps the unarchiver.
    /// - Throws: ``ArchiveError`` as reading and writing throw it: `notAnArchive` for another kind of archive,
    ///   `notSupported` if values follow the root object, because they would be lost, `rejected` for another error of a
    ///   class. Any error that `prepare` throws, or Foundation's error for a file.
    /// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
    public static func archivedData<Root: Coding>(
        converting archive: some ArchiveInput, ofClass type: Root.Type, allowing: [any Coding.Type] = [],
        profile: ArchiveProfile = .compact, limits: ArchiveLimits = ArchiveLimits(),
        preparing prepare: (SequentialUnarchiver) throws -> Void = { _ in }
    ) throws -> Data {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archive, allowing: allowing, limits: limits)
        try prepare(unarchiver)
        let root = try unarchiver.decode(type)
        try unarchiver.require(
            unarchiver.isAtEnd, .notSupported, expected: "an archive of one root object",
            found: "another value after it")
        unarchiver.finishDecoding()
        return try archivedData(withRootObject: root, profile: profile, limits: limits)
    }

    // MARK: The spare archiver

    private static let spare = Spare<KeyedArchiver>()
    private static let greatestSpareByteCount = 1 << 15

    /// The spare archiver, or a new one if it is in use. Both have the current settings of all archivers.
    private static func spareArchiver(_ profile: ArchiveProfile) -> KeyedArchiver {
        guard let archiver = spare.take() else { return KeyedArchiver(profile: profile) }
        archiver.resetState()
        archiver.classNames = ClassNames.shared.withLock { $0 }
        archiver.graph.classNames = archiver.classNames.names
        archiver.graph.profile = profile
        return archiver
    }

    /// Keeps an archiver that has finished, without its objects and what was set for it. Whoever has a weak reference to
    /// it can't begin an archive.
    private static func keepSpare(_ archiver: KeyedArchiver) {
        if archiver.usesDelegate { archiver.delegate = nil }
        archiver.onProgress = nil
        if !archiver.userInfo.isEmpty { archiver.userInfo = [:] }
        archiver.refuseCalls()
        archiver.graph.reset()
        archiver.ownSubstitutes.removeAnswers()
        spare.keep(archiver)
    }

    // MARK: Several archives in succession

    /// Starts a new archive, whether the last one was finished, failed or abandoned.
    ///
    /// The profile, the limits, the class names, the delegate and ``Archiver/userInfo`` are preserved, and so is the
    /// memory that the last archive used. Its objects are released. The archiver then writes exactly what a new
    /// archiver writes.
    ///
    /// Don't call this method while an archive is being written, from a class that is encoding itself or from the
    /// delegate. Such a call doesn't start a new archive; it fails the current one with the code `notSupported`.
    ///
    /// - Complexity: O(*n*) in the number of objects of the last archive.
    public func reset() {
        guard !isEncodingObjects, !isFinishing, !ownSubstitutes.isAsking else {
            _ = remember(
                ArchiveError(
                    .notSupported, path: pathOfEncodedObject(), expected: "an archive that is started by its owner",
                    found: "'reset' inside a call that the archiver makes"))
            return
        }
        refuseCalls()
        graph.reset()
        resetState()
    }

    /// Archives an object or value under the key `root`, as ``archivedData(withRootObject:profile:limits:onProgress:)``
    /// does, and resets the archiver for the next graph.
    ///
    /// To write many archives in succession, this is faster than a new archiver for each one, because the memory is
    /// reused.
    ///
    ///     let archiver = KeyedArchiver()
    ///     let archives = try companies.map { try archiver.archivedData(withRootObject: $0) }
    ///
    /// - Throws: ``ArchiveError``, with `rejected` for another error of a class; the archiver is ready for
    ///   the next graph even then. `notSupported` if anything was encoded since the archiver was created or ``reset()``
    ///   was called, because it would become part of the archive.
    public func archivedData(withRootObject rootObject: some ArchivableValue) throws -> Data {
        guard !hasBegun else {
            throw fail(
                .notSupported, expected: "an archiver with which nothing was encoded", found: "one in use", forKey: nil)
        }
        defer { reset() }
        try encode(rootObject, forKey: Self.rootObjectKey)
        return try finishEncoding(keepingMemory: true)
    }

    // MARK: Objects without classes

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

    // MARK: Formats

    static func data(_ binary: Data, in format: PropertyList.Format) throws -> Data {
        guard format == .xml else { return binary }
        return try XMLPropertyList.xmlData(of: BinaryObjectTable(ArchiveBytes(binary), limits: ReadLimits()))
    }

    /// Rejects formats that have no references.
    func checkFormat() throws {
        guard graph.profile.format == .openStep else { return }
        throw ArchiveError(
            .notSupported, path: "", expected: "a format with references, binary or XML", found: "OpenStep's text")
    }
}
