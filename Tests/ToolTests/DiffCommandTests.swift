// `coding diff OLD NEW`: how it is called, its forms of output and its exit codes.

import Foundation
import TestSupport
import Testing

@Suite("coding diff")
struct DiffCommandTests {
    static let old = "class Person {\n    var name: String\n    var nick: String?\n}\n"

    /// A field more, which old archives don't have: breaking. A field less, whose value is lost: lossy.
    static let new = "class Person {\n    var name: String\n    var age: Int\n}\n"

    /// A folder with `old` and `new`.
    static func folder(old: String = old, new: String = new) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(old, to: "old/Payroll.coding")
        try folder.write(new, to: "new/Payroll.coding")
        try folder.write("", to: "empty/readme")
        return folder
    }

    private static func diff(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await ToolRun.coding(["diff"] + arguments, in: folder)
    }

    static let wrongCalls: [([String], String)] = [
        ([], "specify what to compare: OLD and NEW, '--git REV' or '--against LOCK'"),
        (["old"], "specify what to compare"),
        (["old", "new", "x"], "specify what to compare"),
        (["old", "new", "--fail-on", "safe"], "'--fail-on' takes 'breaking' or 'lossy', not 'safe'"),
        (["old", "new", "--fail-on", "breakin"], "'--fail-on' takes 'breaking' or 'lossy', not 'breakin'\n"),
        (["old", "new", "--level", "swift"], "'--level' takes 'archive' or 'source', not 'swift'"),
        (["old", "new", "--json", "--markdown"], "'--markdown' and '--json' can't be combined"),
        (["old", "new", "--github", "--generated"], "'--generated' and '--github' can't be combined"),
        (["--git", "HEAD", "--against", "x"], "'--git' and '--against' can't be combined"),
        (["--git", "HEAD", "--matrix"], "'--git' and '--matrix' can't be combined"),
        (["--git", "HEAD", "--release", "1"], "'--release' needs '--against'"),
        (["--git", "HEAD", "--tags", "v*"], "'--tags' needs '--matrix'"),
        (["--git", "HEAD", "--tags", "x"], "'--tags' needs '--matrix'"),
        (["--matrix", "--level", "source"], "'--matrix' and '--level' can't be combined"),
        (["--matrix", "--against", "x", "--tags", "v*"], "'--tags' and '--against' can't be combined"),
        (["--git", "HEAD", "--target", "A=new", "--module", "B"], "'--target' and '--module' can't be combined"),
        (["--git", "HEAD", "--target", "A=new", "new"], "'--target' replaces SCHEMA"),
        (["--git", "HEAD", "--target", "A"], "'--target' needs a package: found no Package.swift"),
        (["--git", "HEAD", "--target", "A=new", "--target", "B"], "'--target' needs a module and a path"),
        (["--git", "HEAD", "--target", "1=new"], "'1' is not a valid module name"),
        (["old", "new", "--import", "new=old"], "module 'new' can't import itself"),
        (["gone.coding", "new"], "cannot read 'gone.coding': file not found"),
        (["old", "gone"], "cannot read 'gone': file not found"),
        (["old", "empty/readme"], "'empty/readme' is not a schema"),
        (["empty", "empty"], "found no schema in empty or empty"),
    ]

    @Test("A wrong call says what is wrong and exits with 2", arguments: wrongCalls)
    func wrongCall(arguments: [String], message: String) async throws {
        let run = try await Self.diff(arguments, in: try Self.folder())
        #expect(run.exitCode == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test("Files and folders are compared; a folder without schemas had none; no change says so")
    func operands() async throws {
        let folder = try Self.folder()
        for operands in [
            ["old", "new"], ["old/Payroll.coding", "new/Payroll.coding"], ["old", "new/Payroll.coding"],
        ] {
            let run = try await Self.diff(operands, in: folder)
            #expect(run.exitCode == 0)
            #expect(run.errors == "")
            #expect(run.output.contains("2 changes in 1 declaration: 1 breaking, 1 lossy\n"), "\(run.output)")
        }
        let added = try await Self.diff(["empty", "new"], in: folder)
        #expect(added.output.contains("[classAdded]"), "\(added.output)")
        let removed = try await Self.diff(["old", "empty"], in: folder)
        #expect(removed.output.contains("[classRemoved]"), "\(removed.output)")
        let same = try await Self.diff(["old", "old"], in: folder)
        #expect(same.exitCode == 0)
        #expect(same.output == "no change from old to old\n")
    }

    @Test(
        "'--fail-on' decides the exit code, and nothing else does",
        arguments: [
            (old, new, "breaking", 1), (old, new, "lossy", 1), (old, old, "lossy", 0),
            (old, "class Person {\n    var name: String\n}\n", "lossy", 1),
            (old, "class Person {\n    var name: String\n}\n", "breaking", 0),
        ] as [(String, String, String, Int32)])
    func failOn(old: String, new: String, word: String, exitCode: Int32) async throws {
        let folder = try Self.folder(old: old, new: new)
        #expect(try await Self.diff(["old", "new", "--fail-on", word], in: folder).exitCode == exitCode)
        #expect(try await Self.diff(["old", "new"], in: folder).exitCode == 0)
    }

    @Test("At a terminal words are colored, or with '--color always'")
    func colors() async throws {
        let folder = try Self.folder()
        let plain = try await Self.diff(["old", "new"], in: folder)
        #expect(!plain.output.contains("\u{1B}"))
        let colored = try await Self.diff(["old", "new", "--color", "always"], in: folder)
        #expect(colored.output.contains("\u{1B}[1;31mbreaking"))
        #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    }

    @Test("Files below the current folder are shown as one would name them there")
    func places() async throws {
        let folder = try Self.folder()
        let run = try await Self.diff([folder.path(of: "old"), folder.path(of: "new")], in: folder)
        #expect(run.output.contains("    old: old/Payroll.coding:3:9\n"), "\(run.output)")
    }

    @Test("Markdown is a comment with a table")
    func markdown() async throws {
        let run = try await Self.diff(["old", "new", "--markdown", "--generated"], in: try Self.folder())
        #expect(run.output.hasPrefix("### 🔴 Schemas: old → new\n\n2 changes in 1 declaration: 1 breaking, 1 lossy.\n"))
        #expect(run.output.contains("| `Person.age`: "))
        #expect(
            run.output.contains("<details><summary>Generated Swift</summary>\n\n```diff\n--- a/Payroll.coding.swift"))
    }

    @Test("Annotations have the path that the repository knows")
    func gitHub() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.old, to: "Sources/Payroll/A.coding")
        try await repository.commit()
        try repository.folder.write(Self.new, to: "Sources/Payroll/A.coding")
        let inside = TemporaryFolder(at: repository.folder.path(of: "Sources/Payroll"))
        let run = try await ToolRun.coding(
            ["diff", "--git", "HEAD", "--github"], in: inside, environment: ["GITHUB_WORKSPACE": ""])
        let line = "::error file=Sources/Payroll/A.coding,line=3,col=9,title=Person.age%3A fieldAdded::"
        #expect(run.output.contains(line), "\(run.output)")
        let workspace = try await ToolRun.coding(
            ["diff", "--git", "HEAD", "--github"], in: inside,
            environment: ["GITHUB_WORKSPACE": repository.folder.path(of: "Sources")])
        #expect(workspace.output.contains("::error file=Payroll/A.coding,line=3,"), "\(workspace.output)")
    }

    @Test("'--generated' shows the Swift's difference below the review")
    func generated() async throws {
        let folder = try Self.folder()
        let run = try await Self.diff(["old", "new", "--generated"], in: folder)
        #expect(run.output.contains("\n\n--- a/Payroll.coding.swift\n+++ b/Payroll.coding.swift\n@@ "))
        #expect(run.output.contains("\n-    var nick: String?\n"))
        #expect(run.output.contains("\n+    var age: Int\n"))
        let json = try await Self.diff(["old", "new", "--generated", "--json"], in: folder)
        #expect(json.output.contains("\"generated\": \"--- a/Payroll.coding.swift\\n"))
        let same = try await Self.diff(["old", "old", "--generated"], in: folder)
        #expect(same.output == "no change from old to old\n")
    }

    @Test("Several targets see each other, in the commit as in the folder")
    func targets() async throws {
        let repository = try await GitFolder()
        try repository.folder.write("open class Base {\n    public var id: Int\n}\n", to: "Core/A.coding")
        try repository.folder.write("import Core\nclass Leaf: Base {\n    var x: Int\n}\n", to: "App/B.coding")
        try repository.folder.write("import Far\nclass Other: Distant {\n    var y: Int\n}\n", to: "App/C.coding")
        try repository.folder.write("open class Distant {\n}\n", to: "Far/D.coding")
        try await repository.commit()
        try repository.folder.write("open class Base {\n    public var number: String\n}\n", to: "Core/A.coding")
        let run = try await repository.coding([
            "diff", "--git", "HEAD", "--target", "Core=Core", "--target", "App=App", "--target", "Gone=Gone",
            "--import", "Far=Far",
        ])
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("Base\n"), "\(run.output)")
    }
}
