// Whole archives in one call, and the classes that the caller gives to names.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension SequentialUnarchiver {
    // MARK: Whole archives

    /// The root object of a sequential archive. What stands behind it is not looked at.
    ///
    /// - Parameters:
    ///   - type: the root object's class, or a superclass of it.
    ///   - allowing: classes that may be created beside those that the root's class can reach.
    /// - Throws: ``ArchiveError``, or what a class throws while it is decoded.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from data: Data, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// The root object of a sequential archive in a file.
    ///
    /// - Throws: ``ArchiveError``, what a class throws while it is decoded, or Foundation's error for the file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(contentsOf: url, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// The root value of a sequential archive, such as an ``AttributedStringValue`` or a string. What stands behind it
    /// is not looked at.
    ///
    /// - Throws: ``ArchiveError``, or what a class throws while it is decoded.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from data: Data, allowing: [any Coding.Type] = [], limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(forReadingFrom: data, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// The root value of a sequential archive in a file.
    ///
    /// - Throws: ``ArchiveError``, what a class throws while it is decoded, or Foundation's error for the file.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, contentsOf url: URL, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(contentsOf: url, allowing: allowing, limits: limits).decodeRoot(type)
    }

    private func decodeRoot<Value: ArchivableValue>(_ type: Value.Type) throws -> Value {
        // What is a number object here is one in Cocoa's archives.
        isKindKnown = true
        let root = try decode(type)
        finishDecoding()
        return root
    }

    // MARK: Class names

    /// The class that this unarchiver reads objects under a name as, where the name was given to one; `nil` where it
    /// was not.
    public func `class`(forClassName name: String) -> (any Coding.Type)? {
        classNames.classes[name]
    }

    /// Reads objects that archives hold under a name as objects of a class, in all unarchivers that are made from now
    /// on, keyed ones too; `nil` takes the class back.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }

    /// The class that objects under a name are read as in all unarchivers that are made from now on; `nil` where the
    /// name was not given to one.
    public static func `class`(forClassName name: String) -> (any Coding.Type)? {
        ClassNames.shared.withLock { $0.classes[name] }
    }
}
