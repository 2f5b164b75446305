// The commands of the tool: one table row each, for the parser, the help and the shells' completions alike.

/// A command: what it takes, and what does it.
struct Command: Sendable {
    let name: String

    /// What stands before the name in a call.
    var caller = Tool.name

    /// What the words that are no options stand for.
    let operands: String

    /// What the command does, in one line.
    let summary: String

    /// What else its help says, in lines of at most 90 columns.
    let explanation: String

    /// What each of the operands is, for the help.
    var operandRows: [(name: String, summary: String)] = [Self.schemaRow]

    /// What a shell offers where an operand stands.
    var completion: Completion = .schemas

    /// What the exit code 1 says; `nil` where the command never ends with it.
    var failure: String? = "a schema has an error"

    /// A call as somebody would type it, without `coding`, and what it does.
    var example: (call: String, effect: String)?

    /// The command's own options; all take the common ones too.
    let ownOptions: [Option]

    /// Options that the plugins give, and that no help shows.
    var hiddenOptions: [Option] = []
    let run: @Sendable (Arguments, Messages) throws(ToolError) -> ExitCode

    /// Every option that the command takes.
    var options: [Option] {
        ownOptions + Self.common.filter { common in !ownOptions.contains { $0.name == common.name } }
    }

    /// Every command, in the order of the help.
    static let all: [Command] = [
        .generate, .check, .format, .diff, .freeze, .sample, .inspect, .why, .schema, .explain, .completions,
    ]

    /// The options that all commands take.
    static let common: [Option] = [.quiet, .color, .version, .help]

    /// What is said of schemas wherever a command takes some.
    static let schemaRow = ("SCHEMA", "a .coding file, or a folder: all .coding files in it and below")
}
