// Decoding values that are left out if they can't be created.

extension Unarchiver {
    /// Decodes a value with a closure, or returns nil if the value can't be created.
    ///
    /// Use this method for an optional value that must not keep a document from being opened:
    ///
    ///     self.current = try unarchiver.lenient(forKey: "current") {
    ///         try unarchiver.decodeIfPresent(Tab.self, forKey: "current")
    ///     }
    ///
    /// The method catches the errors of *creating* a value, of what the value contains, and of the objects that
    /// ``Coding/init(coder:)`` reads inside: codes `missingValue`, `unexpectedKind`, `outOfRange`, `invalidValue`,
    /// `classNotAllowed`, `unexpectedClass`, `newerVersion`, `codingRefused`, `retiredClass` and `rejected`. It doesn't catch errors
    /// about damaged bytes, limits, references that can't be connected, or the use of the unarchiver, nor what a delegate or
    /// ``GraphUnarchiver/onProgress`` throws; nor errors of ``Coding/connect(with:)``, which is called later, when other
    /// objects already refer to the object.
    ///
    /// Objects that were created inside are released with the value. If other references lead to them, they are created
    /// again; an object whose own `init(coder:)` failed isn't, and each reference to it fails with the same error. What
    /// was read counts for ``ArchiveLimits``. A report lists the loss (``ArchiveReport/losses``).
    ///
    /// In archives of custom formats, and where an unarchiver isn't a ``GraphUnarchiver``, all errors are thrown.
    ///
    /// - Parameters:
    ///   - key: The key of the value, for the report.
    ///   - body: Decodes the value.
    /// - Throws: ``ArchiveError`` with another code, or an error of code that isn't part of the value.
    public final func lenient<Value>(forKey key: String, _ body: () throws -> Value?) throws -> Value? {
        if let value = try catchingErrors(forKey: completeKey(key), body) { return value }
        if isDiscovering { try endDiscovery() }
        return nil
    }

    /// Decodes a value under its key or a fallback key; or returns nil if none of them is present, the first that is
    /// holds nil, or the value can't be created.
    ///
    /// A collection leaves out elements, members, keys and values that can't be created, each with its entry and at every
    /// depth; it is empty if the archive holds something that isn't a collection.
    ///
    ///     self.tabs = try unarchiver.decodeLeniently([Tab].self, forKey: "tabs") ?? []
    ///
    /// - Throws: ``ArchiveError`` as ``lenient(forKey:_:)`` does.
    public final func decodeLeniently<Value: ArchivableValue>(
        _ type: Value.Type, forKey key: String, fallbackKeys: String...
    ) throws -> Value? {
        guard let present = fallbackKeys.isEmpty ? key : findKey(of: type, key, fallbackKeys) else { return nil }
        let value = try lenient(forKey: present) {
            try readingField(present) { try Value.decodeLeniently(from: self, forKey: $0) }
        }
        if isDiscovering { try endDiscovery() }
        return value
    }
}
