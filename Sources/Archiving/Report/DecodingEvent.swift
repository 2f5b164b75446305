// What decoding tells the report, and the calls with which generated code does.

/// Something out of the ordinary.
@usableFromInline
enum DecodingEvent {
    /// A value was there under a fallback key, and not under its own.
    case fallback(key: String)

    /// A key was missing, and its default was taken.
    case defaultTaken

    /// A raw value was met that its enum does not know.
    case unknownValue(of: String, rawValue: String, value: String)

    /// A structure is decoded whose fields stand under keys composed with the key; with none where it is an object of
    /// its own.
    case structure(ArchivedStructure)
}

extension Unarchiver {
    /// Returns whether a value is stored under a fallback key, given that the key itself is missing. The use of the
    /// fallback key is recorded for the report.
    ///
    /// Check for the key first, and call this method in the `else` branch.
    public final func containsValue(forKey key: String, insteadOf missingKey: String) -> Bool {
        let isThere = containsValue(forKey: key)
        if isThere { noteFallback(key, insteadOf: missingKey) }
        return isThere
    }

    /// Returns whether a value of a type is stored under a fallback key, given that the key itself is missing. The use
    /// of the fallback key is recorded for the report.
    @inlinable
    public final func containsValue<Value: ArchivableValue>(
        of type: Value.Type, forKey key: String, insteadOf missingKey: String
    ) -> Bool {
        let isThere = containsValue(of: type, forKey: key)
        if isThere { noteFallback(key, insteadOf: missingKey) }
        return isThere
    }

    @usableFromInline
    final func noteFallback(_ key: String, insteadOf missingKey: String) {
        guard isReporting else { return }
        note(.fallback(key: keyScope?.composed(key) ?? key), forKey: completeKey(missingKey))
    }

    /// Records for the report that a value uses its default because none of its keys is present.
    ///
    /// `decode(_:forKey:default:)` does this itself.
    public final func noteDefault(forKey key: String) {
        if isReporting { note(.defaultTaken, forKey: completeKey(key)) }
    }
}
