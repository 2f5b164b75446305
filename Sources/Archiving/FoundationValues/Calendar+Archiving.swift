// Calendars, as Cocoa archives NSCalendar.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Calendar: ArchivableValue {
    /// Encodes the identifier, the time zone, the locale and the week rules.
    ///
    /// The start date of the Gregorian calendar is written as Cocoa's default, 15 October 1582.
    ///
    /// - Throws: ``ArchiveError`` with code `notSupported` if archives don't define a name for the calendar.
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    /// Decodes a calendar.
    ///
    /// - Throws: ``ArchiveError`` with code `invalidValue` if the archive's identifier isn't one of a calendar, or
    ///   `notSupported` if the program doesn't include the calendar, as on Linux without
    ///   `FoundationInternationalization`.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> Calendar? {
        try unarchiver.decodeInstance(Calendar.self, forKey: key)
    }
}

extension Calendar: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSCalendar") }

    private static var identifierKey: String { "NS.identifier" }
    private static var timeZoneKey: String { "NS.timezone" }
    private static var localeKey: String { "NS.locale" }
    private static var firstWeekdayKey: String { "NS.firstwkdy" }
    private static var minimumDaysKey: String { "NS.mindays" }
    private static var startKey: String { "NS.gstartdate" }

    /// 15 October 1582, the default first day of the Gregorian calendar.
    private static var gregorianStart: Date { Date(timeIntervalSinceReferenceDate: -13_197_600_000) }

    private static var names: [(String, Identifier)] {
        [
            ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
            ("ethiopic", .ethiopicAmeteMihret), ("ethiopic-amete-alem", .ethiopicAmeteAlem), ("hebrew", .hebrew),
            ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("islamic-civil", .islamicCivil),
            ("japanese", .japanese), ("persian", .persian), ("roc", .republicOfChina),
            ("islamic-tbla", .islamicTabular), ("islamic-umalqura", .islamicUmmAlQura),
        ]
    }

    func encodeContents(to archiver: Archiver) throws {
        guard let name = Self.names.first(where: { $0.1 == identifier })?.0 else {
            throw archiver.failure(
                .notSupported, expected: "a calendar with a name in archives", found: "'\(identifier)'", forKey: nil)
        }
        try archiver.encode(name, forKey: Self.identifierKey)
        try archiver.encode(timeZone, forKey: Self.timeZoneKey)
        try archiver.encode(locale, forKey: Self.localeKey)
        try archiver.encode(firstWeekday, forKey: Self.firstWeekdayKey)
        try archiver.encode(minimumDaysInFirstWeek, forKey: Self.minimumDaysKey)
        try archiver.encode(identifier == .gregorian ? Self.gregorianStart : nil, forKey: Self.startKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> Calendar {
        let name = try unarchiver.name(forKey: identifierKey)
        guard let identifier = names.first(where: { $0.0 == name })?.1 else {
            throw unarchiver.invalidValue("a calendar", found: "'\(name)'", forKey: identifierKey)
        }
        // Foundation traps on the others where it has them not.
        guard Internationalization.isAvailable || identifier == .gregorian || identifier == .iso8601 else {
            throw unarchiver.failure(
                .notSupported, expected: "a program with calendars", found: "one without '\(name)'",
                forKey: identifierKey)
        }
        var calendar = Calendar(identifier: identifier)
        // What a locale says of weeks stands in the archive beside it: a program without locales can do without.
        if Internationalization.isAvailable,
            let locale = try unarchiver.decodeIfPresent(Locale.self, forKey: localeKey)
        {
            calendar.locale = locale
        }
        if let zone = try unarchiver.decodeIfPresent(TimeZone.self, forKey: timeZoneKey) { calendar.timeZone = zone }
        if let day = try unarchiver.number(in: 1...7, forKey: firstWeekdayKey), day != calendar.firstWeekday {
            calendar.firstWeekday = day
        }
        if let days = try unarchiver.number(in: 1...7, forKey: minimumDaysKey),
            days != calendar.minimumDaysInFirstWeek
        {
            calendar.minimumDaysInFirstWeek = days
        }
        return calendar
    }
}

extension Unarchiver {
    fileprivate func number(in range: ClosedRange<Int>, forKey key: String) throws -> Int? {
        guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
        guard range.contains(number) else {
            throw failure(
                .outOfRange, expected: "\(range.lowerBound) to \(range.upperBound)", found: "\(number)", forKey: key)
        }
        return number
    }
}
