// `coding sample` as somebody calls it.

import Foundation
import TestSupport
import Testing

@Suite("coding sample")
struct SampleCommandTests {
    private static let schema = """
        class Person, version 3 {
            var name: String
            var size: Size = .small since 2
        }

        enum Size: String, version 1 {
            case small
            case large
            unknown .small
        }

        class Closed: Person, refuses coding {}

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "Staff/Staff.coding")
        return folder
    }

    @Test("An archive of a version, in each form")
    func writes() async throws {
        let folder = try folder()
        let call = ["sample", "Staff", "--class", "Person", "--output", "out/a.archive"]
        let xml = try await ToolRun.coding(call + ["--version", "1", "--format", "xml"], in: folder)
        let size = try Data(contentsOf: folder.url.appending(path: "out/a.archive")).count
        #expect(xml.exitCode == 0 && xml.errors == "")
        #expect(xml.output == "sample: wrote 'out/a.archive': Person, version 1, \(size) bytes\n")
        let text = try folder.text(of: "out/a.archive")
        #expect(text.contains("<key>Person.version</key>\n\t\t\t<integer>1</integer>"))
        #expect(text.contains("<string>name 1</string>") && !text.contains("<key>size</key>"))
        let binary = try await ToolRun.coding(call, in: folder)
        #expect(binary.exitCode == 0)
        #expect(try await ToolRun.coding(call + ["--quiet"], in: folder).output == "")
        let piped = ["sample", "Staff", "--class", "Person", "--version", "1", "--format", "xml", "--output", "-"]
        #expect(try await ToolRun.coding(piped, in: folder).output == text)
        let bytes = try Data(contentsOf: folder.url.appending(path: "out/a.archive"))
        #expect(bytes.starts(with: Data("bplist00".utf8)) && bytes.range(of: Data("large".utf8)) != nil)
    }

    @Test("A sequential archive of a version, which 'inspect' shows")
    func writesSequential() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "class Person, version 1, sequential {\n    var name: String\n    var age: Int = 0 since 1\n}\n",
            to: "Person.coding")
        let call = ["sample", "Person.coding", "--class", "Person", "--output", "a", "--format", "sequential"]
        let run = try await ToolRun.coding(call + ["--version", "0"], in: folder)
        #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
        #expect(
            try await ToolRun.coding(["inspect", "a"], in: folder).output == """
                sequential archive, little-endian, streamer version 4, system version 1000

                @: Person
                  @: NSString "name 1"

                classes:
                  NSString (version 1)

                """)
        let why = try await ToolRun.coding(["why", "a", "name", "--schema", "Person.coding"], in: folder)
        #expect(why.exitCode == 2)
        #expect(why.errors.hasPrefix("error: cannot explain 'a': a sequential archive, whose values have no keys"))
    }

    @Test(
        "What is called wrongly is said",
        arguments: [
            (["--output", "a"], "error: no class is given: --class NAME\n"),
            (["--class", "Person"], "error: no output file is given: --output FILE\n"),
            (
                ["--class", "Persn", "--output", "a"],
                """
                error: unknown class 'Persn'; did you mean 'Person'?
                use the name in the schema of 'Staff', not the one in archives

                """
            ),
            (
                ["--class", "Size", "--output", "a"],
                "error: 'Size' is not a class: the root of an archive is an object\n"
            ),
            (
                ["--class", "Person", "--version", "4", "--output", "a"],
                "error: 'Person' has no version 4: the schema has versions 0 to 3\n"
            ),
            (
                ["--class", "Person", "--version", "new", "--output", "a"],
                "error: 'new' is not a version: '--version' takes a number that is not negative\n"
            ),
            (
                ["--class", "Closed", "--output", "a"],
                "error: no archive holds an object of 'Closed': the class 'refuses coding'\n"
            ),
            (
                ["--class", "Person", "--format", "json", "--output", "a"],
                "error: '--format' takes 'binary', 'xml' or 'sequential', not 'json'\n"
            ),
            (
                ["--class", "Person", "--format", "sequential", "--output", "a"],
                "error: 'Person' is not 'sequential'\nit has keyed archives only\n"
            ),
            (
                ["--class", "Person", "--with", "Size", "--output", "a"],
                "error: '--with' needs a name and a version: --with NAME=N\n"
            ),
            (
                ["--class", "Person", "--with", "Sise=1", "--output", "a"],
                "error: no class, struct or enum of the sample is called 'Sise'; did you mean 'Size'?\n"
            ),
            (
                ["--class", "Person", "--with", "Size=2", "--output", "a"],
                "error: 'Size' has no version 2: the schema has versions 0 to 1\n"
            ),
        ])
    func refuses(arguments: [String], message: String) async throws {
        let folder = try folder()
        let run = try await ToolRun.coding(["sample", "Staff"] + arguments, in: folder)
        #expect(run.exitCode == 2 && run.errors == message)
        #expect(folder.names(in: ".") == ["Staff"])
    }
}
