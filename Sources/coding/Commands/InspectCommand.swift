// `coding inspect`: an archive as a tree or as JSON, without the classes.

import ArchiveDocuments
import CodingCommandLine
import CodingSamples
import Foundation
import JSONText

extension Command {
    static let inspect = Command(
        name: "inspect",
        operands: "ARCHIVE [PATH]",
        summary: "Shows the contents of an archive or a property list as a tree or as JSON.",
        explanation: """
            Reads keyed archives (binary or XML), sequential archives and plain property lists;
            the first bytes determine the kind. Each value is printed on a separate line, and keys
            are sorted. The same bytes give the same lines, so that 'git diff' can compare
            archives. Values of sequential archives are printed in their order, after their type
            encodings. An object that is referenced more than once has a number: '→' marks a
            reference to it, and '↺' a reference back to an object that contains the reference.
            Archives in data are shown in its place. With --json, the archive is one JSON document;
            with --ndjson, the first line is the document without its objects, and each object is
            a line with its number, class and path. No class is needed, and no object is created.
            With --recursive, --files0-from or --ndjson-in, each archive is a line of JSON with its
            path, and its value (--simple), document (--json) or an error; the last line is a
            summary. With --schema or --target, the keys are in the order of the fields, and the tree
            shows the names of fields, fallback keys and defaults that are used, and what is not read.
            """,
        operandRows: [
            ("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input"),
            ("PATH", "the part of one archive to show, as for 'coding get'"),
        ],
        failure: "a schema has an error",
        readsArchives: true,
        example: ("inspect Payroll.archive", "shows the objects in a file with their classes, keys and values"),
        ownOptions: [
            .json, .ndjson, .simple, .overview, .treeDepth, .bytePlaces, .noNested, .schema, .module, .import,
            .outputFile, .resume,
        ] + Option.parallel,
        run: inspect,
    )

    private static func inspect(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        if BatchInputs.areNamed(by: arguments) { return try inspectMany(arguments, messages) }
        guard let path = arguments.operands.first else {
            throw ToolError("no archive is given", help: "name one file")
        }
        if arguments.operands.count > 2 {
            throw ToolError("only one archive can be shown", help: "'\(Option.recursive.name)' shows all as JSON")
        }
        // Records can have the places.
        let places = arguments.contains(.ndjson) ? [] : [Option.bytePlaces]
        let forms = ([.json, .ndjson, .simple, .overview] + places).filter(arguments.contains)
        if forms.count > 1 { throw ToolError("'\(forms[0].name)' and '\(forms[1].name)' can't be combined") }
        if arguments.contains(.resume) { throw ToolError("'\(Option.resume.name)' is for more than one archive") }
        try ArchiveFile.requireOther(arguments.value(of: .outputFile), than: [path])
        guard let options = try treeOptions(arguments, messages) else { return .schemaError }
        let output = ArchiveOutput(arguments)
        let problems = try BatchLimits(arguments).within(path) { (limits) throws(ToolError) in
            if arguments.operands.count == 2 {
                try inspectPart(arguments, path, arguments.operands[1], options, limits, output)
                return 0
            }
            let document = try ArchiveFile.open(path, limits)
            if forms.isEmpty {
                return DocumentTree.write(document, options) { output.write($0) }
            }
            try ArchiveFile.reading(path) { () throws(InspectionError) in
                try write(document, path, arguments, output)
            }
            return 0
        }
        try output.finish()
        if problems > 0 {
            let places = problems == 1 ? "1 place" : "\(problems) places"
            messages.warn("\(places) in '\(path)' can't be read; see the tree")
        }
        return .success
    }

    /// Shows archives as one line of JSON each.
    private static func inspectMany(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let forms = [Option.json, .simple].filter(arguments.contains)
        let others = [Option.ndjson, .overview, .bytePlaces, .treeDepth, .schema]
        guard forms.count == 1, let form = forms.first, !others.contains(where: arguments.contains) else {
            throw ToolError("many archives are shown with '\(Option.simple.name)' or '\(Option.json.name)' alone")
        }
        let isSimple = form.name == Option.simple.name
        let options = JSONOptions(opensNested: !arguments.contains(.noNested))
        return try BatchRecords.write(try BatchInputs(arguments), arguments, messages) { (data) throws(BatchFailure) in
            try BatchFailure.reading { () throws(InspectionError) in
                let document = try ArchiveDocument(data)
                return isSimple
                    ? RecordMember("value", try document.simpleJSON())
                    : RecordMember("document", text: try document.jsonText(options, .compact))
            }
        }
    }

    /// What the tree shows; `nil` if a schema has an error.
    private static func treeOptions(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> TreeOptions? {
        let depth = try arguments.number(of: .treeDepth)
        let others = [Option.json, .ndjson, .simple, .overview, .bytePlaces]
        let ofTree = [Option.treeDepth, .schema].first { arguments.value(of: $0) != nil }
        if let ofTree, let other = others.first(where: arguments.contains) {
            throw ToolError(
                "'\(ofTree.name)' and '\(other.name)' can't be combined", help: "\(ofTree.name) is for the tree")
        }
        var options = TreeOptions(depth: depth, opensNested: !arguments.contains(.noNested))
        let schemas = arguments.values(of: .schema)
        if schemas.isEmpty { return options }
        guard let schema = try ModuleSchemas(arguments, paths: schemas).compile(messages: messages) else { return nil }
        options.notes = ArchiveVerifier(schema).notes
        return options
    }

    /// Writes the document in another form than the tree.
    private static func write(
        _ document: ArchiveDocument, _ path: String, _ arguments: Arguments, _ output: ArchiveOutput
    ) throws(InspectionError) {
        let (includesBytes, opensNested) = (arguments.contains(.bytePlaces), !arguments.contains(.noNested))
        if arguments.contains(.ndjson) {
            return try document.writeRecords(
                file: path, opensNested: opensNested, includesBytes: includesBytes
            ) { output.write($0) }
        }
        if includesBytes { return try document.byteLines().forEach { output.write(line: $0) } }
        if arguments.contains(.overview) {
            return try DocumentStatistics(document).summaryLines.forEach { output.write(line: $0) }
        }
        if arguments.contains(.simple) { return output.write(line: try document.simpleJSON().text) }
        try document.writeJSON(JSONOptions(opensNested: opensNested)) { output.write($0) }
        output.write("\n")
    }

    /// Shows the parts of an archive at a path.
    private static func inspectPart(
        _ arguments: Arguments, _ file: String, _ text: String, _ options: TreeOptions, _ limits: BatchLimits,
        _ output: ArchiveOutput
    ) throws(ToolError) {
        if let whole = [Option.json, .ndjson, .overview, .bytePlaces].first(where: arguments.contains) {
            throw ToolError("'\(whole.name)' shows whole documents", help: "use --simple, or 'coding get'")
        }
        let findings = try ArchiveFile.open(file, limits).findings(at: try DocumentPath.parsed(text))
        for finding in findings {
            if arguments.contains(.simple) {
                let json = try ArchiveFile.reading(file) { () throws(InspectionError) in try finding.json() }
                output.write(line: json.text)
            } else {
                DocumentTree.write(finding, options) { output.write($0) }
            }
        }
    }
}
