// The page of recipes as the tests read it: blocks by the words after their fence, and the shell lines in YAML.

import Foundation
import TestSupport
import Testing

/// A page of the documentation, split into blocks.
struct RecipePage {
    private var blocks: [String: String] = [:]

    init(_ name: String = "ContinuousIntegration.md") throws {
        for block in try DocumentationFiles.blocks(of: name) {
            // Blocks without a name of their own are examples.
            #expect(blocks[block.label] == nil || !block.label.contains(" "), "two blocks are called '\(block.label)'")
            blocks[block.label] = block.text
        }
    }

    /// The text of a block: `sh pre-commit`.
    func block(_ name: String) throws -> String {
        try #require(blocks[name], "the page has no block '\(name)'")
    }

    /// A step of a workflow that runs a script. A service runs the steps one after another.
    struct Step: Sendable {
        let name: String
        let script: String
        let isForPullRequests: Bool
    }

    /// The steps of the GitHub workflow that run a script.
    func gitHubSteps() throws -> [Step] {
        try block("yaml github").components(separatedBy: "\n      - ").dropFirst().compactMap { text in
            let lines = text.components(separatedBy: "\n")
            guard let start = lines.firstIndex(where: { $0.hasPrefix("        run: ") }) else { return nil }
            let first = String(lines[start].dropFirst("        run: ".count))
            let script =
                first == "|"
                ? lines[(start + 1)...].prefix { $0.hasPrefix("          ") }.map { String($0.dropFirst(10)) } : [first]
            return Step(
                name: lines[0].replacing("name: ", with: ""), script: script.joined(separator: "\n"),
                isForPullRequests: lines.contains("        if: github.event_name == 'pull_request'"))
        }
    }

    /// The script of a GitLab job.
    func gitLabScript(of job: String) throws -> String {
        let jobs = try block("yaml gitlab").components(separatedBy: "\n\n")
        let text = try #require(jobs.first { $0.hasPrefix(job + ":") })
        var lines: [String] = []
        var isScript = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("  "), !line.hasPrefix("   ") {
                isScript = line == "  before_script:" || line == "  script:"
            } else if isScript, line.hasPrefix("    - ") {
                lines.append(String(line.dropFirst(6)))
            }
        }
        return lines.joined(separator: "\n")
    }
}
