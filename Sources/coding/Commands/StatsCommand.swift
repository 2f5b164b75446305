// `coding stats`: what archives consist of, as one table.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    /// Counts the values of archives.
    static let stats = Command(
        name: "stats",
        operands: "ARCHIVE…",
        summary: "Shows how many values of which kinds archives contain, and how large they are.",
        explanation: """
            Each row of the table is a key of a class with a kind of value; rows of all archives are
            added up. The size is that of the contents: text in UTF-8, data, eight bytes for a
            number. Objects are counted once, and '[*]' are the elements of collections.
            """,
        operandRows: [("ARCHIVE", "a file, or '-' for standard input")],
        completion: .files,
        failure: nil,
        readsArchives: true,
        example: ("stats *.archive --csv", "prints one table about all archives"),
        ownOptions: [.json, .csv],
        run: stats,
    )

    private static func stats(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        if arguments.operands.isEmpty { throw ToolError("no archive is given", help: "name one file or several") }
        var table = StatisticsTable()
        var exitCode = ExitCode.success
        for path in arguments.operands {
            do throws(ToolError) {
                let document = try ArchiveFile.open(path)
                table.add(
                    try ArchiveFile.reading(path) { () throws(InspectionError) in try DocumentStatistics(document) })
            } catch {
                // The other archives count nevertheless.
                messages.report(error)
                exitCode = .unreadable
            }
        }
        if arguments.contains(.json) {
            print(table.json.text)
        } else {
            for line in arguments.contains(.csv) ? table.csv : table.lines { print(line) }
        }
        return exitCode
    }
}
