// From source to syntax tree, production by production.

import CodingSchema
import Testing

@Suite struct ParserTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let source: String
        let lines: [String]

        init(_ source: String, _ lines: String...) {
            self.source = source
            self.lines = lines
        }

        var testDescription: String { source }
    }

    @Test("a file that uses the whole grammar becomes the tree that it spells")
    func wholeGrammar() {
        let (tree, diagnostics) = Parser.parse(SourceFile(path: "Whole.coding", text: WholeGrammar.source))
        #expect(diagnostics.map { DiagnosticRenderer().render($0) } == [])
        let lines = SyntaxDump.lines(tree)
        let expected = WholeGrammar.dump.split(separator: "\n").map(String.init)
        for (line, expectedLine) in zip(lines.joined(separator: "\n").split(separator: "\n"), expected) {
            #expect(line == expectedLine)
        }
        #expect(lines.joined(separator: "\n") == WholeGrammar.dump)
    }

    @Test("a construct becomes the tree that it spells", arguments: Self.examples)
    func construct(_ example: Example) {
        let (tree, diagnostics) = Parser.parse(SourceFile(path: "Test.coding", text: example.source))
        #expect(diagnostics.map { DiagnosticRenderer().render($0) } == [])
        #expect(SyntaxDump.lines(tree) == example.lines)
    }

    static let examples: [Example] = [
        Example(""),
        Example("// nothing\n/* at all */"),
        Example("import A import B", "import A", "import B"),
        Example("class A {}", "internal class A"),
        Example("access public class A {} access internal class B {}", "public class A", "internal class B"),
        Example("access public\npackage struct A {}\nstruct B {}", "package struct A", "public struct B"),
        Example("access public\nopen class A {}", "open class A"),
        Example("package final class A {}", "package final class A"),

        // Words are names wherever the grammar has a name.
        Example(
            "class version: key, version 1 { var until: since let fallback: any }",
            "internal class version: key, version 1", "  var until: since", "  let fallback: any"),
        Example("class swift { var retired: packed }", "internal class swift", "  var retired: packed"),
        Example("class external: external { }", "internal class external: external"),
        Example("class A: external external {}", "internal class A: external external"),
        Example(
            "enum unknown { case unknown unknown .unknown }", "internal enum unknown", "  case unknown",
            "  unknown .unknown"),
        Example("enum A { case fallback case `case` }", "internal enum A", "  case fallback", "  case case"),
        Example("enum A { case key key \"key\" }", "internal enum A", "  case key key \"key\""),
        Example(
            "class A { let transient: Int weak var weak: A? }", "internal class A", "  let transient: Int",
            "  weak var weak: (A)?"),
        Example("class A { var via: Int = via via }", "internal class A", "  var via: Int = via via"),
        Example("class A { var a: B = .default }", "internal class A", "  var a: B = case .default"),
        Example(
            "bits at: width { var at: at at 1 width 2 var width: B at 3 }",
            "internal bits at: width", "  var at: at at 1 width 2", "  var width: B at 3"),
        Example("struct Größe { var höhe: Ünit }", "internal struct Größe", "  var höhe: Ünit"),

        // Clauses.
        Example(
            "class A, sequential, keeps unknown, unique via `init`(a:`in`:) {}",
            "internal class A, sequential, keeps unknown, unique via init(a:in:)"),
        Example(
            "class marker, sequential marker \"marker\" { var joined: joined joined }",
            "internal class marker, sequential marker \"marker\"", "  var joined: joined joined"),
        Example("struct sequential, sequential {}", "internal struct sequential, sequential"),
        Example("class A, version 0b11 {}", "internal class A, version 3"),
        Example("class A, version 0o17 {}", "internal class A, version 15"),
        Example("class A, formerly \"a\", \"b\", version 1 {}", "internal class A, formerly \"a\", \"b\", version 1"),
        Example(
            "class A {\n var a: Int\n  key \"x\"\n  since 1\n var b: Int }",
            "internal class A", "  var a: Int key \"x\" since 1", "  var b: Int"),
        Example(
            "class A { var a: Int also \"x\" until 2 until 3 key \"a\" key \"b\" }",
            "internal class A", "  var a: Int also(\"x\" until 2) until 3 key \"a\" key \"b\""),
        Example(
            "class A { var a: Int also \"x\": B? via f as of 1 since 2 until 3 }",
            "internal class A", "  var a: Int also(\"x\": (B)? via f as of 1) since 2 until 3"),
        Example("class A { retired \"a\", still written }", "internal class A", "  retired \"a\", still written"),

        Example(
            "class waived { var waived: because var because: waived key \"a\" since 1 }", "internal class waived",
            "  var waived: because", "  var because: waived key \"a\" since 1"),
        Example(
            "waived classRemoved of waived because \"a\" class A {} waived classRemoved of B because \"b\"",
            "waived classRemoved of waived because \"a\"", "waived classRemoved of B because \"b\"",
            "internal class A"),
        Example(
            "class A {\nwaived\nb\nof\nweak\nbecause\n\"c\" waived d of \"e\" because \"f\" var a: Int }",
            "internal class A", "  var a: Int", "  waived b of weak because \"c\"",
            "  waived d of \"e\" because \"f\""),

        // Types.
        Example("class A { var a: [[B?]?]? }", "internal class A", "  var a: ([([(B)?])?])?"),
        Example("class A { var a: Set<Set<B>> }", "internal class A", "  var a: Set<Set<B>>"),
        Example(
            "class A { var a: [any Coding: (any Coding)?] }", "internal class A", "  var a: [any Coding: (any Coding)?]"
        ),
        Example("class A { var a: Set }", "internal class A", "  var a: Set"),

        // Values.
        Example("class A { var a: B = -0xF_F }", "internal class A", "  var a: B = integer -0xF_F"),
        Example("class A { var a: B = -1_0.5e+3 }", "internal class A", "  var a: B = real -1_0.5e+3"),
        Example("class A { var a: B = 0x1.8p-2 }", "internal class A", "  var a: B = real 0x1.8p-2"),
        Example("class A { var a: B = ( {\")\"}() ) }", "internal class A", "  var a: B = expression ( {\")\"}() )"),
        Example(
            "class A { var a: B = (\"\\(f(\")\"))\") }", "internal class A",
            "  var a: B = expression (\"\\(f(\")\"))\")"),
        Example(
            "enum A: Int { case a = -1 case b = 2 }", "internal enum A: Int", "  case a = integer -1",
            "  case b = integer 2"),
        Example(
            #"class A { var a: B = "\\ \" \n \t \r \0 \' \u{1F600}" }"#,
            "internal class A", "  var a: B = string " + "\\ \" \n \t \r \0 ' \u{1F600}".debugDescription),

        // Comments.
        Example("/// far\n\n/// one\n/// two\n// aside\nclass A {}", "/// one", "/// two", "internal class A"),
        Example("/// one\r\n///two\r\nclass A {\r\n}\r\n", "/// one", "/// two", "internal class A"),
        Example("//// a line\nclass A {}", "internal class A"),
        Example("class A { var a: Int /// behind\n var b: Int }", "internal class A", "  var a: Int", "  var b: Int"),
        Example("/// of the level\npublic\nclass A {}", "/// of the level", "public class A"),
        Example("class A {} /// nothing follows", "internal class A"),
    ]

    @Test("ranges cover exactly what they say")
    func ranges() throws {
        let source = "class A: B, version 2 key \"k\" { var a: [Int]? = -1 fallback \"x\": T via f(_:) }"
        let (tree, _) = Parser.parse(SourceFile(path: "Test.coding", text: source))
        let declaration = try #require(tree.declarations.first)
        #expect(declaration.kind == .class)
        #expect(declaration.name.range.text == "A")
        #expect(declaration.superclass?.range.text == "B")
        #expect(declaration.clauses.all.map(\.range.text) == ["version 2 key \"k\""])
        let field = try #require(declaration.fields.first)
        #expect(field.type.range.text == "[Int]?")
        #expect(field.value?.range.text == "-1")
        #expect(field.clauses.all.map(\.range.text) == ["fallback \"x\": T via f(_:)"])
    }

    @Test("a swift member's range begins behind its brace")
    func swiftRange() throws {
        let (tree, _) = Parser.parse(SourceFile(path: "Test.coding", text: "class A {\n    swift { let a = 1 }\n}"))
        let declaration = try #require(tree.declarations.first)
        #expect(declaration.kind == .class)
        let member = try #require(declaration.swift.first)
        #expect(member.value == " let a = 1 ")
        #expect(member.range.start == SourceFile(path: "", text: "class A {\n    swift { ").location(at: 21))
    }

    @Test("a byte order mark is no part of the file")
    func byteOrderMark() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("class A {}".utf8)
        let (tree, diagnostics) = Parser.parse(SourceFile(path: "Test.coding", bytes: bytes))
        #expect(diagnostics.isEmpty)
        #expect(SyntaxDump.lines(tree) == ["internal class A"])
    }
}
