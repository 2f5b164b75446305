// The commands that read and change archives, as they are called: inspect --json, get, set, compare, convert.

import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Archives as data")
struct ArchiveCommandTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(InspectTests.archive(badge: 7), to: "a.archive")
        try folder.write("{ name = Anna; tags = (x, y); \"a.b\" = dot; }", to: "plain")
        try folder.write("{ tags = (x, y); name = Anna; \"a.b\" = dot; more = { a = (1, 2); }; }", to: "longer")
        let nested = try PropertyList.dictionary(["a": 1]).data(format: .binary)
        let digits = nested.map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined()
        try folder.write("{ data = <\(digits)>; }", to: "nested")
        try folder.write(InspectTests.archive(badge: 7).replacing("Employee", with: "HREmployee"), to: "hr.archive")
        return folder
    }

    /// A call with its output and exit code.
    static let calls: [([String], output: String, exitCode: Int32)] = [
        (["get", "a.archive", "root.badge"], "7\n", 0),
        (["get", "a.archive", "root.$class"], "Employee\n", 0),
        (["get", "a.archive", "root.badge", "--expect", "integer"], "7\n", 0),
        (
            ["get", "a.archive", "root", "--expect", "Employee", "--json"],
            "{\n  \"$class\": \"Employee\",\n  \"badge\": 7\n}\n", 0
        ),
        (["get", "plain", "tags[-1]"], "y\n", 0),
        (
            ["set", "plain", "tags[*]", "z", "--type", "string", "--all"],
            "{ name = Anna; tags = (z, z); \"a.b\" = dot; }", 0
        ),
        (
            ["insert", "plain", "tags[0]", "z", "--type", "string", "--all"],
            "{ name = Anna; tags = (z, x, y); \"a.b\" = dot; }", 0
        ),
        (["remove", "plain", "tags[*]", "--all"], "{ name = Anna; tags = ( ); \"a.b\" = dot; }", 0),
        (["get", "plain", "['a.b']"], "dot\n", 0),
        (
            ["get", "plain", "tags[*]", "--json"],
            "{\"path\":\"tags[0]\",\"value\":\"x\"}\n{\"path\":\"tags[1]\",\"value\":\"y\"}\n", 0
        ),
        (["inspect", "a.archive", "root"], "root: Employee\n  badge: 7\n", 0),
        (["inspect", "a.archive", "root", "--depth", "0"], "root: Employee …\n", 0),
        (
            ["inspect", "a.archive", "--ndjson"],
            """
            {"file":"a.archive","format":"archive/1","kind":"keyed","encoding":"xml","top":{"root":{"$ref":1}},\
            "classes":{"Employee":{"chain":["Employee","NSObject"]}}}
            {"file":"a.archive","id":1,"class":"Employee","path":"root","value":{"$class":"Employee","badge":7}}

            """, 0
        ),
        (
            ["inspect", "plain", "--simple"],
            "{\n  \"name\": \"Anna\",\n  \"tags\": [\"x\", \"y\"],\n  \"a.b\": \"dot\"\n}\n", 0
        ),
        (["compare", "a.archive", "a.archive"], "", 0),
        (
            ["compare", "longer", "plain"],
            """
            1 difference in 1 of 2 objects
            more: removed container, 1 value
            only old: 2 objects, only new: 0 objects

            """, 1
        ),
        (
            ["compare", "longer", "plain", "--full", "--layout"],
            """
            5 differences in 1 of 2 objects
            more: removed container, 1 value
            more.a: removed container, 2 values
            more.a[0]: removed "1"
            more.a[1]: removed "2"
            layout: keys in the order tags, name, a.b → keys in the order name, tags, a.b
            only old: 2 objects, only new: 0 objects

            """, 1
        ),
        (
            ["inspect", "nested"],
            """
            property list, OpenStep text
            dictionary
              data: 50 bytes: property list, binary
                dictionary
                  a: 1

            """, 0
        ),
        (
            ["inspect", "nested", "--no-nested"],
            """
            property list, OpenStep text
            dictionary
              data: 50 bytes 62 70 6c 69 73 74 30 30 51 61 10 01 d1 01 02 0c … checksum 2ee4dd1d7eb359de

            """, 0
        ),
        (
            ["infer", "hr.archive", "--strip-prefix", "HR", "--min-files", "1"],
            """
            // Inferred by 'coding infer' from 1 archive.
            // At the top: root: HREmployee

            // 1 object.
            class Employee, archived as "HREmployee" {
                var badge: Int
            }

            """, 0
        ),
        (
            ["stats", "a.archive", "--csv"],
            "class,key,kind,count,bytes\nEmployee,badge,integer,1,8\n,root,Employee,1,0\n", 0
        ),
        (
            ["graph", "a.archive", "--mermaid"],
            """
            flowchart LR
              n0["keyed archive, XML, NSKeyedArchiver, version 100000"]
              n1["Employee<br>badge: 7"]
              n0 -->|"root"| n1

            """, 0
        ),
    ]

    @Test("Each command prints its answer", arguments: calls)
    func answers(arguments: [String], output: String, exitCode: Int32) async throws {
        let run = try await ToolRun.coding(arguments, in: Self.folder())
        #expect(run.output == output)
        #expect(run.errors == "")
        #expect(run.exitCode == exitCode)
    }

    /// Calls that fail, by their exit code.
    static let failures: [(arguments: String, exitCode: Int32)] = [
        ("get a.archive root.bade", 1),
        ("get a.archive root.badge --expect string", 1),
        ("set a.archive root.x 1", 1),
        ("set a.archive root.* 1", 1),
        ("convert a.archive --to openstep", 1),
        ("convert a.archive --to sequential", 1),
        ("convert a.archive --to keyed", 1),
        ("convert a.archive --to binary --plain", 2),
        ("get a.archive", 2),
        ("compare a.archive a.archive --tolerance x", 2),
        ("compare a.archive --git b", 2),
        ("get a.archive root[[", 2),
        ("set a.archive root.badge x", 2),
        ("set a.archive root.badge x --type integer", 2),
        ("convert a.archive", 2),
        ("stats", 2),
        ("graph a.archive", 2),
        ("graph a.archive --dot --html", 2),
        ("graph a.archive --dot --limit 0", 2),
        ("graph a.archive --dot --depth x", 2),
        ("graph gone --html", 3),
        ("get gone root", 3),
        ("compare a.archive gone", 3),
        ("inspect gone --json", 3),
        ("inspect a.archive --bytes", 3),
        ("inspect a.archive --json --ndjson", 2),
        ("inspect a.archive --json --depth 1", 2),
        ("inspect a.archive root --ndjson", 2),
        ("inspect a.archive --depth x", 2),
        ("convert plain --from json", 3),
        ("convert plain --from json --to json", 2),
        ("convert plain --to xml --check-bytes", 2),
        ("convert plain --to json --plain", 2),
        ("convert missing --to json --plain", 2),
        ("inspect a.archive --bytes --json", 2),
        ("inspect a.archive --bytes --simple", 2),
        ("inspect a.archive --bytes --summary", 2),
        ("inspect a.archive --output ./a.archive", 2),
        ("get a.archive root.badge --output ./a.archive", 2),
        ("graph a.archive --dot --output ./a.archive", 2),
    ]

    @Test("The answer no is 1, a wrong call 2, and an unreadable file 3", arguments: failures)
    func exitCodes(arguments: String, exitCode: Int32) async throws {
        let words = arguments.split(separator: " ").map(String.init)
        let run = try await ToolRun.coding(words, in: Self.folder())
        #expect(run.exitCode == exitCode, "\(run.errors)")
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error: "))
    }

    @Test("set writes a copy in which compare finds exactly this change")
    func change() async throws {
        let folder = try Self.folder()
        let set = try await ToolRun.coding(
            ["set", "a.archive", "root.badge", "8", "--output", "b.archive"], in: folder)
        #expect(set.exitCode == 0, "\(set.errors)")
        let compare = try await ToolRun.coding(["compare", "a.archive", "b.archive"], in: folder)
        #expect(compare.exitCode == 1)
        #expect(compare.output.contains("1 difference in 1 of 2 objects\nroot.badge: 7 → 8\n"), "\(compare.output)")
        let inPlace = try await ToolRun.coding(["remove", "b.archive", "root.badge", "--in-place"], in: folder)
        #expect(inPlace.exitCode == 0, "\(inPlace.errors)")
        let old = try await ToolRun.coding(["get", "b.archive~", "root.badge"], in: folder)
        #expect(old.output == "8\n")
        let json = try await ToolRun.coding(["compare", "a.archive", "b.archive", "--json"], in: folder)
        #expect(json.output.hasPrefix(#"{"path":"root.badge","class":"Employee","change":"removed","old":"7"}"#))
    }

    @Test("git diff shows the differences of archives")
    func git() async throws {
        let repository = try await GitFolder()
        let folder = repository.folder
        try folder.write(InspectTests.archive(badge: 7), to: "a.archive")
        try folder.write("*.archive diff=archive\n", to: ".gitattributes")
        try await repository.commit()
        try folder.write(InspectTests.archive(badge: 8), to: "a.archive")
        let command = try ToolRun.toolFolder + "/coding compare --git"
        let output = try await repository.git("-c", "diff.archive.command=\(command)", "diff")
        #expect(
            output == """
                diff --coding a/a.archive b/a.archive
                1 difference in 1 of 2 objects
                root.badge: 7 → 8
                only old: 0 objects, only new: 0 objects

                """)
        try folder.write("no archive", to: "a.archive")
        let other = try await repository.git("-c", "diff.archive.command=\(command)", "diff")
        #expect(other.contains("not compared: "))
    }

    @Test("graph writes a page that states what it cuts")
    func page() async throws {
        let folder = try Self.folder()
        let run = try await ToolRun.coding(
            ["graph", "a.archive", "--html", "--depth", "0", "--output", "a.html"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output == "")
        let page = try String(contentsOfFile: folder.path(of: "a.html"), encoding: .utf8)
        #expect(page.contains("<title>a.archive</title>"))
        #expect(page.contains("Not shown: 1 of 2 objects."))
    }

    @Test("convert goes through JSON and back, and says if the document was edited")
    func convert() async throws {
        let folder = try Self.folder()
        let binary = try await ToolRun.coding(
            ["convert", "a.archive", "--to", "binary", "--output", "b.archive"], in: folder)
        #expect(binary.exitCode == 0, "\(binary.errors)")
        let json = try await ToolRun.coding(
            ["convert", "b.archive", "--to", "json", "--output", "b.json", "--check-bytes"], in: folder)
        #expect(json.exitCode == 0, "\(json.errors)")
        let back = try await ToolRun.coding(
            ["convert", "b.json", "--from", "json", "--output", "c.archive"], in: folder)
        #expect(back.exitCode == 0, "\(back.errors)")
        #expect(
            FileManager.default.contentsEqual(
                atPath: folder.path(of: "b.archive"), andPath: folder.path(of: "c.archive")))
        let text = try String(contentsOfFile: folder.path(of: "b.json"), encoding: .utf8)
        try folder.write(text.replacing("\"badge\": 7", with: "\"badge\": 9"), to: "b.json")
        let edited = try await ToolRun.coding(
            ["convert", "b.json", "--from", "json", "--output", "d.archive"], in: folder)
        #expect(edited.errors.contains("its layout is ignored"))
        let value = try await ToolRun.coding(["get", "d.archive", "root.badge"], in: folder)
        #expect(value.output == "9\n")
    }
}
