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
    /// - Parameter profile: how the archive is laid out; the smallest one by default.
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`.
    public static func archivedData(
        withRootObject rootObject: any Coding, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encodeObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try archiver.finishEncoding()
    }

    /// Archives an object graph under the key `root` into a file, which is replaced only when the archive is complete.
    ///
    /// - Throws: ``ArchiveError``, what a class throws from its `encode(with:)`, or Foundation's error for the file.
    public static func archive(
        rootObject: any Coding, to url: URL, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws {
        try archivedData(withRootObject: rootObject, format: format, profile: profile).write(to: url, options: .atomic)
    }

    // MARK: Class names

    /// Archives a class under another name in all archivers that are made from now on; `nil` takes the name back.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }

    /// The name that a class is archived under in place of its own in all archivers that are made from now on; `nil`
    /// where it has none.
    public static func className(for type: any Coding.Type) -> String? {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] }
    }
}
