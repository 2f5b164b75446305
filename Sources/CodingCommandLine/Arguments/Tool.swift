// A command line tool: selects the command, runs it, and converts the outcome to an exit code.

import Foundation

/// A tool with commands.
package struct Tool: Sendable {
    /// The version of all tools of the package.
    package static let version = "0.1.0"

    package let name: String

    /// A one-line description of the tool.
    package let summary: String

    /// The commands, in the order of the help.
    package let commands: [Command]

    package init(name: String, summary: String, commands: [Command]) {
        self.name = name
        self.summary = summary
        self.commands = commands
    }

    /// Runs a body with the words of the command line, reports its error, and ends the process.
    package static func main(_ body: ([String], inout Messages) throws(ToolError) -> ExitCode) -> Never {
        StandardStream.prepare()
        // Until the arguments are parsed, the options for messages are not known.
        var messages = Messages(colorMode: .automatic, isQuiet: false)
        let exitCode: ExitCode
        do throws(ToolError) {
            let answer = try body(Array(CommandLine.arguments.dropFirst()), &messages)
            try StandardOutput.finish()
            exitCode = answer
        } catch {
            messages.report(error)
            exitCode = error.exitCode
        }
        exit(exitCode.rawValue)
    }

    /// Reports an error, and ends the process.
    package static func end(with error: ToolError) -> Never {
        Messages(colorMode: .automatic, isQuiet: false).report(error)
        exit(error.exitCode.rawValue)
    }

    /// The command with a name; `nil` if there is no such command.
    package func command(named name: String) -> Command? { commands.first { $0.name == name || $0.alias == name } }

    /// Runs the command that the first word names.
    ///
    /// - Parameter complete: Fills in what a call leaves out; one call can become several.
    package func run(
        _ words: [String], _ messages: inout Messages,
        completedBy complete: (Arguments, Command) throws(ToolError) -> [Arguments] = { (arguments, _) in [arguments] }
    ) throws(ToolError) -> ExitCode {
        // 'help COMMAND' is 'COMMAND --help'.
        let words = words.first == "help" ? words.dropFirst().prefix(1) + [Option.help.name] : words
        guard let first = words.first else {
            messages.write(Help.overview(of: self))
            return .misuse
        }
        guard let command = command(named: first) else { return try answer(first) }
        let arguments = try Arguments(Array(words.dropFirst()), command: command)
        if let answer = answer(arguments, of: command) { return answer }
        messages = Messages(
            colorMode: try arguments.choice(of: .color, among: ColorMode.allCases) ?? .automatic,
            isQuiet: arguments.contains(.quiet))
        let calls = try complete(arguments, command)
        if let runTogether = command.runTogether { return try runTogether(calls, messages) }
        var worst = ExitCode.success
        for call in calls {
            let exitCode = try command.run(call, messages)
            if exitCode.rawValue > worst.rawValue { worst = exitCode }
        }
        return worst
    }

    /// Prints the help or the version if the arguments ask for it; `nil` otherwise.
    private func answer(_ arguments: Arguments, of command: Command) -> ExitCode? {
        if arguments.contains(.help) {
            print(Help.page(for: command), terminator: "")
            return .success
        }
        // Some commands have an option of the same name.
        if arguments.contains(.version), !command.ownOptions.contains(where: { $0.name == Option.version.name }) {
            print(name, Self.version)
            return .success
        }
        return nil
    }

    /// Handles a first word that isn't a command.
    private func answer(_ word: String) throws(ToolError) -> ExitCode {
        switch word {
        case Option.help.name, "-h":
            print(Help.overview(of: self), terminator: "")
        case Option.version.name:
            print(name, Self.version)
        case _ where Command.common.contains { $0.name == word }:
            throw ToolError("'\(word)' must follow a command", help: "'\(name) --help' lists the commands")
        default:
            throw ToolError.unknown(
                word.hasPrefix("-") ? "option" : "command", word,
                among: commands.map(\.name) + ["help", Option.help.name, Option.version.name],
                help: "'\(name) --help' lists the commands")
        }
        return .success
    }
}
