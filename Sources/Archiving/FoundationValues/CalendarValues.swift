// Foundation's types for calendars, as Cocoa archives them.

public import PropertyLists

// MARK: - Locale

/// A locale is archived as its identifier, without the changes that a user made in the system settings.
///
/// Decoding throws ``ArchiveError`` with code `notSupported` if the program doesn't include locale data, as on Linux
/// without `FoundationInternationalization`.
extension Locale: ArchivableValue, FoundationValue {
    private static let identifierKey = FoundationKey.identifier

    static let foundationForm = FoundationForm<Locale>(
        .locale, identity: { SharedIdentity(FoundationClass.locale.name, $0.identifier) }
    ) { locale, archiver in
        try archiver.encode(locale.identifier, forKey: identifierKey)
    } decode: { unarchiver in
        let identifier = try unarchiver.name(forKey: identifierKey)
        let locale = Locale(identifier: identifier)
        try unarchiver.require(
            Internationalization.isAvailable || locale.identifier == identifier, .notSupported,
            expected: "a program with locales", found: "one without, and '\(identifier)'", forKey: identifierKey)
        return locale
    }
}

/// The part of Foundation with locales, calendars and time zones, which a program on Linux can omit.
enum Internationalization {
    /// Whether the program includes it. If not, all locales are the same.
    static let isAvailable = Locale(identifier: "de_DE").identifier == "de_DE"
}

extension Unarchiver {
    /// Decodes the name of a locale, calendar or time zone. The longest have about 60 letters.
    fileprivate func name(forKey key: String) throws -> String {
        let name = try decode(String.self, forKey: key)
        guard name.utf8.count <= 256 else {
            throw fail(expected: "a name of at most 256 bytes", found: "\(name.utf8.count)", forKey: key)
        }
        return name
    }

    fileprivate func dayNumber(forKey key: String) throws -> Int? {
        guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
        try require(1...7 ~= number, .outOfRange, expected: "1 to 7", found: "\(number)", forKey: key)
        return number
    }

    fileprivate func component(forKey key: String) throws -> Int? {
        guard let value = try decodeIfPresent(Int64.self, forKey: key), value != DateComponents.undefined else {
            return nil
        }
        guard let component = Int(exactly: value) else {
            throw fail(.outOfRange, expected: "an integer that fits Int", found: "\(value)", forKey: key)
        }
        return component
    }
}

// MARK: - Time zone

/// A time zone is archived as its name. The rules of the time zone, which Cocoa writes in addition to the name, are
/// omitted: a reader uses those of its system.
///
/// Encoding throws ``ArchiveError`` with code `notSupported` if the name doesn't determine the time zone: names of
/// offsets consist of hours and minutes, so an offset of 19,801 seconds has no name. Decoding throws `invalidValue` if
/// the system doesn't have a time zone of that name.
extension TimeZone: ArchivableValue, FoundationValue {
    private static let nameKey = FoundationKey.name
    private static let rulesKey = FoundationKey.data

    private var isDeterminedByName: Bool {
        !identifier.hasPrefix("GMT") || TimeZone(identifier: identifier)?.secondsFromGMT() == secondsFromGMT()
    }

    static let foundationForm = FoundationForm<TimeZone>(
        .timeZone, unreadKeys: [rulesKey],
        identity: { $0.isDeterminedByName ? SharedIdentity(FoundationClass.timeZone.name, $0.identifier) : nil }
    ) { zone, archiver in
        guard zone.isDeterminedByName else {
            throw archiver.fail(
                .notSupported, expected: "an offset from GMT of hours and minutes",
                found: "\(zone.secondsFromGMT()) seconds", forKey: nameKey)
        }
        try archiver.encode(zone.identifier, forKey: nameKey)
        try archiver.encodeLeaf(.null, forKey: rulesKey)
    } decode: { unarchiver in
        let name = try unarchiver.name(forKey: nameKey)
        guard let zone = TimeZone(identifier: name) else {
            throw unarchiver.fail(expected: "a time zone that the system knows", found: "'\(name)'", forKey: nameKey)
        }
        return zone
    }
}

// MARK: - Calendar

/// A calendar is archived with its identifier, time zone, locale and week rules. The start date of the Gregorian
/// calendar is written as Cocoa's default, 15 October 1582.
///
/// Encoding throws ``ArchiveError`` with code `notSupported` if archives don't define a name for the calendar. Decoding
/// throws `invalidValue` if the archive's identifier isn't one of a calendar, or `notSupported` if the program doesn't
/// include the calendar, as on Linux without `FoundationInternationalization`, or if a Gregorian calendar starts on
/// another day.
extension Calendar: ArchivableValue, FoundationValue {
    private static let identifierKey = FoundationKey.identifier
    private static let timeZoneKey = "NS.timezone"
    private static let localeKey = "NS.locale"
    private static let firstWeekdayKey = "NS.firstwkdy"
    private static let minimumDaysKey = "NS.mindays"
    private static let startKey = "NS.gstartdate"

    /// 15 October 1582, the default first day of the Gregorian calendar.
    private static let gregorianStart = Date(timeIntervalSinceReferenceDate: -13_197_600_000)

    private static let names: [(String, Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
        ("ethiopic", .ethiopicAmeteMihret), ("ethiopic-amete-alem", .ethiopicAmeteAlem), ("hebrew", .hebrew),
        ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("islamic-civil", .islamicCivil),
        ("japanese", .japanese), ("persian", .persian), ("roc", .republicOfChina),
        ("islamic-tbla", .islamicTabular), ("islamic-umalqura", .islamicUmmAlQura),
    ]

    static let foundationForm = FoundationForm<Calendar>(.calendar) { calendar, archiver in
        guard let name = names.first(where: { $0.1 == calendar.identifier })?.0 else {
            throw archiver.fail(
                .notSupported, expected: "a calendar with a name in archives", found: "'\(calendar.identifier)'",
                forKey: nil)
        }
        try archiver.encode(name, forKey: identifierKey)
        try archiver.encode(calendar.timeZone, forKey: timeZoneKey)
        try archiver.encode(calendar.locale, forKey: localeKey)
        try archiver.encode(calendar.firstWeekday, forKey: firstWeekdayKey)
        try archiver.encode(calendar.minimumDaysInFirstWeek, forKey: minimumDaysKey)
        try archiver.encode(calendar.identifier == .gregorian ? gregorianStart : nil, forKey: startKey)
    } decode: { unarchiver in
        let name = try unarchiver.name(forKey: identifierKey)
        guard let identifier = names.first(where: { $0.0 == name })?.1 else {
            throw unarchiver.fail(expected: "a calendar", found: "'\(name)'", forKey: identifierKey)
        }
        // Foundation traps on other calendars if it doesn't have them.
        try unarchiver.require(
            Internationalization.isAvailable || identifier == .gregorian || identifier == .iso8601, .notSupported,
            expected: "a program with calendars", found: "one without '\(name)'", forKey: identifierKey)
        if identifier == .gregorian, let start = try unarchiver.decodeIfPresent(Date.self, forKey: startKey) {
            try unarchiver.require(
                start == gregorianStart, .notSupported, expected: "a calendar that starts on 15 October 1582",
                found: "one that starts on another day", forKey: startKey)
        }
        var calendar = Calendar(identifier: identifier)
        // The archive also contains the locale's week rules, so a program without locales can omit it.
        if Internationalization.isAvailable,
            let locale = try unarchiver.decodeIfPresent(Locale.self, forKey: localeKey)
        {
            calendar.locale = locale
        }
        if let zone = try unarchiver.decodeIfPresent(TimeZone.self, forKey: timeZoneKey) { calendar.timeZone = zone }
        if let day = try unarchiver.dayNumber(forKey: firstWeekdayKey), day != calendar.firstWeekday {
            calendar.firstWeekday = day
        }
        if let days = try unarchiver.dayNumber(forKey: minimumDaysKey), days != calendar.minimumDaysInFirstWeek {
            calendar.minimumDaysInFirstWeek = days
        }
        return calendar
    }
}

// MARK: - Date components and intervals

/// All components are archived. A component that is missing or undefined, which archives express as the largest number,
/// decodes as nil.
extension DateComponents: ArchivableValue, FoundationValue {
    fileprivate static let undefined = Int64.max

    private static let leapMonthKey = "NS.isLeapMonth"
    private static let calendarKey = "NS.calendar"
    private static let timeZoneKey = "NS.timezone"

    /// Older systems ignore this key.
    private static let dayOfYearKey = "NS.dayOfYear"

    private static var components: [(key: String, path: WritableKeyPath<DateComponents, Int?>)] {
        [
            ("NS.era", \.era), ("NS.year", \.year), ("NS.quarter", \.quarter), ("NS.month", \.month),
            ("NS.day", \.day), ("NS.hour", \.hour), ("NS.minute", \.minute), ("NS.second", \.second),
            ("NS.nanosec", \.nanosecond), ("NS.weekOfYear", \.weekOfYear), ("NS.weekOfMonth", \.weekOfMonth),
            ("NS.yearForWOY", \.yearForWeekOfYear), ("NS.weekday", \.weekday),
            ("NS.weekdayOrdinal", \.weekdayOrdinal),
        ]
    }

    static let foundationForm = FoundationForm<DateComponents>(.dateComponents) { value, archiver in
        for component in components {
            try archiver.encode(value[keyPath: component.path].map { Int64($0) } ?? undefined, forKey: component.key)
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try archiver.encodeIfPresent(value.dayOfYear, forKey: dayOfYearKey)
        }
        try archiver.encodeIfPresent(value.isLeapMonth, forKey: leapMonthKey)
        try archiver.encode(value.calendar, forKey: calendarKey)
        try archiver.encode(value.timeZone, forKey: timeZoneKey)
    } decode: { unarchiver in
        var result = DateComponents()
        for component in components {
            result[keyPath: component.path] = try unarchiver.component(forKey: component.key)
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            result.dayOfYear = try unarchiver.component(forKey: dayOfYearKey)
        }
        result.isLeapMonth = try unarchiver.decodeIfPresent(Bool.self, forKey: leapMonthKey)
        result.calendar = try unarchiver.decodeIfPresent(Calendar.self, forKey: calendarKey)
        result.timeZone = try unarchiver.decodeIfPresent(TimeZone.self, forKey: timeZoneKey)
        return result
    }
}

extension DateInterval: ArchivableValue, FoundationValue {
    private static let startKey = "NS.startDate"
    private static let endKey = "NS.endDate"

    static let foundationForm = FoundationForm<DateInterval>(.dateInterval) { interval, archiver in
        try archiver.encode(interval.start, forKey: startKey)
        try archiver.encode(interval.end, forKey: endKey)
    } decode: { unarchiver in
        let start = try unarchiver.decode(Date.self, forKey: startKey)
        let end = try unarchiver.decode(Date.self, forKey: endKey)
        // Foundation traps on an interval that ends before its start, and on dates that are not numbers.
        guard end >= start, end.timeIntervalSince(start).isFinite else {
            throw unarchiver.fail(
                expected: "an end that is not before the start",
                found: "\(end.timeIntervalSinceReferenceDate) after \(start.timeIntervalSinceReferenceDate)",
                forKey: endKey)
        }
        return DateInterval(start: start, end: end)
    }
}
