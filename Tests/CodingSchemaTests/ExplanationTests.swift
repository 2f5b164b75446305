// The pages about diagnostics in `Documentation/Diagnostics`: each shows a wrong schema with its message, and a right one.
//
// With UPDATE_GOLDEN=1 in the environment the message blocks are rewritten; without it they are compared.

import CodingExplanations
import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("The pages about diagnostics")
struct ExplanationTests {
    /// A page as a test's argument; the output shows its name instead of its text.
    struct Page: Sendable, CustomTestStringConvertible {
        let file: String
        let page: ExplanationPage

        var testDescription: String { file }
    }

    /// The pages of the folder about one kind, or about diagnostics.
    static func pages(ofKind kinds: Set<String> = ["error", "warning"]) -> [Page] {
        DocumentationFiles.names(in: "Diagnostics").compactMap { file in
            let text = try? DocumentationFiles.text("Diagnostics/\(file)")
            let page = text.flatMap(ExplanationPage.init(markdown:))
            return page.flatMap { kinds.contains($0.kind) ? Page(file: file, page: $0) : nil }
        }
    }

    /// The pages with a wrong schema; a page about Swift files has a wrong one of those instead.
    static let pages = pages().filter { $0.page.code("swift wrong") == nil }

    private static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" }

    @Test("Every diagnostic and every rule has a page, whose title is in the code, and no other page exists")
    func completeness() {
        let codes = Diagnostic.Code.allCases.map { "\($0.name).md: \($0.name), \($0.severity), \($0.title)" }
        for code in Diagnostic.Code.allCases {
            #expect((5...80).contains(code.title.count) && code.title.last != ".", "\(code)")
        }
        let rules = ReviewRule.allCases.map { "\($0.rawValue).md: \($0.rawValue), change, " }
        let pages = Self.pages(ofKind: ["error", "warning", "change"]).map { row in
            "\(row.file): \(row.page.name), \(row.page.kind), \(row.page.kind == "change" ? "" : row.page.title)"
        }
        #expect(Set(codes + rules).subtracting(pages).sorted() == [], "missing pages")
        #expect(Set(pages).subtracting(codes + rules).sorted() == [], "pages without a code")
        #expect(pages.count == DocumentationFiles.names(in: "Diagnostics").count)
    }

    @Test("The tool has the pages of the folder: run Scripts/embed-explanations")
    func embedded() {
        let files = Self.pages(ofKind: ["error", "warning", "change"])
        let texts = Dictionary(uniqueKeysWithValues: ExplanationPages.all.map { ($0.name, $0) })
        #expect(texts.count == files.count)
        for row in files {
            #expect(texts[row.page.name]?.title == row.page.title, "\(row.file)")
            #expect(texts[row.page.name]?.parts == row.page.parts, "\(row.file)")
        }
    }

    @Test("The wrong schema has the message and no other", arguments: pages)
    func wrong(_ row: Page) {
        let page = row.page
        let diagnostics = page.diagnostics(of: page.wrongBytes, path: "Wrong.coding")
        let codes = diagnostics.map(\.code.name)
        if page.name == "tooManyMistakes" {
            // It takes many other mistakes to make this one.
            #expect(codes.last == page.name)
        } else {
            #expect(Set(codes) == [page.name], "\(diagnostics.map { DiagnosticRenderer().render($0) })")
        }
        #expect(diagnostics.last?.severity.rawValue == page.kind)
    }

    @Test("The page shows the messages that the wrong schema has", arguments: pages)
    func messages(_ row: Page) throws {
        let shown = row.page.renderedMessages
        if Self.isUpdating, let old = row.page.code("text message"), old != shown {
            let file = DocumentationFiles.url("Diagnostics/\(row.file)")
            let text = try DocumentationFiles.text("Diagnostics/\(row.file)")
            let fence = "```text message\n"
            try Data(text.replacing(fence + old, with: fence + shown).utf8).write(to: file)
        } else {
            #expect(row.page.code("text message") == shown)
        }
        #expect(shown.contains("[\(row.page.name)]\n"))
    }

    @Test("The right schema has no message", arguments: pages)
    func right(_ row: Page) throws {
        let right = try #require(row.page.code("coding right"))
        let diagnostics = row.page.diagnostics(of: Array(right.utf8), path: "Right.coding")
        #expect(diagnostics.map { DiagnosticRenderer().render($0) } == [])
    }

    @Test("The imported schemas have no mistakes", arguments: pages)
    func imports(_ row: Page) {
        for imported in row.page.imports {
            let compilation = SchemaCompiler.compile(
                moduleName: imported.moduleName, files: [imported.file], imports: [])
            #expect(compilation.schema != nil, "\(compilation.diagnostics.map(\.message))")
        }
    }

    @Test("The prose is short, and its lines fit a terminal", arguments: pages(ofKind: ["error", "warning", "change"]))
    func prose(_ row: Page) {
        let prose = row.page.parts.compactMap { part in
            if case .prose(let text) = part { text } else { nil }
        }
        #expect((2...7).contains(prose.count))
        for text in prose {
            let lines = text.split(separator: "\n")
            #expect(lines.count <= 8)
            #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines)")
            #expect([".", ":"].contains(text.last), "\(text)")
        }
    }
}

extension ExplanationPage {
    /// The bytes of the wrong schema's file.
    var wrongBytes: [UInt8] {
        if let text = code("coding wrong latin1") {
            return text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        }
        return Array((code("coding wrong") ?? "").utf8)
    }

    /// The schemas of other modules that the page's schemas import or could import.
    var imports: [ImportedSchemaFile] {
        parts.compactMap { part in
            guard case .code(let label, let text) = part, label.hasPrefix("coding module ") else { return nil }
            let name = String(label.dropFirst("coding module ".count))
            return ImportedSchemaFile(moduleName: name, file: SourceFile(path: name + ".coding", text: text))
        }
    }

    /// The messages about a file of the module `Payroll` with these bytes.
    func diagnostics(of bytes: [UInt8], path: String) -> [Diagnostic] {
        SchemaCompiler.compile(
            moduleName: "Payroll", files: [SourceFile(path: path, bytes: bytes)], imports: imports
        ).diagnostics
    }

    /// The messages about the wrong schema as a terminal shows them. Of many, only the first ones and the last.
    fileprivate var renderedMessages: String {
        let most = 12
        var messages = diagnostics(of: wrongBytes, path: "Schema.coding").map { DiagnosticRenderer().render($0) }
        if messages.count > most {
            messages.replaceSubrange((most - 1)..<(messages.count - 1), with: ["(\(messages.count - most) more)"])
        }
        return messages.map { $0 + "\n" }.joined()
    }
}
