// Which modules a generated file imports, and how, is decided by who names them.

import CodingGenerator
import CodingSchema
import Testing

@Suite("Imports of generated files")
struct ImportTests {
    private static let places = """
        open class Place { var name: String var seenOn: Date = (Date.distantPast) }
        access public
        external struct Ruler as Double via length(of:), Rulers.ruler(length:)
        enum Side: String { case left unknown .left }
        """

    /// The import lines of each generated file of a module whose schema files are given.
    private static func imports(_ texts: [String]) throws -> [[String]] {
        let imported = [
            ImportedSchemaFile(moduleName: "Places", file: SourceFile(path: "Places.coding", text: places))
        ]
        let files = texts.enumerated().map { SourceFile(path: "File\($0).coding", text: $1) }
        let compilation = SchemaCompiler.compile(moduleName: "M", files: files, imports: imported)
        guard let schema = compilation.schema else {
            throw SchemaErrors(module: "M", messages: compilation.diagnostics.map(\.message))
        }
        return CodeGenerator.generate(schema, outputNames: texts.indices.map { "File\($0).swift" }).map { file in
            let lines = file.text.replacing("@_spi(GeneratedCode) ", with: "").split(separator: "\n")
            return lines.map(String.init).filter {
                $0.contains("import ") || $0.hasPrefix("#") && !$0.hasPrefix("#sourceLocation")
            }
        }
    }

    @Test("What only generated code calls is imported from the runtime and from modules with schemas")
    func importsSPI() throws {
        let file = try GoldenModule.text(of: "Payroll.coding.swift")
        #expect(file.contains("\n@_spi(GeneratedCode) public import Archiving\n"))
        #expect(file.contains("\n@_spi(GeneratedCode) public import Geography\n"))
        #expect(!file.contains("@_spi(GeneratedCode) public import Foundation"))
    }

    static let cases: [(schema: String, imports: [String])] = [
        ("class A { var x: Int }", ["import Archiving"]),
        ("public class A { var x: Int }", ["public import Archiving"]),
        ("public enum A: Int { case one = 0 unknown .one }", ["public import Archiving"]),
        ("public class A { internal var x: Date? }", ["public import Archiving"]),
        ("public class A { var x: [String: [UUID]] }", ["public import Archiving"]),
        ("import Places\npublic class A { var x: Int }", ["public import Archiving", "import Places"]),
        ("import MapKit\nclass A { var x: Int }", ["import Archiving", "import MapKit"]),
        ("import Foundation\npublic class A { var x: Date }", ["public import Archiving", "import Foundation"]),
        (
            "import Places\npublic class A { var x: Side }",
            ["public import Archiving", "public import Places"]
        ),
        (
            "import Places\npublic class A { var x: Int = 0 fallback \"y\": Side via f }",
            ["public import Archiving", "import Places"]
        ),
        (
            "import Places\nclass A: Place { }",
            ["import Archiving", "import Places"]
        ),
        (
            "import Places\npublic class A: Place { }",
            ["public import Archiving", "public import Places"]
        ),
        ("struct A { var x: Int }", ["import Archiving"]),
        ("public struct A { internal var x: Date? }", ["public import Archiving"]),
        (
            "import Places\npublic struct A { var x: Int = 0 fallback \"y\": Side via f }",
            ["public import Archiving", "import Places"]
        ),
        ("import Places\npublic enum A { case a(Side) }", ["public import Archiving", "public import Places"]),
        ("public enum A { case a key \"a\" }", ["public import Archiving"]),
        ("public bits A: UInt8 { var x: Bool at 0 }", ["public import Archiving"]),
        ("bits A: UInt8 { var x: Bool at 0 }", ["import Archiving"]),
        (
            "import Observation\npublic class A: Observable { var x: Int }",
            ["public import Archiving", "public import Observation"]
        ),
        (
            "import Combine\nimport Observation\npublic class A: Identifiable, Observation.Observable { var x: Int }",
            ["public import Archiving", "public import Observation", "import Combine"]
        ),
        (
            "import Combine\npublic struct A: @unchecked Sendable, Error { var x: Int }",
            ["public import Archiving", "import Combine"]
        ),
        (
            "import MapKit\npublic class A { var x: Pin as Data via f, g }",
            ["public import Archiving", "public import MapKit"]
        ),
        (
            "import MapKit\nexternal class Pin as String via f, g from MapKit\npublic class A { internal var x: Pin? }",
            ["public import Archiving", "import MapKit"]
        ),
        ("public class A { var x: UUID as String via f, g }", ["public import Archiving"]),
        (
            "import Places\npublic class A { var x: [Ruler] }", ["public import Archiving", "public import Places"]
        ),
        ("public class A { var x: Decimal }", ["public import Archiving"]),
        ("public class A { internal var x: CGPoint? }", ["public import Archiving", "import Foundation"]),
        ("public class A { var x: [any Coding] }", ["public import Archiving"]),
        (
            "import Places\npublic class A { package var x: Side = .left }",
            [
                "public import Archiving", "#if hasFeature(InternalImportsByDefault)", "package import Places", "#else",
                "import Places", "#endif",
            ]
        ),
        (
            "package class A { var x: NSRange }\npublic class B { var x: Int }",
            [
                "public import Archiving", "#if hasFeature(InternalImportsByDefault)", "package import Foundation",
                "#else", "import Foundation", "#endif",
            ]
        ),
    ]

    @Test("A module is imported as widely as a declaration names it, and no wider", arguments: cases)
    func followsAccess(schema: String, imports: [String]) throws {
        let file = try #require(try Self.imports([schema]).first)
        #expect(file == imports)
    }

    @Test("A file imports what its classes inherit from other files")
    func followsInheritance() throws {
        let files = try Self.imports([
            "import Places\nclass A: Place { var side: Side = (Side.left) }",
            "class B: A { var x: Int }",
        ])
        #expect(files.count == 3)
        #expect(files[1] == ["import Archiving", "import Places"])
    }

    @Test("The class table names the tables of imported modules, and doesn't export them")
    func importsTables() throws {
        let files = try Self.imports(["import Places\npublic class A: Place { }"])
        #expect(files.last == ["public import Archiving", "import Places"])
    }
}
