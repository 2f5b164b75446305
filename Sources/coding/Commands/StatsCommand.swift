// `coding stats`: what archives consist of, as one table.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    static let stats = Command(
        name: "stats",
        operands: "ARCHIVE…",
        summary: "Shows how many values of which kinds archives contain, and how large they are.",
        explanation: """
            Each row of the table is a key of a class with a kind of value; rows of all archives are
            added up. The size is that of the contents: text in UTF-8, data, eight bytes for a
            number. Objects are counted once, and '[*]' are the elements of collections.
            """,
        operandRows: [("ARCHIVE", "a file, a folder with --recursive, or '-' for standard input")],
        failure: nil,
        readsArchives: true,
        example: ("stats *.archive --csv", "prints one table about all archives"),
        ownOptions: [.json, .csv] + Option.parallel,
        run: stats,
    )

    private static func stats(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let (limits, inputs) = (try BatchLimits(arguments), try BatchInputs(arguments))
        var table = StatisticsTable()
        var exitCode = ExitCode.success
        let run = BatchRun<StatisticsTable>(inputs, limits) {
            { (_, data) throws(BatchFailure) in
                try BatchFailure.reading { () throws(InspectionError) in
                    StatisticsTable(try DocumentStatistics(ArchiveDocument(data)))
                }
            }
        }
        try run.run(messages) { (finished) throws(ToolError) in
            switch finished.result {
            case .success(let rows): table.add(rows)
            case .failure(let failure):
                // The other archives count nevertheless.
                messages.report(failure.report(of: finished.name))
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
