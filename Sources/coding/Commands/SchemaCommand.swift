// `coding schema`: the checked schema of a module, for other programs.

import CodingCommandLine

extension Command {
    /// Prints the checked schema.
    static let schema = Command(
        name: "schema",
        operands: "SCHEMA… --json",
        summary: "Prints the checked schema of a module for other programs.",
        explanation: """
            Every declaration with its fields, keys, clauses and versions, all names resolved:
            one JSON object on standard output, which Documentation/schema-json.md describes.
            The same schemas give the same text. Where a schema has an error, nothing is printed.
            """,
        example: ("schema Sources/Payroll --json > payroll.json", "what the schemas of a module declare"),
        ownOptions: [.json, .module, .root, .import],
        run: schema,
    )

    private static func schema(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.contains(.json) else {
            throw ToolError("no form of output is chosen", help: "there is one: '\(Option.json.name)'")
        }
        guard let schema = try ModuleSchemas(arguments).compile(messages: messages) else { return .schemaError }
        print(SchemaJSON.document(schema).text)
        return .success
    }
}
