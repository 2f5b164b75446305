// A repository for testing recipes: a package's schemas, and a `swift` that runs the tool as the command plugin does.

import Foundation
import TestSupport
import Testing

/// A repository with the module Payroll, whose schemas and generated files are committed.
struct RecipeRepository {
    let folder: TemporaryFolder

    /// The files outside of the repository: `swift`, the home folder, the summary of a run.
    private let outside: TemporaryFolder

    static let schema = "class Employee {\n    var name: String\n    var badge: Int = 0\n}\n"
    static let path = "Sources/Payroll/Employee.coding"

    init() async throws {
        self.folder = try TemporaryFolder()
        self.outside = try TemporaryFolder()
        try outside.write("[user]\nname = A\nemail = a@example.org\n", to: "gitconfig")
        try outside.write("", to: "summary")
        try folder.write(Self.schema, to: Self.path)
        try writeSwift()
        try await succeeds("git init --quiet --initial-branch=main")
        try await succeeds(Self.generation())
        try writePackageDescription()
        try await succeeds("git add --all && git commit --quiet --message First && git tag v1")
    }

    /// Writes a `swift` that replaces SwiftPM, so that no test builds a package.
    ///
    /// `swift package coding …` runs the tool with a description of the package, prints both of its outputs to
    /// standard output, and exits with 1 if the tool fails, as SwiftPM does. `swift build --show-bin-path` prints a
    /// folder that contains the tool.
    private func writeSwift() throws {
        let folder = outside.path(of: "bin")
        let script = """
            #!/bin/sh
            case "$*" in
            "package coding "*)
                shift 2
                '\(folder)/coding' --package '\(outside.path(of: "package.json"))' "$@" 2>&1 || exit 1
                ;;
            *--show-bin-path*)
                echo '\(folder)'
                ;;
            *)
                echo "error: no recipe calls 'swift $*'" >&2
                exit 64
                ;;
            esac

            """
        try outside.write(script, to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/coding", withDestinationPath: "\(ToolRun.toolFolder)/coding")
    }

    /// Writes the description of the package that the command plugin passes to the tool.
    private func writePackageDescription() throws {
        let generated = folder.names(in: "Sources/Payroll/Generated")
            .map { folder.path(of: "Sources/Payroll/Generated/\($0)") }
        let target: [String: Any] = [
            "name": "Payroll", "module": "Payroll", "folder": folder.path(of: "Sources/Payroll") + "/",
            "files": [folder.path(of: Self.path)] + generated, "imports": [String](), "output": "Generated",
        ]
        let content = try JSONSerialization.data(withJSONObject: ["targets": [target]])
        try outside.write(String(decoding: content, as: UTF8.self), to: "package.json")
    }

    /// Replaces the schema, and if asked also the files that are generated from it.
    func change(_ schema: String, generates: Bool = true) async throws {
        try folder.write(schema, to: Self.path)
        guard generates else { return }
        try await succeeds(Self.generation())
    }

    /// The call that writes the generated files.
    private static func generation() throws -> String {
        "'\(try ToolRun.toolFolder)/coding' generate Sources/Payroll --output Sources/Payroll/Generated"
    }

    /// Commits everything on a new branch.
    func commitOnBranch() async throws {
        try await succeeds("git checkout --quiet -b change && git commit --quiet --all --allow-empty -m Change")
    }

    /// A script that finds the tool where the recipe copies it to.
    func tooled(_ script: String) -> String { "export PATH=\"$HOME/.local/bin:$PATH\"\n" + script }

    /// Runs a script as services do: with bash, up to the first command that fails.
    func run(_ script: String, environment: [String: String] = [:]) async throws -> ToolRun {
        let settings = [
            "GIT_CONFIG_GLOBAL": outside.path(of: "gitconfig"), "GIT_CONFIG_NOSYSTEM": "1",
            "GITHUB_STEP_SUMMARY": outside.path(of: "summary"), "GITHUB_WORKSPACE": folder.path,
            "GIT_PAGER": "cat", "HOME": outside.path(of: "home"),
        ].merging(environment) { _, new in new }
        let path = "PATH=\(outside.path(of: "bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let words = settings.map { "\($0.key)=\($0.value)" }.sorted() + [path, "bash", "-eo", "pipefail", "-c", script]
        return try await ToolRun.command(words, in: folder)
    }

    /// Runs a script that must succeed, and returns its output.
    @discardableResult
    func succeeds(_ script: String) async throws -> String {
        let run = try await run(script)
        #expect(run.exitCode == 0, "\(script): \(run.errors)")
        return run.output
    }

    /// The summary that GitHub shows on the page of a run.
    var summary: String { get throws { try outside.text(of: "summary") } }
}
