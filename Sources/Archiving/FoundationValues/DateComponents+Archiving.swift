// Date components, as Cocoa archives NSDateComponents: all of them, the undefined ones as the largest number.

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateComponents: ArchivableValue {
    public func encode(to archiver: Archiver, forKey key: String?) throws {
        try archiver.encodeInstance(self, forKey: key)
    }

    /// Decodes date components.
    ///
    /// A component that is missing or undefined decodes as nil.
    public static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> DateComponents? {
        try unarchiver.decodeInstance(DateComponents.self, forKey: key)
    }
}

extension DateComponents: FoundationValue {
    static var foundationClass: ArchivedStructure { ArchivedStructure(foundationClass: "NSDateComponents") }

    /// What stands for a component that is not defined.
    fileprivate static var undefined: Int64 { .max }

    private static var leapMonthKey: String { "NS.isLeapMonth" }
    private static var calendarKey: String { "NS.calendar" }
    private static var timeZoneKey: String { "NS.timezone" }

    /// Systems that don't know it take it for a key of someone else.
    private static var dayOfYearKey: String { "NS.dayOfYear" }

    private static var components: [(key: String, path: WritableKeyPath<DateComponents, Int?>)] {
        [
            ("NS.era", \.era), ("NS.year", \.year), ("NS.quarter", \.quarter), ("NS.month", \.month),
            ("NS.day", \.day), ("NS.hour", \.hour), ("NS.minute", \.minute), ("NS.second", \.second),
            ("NS.nanosec", \.nanosecond), ("NS.weekOfYear", \.weekOfYear), ("NS.weekOfMonth", \.weekOfMonth),
            ("NS.yearForWOY", \.yearForWeekOfYear), ("NS.weekday", \.weekday),
            ("NS.weekdayOrdinal", \.weekdayOrdinal),
        ]
    }

    func encodeContents(to archiver: Archiver) throws {
        for component in Self.components {
            let value = self[keyPath: component.path].map { Int64($0) }
            try archiver.encode(value ?? Self.undefined, forKey: component.key)
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try archiver.encodeIfPresent(dayOfYear, forKey: Self.dayOfYearKey)
        }
        try archiver.encodeIfPresent(isLeapMonth, forKey: Self.leapMonthKey)
        try archiver.encode(calendar, forKey: Self.calendarKey)
        try archiver.encode(timeZone, forKey: Self.timeZoneKey)
    }

    static func decodeContents(from unarchiver: Unarchiver) throws -> DateComponents {
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

extension Unarchiver {
    fileprivate func component(forKey key: String) throws -> Int? {
        guard let value = try decodeIfPresent(Int64.self, forKey: key), value != DateComponents.undefined else {
            return nil
        }
        guard let component = Int(exactly: value) else {
            throw failure(.outOfRange, expected: "an integer that fits Int", found: "\(value)", forKey: key)
        }
        return component
    }
}
