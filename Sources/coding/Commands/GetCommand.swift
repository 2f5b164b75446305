// `coding get`: one value of an archive.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    static let get = Command(
        name: "get",
        operands: "ARCHIVE… PATH",
        summary: "Prints one value of an archive: text as text, data as bytes, or JSON.",
        explanation: """
            PATH starts at a key at the top: root.employees[3].name. A key that isn't a
            plain word is written in brackets: root["Main.nib"]. '#12' is object 12 in the numbers of 'inspect --json'
            and 'graph' (the tree of 'inspect' counts within a class), and '..Employee' are all
            objects of a class. A path continues into data that is an archive. Objects and
            collections are printed as JSON, and several values one on each line.
            If there can be more than one archive, the answer about each is a line of JSON with
            its path, and the value or an error; the last line is a summary.
            """,
        operandRows: [
            ("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input"),
            ("PATH", "the path to the value"),
        ],
        failure: "the path leads nowhere, or to a value of another type than expected",
        readsArchives: true,
        example: ("get Payroll.archive root.employees[0].name", "prints the name of the first employee"),
        ownOptions: [.json, .expectedType, .outputFile, .resume] + Option.parallel,
        run: get,
    )

    private static func get(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let files = arguments.operands.dropLast()
        let isBatch = files.count > 1 || BatchInputs.areNamed(by: arguments)
        guard let text = arguments.operands.last, isBatch || files.count == 1 else {
            throw ToolError("an archive and a path are required", help: "'coding help get' shows an example")
        }
        let path = try DocumentPath.parsed(text)
        let type = arguments.value(of: .expectedType)
        if isBatch {
            let inputs = try BatchInputs(arguments, paths: files)
            return try BatchRecords.write(inputs, arguments, messages) { (data) throws(BatchFailure) in
                let document = try BatchFailure.reading { () throws(InspectionError) in try ArchiveDocument(data) }
                return try document.member(at: path, expecting: type)
            }
        }
        if arguments.contains(.resume) { throw ToolError("'\(Option.resume.name)' is for more than one archive") }
        try ArchiveFile.requireOther(arguments.value(of: .outputFile), than: [files[0]])
        let output = try BatchLimits(arguments).within(files[0]) { (limits) throws(ToolError) in
            let document = try ArchiveFile.open(files[0], limits)
            var output = Data()
            for finding in try document.findings(at: path, expecting: type) {
                output += try ArchiveFile.reading(files[0]) { () throws(InspectionError) in
                    try finding.output(isOneOfSeveral: path.isPattern, asJSON: arguments.contains(.json))
                }
            }
            return output
        }
        try ArchiveFile.write(output, to: arguments.value(of: .outputFile))
        return .success
    }
}

extension PathFinding {
    /// What is printed: text and data as they are, other values and, if it is asked for, all values as JSON.
    fileprivate func output(isOneOfSeveral: Bool, asJSON: Bool) throws(InspectionError) -> Data {
        if !asJSON, let bytes = try bytes() { return isText || isOneOfSeveral ? bytes + Data("\n".utf8) : bytes }
        let value = try json()
        if !isOneOfSeveral { return Data((value.text + "\n").utf8) }
        return Data(((asJSON ? try record() : value).compactText + "\n").utf8)
    }

    /// The path with the value.
    fileprivate func record() throws(InspectionError) -> JSONValue {
        ["path": .string(path.description), "value": try json()]
    }
}

extension ArchiveDocument {
    /// The values to which a path leads, if they are of a type.
    private func matches(of path: DocumentPath, expecting type: String?) throws(BatchFailure) -> [PathFinding] {
        let findings: [PathFinding]
        do throws(InspectionError) {
            findings = try find(path)
        } catch {
            throw BatchFailure(code: .notFound, message: error.message)
        }
        if let type, let other = findings.first(where: { $0.kind != type && !$0.classNames.contains(type) }) {
            throw BatchFailure(
                code: .otherType, message: "'\(other.path)' is of the type \(other.kind), not \(type)")
        }
        return findings
    }

    /// The member of a record: `value`, or `values` with their paths if the path can lead to several.
    fileprivate func member(at path: DocumentPath, expecting type: String?) throws(BatchFailure) -> RecordMember {
        let findings = try matches(of: path, expecting: type)
        return try BatchFailure.reading { () throws(InspectionError) in
            if !path.isPattern, let finding = findings.first { return RecordMember("value", try finding.json()) }
            var records: [JSONValue] = []
            for finding in findings { records.append(try finding.record()) }
            return RecordMember("values", .array(records))
        }
    }

    /// The values to which a path leads; if there are none, or one of another type, an error with the exit code
    /// `negative`.
    func findings(at path: DocumentPath, expecting type: String? = nil) throws(ToolError) -> [PathFinding] {
        do throws(BatchFailure) {
            return try matches(of: path, expecting: type)
        } catch {
            throw ToolError(error.problem.message, exitCode: .negative)
        }
    }
}

extension DocumentPath {
    /// A path of the command line.
    static func parsed(_ text: String) throws(ToolError) -> DocumentPath {
        do throws(InspectionError) {
            return try DocumentPath(parsing: text)
        } catch {
            throw ToolError(error.message)
        }
    }
}
