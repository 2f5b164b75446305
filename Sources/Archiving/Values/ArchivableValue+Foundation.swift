// Foundation's value types, as Cocoa archives NSData, NSDate, NSURL, NSUUID and NSDecimalNumber.

public import PropertyLists

extension Data: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDataValue(self, forKey: key)
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
        try archiver.encodeURLValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> URL? {
        try unarchiver.urlValue(forKey: key)
    }
}

extension UUID: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeUUIDValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> UUID? {
        try unarchiver.uuidValue(forKey: key)
    }
}

extension Decimal: ArchivableValue {
    @inlinable
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeDecimalValue(self, forKey: key)
    }

    @inlinable
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Decimal? {
        try unarchiver.decimalValue(forKey: key)
    }
}
