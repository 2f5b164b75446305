// Foundation values in sequential archives: round trips, archives as Cocoa wrote them, and refused forms.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing
import TypedStreams

private let fixtures = FixtureFolder.appending("typedstream")

private func read<Value: ArchivableValue>(_ type: Value.Type, _ data: Data) throws -> Value {
    try SequentialUnarchiver.unarchivedValue(of: type, from: data)
}

@Suite("Sequential unarchiver: values of Foundation")
struct UnarchiverValueTests {
    private func check<Value: ArchivableValue & Equatable>(_ value: Value) throws {
        #expect(try read(Value.self, SequentialArchiver.archivedData(withRootObject: value)) == value)
        let array = [value, value]
        #expect(try read([Value].self, SequentialArchiver.archivedData(withRootObject: array)) == array)
    }

    @Test("There and back, alone and in an array")
    func roundTrips() throws {
        try check("")
        try check("Grüße 👋 \0 nul")
        try check(Data())
        try check(Data([0, 255, 134, 132]))
        try check(Date(timeIntervalSinceReferenceDate: -0.25))
        try check(UUID())
        try check(#require(Decimal(string: "-12.5")))
        try check(#require(Decimal(string: "340282366920938463463374607431768211455")))
        try check(try #require(URL(string: "https://example.com/a?b#c")))
        try check(try #require(URL(string: "page.html", relativeTo: URL(string: "https://example.com/dir/"))))
        try check(PointValue(x: 1, y: 2.5))
        try check(VectorValue(dx: 1, dy: 2.5))
        try check(TransformValue(b: 0.5, tx: -3))
        try check(EdgeInsetsValue(top: 1, left: 2, bottom: 3, right: 4.5))
        try check(SizeValue(width: -1, height: .infinity))
        try check(RectangleValue(x: 1, y: 2, width: 3, height: 4))
        try check(RangeValue(location: 0, length: .max))
        try check([1: ["a", "b"], 2: []])
        try check(Set(["x", "y", "z"]))
        try check([true, false])
        try check([Int8.min, .max])
        try check([UInt64.max])
        try check([Float.pi])
        try check(["k": Double.pi])
        try check(PackedLittleEndian<Int32>([1, -2, 3]))
        try check(PackedBigEndian<UInt8>([1, 2]))
        try check(PackedLittleEndian<Double>([]))
        try check(Indexed([1, 2, 3]))
        try check([Int?.none, 5, nil])
        try check([String?.none, "x"])
    }

    @Test("Values of any kind")
    func anyValues() throws {
        let value: AnyValue = .dictionary([
            "null": .null, "yes": true, "number": 7, "real": 2.5, "text": "x", "data": .data(Data([1])),
            "date": .date(Date(timeIntervalSinceReferenceDate: 5)), "list": ["a", 1, .null, ["b": []]],
            "set": .set([1, 2]), "large": .number(.largeInteger(.max)), "uuid": .uuid(UUID()),
            "decimal": .number(.decimal(2)),
        ])
        #expect(try read(AnyValue.self, SequentialArchiver.archivedData(withRootObject: value)) == value)
    }

    @Test("A value of several parts that is nil")
    func nilStructures() throws {
        let archiver = SequentialArchiver()
        try archiver.encode(nil as PointValue?)
        try archiver.encode(PointValue(x: 1, y: 2) as PointValue?)
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decodeIfPresent(PointValue.self) == nil)
        #expect(try unarchiver.decodeIfPresent(PointValue.self) == PointValue(x: 1, y: 2))
        let root = try SequentialArchiver.archivedData(withRootObject: nil as RangeValue?)
        #expect(try SequentialUnarchiver.unarchivedValue(of: RangeValue?.self, from: root) == nil)
    }

    @Test("Of a counted set, no more counts are read than there are", arguments: [-1, 1 << 40])
    func elementCounts(count: Int) throws {
        let data = try SequentialArchiver.archivedData(withRootObject: [1, 2])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        _ = try unarchiver.beginCollection(.array, forKey: nil)
        let error = archiveError { try unarchiver.elementCounts(count) }
        #expect(error?.code == (count < 0 ? .notSupported : .missingValue))
    }

    @Test("Bytes, nil among them, and the values behind")
    func bytes() throws {
        let archiver = SequentialArchiver()
        try archiver.encodeBytes(Data([1, 2]))
        try archiver.encodeBytes(nil)
        try archiver.encode(String?.none)
        try archiver.encode("end")
        let unarchiver = try SequentialUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decodeBytes() == Data([1, 2]))
        #expect(try unarchiver.decodeBytes() == nil)
        #expect(try unarchiver.decodeIfPresent(String.self) == nil)
        #expect(try unarchiver.decode(String.self) == "end")
        #expect(unarchiver.isAtEnd)
    }

    @Test("Both byte orders; what the header says")
    func byteOrders() throws {
        let archiver = SequentialArchiver(byteOrder: .bigEndian)
        try archiver.encode([70_000, 5])
        let data = try archiver.finishEncoding()
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(unarchiver.byteOrder == .bigEndian && unarchiver.systemVersion == 1000)
        #expect(try unarchiver.decode([Int].self) == [70_000, 5])
        let little = try SequentialArchiver.archivedData(withRootObject: 1)
        #expect(try SequentialUnarchiver(forReadingFrom: little).byteOrder == .littleEndian)
    }

    @Test("Forms that no version of Foundation writes are refused")
    func refusedForms() throws {
        var stream = HandmadeStream()
        let text: HandmadeStream.Group = ("+", [.bytes([65])])
        let rows: [(UInt32, ArchiveError.Code)] = [
            (stream.object([("NSString", 0)], [text]), .notSupported),
            (stream.object([("NSMutableString", 1), ("NSString", 0)], [text]), .notSupported),
            (stream.object([("NSString", 1)], []), .corruptArchive),
            (stream.object([("NSString", 1)], [text, text]), .corruptArchive),
            (stream.object([("NSString", 1)], [("+", [.null])]), .corruptArchive),
            (stream.object([("NSString", 1)], [("+", [.bytes([0xC3])])]), .corruptArchive),
            (stream.object([("NSString", 1)], [("*", [.cString("x")])]), .corruptArchive),
            (stream.object([("NSData", 0)], []), .unexpectedKind),
            (stream.object([("MyString", 1), ("NSString", 1)], [text]), .unexpectedKind),
        ]
        for (number, row) in rows.enumerated() {
            let data = try stream.data(root: row.0)
            #expect(archiveError { try read(String.self, data) }?.code == row.1, "row \(number)")
        }
    }

    @Test("Collections must hold what they count")
    func collections() throws {
        var stream = HandmadeStream()
        let word = stream.string("x")
        let one: HandmadeStream.Group = ("@", [.object(word)])
        func count(_ code: String, _ count: Int64) -> HandmadeStream.Group { (code, [.integer(count)]) }
        let rows: [(String, [HandmadeStream.Group])] = [
            ("NSArray", []), ("NSArray", [count("i", -1)]), ("NSArray", [count("i", 1)]),
            ("NSArray", [count("i", 2_000_000_000), one]), ("NSArray", [count("i", 1), one, one]),
            ("NSArray", [count("I", 1), one]), ("NSArray", [count("q", 1), one]),
            ("NSArray", [count("i", 1), ("q", [.integer(1)])]),
            ("NSArray", [count("i", 1), ("[1@]", [.object(word)])]),
            ("NSSet", [count("i", 1), one]), ("NSDictionary", [count("i", 1), one]),
            ("NSDictionary", [count("i", 1), one, one, one]),
        ]
        for (number, row) in rows.enumerated() {
            let root = stream.object([(row.0, 0)], row.1)
            let data = try stream.data(root: root)
            let error = archiveError {
                switch row.0 {
                case "NSSet": _ = try read(Set<String>.self, data)
                case "NSDictionary": _ = try read([String: String].self, data)
                default: _ = try read([String].self, data)
                }
            }
            #expect(error?.code == .corruptArchive, "row \(number)")
            #expect(error?.byteOffset != nil, "row \(number)")
        }
    }

    @Test("Errors about forms name the class that is wrong, and what was found")
    func errorTexts() throws {
        var stream = HandmadeStream()
        let one: HandmadeStream.Group = ("@", [.object(stream.string("x"))])
        func array(_ code: String, _ count: Int64) -> UInt32 {
            stream.object([("NSArray", 0)], [(code, [.integer(count)]), one])
        }
        let number = stream.object(
            [("NSNumber", 0), ("NSValue", 7)], [("*", [.cString("q")]), ("q", [.integer(1)])])
        let otherNumber = stream.object(
            [("NSNumber", 0), ("NSValue", 0)], [("*", [.cString("i")]), ("q", [.integer(1)])])
        let data = stream.object([("NSData", 0)], [("i", [.integer(3)]), ("[1c]", [.bytes([1])])])
        func error<Value: ArchivableValue>(_ type: Value.Type, _ root: UInt32) throws -> ArchiveError? {
            let data = try stream.data(root: root)
            return archiveError { try read(type, data) }
        }
        let rows: [(error: ArchiveError?, expected: String, found: String)] = [
            (try error(Int.self, number), "the class 'NSValue' in version 0", "version 7 of it"),
            (
                try error(Int.self, otherNumber),
                "a number of the type that it names in an object of class 'NSNumber'", "an integer"
            ),
            (
                try error([String].self, array("i", 2_000)), "a count of at most 2 in an object of class 'NSArray'",
                "2000"
            ),
            (
                try error([String].self, array("q", 1)), "a count of the type 'i' in an object of class 'NSArray'",
                "the type 'q'"
            ),
            (try error(Data.self, data), "3 bytes in an object of class 'NSData'", "1"),
        ]
        for row in rows {
            #expect(row.error?.expected == row.expected)
            #expect(row.error?.found == row.found)
        }
    }

    @Test("An array's nil is the null object, or nil itself")
    func nilElements() throws {
        var stream = HandmadeStream()
        let array = stream.object([("NSArray", 0)], [("i", [.integer(1)]), ("@", [.null])])
        #expect(try read([String?].self, stream.data(root: array)) == [nil])
        #expect(archiveError { try read([String].self, stream.data(root: array)) }?.path == "root[0]")
    }
}

@Suite(
    "Sequential unarchiver: archives that Cocoa wrote",
    .fixtures)
struct UnarchiverFixtureTests {
    private func read<Value: ArchivableValue>(_ type: Value.Type, _ name: String) throws -> Value {
        let file = try #require(fixtures).appending(path: "foundation/\(name)")
        return try SequentialUnarchiver.unarchivedValue(of: type, from: file)
    }

    @Test("Values of Foundation")
    func values() throws {
        #expect(try read(AnyValue.self, "NSArray") == ["a", 1, "b"])
        #expect(try read([String].self, "NSArrayEmpty") == [])
        #expect(try read(String.self, "NSString") == "Hello, world")
        #expect(try read(Data.self, "NSData") == Data([0xDE, 0xAD, 0xBE, 0xEF, 0x00, 0x7F]))
        #expect(try read(Date.self, "NSDate") == Date(timeIntervalSinceReferenceDate: 21_692_800))
        #expect(try read(URL.self, "NSURLRelative").absoluteString == "https://example.com/dir/page.html")
        #expect(try read(URL.self, "NSURL").absoluteString == "https://example.com/path?q=1")
        #expect(try read(Int64.self, "NumberInt64") == -9_000_000_000)
        #expect(try read(Bool.self, "NumberBool"))
        #expect(try read(AnyValue.self, "NSDictionary") == ["k1": 1, "k2": "v"])
        #expect(try read(AnyValue.self, "NSSet") == .set(["s2", "s1"]))
        #expect(try read(Set<String>.self, "NSSet") == ["s1", "s2"])
        #expect(try read(AnyValue.self, "NSArrayNested") == ["top", [1, 2]])
    }

    @Test("Every archive, cut anywhere and with every byte changed, is a value or an error")
    func damagedArchives() throws {
        let folder = try #require(fixtures).appending(path: "foundation")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension.isEmpty {
            let bytes = [UInt8](try Data(contentsOf: file))
            for place in bytes.indices {
                attempt(Data(bytes[..<place]))
                for change in [0x01, 0x80, 0x7F, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[place] ^= change
                    attempt(Data(changed))
                }
            }
        }
    }

    private func attempt(_ data: Data) {
        do {
            let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
            while !unarchiver.isAtEnd { _ = try unarchiver.decodeIfPresent(AnyValue.self) }
        } catch {
            #expect(error is ArchiveError, "\(error)")
        }
    }
}

@Suite("Sequential unarchiver: property lists")
struct UnarchiverPropertyListTests {
    private let list: PropertyList = ["name": "Anna", "sizes": ["small", .data(Data([1, 2]))]]

    @Test("The bytes of NeXT's serializer, and what follows them")
    func serialized() throws {
        let bytes = try NextStepPropertyList.bytes(of: list)
        let data = try HandmadeStream().data([
            ("i", [.integer(Int64(bytes.count))]), ("[\(bytes.count)c]", [.bytes(bytes)]), ("q", [.integer(5)]),
        ])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decode(PropertyList.self) == list)
        #expect(try unarchiver.decode(Int.self) == 5)
        let short = try HandmadeStream().data([("i", [.integer(4)]), ("[4c]", [.bytes([7, 0, 0, 0])])])
        #expect(archiveError { try read(PropertyList.self, short) }?.code == .corruptArchive)
        let wrong = try HandmadeStream().data([("i", [.integer(5)]), ("[4c]", [.bytes([8, 0, 0, 0])])])
        #expect(archiveError { try read(PropertyList.self, wrong) }?.code == .unexpectedKind)
    }

    @Test("Collections of values, and those that are none")
    func objects() throws {
        let values: AnyValue = ["name": "Anna", "numbers": [1, 2.5, true], "list": [[], [:]]]
        let data = try SequentialArchiver.archivedData(withRootObject: values)
        let expected: PropertyList = ["name": "Anna", "numbers": [1, 2.5, true], "list": [[], [:]]]
        #expect(try read(PropertyList.self, data) == expected)
        let set = try SequentialArchiver.archivedData(withRootObject: Set([1]))
        #expect(archiveError { try read(PropertyList.self, set) }?.code == .unexpectedKind)
        var stream = HandmadeStream()
        let itself = stream.addObject([("NSArray", 0)])
        stream.fill(itself, [("i", [.integer(1)]), ("@", [.object(itself)])])
        let cycle = try stream.data(root: itself)
        #expect(archiveError { try read(PropertyList.self, cycle) }?.code == .unconnectableCycle)
    }
}
