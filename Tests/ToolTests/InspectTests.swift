// `coding inspect` and `coding why`, as they are called.

import Foundation
import TestSupport
import Testing

@Suite("coding inspect and coding why")
struct InspectTests {
    /// An XML archive of an employee with a badge.
    static func archive(badge: Int, key: String = "badge") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key><integer>100000</integer>
        <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
        <key>$objects</key><array>
        <string>$null</string>
        <dict><key>\(key)</key><integer>\(badge)</integer>
        <key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict></dict>
        <dict><key>$classname</key><string>Employee</string>
        <key>$classes</key><array><string>Employee</string><string>NSObject</string></array></dict>
        </array></dict></plist>
        """
    }

    static let schema = "class Employee {\n    var badge: Int fallback \"Badge\"\n}\n"

    @Test("With a schema, the tree shows names, fallback keys, defaults and losses")
    func schemaNotes() async throws {
        let folder = try TemporaryFolder()
        let schema = """
            class Employee {
                var number: Int key "badge" fallback "Badge"
                var office: String = "none"
            }

            """
        try folder.write(schema, to: "Staff.coding")
        try folder.write(Self.archive(badge: 7), to: "a.archive")
        try folder.write(Self.archive(badge: 7, key: "Badge"), to: "b.archive")
        try folder.write(Self.archive(badge: 7, key: "fax"), to: "c.archive")
        let trees = [
            "a": "  badge (number): 7\n  office (missing): the default \"none\"\n",
            "b": "  Badge (fallback of number): 7\n  office (missing): the default \"none\"\n",
            "c": "  fax: 7\n  (not read: number: no key is present, and there is no default)\n",
        ]
        for (name, tree) in trees {
            let run = try await ToolRun.coding(
                ["inspect", "\(name).archive", "root", "--schema", "Staff.coding"], in: folder)
            #expect(run.output == "root: Employee\n" + tree)
            #expect(run.exitCode == 0)
        }
        let wrong = try await ToolRun.coding(
            ["inspect", "a.archive", "--schema", "Staff.coding", "--json"], in: folder)
        #expect(wrong.exitCode == 2)
        #expect(wrong.errors.hasPrefix("error: '--schema' and '--json' can't be combined"))
    }

    @Test("With a schema, keys are in the order of the fields, inherited ones first and unknown ones last")
    func declaredOrder() async throws {
        let folder = try TemporaryFolder()
        let parts = "struct Point {\n    var y: Int\n    var x: Int\n}\n\n"
        let old = """
            class Base, prefix "b" {
                var zone: Int
            }

            class Sheet: Base {
                var title: String
                var place: Point
                var before: Int
                var area: Int
            }

            """
        try folder.write(parts + old, to: "Old/Sheets.coding")
        let words = ["--class", "Sheet", "--output", "a.archive", "--module", "Sheets"]
        #expect(try await ToolRun.coding(["sample", "Old"] + words, in: folder).exitCode == 0)
        let new = old.replacing("    var before: Int\n", with: "")
            .replacing("var place", with: "var late: Int = 0 fallback \"area\"\n    var place")
            .replacing("    var area: Int\n", with: "")
        try folder.write(parts + new, to: "New/Sheets.coding")
        for (schema, keys) in [
            ("Old", ["bzone", "title", "place.", "place.", "before", "area"]),
            ("New", ["bzone", "title", "area", "place.", "place.", "before"]),
        ] {
            let run = try await ToolRun.coding(
                ["inspect", "a.archive", "root", "--schema", schema, "--module", "Sheets"], in: folder)
            let lines = run.output.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
            #expect(lines.count == keys.count, "\(run.output)\(run.errors)")
            #expect(zip(lines, keys).allSatisfy { $0.hasPrefix($1) }, "\(run.output)")
        }
    }

    @Test("inspect prints the tree to standard output")
    func inspect() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.archive(badge: 7), to: "a.archive")
        let run = try await ToolRun.coding(["inspect", "a.archive"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(
            run.output == """
                keyed archive, XML, NSKeyedArchiver, version 100000

                root: Employee
                  badge: 7

                """)
    }

    @Test("inspect shows a damaged archive as far as it goes, and warns")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let text = Self.archive(badge: 7).replacing("<integer>1</integer>", with: "<integer>9</integer>")
        try folder.write(text, to: "a.archive")
        let run = try await ToolRun.coding(["inspect", "a.archive"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output.contains("root: (unreadable: refers to object 9 of 3)"))
        #expect(run.errors == "warning: 1 place in 'a.archive' can't be read; see the tree\n")
        #expect(try await ToolRun.coding(["inspect", "a.archive", "--quiet"], in: folder).errors == "")
    }

    @Test("why answers for a name, a path and a key of old")
    func why() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.archive(badge: 7, key: "Badge"), to: "a.archive")
        try folder.write(Self.schema, to: "Employee.coding")
        for question in ["badge", "Badge", "root.badge"] {
            let run = try await ToolRun.coding(
                ["why", "a.archive", question, "--schema", "Employee.coding"], in: folder)
            #expect(run.exitCode == 0)
            #expect(run.output.contains("'badge' is read under its fallback key \"Badge\""), "\(run.output)")
        }
    }

    @Test("A sample of an older version is read as its version says")
    func sample() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            class Employee, version 2 {
                var badge: Int since 2 fallback "Badge"
                var note: String = "" since 1
            }

            """,
            to: "Employee.coding")
        for (version, answers) in [
            (0, ["under its fallback key \"Badge\"", "'note' takes its default \"\""]),
            (1, ["under its fallback key \"Badge\"", "'note' is read under its key \"note\"", "written by version 1"]),
            (2, ["'badge' is read under its key \"badge\"", "written by version 2 of 'Employee'"]),
        ] {
            let arguments = ["--class", "Employee", "--version", "\(version)", "--output", "a.archive"]
            let sample = try await ToolRun.coding(["sample", "Employee.coding"] + arguments, in: folder)
            #expect(sample.exitCode == 0, "\(sample.errors)")
            let run = try await ToolRun.coding(["why", "a.archive", "root", "--schema", "Employee.coding"], in: folder)
            for answer in answers { #expect(run.output.contains(answer), "\(run.output)\(run.errors)") }
        }
    }

    /// A wrong call, and what it answers.
    static let wrongCalls: [([String], String)] = [
        (["inspect"], "error: no archive is given"),
        (["inspect", "a.archive", "root", "root"], "error: only one archive can be shown"),
        (["why", "a.archive"], "error: an archive and a key are required"),
        (["why", "a.archive", "badge"], "error: no schema is given: --schema SCHEMA"),
        (
            ["why", "a.archive", "bagde", "--schema", "Employee.coding"],
            "error: unknown key 'bagde'; did you mean 'badge'?\n'coding inspect a.archive' shows the keys"
        ),
        (
            ["why", "a.archive", "root.bagde", "--schema", "Employee.coding"],
            "error: 'root': objects of class Employee have no 'bagde'; did you mean 'badge'?"
        ),
        (["why", "plain", "badge", "--schema", "Employee.coding"], "error: 'plain' is a plain property list"),
    ]

    @Test("A wrong call says what is wrong and exits with 2", arguments: wrongCalls)
    func wrongCall(arguments: [String], message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.archive(badge: 7), to: "a.archive")
        try folder.write(Self.schema, to: "Employee.coding")
        try folder.write("{ badge = 7; }", to: "plain")
        try folder.write("\u{4}\u{B}streamtyped", to: "sequential")
        let run = try await ToolRun.coding(arguments, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }

    @Test(
        "A file that can't be read says why and exits with 3",
        arguments: [
            ("gone", "error: cannot read 'gone': file not found"),
            ("Employee.coding", "error: cannot read 'Employee.coding': neither an archive nor a"),
            ("sequential", "error: cannot read 'sequential': at byte "),
        ])
    func unreadable(file: String, message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "Employee.coding")
        try folder.write("\u{4}\u{B}streamtyped", to: "sequential")
        let run = try await ToolRun.coding(["inspect", file], in: folder)
        #expect(run.exitCode == 3)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }

    @Test("A schema with an error ends why with 1")
    func wrongSchema() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.archive(badge: 7), to: "a.archive")
        try folder.write("class Employee {\n    var badge: Imt\n}\n", to: "Employee.coding")
        let run = try await ToolRun.coding(["why", "a.archive", "badge", "--schema", "."], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("Employee.coding:2:16: error:"))
    }
}
