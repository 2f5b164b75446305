// Enums with raw values.

/// An enum whose values are archived as their raw values.
public protocol ArchivableEnumeration: ArchivableValue, RawRepresentable where RawValue: ArchivableValue {
    /// Returns the case to use for a raw value that this version of the enum doesn't define.
    ///
    /// The default implementation returns nil: an unknown raw value is then an error. See *Forward and Backward
    /// Compatibility* in Apple's *Archives and Serializations Programming Guide* about new values for a key.
    static func value(forUnknown rawValue: RawValue) -> Self?
}

extension ArchivableEnumeration {
    /// Returns nil: an unknown raw value is an error.
    public static func value(forUnknown rawValue: RawValue) -> Self? { nil }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try rawValue.encode(to: archiver, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        guard let rawValue = try RawValue.decodeIfPresent(from: unarchiver, forKey: key) else { return nil }
        if let value = Self(rawValue: rawValue) { return value }
        guard let value = value(forUnknown: rawValue) else {
            throw unarchiver.invalidValue(
                "a raw value of '\(Self.self)'", found: "'\(rawValue)', which it does not know", forKey: key)
        }
        unarchiver.sawUnknownValue = true
        if unarchiver.isReporting {
            unarchiver.note(.unknownValue(of: "\(Self.self)", rawValue: "\(rawValue)", value: "\(value)"), forKey: key)
        }
        return value
    }
}
