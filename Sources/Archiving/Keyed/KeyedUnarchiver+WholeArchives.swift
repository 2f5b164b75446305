// Whole archives in one call, the end of decoding, and the classes that the caller gives to names.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension KeyedUnarchiver {
    // MARK: Whole archives

    /// Reads the root object of an archive that was made with one.
    ///
    /// - Parameters:
    ///   - type: the root object's class, or a superclass of it.
    ///   - allowing: classes that may be created beside those that the root's class can reach.
    /// - Throws: ``ArchiveError``, or what a class throws while it is decoded.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from data: Data, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits)
        return try unarchiver.decodeRootObject(type)
    }

    /// Reads the root object of an archive in a file.
    ///
    /// - Throws: ``ArchiveError``, what a class throws while it is decoded, or Foundation's error for the file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        let unarchiver = try KeyedUnarchiver(contentsOf: url, allowing: allowing, limits: limits)
        return try unarchiver.decodeRootObject(type)
    }

    private func decodeRootObject<Root: Coding>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiveFormat.rootKey)
        finishDecoding()
        return root
    }

    /// Ends decoding and lets go of all objects that nothing else holds; a later call is an error.
    public func finishDecoding() {
        phase = .finished
        objects = []
        sharedValues = []
        strings = []
        actions = []
        lastActions = []
        keeper = nil
    }

    // MARK: Class names

    /// Reads objects that an archive holds under a name as objects of a class; `nil` takes the class back.
    ///
    /// The class must be allowed like any other.
    public func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        classNames.classes[name] = type
    }

    /// Reads objects that archives hold under a name as objects of a class, in all unarchivers that are made from now
    /// on; `nil` takes the class back.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }
}
