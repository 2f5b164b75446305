// Resets the archiver of a small archive for the next one, which reuses the memory of its lists and tables.

import PropertyLists
import TypedStreams

extension SequentialArchiver {
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
        archiver.isFinished = false
        return archiver
    }

    /// Keeps an archiver that has finished a small archive. Calls of weak references to it are refused.
    static func keepSpare(_ archiver: SequentialArchiver, byteCount: Int) {
        guard byteCount <= greatestSpareByteCount, archiver.byteOrder == .littleEndian,
            archiver.classNames.names.isEmpty, archiver.encodedTypes.count <= greatestSpareTypeCount,
            archiver.keyCount <= greatestSpareKeyCount
        else { return }
        archiver.reset()
        spare.keep(archiver)
    }

    /// Discards everything that was written, every object, and what was set for the archive. Keeps the memory, and what
    /// is known about classes.
    private func reset() {
        (onProgress, userInfo, keepsNegativeZero) = (nil, [:], true)
        (hasRoot, encodedCount, orderingBudget) = (false, 0, Self.firstOrderingBudget)
        frames.removeAll()
        items.removeAll()
        recordedValues.removeAll()
        openCodes.removeAll()
        openContents(of: TypedStreamEntry.none)
        entriesByObject.removeAll()
        holders.removeAll()
        values.removeAll()
        conditionalObjects.removeAll(keepingCapacity: true)
        work.removeAll(keepingCapacity: true)
        ownSubstitutes.removeAnswers()
        if !entriesByIdentity.isEmpty { entriesByIdentity = [:] }
        if !structuresByClassEntry.isEmpty { structuresByClassEntry = [:] }
        objectWriter = SequentialObjectWriter()
        if !completeKeys.isEmpty { completeKeys = KeyScope() }
        resetClasses()
    }

    /// Makes the classes that were encoded part of every later archive. The writer leaves out what nothing refers to.
    private func resetClasses() {
        builder.reset()
        guard encodedTypes.count > sharedTypeCount else { return }
        let types = encodedTypes
        encodedTypes = []
        classEntriesByType.removeAll()
        for type in types { _ = try? classEntry(of: type) }
        builder.share()
        sharedTypeCount = encodedTypes.count
    }
}
