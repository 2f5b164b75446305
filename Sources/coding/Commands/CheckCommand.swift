// `coding check`: the diagnostics of `coding generate`, without output files.

import CodingCommandLine
import CodingSchema

extension Command {
    /// Shows every message about the schemas and writes nothing.
    static let check = Command(
        name: "check",
        operands: "SCHEMA…",
        summary: "Shows the errors and warnings in the schemas of a module.",
        explanation: """
            Messages are printed to standard error, each with a code for 'coding explain'. With
            --json, they are printed to standard output as one JSON object, described in
            Documentation/check-json.md. No file is written.
            """,
        example: ("check Sources/Payroll --json", "prints the messages as JSON"),
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
