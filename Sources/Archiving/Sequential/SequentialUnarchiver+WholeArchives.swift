// Whole archives in one call, and the classes that the caller gives to names.

extension SequentialUnarchiver {
    // MARK: Whole archives

    /// Decodes the root object of a sequential archive. Anything after it is ignored.
    ///
    /// - Parameters:
    ///   - type: The root object's class, or a superclass of it.
    ///   - input: The archive: data, or the URL of a file.
    ///   - allowing: Classes that may be created in addition to those that the root's class can reach.
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for a file.
    public static func unarchivedObject<Root: Coding>(
        ofClass type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type)
    }

    /// Decodes the root value of a sequential archive, such as an ``AttributedStringValue`` or a string. Anything after
    /// it is ignored.
    ///
    /// - Throws: ``ArchiveError``, any error that a class throws while it is decoded, or Foundation's error for a file.
    public static func unarchivedValue<Root: ArchivableValue>(
        of type: Root.Type, from input: some ArchiveInput, allowing: [any Coding.Type] = [],
        limits: ArchiveLimits = ArchiveLimits()
    ) throws -> Root {
        try SequentialUnarchiver(forReadingFrom: input, allowing: allowing, limits: limits).decodeRoot(type)
    }

    private func decodeRoot<Value: ArchivableValue>(_ type: Value.Type) throws -> Value {
        // What is a number object here is one in Cocoa's archives.
        isKindKnown = true
        let root = try decode(type)
        finishDecoding()
        return root
    }

    // MARK: Class names

    /// Returns the class as which this unarchiver decodes objects with a class name, or `nil` if the name has no
    /// mapping.
    public func `class`(forClassName name: String) -> (any Coding.Type)? {
        classNames.classes[name]
    }

    /// Sets the class as which unarchivers that are created from now on, including keyed ones, decode objects with a
    /// class name; `nil` removes the mapping.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }

    /// Returns the class as which unarchivers that are created from now on decode objects with a class name, or `nil`
    /// if the name has no mapping.
    public static func `class`(forClassName name: String) -> (any Coding.Type)? {
        ClassNames.shared.withLock { $0.classes[name] }
    }
}
