// `coding check`: all that `coding generate` would say, and no output.

extension Command {
    /// Shows every message about the schemas and writes nothing.
    static let check = Command(
        name: "check",
        operands: "SCHEMA…",
        summary: "Shows what is wrong with the schemas of a module.",
        explanation: """
            SCHEMA is a .coding file, or a folder: all .coding files in it and below.
            Nothing is written.
            """,
        ownOptions: [.module, .root, .import],
        run: check,
    )

    private static func check(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        try ModuleSchemas(arguments).compile(messages: messages) == nil ? .schemaError : .success
    }
}
