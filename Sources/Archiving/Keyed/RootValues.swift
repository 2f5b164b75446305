// Whole archives whose root is a value, such as an array of objects: Cocoa's root objects are often collections.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import PropertyLists

extension KeyedArchiver {
    /// The key under which the methods for whole archives store the root: Cocoa's `NSKeyedArchiveRootObjectKey`.
    public static var rootObjectKey: String { KeyedArchiveFormat.rootKey }

    /// Archives a value, such as an array of objects, a dictionary or a string, under the key `root`.
    ///
    /// In Cocoa a collection is an object like any other, so its archives may have a collection as their root.
    ///
    /// - Parameter profile: The layout of the archive. The default is the smallest one.
    /// - Throws: ``ArchiveError``, or any error that a class throws from its `encode(with:)`.
    public static func archivedData<Root: ArchivableValue>(
        withRootValue rootValue: Root, format: PropertyList.Format = .binary, profile: ArchiveProfile = .compact
    ) throws -> Data {
        let archiver = KeyedArchiver(format: format, profile: profile)
        try archiver.encode(rootValue, forKey: rootObjectKey)
        return try archiver.finishEncoding()
    }
}

extension KeyedUnarchiver {
    /// Decodes the root of an archive with a root as a value, like Cocoa's `unarchivedArrayOfObjects(ofClass:from:)`
    /// and related methods.
    ///
    /// - Parameters:
    ///   - type: The root's type, such as `[Employee].self`.
    ///   - allowing: Classes that may be created in addition to those that the type names and those that these can
    ///     reach.
    /// - Throws: ``ArchiveError``, or any error that a class throws while it is decoded.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits).decodeRootValue(type)
    }

    /// Decodes the root of an archive in a file as a value.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for the
    ///   file.
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
