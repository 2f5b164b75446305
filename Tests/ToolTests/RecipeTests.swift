// Runs each recipe of the page about continuous integration, each in a separate repository.

import Foundation
import TestSupport
import Testing

@Suite("The recipes for continuous integration")
struct RecipeTests {
    static let broken = "class Employee {\n    var name: String\n    var badge: Int = 0\n    var pay: Imt\n}\n"
    static let crooked = "class Employee {\n  var name: String\n    var badge: Int = 0\n}\n"
    static let safe = "class Employee {\n    var name: String\n    var badge: Int = 0\n    var note: String?\n}\n"
    static let breaking = "class Employee {\n    var fullName: String\n    var badge: Int = 0\n}\n"

    /// A change of the schema, and the step that fails because of it.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let schema: String
        var generates = true

        /// The step of the GitHub workflow that fails; `nil` if all succeed.
        let failure: String?

        /// A part of the message in the log.
        var message = ""
    }

    static let changes = [
        Change(testDescription: "nothing", schema: RecipeRepository.schema, failure: nil),
        Change(
            testDescription: "an error", schema: broken, generates: false, failure: "Schemas have no errors",
            message: "Employee.coding:4:14: error:"),
        Change(
            testDescription: "another layout", schema: crooked, failure: "Schemas are formatted",
            message: "Employee.coding:2:3: error: not formatted"),
        Change(
            testDescription: "stale files", schema: safe, generates: false,
            failure: "Generated files are up to date", message: "+    var note: String?"),
        Change(testDescription: "a safe change", schema: safe, failure: nil),
        Change(testDescription: "a breaking change", schema: breaking, failure: "The review", message: "breaking"),
    ]

    @Test("GitHub's steps stop at the one that checks for the mistake", arguments: changes)
    func gitHub(_ change: Change) async throws {
        let repository = try await RecipeRepository()
        try await repository.change(change.schema, generates: change.generates)
        try await repository.commitOnBranch()
        let base = try await repository.succeeds("git rev-parse main").trimmingCharacters(in: .whitespacesAndNewlines)
        let steps = try RecipePage().gitHubSteps()
        #expect(steps.count == 5)
        #expect(steps.filter(\.isForPullRequests).map(\.name) == ["The review"])
        var failure: String?
        for step in steps where failure == nil {
            let run = try await repository.run(step.script, environment: ["BASE": base])
            guard run.exitCode != 0 else { continue }
            failure = step.name
            #expect(run.exitCode == 1)
            #expect((run.output + run.errors).contains(change.message), "\(run.output)\(run.errors)")
        }
        #expect(failure == change.failure)
        if failure == nil || failure == "The review" { #expect(try !repository.summary.isEmpty) }
    }

    @Test("GitLab's jobs fail if something has to be fixed", arguments: changes)
    func gitLab(_ change: Change) async throws {
        let repository = try await RecipeRepository()
        try await repository.change(change.schema, generates: change.generates)
        try await repository.commitOnBranch()
        let page = try RecipePage()
        let schemas = try await repository.run(page.gitLabScript(of: "schemas"))
        let isReviewed = change.failure == "The review" || change.failure == nil
        #expect(schemas.exitCode == (isReviewed ? 0 : 1), "\(schemas.output)\(schemas.errors)")
        guard isReviewed else { return }
        let review = try await repository.run(
            page.gitLabScript(of: "review"), environment: ["CI_MERGE_REQUEST_DIFF_BASE_SHA": "main"])
        #expect(review.exitCode == (change.failure == nil ? 0 : 1), "\(review.output)\(review.errors)")
        #expect(try !repository.folder.text(of: "review.md").isEmpty)
    }

    @Test("The script compares with the last tag, or with the given revision", arguments: changes)
    func script(_ change: Change) async throws {
        let repository = try await RecipeRepository()
        try await repository.change(change.schema, generates: false)
        let script = try RecipePage().block("sh script")
        let run = try await repository.run(script)
        let isStale = change.failure == "Generated files are up to date"
        #expect(run.exitCode == (change.failure == nil || isStale ? 0 : 1), "\(run.output)\(run.errors)")
        let same = try await repository.run("set -- HEAD\n" + script)
        #expect(same.exitCode == run.exitCode)
    }

    @Test("The hook accepts correct schemas, rejects others, and ignores other files")
    func hook() async throws {
        let repository = try await RecipeRepository()
        let page = try RecipePage()
        try repository.folder.write(try page.block("sh pre-commit"), to: ".githooks/pre-commit")
        try await repository.succeeds("chmod +x .githooks/pre-commit\n" + page.block("sh hook"))
        let commit = "git add --all && git commit --quiet --message Change"
        #expect(try await repository.run(commit).exitCode == 0)
        try await repository.change(Self.safe, generates: false)
        #expect(try await repository.run(commit).exitCode == 0)
        for (schema, message) in [(Self.broken, "error:"), (Self.crooked, "not formatted")] {
            try await repository.change(schema, generates: false)
            let run = try await repository.run(commit)
            #expect(run.exitCode == 1)
            #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
        }
        // The schema still isn't formatted, but it isn't part of the commit.
        try await repository.succeeds("git reset --quiet")
        try repository.folder.write("text", to: "notes.txt")
        #expect(try await repository.run("git add notes.txt && git commit --quiet --message Notes").exitCode == 0)
    }

    @Test("git shows differences between archives, and checksums of other files")
    func textConversion() async throws {
        let repository = try await RecipeRepository()
        let page = try RecipePage()
        #expect(try await repository.succeeds(page.block("sh tool")).hasPrefix("coding "))
        try repository.folder.write(try page.block("text gitattributes"), to: ".gitattributes")
        try await repository.succeeds(page.block("sh textconv"))
        let archive = InspectTests.archive(badge: 7).replacing(
            "<key>badge", with: "<key>name</key><string>Anna</string><key>badge")
        try repository.folder.write(archive, to: "a.archive")
        try repository.folder.write("no archive", to: "b.archive")
        try await repository.succeeds("git add --all && git commit --quiet --message Archives")
        try repository.folder.write(archive.replacing("<integer>7<", with: "<integer>12<"), to: "a.archive")
        try repository.folder.write("no archive either", to: "b.archive")
        let difference = try await repository.succeeds(repository.tooled("git diff"))
        #expect(difference.contains(try page.block("text difference")))
        for call in ["git diff", "git commit --quiet --all -m Change && git show", "git log -p -1"] {
            let run = try await repository.run(repository.tooled(call))
            #expect(run.exitCode == 0, "\(run.errors)")
            let lines = run.output.components(separatedBy: "\n")
            #expect(lines.contains("-  badge: 7"), "\(run.output)")
            #expect(lines.contains("+  badge: 12"))
            #expect(lines.count { $0.hasPrefix("+ ") || $0.hasPrefix("- ") } == 2)
            #expect(lines.contains { $0.hasPrefix("+") && $0.hasSuffix(" 17") }, "the checksum of 17 bytes")
        }
    }

    @Test("The YAML is valid", arguments: ["yaml github", "yaml gitlab"])
    func yaml(block: String) throws {
        for line in try RecipePage().block(block).components(separatedBy: "\n") where !line.isEmpty {
            #expect(line.prefix { $0 == " " }.count.isMultiple(of: 2), "\(line)")
            #expect(!line.contains("\t"))
            // A value with a colon and a space in it would be a mapping.
            let value = line.split(separator: ": ", maxSplits: 1).dropFirst().first ?? ""
            #expect(!value.contains(": "), "\(line)")
        }
    }
}
