// The README's first example, run as it is printed.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, so that they run one after another: each takes all that the machine has.
extension PluginTests {
    @Suite("The README")
    struct ReadmeTests {
        @Test("The example goes from an empty folder to an archive that is read back", .timeLimit(.minutes(20)))
        func example() async throws {
            let readme = try String(
                contentsOf: DocumentationFiles.package.appending(path: "README.md"), encoding: .utf8)
            let blocks = readme.components(separatedBy: "```sh\n")
            try #require(blocks.count == 2)
            let script = try #require(blocks[1].components(separatedBy: "```").first)
            let printed = try #require(try /It prints `([^`]+)`/.firstMatch(in: readme)?.output.1)
            let folder = try #require(SharedBuildFolder.current)
            for name in ["Shelf", "swift-archiving"] where folder.names(in: "").contains(name) {
                try folder.remove(name)
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: "swift-archiving"),
                withDestinationPath: DocumentationFiles.package.path(percentEncoded: false))
            let run = try await ToolRun.command(["bash", "-euc", script], in: folder)
            try? folder.remove("Shelf")
            #expect(run.exitCode == 0, "\(run.lines(containing: "error"))")
            #expect(run.output.split(separator: "\n").last == printed)
        }
    }
}
