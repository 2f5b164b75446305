// Hostile handmade archives of Foundation values: each results in a value or an error, at low cost.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Hostile values of Foundation")
struct FoundationValueHostileTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let title: String
        let archive: HandmadeArchive
        let code: ArchiveError.Code?
        let read: @Sendable (KeyedUnarchiver) throws -> Void

        var testDescription: String { title }

        init<Value: ArchivableValue & SendableMetatype>(
            _ title: String, _ type: Value.Type, _ archive: HandmadeArchive, _ code: ArchiveError.Code?
        ) {
            self.title = title
            self.archive = archive
            self.code = code
            read = { _ = try $0.decode(Value.self, forKey: "root") }
        }
    }

    /// An object of a class, with what it refers to in the slots from 3 on.
    private static func object(
        _ name: String, _ entries: [String: PropertyList], _ others: PropertyList...
    ) -> HandmadeArchive {
        var archive = HandmadeArchive()
        archive.objects = .array(
            ["$null", .dictionary(entries.merging(["$class": .uid(2)]) { $1 }), .describing(name)] + others)
        return archive
    }

    private static func subclass(
        _ name: String, _ superclass: String, _ entries: [String: PropertyList], _ others: PropertyList...
    ) -> HandmadeArchive {
        var archive = HandmadeArchive()
        archive.objects = .array(
            ["$null", .dictionary(entries.merging(["$class": .uid(2)]) { $1 }), .describing(name, superclass)] + others)
        return archive
    }

    private static func indexSet(_ count: PropertyList, _ bytes: [UInt8]) -> HandmadeArchive {
        object("NSIndexSet", ["NSRangeCount": count, "NSRangeData": .uid(3)], .data(Data(bytes)))
    }

    private static let maximum = PropertyList.integer(PropertyListInteger(Int64.max))
    private static let tooLong: [UInt8] = Array(repeating: 0xFF, count: 9) + [1]

    static let indexes: [Row] = [
        Row("no count", IndexSetValue.self, object("NSIndexSet", [:]), .missingValue),
        Row("a negative count", IndexSetValue.self, object("NSIndexSet", ["NSRangeCount": -1]), .outOfRange),
        Row("another count than ranges", IndexSetValue.self, indexSet(3, [0, 1, 5, 1]), .invalidValue),
        Row("a count without ranges", IndexSetValue.self, object("NSIndexSet", ["NSRangeCount": 2]), .missingValue),
        Row("a huge count", IndexSetValue.self, indexSet(maximum, [0, 1]), .invalidValue),
        Row("ranges that overlap", IndexSetValue.self, indexSet(2, [0, 5, 4, 1]), .invalidValue),
        Row("ranges that touch", IndexSetValue.self, indexSet(2, [0, 5, 5, 1]), nil),
        Row("an empty range", IndexSetValue.self, indexSet(2, [0, 5, 9, 0]), .invalidValue),
        Row("an integer that is cut off", IndexSetValue.self, indexSet(2, [0, 1, 5, 0x80]), .invalidValue),
        Row("an integer of ten bytes", IndexSetValue.self, indexSet(2, [0, 1, 5] + tooLong), .invalidValue),
        Row(
            "a range beyond all integers", IndexSetValue.self,
            object("NSIndexSet", ["NSRangeCount": 1, "NSLocation": maximum, "NSLength": 1]), .invalidValue),
        Row(
            "a negative location", IndexSetValue.self,
            object("NSIndexSet", ["NSRangeCount": 1, "NSLocation": -1, "NSLength": 1]), .outOfRange),
        Row("no ranges, and no bytes, as Foundation writes it", IndexSetValue.self, indexSet(0, []), nil),
        Row("no ranges, and their bytes", IndexSetValue.self, indexSet(0, [0, 1]), .invalidValue),
        Row(
            "no ranges, and a location", IndexSetValue.self,
            object("NSIndexSet", ["NSRangeCount": 0, "NSLocation": 3, "NSLength": 1]), .invalidValue),
        Row(
            "one range, and the bytes of more", IndexSetValue.self,
            object(
                "NSIndexSet", ["NSRangeCount": 1, "NSLocation": 3, "NSLength": 1, "NSRangeData": .uid(3)],
                .data(Data([0, 1]))), .invalidValue),
        Row(
            "an empty index path with an index", IndexPath.self,
            object("NSIndexPath", ["NSIndexPathLength": 0, "NSIndexPathValue": 4]), .invalidValue),
        Row("a class that is no index set", IndexSetValue.self, object("NSIndexPath", [:]), .unexpectedClass),
        Row("an array", IndexSetValue.self, object("NSArray", ["NS.objects": []]), .unexpectedKind),
        Row(
            "an index path of another length", IndexPath.self,
            object("NSIndexPath", ["NSIndexPathLength": 3, "NSIndexPathData": .uid(3)], .data(Data([1, 2]))),
            .invalidValue),
        Row(
            "a negative index", IndexPath.self,
            object("NSIndexPath", ["NSIndexPathLength": 1, "NSIndexPathValue": -5]), .outOfRange),
        Row(
            "an index path without indexes", IndexPath.self, object("NSIndexPath", ["NSIndexPathLength": 2]),
            .missingValue),
    ]

    private static func counted(_ entries: [String: PropertyList]) -> HandmadeArchive {
        object("NSCountedSet", entries, "a", "a")
    }

    static let sets: [Row] = [
        Row(
            "a gap in an ordered set", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.object.0": .uid(3), "NS.object.2": .uid(3)], "a"), .corruptArchive),
        Row(
            "a first member that is missing", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.object.1": .uid(3)], "a"), .corruptArchive),
        Row(
            "members in an array", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.objects": [.uid(3)]], "a"), nil),
        Row(
            "members in an array and under keys", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.objects": [.uid(3)], "NS.object.0": .uid(3)], "a"), .corruptArchive),
        Row(
            "members in something else than an array", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.objects": .uid(3)], "a"), .unexpectedKind),
        Row(
            "another key of an ordered set", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.object.0": .uid(3), "members": .uid(3)], "a"), .corruptArchive),
        Row(
            "a long key of an ordered set", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.object.\(String(repeating: "0", count: 90))": .uid(3)], "a"), .corruptArchive),
        Row(
            "a key of a subclass of ordered sets", OrderedSetValue<String>.self,
            subclass("MySet", "NSOrderedSet", ["NS.object.0": .uid(3), "title": .uid(3)], "a"), nil),
        Row(
            "a gap in a subclass of ordered sets", OrderedSetValue<String>.self,
            subclass("MySet", "NSOrderedSet", ["NS.object.1": .uid(3), "title": .uid(3)], "a"), .corruptArchive),
        Row(
            "members that are stored inline", OrderedSetValue<Int>.self, object("NSOrderedSet", ["NS.object.0": 1]),
            .unexpectedKind),
        Row(
            "a member that is nil", OrderedSetValue<String>.self, object("NSOrderedSet", ["NS.object.0": .uid(0)]),
            .unexpectedKind),
        Row(
            "a member that is the set", OrderedSetValue<AnyValue>.self,
            object("NSOrderedSet", ["NS.object.0": .uid(1)]), nil),
        Row(
            "numbers that are written otherwise", OrderedSetValue<String>.self,
            object("NSOrderedSet", ["NS.object.00": .uid(3), "NS.object.+1": .uid(3), "NS.object.-1": 1], "a"),
            .corruptArchive),
        Row("no count", CountedSetValue<String>.self, counted([:]), .missingValue),
        Row("a count that is none", CountedSetValue<String>.self, counted(["NS.count": true]), .unexpectedKind),
        Row("more than there are", CountedSetValue<String>.self, counted(["NS.count": 9]), .corruptArchive),
        Row("a negative count of members", CountedSetValue<String>.self, counted(["NS.count": -1]), .corruptArchive),
        Row(
            "a member without a count", CountedSetValue<String>.self,
            counted(["NS.count": 1, "NS.object0": .uid(3)]), .corruptArchive),
        Row(
            "more members than their count", CountedSetValue<String>.self,
            counted([
                "NS.count": 1, "NS.object0": .uid(3), "NS.count0": 1, "NS.object1": .uid(4), "NS.count1": 1,
            ]), .corruptArchive),
        Row(
            "a count without a member", CountedSetValue<String>.self,
            counted(["NS.count": 1, "NS.object0": .uid(3), "NS.count0": 1, "NS.count1": 1]), .corruptArchive),
        Row(
            "a counted set in the form of a set", CountedSetValue<String>.self,
            counted(["NS.objects": [.uid(3)]]), .missingValue),
        Row(
            "a member that occurs a negative number of times", CountedSetValue<String>.self,
            counted(["NS.count": 1, "NS.object0": .uid(3), "NS.count0": -2]), .outOfRange),
        Row(
            "a member that occurs never", CountedSetValue<String>.self,
            counted(["NS.count": 1, "NS.object0": .uid(3), "NS.count0": 0]), .outOfRange),
        Row(
            "members that are equal, and together too many", CountedSetValue<String>.self,
            counted([
                "NS.count": 2, "NS.object0": .uid(3), "NS.count0": maximum, "NS.object1": .uid(4), "NS.count1": 1,
            ]), .outOfRange),
        Row(
            "a count that is huge", CountedSetValue<String>.self,
            counted(["NS.count": 1, "NS.object0": .uid(3), "NS.count0": .integer(PropertyListInteger(UInt64.max))]),
            .outOfRange),
    ]

    private static func attributed(
        _ text: String, _ attributes: PropertyList?, runs: [UInt8]?, _ others: PropertyList...
    ) -> HandmadeArchive {
        var entries: [String: PropertyList] = ["$class": .uid(2), "NSString": .uid(3)]
        if let attributes { entries["NSAttributes"] = attributes }
        if runs != nil { entries["NSAttributeInfo"] = .uid(4) }
        var archive = HandmadeArchive()
        archive.objects = .array(
            ["$null", .dictionary(entries), .describing("NSAttributedString"), .string(text), .data(Data(runs ?? []))]
                + others)
        return archive
    }

    private static func attributed(_ text: String, runs: [UInt8]) -> HandmadeArchive {
        attributed(
            text, .uid(5), runs: runs, ["$class": .uid(6), "NS.objects": [.uid(7)]], .describing("NSArray"),
            ["$class": .uid(8), "NS.keys": [], "NS.objects": []], .describing("NSDictionary"))
    }

    static let strings: [Row] = [
        Row("no text", AttributedStringValue.self, object("NSAttributedString", [:]), .missingValue),
        Row("runs that fit", AttributedStringValue.self, attributed("abc", runs: [1, 0, 2, 0]), nil),
        Row("runs that are too short", AttributedStringValue.self, attributed("abc", runs: [1, 0]), .invalidValue),
        Row("runs that are too long", AttributedStringValue.self, attributed("abc", runs: [4, 0]), .invalidValue),
        Row("a run that is empty", AttributedStringValue.self, attributed("abc", runs: [0, 0, 3, 0]), .invalidValue),
        Row("runs that overflow", AttributedStringValue.self, attributed("a", runs: tooLong + [0]), .invalidValue),
        Row("half a run", AttributedStringValue.self, attributed("abc", runs: [3, 0, 1]), .invalidValue),
        Row("attributes that are not there", AttributedStringValue.self, attributed("a", runs: [1, 1]), .invalidValue),
        Row(
            "runs without attributes", AttributedStringValue.self, attributed("a", nil, runs: [1, 0]), .missingValue),
        Row(
            "attributes that are a string", AttributedStringValue.self, attributed("a", .uid(3), runs: nil),
            .unexpectedKind),
        Row(
            "attributes whose name is a number", AttributedStringValue.self,
            attributed(
                "a", .uid(5), runs: nil, ["$class": .uid(6), "NS.keys": [.uid(7)], "NS.objects": [.uid(7)]],
                .describing("NSDictionary"), 7), .unexpectedKind),
    ]

    private static let start = PropertyList.dictionary(["$class": .uid(5), "NS.time": 2.0])

    private static func interval(_ end: Double) -> HandmadeArchive {
        object(
            "NSDateInterval", ["NS.startDate": .uid(3), "NS.endDate": .uid(4)], start,
            ["$class": .uid(5), "NS.time": .double(end)], .describing("NSDate"))
    }

    private static func timeZone(_ name: PropertyList) -> HandmadeArchive {
        object("NSTimeZone", ["NS.name": .uid(3)], name)
    }

    static let others: [Row] = [
        Row("an interval that ends where it begins", DateInterval.self, interval(2), nil),
        Row("an interval that ends before it begins", DateInterval.self, interval(1), .invalidValue),
        Row("an interval that ends never", DateInterval.self, interval(.infinity), .invalidValue),
        Row("an interval that ends at no time", DateInterval.self, interval(.nan), .invalidValue),
        Row("a time zone that is none", TimeZone.self, timeZone("Mars/X"), .invalidValue),
        Row("a time zone of a file", TimeZone.self, timeZone("../../etc/passwd"), .invalidValue),
        Row(
            "a long name of a locale", Locale.self,
            object("NSLocale", ["NS.identifier": .uid(3)], .string(String(repeating: "x", count: 1000))),
            .invalidValue),
        Row("a locale without a name", Locale.self, object("NSLocale", ["NS.identifier": .uid(0)]), .unexpectedKind),
        Row(
            "a calendar that is none", Calendar.self, object("NSCalendar", ["NS.identifier": .uid(3)], "mayan"),
            .invalidValue),
        Row(
            "a week that begins on its eighth day", Calendar.self,
            object("NSCalendar", ["NS.identifier": .uid(3), "NS.firstwkdy": 8], "gregorian"), .outOfRange),
        Row(
            "a calendar that starts in 1752", Calendar.self,
            object(
                "NSCalendar", ["NS.identifier": .uid(3), "NS.gstartdate": .uid(4)], "gregorian",
                ["$class": .uid(5), "NS.time": -7_834_147_200.0], .describing("NSDate")), .notSupported),
        Row("date components that are missing", DateComponents.self, object("NSDateComponents", [:]), nil),
        Row(
            "date components that are huge", DateComponents.self,
            object("NSDateComponents", ["NS.year": .integer(PropertyListInteger(UInt64.max))]), .outOfRange),
        Row(
            "a measurement of itself", MeasurementValue.self,
            object("NSMeasurement", ["NS.value": 1.0, "NS.unit": .uid(1)]), .unexpectedClass),
        Row(
            "a unit with a converter of another kind", UnitConverterValue.self, object("NSUnitConverter", [:]),
            .unexpectedClass),
        Row(
            "an error about itself", ErrorValue.self,
            object(
                "NSError", ["NSDomain": .uid(3), "NSCode": 1, "NSUserInfo": .uid(4)], "d",
                ["$class": .uid(5), "NS.keys": [.uid(3)], "NS.objects": [.uid(1)]], .describing("NSDictionary")),
            .unconnectableCycle),
        Row(
            "an array in itself", AnyValue.self, object("NSArray", ["NS.objects": [.uid(1)]]), .limitExceeded),
        Row(
            "a dictionary that is its own key", AnyValue.self,
            object("NSDictionary", ["NS.keys": [.uid(1)], "NS.objects": [.uid(1)]]), nil),
        Row(
            "a kept object that leads nowhere", AnyValue.self, object("Mystery", ["next": .uid(99)]), .corruptArchive),
        Row("a kept object that leads to itself", AnyValue.self, object("Mystery", ["next": .uid(1)]), nil),
        Row(
            "edge insets that are a point", EdgeInsetsValue.self, object("NSValue", ["NS.special": 1]),
            .unexpectedKind),
        Row("a number that is a string", NumberValue.self, HandmadeArchive("text"), .unexpectedKind),
        Row("a string that is inline", AnyValue.self, HandmadeArchive(top: ["root": "text"]), nil),
    ]

    @Test("Each gives a value or an error", arguments: indexes + sets + strings + others)
    func table(row: Row) throws {
        let data = try row.archive.data()
        let error = archiveError { try row.read(KeyedUnarchiver(forReadingFrom: data)) }
        #expect(error?.code == row.code, "\(error.map { "\($0)" } ?? "a value")")
    }

    @Test("The path of an error about a member's key leads through the set")
    func pathsOfMembers() throws {
        let rows: [(name: String, entries: [String: PropertyList], text: String)] = [
            (
                "NSCountedSet", [:],
                "root[\"NS.count\"]: expected a value, found no such key (object 1)"
            ),
            (
                "NSCountedSet", ["NS.count": 2],
                "root[\"NS.count\"]: expected the number of members, 0, found 2 (object 1)"
            ),
            (
                "NSOrderedSet", ["NS.object.0": .uid(2), "NS.object.2": .uid(2)],
                "root[\"NS.object.1\"]: expected members that are numbered without a gap, found no such key (object 1)"
            ),
            (
                "NSOrderedSet", ["NS.object.0": .uid(2), "NS.object.x": .uid(2)],
                "root[\"NS.object.x\"]: expected the keys of 1 members, found another key (object 1)"
            ),
        ]
        for row in rows {
            let data = try Self.object(row.name, row.entries).data()
            let error = archiveError {
                if row.name == "NSCountedSet" {
                    _ = try KeyedUnarchiver(forReadingFrom: data).decode(CountedSetValue<String>.self, forKey: "root")
                } else {
                    _ = try KeyedUnarchiver(forReadingFrom: data).decode(OrderedSetValue<String>.self, forKey: "root")
                }
            }
            let text = error.map { "\($0)".replacing(#/, byte \d+/#, with: "") }
            #expect(text == row.text)
        }
    }

    @Test("An ordered set in GNUstep's form, and the same object without its class")
    func gnustepForm() throws {
        var archive = HandmadeArchive()
        archive.objects = [
            "$null", ["$class": .uid(2), "NS.objects": [.uid(4), .uid(3)]], .describing("NSOrderedSet"), "a", "b",
        ]
        let data = try archive.data()
        let set = try KeyedUnarchiver(forReadingFrom: data).decode(OrderedSetValue<String>.self, forKey: "root")
        #expect(set.elements == ["b", "a"])
        let object = try KeyedUnarchiver(forReadingFrom: data).decode(ArchivedObject.self, forKey: "root")
        #expect(object.elements?.map(\.string) == ["b", "a"])
    }

    @Test("Arrays that share each other are charged for what comes out")
    func sharedArrays() throws {
        var objects: [PropertyList] = ["$null", .describing("NSArray")]
        for level in 0..<20 {
            let next = PropertyList.uid(UInt32(objects.count + 1))
            let elements = level == 19 ? [] : Array(repeating: next, count: 10)
            objects.append(["$class": .uid(1), "NS.objects": .array(elements)])
        }
        var archive = HandmadeArchive(top: ["root": .uid(2)])
        archive.objects = .array(objects)
        let data = try archive.data()
        let error = archiveError { try KeyedUnarchiver(forReadingFrom: data).decode(AnyValue.self, forKey: "root") }
        #expect(error?.code == .limitExceeded)
        #expect(error?.found.contains("maximumReadCount") == true)
    }

    @Test("Arrays inside each other end at the limit, on a small stack too")
    func nestedArrays() throws {
        var value = AnyValue.null
        for _ in 0..<31 { value = .array([value]) }
        #expect(try unarchivedValue(AnyValue.self, from: archive(of: value)) == value)
        #expect(archiveError { try archive(of: AnyValue.array([.array([value])])) }?.code == .limitExceeded)
        var objects: [PropertyList] = ["$null", .describing("NSArray")]
        for _ in 0..<10_000 {
            objects.append(["$class": .uid(1), "NS.objects": [.uid(UInt32(objects.count + 1))]])
        }
        objects.append("end")
        var handmade = HandmadeArchive(top: ["root": .uid(2)])
        handmade.objects = .array(objects)
        let data = try handmade.data()
        let error = try withStack {
            archiveError { try KeyedUnarchiver(forReadingFrom: data).decode(AnyValue.self, forKey: "root") }
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("A large ordered set is read in time, whatever the order of its keys")
    func largeOrderedSet() throws {
        let isInProportion = try growsInProportion(from: 2_000, times: 10) { count in
            var generator = SeededGenerator(seed: 1)
            let set = OrderedSetValue((0..<count).shuffled(using: &generator))
            let copy = try unarchivedValue(OrderedSetValue<Int>.self, from: archive(of: set))
            #expect(copy == set)
        }
        #expect(isInProportion)
    }

    @Test("Whatever byte is changed, there is a value or an error")
    func changedBytes() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(OrderedSetValue(["a", "b"]), forKey: "ordered")
        try archiver.encode(CountedSetValue(["a", "b", "a"]), forKey: "counted")
        try archiver.encode(IndexSetValue([1, 5, 9]), forKey: "indexes")
        try archiver.encode(IndexPath(indexes: [1, 2]), forKey: "path")
        try archiver.encode(Calendar(identifier: .gregorian), forKey: "calendar")
        try archiver.encode(DateComponents(year: 3), forKey: "components")
        try archiver.encode(DateInterval(start: .distantPast, end: .distantFuture), forKey: "interval")
        let text = AttributedStringValue(
            "ab", runs: [.init(length: 1, attributes: ["k": [1, .null]]), .init(length: 1, attributes: [:])])
        try archiver.encode(text, forKey: "text")
        try archiver.encode(
            ErrorValue(domain: "d", code: 1, userInfo: ["e": .error(ErrorValue(domain: "x", code: 2))]),
            forKey: "error")
        let data = try archiver.finishEncoding()
        let questions: [(KeyedUnarchiver) throws -> Void] = [
            { _ = try $0.decode(OrderedSetValue<String>.self, forKey: "ordered") },
            { _ = try $0.decode(CountedSetValue<String>.self, forKey: "counted") },
            { _ = try $0.decode(IndexSetValue.self, forKey: "indexes") },
            { _ = try $0.decode(IndexPath.self, forKey: "path") },
            { _ = try $0.decode(Calendar.self, forKey: "calendar") },
            { _ = try $0.decode(DateComponents.self, forKey: "components") },
            { _ = try $0.decode(DateInterval.self, forKey: "interval") },
            { _ = try $0.decode(AttributedStringValue.self, forKey: "text") },
            { _ = try $0.decode(ErrorValue.self, forKey: "error") },
        ]
        var generator = SeededGenerator(seed: 11)
        var errorCount = 0
        for _ in 0..<500 {
            var changed = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                changed[Int.random(in: 0..<changed.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let kinds = ["ordered", "counted", "indexes", "path", "interval", "text", "error"]
            let asAny: [(KeyedUnarchiver) throws -> Void] = kinds.map { key in
                { _ = try $0.decode(AnyValue.self, forKey: key) }
            }
            for question in questions + asAny {
                do {
                    try question(KeyedUnarchiver(forReadingFrom: changed))
                } catch {
                    errorCount += 1
                    #expect(error is ArchiveError, "\(error)")
                }
            }
        }
        #expect(errorCount > 500)
    }
}
