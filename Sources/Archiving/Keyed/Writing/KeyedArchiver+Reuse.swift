// Uses one archiver for several archives in succession, which reuse its memory.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension KeyedArchiver {
    /// Starts a new archive, whether the last one was finished, failed or abandoned.
    ///
    /// The profile, the class names, the delegate and ``Archiver/userInfo`` are preserved, and so is the
    /// memory that the last archive used. Its objects are released. The archiver then writes exactly what a new
    /// archiver writes.
    ///
    /// Don't call this method while an archive is being written, from a class that is encoding itself or from the
    /// delegate. Such a call doesn't start a new archive; it fails the current one with the code `notSupported`.
    ///
    /// - Complexity: O(*n*) in the number of objects of the last archive.
    public func reset() {
        guard !isEncodingObjects, !isFinishing, !substitutes.isAsking else {
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

    /// Archives an object graph under the key `root`, as ``archivedData(withRootObject:profile:)`` does, and resets the
    /// archiver for the next graph.
    ///
    /// To write many archives in succession, this is faster than a new archiver for each one, because the memory is
    /// reused.
    ///
    ///     let archiver = KeyedArchiver()
    ///     let archives = try companies.map { try archiver.archivedData(withRootObject: $0) }
    ///
    /// - Throws: ``ArchiveError``, or any error that a class throws from its `encode(with:)`; the archiver is ready for
    ///   the next graph even then. `notSupported` if anything was encoded since the archiver was created or ``reset()``
    ///   was called, because it would become part of the archive.
    public func archivedData(withRootObject rootObject: any Coding) throws -> Data {
        guard !hasBegun else {
            throw failure(
                .notSupported, expected: "an archiver with which nothing was encoded", found: "one in use", forKey: nil)
        }
        defer { reset() }
        try encodeObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try finishEncoding(keepingMemory: true)
    }
}
