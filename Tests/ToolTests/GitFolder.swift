// A temporary folder that is a git repository.

import Foundation
import TestSupport
import Testing

/// A repository of its own for each test, which reads no user's configuration.
struct GitFolder: Sendable {
    let folder: TemporaryFolder

    init() async throws {
        self.folder = try TemporaryFolder()
        try await git("init", "--quiet", "--initial-branch=main")
    }

    /// Runs git, expects it to succeed, and gives what it printed.
    @discardableResult
    func git(_ arguments: String..., date: Int = 1_000_000_000) async throws -> String {
        let stamp = "@\(date) +0000"
        // A file that is not there has no settings.
        let settings = folder.path(of: ".git/no-settings")
        let run = try await ToolRun.command(
            [
                "GIT_CONFIG_GLOBAL=\(settings)", "GIT_CONFIG_NOSYSTEM=1", "GIT_AUTHOR_DATE=\(stamp)",
                "GIT_COMMITTER_DATE=\(stamp)", "git", "-c", "user.name=A", "-c", "user.email=a@example.org",
            ] + arguments, in: folder)
        #expect(run.exitCode == 0, "git \(arguments): \(run.errors)")
        return run.output
    }

    /// Commits all that lies in the folder, and tags it.
    func commit(tag: String? = nil, date: Int = 1_000_000_000) async throws {
        try await git("add", "--all", date: date)
        try await git("commit", "--quiet", "--allow-empty", "--message", "A change", date: date)
        if let tag { try await git("tag", tag, date: date) }
    }

    /// Runs `coding` in the folder, or in one inside it.
    func coding(_ arguments: [String], environment: [String: String] = [:]) async throws -> ToolRun {
        try await ToolRun.coding(arguments, in: folder, environment: environment)
    }
}
