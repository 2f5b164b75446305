// Archives whole graphs in one call, and sets names for classes in all archives.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
    /// - Throws: ``ArchiveError``, or any error that a class throws from its `encode(with:)`.
    public static func archivedData(
        withRootObject rootObject: some ArchivableValue, profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(profile: profile)
        try archiver.encode(rootObject, forKey: rootObjectKey)
        return try archiver.finishEncoding()
    }

    /// Archives an object graph under the key `root` into a file, which is replaced only when the archive is complete.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws from its `encode(with:)`, or Foundation's error for
    ///   the file.
    public static func archive(
        rootObject: some ArchivableValue, to url: URL, profile: ArchiveProfile = .compact
    ) throws {
        try archivedData(withRootObject: rootObject, profile: profile).write(to: url, options: .atomic)
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
    ///   - limits: The limits on decoding the sequential archive.
    ///   - prepare: A closure that configures the unarchiver before it decodes: class name mappings, or
    ///     ``SequentialUnarchiver/coercesNumbers``.
    /// - Throws: ``ArchiveError`` of either kind of archive; `notSupported` if values follow the root object, because
    ///   they would be lost; any error that a class throws; or Foundation's error for a file.
    /// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
    public static func archivedData<Root: Coding>(
        converting archive: some ArchiveInput, ofClass type: Root.Type, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), profile: ArchiveProfile = .compact,
        preparing prepare: (SequentialUnarchiver) throws -> Void = { _ in }
    ) throws -> Data {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archive, allowing: allowing, limits: limits)
        try prepare(unarchiver)
        let root = try unarchiver.decode(type)
        guard unarchiver.isAtEnd else {
            throw unarchiver.failure(
                .notSupported, expected: "an archive of one root object", found: "another value after it", forKey: nil)
        }
        unarchiver.finishDecoding()
        return try archivedData(withRootObject: root, profile: profile)
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
