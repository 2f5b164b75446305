// `coding inspect`: an archive as a tree or as JSON, without the classes.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    /// Shows the contents of an archive.
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
            With --json, the archive is one JSON document, in which data that is an archive is a
            document, too. No class is needed, and no object is created.
            """,
        operandRows: [
            ("ARCHIVE", "a file, or '-' for standard input"), ("PATH", "the part to show, as for 'coding get'"),
        ],
        completion: .files,
        failure: nil,
        readsArchives: true,
        example: ("inspect Payroll.archive", "shows the objects in a file with their classes, keys and values"),
        ownOptions: [.json, .simple, .overview, .noNested],
        run: inspect,
    )

    private static func inspect(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard let path = arguments.operands.first else {
            throw ToolError("no archive is given", help: "name one file")
        }
        if arguments.operands.count > 2 { throw ToolError("only one archive can be shown") }
        if arguments.operands.count == 2 { return try inspectPart(arguments, path, arguments.operands[1]) }
        if arguments.contains(.overview) {
            let document = try ArchiveFile.open(path)
            let statistics = try ArchiveFile.reading(path) { () throws(InspectionError) in
                try DocumentStatistics(document)
            }
            for line in statistics.summaryLines { print(line) }
            return .success
        }
        if arguments.contains(.simple) {
            let document = try ArchiveFile.open(path)
            let json = try ArchiveFile.reading(path) { () throws(InspectionError) in try document.simpleJSON() }
            print(json.text)
            return .success
        }
        if arguments.contains(.json) {
            let document = try ArchiveFile.open(path)
            let options = JSONOptions(opensNested: !arguments.contains(.noNested))
            let json = try ArchiveFile.reading(path) { () throws(InspectionError) in try document.json(options) }
            print(json.text)
            return .success
        }
        let problems = DocumentTree.write(try ArchiveFile.open(path)) { StandardOutput.write($0) }
        if problems > 0 {
            let places = problems == 1 ? "1 place" : "\(problems) places"
            messages.warn("\(places) in '\(path)' can't be read; see the tree")
        }
        return .success
    }
    /// Shows the parts of an archive at a path.
    private static func inspectPart(
        _ arguments: Arguments, _ file: String, _ text: String
    ) throws(ToolError) -> ExitCode {
        if arguments.contains(.json) {
            throw ToolError("'--json' shows whole documents", help: "use --simple, or 'coding get'")
        }
        let findings = try ArchiveFile.open(file).findings(at: try DocumentPath.parsed(text))
        for finding in findings {
            if arguments.contains(.simple) {
                let json = try ArchiveFile.reading(file) { () throws(InspectionError) in try finding.json() }
                print(json.text)
            } else {
                DocumentTree.write(finding) { StandardOutput.write($0) }
            }
        }
        return .success
    }
}
