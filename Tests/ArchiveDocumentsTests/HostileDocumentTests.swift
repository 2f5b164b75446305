// Damaged files and documents in JSON: an answer or an error, in bounded time, for every command.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
    /// What the commands do with a file.
    ///
    /// - Parameter original: a document to which the one in the file is compared.
    private static func useAll(_ data: Data, _ comment: String, original: ArchiveDocument? = nil) {
        guard let document = try? ArchiveDocument(data) else { return }
        if let json = try? document.json(JSONOptions(includesLayout: true)) {
            #expect(throws: Never.self, "\(comment)") { try ArchiveDocument(json: json).data() }
        }
        _ = try? document.simpleJSON()
        for path in ["root", "root[*]", "root.*", "#1", "$0", "root.$raw.*"] {
            guard let path = try? DocumentPath(parsing: path), let findings = try? document.find(path) else { continue }
            for finding in findings.prefix(3) { _ = (try? finding.bytes(), finding.kind, try? finding.json()) }
        }
        var treeByteCount = 0
        _ = DocumentTree.write(document) { treeByteCount += $0.utf8.count }
        #expect(treeByteCount <= max(128 * data.count, 1 << 20) + 200, "\(comment)")
        _ = DocumentTree.write(document, TreeOptions(depth: 2, opensNested: false)) { treeByteCount += $0.utf8.count }
        if let records = try? document.records(file: comment, includesBytes: document.isSequential) {
            #expect(!records.isEmpty, "\(comment)")
        }
        _ = try? document.byteLines()
        _ = try? DocumentStatistics(document).summaryLines
        if let graph = try? DocumentGraph(document, within: DocumentGraph.Bounds(count: 100)) {
            #expect(graph.dot.utf8.count < 1 << 20 && graph.mermaid.utf8.count < 1 << 20, "\(comment)")
            _ = graph.html(name: "a")
        }
        for format in PropertyList.Format.allCases where (try? document.setFormat(format)) != nil {
            _ = try? document.data()
        }
        _ = try? document.keyedArchive(isPlain: false).data()
        _ = try? document.sequentialArchive().data()
        for options in [ComparisonOptions(), ComparisonOptions(tolerance: 1, isFull: true, includesLayout: true)] {
            guard let differences = try? DocumentComparison(document, document, options).differences else { continue }
            #expect(differences.isEmpty, "\(comment): \(differences.map(\.line).prefix(2))")
            if let original { _ = try? DocumentComparison(original, document, options).lines(showsAll: false) }
        }
        if let path = try? DocumentPath(parsing: "root"), (try? document.apply(.set(.string("x")), at: path)) != nil {
            _ = try? document.data()
        }
    }

    @Test("Every damaged fixture gets an answer or an error", .fixtures)
    func fixtures() throws {
        // What shares too much takes each command to its limit.
        let isThorough = IntegrationRing.size(1, otherwise: 0) == 1
        var count = 0
        for file in try FixtureFolder.files()
        where (file.path.contains("malformed") || file.path.contains("bad"))
            && (isThorough || !file.path.contains("laughs"))
        {
            count += 1
            try withStack(ofSize: 8 << 20) { Self.useAll(file.data, file.path) }
        }
        #expect(count > 100)
    }

    private static let mutationCount =
        ProcessInfo.processInfo.environment["ARCHIVING_MUTATIONS"].flatMap { Int($0) }
        ?? IntegrationRing.size(5_000, inRing: 500, otherwise: 100)

    /// A binary archive, the same in XML, and a sequential one.
    private static func archives() throws -> [Data] {
        let text = try ArchiveDocument(PathTests.archive())
        try text.setFormat(.xml)
        return [try PathTests.archive(), try text.data(), try SequentialBuilding.company()]
    }

    @Test("Changed bytes give an answer or an error")
    func mutations() throws {
        let archives = try Self.archives()
        let originals = try archives.map { try ArchiveDocument($0) }
        for seed in 0..<Self.mutationCount {
            var generator = SeededGenerator(seed: UInt64(seed))
            let number = seed % archives.count
            var copy = archives[number]
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                copy[Int.random(in: 0..<copy.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            Self.useAll(copy, "seed \(seed)", original: originals[number])
        }
    }

    @Test("Changed documents in JSON give a document or an error")
    func mutatedJSON() throws {
        let json = try ArchiveDocument(PathTests.archive()).json(JSONOptions(includesLayout: true))
        let data = Data(json.compactText.utf8)
        for seed in 0..<IntegrationRing.size(20_000, inRing: 2_000, otherwise: 300) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var copy = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let digits = Array("0123456789\"$[]{},:ntabc".utf8)
                copy[Int.random(in: 0..<copy.count, using: &generator)] =
                    digits.randomElement(using: &generator) ?? 0
            }
            guard let json = try? JSONValue(parsing: copy), let document = try? ArchiveDocument(json: json) else {
                continue
            }
            _ = try? document.data()
        }
    }

    @Test(
        "Wrong documents are errors",
        arguments: [
            "{}", "[]", #"{"format": "archive/2", "kind": "plist", "value": 1}"#,
            #"{"format": "archive/1", "kind": "keyed", "top": {"root": {"$ref": 5}}, "classes": {}}"#,
            #"{"format": "archive/1", "kind": "keyed", "top": {"root": {"$class": "A"}}, "classes": {}}"#,
            #"{"format": "archive/1", "kind": "keyed", "top": {"root": {"$foo": 1}}, "classes": {}}"#,
            #"{"format": "archive/1", "kind": "plist", "value": {"$real": "x"}}"#,
            #"{"format": "archive/1", "kind": "plist", "value": {"$data": "*"}}"#,
            #"{"format": "archive/1", "kind": "plist", "value": {"$date": "2001-01-01T00:01:32.99999999999999999Z"}}"#,
            #"{"format": "archive/1", "kind": "plist", "value": {"$date": "2023-02-31T00:00:00Z"}}"#,
            #"{"format": "archive/1", "kind": "plist", "value": {"$date": "2023-02-29T00:00:00Z"}}"#,
            #"{"format": "archive/1", "kind": "sequential", "groups": [["i", "x"]], "classes": {}}"#,
            #"{"format": "archive/1", "kind": "sequential", "groups": [["[9999999i]", 1]], "classes": {}}"#,
        ])
    func wrong(text: String) throws {
        let json = try JSONValue(parsing: Data(text.utf8))
        #expect(throws: JSONError.self) { try ArchiveDocument(json: json) }
    }

    @Test("Archives in archives are documents, up to eight levels, and come back")
    func nested() throws {
        var data = try PathTests.archive()
        for _ in 0..<10 { data = try PropertyList.dictionary(["inner": .data(data)]).data() }
        for includesLayout in [true, false] {
            let json = try ArchiveDocument(data).json(JSONOptions(includesLayout: includesLayout))
            var (inner, count) = (json, 0)
            while let next = inner["value"]?["inner"]?["$archive"] { (inner, count) = (next, count + 1) }
            #expect(count == 8)
            let copy = try ArchiveDocument(json: json).data()
            if includesLayout { #expect(copy == data) }
            let path = String(repeating: "inner.", count: 10) + "root.employees[0].name"
            #expect(try ArchiveDocument(copy).bytes(at: path) == Data("Anna".utf8))
        }
    }

    @Test("The error about bytes after the end states how many there are", arguments: [1, 2, 100, 4096])
    func trailingBytes(count: Int) throws {
        let data = try PathTests.archive() + Data(repeating: 0x0A, count: count)
        let error = #expect(throws: InspectionError.self) { try ArchiveDocument(data) }
        let hint = "without its last \(count) byte\(count == 1 ? "" : "s") it can be read"
        #expect(error?.message.hasSuffix(hint) == true)
        let cut = #expect(throws: InspectionError.self) { try ArchiveDocument(PathTests.archive().dropLast(9)) }
        #expect(cut?.message.contains("it can be read") == false)
        #expect(cut?.localizedDescription.hasPrefix("The end of the file, which locates its objects") == true)
        // The library says the same as the tool.
        let read = #expect(throws: ArchiveError.self) {
            try KeyedUnarchiver(forReadingFrom: PathTests.archive().dropLast(9))
        }
        #expect(read.map { "\($0)" } == cut?.message)
    }

    @Test("An error in a root that is a number has no path, and integers of 16 bytes are read where they fit")
    func largeIntegers() throws {
        func list(_ bytes: [UInt8]) -> Data {
            // The object's offset; widths of one byte, one object, which is the root, and the table's offset.
            let numbers: [UInt8] = [1, 0, 25]
            let trailer = numbers.flatMap { number in [UInt8](repeating: 0, count: 7) + [number] }
            var data = Data("bplist00".utf8)
            for part in [[0x14], bytes, [8, 0, 0, 0, 0, 0, 0, 1, 1], trailer] { data.append(contentsOf: part) }
            return data
        }
        let ones = [UInt8](repeating: 0xFF, count: 16)
        #expect(try PropertyList(data: list(ones)) == -1)
        let error = #expect(throws: InspectionError.self) {
            try ArchiveDocument(list([1] + ones.dropFirst())).json()
        }
        #expect(error?.path == nil && error?.message.contains("too large") == true)
        let small = #expect(throws: PropertyListError.self) { try PropertyList(data: list([0x80] + ones.dropFirst())) }
        #expect(
            small.map { "\($0)".contains("too small: expected an integer of at least -9223372036854775808") } == true)
    }

    @Test("Strings that are marked as ASCII are UTF-8 or Latin-1, and keep their bytes")
    func singleBytes() throws {
        let text = Data("Größe, größer".utf8)
        for bytes in [text, Data("Gr".utf8 + [0xF6, 0xDF, 0x65] + Data("r als andere".utf8))] {
            // An array of one string, written by hand.
            var data = Data("bplist00".utf8) + [0xA1, 1, 0x5F, 0x10, UInt8(bytes.count)] + bytes
            let table = data.count
            data += [8, 10, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
            data += [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
            let document = try ArchiveDocument(data)
            let shown = try document.jsonText(at: "[0]")
            #expect(shown == (bytes == text ? "\"Größe, größer\"" : "\"Größer als andere\""))
            let json = try document.json(JSONOptions(includesLayout: true))
            #expect(try ArchiveDocument(json: json).data() == data)
        }
    }

    @Test("A key beside those of archives is an error where it would be lost")
    func otherRootKeys() throws {
        let archive: PropertyList = [
            "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": .uid(PropertyList.UID(1))],
            "$objects": ["$null", "text"], "mine": 1,
        ]
        let document = try ArchiveDocument(archive.data())
        #expect(try document.jsonText(at: "root") == "\"text\"")
        for body in [
            { _ = try document.data() }, { _ = try document.json(JSONOptions(includesLayout: true)) },
            { _ = try document.sequentialArchive() },
        ] {
            let error = #expect(throws: InspectionError.self) { try body() }
            #expect(error?.message == "the archive has the key \"mine\" beside '$objects'")
        }
    }

    @Test("An archive without a version, or whose archiver has no name, keeps that in JSON")
    func missingVersion() throws {
        var archive: [String: PropertyList] = [
            "$archiver": "NSKeyedArchiver", "$top": ["root": .uid(PropertyList.UID(1))], "$objects": ["$null", "text"],
        ]
        let data = try PropertyList.dictionary(archive).data()
        let json = try ArchiveDocument(data).json(JSONOptions(includesLayout: true))
        #expect(json["version"] == .null)
        #expect(try ArchiveDocument(json: json).data() == data)
        let edited = try ArchiveDocument(data)
        try edited.setValue(fromJSONText: "\"other\"", at: "root")
        #expect(try ArchiveDocument(edited.data()).json()["version"] == .null)

        archive["$archiver"] = 5
        let unnamed = try ArchiveDocument(PropertyList.dictionary(archive).data())
        #expect(try PropertyList(data: unnamed.data()) == .dictionary(archive))
        #expect(throws: InspectionError.self) { try unnamed.json(JSONOptions(includesLayout: true)) }
    }

    @Test("A long text is cut after a whole character")
    func cutText() throws {
        let long = "a" + String(repeating: "é", count: 200)
        #expect(ValueText.cut(long)?.hasPrefix("\"a" + String(repeating: "é", count: 99) + "\"…") == true)
        var builder = ArchiveBuilder()
        let root = builder.add("Box", values: ["text": builder.add(.string(long))])
        let graph = try DocumentGraph(ArchiveDocument(builder.data(["root": root])))
        #expect(graph.dot.contains("éé…") && !graph.dot.contains("\u{FFFD}"))
    }

    @Test("Deep JSON is an error")
    func deep() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }
    }

    @Test("Chains of objects are no deeper in JSON than 200, and come back")
    func chain() throws {
        var entries = #"{"$class": "Node", "$id": 1, "next": null}"#
        for number in 2...150 { entries = "{\"$class\": \"Node\", \"$id\": \(number), \"next\": \(entries)}" }
        let text =
            #"{"format": "archive/1", "kind": "keyed", "top": {"root": "# + entries
            + #"}, "classes": {"Node": {"chain": ["Node", "NSObject"]}}}"#
        let document = try ArchiveDocument(json: JSONValue(parsing: Data(text.utf8)))
        let data = try document.data()
        let json = try ArchiveDocument(data).json()
        #expect(json["objects"]?.elements?.count == 1)
        #expect(try ArchiveDocument(json: json).data() == data)
    }

    @Test(
        "Errors name other formats",
        arguments: [
            (Data([0x1F, 0x8B, 8, 0]), "gzip"), (Data("PK\u{3}\u{4}".utf8), "zip"),
            (Data("NIBArchive".utf8), "NIBArchive"), (Data("SQLite format 3\0".utf8), "SQLite"),
            (Data("version https://git-lfs.github.com/spec/v1".utf8), "Git LFS"),
            (Data([0x30, 0x82, 1, 2, 6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 7, 2, 0]), "CMS"),
        ])
    func foreign(data: Data, name: String) {
        #expect { try ArchiveDocument(data) } throws: { error in
            (error as? InspectionError)?.message.contains(name) ?? false
        }
    }

    @Test("OpenStep text without braces is read if its first key is a word")
    func strings() throws {
        let document = try ArchiveDocument(Data("A = b;\n\"C\" = \"d\";\n".utf8))
        #expect(try document.simpleJSON().compactText == #"{"A":"b","C":"d"}"#)
        #expect(throws: InspectionError.self) { try ArchiveDocument(Data("plain words".utf8)) }
    }
}
