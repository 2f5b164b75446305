// What the clauses of a class become, where the corpus would show one case only.

import CodingGenerator
import CodingSchema
import Testing

@Suite("Clauses of classes")
struct ClassClauseTests {
    private static func text(
        of classes: SchemaClass..., path: String = "M.coding", imports: [String] = [], importedSchemas: [String] = []
    ) throws -> String {
        let file = SchemaFile(
            source: SourceFile(path: path, text: ""), imports: imports, declarations: classes.map { .class($0) })
        let schema = Schema(moduleName: "M", files: [file], importedModules: importedSchemas)
        return try #require(CodeGenerator.generate(schema, outputNames: ["M.swift"]).first).text
    }

    /// The class table of a module with some classes.
    private static func table(of classes: SchemaClass...) throws -> String {
        let file = SchemaFile(
            source: SourceFile(path: "M.coding", text: ""), imports: [], declarations: classes.map { .class($0) })
        let schema = Schema(moduleName: "M", files: [file], importedModules: [])
        return try #require(CodeGenerator.generate(schema, outputNames: ["M.swift"]).last).text
    }

    private static func field(_ name: String, _ type: SchemaType, key: String? = nil) -> SchemaField {
        SchemaField(name: name, access: .public, type: type, key: key ?? name, connection: .value)
    }

    private static func structure(_ name: String, _ fields: [SchemaField], module: String = "M") -> SchemaStructure {
        let result = SchemaStructure(name: name, moduleName: module)
        result.fields = fields
        return result
    }

    /// The lines between one that ends with an opening bracket and the bracket that closes it, without indentation.
    private static func list(_ opening: String, in text: String) throws -> [String] {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let start = try #require(lines.firstIndex { $0 == opening })
        return lines[(start + 1)...].prefix { !$0.hasPrefix("]") }.map(String.init)
    }

    // MARK: Unknown keys

    @Test("Declared keys are listed down to the leaves of structs and enums")
    func tellsLeafKeys() throws {
        let point = Self.structure("Point", [Self.field("x", .double), Self.field("y", .double, key: "Y")])
        point.formerNames = ["Spot"]
        point.retired = [SchemaRetiredKey(keys: ["z"], stillWritten: nil)]
        let bare = Self.structure("Bare", [Self.field("inner", .structure(point), key: ""), Self.field("n", .bool)])
        let union = SchemaUnion(name: "Choice", moduleName: "M")
        var nothing = SchemaUnionCase(name: "nothing")
        nothing.key = "none"
        var some = SchemaUnionCase(name: "some")
        some.elements = [
            SchemaUnionElement(label: "at", type: .structure(point), isOptional: false, key: "at"),
            SchemaUnionElement(label: "all", type: .indexed(.double), isOptional: false, key: "all"),
        ]
        union.cases = [nothing, some]
        let owner = SchemaClass(name: "Owner", moduleName: "M")
        owner.keepsUnknown = true
        let origin = Self.field("origin", .structure(point))
        origin.fallbacks = [
            SchemaFallback(
                keys: ["old"],
                conversion: SchemaConversion(
                    valueType: .structure(bare), isOptional: false, function: SchemaFunction(name: "f", label: nil)))
        ]
        let transient = Self.field("unused", .structure(point))
        transient.connection = .transient
        owner.fields = [
            origin, transient, Self.field("choice", .union(union), key: ""),
            Self.field("weights", .indexed(.structure(point)), key: "W"),
        ]
        owner.retired = [SchemaRetiredKey(keys: ["gone"], stillWritten: nil)]
        let text = try Self.table(of: owner)
        let keys = [
            "origin", "origin.Point.version", "origin.Spot.version", "origin.x", "origin.Y", "origin.z",
            "old", "old.Bare.version", "old.Point.version", "old.Spot.version", "old.x", "old.Y", "old.z", "old.n",
            "Choice.version", "none", "at", "at.Point.version", "at.Spot.version", "at.x", "at.Y", "at.z", "gone",
        ]
        #expect(try Self.list("keys: [", in: text) == keys.map { "\"\($0)\"," })
        #expect(try Self.list("indexedKeys: [", in: text) == ["\"all\",", "\"W\","])
    }

    @Test("The keys of unions are listed again, also those in structs and of fallback keys")
    func tellsUnionKeys() throws {
        let inner = SchemaUnion(name: "Inner", moduleName: "M")
        inner.cases = [SchemaUnionCase(name: "none")]
        let union = SchemaUnion(name: "Choice", moduleName: "M")
        var some = SchemaUnionCase(name: "some")
        some.elements = [SchemaUnionElement(label: "in", type: .union(inner), isOptional: false, key: "in")]
        union.cases = [some]
        let holder = Self.structure(
            "Holder", [Self.field("pic", .union(union)), Self.field("bare", .union(inner), key: "")])
        let owner = SchemaClass(name: "Owner", moduleName: "M")
        owner.keepsUnknown = true
        let choice = Self.field("choice", .union(union), key: "C")
        choice.fallbacks = [SchemaFallback(keys: ["old", "C"], conversion: nil)]
        owner.fields = [
            choice, Self.field("at", .structure(holder)), Self.field("bare", .union(inner), key: ""),
            Self.field("all", .array(.union(union))), Self.field("plain", .structure(holder), key: ""),
        ]
        let text = try Self.table(of: owner)
        #expect(try Self.list("unionKeys: [", in: text) == ["C", "old", "at.pic", "pic"].map { "\"\($0)\"," })
        let other = SchemaClass(name: "Owner", moduleName: "M")
        other.keepsUnknown = true
        other.fields = [Self.field("bare", .union(inner), key: "")]
        #expect(try !Self.table(of: other).contains("unionKeys"))
    }

    @Test("The topmost class that keeps unknown keys lists its superclasses' keys; others list only theirs, or none")
    func tellsKeysAlongChain() throws {
        var chain: [SchemaClass] = []
        for name in ["A", "B", "C", "D"] {
            let next = SchemaClass(name: name, moduleName: name == "A" ? "Other" : "M")
            next.superclass = chain.last
            next.fields = [Self.field(name.lowercased(), .string)]
            chain.append(next)
        }
        chain[1].keepsUnknown = true
        chain[3].keepsUnknown = true
        #expect(try !Self.table(of: chain[0]).contains("keys: ["))
        #expect(try Self.list("keys: [", in: Self.table(of: chain[1])) == ["\"a\",", "\"b\","])
        #expect(try Self.list("keys: [", in: Self.table(of: chain[2])) == ["\"c\","])
        #expect(try Self.list("keys: [", in: Self.table(of: chain[3])) == ["\"d\","])
        #expect(try !Self.text(of: chain[3]).contains("unknownValues"))
    }

    // MARK: References

    @Test("A class refers to what structs and enums hold; those of other modules say it themselves")
    func refersThroughValues() throws {
        let hidden = SchemaClass(name: "Hidden", moduleName: "Other")
        let shown = SchemaClass(name: "Shown", moduleName: "M")
        let inner = Self.structure("Inner", [Self.field("objects", .array(.optional(.object(shown))))])
        inner.fields.append(Self.field("again", .dictionary(key: .string, value: .structure(inner))))
        let far = Self.structure("Far", [Self.field("hidden", .object(hidden))], module: "Other")
        let plain = Self.structure("Plain", [Self.field("n", .double)], module: "Third")
        let owner = SchemaClass(name: "Owner", moduleName: "M")
        owner.fields = [
            Self.field("any", .existential(nil)), Self.field("inner", .set(.structure(inner))),
            Self.field("plain", .structure(plain)), Self.field("far", .optional(.structure(far))),
        ]
        let lines = ["references: [", "    Shown.self,", "]", "    + Far.archivedReferences,"]
        let text = try Self.table(of: owner)
        #expect(text.contains(lines.map { String(repeating: " ", count: 8) + $0 + "\n" }.joined()))
        let other = SchemaClass(name: "Owner", moduleName: "M")
        other.fields = owner.fields.filter { $0.name != "inner" }
        #expect(try Self.table(of: other).contains("        references: Far.archivedReferences,\n"))
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
        let owner = SchemaClass(name: "Owner", moduleName: "M")
        owner.access = access
        owner.externalSuperclass = name
        let text = try Self.text(of: owner, imports: ["Places", "Tools"], importedSchemas: ["Places"])
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
        let owner = SchemaClass(name: "Owner", moduleName: "M")
        owner.swiftMembers = [SchemaSwiftMember(text: member, line: 7)]
        let text = try Self.text(of: owner, path: "/home/user/Sources/M.coding")
        guard let first = lines.first else {
            #expect(!text.contains("sourceLocation"))
            return
        }
        let expected = ["    #sourceLocation(file: \"M.coding\", \(first)"] + lines.dropFirst()
        let ending = expected.joined(separator: "\n") + "\n    #sourceLocation()\n}\n"
        #expect(text.hasSuffix(ending), "\(text)")
    }
}
