// The public API, and the queries of the documentation.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Documents as text")
struct DocumentTextTests {
    @Test("Programs read and change documents by paths, and convert them to text and back")
    func text() throws {
        let data = try PathTests.archive()
        let document = try ArchiveDocument(data)
        #expect(try document.bytes(at: "root.employees[0].name") == Data("Anna".utf8))
        #expect(try document.bytes(at: "root") == nil)
        #expect(try document.jsonText(at: "root.tags") == "[\"x\"]")
        #expect(throws: InspectionError.self) { try document.bytes(at: "root.employees[*]") }
        let text = try document.jsonText(includesLayout: true)
        #expect(try ArchiveDocument(jsonText: text).data() == data)
        try document.setValue(fromJSONText: "\"Anne\"", at: "root.employees[0].name")
        #expect(try ArchiveDocument(document.data()).bytes(at: "root.employees[0].name") == Data("Anne".utf8))
        #expect(throws: InspectionError.self) { try ArchiveDocument(jsonText: "{}") }
    }

    @Test(
        "The documentation's query in jq works",
        .enabled(if: PeerExecutable(named: "jq") != nil, "jq is not installed: skipped"))
    func query() throws {
        let json = try ArchiveDocument(PathTests.archive()).simpleJSON()
        let jq = try #require(PeerExecutable(named: "jq"))
        let folder = try TemporaryFolder()
        try folder.write(json.text, to: "document.json")
        let output = jq.printed(
            "-r", ".root.employees[] | [.name, .badge] | @tsv", folder.path(of: "document.json"))
        #expect(output == "Anna\t7\nBert\t\n")
        let classes = jq.printed(
            "-c", #"[.. | objects | ."$class"? // empty] | group_by(.) | map({(.[0]): length}) | add"#,
            folder.path(of: "document.json"))
        #expect(classes == #"{"Company":1,"Employee":2}"# + "\n")
    }

    /// A keyed archive in data.
    private static func nested(_ className: String, _ values: [String: PropertyList]) throws -> PropertyList {
        var builder = ArchiveBuilder()
        let name = values["NSName"].map { builder.add($0) }
        let root = builder.add(className, values: values.merging(name.map { ["NSName": $0] } ?? [:]) { $1 })
        return .data(try builder.data(["root": root]))
    }

    /// The bookmark of a file, with the list of names alone, which can have each of them several times.
    private static func bookmark(_ names: [String], times count: Int = 1) -> Data {
        func number(_ number: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }) }
        func item(_ type: Int, _ bytes: Data) -> Data { number(bytes.count) + number(type) + bytes }
        var items = Data()
        var offsets = Data()
        for name in names {
            for _ in 0..<count { offsets += number(4 + items.count) }
            items += item(0x101, Data(name.utf8))
        }
        let list = 4 + items.count
        items += item(0x601, offsets)
        let table = number(32) + number(0xFFFF_FFFE) + number(1) + number(0) + number(1)
        let entry = number(0x1004) + number(list) + number(0)
        let body = number(4 + items.count) + items + table + entry
        return Data("book".utf8) + number(48 + body.count) + number(0x1004_0000) + number(48) + Data(count: 32) + body
    }

    @Test("A date is text in UTC, as a value and in rows; printable data is text in the tree, other data is not")
    func datesAndData() throws {
        var builder = ArchiveBuilder()
        let date = builder.add("NSDate", values: ["NS.time": 1.5])
        let values: [String: PropertyList] = [
            "date": date, "color": .data(Data("0.5 1 0\0".utf8)), "short": .data(Data("abc".utf8)),
            "bytes": .data(Data("text\u{7}".utf8)), "long": .data(Data(String(repeating: "ab", count: 500).utf8)),
        ]
        let root = builder.add("Box", values: values)
        let document = try ArchiveDocument(builder.data(["root": root]))
        #expect(try document.bytes(at: "root.date") == Data("2001-01-01T00:00:01.5Z".utf8))
        let row = try #require(try document.rows(ofClass: "Box").first)
        #expect(row.json(file: "a")["date"] == "2001-01-01T00:00:01.5Z")
        var text = ""
        _ = DocumentTree.write(document) { text += $0 }
        #expect(text.contains("color: 8 bytes \"0.5 1 0\\u{0}\"\n"), "\(text)")
        #expect(text.contains("short: 3 bytes 61 62 63\n"))
        #expect(text.contains("bytes: 5 bytes 74 65 78 74 07\n"))
        #expect(text.contains("long: 1000 bytes \"abababababababababababababababab\" … checksum "))
    }

    @Test("Colors, fonts and bookmarks in data are readable")
    func cocoa() throws {
        let color = try Self.nested("NSColor", ["NSRGB": .data(Data("0.8588 0.1765 0.1255 1\0".utf8))])
        let list: PropertyList = [
            "ANSIRedColor": color, "Font": try Self.nested("NSFont", ["NSName": "Monaco", "NSSize": .double(10)]),
            "Bookmark": .data(Self.bookmark(["Users", "anna", "Größe.txt"])),
        ]
        let document = try ArchiveDocument(list.data(format: .binary))
        let json = try document.simpleJSON()
        #expect(json["ANSIRedColor"] == "#db2d20")
        #expect(json["Font"] == ["$font": "Monaco", "size": .real(10)])
        #expect(json["Bookmark"] == ["$bookmark": "/Users/anna/Größe.txt"])
        var tree = ""
        _ = DocumentTree.write(document) { tree += $0 }
        #expect(tree.contains("bookmark of \"/Users/anna/Größe.txt\"\n"))
    }

    @Test("A bookmark whose path would be longer than the bookmark is data")
    func longBookmark() throws {
        let data = Self.bookmark([String(repeating: "a", count: 100_000)], times: 1_000)
        let json = try ArchiveDocument(PropertyList.array([.data(data)]).data()).simpleJSON()
        #expect(json.elements?.first?["$bookmark"] == nil && json.elements?.count == 1)
    }

    @Test("A changed bookmark is a bookmark, or data")
    func changedBookmarks() throws {
        let data = Self.bookmark(["Users", "anna", "a"])
        for seed in 0..<IntegrationRing.size(20_000, inRing: 4_000, otherwise: 1_000) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var copy = data
            copy[Int.random(in: 4..<copy.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            let document = try ArchiveDocument(PropertyList.data(copy).data(format: .binary))
            #expect(throws: Never.self, "seed \(seed)") { try document.simpleJSON() }
        }
    }

    @Test("Attributed strings are text with runs", .fixtures)
    func attributedStrings() throws {
        var count = 0
        for file in try FixtureFolder.files() where file.path.contains("AttributedString") {
            guard let json = try? ArchiveDocument(file.data).simpleJSON() else { continue }
            let value = json["root"] ?? json
            guard let text = value["string"]?.string, let runs = value["runs"]?.elements else { continue }
            let lengths = runs.compactMap { $0["length"]?.integer }
            #expect(runs.isEmpty || lengths.reduce(0, +) == Int64(text.utf16.count), "\(file.path)")
            count += 1
        }
        #expect(count > 0)
    }

    @Test("Equal archives are equal text, and dates keep their bits")
    func dates() throws {
        for seconds in [0.0, 0.5, -0.5, 685_881_597.882, -63_113_000_000.25, 1e-7, 1e300, -1, 721_692_800.123456] {
            let list = PropertyList.date(Date(timeIntervalSinceReferenceDate: seconds))
            let text = try ArchiveDocument(PropertyList.array([list]).data()).jsonText()
            let copy = try PropertyList(data: ArchiveDocument(jsonText: text).data())
            #expect(copy == .array([list]), "\(seconds): \(text)")
        }
    }
}
