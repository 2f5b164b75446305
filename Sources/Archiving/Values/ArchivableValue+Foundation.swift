// Foundation's value types, as Cocoa archives NSData, NSDate, NSURL, NSUUID and NSDecimalNumber.

public import PropertyLists

extension Data: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.data(self), forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Data? {
        try unarchiver.dataValue(forKey: key)
    }
}

extension Date: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDateValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Date? {
        try unarchiver.dateValue(forKey: key)
    }
}

extension URL: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.url(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> URL? {
        try unarchiver.leafValue(.url, forKey: key) { if case .url(let value) = $0 { value } else { nil } }
    }
}

extension UUID: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.uuid(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> UUID? {
        try unarchiver.leafValue(.uuid, forKey: key) { if case .uuid(let value) = $0 { value } else { nil } }
    }
}

extension Decimal: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeLeaf(.decimal(self), forKey: key)
    }

    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Decimal? {
        try unarchiver.leafValue(.decimal, forKey: key) { if case .decimal(let value) = $0 { value } else { nil } }
    }
}
