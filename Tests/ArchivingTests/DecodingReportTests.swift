// Reports of what happened while an archive was decoded, with classes written by hand.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Reports of decoding") struct DecodingReportTests {
    private typealias Folder = ReportModels.Folder
    private typealias Crowd = ReportModels.Crowd
    private typealias Lot = ReportModels.Lot
    private typealias Plot = ReportModels.Plot
    private typealias Empty = ReportModels.Empty

    /// Decodes the root and reports; an error is left out.
    private static func report<Root: Coding>(
        _ type: Root.Type, _ data: Data, _ prepare: (KeyedUnarchiver) -> Void = { _ in }
    ) throws -> ArchiveReport {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.reportsDecoding = true
        prepare(unarchiver)
        _ = try? unarchiver.decode(type, forKey: "root")
        return try #require(unarchiver.report)
    }

    private static func folder(_ entries: [String: PropertyList], version: PropertyList? = nil) throws -> Data {
        var contents = entries.merging(["name": .uid(3), "$class": .uid(2)]) { first, _ in first }
        contents["Folder.version"] = version
        return try HandmadeArchive(.dictionary(contents), .describing("Folder"), "a").data()
    }

    // MARK: Off and on

    @Test("Without being asked for there is no report")
    func reportsOnlyWhenAsked() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Self.folder(["more": 1]))
        _ = try unarchiver.decode(Folder.self, forKey: "root")
        #expect(!unarchiver.reportsDecoding && unarchiver.report == nil)
        unarchiver.reportsDecoding = true
        #expect(unarchiver.reportsDecoding && unarchiver.report?.isEmpty == true)
        unarchiver.reportsDecoding = false
        #expect(unarchiver.report == nil)
    }

    @Test("A report is there when decoding has finished")
    func staysAfterFinish() throws {
        let unarchiver = try KeyedUnarchiver(forReadingFrom: Self.folder(["more": 1]))
        unarchiver.reportsDecoding = true
        _ = try unarchiver.decode(Folder.self, forKey: "root")
        unarchiver.finishDecoding()
        #expect(unarchiver.report?.unreadKeys.map(\.firstPath) == ["root.more"])
    }

    @Test("After an error the report has what happened before it, in a call for a whole archive too")
    func staysAfterError() throws {
        let data = try Self.folder(["old": 1, "next": .uid(9)])
        var report = ArchiveReport()
        let error = archiveError {
            try KeyedUnarchiver.unarchivedObject(ofClass: Folder.self, from: data, reporting: { report = $0 })
        }
        #expect(error?.code == .corruptArchive)
        #expect(report.fallbacks.map(\.fallbackKey) == ["old"])
    }

    @Test("A call for a whole archive in a file reports, and forgets what the report held")
    func reportsFiles() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Self.folder(["more": 1]).write(to: file)
        var report = ArchiveReport()
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: Folder.self, from: file, reporting: { report = $0 })
        #expect(report.unreadKeys.map(\.key) == ["more"])
        try Self.folder([:]).write(to: file)
        _ = try KeyedUnarchiver.unarchivedObject(ofClass: Folder.self, from: file, reporting: { report = $0 })
        #expect(report.defaults.map(\.key) == ["size"] && report.unreadKeys.isEmpty)
    }

    // MARK: Each kind of event

    /// What a folder holds, and the lines about it, without those about the default of `size`.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var entries: [String: PropertyList] = [:]
        var version: PropertyList?
        let lines: [String]
    }

    static let rows = [
        Row(testDescription: "Nothing", lines: []),
        Row(
            testDescription: "A fallback key", entries: ["old": 1],
            lines: ["read under fallback keys:", "  Folder.size from 'old', once, at root.old"]),
        Row(
            testDescription: "A key that nothing reads", entries: ["more": 1],
            lines: ["keys that nothing read:", "  Folder.more, once, at root.more"]),
        Row(
            testDescription: "A key that begins with a dollar sign", entries: ["$$more": 1],
            lines: ["keys that nothing read:", "  Folder.$more, once, at root.$$$more"]),
        Row(
            testDescription: "A value without a key that nothing reads", entries: ["$0": 1],
            lines: ["keys that nothing read:", "  Folder.$0, once, at root.$0"]),
        Row(
            testDescription: "Keys of older versions, and keys composed with them",
            entries: ["retired": 1, "retired.x": 1, "retired[3].x": 1, "retiredNot": 1],
            lines: ["keys that nothing read:", "  Folder.retiredNot, once, at root.retiredNot"]),
        Row(
            testDescription: "Elements under keys of their own",
            entries: ["w[0]": 1, "w[10].x": 1, "w[11].x": 1, "w[": 1],
            lines: [
                "keys that nothing read:", "  Folder.w[, once, at root[\"w[\"]",
                "  Folder.w[], once, at root[\"w[0]\"]",
                "  Folder.w[].x, 2 times, first at root[\"w[10].x\"]",
            ]),
        Row(testDescription: "A known version", version: 2, lines: []),
        Row(
            testDescription: "A newer version", version: 3,
            lines: ["newer versions:", "  Folder in version 3, known 2, once, at root"]),
        Row(testDescription: "A version that is none", version: true, lines: []),
        Row(
            testDescription: "A version that fits no integer", version: .integer(PropertyListInteger(UInt64.max)),
            lines: []),
    ]

    @Test("A report says what an object's keys are", arguments: rows)
    func tellsKeys(row: Row) throws {
        let isFallback = row.entries["old"] != nil
        let entries = isFallback ? row.entries : row.entries.merging(["size": 1]) { first, _ in first }
        let data = try Self.folder(entries, version: row.version)
        let report = try Self.report(Folder.self, data)
        #expect(report.description == (row.lines.isEmpty ? "nothing to report" : row.lines.joined(separator: "\n")))
    }

    @Test("Unknown raw values have the key and the place of their element")
    func tellsUnknownValues() throws {
        let archiver = KeyedArchiver()
        try archiver.encode("blue", forKey: "one")
        try archiver.encode([["green"], ["blue", "red"]], forKey: "nested")
        try archiver.encode(["a": "blue"], forKey: "values")
        try archiver.encode(["blue": 1], forKey: "keys")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        unarchiver.reportsDecoding = true
        _ = try unarchiver.decode(Colour.self, forKey: "one")
        _ = try unarchiver.decode([[Colour]].self, forKey: "nested")
        _ = try unarchiver.decode([String: Colour].self, forKey: "values")
        _ = try unarchiver.decode([Colour: Int].self, forKey: "keys")
        #expect(
            unarchiver.report?.description == """
                unknown values:
                  one: 'blue' of 'Colour', taken as 'green', once, at one
                  nested: 'blue' of 'Colour', taken as 'green', once, at nested[1][0]
                  nested: 'red' of 'Colour', taken as 'green', once, at nested[1][1]
                  values: 'blue' of 'Colour', taken as 'green', once, at values.a
                  keys: 'blue' of 'Colour', taken as 'green', once, at keys[@0].$key
                """)
    }

    @Test("What is read in two runs is counted once")
    func countsOnce() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Crowd())
        let report = try Self.report(Crowd.self, data) { $0.setClass(Folder.self, forClassName: "Member") }
        #expect(
            report.description == """
                read under fallback keys:
                  Folder.size from 'old', 2 times, first at root.members[@0].old
                defaults taken:
                  Crowd.late, once, at root.late
                classes under other names:
                  'Member' as 'Folder', mapping, 2 times, first at root.members[@0]
                """)
    }

    @Test("Events at the top level have no class")
    func tellsTopLevel() throws {
        let archiver = KeyedArchiver()
        try archiver.encode(3, forKey: "page")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        unarchiver.reportsDecoding = true
        #expect(try unarchiver.decode(Int.self, forKey: "sheet", fallbackKeys: "leaf", "page") == 3)
        #expect(try unarchiver.decodeIfPresent(Int.self, forKey: "sheet", fallbackKeys: "leaf") == nil)
        #expect(try unarchiver.decode(Int.self, forKey: "size", default: 4) == 4)
        unarchiver.noteDefault(forKey: "width")
        #expect(
            unarchiver.report?.description == """
                read under fallback keys:
                  sheet from 'page', once, at page
                defaults taken:
                  size, once, at size
                  width, once, at width
                """)
    }

    @Test("A class that is found under another name is reported with the reason")
    func tellsNames() throws {
        final class Finder: KeyedUnarchiverDelegate {
            func unarchiver(
                _ unarchiver: KeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
                originalClasses classNames: [String]
            ) throws -> (any Coding.Type)? { name == "Crate" ? Folder.self : nil }
        }
        let finder = Finder()
        for (name, reason) in [
            ("OldFolder", ArchiveReport.RenamedClass.Reason.formerName), ("Box", .mapping), ("Bag", .hint),
            ("Crate", .delegate),
        ] {
            let hints: [PropertyList] = name == "Bag" ? ["Nobody", "Folder"] : []
            let archive = HandmadeArchive(
                ["size": 1, "name": .uid(3), "\(name).version": 2, "$class": .uid(2)],
                ["$classname": .string(name), "$classes": [.string(name)], "$classhints": .array(hints)], "a")
            let report = try Self.report(Folder.self, archive.data()) {
                $0.setClass(Folder.self, forClassName: "Box")
                $0.delegate = finder
            }
            #expect(report.unreadKeys.isEmpty && report.newerVersions.isEmpty)
            let entry = try #require(report.renamedClasses.first)
            #expect(entry.archivedName == name && entry.className == "Folder" && entry.reason == reason)
            #expect(entry.count == 1 && entry.firstPath == "root")
        }
    }

    @Test("A key that one object of a class asks for is not unread in another")
    func comparesByClass() throws {
        let archive = HandmadeArchive(
            ["size": 1, "more": 1, "name": .uid(3), "next": .uid(4), "$class": .uid(2)], .describing("Folder"), "a",
            ["size": 1, "more": 1, "name": .uid(5), "$class": .uid(2)], "asks")
        let report = try Self.report(Folder.self, archive.data())
        #expect(report.isEmpty, "\(report)")
    }

    @Test("A structure's keys count as the object's, composed, and its version is reported")
    func tellsStructures() throws {
        let newer = Lot(Plot(area: 1), [Plot(area: 2), Plot(area: 3)], version: 3)
        let report = try Self.report(Lot.self, KeyedArchiver.archivedData(withRootObject: newer))
        #expect(
            report.description == """
                defaults taken:
                  Lot.one.price, once, at root["one.price"]
                  Lot.many[].price, 2 times, first at root["many[0].price"]
                keys that nothing read:
                  Lot.one.new, once, at root["one.new"]
                  Lot.many[].new, 2 times, first at root["many[0].new"]
                newer versions:
                  Plot in version 3, known 1, 3 times, first at root.one
                """)
    }

    @Test("An unarchiver of another format asks for fallback keys and has no report")
    func worksElsewhere() throws {
        struct OneKey: ArchiveReader {
            let topLevel = "old"
            func object(_ number: Int) -> (className: String, contents: String)? { nil }
            func value(forKey key: String, in contents: String) -> ArchivedValue<String>? {
                key == contents ? .leaf(.integer(5)) : nil
            }
            func value(at index: Int, in contents: String) -> ArchivedValue<String>? { nil }
        }
        let unarchiver = FormatUnarchiver(OneKey())
        #expect(try unarchiver.decode(Int.self, forKey: "new", fallbackKeys: "old") == 5)
        #expect(try unarchiver.decodeIfPresent(Int.self, forKey: "new", fallbackKeys: "older") == nil)
        unarchiver.noteFallback(forKey: "new", fallbackKey: "old")
        unarchiver.noteDefault(forKey: "new")
    }

    // MARK: Bounds

    @Test("A report has a thousand entries of a kind at most, and short texts")
    func isBounded() throws {
        var entries: [String: PropertyList] = ["size": 1]
        for number in 0..<1_500 { entries["key\(number)"] = 1 }
        let report = try Self.report(Folder.self, Self.folder(entries))
        #expect(report.unreadKeys.count == 1_000 && report.omittedCount == 500)
        #expect(report.description.hasSuffix("\nand 500 more events"))
        let long = try Self.report(
            Folder.self, Self.folder(["size": 1, String(repeating: "é", count: 100_000): 1]))
        #expect(long.unreadKeys.first?.key == String(repeating: "é", count: 200) + "…")
    }

    @Test("What a report reads is counted, and it ends where the limit is reached without an error")
    func isCharged() throws {
        // The keys of 300 classes are the same long string.
        let writer = ReportModels.OverlappingKeys(classCount: 300, keyLength: 20_000)
        let data = try writer.data()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        unarchiver.reportsDecoding = true
        for number in 0..<300 {
            unarchiver.setClass(Empty.self, forClassName: "C\(number)")
            _ = try unarchiver.decode(Empty.self, forKey: "k\(number)")
        }
        let count = try #require(unarchiver.report).unreadKeys.map(\.count).reduce(0, +)
        #expect(count > 0 && count < 300)
    }

    @Test("Changed bytes give the same object or the same error with a report as without")
    func survivesChangedBytes() throws {
        let newer = Lot(Plot(area: 1), [Plot(area: 2)], version: 3)
        let data = try KeyedArchiver.archivedData(withRootObject: newer)
        for position in data.indices {
            for change: UInt8 in [0x01, 0x80, 0xff] {
                var changed = data
                changed[position] ^= change
                let error = archiveError { try KeyedUnarchiver.unarchivedObject(ofClass: Lot.self, from: changed) }
                let reported = archiveError {
                    try KeyedUnarchiver.unarchivedObject(ofClass: Lot.self, from: changed) { _ in }
                }
                #expect(error == reported, "byte \(position) ^ \(change)")
            }
        }
    }
}
