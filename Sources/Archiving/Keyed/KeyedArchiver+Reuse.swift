// One archiver for many archives, one after the other: the memory that the first one took serves the others.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension KeyedArchiver {
    /// Begins a new archive, whatever became of the last one: finished, failed or given up.
    ///
    /// The format, the profile, names of classes, the delegate and ``Archiver/userInfo`` stay, and so does the memory
    /// that the last archive took; its objects are let go. What is written then is what a new archiver writes.
    ///
    /// Not to be called from inside an archive, by a class that is encoding itself or by the delegate: there it begins
    /// nothing, and ends the archive with an error of the code `notSupported`.
    ///
    /// - Complexity: O(*n*) in the number of objects of the last archive.
    public func reset() {
        guard !isEncodingObjects, !isFinishing, !substitutes.isAsking else {
            _ = remember(
                ArchiveError(
                    .notSupported, path: pathOfEncodedObject(), expected: "an archive that is begun by its maker",
                    found: "'reset' inside a call of the archiver's own"))
            return
        }
        refuseCalls()
        graph.reset()
        resetState()
    }

    /// Archives an object graph under the key `root`, as
    /// ``archivedData(withRootObject:format:profile:)`` does, and is ready for the next one.
    ///
    /// For many archives one after the other, it is faster than an archiver for each: the memory is there already.
    ///
    ///     let archiver = KeyedArchiver()
    ///     let archives = try companies.map { try archiver.archivedData(withRootObject: $0) }
    ///
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`; the archiver is ready for the next
    ///   graph all the same. The code `notSupported` where something was encoded since the archiver was made or
    ///   ``reset()`` was called: that would get into the archive.
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
