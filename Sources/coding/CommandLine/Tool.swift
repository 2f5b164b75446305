// The command line tool `coding`: picks the command and turns its outcome into an exit code.

import Foundation

/// Turns `.coding` schemas into Swift, and checks them.
@main
struct Tool {
    static let name = "coding"
    static let version = "0.1.0"

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ words: [String]) -> ExitCode {
        // Until the arguments are understood nobody knows how messages are wanted.
        var messages = Messages(colorMode: .automatic, isQuiet: false)
        do throws(ToolError) {
            return try run(words, messages: &messages)
        } catch {
            messages.report(error)
            return .misuse
        }
    }

    private static func run(_ words: [String], messages: inout Messages) throws(ToolError) -> ExitCode {
        if words.first == PackageCall.option { return try runPackageCall(words, messages: &messages) }
        guard let first = words.first else {
            messages.write(Help.overview)
            return .misuse
        }
        guard let command = Command.all.first(where: { $0.name == first }) else {
            return try answer(first)
        }
        let arguments = try Arguments(Array(words.dropFirst()), command: command)
        if let answer = answer(arguments, of: command) { return answer }
        messages = Messages(
            colorMode: try ColorMode(arguments.value(of: .color)),
            isQuiet: arguments.contains(.quiet),
        )
        return try command.run(arguments, messages)
    }

    /// Runs the calls that a command plugin's words stand for.
    private static func runPackageCall(_ words: [String], messages: inout Messages) throws(ToolError) -> ExitCode {
        let call = try PackageCall(words)
        if let (arguments, command) = try call.ownArguments, let answer = answer(arguments, of: command) { return answer }
        var worst = ExitCode.success
        for call in try call.calls() {
            let exitCode = try run(call, messages: &messages)
            if exitCode.rawValue > worst.rawValue { worst = exitCode }
        }
        return worst
    }

    /// Does what is asked for where nothing is to be done with schemas.
    private static func answer(_ arguments: Arguments, of command: Command) -> ExitCode? {
        if arguments.contains(.help) {
            print(Help.page(for: command), terminator: "")
            return .success
        }
        // Of a command that has the word for something else, nobody asks the tool's version.
        if arguments.contains(.version), !command.ownOptions.contains(where: { $0.name == Option.version.name }) {
            print(name, version)
            return .success
        }
        return nil
    }

    /// Does what a first word asks for that is no command.
    private static func answer(_ word: String) throws(ToolError) -> ExitCode {
        switch word {
        case Option.help.name, "-h":
            print(Help.overview, terminator: "")
        case Option.version.name:
            print(name, version)
        case _ where Command.common.contains { $0.name == word }:
            throw ToolError("'\(word)' belongs behind a command", help: "'coding --help' lists the commands")
        default:
            throw ToolError.unknown(
                word.hasPrefix("-") ? "option" : "command",
                word,
                among: Command.all.map(\.name) + [Option.help.name, Option.version.name],
                help: "'coding --help' lists the commands",
            )
        }
        return .success
    }
}

/// What the tool's caller learns from the exit code.
enum ExitCode: Int32 {
    case success = 0

    /// A schema has an error.
    case schemaError = 1

    /// The tool was called wrongly, or a file could not be read or written.
    case misuse = 2
}
