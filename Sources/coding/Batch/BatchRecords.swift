// One record for each archive, a line of JSON each, in the order of the archives.
//
//     {"path": "a.archive", "value": …}
//     {"path": "b.archive", "error": {"code": "unreadable", "message": …}}
//     {"summary": {"archives": 2, "unreadable": 1}}

import CodingCommandLine
import Foundation
import JSONText

enum BatchRecords {
    /// Writes a record for each archive: its name with what a closure makes of it, or with the error.
    ///
    /// With `--resume`, the records of an earlier run are kept.
    static func write(
        _ inputs: BatchInputs, _ arguments: Arguments, _ messages: Messages,
        of answer: @escaping @Sendable (Data) throws(BatchFailure) -> RecordMember
    ) throws(ToolError) -> ExitCode {
        let limits = try BatchLimits(arguments)
        // The summary is written again.
        let output = try BatchOutput(arguments) { (lines) throws(ToolError) in
            lines.prefix { (try? JSONValue(parsing: $0))?["path"] != nil }.count
        }
        var summary = BatchSummary()
        try output.skipEarlier(inputs) { record in
            summary.add(record["error"]?["code"]?.string)
        }
        let run = BatchRun<String>(inputs, limits) {
            { (input, data) throws(BatchFailure) in line(input.name, try answer(data)) }
        }
        try run.run(messages, beside: output) { (finished) throws(ToolError) in
            switch finished.result {
            case .success(let record):
                summary.add(nil)
                try output.write(record)
            case .failure(let failure):
                summary.add(failure.code.rawValue)
                try output.write(line(finished.name, RecordMember("error", failure.json)))
            }
        }
        try output.write(summary.json.compactText)
        return summary.exitCode
    }

    private static func line(_ name: String, _ member: RecordMember) -> String {
        "{\"path\":" + JSONValue.quoted(name) + "," + JSONValue.quoted(member.name) + ":" + member.text + "}"
    }
}

/// The second member of a record.
struct RecordMember {
    let name: String

    /// The value, in one line.
    let text: String

    init(_ name: String, text: String) {
        self.name = name
        self.text = text
    }

    init(_ name: String, _ value: JSONValue) { self.init(name, text: value.compactText) }
}

/// The number of archives, and of those without an answer.
private struct BatchSummary {
    private var archiveCount = 0

    /// By the code of the error.
    private var failureCounts: [String: Int] = [:]

    mutating func add(_ code: String?) {
        archiveCount += 1
        if let code { failureCounts[code, default: 0] += 1 }
    }

    /// An answer that is no decides before an archive that can't be read, as for `verify`.
    var exitCode: ExitCode {
        let answers = [BatchFailure.Code.notFound, .otherType].map(\.rawValue)
        if failureCounts.isEmpty { return .success }
        return answers.contains { failureCounts[$0] != nil } ? .negative : .unreadable
    }

    var json: JSONValue {
        let failures = failureCounts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .integer($0.value)) }
        return ["summary": .object([JSONMember("archives", .integer(archiveCount))] + failures)]
    }
}
