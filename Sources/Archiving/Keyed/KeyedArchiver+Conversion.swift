// From sequential archives to keyed ones, with the same classes.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    // MARK: Conversion

    /// Makes a keyed archive, with its root object under the key `root`, of a sequential one.
    ///
    /// The object graph is read and archived again, so its classes must take both kinds of archive: `sequential` ones,
    /// not `sequential only`. Identity, cycles and conditional references stay; versions become the present ones.
    ///
    /// - Parameters:
    ///   - archive: a sequential archive with a root object and nothing else; a keyed one is an error, see
    ///     ``ArchiveKind``.
    ///   - type: the root object's class, or a superclass of it.
    ///   - allowing: classes that may be created beside those that the root's class can reach.
    ///   - limits: what the sequential archive may cost.
    ///   - preparing: sets up the unarchiver before it reads: classes for names, or
    ///     ``SequentialUnarchiver/coercesNumbers``.
    /// - Throws: ``ArchiveError`` of either kind of archive, `notSupported` where values stand behind the root object,
    ///   which would be lost; or what a class throws.
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

    /// Makes a keyed archive in a file of a sequential one in a file, which may be the same: it is replaced only when
    /// the keyed archive is complete.
    ///
    /// - Parameter source: a file with a sequential archive, which is mapped.
    /// - Throws: as ``archivedData(converting:ofClass:allowing:limits:format:profile:preparing:)``, or Foundation's
    ///   error for a file.
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
                .notSupported, expected: "an archive of one root object", found: "another value behind it", forKey: nil)
        }
        unarchiver.finishDecoding()
        return try archivedData(withRootObject: root, format: format, profile: profile)
    }
}
