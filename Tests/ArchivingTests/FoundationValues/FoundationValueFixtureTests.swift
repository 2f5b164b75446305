// Foundation's values in archives that macOS and Foundation on Linux wrote.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite(
    "Foundation's values of others",
    .fixtures)
struct FoundationValueFixtureTests {
    private typealias Fixtures = FoundationValueFixtures

    /// A value in a file, and what it must be.
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let check: @Sendable (String) throws -> Bool

        /// The archive of the value that was read, written by us.
        let rewrite: @Sendable (String) throws -> Data

        var testDescription: String { path }

        init<Value: ArchivableValue & Equatable & SendableMetatype>(
            _ path: String, _ value: @autoclosure @Sendable @escaping () -> Value
        ) {
            self.path = path
            check = { path in
                let found = try FoundationValueFixtures.root(Value.self, path)
                if found != value() { Issue.record("found \(found)") }
                return found == value()
            }
            rewrite = { path in
                let archiver = KeyedArchiver()
                try archiver.encode(FoundationValueFixtures.root(Value.self, path), forKey: "root")
                return try archiver.finishEncoding()
            }
        }
    }

    private static var helvetica: [String: AnyValue] { ["Font": "Helvetica", "Size": 123] }
    private static var times: [String: AnyValue] { ["Font": "Times", "Size": 456] }
    private static var attributed: AttributedStringValue? {
        AttributedStringValue(
            "0123456789",
            runs: [
                .init(length: 1, attributes: [:]), .init(length: 1, attributes: helvetica),
                .init(length: 4, attributes: times), .init(length: 2, attributes: helvetica),
                .init(length: 1, attributes: times), .init(length: 1, attributes: [:]),
            ])
    }

    /// Written by macOS 10.14.
    static let macOS: [Row] = [
        Row("macos10.14/NSAttributedString.archive", attributed),
        Row("macos10.14/NSCountedSet-Empty.archive", CountedSetValue<Int>()),
        Row("macos10.14/NSCountedSet-NumbersAppearingOnce.archive", CountedSetValue(1...5)),
        Row(
            "macos10.14/NSCountedSet-NumbersAppearingSeveralTimes.archive",
            CountedSetValue(Array(repeating: Array(1...5), count: 5).joined())),
        Row("macos10.14/NSIndexPath-Empty.archive", IndexPath()),
        Row("macos10.14/NSIndexPath-OneIndex.archive", IndexPath(index: 52)),
        Row("macos10.14/NSIndexPath-ManyIndices.archive", IndexPath(indexes: [4, 8, 15, 16, 23, 42])),
        Row("macos10.14/NSIndexSet-Empty.archive", IndexSetValue()),
        Row("macos10.14/NSIndexSet-OneRange.archive", IndexSetValue([0..<50])),
        Row(
            "macos10.14/NSIndexSet-ManyRanges.archive",
            IndexSetValue([0..<50, 100..<150, 1000..<1050, (Int.max - 50)..<Int.max])),
        Row("macos10.14/NSOrderedSet-Empty.archive", OrderedSetValue<Int>()),
        Row("macos10.14/NSOrderedSet-Numbers.archive", OrderedSetValue([1, 2, 3, 4, 5])),
        Row("macos10.14/NSSet-Empty.archive", Set<NumberValue>()),
        Row("macos10.14/NSSet-Numbers.archive", Set<NumberValue>([1, 2, 3, 4, 5])),
    ]

    /// Written by macOS 10.11 and, in XML, by Foundation on Linux.
    // The values are constants.
    // swift-format-ignore: NeverForceUnwrap
    static let others: [Row] = [
        Row(
            "macos10.11/NSKeyedUnarchiver-ComplexTest.plist",
            AnyValue.dictionary([
                "array": [.null, "hello", 34545, ["key": "val"]], "string": "hello",
                "url": .url(URL(string: "index.xml", relativeTo: URL(string: "https://www.swift.org"))!),
                "uuid": .uuid(UUID(uuidString: "71DC068E-3420-45FF-919E-3A267D55EC22")!),
            ])),
        Row("macos10.11/NSKeyedUnarchiver-ArrayTest.plist", ["baa", "baa", "black", "sheep"] as AnyValue),
        Row("macos10.11/NSKeyedUnarchiver-RangeTest.plist", RangeValue(location: 97345, length: 98345)),
        Row(
            "macos10.11/NSKeyedUnarchiver-URLTest.plist",
            AnyValue.url(URL(string: "foo.xml", relativeTo: URL(string: "https://www.example.com"))!)),
        Row(
            "macos10.11/NSKeyedUnarchiver-UUIDTest.plist",
            AnyValue.uuid(UUID(uuidString: "0AD863BA-7584-40CF-8896-BD87B3280C34")!)),
        corelibs("arr", [1, 2] as AnyValue),
        corelibs("attr", AttributedStringValue("x")),
        corelibs("data", AnyValue.data(Data([9]))),
        corelibs("date", AnyValue.date(Date(timeIntervalSinceReferenceDate: 1.5))),
        corelibs("dc", ordinaryMonths(DateComponents(year: 2020))),
        corelibs("dict", ["k": 1.5] as AnyValue),
        corelibs("idx", IndexSetValue([1..<3, 5..<6])),
        corelibs("indexset2", IndexSetValue([2..<5])),
        corelibs("ipath", IndexPath(indexes: [1, 2])),
        corelibs("locale", Locale(identifier: "en_US")),
        corelibs("md", AnyValue.data(Data([1, 2]))),
        corelibs(
            "measure",
            MeasurementValue(
                value: 1,
                unit: UnitValue(
                    symbol: "m",
                    dimension: .init(className: "NSUnitLength", converter: .linear(coefficient: 1, constant: 0))))),
        corelibs("mixed", ["a", 1, .date(Date(timeIntervalSinceReferenceDate: 0))] as AnyValue),
        corelibs("ms", "m" as AnyValue),
        corelibs("null", NullValue()),
        corelibs("optnone", AnyValue.null),
        corelibs("oset", OrderedSetValue([1, 2])),
        corelibs("range", RangeValue(location: 1, length: 2)),
        corelibs("regex", RegularExpressionValue(pattern: "a")),
        corelibs("set", AnyValue.set([1])),
        corelibs("size", SizeValue(width: 1.1, height: 2.2)),
        corelibs("swiftbool", AnyValue.number(.boolean(true))),
        corelibs("swiftdouble", NumberValue.double(5.5)),
        corelibs("swiftint", NumberValue.integer(5)),
        corelibs("swiftstr", "abc" as AnyValue),
        corelibs("tz", TimeZone(identifier: "GMT")!),
        corelibs("uint64", NumberValue.largeInteger(.max)),
        corelibs("url", AnyValue.url(URL(string: "http://a.b/c")!)),
        corelibs("uuid", AnyValue.uuid(UUID(uuidString: "71DC068E-3420-45FF-919E-3A267D55EC22")!)),
    ]

    private static func corelibs<Value: ArchivableValue & Equatable & SendableMetatype>(
        _ name: String, _ value: @autoclosure @Sendable @escaping () -> Value
    ) -> Row {
        Row("written-by-corelibs-6.3.1/\(name).plist", value())
    }

    private static func ordinaryMonths(_ components: DateComponents) -> DateComponents {
        var components = components
        components.isLeapMonth = false
        return components
    }

    @Test("What macOS wrote is read, with every value", arguments: macOS)
    func readsMacOS(row: Row) throws {
        #expect(try row.check(row.path))
    }

    @Test("What others wrote is read, with every value", arguments: others)
    func readsOthers(row: Row) throws {
        #expect(try row.check(row.path))
    }

    /// Of two the order or number of members is not Cocoa's: its sets have no order, and equal attributes are written
    /// once here.
    static let keyExact = macOS.filter { !$0.path.contains("NSSet-N") && !$0.path.contains("NSCountedSet-N") }
        .filter { !$0.path.contains("Attributed") }

    @Test("What macOS wrote is written again with its classes, keys and inline values", arguments: keyExact)
    func writesTheSameKeys(row: Row) throws {
        #expect(
            try FoundationValueFixtures.shape(row.rewrite(row.path))
                == FoundationValueFixtures.shape(FoundationValueFixtures.data(row.path)))
    }

    @Test("An attributed string is written as macOS writes it, with equal attributes once")
    func writesAttributedStrings() throws {
        let path = "macos10.14/NSAttributedString.archive"
        let row = try #require(Self.macOS.first { $0.path == path })
        let contents = try ArchiveContents(row.rewrite(path))
        let root = try #require(contents.object(contents.top["root"]))
        #expect(contents.object(root["$class"])?["$classes"] == ["NSAttributedString", "NSObject"])
        #expect(root.dictionary?.keys.sorted() == ["$class", "NSAttributeInfo", "NSAttributes", "NSString"])
        #expect(contents.object(root["NSString"]) == "0123456789")
        let array = contents.object(root["NSAttributes"])
        #expect(array?["NS.objects"]?.array?.count == 3)
        #expect(contents.object(array?["$class"])?["$classes"] == ["NSMutableArray", "NSArray", "NSObject"])
        let info = contents.object(root["NSAttributeInfo"])
        #expect(contents.object(info?["$class"])?["$classes"] == ["NSMutableData", "NSData", "NSObject"])
        #expect(info?["NS.data"] == .data(Data([1, 0, 1, 1, 4, 2, 2, 1, 1, 2, 1, 0])))
    }

    @Test("A calendar of Foundation on Linux")
    func calendar() throws {
        let calendar = try FoundationValueFixtures.root(Calendar.self, "written-by-corelibs-6.3.1/cal.plist")
        #expect(calendar.identifier == .gregorian)
        #expect(calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: 0)) == 0)
        #expect(calendar.firstWeekday == 1)
        #expect(calendar.minimumDaysInFirstWeek == 1)
    }

    @Test("A class that isn't one of Foundation's values is kept", arguments: ["charset", "notif", "pnc"])
    func unknown(name: String) throws {
        let path = "written-by-corelibs-6.3.1/\(name).plist"
        let value = try FoundationValueFixtures.root(AnyValue.self, path)
        guard case .object(let object) = value else {
            Issue.record("\(value)")
            return
        }
        let archiver = KeyedArchiver()
        try archiver.encode(value, forKey: "root")
        let written = try archiver.finishEncoding()
        #expect(try FoundationValueFixtures.shape(written).contains(object.className ?? "?"))
        #expect(
            try FoundationValueFixtures.shape(written)
                == FoundationValueFixtures.shape(FoundationValueFixtures.data(path)))
    }
}
