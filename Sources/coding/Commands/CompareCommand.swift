// `coding compare`: the differences of two archives, object by object.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    /// Compares two archives.
    static let compare = Command(
        name: "compare",
        operands: "OLD NEW",
        summary: "Compares two archives or property lists, object by object.",
        explanation: """
            Objects that belong together are found first, by their content, so that an object that
            moved is not different. An added or removed object is one line. The order of
            sets and dictionaries, the numbers of objects, and the format are no differences.
            """,
        operandRows: [("OLD", "a file, or '-' for standard input"), ("NEW", "a file")],
        completion: .files,
        failure: "the archives differ",
        readsArchives: true,
        example: ("compare Old.archive New.archive", "shows which values changed"),
        ownOptions: [.json, .all],
        run: compare,
    )

    private static func compare(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard arguments.operands.count == 2 else { throw ToolError("two archives are required") }
        let (old, new) = (try ArchiveFile.open(arguments.operands[0]), try ArchiveFile.open(arguments.operands[1]))
        try require(old, arguments.operands[0])
        let comparison = try ArchiveFile.reading(arguments.operands[1]) { () throws(InspectionError) in
            try DocumentComparison(old, new)
        }
        if arguments.contains(.json) {
            for difference in comparison.differences { print(difference.json.compactText) }
            print(summary(of: comparison).compactText)
        } else if !comparison.differences.isEmpty {
            let count = comparison.differences.count
            print(
                "\(count) difference\(count == 1 ? "" : "s") in \(comparison.differentObjectCount) of "
                    + "\(comparison.objectCount) objects")
            for line in comparison.lines(showsAll: arguments.contains(.all)) { print(line) }
            print(
                "only old: \(comparison.onlyOldCount) objects, only new: \(comparison.onlyNewCount) objects")
        }
        return comparison.differences.isEmpty ? .success : .negative
    }

    /// An error about the old file names it.
    private static func require(_ document: ArchiveDocument, _ path: String) throws(ToolError) {
        _ = try ArchiveFile.reading(path) { () throws(InspectionError) in try DocumentComparison(document, document) }
    }

    private static func summary(of comparison: DocumentComparison) -> JSONValue {
        func number(_ name: String, _ number: Int) -> JSONMember { JSONMember(name, .integer(Int64(number))) }
        return .object([
            JSONMember("change", .string("summary")), number("differences", comparison.differences.count),
            number("objects", comparison.objectCount), number("different_objects", comparison.differentObjectCount),
            number("only_old", comparison.onlyOldCount), number("only_new", comparison.onlyNewCount),
        ])
    }
}
