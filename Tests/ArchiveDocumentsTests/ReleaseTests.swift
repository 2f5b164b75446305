// Documents don't stay in memory, whatever their objects refer to.

import ArchiveBuilding
import ArchiveDocuments
@testable import Archiving
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing

@Suite("Releasing documents")
struct ReleaseTests {
    /// Archives whose objects refer to each other, by kind.
    private static func archives() throws -> [String: Data] {
        var builder = ArchiveBuilder()
        let (root, child) = (builder.reserve(), builder.reserve())
        builder.fill(root, "Parent", values: ["children": builder.array([child, child])])
        builder.fill(child, "Child", values: ["parent": root])
        let keyed = try builder.data(["root": root])
        return [
            "keyed": keyed, "sequential": try SequentialBuilding.company(),
            "nested": try PropertyList.array([.data(keyed)]).data(),
            "array of itself": TableBytes.data([[0xA2, 0, 1], [0x51, 0x61]]),
        ]
    }

    /// What commands do with a document.
    private static let operations: [(name: String, run: @Sendable (ArchiveDocument) throws -> Void)] = [
        ("nothing", { _ in }), ("JSON", { _ = try $0.jsonText(JSONOptions()) }),
        ("simple", { _ = try $0.simpleJSON() }),
        ("tree", { _ = DocumentTree.write($0) { _ in } }), ("statistics", { _ = try DocumentStatistics($0) }),
        ("graph", { _ = try DocumentGraph($0) }), ("rows", { _ = try $0.rows(ofClass: "Child") }),
        ("get", { _ = try $0.find(DocumentPath(parsing: "#1")) }),
        ("compare", { _ = try DocumentComparison($0, $0) }),
        ("remove", { try $0.apply(.remove, at: DocumentPath(parsing: "root.children[0]")) }),
    ]

    @Test("Objects in cycles are released with their document, whatever was done with it")
    func cycles() throws {
        for (kind, data) in try Self.archives() {
            for operation in Self.operations {
                var objects: [Weak] = []
                do {
                    let document = try ArchiveDocument(data)
                    objects = document.numbers.keys.map { Weak(object: $0.member) }
                    try? operation.run(document)
                }
                #expect(!objects.isEmpty || kind == "nested" || kind == "array of itself")
                #expect(objects.allSatisfy { $0.object == nil }, "\(kind), \(operation.name)")
            }
        }
    }

    @Test("Objects that an edit adds or removes are released with the document, and those of a copy with the copy")
    func edits() throws {
        var objects: [Weak] = []
        do {
            let document = try ArchiveDocument(#require(try Self.archives()["keyed"]))
            objects = document.numbers.keys.map { Weak(object: $0.member) }
            let parent = try #require(document.numbers.first { $0.key.className == "Parent" }?.value)
            let json = try JSONValue(parsing: Data(#"{"$class": "Child", "parent": {"$ref": \#(parent)}}"#.utf8))
            for position in [0, 2] {
                try document.apply(.insert(json), at: DocumentPath(parsing: "root.children[\(position)]"))
            }
            try document.apply(.remove, at: DocumentPath(parsing: "root.children[0]"))
            let copy = try ArchiveDocument(jsonText: document.jsonText())
            for document in [document, copy] {
                #expect(document.numbers.keys.count { $0.className == "Child" } == 2)
                objects += document.numbers.keys.map { Weak(object: $0.member) }
            }
        }
        #expect(objects.allSatisfy { $0.object == nil })
    }

    @Test("What is in a document can be used as long as the document")
    func retained() throws {
        let data = try #require(try Self.archives()["nested"])
        let findings = try ArchiveDocument(data).find(DocumentPath(parsing: "[0].root.children[0].parent"))
        #expect(try findings.first?.json()["$class"]?.string == "Parent")
    }

    private struct Weak {
        weak var object: AnyObject?
    }
}
