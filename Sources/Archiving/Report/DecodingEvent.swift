// What decoding reports.

/// Something out of the ordinary.
@usableFromInline
enum DecodingEvent {
    /// A value was read under a fallback key because its own is missing.
    case fallback(key: String)

    /// A key was missing, and its default was taken.
    case defaultTaken

    /// A raw value was read that its enum does not have.
    case unknownValue(of: String, rawValue: String, value: String)

    /// A structure is decoded whose fields are stored under keys composed with the key; without a key, it is a separate
    /// object.
    case structure(ArchivedStructure)
}
