// A repository in which recipes are tried: a package's schemas, and a `coding` that the shell finds.

import Foundation
import Testing

/// A repository with the module Payroll, whose schemas and generated files are committed.
struct RecipeRepository {
    let folder: TemporaryFolder

    /// What lies beside the repository: `swift`, the file that GitHub reads paths from, the summary of a run.
    private let outside: TemporaryFolder

    static let schema = "class Employee {\n    var name: String\n    var badge: Int = 0\n}\n"
    static let path = "Sources/Payroll/Employee.coding"

    init() async throws {
        self.folder = try TemporaryFolder()
        self.outside = try TemporaryFolder()
        // The package isn't built for each test: `swift build` has nothing to do and knows where the tool is.
        let tool = try ToolRun.toolFolder
        try outside.write("#!/bin/sh\ncase \"$*\" in *--show-bin-path*) echo '\(tool)' ;; esac\n", to: "bin/swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: outside.path(of: "bin/swift"))
        try outside.write("[user]\nname = A\nemail = a@example.org\n", to: "gitconfig")
        try outside.write("", to: "paths")
        try outside.write("", to: "summary")
        try folder.write(Self.schema, to: Self.path)
        try await succeeds("git init --quiet --initial-branch=main")
        try await succeeds(
            "PATH='\(tool)':\"$PATH\" coding generate Sources/Payroll --output Sources/Payroll/Generated")
        try await succeeds("git add --all && git commit --quiet --message First && git tag v1")
    }

    /// Writes the schema anew, and the files that it becomes.
    func change(_ schema: String, generates: Bool = true) async throws {
        try folder.write(schema, to: Self.path)
        guard generates else { return }
        try await succeeds(tooled("coding generate Sources/Payroll --output Sources/Payroll/Generated"))
    }

    /// Commits everything on a branch of its own.
    func commitOnBranch() async throws {
        try await succeeds("git checkout --quiet -b change && git commit --quiet --all --allow-empty -m Change")
    }

    /// A script that finds the tool.
    func tooled(_ script: String) throws -> String { "export PATH='\(try ToolRun.toolFolder)':\"$PATH\"\n" + script }

    /// Runs a script as services do: with bash, up to the first command that fails.
    func run(_ script: String, environment: [String: String] = [:]) async throws -> ToolRun {
        let settings = [
            "GIT_CONFIG_GLOBAL": outside.path(of: "gitconfig"), "GIT_CONFIG_NOSYSTEM": "1",
            "GITHUB_PATH": outside.path(of: "paths"), "GITHUB_STEP_SUMMARY": outside.path(of: "summary"),
            "GITHUB_WORKSPACE": folder.path, "GIT_PAGER": "cat",
        ].merging(environment) { _, new in new }
        let path = "PATH=\(outside.path(of: "bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let words = settings.map { "\($0.key)=\($0.value)" }.sorted() + [path, "bash", "-eo", "pipefail", "-c", script]
        return try await ToolRun.command(words, in: folder)
    }

    /// Runs a script that must succeed, and gives what it printed.
    @discardableResult
    func succeeds(_ script: String) async throws -> String {
        let run = try await run(script)
        #expect(run.exitCode == 0, "\(script): \(run.errors)")
        return run.output
    }

    /// The lines that GitHub's steps gave for the path of later ones.
    var paths: String { get throws { try outside.text(of: "paths").split(separator: "\n").joined(separator: ":") } }

    /// What GitHub shows on the page of a run.
    var summary: String { get throws { try outside.text(of: "summary") } }
}
