// How the tool is called: help, options, and what it says when it is called wrongly.

import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    static let person = "class Person {\n    var name: String\n}\n"

    /// A call that the tool can't make sense of, and what it answers.
    struct WrongCall: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let message: String

        init(_ arguments: String..., says message: String) {
            self.arguments = arguments
            self.message = message
        }

        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let wrongCalls = [
        WrongCall("generat", says: "error: unknown command 'generat'; did you mean 'generate'?"),
        WrongCall("--hlep", says: "error: unknown option '--hlep'; did you mean '--help'?"),
        WrongCall("qqqqqqq", says: "error: unknown command 'qqqqqqq'\n"),
        WrongCall("--quiet", "check", "A.coding", says: "error: '--quiet' must follow a command"),
        WrongCall("check", "--modul", "M", "A.coding", says: "unknown option '--modul'; did you mean '--module'?"),
        WrongCall("check", "--output", "out", "A.coding", says: "error: unknown option '--output'"),
        WrongCall("check", says: "error: no schema is given"),
        WrongCall("check", "A.coding", "--module", says: "error: '--module' needs a value: --module NAME"),
        WrongCall("check", "--module", "--quiet", "A.coding", says: "error: '--module' needs a value"),
        WrongCall("check", "--module=", "A.coding", says: "error: '--module' needs a value"),
        WrongCall("check", "--module=A", "--module", "B", "A.coding", says: "error: '--module' is given twice"),
        WrongCall("check", "--quiet=yes", "A.coding", says: "error: '--quiet' takes no value"),
        WrongCall(
            "check", "--color", "allways", "A.coding",
            says: "'--color' takes 'auto', 'always' or 'never', not 'allways'"),
        WrongCall("check", "--module", "1A", "A.coding", says: "error: '1A' is not a valid module name"),
        WrongCall("check", "--import", "Core", "A.coding", says: "error: '--import' needs a module and a path"),
        WrongCall("check", "--import", "Core=gone", "A.coding", says: "cannot read 'gone': file not found"),
        WrongCall("check", "--import", "Core=empty", "A.coding", says: "error: found no schema in 'empty'"),
        WrongCall("check", "--module=M", "--import=M=A.coding", "A.coding", says: "module 'M' can't import itself"),
        WrongCall("check", "gone.coding", says: "error: cannot read 'gone.coding': file not found"),
        WrongCall("check", "notes.txt", says: "error: 'notes.txt' is not a schema: schema files end in '.coding'"),
        WrongCall("check", "empty", says: "error: found no schema in 'empty'"),
        WrongCall("check", "-", says: "error: cannot read '-'"),
        WrongCall("generate", "A.coding", says: "error: no output folder is given: --output DIR"),
        WrongCall("generate", "empty", "--output", "out", says: "error: found no schema in 'empty'"),
        WrongCall("generate", "A.coding", "--output", "notes.txt", says: "error: cannot make the folder 'notes.txt'"),
        WrongCall("generate", "A.coding", "--output", "notes.txt/x", says: "cannot make the folder 'notes.txt/x'"),
    ]

    @Test("A wrong call says what is wrong, exits with 2 and writes nothing", arguments: wrongCalls)
    func wrongCall(_ call: WrongCall) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.person, to: "A.coding")
        try folder.write("", to: "notes.txt")
        try folder.write("", to: "empty/.hidden/B.coding")
        let run = try await ToolRun.coding(call.arguments, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains(call.message), "\(run.errors)")
        #expect(run.output == "")
        #expect(folder.names(in: ".") == ["A.coding", "empty", "notes.txt"])
    }

    @Test("Without a word the tool shows its help as an error")
    func noWord() async throws {
        let run = try await ToolRun.coding([], in: TemporaryFolder())
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("Usage: coding COMMAND"))
    }

    @Test(
        "Help lists what there is and stays within 120 columns",
        arguments: [
            (["--help"], ["generate", "check", "--version", "--help"]),
            (["-h"], ["generate", "check"]),
            (
                ["generate", "--help"],
                ["--output DIR", "--module NAME", "--root DIR", "--import NAME=PATH", "--color"]
            ),
            (["check", "nothing", "--help", "--nonsense"], ["--module NAME", "--quiet", "--version"]),
        ])
    func help(arguments: [String], mentions: [String]) async throws {
        let run = try await ToolRun.coding(arguments, in: TemporaryFolder())
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        for mention in mentions { #expect(run.output.contains(mention)) }
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    }

    @Test("The version is printed by the tool and by each command", arguments: [[], ["generate"], ["check"]])
    func version(command: [String]) async throws {
        let run = try await ToolRun.coding(command + ["--version"], in: TemporaryFolder())
        #expect(run.exitCode == 0)
        #expect(run.output.wholeMatch(of: /coding \d+\.\d+\.\d+\n/) != nil)
    }

    #if os(Linux)
    /// Calls with little output, and with more than a buffer holds.
    @Test(
        "Output that can't be written is an error, not a crash and not a success",
        arguments: [
            ["get", "A.plist", "name"], ["inspect", "A.plist"], ["inspect", "A.plist", "--simple"],
            ["convert", "A.plist", "--to", "xml"], ["stats", "A.plist"], ["explain"], ["--help"],
        ])
    func fullOutput(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        try folder.write("{ name = \(String(repeating: "Anna", count: 10_000)); }", to: "A.plist")
        for output in [">/dev/full", ">&-"] {
            let run = try await ExternalProcess.command(
                ["sh", "-c", "\"$0\" \"$@\" \(output)", "coding"] + arguments, in: folder,
                environment: ["PATH": "\(try ToolRun.toolFolder):/usr/bin:/bin"])
            #expect(run.exitCode == 2)
            #expect(run.errors.hasPrefix("error: cannot write to standard output"))
        }
    }
    #endif

    @Test("A good schema is checked in silence")
    func goodSchema() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.person, to: "A.coding")
        let run = try await ToolRun.coding(["check", "A.coding"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output + run.errors == "")
        #expect(folder.names(in: ".") == ["A.coding"])
    }

    @Test("An error in a schema is shown with its place and exits with 1", arguments: ["check", "generate"])
    func schemaError(command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {\n    var name: Nothing\n}\n", to: "A.coding")
        let output = command == "generate" ? ["--output", "out"] : []
        let run = try await ToolRun.coding([command, "A.coding"] + output, in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("A.coding:2:15: error: "), "\(run.errors)")
        #expect(run.errors.contains("    var name: Nothing\n"))
        #expect(run.errors.contains("^"))
        #expect(!run.errors.contains("\u{1B}"))
        #expect(folder.names(in: ".") == ["A.coding"])
    }

    @Test("A warning does not change the exit code, and '--quiet' leaves it out")
    func warning() async throws {
        let folder = try TemporaryFolder()
        try folder.write("enum Badge: String {\n    case blue\n}\n", to: "A.coding")
        let loud = try await ToolRun.coding(["check", "A.coding"], in: folder)
        #expect(loud.exitCode == 0)
        #expect(loud.errors.contains(": warning: "))
        let quiet = try await ToolRun.coding(["check", "A.coding", "--quiet"], in: folder)
        #expect(quiet.exitCode == 0)
        #expect(quiet.errors == "")
    }

    @Test(
        "Messages have colors only if they are asked for, because files are not for terminals",
        arguments: [
            ([], [:], false),
            (["--color", "auto"], [:], false),
            (["--color=never"], [:], false),
            (["--color", "always"], [:], true),
            (["--color", "always"], ["NO_COLOR": "1"], true),
        ] as [([String], [String: String], Bool)])
    func color(arguments: [String], environment: [String: String], isColored: Bool) async throws {
        let folder = try TemporaryFolder()
        try folder.write("class Person {\n    var name: Nothing\n}\n", to: "A.coding")
        for schema in ["A.coding", "gone.coding"] {
            let run = try await ToolRun.coding(["check", schema] + arguments, in: folder, environment: environment)
            #expect(run.exitCode != 0)
            #expect(run.errors.contains("\u{1B}[") == isColored, "\(run.errors)")
        }
    }

    @Test("All after '--' are paths")
    func endOfOptions() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.person, to: "--quiet.coding")
        let run = try await ToolRun.coding(["check", "--", "--quiet.coding"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
    }
}
