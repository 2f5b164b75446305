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
    /// - Parameter profile: The layout of the archive. The default is the smallest one.
    /// - Throws: ``ArchiveError``, or any error that a class throws from its `encode(with:)`.
    public static func archivedData(
        withRootObject rootObject: any Coding, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encodeObjectValue(rootObject, forKey: KeyedArchiveFormat.rootKey)
        return try archiver.finishEncoding()
    }

    /// Archives an object graph under the key `root` into a file, which is replaced only when the archive is complete.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws from its `encode(with:)`, or Foundation's error for
    ///   the file.
    public static func archive(
        rootObject: any Coding, to url: URL, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws {
        try archivedData(withRootObject: rootObject, format: format, profile: profile).write(to: url, options: .atomic)
    }

    // MARK: Class names

    /// Sets the name under which archivers that are created from now on archive a class; `nil` removes the name.
    public static func setClassName(_ name: String?, for type: any Coding.Type) {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] = name }
    }

    /// Returns the name that was set for a class in all archivers that are created from now on, or `nil` if none was
    /// set.
    public static func className(for type: any Coding.Type) -> String? {
        ClassNames.shared.withLock { $0.names[ObjectIdentifier(type)] }
    }
}
