// Round trips of Foundation values: under a key, in collections and in structures.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Foundation's values")
struct FoundationValueTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let title: String
        let check: @Sendable () throws -> Void

        var testDescription: String { title }

        init<Value: ArchivableValue & Equatable & SendableMetatype>(
            _ title: String, _ value: @autoclosure @Sendable @escaping () throws -> Value
        ) {
            self.title = title
            check = {
                let value = try value()
                let archiver = KeyedArchiver()
                try archiver.encode(value, forKey: "value")
                try archiver.encode([value, value], forKey: "array")
                try archiver.encode(["a": value], forKey: "dictionary")
                try archiver.encode([value, nil], forKey: "optionals")
                try archiver.encode(Holder(value: value, others: [value]), forKey: "holder")
                let data = try archiver.finishEncoding()
                let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
                #expect(try unarchiver.decode(Value.self, forKey: "value") == value)
                #expect(try unarchiver.decode([Value].self, forKey: "array") == [value, value])
                #expect(try unarchiver.decode([String: Value].self, forKey: "dictionary") == ["a": value])
                // As an optional element, null is nil.
                let first = value is NullValue ? nil : value
                #expect(try unarchiver.decode([Value?].self, forKey: "optionals") == [first, nil])
                let holder = try unarchiver.decode(Holder<Value>.self, forKey: "holder")
                #expect(holder.value == value)
                #expect(holder.others == [value])
                #expect(try unarchiver.decodeIfPresent(Value.self, forKey: "missing") == nil)
                try Self.expectEmptyReports(value, data)
            }
        }

        /// An archive of this version has nothing to report.
        private static func expectEmptyReports<Value: ArchivableValue>(_ value: Value, _ data: Data) throws {
            let keyed = try KeyedUnarchiver(forReadingFrom: data)
            keyed.reportsDecoding = true
            _ = try keyed.decode(Value.self, forKey: "value")
            _ = try keyed.decode([Value].self, forKey: "array")
            _ = try keyed.decode(Holder<Value>.self, forKey: "holder")
            #expect(keyed.report?.description == ArchiveReport().description)
            let archiver = SequentialArchiver()
            let error = archiveError { try archiver.encode([value]) }
            guard let error else { return try expectEmptyReport(of: [Value].self, in: archiver.finishEncoding()) }
            // Archives without keys don't have every value.
            #expect(error.code == .notSupported)
        }

        private static func expectEmptyReport<Value: ArchivableValue>(of type: Value.Type, in data: Data) throws {
            let sequential = try SequentialUnarchiver(forReadingFrom: data)
            sequential.reportsDecoding = true
            _ = try sequential.decode(type)
            #expect(sequential.report?.description == ArchiveReport().description)
        }
    }

    /// A structure: its fields have composed keys, and these values are objects under them.
    struct Holder<Value: ArchivableValue>: ArchivableStructure {
        var value: Value
        var others: [Value]

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Holder") }

        init(value: Value, others: [Value]) { (self.value, self.others) = (value, others) }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(value, forKey: "value")
            try archiver.encode(others, forKey: "others")
        }

        init(coder unarchiver: Unarchiver) throws {
            value = try unarchiver.decode(Value.self, forKey: "value")
            others = try unarchiver.decode([Value].self, forKey: "others")
        }

        static func isArchived(in unarchiver: Unarchiver) -> Bool { unarchiver.containsValue(forKey: "value") }
    }

    private static func date(_ time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: time) }

    private static let foot = UnitValue(
        symbol: "ft",
        dimension: .init(
            className: "NSUnitLength", specifier: 1282, converter: .linear(coefficient: 0.3048, constant: 0)))

    private static var components: DateComponents {
        var components = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 3600), era: 1, year: 2024,
            month: -2, day: 29, hour: 0, minute: 59, second: 60, nanosecond: 5, weekday: 1, weekdayOrdinal: 2,
            quarter: 1, weekOfMonth: 5, weekOfYear: 9, yearForWeekOfYear: 2024)
        components.isLeapMonth = false
        return components
    }

    static let values: [Row] = [
        Row("null", NullValue()),
        Row("true", NumberValue.boolean(true)), Row("1", NumberValue.integer(1)), Row("1.0", NumberValue.double(1)),
        Row("-1", NumberValue.integer(.min)), Row("a large integer", NumberValue(UInt64.max)),
        Row("a real of 32 bits", NumberValue.float(0.1)), Row("a decimal number", NumberValue.decimal(Decimal(12.5))),
        Row("an ordered set", OrderedSetValue(["b", "a", "c"])), Row("an empty ordered set", OrderedSetValue<Int>()),
        Row("an ordered set of twelve", OrderedSetValue(Array(1...12))),
        Row("an ordered set of dates", OrderedSetValue([date(2), date(1)])),
        Row("an ordered set of ordered sets", OrderedSetValue([OrderedSetValue([1, 2]), OrderedSetValue([2, 1])])),
        Row("a counted set", CountedSetValue(["a", "b", "a"])), Row("an empty counted set", CountedSetValue<Int>()),
        Row("a set of counted sets", Set([CountedSetValue([1, 1, 2]), CountedSetValue([1, 2])])),
        Row("an index set", IndexSetValue([3, 1, 2, 9])), Row("an empty index set", IndexSetValue()),
        Row("one range", IndexSetValue([0..<Int.max])), Row("an index path", IndexPath(indexes: [0, Int.max, 300])),
        Row("one index", IndexPath(index: 7)), Row("an empty index path", IndexPath()),
        Row("a regular expression", RegularExpressionValue(pattern: "[", options: 3)),
        Row("edge insets", EdgeInsetsValue(top: 1, left: -2, bottom: 0.5, right: 1e300)),
        Row("a locale", Locale(identifier: "de_CH")),
        Row("a time zone", try #require(TimeZone(identifier: "Europe/Berlin"))),
        Row("a time zone without a name", try #require(TimeZone(secondsFromGMT: -5400))),
        Row("a date interval", DateInterval(start: date(-1), end: date(1.5))),
        Row("an empty date interval", DateInterval(start: date(3), duration: 0)),
        Row("date components", components), Row("no date components", DateComponents()),
        Row("a measurement", MeasurementValue(value: -0.0, unit: foot)),
        Row("a measurement without a dimension", MeasurementValue(value: 1, unit: UnitValue(symbol: "µ"))),
        Row(
            "a reciprocal unit",
            UnitValue(symbol: "mpg", dimension: .init(className: "NSUnitFuelEfficiency", converter: .reciprocal(235)))),
        Row("a bare dimension", UnitValue(symbol: "x", dimension: .init(className: "NSDimension"))),
        Row("an error", ErrorValue(domain: "Disk", code: -7)),
        Row(
            "an error about an error",
            ErrorValue(
                domain: "App", code: 1,
                userInfo: [
                    "NSUnderlyingError": .error(ErrorValue(domain: "POSIX", code: 2, userInfo: ["path": "/x"])),
                    "list": [1, 2.5, true, .null, .set(["a"]), ["k": []]],
                ])),
        Row("an attributed string", AttributedStringValue("🏴 text", attributes: ["size": 12])),
        Row("an attributed string without attributes", AttributedStringValue("text")),
        Row("an empty attributed string", AttributedStringValue()),
    ]

    /// Classes that aren't named after their cases.
    private static let otherNames: [FoundationClass: String] = [
        .decimal: "NSDecimalNumber", .numberArray: "_NSKeyedCoderOldStyleArray",
        .linearUnitConverter: "NSUnitConverterLinear", .reciprocalUnitConverter: "NSUnitConverterReciprocal",
    ]

    @Test("Each class is described in the row of its case", arguments: FoundationClass.allCases)
    func description(_ foundationClass: FoundationClass) {
        let name = Self.otherNames[foundationClass] ?? "NS\(foundationClass)"
        #expect(foundationClass.name.lowercased() == name.lowercased())
        #expect(foundationClass.immutable.name == foundationClass.name.replacing("Mutable", with: ""))
        #expect(FoundationClass.byName[foundationClass.name] == foundationClass)
        #expect(foundationClass.chain.first == foundationClass.name)
        #expect(foundationClass.chain.last == "NSObject")
    }

    @Test("Every value comes back, wherever it stands", arguments: values)
    func roundTrips(row: Row) throws {
        try row.check()
    }

    @Test(
        "Calendars come back with their time zone, locale and weeks",
        arguments: [
            Calendar.Identifier.gregorian, .buddhist, .hebrew, .iso8601, .islamicUmmAlQura, .ethiopicAmeteAlem,
        ])
    func calendars(identifier: Calendar.Identifier) throws {
        var calendar = Calendar(identifier: identifier)
        calendar.locale = Locale(identifier: "de_DE")
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        if identifier != .iso8601 {
            calendar.firstWeekday = 3
            calendar.minimumDaysInFirstWeek = 6
        }
        let copy = try unarchivedValue(Calendar.self, from: archive(of: calendar))
        #expect(copy.identifier == identifier)
        #expect(copy.locale?.identifier == "de_DE")
        #expect(copy.timeZone.identifier == "Asia/Tokyo")
        #expect(copy.firstWeekday == calendar.firstWeekday)
        #expect(copy.minimumDaysInFirstWeek == calendar.minimumDaysInFirstWeek)
    }

    @Test("Null, locales, time zones and units are written once, equal ones too")
    func shares() throws {
        let archiver = KeyedArchiver()
        try archiver.encode([NullValue(), NullValue()], forKey: "nulls")
        try archiver.encode([Locale(identifier: "de_DE"), Locale(identifier: "de_DE")], forKey: "locales")
        try archiver.encode([1, 2, 3].map { MeasurementValue(value: $0, unit: Self.foot) }, forKey: "measurements")
        // Kelvin's sign, and the letter that Swift takes for equal.
        try archiver.encode([UnitValue(symbol: "\u{212A}"), UnitValue(symbol: "K")], forKey: "units")
        let contents = try ArchiveContents(archiver.finishEncoding())
        #expect(contents.slots(ofClass: "NSNull").count == 1)
        #expect(contents.slots(ofClass: "NSLocale").count == 1)
        #expect(contents.slots(ofClass: "NSMeasurement").count == 3)
        #expect(contents.slots(ofClass: "NSUnitLength").count == 1)
        #expect(contents.slots(ofClass: "NSUnitConverterLinear").count == 1)
        #expect(contents.slots(ofClass: "NSUnit").count == 2)
    }

    @Test("A number is an object under a key, and is read where it is inline")
    func numbers() throws {
        let contents = try ArchiveContents(archive(of: NumberValue.integer(7)))
        #expect(contents.top["value"] == .uid(1))
        #expect(contents.object(contents.top["value"]) == 7)
        let inline = try HandmadeArchive(top: ["a": true, "b": 2, "c": 2.5]).data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: inline)
        #expect(try unarchiver.decode(NumberValue.self, forKey: "a") == true)
        #expect(try unarchiver.decode(NumberValue.self, forKey: "b") == 2)
        #expect(try unarchiver.decode(NumberValue.self, forKey: "c") == 2.5)
    }

    @Test("Ordered and counted sets of objects in a ring are read when their values are there")
    func setsOfObjects() throws {
        let club = Society()
        let members = ["a", "b"].map { Society.Member($0, of: club) }
        club.members = OrderedSetValue([members[1], members[0]])
        club.votes = CountedSetValue([members[0], members[0], members[1]])
        let data = try KeyedArchiver.archivedData(withRootObject: club)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Society.self, from: data)
        #expect(copy.members.elements.map(\.name) == ["b", "a"])
        #expect(copy.members.elements.allSatisfy { $0.club === copy })
        #expect(copy.votes[copy.members.elements[1]] == 2)
        #expect(copy.votes[copy.members.elements[0]] == 1)
        for club in [club, copy] { (club.members, club.votes) = ([], CountedSetValue()) }
    }

    @Test("Sets in sets are written in the same order, whatever their hashes")
    func deterministic() throws {
        let members = (0..<50).map { CountedSetValue(["m\($0)", "m\($0)", "n"]) }
        let first = try archive(of: Set(members))
        #expect(try archive(of: Set(members.shuffled())) == first)
        let counted = CountedSetValue(members + members.prefix(7))
        #expect(try archive(of: counted) == archive(of: CountedSetValue(members.prefix(7) + members.reversed())))
    }

    @Test(
        "Mutable variants are read as what they are",
        arguments: [
            ["NSMutableIndexSet", "NSIndexSet"], ["NSIndexSet"], ["MyIndexSet", "NSMutableIndexSet", "NSIndexSet"],
        ])
    func variants(names: [String]) throws {
        let description: PropertyList = [
            "$classname": .string(names[0]), "$classes": .array((names + ["NSObject"]).map { .string($0) }),
        ]
        let data = try HandmadeArchive(
            ["$class": .uid(2), "NSRangeCount": 1, "NSLocation": 2, "NSLength": 3], description
        ).data()
        let set = try KeyedUnarchiver(forReadingFrom: data).decode(IndexSetValue.self, forKey: "root")
        #expect(set == IndexSetValue([2..<5]))
    }

    @Test("An index set is its ranges, in order and joined")
    func indexSets() {
        #expect(IndexSetValue([5..<7, 0..<2, 2..<3, 6..<9, 4..<4]).ranges == [0..<3, 5..<9])
        #expect(IndexSetValue([-3..<2]).ranges == [0..<2])
        #expect(IndexSetValue([9, 1, 2, -1, Int.max]).ranges == [1..<3, 9..<10])
        #expect(IndexSetValue([1..<3]).contains(2))
        #expect(!IndexSetValue([1..<3]).contains(3))
    }

    @Test("Parts of attributed strings join where their attributes are equal")
    func attributedStrings() throws {
        var text = AttributedStringValue("ab", attributes: ["size": 1])
        text.append("c", attributes: ["size": 1])
        text.append("")
        text.append("🏴", attributes: ["size": 2])
        #expect(text.string == "abc🏴")
        #expect(text.runs.map(\.length) == [3, 2])
        #expect(text.attributes(at: 2) == ["size": 1])
        #expect(text.attributes(at: 4) == ["size": 2])
        #expect(text.attributes(at: 5) == nil)
        #expect(text.attributes(at: -1) == nil)
        #expect(AttributedStringValue("ab", runs: [.init(length: 1, attributes: [:])]) == nil)
        #expect(AttributedStringValue("a", runs: [.init(length: Int.max, attributes: [:])]) == nil)
        #expect(AttributedStringValue("", runs: []) == AttributedStringValue())
    }

    @Test("An index that is negative can't be written")
    func negativeIndex() {
        #expect(archiveError { try archive(of: IndexPath(indexes: [1, -1])) }?.code == .outOfRange)
    }
}

/// A class with sets of objects that refer back to it.
private final class Society: Coding {
    final class Member: Coding, Hashable {
        var name: String
        var club: Society?

        init(_ name: String, of club: Society) { (self.name, self.club) = (name, club) }

        static var archivedClass: ArchivedClass {
            ArchivedClass("SocietyMember", type: Member.self, references: [Society.self])
        }
        func encode(with archiver: Archiver) throws {
            try archiver.encode(name, forKey: "name")
            try archiver.encode(club, forKey: "club")
        }
        init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self, forKey: "name") }
        func connect(with unarchiver: Unarchiver) throws {
            club = try unarchiver.decode(Society.self, forKey: "club")
        }
        static func == (left: Member, right: Member) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) {
            // Not before it is connected.
            precondition(club != nil)
            hasher.combine(name)
        }
    }

    var members: OrderedSetValue<Member> = []
    var votes = CountedSetValue<Member>()

    init() {}

    static var archivedClass: ArchivedClass { ArchivedClass("Society", type: Society.self, references: [Member.self]) }
    func encode(with archiver: Archiver) throws {
        try archiver.encode(members, forKey: "members")
        try archiver.encode(votes, forKey: "votes")
    }
    init(coder unarchiver: Unarchiver) throws {}
    func connect(with unarchiver: Unarchiver) throws {
        unarchiver.decodeWhenConnected(OrderedSetValue<Member>.self, forKey: "members") { self.members = $0 }
        unarchiver.decodeWhenConnected(CountedSetValue<Member>.self, forKey: "votes") { self.votes = $0 }
    }
}
