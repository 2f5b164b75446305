// From sequential archives to keyed ones, with the same classes.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    // MARK: Conversion

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
    ///   they would be lost; or any error that a class throws.
    /// - Complexity: O(*n*) time and memory in the number of objects, values and bytes.
    public static func archivedData<Root: Coding>(
        converting archive: Data, ofClass type: Root.Type, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), format: PropertyList.Format = .binary,
        profile: ArchiveProfile = .compact, preparing prepare: (SequentialUnarchiver) throws -> Void = { _ in }
    ) throws -> Data {
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archive, allowing: allowing, limits: limits)
        try prepare(unarchiver)
        return try archivedData(converting: unarchiver, type, format, profile)
    }

    /// Converts a sequential archive in a file to a keyed archive in a file, which may be the same one.
    ///
    /// The destination is replaced only when the keyed archive is complete.
    ///
    /// - Parameter source: A file that contains a sequential archive. The file is mapped.
    /// - Throws: The same errors as ``archivedData(converting:ofClass:allowing:limits:format:profile:preparing:)``, or
    ///   Foundation's error for a file.
    public static func archive<Root: Coding>(
        converting source: URL, ofClass type: Root.Type, to url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), format: PropertyList.Format = .binary,
        profile: ArchiveProfile = .compact, preparing prepare: (SequentialUnarchiver) throws -> Void = { _ in }
    ) throws {
        let unarchiver = try SequentialUnarchiver(contentsOf: source, allowing: allowing, limits: limits)
        try prepare(unarchiver)
        try archivedData(converting: unarchiver, type, format, profile).write(to: url, options: .atomic)
    }

    private static func archivedData<Root: Coding>(
        converting unarchiver: SequentialUnarchiver, _ type: Root.Type, _ format: PropertyList.Format,
        _ profile: ArchiveProfile
    ) throws -> Data {
        let root = try unarchiver.decode(type)
        guard unarchiver.isAtEnd else {
            throw unarchiver.failure(
                .notSupported, expected: "an archive of one root object", found: "another value after it", forKey: nil)
        }
        unarchiver.finishDecoding()
        return try archivedData(withRootObject: root, format: format, profile: profile)
    }
}
