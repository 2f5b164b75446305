// Archives whole graphs in one call, and creates the bytes of an archive.
//
// For lent items, see `SequentialArchiver.swift`.

public import PropertyLists
import SystemFiles
import TypedStreams

extension SequentialArchiver {
    // MARK: Whole archives

    /// Returns a sequential archive of an object and everything that it refers to.
    ///
    /// - Parameters:
    ///   - rootObject: An object; an ``ArchivedObject`` of any class; or a value, such as an ``AttributedStringValue``
    ///     or a string.
    ///   - byteOrder: The byte order of numbers. Readers accept both.
    ///   - limits: The limits on the archive.
    ///   - onProgress: A closure that is called for about each thousand objects, but not for an ``ArchivedObject``; see
    ///     ``Archiver/onProgress``.
    /// - Throws: ``ArchiveError``: `classNotArchivable` or `codingRefused` if an object's class can't be archived,
    ///   `notSupported`, `outOfRange` or `invalidValue` if the archive has no form for a value, `limitExceeded`,
    ///   `rejected` for another error of a class. Any error that `onProgress` throws.
    public static func archivedData(
        withRootObject rootObject: some ArchivableValue, byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian,
        limits: ArchiveLimits = ArchiveLimits(), onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) throws -> Data {
        let type = type(of: rootObject)
        // What types tell is asked first: a cast takes 900 instructions.
        if type == ArchivedObject.self || type == ArchivedObject?.self, let object = rootObject as? ArchivedObject {
            let group = ArchivedObject.Group("@", .object(object))
            return try archivedData(withGroups: [group], byteOrder: byteOrder, limits: limits)
        }
        var archiver = spareArchiver(byteOrder)
        archiver.limits = limits
        archiver.onProgress = onProgress
        if archiver.classes.entry(of: ObjectIdentifier(type)) != nil || rootObject is any Coding {
            try archiver.writing { try archiver.beginRoot() }
        } else {
            archiver.isOneValue = true
        }
        try archiver.encode(rootObject)
        let data = try archiver.finishEncoding()
        // A class may have kept the archiver.
        if isKnownUniquelyReferenced(&archiver) { keepSpare(archiver, byteCount: data.count) }
        return data
    }

    /// Archives an object and everything that it refers to into a file, which is replaced completely or not at all.
    ///
    /// If anything fails, such as a class's `encode(with:)` or a full disk, the old file remains. A replaced file keeps
    /// its permissions, and a symbolic link remains one. After a loss of power, the file is the old or the new one.
    ///
    /// - Parameters:
    ///   - rootObject: An object or value, as for ``archivedData(withRootObject:byteOrder:limits:onProgress:)``.
    ///   - url: The file. Its folder must exist.
    ///   - byteOrder: The byte order of numbers. Readers accept both.
    ///   - limits: The limits on the archive.
    ///   - synchronized: Whether the new file is certain to survive a loss of power as soon as this method returns.
    ///     This takes the storage device some milliseconds. If the system can't do that after the file has been replaced,
    ///     the method throws its error. On Windows and WASI, the parameter has no effect.
    ///   - onProgress: A closure that is called for about each thousand objects, before the file is written.
    /// - Throws: ``ArchiveError``, or any error that `onProgress` throws, as
    ///   ``archivedData(withRootObject:byteOrder:limits:onProgress:)`` does; or Foundation's error for the file.
    public static func archive(
        rootObject: some ArchivableValue, to url: URL,
        byteOrder: ArchiveKind.SequentialByteOrder = .littleEndian, limits: ArchiveLimits = ArchiveLimits(),
        synchronized: Bool = false, onProgress: ((_ completed: Int, _ known: Int) throws -> Void)? = nil
    ) throws {
        try archivedData(withRootObject: rootObject, byteOrder: byteOrder, limits: limits, onProgress: onProgress)
            .replaceFile(at: url, synchronized: synchronized)
    }

    // MARK: Bytes

    /// The number of objects that were encoded.
    var objectCount: Int { objects.encodedCount + objectWriter.objectCount }

    /// The least number of bytes that the archive can have, as for keyed archives: strings and data are written once,
    /// and every value takes two bytes.
    var leastByteCount: Int { (builder.payload.count + 2 * builder.tables.items.count) / 4 }

    func dataOfArchive() throws -> Data {
        guard frames.count == 1, frames[0].openGroup == nil else {
            throw fail(
                .notSupported, expected: "every collection, structure and group to be ended",
                found: "an open collection, structure or group, or a call from inside an object", forKey: nil)
        }
        var writing = TypedStreamWriting()
        writing.header.isBigEndian = byteOrder == .bigEndian
        writing.losesNegativeZero = !keepsNegativeZero
        writing.maximumDepth = limits.maximumNesting
        unsafe builder.topItems.append(contentsOf: items.values(in: 0..<items.count))
        let data = try builder.finish(writing)
        try limits.check(objectCount: objectCount, byteCount: data.count)
        return data
    }

    // MARK: Reset, to reuse the memory of lists and tables

    private static let spare = Spare<SequentialArchiver>()
    private static let greatestSpareByteCount = 1 << 14
    private static let greatestSpareTypeCount = 64
    private static let greatestSpareKeyCount = 2_048

    /// The spare archiver, or a new one if it is in use. Both have the current settings of all archivers.
    static func spareArchiver(_ byteOrder: ArchiveKind.SequentialByteOrder) -> SequentialArchiver {
        let classNames = ClassNames.shared.withLock { $0 }
        guard byteOrder == .littleEndian, classNames.names.isEmpty, let archiver = spare.take() else {
            return SequentialArchiver(byteOrder: byteOrder)
        }
        archiver.classNames = classNames
        archiver.reopen()
        return archiver
    }

    /// Keeps an archiver that has finished a small archive. Calls of weak references to it are refused.
    static func keepSpare(_ archiver: SequentialArchiver, byteCount: Int) {
        guard byteCount <= greatestSpareByteCount, archiver.byteOrder == .littleEndian,
            archiver.classNames.names.isEmpty, archiver.classes.types.count <= greatestSpareTypeCount,
            archiver.scopes.keyCount <= greatestSpareKeyCount
        else { return }
        archiver.reset()
        spare.keep(archiver)
    }

    /// Discards everything that was written, every object, and what was set for the archive. Keeps the memory, and what
    /// is known about classes.
    private func reset() {
        (onProgress, userInfo, keepsNegativeZero) = (nil, [:], true)
        (hasRoot, isOneValue, orderingBudget) = (false, false, Self.firstOrderingBudget)
        frames.removeAll()
        items.removeAll()
        recordedValues.removeAll()
        openCodes.removeAll()
        openContents(of: TypedStreamEntry.none)
        objects.removeAll()
        values.removeAll()
        ownSubstitutes.removeAnswers()
        if objectWriter.isUsed { objectWriter = SequentialObjectWriter() }
        if !completeKeys.isEmpty { completeKeys = KeyScope() }
        resetClasses()
    }

    /// Makes the classes that were encoded part of every later archive. The writer leaves out what nothing refers to.
    private func resetClasses() {
        builder.reset()
        let types = classes.reset()
        if types.isEmpty { return }
        for type in types { _ = try? classEntry(of: type) }
        builder.share()
        classes.share()
    }
}
