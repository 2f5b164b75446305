// `coding explain` and `coding completions`, and what the help of all commands has in common.

import Foundation
import TestSupport
import Testing

@Suite("coding explain and coding completions")
struct ExplainTests {
    @Test("Every code is listed with its title")
    func list() async throws {
        let run = try await ToolRun.coding(["explain"], in: TemporaryFolder())
        #expect(run.exitCode == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count > 150)
        #expect(lines.contains { $0.wholeMatch(of: /\s\ssemicolon +a semicolon/) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /\s\skeyChanged +a field has another key/) != nil })
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test(
        "A code is explained, also with the brackets of a message", arguments: ["referenceCycle", "[referenceCycle]"])
    func page(code: String) async throws {
        let run = try await ToolRun.coding(["explain", code], in: TemporaryFolder())
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("referenceCycle (error): "))
        for part in ["Wrong:\n", "Right:\n", "Message:\n", "    class Team {\n", " [referenceCycle]\n"] {
            #expect(run.output.contains(part), "\(part)")
        }
    }

    @Test("A rule is explained, also with the brackets of a change", arguments: ["keyChanged", "[keyChanged]"])
    func rule(code: String) async throws {
        let run = try await ToolRun.coding(["explain", code], in: TemporaryFolder())
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("keyChanged (change): a field has another key\n"))
        let parts = ["Before:\n", "After:\n", "New reads old: breaking. ", "Better:\n", "    waived keyChanged of "]
        for part in parts {
            #expect(run.output.contains(part), "\(part)")
        }
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("What an explanation imports is in it")
    func imports() async throws {
        let run = try await ToolRun.coding(["explain", "typeNotImported"], in: TemporaryFolder())
        #expect(run.output.contains("The module `Geography` has this schema:\n"))
    }

    @Test(
        "A wrong word is answered with what it may have been meant to be",
        arguments: [
            (["explain", "referenceCicle"], "unknown code 'referenceCicle'; did you mean 'referenceCycle'?"),
            (["explain", "a", "b"], "takes one code"),
            (["completions", "bsh"], "unknown shell 'bsh'"),
            (["completions"], "name one shell"),
            (["schema", "A.coding"], "no output format is selected"),
            (["schema", "--json"], "no schema is given"),
            (["check", "--json"], "no schema is given"),
        ])
    func wrongCall(arguments: [String], message: String) async throws {
        let run = try await ToolRun.coding(arguments, in: TemporaryFolder())
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    static let commands = [
        "generate", "check", "format", "diff", "freeze", "sample", "inspect", "why", "schema", "explain", "completions",
    ]

    @Test("The help of a command says all that there is to know", arguments: commands)
    func help(command: String) async throws {
        let run = try await ToolRun.coding([command, "--help"], in: TemporaryFolder())
        #expect(run.exitCode == 0)
        for part in ["Usage: coding \(command) ", "Arguments:\n", "Options:\n", "Exit codes:\n  0", "Example: "] {
            #expect(run.output.contains(part), "\(part)")
        }
        #expect(run.output.contains("\n  coding \(command) "))
        let overview = try await ToolRun.coding(["--help"], in: TemporaryFolder())
        #expect(overview.output.contains("\n  \(command) "))
    }

    @Test("Each way to call a command has a line of its own")
    func usages() async throws {
        let run = try await ToolRun.coding(["diff", "--help"], in: TemporaryFolder())
        let page = """
            Usage: coding diff OLD NEW [OPTION]…
                   coding diff --git REV [SCHEMA…] [OPTION]…
                   coding diff --against LOCK [SCHEMA…] [OPTION]…
                   coding diff --matrix [SCHEMA…] [OPTION]…

            """
        #expect(run.output.contains(page), "\(run.output)")
    }

    // MARK: Completions

    /// The script of a shell, in a folder.
    private func script(for shell: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await ToolRun.coding(["completions", shell], in: folder)
        #expect(run.exitCode == 0)
        try folder.write(run.output, to: "completions")
        return folder
    }

    @Test(
        "bash understands its script",
        .enabled(if: PeerExecutable(named: "bash") != nil, "bash is not installed: skipped"))
    func syntaxOfBash() async throws { try await checkSyntax("bash") }

    @Test(
        "zsh understands its script",
        .enabled(if: PeerExecutable(named: "zsh") != nil, "zsh is not installed: skipped"))
    func syntaxOfZsh() async throws { try await checkSyntax("zsh") }

    @Test(
        "fish understands its script",
        .enabled(if: PeerExecutable(named: "fish") != nil, "fish is not installed: skipped"))
    func syntaxOfFish() async throws { try await checkSyntax("fish") }

    private func checkSyntax(_ shell: String) async throws {
        let folder = try await script(for: shell)
        let run = try await ToolRun.command([shell, "-n", "completions"], in: folder)
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
    }

    @Test("Scripts name every command and every option", arguments: ["bash", "zsh", "fish"])
    func names(shell: String) async throws {
        let run = try await ToolRun.coding(["completions", shell], in: TemporaryFolder())
        for word in Self.commands + ["output", "module", "json", "color", "referenceCycle", "zsh"] {
            #expect(run.output.contains(word), "\(word)")
        }
    }

    @Test("Brackets in what zsh shows of an option are escaped")
    func bracketsForZsh() async throws {
        let run = try await ToolRun.coding(["completions", "zsh"], in: TemporaryFolder())
        let lines = run.output.split(separator: "\n").filter { $0.contains("--all[change all values") }
        #expect(lines.count == 3 && lines.allSatisfy { $0.contains(#"root.list\[*\].name]'"#) }, "\(lines)")
    }

    @Test(
        "bash completes commands, options, values, codes and schemas",
        .enabled(if: PeerExecutable(named: "bash") != nil, "bash is not installed: skipped"),
        arguments: [
            (["che"], "check"),
            (["check", "--mod"], "--module"),
            (["check", "--color", "al"], "always"),
            (["explain", "referenceC"], "referenceCycle"),
            (["completions", "f"], "fish"),
            (["check", "Pay"], "Payroll.coding"),
            (["check", "fold"], "folder"),
            (["generate", "--output", "fold"], "folder"),
        ])
    func bash(words: [String], expected: String) async throws {
        let folder = try await script(for: "bash")
        try folder.write("", to: "Payroll.coding")
        try folder.write("", to: "Payroll.txt")
        try folder.write("", to: "folder/file")
        let line = (["coding"] + words).joined(separator: " ")
        let run = try await ToolRun.command(
            [
                "bash", "-c",
                "source ./completions && complete -p coding >/dev/null && COMP_WORDS=(\(line)) && "
                    + "COMP_CWORD=\(words.count) && _coding && printf '%s\\n' \"${COMPREPLY[@]}\"",
            ], in: folder)
        #expect(run.errors == "")
        #expect(run.output == expected + "\n")
    }
}
