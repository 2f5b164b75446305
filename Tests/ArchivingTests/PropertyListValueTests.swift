// Property lists as values of archives, and other requests by key in handwritten classes.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Property lists in archives")
struct PropertyListValueTests {
    static let list: PropertyList = [
        "name": "Anna", "count": 3, "large": .integer(PropertyListInteger(UInt64.max)), "negative": -1, "ratio": 0.5,
        "single": .float(1.5), "flag": true, "born": .date(Date(timeIntervalSinceReferenceDate: -5)),
        "bytes": .data(Data([0, 255])), "empty": [], "none": [:], "$null": "$null",
        "nested": [["a": ["b"]], 1, "x", false],
    ]

    @Test("They come back exactly, under a key, without one, and as elements")
    func roundTrip() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(Self.list, forKey: "list")
        try archiver.encode(Self.list)
        try archiver.encode([Self.list, 1, "x"], forKey: "lists")
        for (number, leaf) in (Self.list.dictionary ?? [:]).values.enumerated() {
            try archiver.encode(leaf, forKey: "leaf\(number)")
        }
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode(PropertyList.self, forKey: "list") == Self.list)
        #expect(try unarchiver.decode(PropertyList.self) == Self.list)
        #expect(try unarchiver.decode([PropertyList].self, forKey: "lists") == [Self.list, 1, "x"])
        for (number, leaf) in (Self.list.dictionary ?? [:]).values.enumerated() {
            #expect(try unarchiver.decodePropertyList(forKey: "leaf\(number)") == leaf)
        }
        #expect(try unarchiver.decodePropertyList(forKey: "missing") == nil)
    }

    @Test("They are archived as Swift's own values are")
    func form() throws {
        let list: PropertyList = ["a": [1, 2], "b": [3]]
        #expect(try archive(of: list) == archive(of: ["a": [1, 2], "b": [3]]))
        #expect(try unarchivedValue([String: [Int]].self, from: archive(of: list)) == ["a": [1, 2], "b": [3]])
        #expect(try unarchivedValue(PropertyList.self, from: archive(of: ["a": [1, 2], "b": [3]])) == list)
    }

    @Test(
        "What no property list of Cocoa's holds is not archived",
        arguments: [.null, .uid(1), .set([1])] as [PropertyList])
    func refusedValues(value: PropertyList) throws {
        for list in [value, [value], ["key": value]] as [PropertyList] {
            let error = archiveError { try archive(of: list) }
            #expect(error?.code == .notSupported)
        }
    }

    @Test("They may be nested as deep as files allow, and no deeper")
    func depth() throws {
        func nested(_ depth: Int) -> PropertyList {
            var list: PropertyList = "core"
            for _ in 0..<depth { list = [list] }
            return list
        }
        let deep = nested(512)
        #expect(try unarchivedValue(PropertyList.self, from: archive(of: deep)) == deep)
        #expect(archiveError { try archive(of: nested(513)) }?.code == .limitExceeded)
        var objects: [PropertyList] = [.describing("NSArray")]
        for slot in 2..<700 { objects.append(["NS.objects": [.uid(UInt32(slot) + 1)], "$class": .uid(1)]) }
        objects.append("core")
        var handmade = HandmadeArchive(top: ["value": .uid(2)])
        handmade.objects = .array(["$null"] + objects)
        let data = try handmade.data()
        #expect(archiveError { try unarchivedValue(PropertyList.self, from: data) }?.code == .limitExceeded)
    }

    // MARK: Archives that are wrong

    static let refusals: [(title: String, objects: [PropertyList], code: ArchiveError.Code)] = [
        ("an object", [["$class": .uid(2)], .describing("Person")], .unexpectedKind),
        ("a set", [["NS.objects": [], "$class": .uid(2)], .describing("NSSet")], .unexpectedKind),
        ("null in a slot", [.null], .unexpectedKind),
        ("a bare array", [[1]], .unexpectedKind),
        (
            "an object in an array",
            [
                ["NS.objects": [.uid(3)], "$class": .uid(2)], .describing("NSArray"), ["$class": .uid(4)],
                .describing("Person"),
            ], .unexpectedKind
        ),
        ("nil in an array", [["NS.objects": [.uid(0)], "$class": .uid(2)], .describing("NSArray")], .unexpectedKind),
        ("an inline element", [["NS.objects": [1], "$class": .uid(2)], .describing("NSArray")], .unexpectedKind),
        ("elements that are none", [["NS.objects": 1, "$class": .uid(2)], .describing("NSArray")], .unexpectedKind),
        ("no elements", [["$class": .uid(2)], .describing("NSArray")], .corruptArchive),
        (
            "a reference to nothing", [["NS.objects": [.uid(9)], "$class": .uid(2)], .describing("NSArray")],
            .corruptArchive
        ),
        (
            "an array that holds itself",
            [["NS.objects": [.uid(1), .uid(1)], "$class": .uid(2)], .describing("NSArray")],
            .unconnectableCycle
        ),
        (
            "a key that is a number",
            [
                ["NS.keys": [.uid(3)], "NS.objects": [.uid(3)], "$class": .uid(2)], .describing("NSDictionary"), 5,
            ], .unexpectedKind
        ),
        (
            "more keys than values",
            [
                ["NS.keys": [.uid(3)], "NS.objects": [], "$class": .uid(2)], .describing("NSDictionary"), "key",
            ], .corruptArchive
        ),
        ("a date without a time", [["NS.time": "x", "$class": .uid(2)], .describing("NSDate")], .unexpectedKind),
        (
            "a URL",
            [
                ["NS.base": .uid(0), "NS.relative": .uid(3), "$class": .uid(2)], .describing("NSURL"), "https://x.y",
            ], .unexpectedKind
        ),
    ]

    @Test("Everything else is refused", arguments: Self.refusals.indices)
    func refused(index: Int) throws {
        let refusal = Self.refusals[index]
        var handmade = HandmadeArchive(top: ["value": .uid(1)])
        handmade.objects = .array(["$null"] + refusal.objects)
        let data = try handmade.data()
        let error = archiveError { try unarchivedValue(PropertyList.self, from: data) }
        #expect(error?.code == refusal.code, "\(refusal.title): \(error.map { "\($0)" } ?? "none")")
    }

    @Test("Arrays that share their parts are not multiplied without a bound")
    func sharedParts() throws {
        var objects: [PropertyList] = [.describing("NSArray")]
        for slot in 2..<42 {
            let next = PropertyList.uid(UInt32(slot) + 1)
            objects.append(["NS.objects": [next, next], "$class": .uid(1)])
        }
        objects.append("core")
        var handmade = HandmadeArchive(top: ["value": .uid(2)])
        handmade.objects = .array(["$null"] + objects)
        let data = try handmade.data()
        #expect(archiveError { try unarchivedValue(PropertyList.self, from: data) }?.code == .limitExceeded)
    }

    @Test("Mutable variants, and what other writers make of text, data and dates, are read")
    func variants() throws {
        let data = try HandmadeArchive(
            ["NS.objects": [.uid(3), .uid(5), .uid(7), .uid(8)], "$class": .uid(2)],
            .describing("NSMutableArray", "NSArray"),
            ["NS.string": "text", "$class": .uid(4)], .describing("NSMutableString", "NSString"),
            ["NS.data": .data(Data([1])), "$class": .uid(6)], .describing("NSMutableData", "NSData"),
            .date(Date(timeIntervalSinceReferenceDate: 3)), 1.5, top: ["value": .uid(1)]
        ).data()
        #expect(
            try unarchivedValue(PropertyList.self, from: data)
                == ["text", .data(Data([1])), .date(Date(timeIntervalSinceReferenceDate: 3)), 1.5])
    }

    // MARK: What classes written by hand ask for

    @Test("A missing key is the zero of its type, and a number that doesn't fit is an error")
    func zeros() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(1 << 40, forKey: "large")
        try archiver.encode(1.5, forKey: "real")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.decodeCInt(forKey: "missing") == 0)
        #expect(try unarchiver.decodeObject(forKey: "missing") == nil)
        #expect(try unarchiver.decodeInt64(forKey: "large") == 1 << 40)
        #expect(archiveError { try unarchiver.decodeCInt(forKey: "large") }?.code == .outOfRange)
        let second = try KeyedUnarchiver(forReadingFrom: data)
        #expect(archiveError { try second.decodeCInt(forKey: "real") }?.code == .unexpectedKind)
    }

    @Test(
        "Version information of any kind is stored under a key of the class's choice",
        arguments: [
            "2.1", 3, ["major": 2, "minor": 1, "names": ["a", "b"]],
        ] as [PropertyList])
    func versions(version: PropertyList) throws {
        #expect(try ArchivingTests.roundTrip(Versioned(version)).version == version)
    }
}

/// Stores its version itself, without a version key of the archive.
private final class Versioned: Coding {
    let version: PropertyList

    init(_ version: PropertyList) {
        self.version = version
    }

    static var archivedClass: ArchivedClass { ArchivedClass("Versioned", type: Versioned.self) }

    func encode(with archiver: Archiver) throws {
        switch version {
        case .string(let text): try archiver.encode(text, forKey: "MyVersion")
        case .integer(let number): try archiver.encode(number.signed, forKey: "MyVersion")
        default: try archiver.encode(version, forKey: "MyVersion")
        }
    }

    init(coder unarchiver: Unarchiver) throws {
        version = try unarchiver.decode(PropertyList.self, forKey: "MyVersion")
    }
}
