// `coding convert`: an archive in another format, without loss.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText
import PropertyLists

extension Command {
    static let convert = Command(
        name: "convert",
        operands: "ARCHIVE --to FORMAT | DOCUMENT --from json",
        summary: "Converts an archive or a property list to another format, or from JSON back.",
        explanation: """
            'binary', 'xml' and 'openstep' are the formats of property lists, including keyed
            archives. 'json' is a document that is converted back to the same archive: its member
            'layout' states what only the bytes contain, and is ignored after an edit. 'keyed' and
            'sequential' convert one kind of archive to the other, without the classes. A value
            that the format can't represent is an error.
            """,
        operandRows: [("ARCHIVE", "a file, or '-' for standard input"), ("DOCUMENT", "a file in JSON")],
        failure: "the result can't represent a value; with --check-bytes: it is not the same",
        readsArchives: true,
        example: ("convert Payroll.archive --to json --output Payroll.json", "writes a document that can be edited"),
        ownOptions: [.targetFormat, .sourceFormat, .outputFile, .checkBytes, .plain],
        run: convert,
    )

    private enum TargetFormat: String, CaseIterable {
        case binary, xml, openstep, json, keyed, sequential
    }

    private static func convert(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == 1 else { throw ToolError("one file must be given") }
        let path = arguments.operands[0]
        let target = try arguments.choice(of: .targetFormat, among: TargetFormat.allCases)
        if target == .json, arguments.contains(.sourceFormat) {
            throw ToolError("'--from json' and '--to json' can't be combined")
        }
        if arguments.contains(.checkBytes), target != .json { throw ToolError("'--check-bytes' requires '--to json'") }
        if arguments.contains(.plain), target != .keyed { throw ToolError("'--plain' requires '--to keyed'") }
        let content = try ArchiveFile.content(of: path)
        let document: ArchiveDocument
        if let source = arguments.value(of: .sourceFormat) {
            guard source == "json" else { throw ToolError("'--from' takes 'json': other formats are recognized") }
            document = try Self.document(content, path)
            if document.hasStaleLayout {
                messages.warn("'\(path)' was edited: its layout is ignored, and the bytes may differ")
            }
        } else if target == nil {
            throw ToolError(
                "no format is given",
                help: "use --to binary, xml, openstep, json, keyed or sequential, or --from json")
        } else {
            document = try ArchiveFile.open(path, content)
        }
        guard target == .json else {
            try write(document, target, (path, content), arguments, messages)
            return .success
        }
        let json = try ArchiveFile.trying(to: "convert", path) { () throws(InspectionError) in
            var text = Data()
            try document.writeJSON(JSONOptions(includesLayout: true)) { text += $0 }
            return text + Data("\n".utf8)
        }
        try ArchiveFile.write(json, to: arguments.value(of: .outputFile), from: (path, content))
        guard arguments.contains(.checkBytes) else { return .success }
        let copy = try data(of: try self.document(json, path), nil, path)
        if copy == content { return .success }
        messages.warn("the document is converted back to the same values, but not to the same bytes")
        return .negative
    }

    /// Writes the document in a format; without one, in that of its archive.
    private static func write(
        _ document: ArchiveDocument, _ target: TargetFormat?, _ source: (path: String, content: Data),
        _ arguments: Arguments, _ messages: Messages
    ) throws(ToolError) {
        let path = source.path
        let isPlain = arguments.contains(.plain)
        let result = try ArchiveFile.trying(to: "convert", path) { () throws(InspectionError) in
            switch target {
            case .keyed: try document.keyedArchive(isPlain: isPlain)
            case .sequential: try document.sequentialArchive()
            default: document
            }
        }
        if isPlain { messages.warn("the archive can't be converted back: it has no encodings") }
        if target == .xml {
            let losses = try ArchiveFile.trying(to: "convert", path) { () throws(InspectionError) in
                try result.lossesInXML()
            }
            if !losses.isEmpty { messages.warn("XML can't represent \(losses.joined(separator: ", ")): rounded") }
        }
        let data = try data(of: result, target.flatMap { PropertyList.Format(word: $0.rawValue) }, path)
        try ArchiveFile.write(data, to: arguments.value(of: .outputFile), from: source)
    }

    private static func document(_ content: Data, _ path: String) throws(ToolError) -> ArchiveDocument {
        do throws(JSONError) {
            return try ArchiveDocument(json: JSONValue(parsing: content))
        } catch {
            throw ToolError("cannot read '\(path)': \(error.message)", exitCode: .unreadable)
        }
    }

    private static func data(
        of document: ArchiveDocument, _ format: PropertyList.Format?, _ path: String
    ) throws(ToolError) -> Data {
        try ArchiveFile.trying(to: "convert", path) { () throws(InspectionError) in
            if let format { try document.setFormat(format) }
            return try document.data()
        }
    }
}
