// `coding check`: all that `coding generate` would say, and no output.

import CodingCommandLine
import CodingSchema

extension Command {
    /// Shows every message about the schemas and writes nothing.
    static let check = Command(
        name: "check",
        operands: "SCHEMA…",
        summary: "Shows what is wrong with the schemas of a module.",
        explanation: """
            Messages go to standard error, each with the code that 'coding explain' takes. With
            --json they go to standard output as one JSON object, which Documentation/check-json.md
            describes. Nothing is written.
            """,
        example: ("check Sources/Payroll --json", "the messages about a module's schemas, for another program"),
        ownOptions: [.module, .root, .import, .json],
        run: check,
    )

    private static func check(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let diagnostics = try ModuleSchemas(arguments).diagnostics()
        if arguments.contains(.json) {
            print(DiagnosticJSON.document(messages.selected(diagnostics)).text)
        } else {
            messages.report(diagnostics)
        }
        return diagnostics.contains { $0.severity == .error } ? .schemaError : .success
    }
}
