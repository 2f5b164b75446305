// `coding why`: how the fields of a schema get their values from an archive.

import ArchiveDocuments
import CodingCommandLine
import CodingSamples
import CodingSchema

extension Command {
    static let why = Command(
        name: "why",
        operands: "ARCHIVE KEY [--schema SCHEMA]…",
        summary: "Explains which key of an archive a field is read from, or why it gets its default.",
        explanation: """
            KEY is a field's name, a key, or a path that starts at a top-level key of the archive:
            root.employees[3].badge. For each class that has the field or key, the output shows
            which version of the class wrote the objects, whether the field's own key, a fallback
            key or its default is used, and which other keys of the field are present.
            """,
        operandRows: [("ARCHIVE", "a keyed archive"), ("KEY", "a field's name, a key, or a path")],
        readsArchives: true,
        example: (
            "why Payroll.archive root.employees[3].badge --schema Sources/Payroll",
            "explains where the badge of the fourth employee comes from"
        ),
        ownOptions: [.schema, .module, .import],
        run: why,
    )

    private static func why(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == 2 else {
            throw ToolError("an archive and a key are required", help: "'coding why --help' shows an example")
        }
        let (path, question) = (arguments.operands[0], arguments.operands[1])
        let schemas = arguments.values(of: .schema)
        if schemas.isEmpty {
            throw ToolError(
                "no schema is given: \(Option.schema.name) SCHEMA",
                help: "name a schema, or a folder of schemas")
        }
        let archive = try ArchiveFile.open(path)
        if archive.isSequential {
            throw ToolError("cannot explain '\(path)': a sequential archive, whose values have no keys")
        }
        guard archive.isKeyed else {
            throw ToolError("'\(path)' is a plain property list: it contains no objects")
        }
        guard let schema = try ModuleSchemas(arguments, paths: schemas).compile(messages: messages) else {
            return .schemaError
        }
        let report = WhyReport(archive, schema: schema)
        let answer: [String]?
        do throws(InspectionError) {
            answer = try report.answer(to: question)
        } catch {
            throw ToolError(error.message, help: "'coding inspect \(path)' shows the archive")
        }
        if archive.isDamaged {
            messages.warn("parts of '\(path)' can't be read: 'coding inspect' shows which")
        }
        guard let lines = answer else {
            throw ToolError.unknown(
                "key",
                question,
                among: report.names,
                help: "'coding inspect \(path)' shows the keys of the archive",
            )
        }
        print(lines.joined(separator: "\n"))
        return .success
    }
}
