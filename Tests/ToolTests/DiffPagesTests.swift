// The pages about reviews: what they show is what the tool prints.

import Foundation
import TestSupport
import Testing

@Suite("The pages about coding diff")
struct DiffPagesTests {
    /// The blocks of code of a page that are in a language, in order.
    private static func blocks(_ language: String, of page: String) throws -> [String] {
        try DocumentationFiles.blocks(of: page).filter { $0.label == language }.map(\.text)
    }

    /// A document whose sentences are left out: their words may change, the form may not.
    private static func form(_ document: String) -> String {
        document.replacing(/"(summary|reason|text)": ".*"/) { "\"\($0.output.1)\": …" }
    }

    @Test("The JSON has the form that its page shows")
    func json() async throws {
        let schemas = try Self.blocks("text", of: "diff-json.md")
        let documents = try Self.blocks("json", of: "diff-json.md")
        try #require(schemas.count == 2 && documents.count == 1)
        let folder = try DiffCommandTests.folder(old: schemas[0], new: schemas[1])
        let run = try await ToolRun.coding(["diff", "old", "new", "--json"], in: folder)
        #expect(Self.form(run.output) == Self.form(documents[0]))
        #expect(run.errors == "")
    }

    /// The rules, places and verdicts of a review, without its sentences.
    private static func verdicts(_ text: String) -> [String] {
        let pattern = /\[\w+\]\n|(old|new): \S+\n|[a-z ]+ (reads|directions) [a-z]+:? +(safe|lossy|breaking)|.*→.*/
        return text.matches(of: pattern).map { String($0.output.0) }
    }

    @Test("The example has the verdicts that its page shows, and its clauses fix it")
    func example() async throws {
        let blocks = try Self.blocks("text", of: "Review.md")
        try #require(blocks.count >= 4)
        let folder = try DiffCommandTests.folder(old: blocks[0], new: blocks[1])
        let run = try await ToolRun.coding(["diff", "old", "new"], in: folder)
        #expect(Self.verdicts(run.output) == Self.verdicts(blocks[2]))
        #expect(Self.verdicts(run.output).count >= 12)
        var lines = blocks[1].split(separator: "\n").map(String.init)
        lines[1] = String(blocks[3].dropLast())
        #expect(lines[1].contains("fullName"))
        try folder.write(lines.joined(separator: "\n"), to: "new/Payroll.coding")
        let fixed = try await ToolRun.coding(["diff", "old", "new", "--fail-on", "lossy"], in: folder)
        #expect(fixed.exitCode == 0, "\(fixed.output)\(fixed.errors)")
    }

    @Test("The lock that the page shows is one")
    func lock() async throws {
        let lock = try #require(try Self.blocks("text", of: "Review.md").first { $0.hasPrefix("coding-lock") })
        let folder = try DiffLockTests.folder(lock: lock)
        let run = try await ToolRun.coding(["diff", "--against", "Baseline.coding-lock"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("1.0 → the working tree: 2 changes"))
    }
}
