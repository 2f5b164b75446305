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
    /// Whether a value is there under a fallback key, where the key itself was missing. It is noted for the report.
    ///
    /// Ask for the key first, and for this one in its `else`.
    public final func containsValue(forKey key: String, insteadOf missingKey: String) -> Bool {
        let isThere = containsValue(forKey: key)
        if isThere, isReporting { note(.fallback(key: key), forKey: missingKey) }
        return isThere
    }

    /// Whether a value of a type is there under a fallback key, where the key itself was missing. It is noted for the
    /// report.
    @inlinable
    public final func containsValue<Value: ArchivableValue>(
        of type: Value.Type, forKey key: String, insteadOf missingKey: String
    ) -> Bool {
        let isThere = Value.isArchived(in: self, forKey: key)
        if isThere, isReporting { note(.fallback(key: key), forKey: missingKey) }
        return isThere
    }

    /// Notes for the report that a value takes its default since no key of it is there.
    ///
    /// `decode(_:forKey:default:)` does so itself.
    public final func noteDefault(forKey key: String) {
        if isReporting { note(.defaultTaken, forKey: key) }
    }
}
