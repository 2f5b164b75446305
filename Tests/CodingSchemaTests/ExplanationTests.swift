// The pages of `coding explain`: each shows a schema that has the message, and one that has none.

import CodingSchema
import Testing

@Suite("The pages of coding explain")
struct ExplanationTests {
    /// A row of the tests' output, instead of a page's whole text.
    struct Page: Sendable, CustomTestStringConvertible {
        let explanation: Explanation

        var testDescription: String { explanation.code }
    }

    static let pages = Explanations.all.map(Page.init)

    @Test("Every kind of message has a page, and every page a kind of message")
    func completeness() {
        let kinds = DiagnosticCode.all.map(\.name)
        let pages = Explanations.all.map(\.code)
        #expect(Set(kinds).subtracting(pages).sorted() == [], "without a page")
        #expect(Set(pages).subtracting(kinds).sorted() == [], "pages about nothing")
        #expect(pages.count == Set(pages).count)
    }

    @Test("The wrong schema has the message and no other", arguments: pages)
    func wrong(_ page: Page) {
        let explanation = page.explanation
        let diagnostics = explanation.diagnostics(of: explanation.wrongBytes, path: "Wrong.coding")
        let codes = diagnostics.map(\.code)
        if explanation.code == "tooManyMistakes" {
            // It takes many other mistakes to make this one.
            #expect(codes.last == explanation.code)
        } else {
            #expect(Set(codes) == [explanation.code], "\(diagnostics.map { DiagnosticRenderer().render($0) })")
        }
        #expect(diagnostics.last?.severity == DiagnosticCode.named(explanation.code)?.severity)
    }

    @Test("Of the right schema nothing is said", arguments: pages)
    func right(_ page: Page) {
        let explanation = page.explanation
        let diagnostics = explanation.diagnostics(of: Array(explanation.right.utf8), path: "Right.coding")
        #expect(diagnostics.map { DiagnosticRenderer().render($0) } == [])
    }

    @Test("The imported schemas have no mistakes", arguments: pages)
    func imports(_ page: Page) {
        for imported in page.explanation.imports {
            let file = SourceFile(path: "Import.coding", text: imported.text)
            let compilation = SchemaCompiler.compile(moduleName: imported.moduleName, files: [file], imports: [])
            #expect(compilation.schema != nil, "\(compilation.diagnostics.map(\.message))")
        }
    }

    @Test("The prose is short, and its lines fit a terminal", arguments: pages)
    func prose(_ page: Page) {
        for text in [page.explanation.what, page.explanation.why] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect((1...5).contains(lines.count))
            #expect(lines.allSatisfy { $0.count <= 80 })
            #expect(text.last == ".")
        }
    }
}
