// What holds for every schema that is formatted: nothing is lost, nothing moves away, once is enough.

import CodingSchema
import Foundation
import TestSupport
import Testing

@Suite("The formatter, whatever it formats")
struct FormatterPropertyTests {
    /// How many random schemas are tried, of those that are when there is time.
    private static func seeds(_ part: Int, of count: Int) -> Range<UInt64> {
        let start = UInt64(part * count)
        return
            start..<(start
            + UInt64(Robustness.isThorough ? count : IntegrationRing.size(count * 2 / 5, otherwise: count / 20)))
    }

    @Test("Random schemas keep tokens, comments and model, and their layout when formatted again", arguments: 0..<8)
    func randomSchemas(_ part: Int) {
        for seed in Self.seeds(part, of: 250) {
            let schema = RandomSchema(seed: seed)
            let problems = FormatterSupport.problems(schema.bytes)
            #expect(problems == [], "seed \(seed)\n\(String(decoding: schema.bytes, as: UTF8.self))")
        }
    }

    @Test("Random schemas whose clauses are in order keep the order of everything", arguments: 0..<4)
    func orderedSchemas(_ part: Int) {
        for seed in Self.seeds(part, of: 75) {
            let schema = RandomSchema(seed: seed, options: .ordered)
            let problems = FormatterSupport.problems(schema.bytes, isOrdered: true)
            #expect(problems == [], "seed \(seed), in order\n\(String(decoding: schema.bytes, as: UTF8.self))")
        }
    }

    @Test("A comment may be in the type of a transient field, however that is spaced")
    func transientType() {
        let text = "class A {\n    transient var a: Set  < B > /* c */  ? = nil\n}\n"
        #expect(Parser.parse(SourceFile(path: "A.coding", text: text)).diagnostics.isEmpty)
    }

    @Test("However the tokens of a schema are spaced, its layout is the same")
    func spacing() {
        for seed in Self.seeds(0, of: 300) {
            let bytes = RandomSchema(seed: seed, options: .plain).bytes
            let (list, _) = Lexer.tokenize(SourceFile(path: "Plain.coding", bytes: bytes))
            var wide: [UInt8] = []
            var end = 0
            for token in list.tokens {
                for byte in bytes[end..<token.start] {
                    // Line breaks stay, for some of them mean something; spaces become more.
                    wide += byte == UInt8(ascii: " ") ? Array(" \t ".utf8) : [byte]
                }
                wide += bytes[token.start..<token.end]
                end = token.end
            }
            let first = SchemaFormatter.format(SourceFile(path: "Plain.coding", bytes: bytes))
            let second = SchemaFormatter.format(SourceFile(path: "Wide.coding", bytes: wide))
            #expect(first != nil && first == second, "seed \(seed), plain")
        }
    }

    @Test("The file that uses the whole grammar keeps all it says")
    func wholeGrammar() {
        #expect(FormatterSupport.problems(Array(WholeGrammar.source.utf8)) == [])
    }

    private static let schemas: [URL] = {
        let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return ["Tests", "Examples"].flatMap { folder -> [URL] in
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder).resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "coding" }
        }
    }()

    @Test("The schemas of this repository keep all that they say")
    func repository() throws {
        #expect(Self.schemas.count >= 15)
        for url in Self.schemas {
            let bytes = [UInt8](try Data(contentsOf: url))
            let file = SourceFile(path: url.lastPathComponent, bytes: bytes)
            // Some show what a syntax error looks like.
            guard Parser.parse(file).diagnostics.isEmpty else { continue }
            #expect(FormatterSupport.problems(bytes) == [], "\(url.lastPathComponent)")
        }
    }

    @Test("The file that the language is introduced with has the layout")
    func introduction() throws {
        let url = try #require(Self.schemas.first { $0.path.hasSuffix("GeneratedCodeTests/Payroll.coding") })
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(SchemaFormatter.format(SourceFile(path: "Payroll.coding", text: text)) == text)
    }

    @Test(
        "Time grows with the file and not with its square", .integration,
        arguments: [
            "class A {\nvar a: Int since 2 key \"K\" // x\n}\n", "class A, keyed only, version 1 /* x */ {}\n",
            "// comment\n", "/* c */ ", "import A\n", "\n\n", "enum A { case a(b: [Int], c: Int) key \"K\" }\n",
            "class A { swift { } retired \"A\", \"B\" }\n",
        ])
    func linearTime(_ piece: String) {
        #expect(
            growsInProportion(from: 500, times: 10) { count in
                let file = SourceFile(path: "Long.coding", text: String(repeating: piece, count: count))
                _ = SchemaFormatter.format(file)
            })
    }

    @Test(
        "A member of many clauses and a line of many comments take time in proportion to their lengths", .integration,
        arguments: [
            ("class A { var a: Int", " fallback \"A\" // x\n", "}"), ("class A { retired \"a\"", ", \"b\"", "}"),
            ("class A", ", version 1", "{}"), ("class A { var a: Int ", "/* x */ ", "}"),
            ("class A {", "/* x */ ", "}"),
            ("enum A { case a(b: Int", ", c: Int", ") }"),
        ])
    func longLines(_ start: String, _ piece: String, _ end: String) {
        let isInProportion = growsInProportion(from: 1_000, times: 10) { count in
            let file = SourceFile(path: "Long.coding", text: start + String(repeating: piece, count: count) + end)
            #expect(SchemaFormatter.format(file) != nil)
        }
        #expect(isInProportion)
    }
}
