// Whole archives whose root is a value, such as an array of objects: Cocoa's root objects are often collections.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    /// The key under which the calls for whole archives hold the root: Cocoa's `NSKeyedArchiveRootObjectKey`.
    public static var rootObjectKey: String { KeyedArchiveFormat.rootKey }

    /// Archives a value under the key `root`: an array of objects, a dictionary, a string.
    ///
    /// For Cocoa a collection is an object like any other, so its archives have collections for roots.
    ///
    /// - Parameter profile: how the archive is laid out; the smallest one by default.
    /// - Throws: ``ArchiveError``, or what a class throws from its `encode(with:)`.
    public static func archivedData<Root: ArchivableValue>(
        withRootValue rootValue: Root, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encode(rootValue, forKey: rootObjectKey)
        return try archiver.finishEncoding()
    }
}

extension KeyedUnarchiver {
    /// Reads the root of an archive that was made with one, as a value: Cocoa's
    /// `unarchivedArrayOfObjects(ofClass:from:)` and its kin.
    ///
    /// - Parameters:
    ///   - type: the root's type, as `[Employee].self`.
    ///   - allowing: classes that may be created beside those that the type names and these can reach.
    /// - Throws: ``ArchiveError``, or what a class throws while it is decoded.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits).decodeRootValue(type)
    }

    /// Reads the root of an archive in a file, as a value.
    ///
    /// - Throws: ``ArchiveError``, what a class throws while it is decoded, or Foundation's error for the file.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(contentsOf: url, allowing: allowing, limits: limits).decodeRootValue(type)
    }

    private func decodeRootValue<Root: ArchivableValue>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiver.rootObjectKey)
        finishDecoding()
        return root
    }
}
