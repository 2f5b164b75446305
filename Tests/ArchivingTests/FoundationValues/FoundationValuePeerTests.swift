// Foundation of the toolchain as a peer for its value classes: each side reads what the other writes.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Foundation's values and Foundation")
struct FoundationValuePeerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let title: String

        /// Reads what Foundation wrote, and lets it read what we write.
        let check: @Sendable () throws -> Void

        var testDescription: String { title }

        /// - Parameters:
        /// - reads: whether Foundation reads such an archive; if not, a comment at the row states why.
        ///   - writes: whether it writes one.
        init<Object: NSObject & NSSecureCoding, Value: ArchivableValue & Equatable & SendableMetatype>(
            _ object: @autoclosure @Sendable @escaping () throws -> Object,
            _ value: @autoclosure @Sendable @escaping () throws -> Value, reads: Bool = true,
            writes: Bool = true
        ) {
            title = "\(Object.self)"
            check = {
                if writes {
                    let theirs = try NSKeyedArchiver.archivedData(
                        withRootObject: object(), requiringSecureCoding: true)
                    #expect(try KeyedUnarchiver(forReadingFrom: theirs).decode(Value.self, forKey: "root") == value())
                }
                if reads {
                    let archiver = KeyedArchiver()
                    try archiver.encode(value(), forKey: "root")
                    let copy = try NSKeyedUnarchiver.unarchivedObject(
                        ofClasses: [Object.self, NSString.self, NSNumber.self, NSDate.self, NSNull.self, NSArray.self],
                        from: archiver.finishEncoding())
                    #expect((copy as? Object)?.isEqual(try object()) == true, "\(String(describing: copy))")
                }
            }
        }
    }

    private static var meter: UnitValue {
        UnitValue(
            symbol: "m", dimension: .init(className: "NSUnitLength", converter: .linear(coefficient: 1, constant: 0)))
    }

    private static var components: NSDateComponents {
        let components = NSDateComponents()
        (components.year, components.month, components.nanosecond) = (2024, 2, 3)
        return components
    }

    static let rows: [Row] = [
        Row(NSNull(), NullValue()),
        Row(NSOrderedSet(array: ["b", "a"]), OrderedSetValue(["b", "a"])),
        Row(NSCountedSet(array: ["b", "a", "b"]), CountedSetValue(["b", "a", "b"])),
        Row(NSIndexSet(indexesIn: NSRange(location: 3, length: 4)), IndexSetValue([3..<7])),
        Row(IndexSet([1, 2, 700]) as NSIndexSet, IndexSetValue([1, 2, 700])),
        Row(NSIndexSet(), IndexSetValue()),
        Row(NSIndexPath(index: 4), IndexPath(index: 4)),
        Row(IndexPath(indexes: [1, 300]) as NSIndexPath, IndexPath(indexes: [1, 300])),
        Row(NSLocale(localeIdentifier: "pt_BR"), Locale(identifier: "pt_BR")),
        Row(NSTimeZone(forSecondsFromGMT: 3600), TimeZone(secondsFromGMT: 3600)),
        Row(try #require(NSTimeZone(name: "Asia/Tokyo")), TimeZone(identifier: "Asia/Tokyo")),
        Row(components, DateComponents(year: 2024, month: 2, nanosecond: 3)),
        Row(
            try NSRegularExpression(pattern: "a+", options: .caseInsensitive),
            RegularExpressionValue(pattern: "a+", options: 1)),
        // It insists on attributes, which Cocoa leaves out where there are none.
        Row(NSAttributedString(string: "text"), AttributedStringValue("text"), reads: false),
        // It takes the start for the end.
        Row(
            NSDateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 2),
            DateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 2), reads: false),
        // It hashes the error that it writes, and its user info traps.
        Row(NSError(domain: "d", code: 3), ErrorValue(domain: "d", code: 3), writes: false),
    ]

    @Test("Foundation reads what we write, and we what it writes", arguments: rows)
    func bothWays(row: Row) throws {
        try row.check()
    }

    @Test("A measurement of Foundation is read, and ours by it")
    func measurement() throws {
        let theirs = try NSKeyedArchiver.archivedData(
            withRootObject: NSMeasurement(doubleValue: 2, unit: UnitLength.meters), requiringSecureCoding: true)
        let value = try KeyedUnarchiver(forReadingFrom: theirs).decode(MeasurementValue.self, forKey: "root")
        #expect(value == MeasurementValue(value: 2, unit: Self.meter))
        let archiver = KeyedArchiver()
        try archiver.encode(value, forKey: "root")
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMeasurement.self, from: archiver.finishEncoding())
        #expect(copy?.doubleValue == 2)
        #expect(copy?.unit.symbol == "m")
    }

    @Test("A calendar of Foundation is read, and ours by it")
    func calendar() throws {
        let calendar = try #require(NSCalendar(identifier: .buddhist))
        calendar.firstWeekday = 4
        let theirs = try NSKeyedArchiver.archivedData(withRootObject: calendar, requiringSecureCoding: true)
        let value = try KeyedUnarchiver(forReadingFrom: theirs).decode(Calendar.self, forKey: "root")
        #expect(value.identifier == .buddhist)
        #expect(value.firstWeekday == 4)
        let archiver = KeyedArchiver()
        try archiver.encode(value, forKey: "root")
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSCalendar.self, from: archiver.finishEncoding())
        #expect(copy?.calendarIdentifier == .buddhist)
        #expect(copy?.firstWeekday == 4)
    }

    @Test("Attributes of Foundation's attributed strings are read, and ours by it", arguments: [1..<3, 0..<4])
    func attributes(range: Range<Int>) throws {
        let text = NSMutableAttributedString(string: "0123")
        let font = NSAttributedString.Key("Font")
        text.addAttribute(font, value: "Times" as NSString, range: NSRange(range))
        let theirs = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: false)
        let value = try KeyedUnarchiver(forReadingFrom: theirs).decode(AttributedStringValue.self, forKey: "root")
        #expect(value.runs.map(\.length) == (range.count == 4 ? [4] : [1, 2, 1]))
        #expect(value.attributes(at: 2) == ["Font": "Times"])
        let archiver = KeyedArchiver()
        try archiver.encode(value, forKey: "root")
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        reader.requiresSecureCoding = false
        // It takes a missing key for an error, and another policy ends the process.
        reader.decodingFailurePolicy = .setErrorAndReturn
        let copy = reader.decodeObject(forKey: "root") as? NSAttributedString
        #expect(copy?.string == "0123", "\(String(describing: reader.error))")
        #expect(copy?.attribute(font, at: 2, effectiveRange: nil) as? String == "Times")
        #expect((copy?.attribute(font, at: 3, effectiveRange: nil) == nil) == !range.contains(3))
    }
}
