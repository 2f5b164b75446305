// `coding rows`: the objects of a class as rows, for databases and data frames.

import ArchiveDocuments
import CodingCommandLine
import CodingSamples
import CodingSchema
import Foundation
import JSONText

extension Command {
    static let rows = Command(
        name: "rows",
        operands: "ARCHIVE… --class NAME",
        summary: "Prints one row for each object of a class, as lines of JSON or as CSV.",
        explanation: """
            Each key of an object is a column; '_file', '_id' and '_class' come first. A reference
            to an object is its number, the '_id' of its own row. Arrays and dictionaries are JSON,
            dates are text in UTC, and data is base 64. Objects of subclasses have rows, too. Errors
            are printed to standard error, and the other archives are read nevertheless. CSV has
            the columns of all archives, which are therefore read twice.

            With --schema or --target, NAME is the class's name in the schema: objects that archives
            hold under its archived name or a former one are found, and the columns of CSV are in
            the order of the fields.
            """,
        operandRows: [("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input")],
        failure: "a schema has an error",
        readsArchives: true,
        example: ("rows *.archive --class Employee > Employees.ndjson", "prints all employees, one on each line"),
        ownOptions: [.rowClass, .csv, .schema, .module, .import, .outputFile, .resume] + Option.parallel,
        run: rows,
    )

    private static func rows(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let name = arguments.value(of: .rowClass) else {
            throw ToolError(
                "no class is given: \(Option.rowClass.name) NAME",
                help: "'coding inspect --summary' shows the classes of an archive")
        }
        guard let rowClass = try RowClass(name, arguments, messages) else { return .schemaError }
        let limits = try BatchLimits(arguments)
        let inputs = try BatchInputs(arguments)
        var columns: [String]?
        if arguments.contains(.csv) {
            guard inputs.isRepeatable else {
                throw ToolError("'\(Option.csv.name)' can't read standard input or a pipe twice")
            }
            if arguments.contains(.resume) {
                throw ToolError("'\(Option.csv.name)' and '\(Option.resume.name)' can't be combined")
            }
            columns = rowClass.inOrder(try Self.columns(of: rowClass, arguments, limits, messages))
        }
        var hasRows = false
        let output = try BatchOutput(arguments) { (lines) throws(ToolError) in
            // The rows of the last archive may be incomplete.
            guard let last = lines.last, let file = (try? JSONValue(parsing: last))?["_file"]?.string else { return 0 }
            try inputs.skip(before: file)
            hasRows = true
            return lines.lastIndex { (try? JSONValue(parsing: $0))?["_file"]?.string != file }.map { $0 + 1 } ?? 0
        }
        if let columns { try output.write(CSV.row(ObjectRow.ownColumns + columns)) }
        var exitCode = ExitCode.success
        let run = rowsRun(rowClass, columns, inputs, limits)
        try run.run(messages, beside: output) { (finished) throws(ToolError) in
            switch finished.result {
            case .success(let rows):
                try output.write(rows)
                if !rows.isEmpty { hasRows = true }
            case .failure(let failure):
                messages.report(failure.report(of: finished.name))
                exitCode = .unreadable
            }
        }
        if !hasRows, exitCode == .success { messages.warn("no archive has an object of class '\(name)'") }
        return exitCode
    }

    private static func rowsRun(
        _ rowClass: RowClass, _ columns: [String]?, _ inputs: BatchInputs, _ limits: BatchLimits
    ) -> BatchRun<Data> {
        BatchRun<Data>(inputs, limits) {
            { (input, data) throws(BatchFailure) in
                var text = ""
                for row in try input.rows(of: rowClass, data) {
                    let json = row.json(file: input.name)
                    text += (columns.map { CSV.row(json, $0) } ?? json.compactText) + "\n"
                }
                return Data(text.utf8)
            }
        }
    }

    /// The keys of all objects, in the order in which they are found.
    private static func columns(
        of rowClass: RowClass, _ arguments: Arguments, _ limits: BatchLimits, _ messages: Messages
    ) throws(ToolError) -> [String] {
        let run = BatchRun<[String]>(try BatchInputs(arguments), limits) {
            { (input, data) throws(BatchFailure) in
                var known: Set<String> = []
                return try input.rows(of: rowClass, data).flatMap(\.cells).map(\.name).filter {
                    known.insert($0).inserted
                }
            }
        }
        var columns: [String] = []
        var known: Set<String> = []
        try run.run(messages) { (finished) throws(ToolError) in
            for column in (try? finished.result.get()) ?? [] where known.insert(column).inserted {
                columns.append(column)
            }
        }
        return columns
    }
}

extension BatchInput {
    /// The rows of an archive.
    fileprivate func rows(of rowClass: RowClass, _ data: Data) throws(BatchFailure) -> [ObjectRow] {
        try BatchFailure.reading { () throws(InspectionError) in
            let document = try ArchiveDocument(data)
            var rows: [ObjectRow] = []
            for name in rowClass.names { rows += try document.rows(ofClass: name) }
            return rows
        }
    }
}

/// The class whose objects are printed.
private struct RowClass: Sendable {
    /// Its names in archives.
    let names: [String]

    /// The keys of its fields, in declared order.
    private let keys: [String]

    /// - Parameter name: the name in archives, or in the schema if the arguments name one.
    /// - Returns: `nil` if a schema has an error.
    init?(_ name: String, _ arguments: Arguments, _ messages: Messages) throws(ToolError) {
        let schemas = arguments.values(of: .schema)
        if schemas.isEmpty {
            (names, keys) = ([name], [])
            return
        }
        guard let schema = try ModuleSchemas(arguments, paths: schemas).compile(messages: messages) else { return nil }
        let found =
            schema.classes.first { $0.name == name }
            ?? schema.classes.first { $0.archivedName == name || $0.formerNames.contains(name) }
        guard let found else {
            throw ToolError.unknown(
                "class", name, among: schema.classes.map(\.name),
                help: "use the name in the schema of '\(schema.moduleName)'")
        }
        names = [found.archivedName] + found.formerNames
        keys = found.chain.flatMap(\.fields).map(\.key)
    }

    /// Columns in the order of the fields; others follow.
    func inOrder(_ columns: [String]) -> [String] {
        let declared = keys.filter(columns.contains)
        return declared + columns.filter { !declared.contains($0) }
    }
}

extension CSV {
    fileprivate static func row(_ object: JSONValue, _ columns: [String]) -> String {
        row((ObjectRow.ownColumns + columns).map { text(of: object[$0] ?? .null) })
    }

    private static func text(of value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        default: value.compactText
        }
    }
}
