// `coding diff --git`: what a commit held against what lies in the folder, whatever files are called.

import Foundation
import TestSupport
import Testing

@Suite("coding diff --git")
struct DiffGitTests {
    static let person = "class Person {\n    var name: String\n}\n"

    /// `person` with a field that old archives don't have: breaking.
    static let personWithAge = "class Person {\n    var name: String\n    var age: Int\n}\n"

    static let paths = [
        "Payroll.coding", "Sources/Payroll/Payroll.coding", "a b/c d.coding", "Ü/é.coding", "-x/--y.coding",
        ":(top)/*.coding", "\"q\"/'r'.coding", "t\tn\n/x.coding", "[ab]/$(x).coding", "a\\b/c.coding",
    ]

    @Test("A change is found whatever the file and its folders are called", arguments: paths)
    func names(_ path: String) async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: path)
        try await repository.commit()
        try repository.folder.write(Self.personWithAge, to: path)
        let run = try await repository.coding(["diff", "--git", "HEAD", "--module", "M"])
        #expect(run.errors == "")
        #expect(
            run.output.contains("\nHEAD → the working tree: 1 change in 1 declaration: 1 breaking\n"), "\(run.output)")
        let named = try await repository.coding(["diff", "--git", "HEAD", "--module", "M", "--", path])
        #expect(named.output == run.output)
        #expect(try await repository.git("status", "--porcelain", "--no-renames").hasPrefix(" M "))
    }

    @Test("It runs from a folder inside the repository, from one outside, and through a link")
    func folders() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "Sources/Payroll/A.coding")
        try repository.folder.write(Self.person.replacing("Person", with: "Other"), to: "Sources/Core/B.coding")
        try await repository.commit()
        let rekeyed = Self.person.replacing("String", with: "String key \"Name\"")
        try repository.folder.write(rekeyed, to: "Sources/Payroll/A.coding")
        try repository.folder.write("", to: "Sources/Core/B.coding")
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: outside.path(of: "link"), withDestinationPath: repository.folder.path(of: "Sources"))
        let calls: [(String, TemporaryFolder, [String])] = [
            ("Sources/Payroll", repository.folder, []), ("Sources/Payroll", repository.folder, ["."]),
            ("Sources/Core", repository.folder, ["../Payroll"]),
            ("", repository.folder, ["Sources/../Sources/Payroll/"]),
            ("", outside, [repository.folder.path(of: "Sources/Payroll")]), ("", outside, ["link/Payroll"]),
            ("link/Payroll", outside, []),
        ]
        for (place, folder, paths) in calls {
            let run = try await ToolRun.coding(
                ["diff", "--git", "main"] + paths, in: TemporaryFolder(at: folder.path(of: place)))
            #expect(run.output.contains("1 change in 1 declaration: 1 breaking"), "\(place) \(paths): \(run.errors)")
            #expect(run.output.contains("old: main:Sources/Payroll/A.coding:"), "\(place) \(paths)")
        }
    }

    @Test("A file that moved is no change, one that is gone or new is one")
    func movedFiles() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "Old.coding")
        try await repository.commit()
        try await repository.git("mv", "Old.coding", "New.coding")
        let moved = try await repository.coding(["diff", "--git", "HEAD"])
        #expect(moved.output == "no change from HEAD to the working tree\n")
        try repository.folder.remove("New.coding")
        let gone = try await repository.coding(["diff", "--git", "HEAD", "Old.coding"])
        #expect(gone.output.contains("[classRemoved]"), "\(gone.output)\(gone.errors)")
        try await repository.commit()
        try repository.folder.write(Self.person, to: "Third.coding")
        let new = try await repository.coding(["diff", "--git", "HEAD"])
        #expect(new.output.contains("[classAdded]"), "\(new.output)\(new.errors)")
    }

    @Test("A link in a commit is followed, and one that leads out of it is reported")
    func links() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "shared/A.coding")
        try repository.folder.write("", to: "Sources/readme")
        let link = repository.folder.path(of: "Sources/A.coding")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../shared/A.coding")
        try await repository.commit()
        let same = try await repository.coding(["diff", "--git", "HEAD", "Sources"])
        #expect(same.output == "no change from HEAD to the working tree\n", "\(same.errors)")
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../A.coding")
        try await repository.commit()
        try FileManager.default.removeItem(atPath: link)
        try repository.folder.write(Self.person, to: "Sources/A.coding")
        let outside = try await repository.coding(["diff", "--git", "HEAD", "Sources"])
        #expect(outside.exitCode == 2)
        #expect(outside.errors.contains("cannot read 'HEAD:Sources/A.coding': it is a link to '../../A.coding'"))
    }

    @Test("Hidden folders, other files and submodules are left out")
    func leftOut() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "A.coding")
        try repository.folder.write(Self.person, to: ".build/B.coding")
        try repository.folder.write(Self.person, to: "x/.C.coding")
        try repository.folder.write(Self.person, to: "x/D.coding.swift")
        try await repository.commit()
        let hash = try await repository.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(hash),sub.coding")
        try await repository.git("commit", "--quiet", "--message", "A submodule")
        let run = try await repository.coding(["diff", "--git", "HEAD"])
        #expect(run.output == "no change from HEAD to the working tree\n", "\(run.errors)")
    }

    @Test("Schemas of a submodule are not taken for new ones", arguments: [[], ["Sub"], ["Sub/S"], ["--matrix"]])
    func submodules(arguments: [String]) async throws {
        let inner = try await GitFolder()
        try inner.folder.write(Self.person, to: "S/A.coding")
        try await inner.commit()
        let repository = try await GitFolder()
        try repository.folder.write("class Other {}\n", to: "Other.coding")
        try await repository.git(
            "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.folder.path, "Sub")
        try await repository.commit(tag: "v1.0")
        try repository.folder.write(Self.person.replacing("name", with: "title"), to: "Sub/S/A.coding")
        let compared = arguments.contains("--matrix") ? [] : ["--git", "HEAD"]
        let run = try await repository.coding(["diff"] + compared + arguments)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("S/A.coding' is in a nested repository, '"), "\(run.errors)")
        #expect(run.output == "")
        let inside = try await repository.coding(["diff", "--git", "HEAD", "Other.coding"])
        #expect(inside.output == "no change from HEAD to the working tree\n", "\(inside.errors)")
    }

    @Test("A hook's environment does not mislead it")
    func hook() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "A.coding")
        try await repository.commit()
        let other = try await GitFolder()
        try other.folder.write(Self.person.replacing("name", with: "title"), to: "A.coding")
        try await other.commit()
        let environment = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
        let here = try await repository.coding(["diff", "--git", "HEAD"], environment: environment)
        #expect(here.output == "no change from HEAD to the working tree\n", "\(here.errors)")
        let there = try await repository.coding(
            ["diff", "--git", "HEAD", other.folder.path(of: "A.coding")], environment: environment)
        #expect(there.output == "no change from HEAD to the working tree\n", "\(there.errors)")
    }

    @Test(
        "What keeps git from answering is reported in git's words",
        arguments: [
            (["--git", "v1.o"], "unknown revision 'v1.o'; did you mean 'v1.0'?\ngit: bad revision 'v1.o'\n"),
            (["--git", "HEAD:A.coding"], "unknown revision 'HEAD:A.coding'"),
            (["--git=--output=x"], "error: '--output=x' is not a revision: it starts with '-'\n"),
            (["--git", "-x"], "error: '-x' is not a revision: it starts with '-'\n"),
            (["--git", "HEAD", "--module", "M", "/"], "error: '/' is not in the repository '"),
            (["--git", "HEAD", "empty"], "error: found no schema in HEAD or the working tree\n"),
            (["--git", "HEAD", "gone.coding"], "error: found no schema in HEAD or the working tree\n"),
        ])
    func mistakes(arguments: [String], message: String) async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "A.coding")
        try repository.folder.write("", to: "empty/readme")
        try await repository.commit(tag: "v1.0")
        let run = try await repository.coding(["diff"] + arguments)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
        #expect(repository.folder.names(in: ".") == [".git", "A.coding", "empty"])
    }

    @Test("A missing repository and a missing git are reported")
    func withoutGit() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.person, to: "A.coding")
        let outside = try await ToolRun.coding(["diff", "--git", "HEAD"], in: folder)
        #expect(outside.exitCode == 2)
        #expect(outside.errors.hasPrefix("error: git: not a git repository"), "\(outside.errors)")
        let missing = try await ToolRun.coding(
            ["diff", "--git", "HEAD"], in: folder, environment: ["PATH": folder.path])
        #expect(missing.exitCode == 2)
        #expect(missing.errors.hasPrefix("error: cannot run git: 'git' was not found in PATH\n"))
    }

    @Test("A shallow clone is named where a revision is missing")
    func shallow() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person, to: "A.coding")
        try await repository.commit(tag: "v1.0")
        try await repository.commit()
        let clone = try TemporaryFolder()
        let address = "file://" + repository.folder.path
        _ = try await ToolRun.command(["git", "clone", "--quiet", "--depth=1", "--no-tags", address, "x"], in: clone)
        let run = try await ToolRun.coding(["diff", "--git", "v1.0", "x"], in: clone)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("the clone is shallow: run 'git fetch --unshallow --tags'\n"), "\(run.errors)")
    }

    @Test("A commit whose schemas have errors today is shown with them and fails")
    func errors() async throws {
        let repository = try await GitFolder()
        try repository.folder.write("class Person {\n    var name: Strin\n}\n", to: "Sources/A.coding")
        try await repository.commit()
        try repository.folder.write(Self.person, to: "Sources/A.coding")
        let old = try await repository.coding(["diff", "--git", "HEAD"])
        #expect(old.exitCode == 1)
        #expect(old.errors.contains("HEAD:Sources/A.coding:2:15: error: "), "\(old.errors)")
        #expect(old.errors.contains("error: HEAD can't be compared: its schemas have errors under the current rules\n"))
        try await repository.commit()
        try repository.folder.write("class Person {\n", to: "Sources/A.coding")
        let new = try await repository.coding(["diff", "--git", "HEAD"])
        #expect(new.exitCode == 1)
        #expect(new.errors.contains("error: the working tree can't be compared"))
        #expect(old.output + new.output == "")
    }
}
