// Objects of any class.

/// An object of any class that the reader allows: the archived form of a field of type `any Coding`.
public struct AnyCoding: ArchivableValue {
    /// The object.
    public let object: any Coding

    /// Creates a value that wraps an object.
    public init(_ object: any Coding) {
        self.object = object
    }

    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeObjectValue(object, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> AnyCoding? {
        try unarchiver.anyObjectValue(forKey: key).map { AnyCoding($0) }
    }
}
