// Null: what stands in Cocoa's collections where there is no value.

/// The null object: Cocoa's NSNull.
///
/// Null is a value that is present, and differs from nil. Cocoa's collections can't hold nil; if the elements of an
/// array are optional, nil is archived as a null reference.
public struct NullValue: Hashable, Sendable {
    /// Creates the null value. All null values are equal.
    public init() {}
}

extension NullValue: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSNull") }

    /// All are one.
    static let identity = SharedIdentity("NSNull", "")

    var sharedIdentity: AnyHashable? { Self.identity }

    func encodeContents(to archiver: Archiver) throws {}

    static func decodeContents(from unarchiver: Unarchiver) throws -> NullValue { NullValue() }

    func encodeSequence(to archiver: Archiver) throws {}

    static func decodeSequence(from unarchiver: Unarchiver) throws -> NullValue { NullValue() }

    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> NullValue? {
        try unarchiver.decodeInstance(NullValue.self, forKey: key)
    }
}
