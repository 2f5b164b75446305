// The form of documents in JSON: what the JSON Schema refuses, the reader refuses, too, with the path.

import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Form of documents in JSON")
struct DocumentFormTests {
    @Test(
        "Members and types that the form doesn't have are errors with their path",
        arguments: [
            (#""kind": "plist", "value": {"a": [{"$foo": 1}]}"#, #"a[0]: unknown member "$foo""#),
            (#""kind": "plist", "value": 1, "note": 1"#, #"unknown member "note""#),
            (#""kind": "plist", "value": 1, "encoding": "ebcdic""#, "'encoding' is not 'binary' or"),
            (
                #""kind": "keyed", "top": {"root": {"$elements": {"a": 1}, "$class": "NSSet"}}, "classes": {}"#,
                "root: '$elements' is not a list"
            ),
            (
                #""kind": "keyed", "top": {"root": {"$class": "NSSet", "$elements": [1], "x": 2}}, "classes": {}"#,
                #"root: unknown member "x""#
            ),
            (
                #""kind": "keyed", "top": {"root": {"$entries": {"a": 1}}}, "classes": {}"#,
                "root: '$entries' is not a list"
            ),
            (#""kind": "keyed", "top": {"root": {"$class": ["A"]}}, "classes": {}"#, "root: '$class' is not a text"),
            (#""kind": "keyed", "top": {}, "classes": {"A": {"chain": "A"}}"#, "'chain' is not a list of texts"),
            (#""kind": "keyed", "top": {"a": {"b c": {"$real": "x"}}}, "classes": {}"#, #"a["b c"]: '$real'"#),
            (
                #""kind": "sequential", "byteOrder": "middle", "systemVersion": 1, "groups": [], "classes": {}"#,
                "'byteOrder' is not 'big' or 'little'"
            ),
            (
                #""kind": "sequential", "byteOrder": "big", "systemVersion": 1, "groups": [["i", 1], ["i", {"$x": 1}]], "classes": {}"#,
                #"$1: unknown member "$x""#
            ),
        ])
    func wrong(members: String, message: String) throws {
        let json = try JSONValue(parsing: Data("{\"format\": \"archive/1\", \(members)}".utf8))
        let error = #expect(throws: JSONError.self) { try ArchiveDocument(json: json) }
        #expect(
            error?.message.hasPrefix(message) == true || error?.message.contains(message) == true,
            "\(error?.message ?? "")")
    }

    @Test("The order of members has no meaning", arguments: ["keyed", "sequential"])
    func order(_ kind: String) throws {
        let inner = #"{"format": "archive/1", "kind": "plist", "value": [1]}"#
        let head = #"{"format": "archive/1", "classes": {}, "kind": "\#(kind)", "#
        func data(_ members: String) throws -> Data {
            let members =
                kind == "keyed"
                ? #""top": {"root": {\#(members)}}}"#
                : #""byteOrder": "little", "systemVersion": 1000, "groups": [["@", {\#(members)}]]}"#
            return try ArchiveDocument(jsonText: head + members).data()
        }
        #expect(try data(#""$in": "data", "$archive": \#(inner)"#) == data(#""$archive": \#(inner), "$in": "data""#))
    }

    // MARK: Against the JSON Schema

    /// Documents with all members that the format has.
    private static let documents = [
        #"{"format": "archive/1", "kind": "keyed", "encoding": "xml", "archiver": "A", "version": 100000, "top": {"root": {"$class": "Employee", "$id": 1, "name": "Anna", "age": 41, "pay": 1.5, "when": {"$date": "2001-01-01T00:00:00Z", "$id": 3}, "tags": ["a", {"$inline": [1, {"$uid": 3}]}], "site": {"$url": "a", "$base": {"$url": "b"}}, "key": {"$uuid": "4DF1B4B6-2B4B-4A0C-9C7E-0F5C1A2B3C4D"}, "boss": {"$ref": 1}, "set": {"$class": "NSSet", "$elements": [1, true, null]}, "map": {"$class": "NSDictionary", "$id": 9, "$entries": [[1, 2], ["a", {"$data": "AAAA"}]]}, "none": {"$nil": 7}, "type": {"$classref": "Employee"}, "raw": {"$class": "NSArray", "$raw": true, "NS.objects": {"$inline": []}}, "big": {"$int": "99999999999"}, "float": {"$float": "nan"}, "real": {"$real": "-inf"}, "slot": {"$slot": {"a": 1}}, "plain": {"a": {"$set": [1]}}}}, "classes": {"Employee": {"name": "Employee", "chain": ["Employee", "NSObject"], "hints": ["B"], "versions": [0, 1], "keys": {"pay": "real", "tags": ["inline array", "slot"]}}}, "objects": [{"$class": "Employee", "$id": 5}], "unreferenced": ["a"], "layout": {"of": "x"}}"#,
        #"{"format": "archive/1", "kind": "plist", "encoding": "openstep", "value": {"a": {"$archive": {"format": "archive/1", "kind": "plist", "value": {"$entries": [[1, 2]]}}, "$in": "data"}, "$$price": 1, "$0": 2, "": 3}}"#,
        #"{"format": "archive/1", "kind": "sequential", "byteOrder": "little", "streamerVersion": 4, "systemVersion": 1000, "groups": [["@", {"$class": "A", "$id": 0, "$groups": [["i", 5], ["@", "text"], ["d", {"$real": "-0.0"}]]}]], "classes": {"A": {"chain": ["A"], "versions": [1]}}, "objects": [null]}"#,
    ]

    private static let replacements: [JSONValue] = [
        .null, true, 0, -1, 7, .real(1.0), .real(1.5), "", "text", "big", "xml", "nan", "nan:7ff8000000000001", "12",
        "-3",
        .array([]), .array([1]), .array(["a", "b"]), .object([]), .object([JSONMember("a", 1)]),
        .object([JSONMember("$id", 4)]), .object([JSONMember("$ref", 1)]), .object([JSONMember("$foo", 1)]),
        .object([JSONMember("$class", "NSArray"), JSONMember("$elements", .array([]))]),
    ]
    private static let names = [
        "a", "$id", "$class", "$elements", "$entries", "$groups", "$ref", "$set", "$int", "$raw", "$foo", "$", "$$x",
        "$1",
        "$in", "$base", "format", "kind", "layout", "chain", "real", "",
    ]

    private static func mutated(_ json: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
        let isHere = Int.random(in: 0..<6, using: &generator) == 0
        switch json {
        case .array(var elements) where !isHere && !elements.isEmpty:
            let index = Int.random(in: elements.indices, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: elements.remove(at: index)
            case 1: elements.insert(replacements.randomElement(using: &generator) ?? .null, at: index)
            default: elements[index] = mutated(elements[index], &generator)
            }
            return .array(elements)
        case .object(var members) where !isHere && !members.isEmpty:
            let index = Int.random(in: members.indices, using: &generator)
            let name = names.randomElement(using: &generator) ?? ""
            let isNew = !members.contains { $0.name == name }
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: members.remove(at: index)
            case 1 where isNew:
                members.insert(
                    JSONMember(name, replacements.randomElement(using: &generator) ?? .null), at: index)
            case 2 where isNew: members[index].name = name
            case 3: members.swapAt(0, index)
            default: members[index].value = mutated(members[index].value, &generator)
            }
            return .object(members)
        default: return replacements.randomElement(using: &generator) ?? .null
        }
    }

    @Test(
        "Random changes of documents have the verdict of the JSON Schema",
        .enabled(
            if: PeerExecutable.python?.printed("-c", "import jsonschema").isEmpty ?? false,
            "python3 with jsonschema is not installed: skipped"))
    func verdicts() throws {
        let seed = RunSeed.first
        var generator = SeededGenerator(seed: seed)
        let originals = try Self.documents.map { try JSONValue(parsing: Data($0.utf8)) }
        var lines = Data()
        var verdicts: [Bool] = []
        let count = IntegrationRing.isThorough ? 10_000 : 200
        for number in 0..<count {
            var json = originals[number % originals.count]
            if number >= originals.count {
                for _ in 0..<Int.random(in: 1...2, using: &generator) { json = Self.mutated(json, &generator) }
            }
            lines += Data((json.compactText + "\n").utf8)
            let isValid: Bool
            do {
                try DocumentForm.check(JSONValue(parsing: Data(json.compactText.utf8)))
                isValid = true
            } catch {
                isValid = false
                // What doesn't have the form is never read.
                #expect(throws: JSONError.self, "seed \(seed), \(json.compactText)") { try ArchiveDocument(json: json) }
            }
            verdicts.append(isValid)
        }
        let schema = DocumentationFiles.url("archive-1.schema.json").path(percentEncoded: false)
        let script = """
            import json, jsonschema, sys
            validator = jsonschema.Draft202012Validator(json.load(open('\(schema)')))
            output = open(sys.argv[2], 'w')
            for line in open(sys.argv[1]):
                output.write('1' if validator.is_valid(json.loads(line)) else '0')
            """
        let output = String(decoding: try PeerExecutable.python(script, input: lines), as: UTF8.self)
        #expect(output.utf8.count == count)
        let texts = lines.split(separator: UInt8(ascii: "\n"))
        for (number, character) in output.enumerated() where (character == "1") != verdicts[number] {
            Issue.record(
                "seed \(seed): the schema says \(character): \(String(decoding: texts[number], as: UTF8.self))")
        }
        #expect(verdicts.prefix(Self.documents.count).allSatisfy { $0 })
        #expect(verdicts.contains(false))
    }
}
