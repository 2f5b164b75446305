// Additions to schemas: what archives have and the schema doesn't, and nothing else.

import ArchiveDocuments
import CodingInference
import CodingSamples
import CodingSchema
import Foundation
import PropertyLists
import Testing

@Suite("Additions to schemas")
struct UpdateTests {
    private static let base = ImportedSchemaFile(
        moduleName: "Base",
        file: SourceFile(
            path: "Base.coding", text: "public struct Desk { var row: Int }\npublic class Lamp { var on: Bool }"))

    private static func compile(_ text: String) throws -> Schema {
        let file = SourceFile(path: "Shop.coding", text: text)
        let compilation = SchemaCompiler.compile(moduleName: "Shop", files: [file], imports: [base])
        let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        return try #require(compilation.schema, "\(errors): \(text)")
    }

    /// Archives of a class, as a schema describes it.
    private static func samples(
        of names: [String], in text: String, _ format: PropertyList.Format? = .binary
    ) throws -> [Data] {
        let schema = try compile(text)
        return try names.map { name in
            let schemaClass = try #require(schema.classes.first { $0.name == name })
            return try SampleArchive.data(
                of: schemaClass, version: schemaClass.version, in: ClassCatalog(schema), format: format)
        }
    }

    private static func update(_ text: String, _ archives: [Data]) throws -> (additions: [String], text: String) {
        var facts = ArchiveFacts()
        for archive in archives { try facts.add(ArchiveDocument(archive)) }
        let schema = try compile(text)
        let update = try SchemaUpdate(
            of: [SourceFile(path: "Shop.coding", text: text)], schema: schema, owners: ClassCatalog(schema).owners,
            imports: [base], facts: facts, InferenceOptions())
        return (update.additions, String(decoding: update.files[0].bytes, as: UTF8.self))
    }

    @Test(
        "Nothing is added to a schema that declares everything",
        arguments: [
            "class A { var list: [S] = [] }\nstruct S { var x: Int }",
            "class A { var list: [S] = [] }\nstruct S, archived as \"Shop.X\", formerly \"Y\" { var x: Int }",
            "class A { var list: [S] = []\nvar d: D }\nstruct S { var x: Int }\nstruct D, as dictionary { var s: [S] }",
            "class A { var list: [E] = [] }\nenum E { case a(Int)\ncase b(String) }",
            "class A { var list: indexed [S]\nvar more: indexed [Int] }\nstruct S { var x: Int\nvar t: T }\nstruct T { var y: Int }",
            "class A { var ranges: [Range<Int>] = []\nvar times: [Duration]\nvar closed: Set<ClosedRange<Int8>> }",
            "class A { var first: Int key \"w[0]\"\nvar second: Int key \"w[1]\" }",
            "import Base\n\nclass A { var desks: [Desk]\nvar lamp: Lamp }",
            "class A, prefix \"X\", version 2 { var a: Int\nvar e: E? }\nenum E { case a(Int)\ncase b(String) }",
        ])
    func nothing(text: String) throws {
        let (additions, new) = try Self.update(text, Self.samples(of: ["A"], in: text))
        #expect(additions == [])
        #expect(new == text)
    }

    @Test("Nothing is added for the samples of any construct, but the class of objects that no schema has")
    func constructs() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Constructs/Schemas")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        let files = try names.filter { $0.hasSuffix(".coding") }.sorted().map { name in
            SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        let schema = try #require(
            SchemaCompiler.compile(moduleName: "Constructs", files: files, imports: []).schema)
        let catalog = ClassCatalog(schema)
        var facts = ArchiveFacts()
        var count = 0
        for schemaClass in schema.classes {
            let data = try? SampleArchive.data(
                of: schemaClass, version: schemaClass.version, in: catalog, format: .binary)
            guard let data else { continue }
            try facts.add(ArchiveDocument(data))
            count += 1
        }
        #expect(count > 150)
        let update = try SchemaUpdate(
            of: files, schema: schema, owners: catalog.owners, imports: [], facts: facts, InferenceOptions())
        #expect(update.additions == ["class Unknown"])
    }

    /// Two schemas, the classes of the archives, and what is added to the first one.
    struct Addition: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: String
        let new: String
        var classes = ["D"]
        var isSequential = false
        let additions: [String]
    }

    private static let additions = [
        Addition(
            testDescription: "a subclass", old: "class B { var a: Int }",
            new: "class B { var a: Int }\nclass D: B { var c: String }", additions: ["class D"]),
        Addition(
            testDescription: "two subclasses of a class with a version", old: "class B, version 1 { var a: Int }",
            new:
                "class B, version 1 { var a: Int }\nclass C: B, version 2 { var c: String }\nclass D: C { var d: Int }",
            additions: ["class C", "class D"]),
        Addition(
            testDescription: "a subclass, and its superclass has objects", old: "class B, version 1 { var a: Int }",
            new: "class B, version 1 { var a: Int }\nclass D: B { var c: String }", classes: ["B", "D"],
            additions: ["class D"]),
        Addition(
            testDescription: "a subclass whose key is the name of another field",
            old: "class B { var c: Int key \"a\" }",
            new: "class B { var c: Int key \"a\" }\nclass D: B { var d: String key \"c\" }", additions: ["class D"]),
        Addition(
            testDescription: "a subclass in a sequential archive",
            old: "class B, sequential { var a: Int\nvar s: String? }",
            new: "class B, sequential { var a: Int\nvar s: String? }\nclass D: B, sequential { var c: String }",
            isSequential: true, additions: ["class D"]),
        Addition(
            testDescription: "a subclass in a sequential archive, whose superclass has an optional structure",
            old: "class B, sequential { var a: CGPoint? }",
            new: "class B, sequential { var a: CGPoint? }\nclass D: B, sequential { var c: String }",
            isSequential: true, additions: ["class D"]),
        Addition(
            testDescription: "a class after a prefix at the end",
            old: "class B { var a: Int }\narchived as prefix \"My.\"",
            new: "class B { var a: Int }\narchived as prefix \"My.\"\nclass D: B { var c: String }",
            additions: ["class D"]),
        Addition(
            testDescription: "keys that can't be names", old: "class D { var a: Int }\nclass E { var b: Int }",
            new: """
                class D { var a: Int
                var b: Int key "init"
                var c: Float key "subscript" }
                class E { var a: Int key "init"
                var b: Int }
                """, classes: ["D", "E"], additions: ["D.initValue", "D.subscriptValue", "E.initValue"]),
        Addition(
            testDescription: "a key that begins with the prefix", old: "class D, prefix \"X\" { var a: Int }",
            new: "class D, prefix \"X\" { var a: Int\nvar b: String\nvar c: Int key \"c\" }",
            additions: ["D.Xb", "D.c"]),
        Addition(
            testDescription: "a class where archived names have a prefix",
            old: "archived as prefix \"Shop.\"\n\nclass D { var a: Int }",
            new: "class D, archived as \"Shop.D\" { var a: Int\nvar rooms: [Room] }\nclass Room { var b: Int }",
            additions: ["D.rooms", "class Room"]),
        Addition(
            testDescription: "a class with the name of another declaration",
            old: "class D { var a: Int }\nenum Room: Int { case one = 1\nunknown .one }\ntypealias Hall = Int",
            new: """
                class D { var a: Int
                var halls: [Hall]
                var rooms: [Other] }
                class Other, archived as "Room" { var b: Int }
                class Hall { var b: Int }
                """, additions: ["D.halls", "D.rooms", "class Hall2", "class Room2"]),
        Addition(
            testDescription: "values of the standard library", old: "class D { var a: [Range<Int8>] }",
            new: "class D { var a: [Range<Int8>]\nvar b: [Range<Int>]\nvar c: [Duration] }",
            additions: ["D.b", "D.c", "class DurationObject"]),
        Addition(
            testDescription: "objects in a struct", old: "class D { var a: [S] }\nstruct S { var x: Int }",
            new: "class D { var a: [S]\nvar b: [S] }\nstruct S { var x: Int }", additions: ["D.b"]),
    ]

    @Test("What is missing is added, and the archive is read", arguments: additions)
    func added(addition: Addition) throws {
        let archives = try Self.samples(
            of: addition.classes, in: addition.new, addition.isSequential ? nil : .binary)
        let (additions, text) = try Self.update(addition.old, archives)
        #expect(additions.sorted() == addition.additions, "\(text)")
        let verifier = try ArchiveVerifier(Self.compile(text))
        for archive in archives {
            let result = verifier.result(for: try ArchiveDocument(archive))
            #expect(result.verdict == .reads, "\(result): \(text)")
        }
        #expect(try Self.update(text, archives).additions == [])
    }

    @Test("All other text stays, whether it is in the canonical layout or not")
    func layout() throws {
        let archives = try Self.samples(of: ["A"], in: "class A { var a: Int\nvar b: Int }")
        let (_, text) = try Self.update("class A{var a:Int}  \n\n\n\n// Last.\nenum E: Int { case one=1 }", archives)
        #expect(
            text == """
                class A{var a:Int
                    var b: Int?
                }  \n\n\n\n// Last.\nenum E: Int { case one=1 }
                """)
        let (_, other) = try Self.update("  class A {\n    var a:Int\n  }\n", archives)
        #expect(other == "  class A {\n    var a:Int\n\n    var b: Int?\n  }\n")
        let (_, canonical) = try Self.update("class A {\n    var a: Int\n}\n", archives)
        #expect(canonical == "class A {\n    var a: Int\n\n    var b: Int?\n}\n")
    }

    @Test("The version of a superclass is not a field")
    func versions() throws {
        let schema = "class B, version 1 { var a: Int }\nclass D: B, version 2 { var c: String }"
        for classes in [["D"], ["B", "D"]] {
            var facts = ArchiveFacts()
            for archive in try Self.samples(of: classes, in: schema) { try facts.add(ArchiveDocument(archive)) }
            var inferred = InferredSchema(facts)
            let text = try inferred.text(head: [])
            #expect(text.contains("class B, version 1 {") && text.contains("class D: B, version 2 {"), "\(text)")
            #expect(!text.contains("B.version"), "\(text)")
        }
    }
}
