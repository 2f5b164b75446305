// `coding freeze` through the life of a schema: what is frozen stays, and what reads it otherwise is said.

import Foundation
import TestSupport
import Testing

@Suite("coding freeze")
struct FreezeCommandTests {
    private static let first = "class Person {\n    var name: String\n    var fax: String?\n}\n"

    private func frozen(_ schema: String = first, _ more: [String] = []) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(schema, to: "Staff/Staff.coding")
        let run = try await freeze(in: folder, more)
        #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
        return folder
    }

    private func freeze(in folder: TemporaryFolder, _ more: [String] = []) async throws -> ToolRun {
        try await ToolRun.coding(["freeze", "Staff", "--tests", "Tests"] + more, in: folder)
    }

    @Test("Archives, expectations and tests; a second run touches nothing")
    func writes() async throws {
        let folder = try await frozen()
        #expect(folder.names(in: "Tests") == ["Archives", "FrozenArchivesTests.swift"])
        #expect(folder.names(in: "Tests/Archives") == ["Person.v0.archive", "Person.v0.expected"])
        let expected = try folder.text(of: "Tests/Archives/Person.v0.expected")
        #expect(expected.hasSuffix("root: Person\nroot.name = \"name 1\"\nroot.fax = \"fax 2\"\n"))
        let tests = try folder.text(of: "Tests/FrozenArchivesTests.swift")
        #expect(tests.contains("@testable import Staff"))
        #expect(tests.contains("FrozenArchive(\"Person.v0\", Staff.Person.self)"))
        let files = ["Archives/Person.v0.archive", "Archives/Person.v0.expected", "FrozenArchivesTests.swift"]
        for file in files { try folder.age("Tests/" + file) }
        let stamps = try files.map { try folder.stamp(of: "Tests/" + $0) }
        #expect(try await freeze(in: folder).exitCode == 0)
        #expect(try files.map { try folder.stamp(of: "Tests/" + $0) } == stamps)
    }

    @Test("A new version gets its archive, and the old one stays; a renamed property is noted")
    func grows() async throws {
        let folder = try await frozen()
        let old = try Data(contentsOf: folder.url.appending(path: "Tests/Archives/Person.v0.archive"))
        try folder.write(
            """
            class Person, version 1 {
                var fullName: String since 1 fallback "name"
                var fax: String?
                var age: Int? since 1
            }

            """, to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 0 && run.errors == "note: Person.v0: root.name was renamed to root.fullName\n")
        #expect(try Data(contentsOf: folder.url.appending(path: "Tests/Archives/Person.v0.archive")) == old)
        #expect(folder.names(in: "Tests/Archives").contains("Person.v1.archive"))
        #expect(
            try folder.text(of: "Tests/Archives/Person.v0.expected")
                .hasSuffix("root.fullName = \"name 1\"\nroot.fax = \"fax 2\"\nroot.age = nil\n"))
    }

    private static let link = """
        enum Link {
            case web(String) key "u"
            case file(Data) key "f"
            case empty key "n"
        }

        class Person {
            var link: Link
            var links: [Link] = []
        }

        """

    @Test("A renamed case is noted if the last release shows that its name is new, and that the old one is gone")
    func notesRenamedCases() async throws {
        let renamed = Self.link.replacing("case web", with: "case site")
        let folder = try await frozen(Self.link, ["--release", "1.0"])
        try folder.write(renamed, to: "Staff/Staff.coding")
        for release in [[], ["--release", "2.0"]] {
            let run = try await freeze(in: folder, release)
            #expect(run.exitCode == 0, "\(run.errors)")
            #expect(run.errors == (release.isEmpty ? "note: Person.v0: 'Link.web' was renamed to 'Link.site'\n" : ""))
        }
        #expect(try folder.text(of: "Tests/Archives/Person.v0.expected").contains("]: Link.site\n"))
        // The case that has the key now had another in the release 2.0, or the one that had it is still a case.
        for other in [
            renamed.replacing(
                "case site(String) key \"u\"\n    case file(Data)",
                with: "case file(String) key \"u\"\n    case data(Data)"),
            renamed.replacing("case site", with: "case page").replacing(
                "case empty", with: "case site(Int) key \"i\"\n    case empty"),
        ] {
            try folder.write(other, to: "Staff/Staff.coding")
            let run = try await freeze(in: folder)
            #expect(run.exitCode == 1 && run.errors.contains("was root.links[0]: Link.site"), "\(run.errors)")
        }
    }

    @Test("A renamed enum is noted under the same conditions, with a renamed case too")
    func notesRenamedEnums() async throws {
        let renamed = Self.link.replacing("enum Link", with: "enum Target, formerly \"Link\"")
            .replacing(": Link", with: ": Target").replacing("[Link]", with: "[Target]")
        for (new, name) in [(renamed, "web"), (renamed.replacing("case web", with: "case site"), "site")] {
            let folder = try await frozen(Self.link, ["--release", "1.0"])
            try folder.write(new, to: "Staff/Staff.coding")
            let run = try await freeze(in: folder)
            #expect(run.exitCode == 0, "\(run.errors)")
            #expect(run.errors.contains("note: Person.v0: 'Link.web' was renamed to 'Target.\(name)'\n"))
        }
        // The release had an enum of the new name.
        let folder = try await frozen(Self.link + "enum Target {\n    case web(Int)\n}\n", ["--release", "1.0"])
        try folder.write(renamed, to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("is  root.links[0]: Target.web"), "\(run.errors)")
    }

    @Test("Without a release, a case with another name is an error: another case may have taken its key")
    func refusesUnknownCases() async throws {
        let folder = try await frozen(Self.link)
        try folder.write(Self.link.replacing("case web", with: "case site"), to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("is  root.links[0]: Link.site"), "\(run.errors)")
        #expect(try await freeze(in: folder, ["--accept"]).exitCode == 0)
    }

    @Test("An archive that was lost is an error, until a new one is asked for")
    func tellsLostArchives() async throws {
        let folder = try await frozen()
        try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/Archives/Person.v0.archive"))
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1)
        #expect(
            run.errors.contains(
                "'Tests/Archives/Person.v0.archive' is missing, and its expected values are there"), "\(run.errors)")
        #expect(folder.names(in: "Tests/Archives") == ["Person.v0.expected"])
        #expect(try await freeze(in: folder, ["--force"]).exitCode == 0)
        #expect(folder.names(in: "Tests/Archives") == ["Person.v0.archive", "Person.v0.expected"])
    }

    @Test("A value that is lost is an error, and nothing is written, until it is accepted")
    func tellsLosses() async throws {
        let folder = try await frozen()
        try folder.write(
            "class Person, version 1 {\n    var name: String\n    retired \"fax\" until 0\n}\n",
            to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1)
        #expect(
            run.errors == """
                error: Person.v0 no longer matches its frozen expectation:
                  was root.fax = "fax 2"
                  is  missing
                if the change is intended, '--accept' writes the new expectations

                """)
        #expect(!folder.names(in: "Tests/Archives").contains("Person.v1.archive"))
        #expect(try await freeze(in: folder, ["--accept"]).exitCode == 0)
        #expect(try folder.text(of: "Tests/Archives/Person.v0.expected").hasSuffix("root.name = \"name 1\"\n"))
        #expect(try await freeze(in: folder).exitCode == 0)
    }

    @Test("A version that is changed after it was frozen is an error")
    func tellsChangedVersions() async throws {
        let folder = try await frozen()
        let changed = Self.first.replacingOccurrences(of: "    var fax", with: "    var age: Int\n    var fax")
        try folder.write(changed, to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1)
        #expect(
            run.errors == """
                error: Person.v0: 'age' was added to version 0 of 'Person', which is already frozen
                released programs don't write 'age' in this version
                fix: add to the field 'age': since 1
                and: add to the class 'Person': version 1
                error: Person.v0 can no longer be read: root.age: no key is present, and there is no default

                """)
        let forced = try await freeze(in: folder, ["--force"])
        #expect(forced.exitCode == 0)
        #expect(try folder.text(of: "Tests/Archives/Person.v0.expected").contains("root.age = "))
    }

    @Test("A field that can be missing is one, too, unless it has a version of its own or another name")
    func tellsNewOptionalFields() async throws {
        let folder = try await frozen()
        let expected = try folder.text(of: "Tests/Archives/Person.v0.expected")
        for field in ["var age: Int?", "weak var boss: Person?", "var home: Place?"] {
            let changed = Self.first.replacing("    var fax", with: "    \(field)\n    var fax")
            try folder.write("struct Place { var x: Int }\n" + changed, to: "Staff/Staff.coding")
            let run = try await freeze(in: folder, ["--accept"])
            let name = field.prefix { $0 != ":" }.split(separator: " ").last ?? ""
            #expect(run.exitCode == 1)
            let message = "error: Person.v0: '\(name)' was added to version 0 of 'Person', "
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
            #expect(run.output == "")
        }
        #expect(try folder.text(of: "Tests/Archives/Person.v0.expected") == expected)
        let since = Self.first.replacing("Person {", with: "Person, version 1 {")
            .replacing("    var fax", with: "    var age: Int? since 1\n    var fax")
        try folder.write(since, to: "Staff/Staff.coding")
        #expect(try await freeze(in: folder).exitCode == 0)
        // The next one needs the next version.
        let another = since.replacing("    var fax", with: "    var size: Int? since 1\n    var fax")
        try folder.write(another, to: "Staff/Staff.coding")
        let next = try await freeze(in: folder)
        #expect(
            next.errors == """
                error: Person.v1: 'size' was added to version 1 of 'Person', which is already frozen
                released programs don't write 'size' in this version
                fix: add to the field 'size', in place of its since: since 2
                and: add to the class 'Person', in place of its version: version 2

                """)
        try folder.write(since.replacing("var age", with: "var years"), to: "Staff/Staff.coding")
        let renamed = try await freeze(in: folder, ["--accept"])
        #expect(renamed.exitCode == 1 && renamed.errors.contains("'years' was added to version 1"), "\(renamed.errors)")
    }

    @Test("An accepted value that is computed now is unknown until the tests record it")
    func acceptsConversions() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Box {\n    var width: Double\n}\n", to: "Staff/Staff.coding")
        #expect(try await freeze(in: folder).exitCode == 0)
        let converted = """
            class Box, version 1 {
                var width: Int key "width2" since 1 fallback "width": Double via rounded also "width": Double via exact
            }

            """
        try folder.write(converted, to: "Staff/Staff.coding")
        let run = try await freeze(in: folder, ["--accept"])
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try folder.text(of: "Tests/Archives/Box.v0.expected").hasSuffix("root.width = ?\n"))
    }

    @Test("What was written is reported in one line, unless '--quiet' is given")
    func tellsResult() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.first, to: "Staff/Staff.coding")
        #expect(
            try await freeze(in: folder).output
                == "freeze: 1 archive written, 0 unchanged in 'Tests/Archives'\n")
        #expect(
            try await freeze(in: folder, ["--release", "1.0"]).output == """
                freeze: 0 archives written, 1 unchanged in 'Tests/Archives', \
                release '1.0' recorded in 'Baseline.coding-lock'

                """)
        #expect(
            try await freeze(in: folder, ["--release", "1.0"]).output.hasSuffix(
                ", release '1.0' is already in 'Baseline.coding-lock'\n"))
        #expect(try await freeze(in: folder, ["--release", "1.1", "--quiet"]).output == "")
    }

    @Test("Archives of a class that is gone need one that reads them")
    func tellsOrphans() async throws {
        let folder = try await frozen()
        try folder.write(Self.first.replacingOccurrences(of: "Person", with: "Worker"), to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1)
        #expect(
            run.errors == """
                error: Person.v0: no class reads it
                add the class's old name after 'formerly', or delete the archive

                """)
        let renamed = Self.first.replacingOccurrences(of: "Person", with: "Worker, formerly \"Person\"")
        try folder.write(renamed, to: "Staff/Staff.coding")
        let fixed = try await freeze(in: folder)
        #expect(fixed.exitCode == 0 && fixed.errors == "note: Person.v0: 'Person' was renamed to 'Worker'\n")
        #expect(
            try folder.text(of: "Tests/FrozenArchivesTests.swift")
                .contains("FrozenArchive(\"Person.v0\", Staff.Worker.self)"))
    }

    @Test("Recorded values of Swift code stay, and sets of archives may be elsewhere")
    func keepsRecorded() async throws {
        let schema = "class Person {\n    var name: String = via name(_:)\n    var age: Int = via age(_:)\n}\n"
        let folder = try TemporaryFolder()
        try folder.write(schema, to: "Staff/Staff.coding")
        let call = ["freeze", "Staff", "--tests", "Tests/StaffTests", "--output", "Old", "--format", "xml"]
        #expect(try await ToolRun.coding(call, in: folder).exitCode == 0)
        let tests = try folder.text(of: "Tests/StaffTests/FrozenArchivesTests.swift")
        #expect(tests.contains("folderPath = \"../../Old\""))
        #expect(try folder.text(of: "Old/Person.v0.archive").hasPrefix("<?xml"))
        let grown = schema.replacingOccurrences(of: "class Person", with: "class Person, version 1")
            .replacingOccurrences(of: "\n}", with: "\n    var size: Int = via size(_:) since 1\n}")
        try folder.write(grown, to: "Staff/Staff.coding")
        #expect(try await ToolRun.coding(call, in: folder).exitCode == 0)
        let text = try folder.text(of: "Old/Person.v0.expected")
        #expect(text.hasSuffix("root.size = ?\n"))
        let recorded = text.replacingOccurrences(of: "root.size = ?", with: "root.size = 42")
        try folder.write(recorded, to: "Old/Person.v0.expected")
        #expect(try await ToolRun.coding(call, in: folder).exitCode == 0)
        #expect(try folder.text(of: "Old/Person.v0.expected").hasSuffix("root.size = 42\n"))
    }

    @Test("A release goes into the lock once")
    func locks() async throws {
        let folder = try await frozen(Self.first, ["--release", "1.0"])
        let lock = try folder.text(of: "Baseline.coding-lock")
        #expect(lock.contains("release \"1.0\"\nmodule \"Staff\"\nfile \"Staff.coding\"\n|class Person {\n"))
        #expect(try await freeze(in: folder, ["--release", "1.0"]).exitCode == 0)
        #expect(try folder.text(of: "Baseline.coding-lock") == lock)
        try folder.write(Self.first + "// later\n", to: "Staff/Staff.coding")
        let again = try await freeze(in: folder, ["--release", "1.0"])
        #expect(again.exitCode == 1)
        #expect(
            again.errors == """
                error: release '1.0' is already in 'Baseline.coding-lock' with other schemas of 'Staff'
                choose another name, or replace the release with '--force'

                """)
        #expect(try folder.text(of: "Baseline.coding-lock") == lock)
        #expect(try await freeze(in: folder, ["--release", "1.1"]).exitCode == 0)
        #expect(try folder.text(of: "Baseline.coding-lock").hasPrefix(lock))
        try folder.write("nonsense\n", to: "other")
        let wrong = try await freeze(in: folder, ["--release", "1.2", "--lock", "other"])
        #expect(wrong.exitCode == 2 && wrong.errors.hasPrefix("error: other:1: not a lock"))
        #expect(try await freeze(in: folder, ["--lock", "other"]).exitCode == 2)
        // One that isn't named, and that nothing is recorded in, is only looked at.
        try folder.write("<<<<<<< HEAD\n", to: "Baseline.coding-lock")
        #expect(try await freeze(in: folder).exitCode == 0)
    }

    @Test("Schemas without a class that is archived have nothing to freeze")
    func needsClasses() async throws {
        let folder = try TemporaryFolder()
        try folder.write("struct Point { var x: Int }\n", to: "Staff/Staff.coding")
        let run = try await freeze(in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("no class of 'Staff' can be the root of a keyed archive"))
        #expect(folder.names(in: ".") == ["Staff"])
    }
}
