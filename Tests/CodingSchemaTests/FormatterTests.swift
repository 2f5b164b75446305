// The layout, rule by rule: what a schema looks like before and after.

import CodingSchema
import Testing

@Suite("The formatter")
struct FormatterTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let before: String
        let after: String

        init(_ rule: String, _ before: String, _ after: String) {
            self.rule = rule
            self.before = before
            self.after = after
        }

        var testDescription: String { rule }
    }

    private func format(_ text: String) -> String? {
        SchemaFormatter.format(SourceFile(path: "Test.coding", bytes: Array(text.utf8)))
    }

    static let rows = FormatterRows.files + FormatterRows.members + FormatterRows.comments

    @Test("A schema gets the one layout", arguments: rows)
    func row(_ row: Row) {
        #expect(format(row.before) == row.after)
        #expect(format(row.after) == row.after)
    }

    @Test(
        "A file with a syntax error is not formatted",
        arguments: [
            "class A {", "class A { var a Int }", "class A { var a: Int; }", "class A {} /*", "import A B",
            "enum A { var a: Int }", "class A, sequentiall {}", "class A { var a: String = \"\n }",
        ])
    func syntaxErrors(_ text: String) {
        #expect(format(text) == nil)
    }

    @Test("Bytes that are not UTF-8 are not formatted")
    func notUTF8() {
        #expect(SchemaFormatter.format(SourceFile(path: "Test.coding", bytes: [0x2F, 0x2F, 0xFF, 0x0A])) == nil)
    }

    @Test("What only the checker refuses is formatted")
    func checkerErrors() {
        #expect(
            format("class A: B, version 1, version 2 {var a: C key \"$\" key \"b\"}")
                == "class A: B, version 1, version 2 {\n    var a: C key \"$\" key \"b\"\n}\n")
    }

    @Test("Types as deep as the parser takes are formatted")
    func deepTypes() {
        let type = String(repeating: "[", count: 250) + "Int" + String(repeating: "]", count: 250)
        #expect(format("class A{var a:\(type)}") == "class A {\n    var a: \(type)\n}\n")
    }

    @Test(
        "The first line that would change is reported",
        arguments: [
            ("class  A {}\n", 1, 7), ("class A {}", 1, 11), ("class A {}\n\n", 2, 1), ("// a\nclass A {\n}\n", 2, 10),
            ("class A {}\r\n", 1, 11), ("\u{FEFF}class A {}\n", 1, 1),
        ])
    func firstDifference(_ text: String, line: Int, column: Int) throws {
        let file = SourceFile(path: "Test.coding", bytes: Array(text.utf8))
        let formatted = try #require(SchemaFormatter.format(file))
        let place = SchemaFormatter.firstDifference(of: file, from: formatted)
        #expect(place.line == line)
        #expect(place.column == column)
    }
}
