// Enums with raw values.

/// An enum that archives hold as its raw value.
public protocol ArchivableEnumeration: ArchivableValue, RawRepresentable where RawValue: ArchivableValue {
    /// The case that stands for a raw value which this version of the enum does not know; by default there is none,
    /// and an unknown raw value is an error.
    ///
    /// The guide's chapter *Forward and Backward Compatibility*, new values for a key.
    static func value(forUnknown rawValue: RawValue) -> Self?
}

extension ArchivableEnumeration {
    /// No case: an unknown raw value is an error.
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
        unarchiver.real.metUnknownValue = true
        if unarchiver.isReporting {
            unarchiver.note(.unknownValue(of: "\(Self.self)", rawValue: "\(rawValue)", value: "\(value)"), forKey: key)
        }
        return value
    }
}
