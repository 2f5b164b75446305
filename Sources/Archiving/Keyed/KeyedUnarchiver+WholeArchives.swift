// Whole archives in one call, the end of decoding, and the classes that the caller gives to names.

extension KeyedUnarchiver {
    // MARK: Whole archives

    /// Decodes the root object of an archive with a root.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive, binary or XML: data, or the URL of a file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    ///   - report: A closure that receives a report on what was unusual, even if an error is thrown. Without it, no
    ///     report is made.
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for a file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits(), reporting report: ((ArchiveReport) -> Void)? = nil
    ) throws -> Root {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits)
        if report != nil { unarchiver.reportsDecoding = true }
        defer { report?(unarchiver.report ?? ArchiveReport()) }
        return try unarchiver.decodeRoot(type)
    }

    /// Decodes the root of an archive as a value, like Cocoa's `unarchivedArrayOfObjects(ofClass:from:)` and related
    /// methods.
    ///
    /// - Parameters:
    ///   - type: The root's type, such as `[Employee].self`.
    ///   - input: The archive, binary or XML: data, or the URL of a file.
    ///   - allowing: Classes that may be created in addition to those that the type names and those that these can
    ///     reach.
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for a file.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try KeyedUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// Returns the root object of an archive with a root, whatever its class, as the archive stores it.
    ///
    /// No instance of any class is created, so no class needs to be allowed.
    ///
    /// - Throws: ``ArchiveError``: `notAnArchive`, `corruptArchive`, `limitExceeded`; `missingValue` if there is no
    ///   root, `unexpectedKind` if the root is nil or not an object. Foundation's error for a file.
    public static func archivedObject(
        from input: some ArchiveInput, limits: ArchiveLimits = ArchiveLimits()
    ) throws -> ArchivedObject {
        try KeyedUnarchiver(forReadingFrom: input, limits: limits).decodeRoot(ArchivedObject.self)
    }

    private func decodeRoot<Root: ArchivableValue>(_ type: Root.Type) throws -> Root {
        let root = try decode(type, forKey: KeyedArchiveFormat.rootKey)
        finishDecoding()
        return root
    }

    /// Finishes decoding and releases the unarchiver's references to the objects that it created; decoding anything
    /// later is an error.
    ///
    /// The delegate is notified before, while values can still be decoded, and after. If decoding is already finished,
    /// this method does nothing. Calling it while an object is being created or connected is an error, which the
    /// decoding of that object throws.
    public func finishDecoding() {
        if phase == .finished || phase == .finishing { return }
        // An error leaves from the midst of an object.
        guard isAtTopLevel || poison != nil else {
            _ = rememberedError(
                ArchiveError(
                    .notSupported, path: path(to: frames.last?.slot), expected: "decoding to be finished by its caller",
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

    /// Sets the class as which objects with a class name in the archive are decoded; `nil` removes the mapping.
    ///
    /// The class must be allowed like any other.
    public func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        classNames.classes[name] = type
    }

    /// Returns the class as which this unarchiver decodes objects with a class name, or `nil` if the name has no
    /// mapping.
    ///
    /// Mappings that were set for all unarchivers before this one was created are included.
    public func `class`(forClassName name: String) -> (any Coding.Type)? {
        classNames.classes[name]
    }

    /// Sets the class as which unarchivers that are created from now on decode objects with a class name; `nil` removes
    /// the mapping.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }

    /// Returns the class as which unarchivers that are created from now on decode objects with a class name, or `nil`
    /// if the name has no mapping.
    public static func `class`(forClassName name: String) -> (any Coding.Type)? {
        ClassNames.shared.withLock { $0.classes[name] }
    }
}
