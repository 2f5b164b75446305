// Locales, as Cocoa archives NSLocale: by their identifier.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Locale: ArchivableValue {
    /// Encodes the identifier, without the changes that a user made in the system settings.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    /// Decodes a locale from its identifier.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if the program doesn't include locale data, as on Linux
    ///   without `FoundationInternationalization`.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Locale? {
        try unarchiver.decodeInstance(Locale.self, forKey: key)
    }
}

extension Locale: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSLocale") }

    var sharedIdentity: AnyHashable? { SharedIdentity("NSLocale", identifier) }

    private static var identifierKey: String { "NS.identifier" }

    func encodeContents(to archiver: Archiver) throws {
        try archiver.encode(identifier, forKey: Self.identifierKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> Locale {
        let identifier = try unarchiver.name(forKey: identifierKey)
        let locale = Locale(identifier: identifier)
        guard Internationalization.isAvailable || locale.identifier == identifier else {
            throw unarchiver.failure(
                .notSupported, expected: "a program with locales", found: "one without, and '\(identifier)'",
                forKey: identifierKey)
        }
        return locale
    }
}

/// The part of Foundation that knows locales, calendars and time zones. A program on Linux may be without.
enum Internationalization {
    /// Whether the program has it: without, every locale is the same one.
    static let isAvailable = Locale(identifier: "de_DE").identifier == "de_DE"
}

extension Unarchiver {
    /// Decodes the name of a locale, calendar or time zone. The longest that there are have some 60 letters.
    func name(forKey key: String) throws -> String {
        let name = try decode(String.self, forKey: key)
        guard name.utf8.count <= 256 else {
            throw invalidValue("a name of at most 256 bytes", found: "\(name.utf8.count)", forKey: key)
        }
        return name
    }
}
