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

    func decodeRootObject<Root: Coding>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiveFormat.rootKey)
        finishDecoding()
        return root
    }

    /// Ends decoding and lets go of all objects that nothing else holds; a later call that decodes is an error.
    ///
    /// The delegate is told before, when values can still be decoded, and behind. Does nothing where decoding has
    /// ended. To call it while an object is being created or connected is an error, which that object's decoding
    /// throws.
    public func finishDecoding() {
        if phase == .finished || phase == .finishing { return }
        // An error leaves from the midst of an object.
        guard isAtTopLevel || poison != nil else {
            _ = rememberedError(
                ArchiveError(
                    .notSupported, path: path(to: frames.last?.slot), expected: "decoding to be ended by its caller",
                    found: "'finishDecoding' while an object is being decoded"))
            return
        }
        if usesDelegate {
            phase = .finishing
            delegate?.unarchiverWillFinish(self)
        }
        phase = .finished
        lookAhead.letGo(of: &objects)
        pendingObjects.removeAll()
        sharedValues = []
        strings = []
        dates.removeAll()
        actions = []
        lastActions = []
        keeper = nil
        knownArchivedObjects = nil
        unkeyedCounts = [:]
        unkeyedReferences = [:]
        sequences = SequenceTable()
        keyPlaces.removeAll()
        if usesDelegate { delegate?.unarchiverDidFinish(self) }
    }

    // MARK: Class names

    /// Reads objects that an archive holds under a name as objects of a class; `nil` takes the class back.
    ///
    /// The class must be allowed like any other.
    public func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        classNames.classes[name] = type
    }

    /// The class that this unarchiver reads objects under a name as, where the name was given to one; `nil` where it
    /// was not.
    ///
    /// Names that held for all unarchivers when this one was made are among them.
    public func `class`(forClassName name: String) -> (any Coding.Type)? {
        classNames.classes[name]
    }

    /// Reads objects that archives hold under a name as objects of a class, in all unarchivers that are made from now
    /// on; `nil` takes the class back.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }

    /// The class that objects under a name are read as in all unarchivers that are made from now on; `nil` where the
    /// name was not given to one.
    public static func `class`(forClassName name: String) -> (any Coding.Type)? {
        ClassNames.shared.withLock { $0.classes[name] }
    }
}
