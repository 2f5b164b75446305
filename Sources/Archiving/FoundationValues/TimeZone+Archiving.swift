// Time zones, as Cocoa archives NSTimeZone: by their name.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TimeZone: ArchivableValue {
    /// Encodes the name.
    ///
    /// The rules of the time zone, which Cocoa writes in addition to the name, are omitted: a reader uses those of its
    /// system.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    /// Decodes a time zone from its name, with the rules that the reader's system has for it.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the system doesn't have a time zone of that name.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> TimeZone? {
        try unarchiver.decodeInstance(TimeZone.self, forKey: key)
    }
}

extension TimeZone: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSTimeZone") }

    var sharedIdentity: AnyHashable? { SharedIdentity("NSTimeZone", identifier) }

    private static var nameKey: String { "NS.name" }
    private static var rulesKey: String { "NS.data" }

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(identifier, forKey: Self.nameKey)
        try archiver.encodeNull(forKey: Self.rulesKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> TimeZone {
        let name = try unarchiver.name(forKey: nameKey)
        guard let zone = TimeZone(identifier: name) else {
            throw unarchiver.invalidValue("a time zone that the system knows", found: "'\(name)'", forKey: nameKey)
        }
        return zone
    }
}
