// `coding get`: one value of an archive.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    /// Prints the value to which a path leads.
    static let get = Command(
        name: "get",
        operands: "ARCHIVE PATH",
        summary: "Prints one value of an archive: text as text, data as bytes, or JSON.",
        explanation: """
            PATH starts at a key at the top: root.employees[3].name. A key that is no word is
            written in brackets: root["Main.nib"]. '#12' is object 12, and '..Employee' are all
            objects of a class. A path continues into data that is an archive. Objects and
            collections are printed as JSON, and several values one on each line.
            """,
        operandRows: [("ARCHIVE", "a file, or '-' for standard input"), ("PATH", "the path to the value")],
        completion: .files,
        failure: "the path leads nowhere, or to a value of another type than expected",
        readsArchives: true,
        example: ("get Payroll.archive root.employees[0].name", "prints the name of the first employee"),
        ownOptions: [.json, .expectedType],
        run: get,
    )

    private static func get(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == 2 else { throw ToolError("an archive and a path are required") }
        let (file, text) = (arguments.operands[0], arguments.operands[1])
        let path = try DocumentPath.parsed(text)
        let findings = try ArchiveFile.open(file).findings(at: path)
        if let type = arguments.value(of: .expectedType) {
            for finding in findings where finding.kind != type && !finding.classNames.contains(type) {
                throw ToolError("'\(finding.path)' is of the type \(finding.kind), not \(type)", exitCode: .negative)
            }
        }
        for finding in findings {
            if arguments.contains(.json) {
                let json = try ArchiveFile.reading(file) { () throws(InspectionError) in try finding.json() }
                guard path.isPattern else {
                    print(json.text)
                    continue
                }
                let record = JSONValue.object([
                    JSONMember("path", .string(finding.path.description)), JSONMember("value", json),
                ])
                print(record.compactText)
            } else if let bytes = try ArchiveFile.reading(file, { () throws(InspectionError) in try finding.bytes() }) {
                StandardOutput.write(finding.isText || path.isPattern ? bytes + Data("\n".utf8) : bytes)
            } else {
                let json = try ArchiveFile.reading(file) { () throws(InspectionError) in try finding.json() }
                print(path.isPattern ? json.compactText : json.text)
            }
        }
        return .success
    }
}

extension DocumentPath {
    /// A path of the command line.
    static func parsed(_ text: String) throws(ToolError) -> DocumentPath {
        do throws(PathError) {
            return try DocumentPath(parsing: text)
        } catch {
            throw ToolError(error.message)
        }
    }
}

extension ArchiveDocument {
    /// The parts at a path; an error with the exit code for the answer no if there are none.
    func findings(at path: DocumentPath) throws(ToolError) -> [PathFinding] {
        do throws(PathError) {
            return try find(path)
        } catch {
            throw ToolError(error.message, exitCode: .negative)
        }
    }
}
