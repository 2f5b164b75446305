// Whole archives in one call, the end of an archive, and the names that the caller gives to classes.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    // MARK: Whole archives

    /// Archives an object graph under the key `root`.
    ///
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`.
    public static func archivedData(
        withRootObject rootObject: any Coding, format: PropertyList.Format = .binary
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format)
        try archiver.encodeObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try archiver.finishEncoding()
    }

    /// Archives an object graph under the key `root` into a file, which is replaced only when the archive is complete.
    ///
    /// - Throws: ``ArchiveError``, what a class throws from its `encode(with:)`, or Foundation's error for the file.
    public static func archive(
        rootObject: any Coding, to url: URL, format: PropertyList.Format = .binary
    ) throws {
        try archivedData(withRootObject: rootObject, format: format).write(to: url, options: .atomic)
    }

    /// Ends the archive and returns its bytes.
    ///
    /// - Throws: ``ArchiveError`` with the code `finished` where the archive has ended before; the first error, where one was
    ///   thrown.
    public func finishEncoding() throws -> Data {
        try begin()
        isFinished = true
        do {
            return Data(try writeTopObject())
        } catch {
            throw remember(error)
        }
    }

    // MARK: Class names

    /// Archives a class under another name than its own; `nil` takes the name back.
    ///
    /// The name stands alone in the archive, without the chain of superclasses, as Cocoa writes it.
    public func setClassName(_ name: String?, for type: any Coding.Type) {
        classNames.names[ObjectIdentifier(type)] = name
        classRecordsByType[ObjectIdentifier(type)] = nil
    }

    /// Archives a class under another name in all archivers that are made from now on; `nil` takes the name back.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }
}
