// What is said about each mistake, word for word. The tables are in the extensions.

import CodingSchema
import Testing

@Suite struct ParserDiagnosticsTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let title: String
        let source: String
        let messages: String

        init(_ title: String, _ source: String, _ messages: String) {
            self.title = title
            self.source = source
            self.messages = messages
        }

        var testDescription: String { title }
    }

    private func parse(_ source: String) -> [Diagnostic] {
        Parser.parse(SourceFile(path: "Test.coding", text: source)).diagnostics
    }

    static var examples: [Example] {
        textExamples + headsExamples + filesExamples + fieldsExamples + membersExamples + typesExamples + swiftExamples
            + waiversExamples
    }

    @Test("a mistake is reported in these words", arguments: examples)
    func messages(_ example: Example) {
        let renderer = DiagnosticRenderer()
        #expect(parse(example.source).map { renderer.render($0) }.joined(separator: "\n") == example.messages)
    }

    @Test("messages keep to one style: no capital, no full stop, and words that say what is wrong", arguments: examples)
    func style(_ example: Example) {
        for diagnostic in parse(example.source) {
            for text in [diagnostic.message, diagnostic.fix?.message].compactMap(\.self) {
                #expect(text.first?.isUppercase == false)
                #expect(!text.hasSuffix("."))
                #expect(!text.contains("illegal"))
                #expect(!text.contains("unexpected"))
            }
        }
    }

    @Test("what a fix replaces is in the file, and at or behind what is wrong", arguments: examples)
    func fixes(_ example: Example) {
        for diagnostic in parse(example.source) {
            guard let replacement = diagnostic.fix?.replacement else { continue }
            #expect(replacement.range.upperBound <= example.source.utf8.count)
            // What is removed takes the blanks and the mark before it along.
            let bytes = Array(example.source.utf8)
            let blanks = bytes[..<diagnostic.range.lowerBound].reversed().prefix(while: " ,:".utf8.contains).count
            #expect(replacement.range.lowerBound >= diagnostic.range.lowerBound - blanks)
            #expect(replacement.range.lowerBound <= replacement.range.upperBound)
        }
    }

    @Test(
        "a file that was fixed as its message says has that message no more",
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
        let diagnostics = parse(source)
        #expect(diagnostics.count == 1)
        let replacement = try #require(diagnostics.first?.fix?.replacement)
        var bytes = Array(source.utf8)
        bytes.replaceSubrange(replacement.range.lowerBound..<replacement.range.upperBound, with: replacement.text.utf8)
        let fixed = String(decoding: bytes, as: UTF8.self)
        #expect(parse(fixed).map(\.message) == [], "\(fixed)")
    }
}
