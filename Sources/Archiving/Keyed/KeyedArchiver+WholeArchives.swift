// Whole archives in one call, and names for classes in all archives.

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

    // MARK: Class names

    /// Archives a class under another name in all archivers that are made from now on; `nil` takes the name back.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }
}
