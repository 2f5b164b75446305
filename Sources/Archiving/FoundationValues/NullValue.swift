// Null: the value in Cocoa's collections that represents no value.

/// The null object: Cocoa's NSNull.
///
/// Under a key, null is a value that is present, and differs from nil. Cocoa's collections hold it in place of nil: if
/// the elements of a collection are optional, nil is archived as null, and null is read as nil.
public struct NullValue: Hashable, Sendable {
    /// Creates the null value. All null values are equal.
    public init() {}
}

extension NullValue: ArchivableValue, FoundationValue {
    /// All null values are one object.
    static let identity = SharedIdentity(FoundationClass.null.name, "")

    static let foundationForm = FoundationForm<NullValue>(
        .null, identity: { _ in identity }, encode: { _, _ in }, decode: { _ in NullValue() },
        sequence: ({ _, _ in }, { _ in NullValue() }))
}
