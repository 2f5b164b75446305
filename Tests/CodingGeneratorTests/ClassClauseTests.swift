// What the clauses of a class become, where the corpus would show one case only.

import CodingGenerator
import CodingSchema
import Testing

@Suite("Clauses of classes")
struct ClassClauseTests {
    /// What is generated for a schema of the module `M`: its file, and the class table.
    private static func generate(
        _ text: String, path: String = "M.coding", imports: [String: String] = [:]
    ) throws -> (text: String, table: String) {
        let compilation = SchemaCompiler.compile(
            moduleName: "M", files: [SourceFile(path: path, text: text)],
            imports: imports.map { module, text in
                ImportedSchemaFile(moduleName: module, file: SourceFile(path: "\(module).coding", text: text))
            })
        guard let schema = compilation.schema else {
            throw SchemaErrors(module: "M", messages: compilation.diagnostics.map(\.message))
        }
        let files = CodeGenerator.generate(schema, outputNames: ["M.swift"])
        return (try #require(files.first).text, try #require(files.last).text)
    }

    /// The lines between one that ends with an opening bracket and the bracket that closes it, without indentation.
    private static func list(_ opening: String, in text: String) throws -> [String] {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0 == opening })
        return lines[(start + 1)...].prefix { !$0.hasPrefix("]") }.map(String.init)
    }

    // MARK: Constants

    @Test("Types whose names differ in dots and underscores alone have a constant each")
    func constants() throws {
        let table = try Self.generate(
            """
            class Chart {
                struct Axis, archived as "A" { var a: Int }
                struct _Axis, archived as "B" { var a: Int }
            }
            class Chart_ {
                struct Axis, archived as "C" { var a: Int }
            }
            struct Chart_Axis, archived as "D" { var a: Int }
            struct Chart__Axis, archived as "E" { var a: Int }
            struct Chart_0Axis, archived as "F" { var a: Int }
            """
        ).table
        let names = table.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.starts(with: ["static", "let"]) ? String(words[2].trimmingPrefix("archived")) : nil
        }
        #expect(
            names.sorted()
                == [
                    "Chart", "Chart_", "Chart_Axis", "Chart__0Axis", "Chart_0_Axis", "Chart_0Axis", "Chart_0_0Axis",
                    "Chart_00Axis",
                ].sorted())
    }

    // MARK: Unknown keys

    /// Declarations whose keys are composed with those of the fields of their types.
    private static let values = """
        struct Point, formerly "Spot" { let x: Double let y: Double key "Y" retired "z" }
        struct Bare { let inner: Point key "" let n: Bool }
        enum Choice { case nothing key "none" case many(at: Point, all: [Double]) }

        """

    @Test("Declared keys are listed down to the leaves of structs and enums")
    func tellsLeafKeys() throws {
        let owner = """
            class Owner, keeps unknown {
                var origin: Point fallback "old": Bare via f
                transient var unused: Point?
                var choice: Choice key ""
                var weights: indexed [Point] key "W"
                retired "gone"
            }
            """
        let table = try Self.generate(Self.values + owner).table
        let keys = [
            "origin", "origin.Point.version", "origin.Spot.version", "origin.x", "origin.Y", "origin.z",
            "old", "old.Bare.version", "old.Point.version", "old.Spot.version", "old.x", "old.Y", "old.z", "old.n",
            "Choice.version", "none", "at", "at.Point.version", "at.Spot.version", "at.x", "at.Y", "at.z", "all",
            "gone",
        ]
        #expect(try Self.list("keys: [", in: table) == keys.map { "\"\($0)\"," })
        #expect(try Self.list("indexedKeys: [", in: table) == ["\"W\","])
    }

    @Test("The keys of unions are listed again, also those in structs and of fallback keys")
    func tellsUnionKeys() throws {
        let values = """
            enum Inner { case nothing key "none" case other key "more" }
            enum Choice { case many(at: Inner) case other key "other" }
            struct Holder { let pic: Choice let bare: Inner key "" }

            """
        let owner = """
            class Owner, keeps unknown {
                var choice: Choice key "C" fallback "old"
                var at: Holder
                var all: [Choice]
                var plain: Holder key ""
            }
            """
        let table = try Self.generate(values + owner).table
        #expect(try Self.list("unionKeys: [", in: table) == ["C", "old", "at.pic", "pic"].map { "\"\($0)\"," })
        let other = try Self.generate(values + "class Owner, keeps unknown { var bare: Inner key \"\" }").table
        #expect(!other.contains("unionKeys"))
    }

    @Test("The topmost class that keeps unknown keys lists its superclasses' keys; others list only theirs, or none")
    func tellsKeysAlongChain() throws {
        let chain = [
            "open class A { var a: String }", "open class B: A, keeps unknown { var b: String }",
            "open class C: B { var c: String }", "open class D: C { var d: String }",
        ]
        let files = try chain.indices.map { index in
            let others = chain[..<index].joined(separator: "\n")
            return try Self.generate("import Other\n" + chain[index], imports: ["Other": others])
        }
        #expect(!files[0].table.contains("keys: ["))
        #expect(try Self.list("keys: [", in: files[1].table) == ["\"a\",", "\"b\","])
        #expect(try Self.list("keys: [", in: files[2].table) == ["\"c\","])
        #expect(try Self.list("keys: [", in: files[3].table) == ["\"d\","])
        #expect(!files[3].text.contains("unknownValues"))
    }

    // MARK: References

    @Test("A class refers to what structs and enums hold; those of other modules say it themselves")
    func refersThroughValues() throws {
        let imports = [
            "Other": "public class Hidden { } public struct Far { let hidden: Hidden }",
            "Third": "public struct Plain { let n: Double }",
        ]
        let shown = """
            import Other
            import Third
            class Shown { }
            struct Inner { let objects: [Shown?] let again: [String: Inner] }

            """
        let owner = "class Owner { var any: (any Coding)? var plain: Plain var far: Far?"
        let lines = ["references: [", "    Shown.self,", "]", "    + Far.archivedReferences,"]
        let table = try Self.generate(shown + owner + " var inner: Set<Inner> }", imports: imports).table
        #expect(table.contains(lines.map { String(repeating: " ", count: 8) + $0 + "\n" }.joined()))
        let other = try Self.generate(shown + owner + " }", imports: imports).table
        #expect(other.contains("        references: Far.archivedReferences,\n"))
    }

    // MARK: Superclasses without coding

    static let externalSuperclasses: [(name: String, access: AccessLevel, imports: [String])] = [
        (
            "NSObject", .public,
            ["public import Archiving", "public import Foundation", "import Places", "import Tools"]
        ),
        ("NSObject", .internal, ["import Archiving", "import Foundation", "import Places", "import Tools"]),
        ("Tool", .open, ["public import Archiving", "public import Tools", "import Places"]),
        ("Tool", .internal, ["import Archiving", "import Places", "import Tools"]),
    ]

    @Test("An external superclass comes from Foundation or a module without a schema", arguments: externalSuperclasses)
    func importsExternalSuperclass(name: String, access: AccessLevel, imports: [String]) throws {
        let schema = "import Places\nimport Tools\n\(access) class Owner: external \(name) { }"
        let text = try Self.generate(schema, imports: ["Places": "class Place { }"]).text
        let lines = text.replacing("@_spi(GeneratedCode) ", with: "").split(separator: "\n")
        #expect(lines.filter { $0.contains("import ") }.map(String.init) == imports)
        #expect(text.contains("class Owner: \(name), Coding {\n"))
        #expect(text.contains("override init() {\n        super.init()\n    }\n"))
    }

    // MARK: Swift

    static let swiftMembers: [(text: String, lines: [String])] = [
        (" var a: Int { 1 } ", ["line: 7)", "    var a: Int { 1 }"]),
        ("var a: Int {\n 1 }\n", ["line: 7)", "    var a: Int {", " 1 }"]),
        ("\n  var a: Int { 1 }\n    ", ["line: 8)", "  var a: Int { 1 }"]),
        ("  \n\n  var a = \"\"\"\n    \n    \"\"\"\n", ["line: 8)", "", "  var a = \"\"\"", "    ", "    \"\"\""]),
        ("\r\n  var a: Int {\r\n1 }\r\n", ["line: 8)", "  var a: Int {", "1 }"]),
        ("// only this\n", ["line: 7)", "    // only this"]),
        (" \n ", []),
    ]

    @Test("Swift is copied unchanged, with its position", arguments: swiftMembers)
    func copiesSwift(member: String, lines: [String]) throws {
        let schema = String(repeating: "\n", count: 6) + "class Owner { swift {\(member)} }"
        let text = try Self.generate(schema, path: "/home/user/Sources/M.coding").text
        guard let first = lines.first else {
            #expect(!text.contains("sourceLocation"))
            return
        }
        let expected = ["    #sourceLocation(file: \"M.coding\", \(first)"] + lines.dropFirst()
        let ending = expected.joined(separator: "\n") + "\n    #sourceLocation()\n}\n"
        #expect(text.hasSuffix(ending), "\(text)")
    }
}
