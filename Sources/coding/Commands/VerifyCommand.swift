// `coding verify`: whether today's classes read archives, one verdict for each.

import ArchiveDocuments
import CodingCommandLine
import CodingSamples
import CodingSchema
import Foundation
import JSONText

extension Command {
    static let verify = Command(
        name: "verify",
        operands: "ARCHIVE… [--schema SCHEMA]…",
        summary: "Checks for each archive whether the classes of a schema can read it, and what would be lost.",
        explanation: """
            reads            every field gets the value that the file has for it
            reads, lossy     a value is unknown to an enum, or a key to its class
            fails            a value can't be read: its path and the reason follow
            unknown class    an object is of a class that the schema doesn't have
            unreadable       the file is damaged, or no archive
            skipped          another kind of file, or no object of the schema's classes

            Fallback keys and defaults that are used are no losses; --ndjson and --json list them.
            No Swift of your own runs: functions after 'via' are assumed to return. With --output
            FILE --ndjson --resume, a run continues where an earlier one was interrupted.
            """,
        operandRows: [
            ("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input"), schemaRow,
        ],
        failure: "a schema has an error, an archive fails, or one has the verdict of --fail-on",
        readsArchives: true,
        example: (
            "verify Customers --recursive --schema Sources/Payroll",
            "checks all archives in a folder"
        ),
        ownOptions: [.schema, .module, .import, .json, .linesOfJSON, .jUnit, .verifyFailOn, .outputFile, .resume]
            + Option.parallel,
        run: verify,
    )

    private enum VerifyLevel: String, CaseIterable {
        case lossy, fails
    }

    private static func verify(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let schemas = arguments.values(of: .schema)
        if schemas.isEmpty {
            throw ToolError(
                "no schema is given: \(Option.schema.name) SCHEMA", help: "name a schema, or a folder of schemas")
        }
        let formats = [Option.json, .linesOfJSON, .jUnit].filter { arguments.contains($0) }
        if formats.count > 1 { throw ToolError("'\(formats[0].name)' and '\(formats[1].name)' can't be combined") }
        if arguments.contains(.resume), !arguments.contains(.linesOfJSON) {
            throw ToolError("'\(Option.resume.name)' needs '\(Option.linesOfJSON.name)'")
        }
        let level = try arguments.choice(of: .verifyFailOn, among: VerifyLevel.allCases) ?? .fails
        let limits = try BatchLimits(arguments)
        let inputs = try BatchInputs(arguments)
        guard try ModuleSchemas(arguments, paths: schemas).compile(messages: messages) != nil else {
            return .schemaError
        }
        var output = try VerificationOutput(arguments)
        try output.skip(inputs)
        // The plans of a schema are computed when they are needed, so that each thread has its own.
        let run = BatchRun<VerificationResult>(inputs, limits) { () throws(ToolError) in
            let quiet = Messages(colorMode: .never, isQuiet: true)
            guard let schema = try ModuleSchemas(arguments, paths: schemas).compile(messages: quiet) else {
                throw ToolError("a schema changed while the archives were read")
            }
            let verifier = ArchiveVerifier(schema)
            return { _, data in verifier.result(for: data) }
        }
        try run.run(messages, beside: output.earlyRecords) { (finished) throws(ToolError) in
            switch finished.result {
            case .success(let result): try output.add(VerificationRecord(finished.name, result))
            case .failure(let failure): try output.add(VerificationRecord(finished.name, failure))
            }
        }
        try output.finish()
        let failing = output.summary.count(.fails, .unknownClass) + (level == .lossy ? output.summary.count(.lossy) : 0)
        if failing > 0 { return .negative }
        return output.summary.count(.unreadable) > 0 ? .unreadable : .success
    }
}

extension ArchiveVerifier {
    /// The result for the bytes of a file.
    func result(for data: Data) -> VerificationResult {
        do throws(InspectionError) {
            return result(for: try ArchiveDocument(data))
        } catch {
            return VerificationResult(error.isForeignFormat ? .skipped : .unreadable, error)
        }
    }
}

/// Writes the verdicts in one of the formats.
private struct VerificationOutput {
    private enum Format {
        case lines, json, jsonLines, jUnit
    }

    private let format: Format
    private let records: BatchOutput

    /// Where records are written before the end.
    var earlyRecords: BatchOutput? { format == .lines || format == .jsonLines ? records : nil }

    private(set) var summary = VerificationSummary()

    /// What has to follow a head that isn't known before the end.
    private var kept: [VerificationRecord] = []

    init(_ arguments: Arguments) throws(ToolError) {
        format =
            arguments.contains(.json)
            ? .json : arguments.contains(.linesOfJSON) ? .jsonLines : arguments.contains(.jUnit) ? .jUnit : .lines
        records = try BatchOutput(arguments) { lines in
            // The summary is written again.
            lines.prefix { line in (try? JSONValue(parsing: line))?["verdict"] != nil }.count
        }
    }

    /// Passes over the archives that an earlier run is done with.
    mutating func skip(_ inputs: BatchInputs) throws(ToolError) {
        var earlier = VerificationSummary()
        try records.skipEarlier(inputs) { record in
            if let verdict = record["verdict"]?.string.flatMap(VerificationResult.Verdict.init) { earlier.add(verdict) }
        }
        summary = earlier
    }

    mutating func add(_ record: VerificationRecord) throws(ToolError) {
        summary.add(record.result.verdict)
        switch format {
        case .lines: try records.write(record.line)
        case .jsonLines: try records.write(record.json.compactText)
        case .json, .jUnit: kept.append(record)
        }
    }

    func finish() throws(ToolError) {
        switch format {
        case .lines: try records.write(summary.line)
        case .jsonLines: try records.write(summary.json.compactText)
        case .json:
            let archives = JSONMember("archives", .array(kept.map(\.json)))
            try records.write(JSONValue.object([archives] + (summary.json.members ?? [])).text)
        case .jUnit:
            try records.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
            try records.write(summary.testSuite)
            for record in kept { try records.write(record.testCase) }
            try records.write("</testsuite>")
        }
    }
}
