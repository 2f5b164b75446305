// Objects of a protocol: the archived form of a field of type `any Drawable`.

/// An object of a protocol that refines ``Coding`` and that a schema declares as external.
///
/// Generated code declares one type for each protocol that a file uses. The class of an object is checked before the
/// object is created.
@_spi(GeneratedCode)
public protocol ArchivedExistential: ArchivableValue {
    /// The name of the protocol, for messages.
    static var protocolName: String { get }

    /// Returns a Boolean value that indicates whether a class conforms to the protocol.
    static func includes(_ type: any Coding.Type) -> Bool

    /// The object.
    var archivedObject: any Coding { get }

    /// Creates the value from an object of a class that conforms to the protocol; nil for any other.
    init?(archivedObject: any Coding)
}

@_spi(GeneratedCode)
extension ArchivedExistential {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeObjectValue(archivedObject, forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Self? {
        if let type = try unarchiver.classOfObject(forKey: key), !includes(type) {
            throw mistake(type, in: unarchiver, forKey: key)
        }
        guard let object = try unarchiver.anyObjectValue(forKey: key) else { return nil }
        guard let value = Self(archivedObject: object) else {
            throw mistake(type(of: object), in: unarchiver, forKey: key)
        }
        return value
    }

    private static func mistake(
        _ type: any Coding.Type, in unarchiver: Unarchiver, forKey key: String?
    ) -> ArchiveError {
        unarchiver.fail(
            .unexpectedClass, expected: "an object that conforms to '\(protocolName)'", found: "one of class '\(type)'",
            forKey: key)
    }
}
