// What users read is plain English: documentation, messages, help and the comments of public declarations have none of
// the words that used to confuse readers.

import Foundation
import TestSupport
import Testing

@Suite("Plain English")
struct PlainEnglishTests {
    /// Words and idioms of no technical English, each with what to write instead.
    private nonisolated(unsafe) static let rejected: [(pattern: Regex<Substring>, instead: String)] = [
        (/(?i)(?:^|[^`"a-z])mend(?:s|ed|ing)?\b(?![`"])/, "fix"),
        (/(?i)\b(?:lets?|letting) go of\b/, "release"),
        (/(?i)\b(?:stands?|stood|standing) (?:under|in|beside|behind)\b/, "is stored under, is in, is next to"),
        (/(?i)\b(?:tells? of|told of|(?:is|are) told)\b/, "describes, reports; is notified of"),
        (/(?i)\b(?:is|are) met\b/, "is encountered, is first referenced"),
        (/(?i)\b(?:nobody|whoever)\b/, "no caller, callers, the reader"),
        (/(?i)\b(?:its like|its kin|kin|of one's own)\b/, "such values, related types, custom"),
        (/(?i)\b(?:made|laid out|written) anew\b|\banew\b/, "rewritten, regenerated"),
        (/(?i)\baloud\b/, "explicitly"),
        (/(?i)\b(?:quick|long) way\b/, "fast path, slow path"),
        (/(?i)\b(?:is none|there is none)\b/, "is missing, there is no …"),
        (/(?i)\bspoken for\b|\bin sight\b/, "in use, visible"),
    ]

    /// What is wrong with the lines of a text.
    private static func findings(_ lines: [(number: Int, text: String)], in file: String) -> [String] {
        lines.flatMap { line in
            rejected.compactMap { row in
                line.text.firstMatch(of: row.pattern).map {
                    "\(file):\(line.number): not '\($0.output)', but: \(row.instead)"
                }
            }
        }
    }

    private static func numberedLines(of text: String) -> [(number: Int, text: String)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, String($1)) }
    }

    /// The paths of files below folders of the package.
    private static func files(below folders: [String], suffix: String) throws -> [String] {
        try folders.flatMap { folder in
            let root = DocumentationFiles.package.appending(path: folder).path(percentEncoded: false)
            return try FileManager.default.subpathsOfDirectory(atPath: root)
                .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: DocumentationFiles.package.appending(path: path), encoding: .utf8)
    }

    @Test("The words are found")
    func patterns() {
        let lines = ["To mend it", "is let go of", "stands under a key", "nobody knows", "there is none"]
        #expect(Self.findings(lines.map { (1, $0) }, in: "A.md").count == lines.count)
        #expect(Self.findings([(1, "`mend` is the old name; amend, recommend, kind")], in: "A.md") == [])
    }

    @Test("The documentation")
    func documentation() throws {
        let root = DocumentationFiles.package.path(percentEncoded: false)
        let top = try FileManager.default.contentsOfDirectory(atPath: root).filter { $0.hasSuffix(".md") }.sorted()
        let pages =
            try top + Self.files(below: ["Documentation", "Benchmarks", "Fuzzing", "Distribution"], suffix: ".md")
        #expect(pages.count > 300)
        for page in pages { #expect(Self.findings(Self.numberedLines(of: try Self.text(page)), in: page) == []) }
    }

    @Test("Markdown wraps at 100 columns, but for tables, code and long links")
    func columns() throws {
        for page in try Self.files(below: ["Documentation"], suffix: ".md") {
            var isCode = false
            for line in Self.numberedLines(of: try Self.text(page)) {
                if line.text.trimmingCharacters(in: .whitespaces).hasPrefix("```") { isCode.toggle() }
                let isExempt =
                    isCode || line.text.hasPrefix("|") || line.text.hasPrefix("    ")
                    || !line.text.trimmingCharacters(in: CharacterSet(charactersIn: " -")).contains(" ")
                #expect(isExempt || line.text.count <= 100, "\(page):\(line.number)")
            }
        }
    }

    @Test("Messages and help: the strings of the tools and of the runtime")
    func messages() throws {
        for file in try Self.files(below: ["Sources", "Plugins"], suffix: ".swift") {
            let code = Self.numberedLines(of: try Self.text(file)).filter { line in
                !line.text.trimmingCharacters(in: .whitespaces).hasPrefix("//") && line.text.contains(/["a-z] [a-z]/)
            }
            #expect(Self.findings(code, in: file) == [])
        }
    }

    @Test("Help, as a user sees it", arguments: ExplainTests.commands)
    func help(command: String) async throws {
        let run = try await ToolRun.coding([command, "--help"], in: TemporaryFolder())
        #expect(Self.findings(Self.numberedLines(of: run.output), in: "coding \(command) --help") == [])
    }

    @Test("The titles of tests")
    func titles() throws {
        for file in try Self.files(below: ["Tests"], suffix: ".swift") {
            let titles = Self.numberedLines(of: try Self.text(file)).filter { line in
                line.text.contains("@Test(\"") || line.text.contains("@Suite(\"")
            }
            #expect(Self.findings(titles, in: file) == [])
        }
    }

    @Test("The comments of public declarations")
    func comments() throws {
        var count = 0
        for file in try Self.files(below: ["Sources/Archiving", "Sources/PropertyLists"], suffix: ".swift") {
            var comment: [(number: Int, text: String)] = []
            for line in Self.numberedLines(of: try Self.text(file)) {
                let text = line.text.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("///") {
                    comment.append(line)
                } else if !text.hasPrefix("@") {
                    if text.hasPrefix("public ") || text.hasPrefix("open ") {
                        count += comment.isEmpty ? 0 : 1
                        #expect(Self.findings(comment, in: file) == [])
                    }
                    comment = []
                }
            }
        }
        #expect(count > 400)
    }
}
