// Documents as one object in each line, with the places of their objects in the file.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Records of objects")
struct RecordTests {
    @Test("The first record has the classes, the others have an object each")
    func records() throws {
        let document = try ArchiveDocument(PathTests.archive())
        let lines = try document.records(file: "a", includesBytes: true)
        #expect(lines.first?["classes"]?["Employee"] != nil)
        #expect(lines.first?["objects"] == nil)
        #expect(
            lines.dropFirst().compactMap { $0["path"]?.string } == [
                "root", "root.employees[0]", "root.employees[1]",
            ])
        let anna = try #require(lines.first { $0["path"] == "root.employees[0]" })
        #expect(anna["file"] == "a" && anna["class"] == "Employee")
        #expect(anna["value"]?["name"] == "Anna" && anna["value"]?["$class"] == "Employee")
        #expect(anna["value"]?["employer"]?["$ref"] == lines[1]["id"])
        #expect(try #require(anna["offset"]?.int) > 8 && anna["length"]?.int == 11)
    }

    @Test("Rows have the text of decimal numbers, and of reals that JSON has no number for")
    func rows() throws {
        let text = """
            {"format": "archive/1", "kind": "keyed", "encoding": "binary", "top": {"root": {"$class": "A", "price":
              {"$class": "NSDecimalNumberPlaceholder", "NS.exponent": -1, "NS.length": 1, "NS.negative": true,
               "NS.compact": true, "NS.mantissa.bo": 1, "NS.mantissa": {"$data": "fQAAAAAAAAAAAAAAAAAAAA=="}},
              "most": {"$real": "inf"}, "odd": {"$float": "nan"}}},
             "classes": {"A": {"chain": ["A", "NSObject"]}, "NSDecimalNumberPlaceholder": {"chain":
               ["NSDecimalNumberPlaceholder", "NSDecimalNumber", "NSNumber", "NSValue", "NSObject"]}}}
            """
        let document = try ArchiveDocument(json: JSONValue(parsing: Data(text.utf8)))
        let row = try #require(document.rows(ofClass: "A").first).json(file: "f")
        #expect(row["price"] == "-12.5" && row["most"] == "inf" && row["odd"] == "nan")
        let price = try #require(try document.find(DocumentPath(parsing: "root.price")).first)
        #expect(try price.json() == "-12.5" && price.bytes() == Data("-12.5".utf8))
    }

    @Test("All records together are the document", .fixtures)
    func together() throws {
        var count = 0
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data), let records = try? document.records(file: file.path)
            else { continue }
            var objects: [JSONValue] = []
            for record in records.dropFirst() {
                guard case .object(let members)? = record["value"], let id = record["id"] else { continue }
                objects.append(.object(members + [JSONMember("$id", id)]))
            }
            var json = try #require(records.first)
            json["file"] = nil
            if !objects.isEmpty { json["objects"] = .array(objects) }
            let copy = try ArchiveDocument(json: JSONValue(parsing: Data(json.compactText.utf8)))
            #expect(try DocumentComparison(document, copy).differences.isEmpty, "\(file.path)")
            count += 1
        }
        #expect(count > 150)
    }

    @Test("The places of objects are in the file, in each other or apart, and end with the end of an object", .fixtures)
    func places() throws {
        var count = 0
        for file in try FixtureFolder.files() where !file.path.contains("malformed") {
            guard let document = try? ArchiveDocument(file.data), let lines = try? document.byteLines() else {
                continue
            }
            var ends = [file.data.count]
            for line in lines.dropFirst() {
                let words = line.split(separator: " ")
                let (offset, length) = try (#require(Int(words[0])), #require(Int(words[1])))
                while let end = ends.last, end <= offset { ends.removeLast() }
                // Only sequential archives store objects in each other.
                #expect(ends.count == 1 || document.isSequential, "\(file.path): \(line)")
                #expect(try offset + length <= #require(ends.last), "\(file.path): \(line)")
                if document.isSequential, words[3] != "string" {
                    #expect(file.data[offset + length - 1] == 0x86, "\(file.path): \(line)")
                }
                #expect(length > 0, "\(file.path): \(line)")
                ends.append(offset + length)
            }
            count += 1
        }
        #expect(count > 60)
    }

    @Test("The places of an XML archive are an error")
    func text() throws {
        let document = try ArchiveDocument(PathTests.archive())
        try document.setFormat(.xml)
        let copy = try ArchiveDocument(document.data())
        #expect(throws: InspectionError.self) { try copy.byteLines() }
    }
}
