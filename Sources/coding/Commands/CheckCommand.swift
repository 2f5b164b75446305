// `coding check`: the diagnostics of `coding generate`, without output files.

import CodingCommandLine
import CodingSchema

extension Command {
    /// Shows every message about the schemas and writes nothing.
    static let check = Command(
        name: "check",
        operands: "[SCHEMA…]",
        summary: "Shows the errors and warnings in schemas: of a module, or of a whole package.",
        explanation: """
            Messages are printed to standard error, each with a code for 'coding explain'. With
            --json, they are printed to standard output as one JSON object, described in
            Documentation/check-json.md. No file is written.
            """,
        example: ("check Sources/Payroll --json", "prints the messages as JSON"),
        ownOptions: [.module, .root, .import, .json],
        run: { (arguments, messages) throws(ToolError) in try check([arguments], messages) },
        runTogether: check,
    )

    private static func check(_ modules: [Arguments], _ messages: Messages) throws(ToolError) -> ExitCode {
        var diagnostics: [Diagnostic] = []
        for arguments in modules {
            let compilation = try ModuleSchemas(arguments).compilation()
            diagnostics += compilation.diagnostics
            if let schema = compilation.schema { diagnostics += try SwiftConflicts(schema, arguments).diagnostics() }
        }
        if modules.contains(where: { $0.contains(.json) }) {
            print(DiagnosticJSON.document(messages.selected(diagnostics)).text)
        } else {
            messages.report(diagnostics)
        }
        return diagnostics.contains { $0.severity == .error } ? .schemaError : .success
    }
}
