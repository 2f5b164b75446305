// `coding schema`: the checked schema of a module, for other programs.

import CodingCommandLine

extension Command {
    static let schema = Command(
        name: "schema",
        operands: "[SCHEMA…] --json",
        summary: "Prints the checked schema of a module for other programs.",
        explanation: """
            Prints every declaration with its fields, keys, clauses and versions, with all names
            resolved, as one JSON object, described in Documentation/schema-json.md. The same
            schemas give the same text. If a schema has an error, nothing is printed.
            """,
        example: ("schema Sources/Payroll --json > payroll.json", "prints the schema of a module"),
        ownOptions: [.json, .module, .root, .import],
        run: schema,
    )

    private static func schema(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.contains(.json) else {
            throw ToolError("no output format is selected", help: "use '\(Option.json.name)'")
        }
        guard let schema = try ModuleSchemas(arguments).compile(messages: messages) else { return .schemaError }
        print(schema.json.text)
        return .success
    }
}
