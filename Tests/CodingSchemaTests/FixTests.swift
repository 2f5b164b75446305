// Fixes that a machine can apply: each leaves a file that is read to its end, and of which its message is said no more.

import CodingExplanations
import CodingSchema
import Testing

@Suite("Fixes, applied")
struct FixTests {
    /// Messages that stay though the fix is applied, each for a reason.
    private static let staying: [String: String] = [
        "tooManyMistakes": "the page's schema makes one mistake ten thousand times, and a fix takes one of them"
    ]

    /// The file of each schema.
    private static let path = "Main.coding"

    /// The file after an edit of it.
    private static func apply(_ edit: (range: SourceRange, text: String), to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes.replaceSubrange(edit.range.lowerBound..<edit.range.upperBound, with: edit.text.utf8)
        return bytes
    }

    /// The messages of the parser alone.
    private static func syntaxMessages(of bytes: [UInt8]) -> [Diagnostic] {
        Parser.parse(SourceFile(path: path, bytes: bytes)).diagnostics
    }

    @Test("Each edit of the corpus leaves a file that is read and lacks the message", arguments: ExplanationTests.pages)
    func corpus(_ row: ExplanationTests.Page) {
        let explanation = row.page
        guard Self.staying[explanation.name] == nil else { return }
        let bytes = explanation.wrongBytes
        for diagnostic in explanation.diagnostics(of: bytes, path: Self.path) {
            guard let edit = diagnostic.fix?.replacement, edit.range.file.path == Self.path else { continue }
            let fixed = Self.apply(edit, to: bytes)
            let text = String(decoding: fixed, as: UTF8.self)
            #expect(Self.syntaxMessages(of: fixed).map(\.message) == [], "\(text)")
            let codes = explanation.diagnostics(of: fixed, path: Self.path).map(\.code)
            #expect(!codes.contains(diagnostic.code), "\(text)")
        }
    }

    @Test("Each edit of the cases takes its message away", arguments: MessageFile.all)
    func cases(_ file: MessageFile) {
        for example in file.cases {
            let bytes = Array(example.text.utf8)
            let syntax = Self.syntaxMessages(of: bytes).map(\.message)
            let before = example.diagnostics
            for diagnostic in before {
                guard let edit = diagnostic.fix?.replacement, edit.range.file.path == Self.path else { continue }
                let text = String(decoding: Self.apply(edit, to: bytes), as: UTF8.self)
                let count = before.count { $0.code == diagnostic.code }
                let left = example.diagnostics(of: text).count { $0.code == diagnostic.code }
                #expect(left < count, "\(diagnostic.message): \(text)")
                // Behind a mistake of the syntax there can be another one.
                if syntax.contains(diagnostic.message) { continue }
                #expect(Set(Self.syntaxMessages(of: Array(text.utf8)).map(\.message)).isSubset(of: syntax), "\(text)")
            }
        }
    }

    @Test(
        "A file that was fixed as its message says has no message",
        arguments: [
            "class A { var a: Int; }", "class A { var a: Int key 'x' }", "class A { var a: Int fallbak \"x\" }",
            "class A { var in: Int }", "class A { var a Int }", "class A { var a: Date = Date() }", "clas A {}",
            "class A { weak let a: A? }", "public open class A {}", "extend class A {}", "class A version 3 {}",
            "class A { var a: Int key First }", "class A { name: String }", "class A { var a: Int",
            "class A { var a: [Int }", "class A { var a: Int?? }", "class A { open var a: Int }", "class A, {}",
            "class A { var a: Int fallback \"a\" \"b\" }", "class A { var a: Int \"a\" }", "class A { } }",
            "private class A {}", "class A { var a: Date = (f(1) }", "class A { var a: Int = via A.f }",
            "enum A { case a(x: Int }", "bits A: Int { let a: Int at 0 }", "class A { var a: Int key \"x }\n}",
            "class A<T> {}", "class A { var a: packd [Int8] }",
        ])
    func applied(_ source: String) throws {
        let bytes = Array(source.utf8)
        let diagnostics = Self.syntaxMessages(of: bytes)
        #expect(diagnostics.count == 1)
        let edit = try #require(diagnostics.first?.fix?.replacement)
        let fixed = Self.apply(edit, to: bytes)
        #expect(Self.syntaxMessages(of: fixed).map(\.message) == [], "\(String(decoding: fixed, as: UTF8.self))")
    }

    @Test("Most kinds of messages that one edit can fix say which")
    func share() {
        let fixed = ExplanationTests.pages.map(\.page).filter { page in
            page.diagnostics(of: page.wrongBytes, path: Self.path).contains { $0.fix?.replacement != nil }
        }
        #expect(fixed.count > 80, "\(fixed.count) of \(ExplanationTests.pages.count)")
    }

    /// Schemas with one mistake, and what is left when it has been removed.
    private static let removals: [(wrong: String, fixed: String)] = [
        ("class A {\n    var a: Int;\n}", "class A {\n    var a: Int\n}"),
        ("class A { var a: Int;var b: Int }", "class A { var a: Int\nvar b: Int }"),
        ("class A { var a: Int ;}", "class A { var a: Int }"),
        ("final final class A {\n    var a: Int\n}", "final class A {\n    var a: Int\n}"),
        (
            "class A,\n    prefix \"\",\n    version 1 {\n    var a: Int\n}",
            "class A,\n    version 1 {\n    var a: Int\n}"
        ),
        ("class A, archived as \"\" {\n    var a: Int\n}", "class A {\n    var a: Int\n}"),
        ("class A, formerly \"\", \"B\" {\n    var a: Int\n}", "class A, formerly \"B\" {\n    var a: Int\n}"),
        ("class A, formerly \"B\", \"\" {\n    var a: Int\n}", "class A, formerly \"B\" {\n    var a: Int\n}"),
        ("class A, formerly \"\" {\n    var a: Int\n}", "class A {\n    var a: Int\n}"),
        ("class A {\n    var a: Int key \"\"\n}", "class A {\n    var a: Int\n}"),
        ("class A {\n    var a: Int fallback \"\" since 0\n}", "class A {\n    var a: Int since 0\n}"),
        ("class A {\n    weak var a: Int?\n}", "class A {\n    var a: Int?\n}"),
        ("class A {\n    weak var a: A? = nil // none\n}", "class A {\n    weak var a: A? // none\n}"),
        ("import Payroll\nclass A {\n    var a: Int\n}", "class A {\n    var a: Int\n}"),
        ("public import Payroll\nclass A {\n    var a: Int\n}", "class A {\n    var a: Int\n}"),
    ]

    @Test("What is removed takes its comma and its blanks along", arguments: removals)
    func removal(_ row: (wrong: String, fixed: String)) throws {
        let diagnostics = SchemaCompiler.compile(row.wrong).diagnostics
        #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
        let edit = try #require(diagnostics.first?.fix?.replacement)
        #expect(String(decoding: Self.apply(edit, to: Array(row.wrong.utf8)), as: UTF8.self) == row.fixed)
        #expect(SchemaCompiler.compile(row.fixed).diagnostics.map(\.message) == [])
    }

    @Test(
        "Where more than one text would have to go, the fix is words alone",
        arguments: [
            "class A, // first\n    version 1, // second\n    prefix \"\" {\n    var a: Int\n}",
            "class A {\n    var a: Int fallback \"\": Int via f\n}",
            "class A, version 1, version 2 {\n    var a: Int\n}",
        ])
    func words(_ wrong: String) throws {
        let fixes = SchemaCompiler.compile(wrong).diagnostics.map(\.fix)
        #expect(fixes.count == 1)
        let fix = try #require(fixes.first ?? nil)
        #expect(fix.message.hasPrefix("remove "))
        #expect(fix.replacement == nil)
    }
}
