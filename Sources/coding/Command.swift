// The commands of the tool: one table row each, for the parser and the help alike.

/// A command: what it takes, and what does it.
struct Command: Sendable {
    let name: String

    /// What the words that are no options stand for.
    let operands: String

    /// What the command does, in one line.
    let summary: String

    /// What else its help says, in lines of at most 80 columns.
    let explanation: String

    /// The command's own options; all take the common ones too.
    let ownOptions: [Option]
    let run: @Sendable (Arguments, Messages) throws(ToolError) -> ExitCode

    /// Every option that the command takes.
    var options: [Option] { ownOptions + Self.common }

    /// Every command, in the order of the help.
    static let all: [Command] = [.generate, .check]

    /// The options that all commands take.
    static let common: [Option] = [.quiet, .color, .version, .help]
}
