// Sequential archives as keyed ones and back, without the classes.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Conversion between kinds of archives")
struct ConversionTests {
    @Test("Each sequential fixture becomes a keyed archive, and the same bytes again", .fixtures)
    func fixtures() throws {
        var count = 0
        for file in try FixtureFolder.files() {
            guard let document = try? ArchiveDocument(file.data), document.isSequential, (try? document.json()) != nil,
                // Some were written by others, with C strings that are never repeated.
                try document.data() == file.data
            else { continue }
            do {
                let keyed = try document.keyedArchive(isPlain: false).data()
                let copy = try ArchiveDocument(keyed).sequentialArchive().data()
                #expect(copy == file.data, "\(file.path)")
                // The objects can be read without their classes.
                _ = try KeyedUnarchiver(forReadingFrom: keyed).decode(ArchivedObject.self, forKey: "typedstream")
                #expect(!(try document.keyedArchive(isPlain: true).data().contains("typedstream")), "\(file.path)")
                count += 1
            } catch {
                Issue.record("\(file.path): \(error)")
            }
        }
        #expect(count > 35, "only \(count)")
    }

    private static let text = """
        {"format": "archive/1", "kind": "sequential", "byteOrder": "big", "systemVersion": 1000, "groups": [
        ["@", {"$class": "Box", "$id": 1, "$groups": [["@", [{"$ref": 1}, "a", null]], ["ci", 1, -5], ["*", "c"],
        ["@", {"$class": "NSNumber", "$groups": [["*", "c"], ["c", 1]]}],
        ["@", {"$class": "NSNumber", "$groups": [["*", "s"], ["s", 300]]}], ["[3s]", 1, 2, 3], ["#", {"$classref": "Box"}],
        ["@", {"$class": "NSMutableString", "$groups": [["+", "text"]]}], [":", "run:"], ["f", 0.5], ["[2c]", {"$data": "AAE="}],
        ["@", {"$class": "NSMutableDictionary", "k": {"$date": "2001-01-01T00:00:00Z"}}]]}], ["i", 7]],
        "classes": {"Box": {"chain": ["Box", "Case", "NSObject"], "versions": [3, 0, 0]},
        "NSNumber": {"chain": ["NSNumber", "NSValue", "NSObject"], "versions": [0, 0, 0]}}}
        """

    @Test("Objects of classes have a key for each value, and Foundation's objects their keyed form")
    func keys() throws {
        let document = try ArchiveDocument(jsonText: Self.text)
        let keyed = try ArchiveDocument(document.keyedArchive(isPlain: false).data())
        func get(_ path: String) throws -> String { try keyed.jsonText(at: path) }
        #expect(try get("$0.$class") == "\"Box\"" && get("$0.$chain") == "[\"Box\", \"Case\", \"NSObject\"]")
        #expect(try get("$0.$0[1]") == "\"a\"" && get("$0.$0[2]") == "null")
        #expect(try get("$0.$1") == "1" && get("$0.$2") == "-5" && get("$0.$3") == "\"c\"")
        #expect(try get("$0.$4") == "true" && get("$0.$5") == "300" && get("$0.$8") == "3")
        #expect(try get("$0.$10") == "\"text\"" && get("$0.$12") == "0.5" && get("$1") == "7")
        #expect(try get("$0.$14.k") == "\"2001-01-01T00:00:00Z\"")
        #expect(try get("typedstream.versions.Box") == "3" && get("typedstream.byteOrder") == "\"big\"")
        #expect(try get(#"$0["typedstream.groups"]"#).hasPrefix(#""@\nci\n*\n@\n"#))
        #expect(try keyed.sequentialArchive().data() == document.data())
    }

    @Test("The text that stands for nil in keyed archives stays text")
    func textOfNull() throws {
        let texts = ["$null", "x", "$null"]
        let sequential = try SequentialArchiver.archivedData(withRootObject: texts)
        let keyed = try ArchiveDocument(sequential).keyedArchive(isPlain: false).data()
        #expect(try KeyedUnarchiver.unarchivedValue(of: [String].self, from: keyed) == texts)
        #expect(try ArchiveDocument(keyed).sequentialArchive().data() == sequential)
        // In JSON with or without the slots of another text.
        for includesLayout in [true, false] {
            var options = JSONOptions()
            options.includesLayout = includesLayout
            let json = try ArchiveDocument(KeyedArchiver.archivedData(withRootObject: ["a", "x", "a"])).jsonText(
                options)
            let edited = try ArchiveDocument(jsonText: json.replacing("\"a\"", with: "\"$null\"")).data()
            #expect(try KeyedUnarchiver.unarchivedValue(of: [String].self, from: edited) == texts)
        }
    }

    @Test("An archive of Foundation's objects becomes a sequential one")
    func foundation() throws {
        var builder = ArchiveBuilder()
        let list = builder.array([builder.add("x"), builder.add(5), builder.add(true), ArchiveBuilder.null])
        let document = try ArchiveDocument(builder.data(["root": list]))
        let data = try document.sequentialArchive().data()
        #expect(try SequentialUnarchiver(forReadingFrom: data).decode(ArchivedObject.self).className == "NSArray")
        let sequential = try ArchiveDocument(data)
        #expect(try sequential.jsonText(at: "root") == #"["x", 5, 1, null]"#)
        let back = try ArchiveDocument(sequential.keyedArchive(isPlain: false).data())
        #expect(try back.jsonText(at: "root") == #"["x", 5, true, null]"#)
    }

    @Test("What can't be converted is named with its path")
    func refused() throws {
        let document = try ArchiveDocument(PathTests.archive())
        let error = #expect(throws: InspectionError.self) { try document.sequentialArchive() }
        #expect(error?.message == "'root': an object of class 'Company', whose values have keys")
        #expect(throws: InspectionError.self) { try document.keyedArchive(isPlain: false) }
        let list = try ArchiveDocument(PropertyList.array([1]).data(format: .binary))
        #expect(throws: InspectionError.self) { try list.sequentialArchive() }
        #expect(throws: InspectionError.self) { try list.keyedArchive(isPlain: true) }
    }
}

extension Data {
    fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
