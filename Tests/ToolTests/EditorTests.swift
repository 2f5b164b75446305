// Runs the tests in `Tests/Editors`, which drive the language server as editors do: with Python's client of the
// protocol, and in Neovim and Emacs.

import Foundation
import TestSupport
import Testing

@Suite("Editors")
struct EditorTests {
    @Test(
        "The grammar, the server and the editors", .integration,
        .enabled(
            if: PeerExecutable.python?.printed("-c", "import pytest, pytest_asyncio").isEmpty ?? false,
            "python3 with pytest and pytest-asyncio is not installed: skipped"),
        arguments: ["grammar", "language_server", "editors"])
    func python(name: String) async throws {
        let tests = DocumentationFiles.package.appending(path: "Tests/Editors").path(percentEncoded: false)
        let run = try await ToolRun.command(
            ["python3", "-B", "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "\(tests)/test_\(name).py"],
            in: TemporaryFolder(), environment: ["CODING": try ToolRun.toolFolder + "/coding"])
        #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
        // What is not installed is said in the log.
        print(run.output.split(separator: "\n").filter { $0.hasPrefix("SKIPPED") }.joined(separator: "\n"))
    }
}
