// The tutorial: its files are written, its commands run in order, and they print what the page shows. Takes minutes.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, with whose packages it shares what was compiled.
extension PluginTests {
    @Suite("The tutorial")
    struct TutorialTests {
        /// git knows who commits.
        private static let shell = """
            export GIT_AUTHOR_NAME=Newcomer GIT_AUTHOR_EMAIL=newcomer@example.org
            export GIT_COMMITTER_NAME=Newcomer GIT_COMMITTER_EMAIL=newcomer@example.org

            """

        @Test("Every command prints what the page shows", .timeLimit(.minutes(30)))
        func tutorial() async throws {
            let folder = try ConsumerPackage.emptyFolder()
            var current = "."
            var count = 0
            for block in try DocumentationFiles.blocks(of: "Tutorial.md") {
                if let path = block.label.split(separator: " ").dropFirst().first {
                    try folder.write(block.text, to: String(path))
                }
                for command in block.label == "console" ? Self.commands(of: block) : [] {
                    if command.text.hasPrefix("cd ") {
                        current = String(command.text.dropFirst(3))
                        continue
                    }
                    let run = try await ToolRun.command(
                        ["env", "-C", folder.path(of: current), "bash", "-euc", Self.shell + command.text], in: folder)
                    try #require(run.exitCode == 0, "\(command.text): \(run.lines)")
                    let isShown = Self.matches(run.output, command.output)
                    #expect(isShown, "Tutorial.md:\(block.line): \(command.text):\n\(run.output)")
                    count += 1
                }
            }
            #expect(count > 15)
        }

        /// The commands of a block, each with the lines that it prints.
        private static func commands(of block: DocumentationFiles.Block) -> [(text: String, output: [String])] {
            var result: [(text: String, output: [String])] = []
            for line in block.lines {
                if line.hasPrefix("$ ") {
                    result.append((String(line.dropFirst(2)), []))
                } else if !result.isEmpty {
                    result[result.count - 1].output.append(line)
                }
            }
            return result
        }

        /// Whether the output has these lines; the line `…` is any number of them.
        private static func matches(_ output: String, _ lines: [String]) -> Bool {
            var rest = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
            if rest.last == "" { rest = rest.dropLast() }
            var maySkip = false
            for line in lines {
                if line == "…" {
                    maySkip = true
                } else if let index = rest.firstIndex(of: line), maySkip || index == rest.startIndex {
                    rest = rest[(index + 1)...]
                    maySkip = false
                } else {
                    return false
                }
            }
            return rest.isEmpty || maySkip
        }
    }
}
