// Hostile handmade archives: each results in a value or an error, at a cost in proportion to its size.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Hostile archives") struct HostileArchiveTests {
    /// What a reader asks an archive for, under `root`.
    enum Question: Sendable, CaseIterable {
        case node, label, nodes, strings, dictionary, set, string, data, date, url, uuid, integer

        func ask(_ unarchiver: KeyedUnarchiver) throws {
            let key = "root"
            switch self {
            case .node: _ = try unarchiver.decode(Node.self, forKey: key)
            case .label: _ = try unarchiver.decode(Label.self, forKey: key)
            case .nodes: _ = try unarchiver.decode([Node].self, forKey: key)
            case .strings: _ = try unarchiver.decode([String].self, forKey: key)
            case .dictionary: _ = try unarchiver.decode([String: String].self, forKey: key)
            case .set: _ = try unarchiver.decode(Set<String>.self, forKey: key)
            case .string: _ = try unarchiver.decode(String.self, forKey: key)
            case .data: _ = try unarchiver.decode(Data.self, forKey: key)
            case .date: _ = try unarchiver.decode(Date.self, forKey: key)
            case .url: _ = try unarchiver.decode(URL.self, forKey: key)
            case .uuid: _ = try unarchiver.decode(UUID.self, forKey: key)
            case .integer: _ = try unarchiver.decode(Int.self, forKey: key)
            }
        }

        /// The code of the error, `nil` where there is a value; anything but an error about the archive is recorded.
        func code(_ data: Data) -> ArchiveError.Code? {
            do {
                try ask(KeyedUnarchiver(forReadingFrom: data))
                return nil
            } catch let error as ArchiveError {
                return error.code
            } catch {
                Issue.record("another error: \(error)")
                return nil
            }
        }
    }

    struct Row: Sendable {
        let title: String
        let question: Question
        let archive: HandmadeArchive
        let code: ArchiveError.Code?

        init(_ title: String, _ question: Question, _ archive: HandmadeArchive, _ code: ArchiveError.Code?) {
            self.title = title
            self.question = question
            self.archive = archive
            self.code = code
        }
    }

    private static let label = HandmadeArchive(
        ["$class": .uid(2), "text": .uid(3), "size": 1], .describing("Label"), "text")
    private static let array = HandmadeArchive(
        ["$class": .uid(2), "NS.objects": [.uid(3)]], .describing("NSArray"), "text")

    /// A label whose class is described by something else.
    private static func label(of description: PropertyList) -> HandmadeArchive {
        HandmadeArchive(["$class": .uid(2), "text": .uid(3), "size": 1], description, "text")
    }

    private static func dictionary(_ keys: PropertyList, _ values: PropertyList) -> HandmadeArchive {
        HandmadeArchive(
            ["$class": .uid(2), "NS.keys": keys, "NS.objects": values], .describing("NSDictionary"), "a", "b")
    }

    private static func value(_ name: String, _ key: String, _ value: PropertyList) -> HandmadeArchive {
        let entries = ["$class": .uid(2)].merging([key: value]) { _, new in new }
        return HandmadeArchive(.dictionary(entries), .describing(name), "text")
    }

    static let parts: [Row] = [
        Row("a good archive of an object", .label, label, nil),
        Row("a good archive of an array", .strings, array, nil),
        Row("version 100001", .label, label.with { $0.version = 100_001 }, .notAnArchive),
        Row("version 99999", .label, label.with { $0.version = 99_999 }, .notAnArchive),
        Row("version 2^64-1", .label, label.with { $0.version = .integer(.init(UInt64.max)) }, .notAnArchive),
        Row("a version that is a real", .label, label.with { $0.version = 100_000.0 }, .notAnArchive),
        Row("a version that is a string", .label, label.with { $0.version = "100000" }, .notAnArchive),
        Row("no version", .label, label.with { $0.version = nil }, .notAnArchive),
        Row("another archiver", .label, label.with { $0.archiver = "NRKeyedArchiver" }, nil),
        Row("an archiver that is a number", .label, label.with { $0.archiver = 5 }, .notAnArchive),
        Row("no archiver", .label, label.with { $0.archiver = nil }, .notAnArchive),
        Row("no top level", .label, label.with { $0.top = nil }, .notAnArchive),
        Row("a top level that is an array", .label, label.with { $0.top = [.uid(1)] }, .notAnArchive),
        Row("no objects", .label, label.with { $0.objects = nil }, .notAnArchive),
        Row("empty objects", .label, label.with { $0.objects = [] }, .notAnArchive),
        Row("objects that are a dictionary", .label, label.with { $0.objects = ["root": 1] }, .notAnArchive),
        Row("no root", .label, label.with { $0.top = [:] }, .missingValue),
        Row("a root that is nil", .label, label.with { $0.top = ["root": .uid(0)] }, .unexpectedKind),
        Row("a root that is no reference", .label, label.with { $0.top = ["root": "text"] }, .unexpectedKind),
        Row("a root out of range", .label, label.with { $0.top = ["root": .uid(4)] }, .corruptArchive),
        Row("a root far out of range", .label, label.with { $0.top = ["root": .uid(.max)] }, .corruptArchive),
        Row("a root that is a class", .label, label.with { $0.top = ["root": .uid(2)] }, .corruptArchive),
    ]

    static let classes: [Row] = [
        Row("a class that is no reference", .label, value("Label", "$class", "Label"), .corruptArchive),
        Row("a class out of range", .label, value("Label", "$class", .uid(9)), .corruptArchive),
        Row("a class that is nil", .label, value("Label", "$class", .uid(0)), .corruptArchive),
        Row("a class that is a string", .label, value("Label", "$class", .uid(3)), .corruptArchive),
        Row("a class that is the object itself", .label, value("Label", "$class", .uid(1)), .corruptArchive),
        Row("an object without a class", .label, HandmadeArchive(["text": 1]), .corruptArchive),
        Row("a class without a name", .label, label(of: ["$classes": ["Label"]]), .corruptArchive),
        Row("a class whose name is a number", .label, label(of: ["$classname": 5]), .corruptArchive),
        Row("a class whose name is a reference", .label, label(of: ["$classname": .uid(3)]), .corruptArchive),
        Row("a class without a chain", .label, label(of: ["$classname": "Label"]), nil),
        Row("a chain that is a string", .label, label(of: ["$classname": "Label", "$classes": "Label"]), nil),
        Row("a chain of numbers", .label, label(of: ["$classname": "Label", "$classes": [1, 2]]), nil),
        Row("a chain of another class", .label, label(of: ["$classname": "Label", "$classes": ["Node"]]), nil),
        Row("a class that nothing allows", .label, label(of: .describing("Evil")), .classNotAllowed),
        Row("a class that pretends to be a string", .label, label(of: .describing("NSString")), .unexpectedKind),
        Row("a string where an object is asked for", .label, HandmadeArchive("text"), .unexpectedKind),
        Row("a plain array in a slot", .nodes, HandmadeArchive([1, 2]), .unexpectedKind),
        Row("a plain date in a slot", .date, HandmadeArchive(.date(Date(timeIntervalSinceReferenceDate: 1))), nil),
        Row("null in a slot", .string, HandmadeArchive(.null), .unexpectedKind),
    ]

    static let collections: [Row] = [
        Row(
            "an array that contains itself", .nodes,
            array.with {
                $0.objects = [
                    "$null", ["$class": .uid(2), "NS.objects": [.uid(1)]], .describing("NSArray"),
                ]
            }, .unexpectedKind),
        Row("nil in an array", .strings, value("NSArray", "NS.objects", [.uid(0)]), .unexpectedKind),
        Row(
            "a value in an array that is no reference", .strings, value("NSArray", "NS.objects", ["a"]), .unexpectedKind
        ),
        Row("elements behind a reference", .strings, value("NSArray", "NS.objects", .uid(3)), .unexpectedKind),
        Row("elements that are a number", .strings, value("NSArray", "NS.objects", 7), .unexpectedKind),
        Row("an array without elements", .strings, value("NSArray", "other", []), .corruptArchive),
        Row("an element out of range", .strings, value("NSArray", "NS.objects", [.uid(99)]), .corruptArchive),
        Row("an array where a set is asked for", .set, array, .unexpectedKind),
        Row("more keys than values", .dictionary, dictionary([.uid(3), .uid(4)], [.uid(3)]), .corruptArchive),
        Row("more values than keys", .dictionary, dictionary([.uid(3)], [.uid(3), .uid(4)]), .corruptArchive),
        Row("a key that is nil", .dictionary, dictionary([.uid(0)], [.uid(3)]), .unexpectedKind),
        Row("a value that is nil", .dictionary, dictionary([.uid(3)], [.uid(0)]), .unexpectedKind),
        Row("a dictionary that is its own key", .dictionary, dictionary([.uid(1)], [.uid(1)]), .unexpectedKind),
        Row("keys without values", .dictionary, value("NSDictionary", "NS.keys", []), .corruptArchive),
        Row("values without keys", .dictionary, value("NSDictionary", "NS.objects", []), .corruptArchive),
    ]

    static let values: [Row] = [
        Row("a UUID of three bytes", .uuid, value("NSUUID", "NS.uuidbytes", .data(Data([1, 2, 3]))), .invalidValue),
        Row("a UUID of 17 bytes", .uuid, value("NSUUID", "NS.uuidbytes", .data(Data(count: 17))), .invalidValue),
        Row("a UUID that is a string", .uuid, value("NSUUID", "NS.uuidbytes", "0123456789abcdef"), .invalidValue),
        Row("a UUID without bytes", .uuid, value("NSUUID", "other", 1), .corruptArchive),
        Row("a date that is no number", .date, value("NSDate", "NS.time", .double(.nan)), nil),
        Row("a date that is an integer", .date, value("NSDate", "NS.time", 5), nil),
        Row("a date without a time", .date, value("NSDate", "other", 5), .corruptArchive),
        Row(
            "a URL that is its own base", .url,
            HandmadeArchive(
                ["$class": .uid(2), "NS.base": .uid(1), "NS.relative": .uid(3)], .describing("NSURL"), "text"),
            .invalidValue),
        Row("a URL without a text", .url, value("NSURL", "NS.base", .uid(0)), .corruptArchive),
        Row(
            "a URL whose text is a number", .url,
            HandmadeArchive(
                ["$class": .uid(2), "NS.relative": .uid(3)], .describing("NSURL"), 5), .unexpectedKind),
        Row(
            "a URL whose text is itself", .url,
            HandmadeArchive(
                ["$class": .uid(2), "NS.relative": .uid(1)], .describing("NSURL")), .unexpectedKind),
        Row("a string without a text", .string, value("NSMutableString", "other", "text"), .corruptArchive),
        Row("a string that is a number", .string, value("NSMutableString", "NS.string", 5), .unexpectedKind),
        Row("a mutable string", .string, value("NSMutableString", "NS.string", "text"), nil),
        Row("mutable data", .data, value("NSMutableData", "NS.data", .data(Data([1]))), nil),
        Row("data that are a string", .data, value("NSMutableData", "NS.data", "text"), .unexpectedKind),
    ]

    static let rows = parts + classes + collections + values

    @Test("Every part of an archive can be wrong", arguments: HostileArchiveTests.rows.indices)
    func table(index: Int) throws {
        let row = Self.rows[index]
        let data = try row.archive.data()
        #expect(row.question.code(data) == row.code, "\(row.title)")
        // All other requests result in a value or an error.
        for question in Question.allCases { _ = question.code(data) }
    }

    // MARK: Every byte

    /// An archive with values and objects of every kind.
    private static func sample() throws -> Data {
        let team = Team("team")
        team.members = [Member(1, of: team), Member(2, of: nil)]
        team.ranks = [Member(3, of: team): 7]
        let leaf = Leaf("leaf", weight: 1.5, colour: .yellow, label: Label("labël"))
        leaf.next = leaf
        leaf.children = [leaf]
        defer {
            for member in Array(team.members) + Array(team.ranks.keys) { member.team = nil }
            leaf.next = nil
            leaf.children = []
        }
        let archiver = KeyedArchiver()
        try archiver.encode(leaf, forKey: "root")
        try archiver.encode(team, forKey: "team")
        try archiver.encode([UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)): "x"], forKey: "uuids")
        try archiver.encode([URL(filePath: "/tmp/")], forKey: "urls")
        try archiver.encode(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
        try archiver.encode(Data([1, 2]), forKey: "data")
        return try archiver.finishEncoding()
    }

    /// How many of the values of the sample can be read; what can't must be an error about the archive.
    private func readableCount(_ data: Data) -> Int {
        let questions: [(KeyedUnarchiver) throws -> Void] = [
            { _ = try $0.decode(Node.self, forKey: "root") }, { _ = try $0.decode(Team.self, forKey: "team") },
            { _ = try $0.decode([UUID: String].self, forKey: "uuids") },
            { _ = try $0.decode([URL].self, forKey: "urls") },
            { _ = try $0.decode(Date.self, forKey: "date") }, { _ = try $0.decode(Data.self, forKey: "data") },
        ]
        return questions.count { question in
            do {
                try question(KeyedUnarchiver(forReadingFrom: data))
                return true
            } catch {
                if !(error is ArchiveError) { Issue.record("another error: \(error)") }
                return false
            }
        }
    }

    @Test("No beginning of an archive is one")
    func prefixes() throws {
        let data = try Self.sample()
        #expect(readableCount(data) == 6)
        for count in 0..<data.count {
            #expect(archiveError { try KeyedUnarchiver(forReadingFrom: data.prefix(count)) } != nil, "\(count) bytes")
        }
    }

    @Test("An archive with one byte changed gives values or errors", arguments: [0x01, 0x80, 0xFF] as [UInt8])
    func changedBytes(change: UInt8) throws {
        let data = try Self.sample()
        var failed = 0
        for position in data.indices {
            var changed = data
            changed[position] ^= change
            if readableCount(changed) < 6 { failed += 1 }
        }
        // Most bytes matter; a changed letter of a text does not.
        #expect(failed > data.count / 2)
    }
}
