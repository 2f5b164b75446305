// What a verdict states besides whether the archive can be read, and that `why` and `inspect` state the same.

import ArchiveBuilding
import ArchiveDocuments
import Archiving
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Details of verdicts")
struct VerdictDetailsTests {
    private static func document(_ v: (inout ArchiveBuilder) -> PropertyList) throws -> ArchiveDocument {
        var builder = ArchiveBuilder()
        let root = builder.add("Holder", values: ["v": v(&builder)])
        return try ArchiveDocument(builder.data(["root": root]))
    }

    private static func set(_ builder: inout ArchiveBuilder) -> PropertyList {
        let text = builder.add("text")
        return builder.add("NSSet", values: ["NS.objects": [text]])
    }

    @Test("A set where the schema has an array: the verdict, 'why' and the tree have the runtime's reason")
    func reason() throws {
        let schema = try SampleSchema("class Holder { var v: [String] }")
        let document = try Self.document(Self.set)
        let result = ArchiveVerifier(schema.schema).result(for: document)
        #expect(result.verdict == .fails)
        #expect(result.path == "root.v")
        #expect(result.key == "v")
        #expect(result.reason == "expected an array, found a set")
        let answer = try WhyReport(document, schema: schema.schema).answer(to: "v")?.joined(separator: "\n") ?? ""
        #expect(answer.contains("'v' can't be read: under \"v\", expected an array, found a set"), "\(answer)")
        let root = try #require(document.object)
        let notes = ArchiveVerifier(schema.schema).notes(on: root, in: document)
        #expect(notes?.problem == "v: expected an array, found a set")
    }

    @Test("The tree notes the keys that a struct in a collection doesn't read")
    func structs() throws {
        let schema = try SampleSchema("class Holder { var v: [Point] }\nstruct Point { var x: Int key \"X\" }")
        let document = try Self.document { builder in
            let point = builder.add("Point", values: ["X": 1, "y": 2])
            return builder.add("NSArray", values: ["NS.objects": [point]])
        }
        let point = try #require(document.object?["v"]?.elements?.first?.object)
        let notes = ArchiveVerifier(schema.schema).notes(on: point, in: document)
        #expect(notes?.keys == ["X": "x", "y": "not read"] && notes?.problem == nil)
    }

    @Test("The path leads to the element that can't be read")
    func elementPath() throws {
        let schema = try SampleSchema("class Holder { var v: [String: [Int]] }")
        let document = try Self.document { builder in
            let key = builder.add("a")
            let (one, text) = (builder.add(1), builder.add("text"))
            let list = builder.array([one, text])
            return builder.add("NSDictionary", values: ["NS.keys": [key], "NS.objects": [list]])
        }
        let result = ArchiveVerifier(schema.schema).result(for: document)
        #expect(result.path == "root.v.a[1]")
        #expect(result.reason == "expected an integer, found a string")
    }

    @Test("A value without a key of its own lacks that of a part")
    func missingPart() throws {
        let types = "struct Q { var e: Int?\nvar x: Int }\nenum E { case a(Int) key \"n\" }"
        for (field, key) in [("let p: Q key \"\"", "x"), ("var p: E key \"\"", "n")] {
            let schema = try SampleSchema("class Holder { \(field) }\n\(types)")
            let result = ArchiveVerifier(schema.schema).result(for: try Self.document { _ in 1 })
            #expect(result.verdict == .fails)
            #expect(result.path == "root.\(key)")
            #expect(result.reason == "no key is present, and there is no default")
        }
    }

    @Test("Classes to which only references to any object lead have to be allowed")
    func allowing() throws {
        let document = try Self.document { $0.add("Note", values: ["size": 1]) }
        func allowing(_ text: String) throws -> [String] {
            let schema = try SampleSchema("class Note { var size: Int }\nclass Memo: Note {}\n" + text)
            let result = ArchiveVerifier(schema.schema).result(for: document)
            #expect(result.verdict == .reads)
            return result.allowing
        }
        #expect(try allowing("class Holder { var v: (any Coding)? }") == ["Note"])
        #expect(try allowing("class Holder {\n    var v: (any Coding)?\n    var memo: Memo?\n}") == ["Note"])
        #expect(try allowing("class Holder {\n    var v: (any Coding)?\n    var note: Note?\n}") == [])
        #expect(
            try allowing(
                "class Holder {\n    var v: (any Coding)?\n    var box: [Box] = []\n}\nstruct Box { var note: Note }")
                == [])
        #expect(try allowing("class Holder { var v: Note? }") == [])
    }

    @Test(
        "What a function takes has to be readable, too",
        arguments: [
            "var count: Int = 0 fallback \"v\": P via count(of:)",
            "var counts: [Int] fallback \"w\", \"v\": P? via counts(of:) treats nil as missing",
        ])
    func converted(field: String) throws {
        let document = try Self.document { $0.add("P", values: ["x": 1]) }
        func result(_ fieldsOfPart: String) throws -> VerificationResult {
            let schema = try SampleSchema("class Holder { \(field) }\nclass P { \(fieldsOfPart) }")
            return ArchiveVerifier(schema.schema).result(for: document)
        }
        #expect(try result("var x: Int").verdict == .reads)
        let failure = try result("var x: Int\n    var z: Int")
        #expect(failure.verdict == .fails)
        #expect(failure.path == "root.v.z")
        #expect(failure.reason == "no key is present, and there is no default")
    }

    @Test("An object whose class doesn't conform to the protocol of a field can't be read")
    func protocols() throws {
        let text = "external protocol Drawable\nclass Note { var size: Int }\nclass Disc: Drawable { var size: Int }\n"
        let schema = try SampleSchema(text + "class Holder { var v: (any Drawable)? }")
        let verifier = ArchiveVerifier(schema.schema)
        let disc = try Self.document { $0.add("Disc", values: ["size": 1]) }
        let note = try Self.document { $0.add("Note", values: ["size": 1]) }
        #expect(verifier.result(for: disc).verdict == .reads)
        #expect(verifier.result(for: disc).allowing == [])
        #expect(verifier.result(for: note).verdict == .fails)
    }
}

extension ArchiveDocument {
    /// The root object.
    fileprivate var object: ArchivedObject? { top.first?.value.object }
}
