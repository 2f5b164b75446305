// `coding generate`: schemas in, Swift files out.

import CodingGenerator

extension Command {
    /// Writes one Swift file for each schema, and one with the module's class table.
    static let generate = Command(
        name: "generate",
        operands: "SCHEMA… --output DIR",
        summary: "Writes Swift for the schemas of a module.",
        explanation: """
            Name.coding becomes Name.coding.swift; one more file, named after the module, lists its
            classes. Files in folders are named after these too: Shapes/Circle.coding becomes
            Shapes+Circle.coding.swift, seen from --root or else from the SCHEMA folder.

            A file whose text would not change is not touched. Where a schema has an error, no
            file is.
            """,
        example: ("generate Sources/Payroll --output Generated", "Swift for the schemas of the module Payroll"),
        ownOptions: [.output, .module, .root, .import],
        run: generate,
    )

    private static func generate(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let output = arguments.value(of: .output) else {
            throw ToolError("no folder for the generated files is given: \(Option.output.name) DIR")
        }
        let module = try ModuleSchemas(arguments)
        let outputNames = try outputNames(of: module.schemas)
        guard let schema = try module.compile(messages: messages) else { return .schemaError }
        try OutputFolder(path: output).write(CodeGenerator.generate(schema, outputNames: outputNames))
        return .success
    }

    private static func outputNames(of schemas: [SchemaPath]) throws(ToolError) -> [String] {
        var owners: [String: SchemaPath] = [:]
        for schema in schemas {
            if let owner = owners.updateValue(schema, forKey: schema.outputName) {
                throw ToolError(
                    "'\(owner.path)' and '\(schema.path)' would both become '\(schema.outputName)'",
                    help: "name a folder that holds both with '\(Option.root.name)'",
                )
            }
        }
        return schemas.map(\.outputName)
    }
}
