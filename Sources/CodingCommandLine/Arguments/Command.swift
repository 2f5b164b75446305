// The commands of the tool: one row each, for the parser, the help and the shells' completions.

/// A command: its arguments, its help and its function.
package struct Command: Sendable {
    package let name: String

    /// A short name, which the help doesn't list.
    package var alias: String?

    /// The operands, as the usage line shows them.
    package var operands: String

    /// A one-line description of the command.
    package let summary: String

    /// The rest of its help, in lines of at most 90 columns.
    package var explanation: String

    /// The descriptions of the operands, for the help.
    package let operandRows: [(name: String, summary: String)]

    /// The completions that a shell offers for an operand.
    package let completion: Completion

    /// The meaning of exit code 1; `nil` if the command never ends with it.
    package let failure: String?

    /// Whether exit code 3 means that an archive can't be read; other commands have one code for all trouble.
    package let readsArchives: Bool

    /// A call, without `coding`, and its description.
    package var example: (call: String, effect: String)?

    /// The options in addition to the common ones.
    package var ownOptions: [Option]

    /// Options that the plugins use, which the help doesn't show.
    package let hiddenOptions: [Option]
    package let run: @Sendable (Arguments, Messages) throws(ToolError) -> ExitCode

    /// Runs the command once for several modules, if that isn't the same as one call for each.
    package let runTogether: (@Sendable ([Arguments], Messages) throws(ToolError) -> ExitCode)?

    package init(
        name: String, alias: String? = nil, operands: String, summary: String,
        explanation: String,
        operandRows: [(name: String, summary: String)] = [Self.schemaRow], completion: Completion? = nil,
        failure: String? = "a schema has an error", readsArchives: Bool = false,
        example: (call: String, effect: String)? = nil,
        ownOptions: [Option], hiddenOptions: [Option] = [],
        run: @escaping @Sendable (Arguments, Messages) throws(ToolError) -> ExitCode,
        runTogether: (@Sendable ([Arguments], Messages) throws(ToolError) -> ExitCode)? = nil
    ) {
        self.name = name
        self.alias = alias
        self.operands = operands
        self.summary = summary
        self.explanation = explanation
        self.operandRows = operandRows
        self.completion = completion ?? (readsArchives ? .files : .schemas)
        self.failure = failure
        self.readsArchives = readsArchives
        self.example = example
        self.ownOptions = ownOptions
        self.hiddenOptions = hiddenOptions
        self.run = run
        self.runTogether = runTogether
    }

    /// Every option that the command takes.
    package var options: [Option] {
        ownOptions + Self.common.filter { common in !ownOptions.contains { $0.name == common.name } }
    }

    /// Whether the command has an option.
    package func takes(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

    /// The options that all commands take.
    package static let common: [Option] = [.quiet, .color, .version, .help]

    /// The row about schemas in the help of every command that takes some.
    package static let schemaRow = ("SCHEMA", "a .coding file, or a folder: all .coding files in it and below")
}
