// How names, keys and values are spelled, where the corpus would show one case only.

import CodingGenerator
import Testing

@testable import CodingSchema

@Suite("Spelling")
struct SpellingTests {
    /// The generated text for a class of one field.
    private static func text(
        of field: SchemaField, access: AccessLevel = .public, moduleName: String = "M", path: String = "M.coding"
    ) throws -> String {
        let schemaClass = SchemaClass(.class, name: "C", moduleName: moduleName, access: access, fields: [field])
        let file = SchemaFile(
            source: SourceFile(path: path, text: ""), imports: [], importLevels: [:],
            declarations: [schemaClass], aliases: [], waivers: [])
        let schema = Schema(moduleName: moduleName, files: [file], importedModules: [], retiredTypes: [])
        return try #require(CodeGenerator.generate(schema, outputNames: ["M.swift"]).first).text
    }

    private static func field(
        _ name: String = "a", _ type: SchemaType = .string, isOptional: Bool = false, key: String? = nil,
        value: SchemaDefault? = nil
    ) -> SchemaField {
        let field = SchemaField(
            name: name, access: .public, type: type, isOptional: isOptional, key: key ?? name)
        field.value = value
        return field
    }

    static let keys: [(key: String, literal: String)] = [
        ("plain", #""plain""#),
        ("", #""""#),
        ("a\"b", #""a\"b""#),
        ("a\\b", #""a\\b""#),
        ("\\(x)", #""\\(x)""#),
        ("a\nb\rc\td\0", #""a\nb\rc\td\0""#),
        ("\u{7}\u{7F}\u{9F}", #""\u{7}\u{7F}\u{9F}""#),
        ("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
        ("\u{A0}\u{3000}", #""\u{A0}\u{3000}""#),
        ("\u{202E}\u{200D}\u{FEFF}", #""\u{202E}\u{200D}\u{FEFF}""#),
        ("é Größe 名 🗂", #""é Größe 名 🗂""#),
    ]

    @Test("A key becomes a literal of one line that holds nothing invisible", arguments: keys)
    func spellsKeys(key: String, literal: String) throws {
        let text = try Self.text(of: Self.field(key: key))
        #expect(text.contains("try archiver.encode(self.a, forKey: \(literal))\n"))
        #expect(text.contains("try unarchiver.decode(String.self, forKey: \(literal))\n"))
    }

    static let names: [(name: String, lines: [String])] = [
        ("class", ["public var `class`: String", "class: String,", "self.class = `class`"]),
        ("inout", ["public var `inout`: String", "`inout`: String,", "self.inout = `inout`"]),
        ("await", ["public var await: String", "await: String,", "self.await = `await`"]),
        ("key", ["public var key: String", "key: String,", "self.key = key"]),
        ("größe", ["public var größe: String", "größe: String,", "self.größe = größe"]),
    ]

    @Test("A keyword gets backticks where Swift needs them", arguments: names)
    func escapesKeywords(name: String, lines: [String]) throws {
        let text = try Self.text(of: Self.field(name))
        for line in lines { #expect(text.contains("  \(line)\n")) }
    }

    @Test("A default is spelled as its type wants it")
    func spellsDefaults() throws {
        let double = try Self.text(of: Self.field("a", .double, value: .literal("-1")))
        #expect(double.contains("a: Double = -1.0,"))
        let integer = try Self.text(of: Self.field("a", .integer(.int8), value: .literal("-1")))
        #expect(integer.contains("a: Int8 = -1,"))
        let twoLines = Self.field("a", .double, value: .expression("1 + // one\n1 // two"))
        let lines = try Self.text(of: twoLines, access: .internal)
        #expect(lines.contains("a: Double = (1 + // one\n1 // two\n),"))
        for (expression, text) in [("1, \"(\"", "(1, \"(\")"), ("f(1, [2, 3])", "f(1, [2, 3])")] {
            let field = Self.field("a", .double, value: .expression(expression))
            let generated = try Self.text(of: field, access: .internal)
            #expect(generated.contains("a: Double = \(text),"))
        }
    }

    /// The generated text for the classes of a schema.
    private static func text(ofSchema schema: String) throws -> String {
        let file = SourceFile(path: "S.coding", text: schema)
        let compilation = SchemaCompiler.compile(moduleName: "M", files: [file], imports: [])
        let schema = try #require(compilation.schema)
        return try #require(CodeGenerator.generate(schema, outputNames: ["S.swift"]).first).text
    }

    @Test("Each default that needs a function has one of its own, in subclasses too")
    func namesDefaultFunctions() throws {
        let text = try Self.text(
            ofSchema: """
                open class P {
                    public var name: Int = (1)
                    public var Name: Int = (2)
                    public var valueName: Int = (3)
                    public var Size: Int = (4)
                    internal var level: Int = (5)
                }
                public class Q: P {
                    public var size: Int = (6)
                    public var Level: Int = (7)
                }
                """)
        let functions = text.matches(of: /static func (default\w+)/).map { String($0.1) }
        let names = ["Name", "_Name", "ValueName", "Size", "_size", "Level"]
        #expect(functions == names.map { "default" + $0 })
    }

    @Test("The compiler's errors about a declaration below an attribute of several lines point to it")
    func countsLinesOfAttributes() throws {
        let text = try Self.text(ofSchema: "\n\n\n@available(\n    macOS 14, *\n)\n@objc\nclass A { var x: Int }\n")
        #expect(text.contains("line: 2)\n@available(\n    macOS 14, *\n)\n#if canImport"), "\(text)")
    }

    @Test("A closure at the end of a condition is in parentheses")
    func spellsConditions() throws {
        let text = try Self.text(
            ofSchema: """
                import Foundation
                class A { var d: [String: CGPoint] = [:] treats nil as missing fallback "e" }
                """)
        let value = "unarchiver.decodeIfPresent([String: PointValue].self, forKey: \"d\")?.mapValues { $0.point }"
        #expect(text.contains("if let value = try (\(value)) {"))
    }

    static let decimals: [(literal: String, text: String)] = [
        ("3", "3"),
        ("-3", "-3"),
        ("1.5", "Decimal(sign: .plus, exponent: -1, significand: 15)"),
        ("-0.050", "Decimal(sign: .minus, exponent: -2, significand: 5)"),
        ("1_000.25", "Decimal(sign: .plus, exponent: -2, significand: 100025)"),
        ("0.00", "Decimal(sign: .plus, exponent: 0, significand: 0)"),
        ("1234567.891e0", "Decimal(sign: .plus, exponent: -3, significand: 1234567891)"),
    ]

    @Test("A decimal's digits stay what they are", arguments: decimals)
    func spellsDecimals(literal: String, text: String) throws {
        let generated = try Self.text(
            ofSchema: """
                class A {
                    var a: Decimal = \(literal)
                    var b: [Decimal?] = [\(literal)]
                    var c: [String: Decimal?] = ["k": \(literal)]
                }
                """)
        #expect(generated.contains("a: Decimal = \(text),"))
        #expect(generated.contains("default: \(text))\n"))
        #expect(generated.contains("b: [Decimal?] = [\(text)],"))
        #expect(generated.contains("c: [String: Decimal?] = [\"k\": \(text)],"))
        let converted = try Self.text(
            ofSchema: """
                external struct Decimal as String via text(of:), decimal(from:)
                class A { var a: [Decimal] = [\(literal)] }
                """)
        #expect(converted.contains("a: [Decimal] = [\(text)]"))
    }

    @Test("Each protocol has an archived form of its own")
    func namesArchivedForms() throws {
        let text = try Self.text(
            ofSchema: """
                external protocol A.B
                external protocol A_B
                class C {
                    var x: (any A.B)?
                    var y: (any A_B)?
                }
                """)
        #expect(text.matches(of: /struct (Archived\w+)/).map { String($0.1) } == ["ArchivedA_B", "ArchivedA_0B"])
    }

    static var archivedForms: [(type: SchemaType, isOptional: Bool, encoded: String, decoded: String)] {
        [
            (.existential(nil), false, "encode(AnyCoding(self.a)", "decode(AnyCoding.self, forKey: \"a\").object"),
            (
                .existential(nil), true, "encodeIfPresent(self.a.map { AnyCoding($0) }",
                "decodeIfPresent(AnyCoding.self, forKey: \"a\")?.object"
            ),
            (
                .array(.optional(.existential(nil))), true, "encodeIfPresent(self.a?.map { $0.map { AnyCoding($0) } }",
                "decodeIfPresent([AnyCoding?].self, forKey: \"a\")?.map { $0?.object }"
            ),
            (
                .dictionary(key: .string, value: .array(.existential(nil))), false,
                "encode(self.a.mapValues { $0.map { AnyCoding($0) } }",
                "decode([String: [AnyCoding]].self, forKey: \"a\").mapValues { $0.map { $0.object } }"
            ),
            (
                .packed(.integer(.uint16), isBigEndian: true), true,
                "encodeIfPresent(self.a.map { PackedBigEndian($0) }",
                "decodeIfPresent(PackedBigEndian<UInt16>.self, forKey: \"a\")?.elements"
            ),
            (
                .indexed(.optional(.geometry(.size))), false, "encode(Indexed(self.a.map { $0.map { SizeValue($0) } })",
                "decode(Indexed<SizeValue?>.self, forKey: \"a\").elements.map { $0?.size }"
            ),
            (
                .geometry(.range), true, "encodeIfPresent(self.a.map { RangeValue($0) }",
                "decodeIfPresent(RangeValue.self, forKey: \"a\")?.range"
            ),
            (
                .array(.optional(.array(.integer(.int)))), true, "encodeIfPresent(self.a",
                "decodeIfPresent([[Int]?].self, forKey: \"a\")"
            ),
        ]
    }

    @Test("A value is converted where its archived form is another type", arguments: archivedForms.indices)
    func spellsArchivedForms(position: Int) throws {
        let form = Self.archivedForms[position]
        let generated = try Self.text(of: Self.field("a", form.type, isOptional: form.isOptional))
        #expect(generated.contains("        try archiver.\(form.encoded), forKey: \"a\")\n"))
        #expect(generated.contains("        self.a = try unarchiver.\(form.decoded)\n"))
    }

    @Test("A file is named by its last component, and nothing of a name leaves the comment")
    func namesOrigin() throws {
        let header = "// Generated by coding from P.coding. Do not edit: change the schema.\n"
        for path in ["P.coding", "/home/user/P.coding", "a/b/P.coding", "P\n.coding", "C:\\a\\P.coding"] {
            #expect(try Self.text(of: Self.field(), path: path).hasPrefix(header), "\(path)")
        }
    }

    @Test(
        "A class table is named after its module",
        arguments: [
            ("Payroll", "Payroll"), ("my-module", "my_module"), ("2D", "_2D"), ("", "_"), ("Größe", "Größe"),
        ])
    func namesClassTable(moduleName: String, stem: String) throws {
        #expect(CodeGenerator.classTableName(ofModule: moduleName) == "\(stem)CodingClasses")
        #expect(CodeGenerator.classTableFileName(ofModule: moduleName) == "\(stem)CodingClasses.swift")
    }

    @Test("A class table is a list to which classes are added, even if no platform has one from the start")
    func makesRestrictedClassTable() throws {
        let file = SourceFile(path: "S.coding", text: "@available(macOS 14, *)\nclass A { var x: Int }\n")
        let compilation = SchemaCompiler.compile(moduleName: "M", files: [file], imports: [])
        let files = CodeGenerator.generate(try #require(compilation.schema), outputNames: ["S.swift"])
        let table = try #require(files.last?.text)
        #expect(
            table.contains(
                """
                        var classes: [any Coding.Type] = [
                        ]
                        if #available(macOS 14, *) {
                            classes.append(A.self)
                        }
                        return classes
                """), "\(table)")
    }

    @Test("A module without classes has a class table, for those that import it")
    func makesEmptyClassTable() throws {
        let schema = Schema(moduleName: "Empty", files: [], importedModules: [], retiredTypes: [])
        let files = CodeGenerator.generate(schema, outputNames: [])
        #expect(files.map(\.name) == ["EmptyCodingClasses.swift"])
        #expect(files.first?.text.contains("public nonisolated enum EmptyCodingClasses: ClassTable {") == true)
    }
}
