// The public API, and the queries of the documentation.

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

    @Test("Attributed strings are text with runs", .fixtures)
    func attributedStrings() throws {
        var count = 0
        for file in try JSONFixtureTests.files() where file.path.contains("AttributedString") {
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
