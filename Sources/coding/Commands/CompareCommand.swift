// `coding compare`: the differences of two archives, object by object.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import JSONText

extension Command {
    static let compare = Command(
        name: "compare",
        operands: "OLD NEW",
        summary: "Compares two archives or property lists, object by object.",
        explanation: """
            Objects that belong together are found first, by their content, so that an object that
            moved is not different. An added or removed object is one line. The order of
            sets and dictionaries, the numbers of objects, and the format are no differences,
            unless --layout is given. With --git, it is a command for 'git diff'.
            """,
        operandRows: [("OLD", "a file, or '-' for standard input"), ("NEW", "a file")],
        failure: "the archives differ",
        readsArchives: true,
        example: ("compare Old.archive New.archive", "shows which values changed"),
        ownOptions: [.json, .all, .full, .tolerance, .layout, .gitArguments],
        run: compare,
    )

    private static func compare(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        if arguments.contains(.gitArguments) { return try compareForGit(arguments, messages) }
        guard arguments.operands.count == 2 else { throw ToolError("two archives are required") }
        let (oldPath, newPath) = (arguments.operands[0], arguments.operands[1])
        if !arguments.contains(.json), try areEqual(oldPath, newPath) {
            _ = try tolerance(arguments)
            return .success
        }
        let comparison = try comparison(oldPath, newPath, arguments)
        if arguments.contains(.json) {
            for difference in comparison.differences { print(difference.json.compactText) }
            print(summary(of: comparison).compactText)
        } else if !comparison.differences.isEmpty {
            for line in lines(of: comparison, arguments) { print(line) }
        }
        return comparison.differences.isEmpty ? .success : .negative
    }

    private static func comparison(
        _ oldPath: String, _ newPath: String, _ arguments: Arguments
    ) throws(ToolError) -> DocumentComparison {
        let options = ComparisonOptions(
            tolerance: try tolerance(arguments), isFull: arguments.contains(.full),
            includesLayout: arguments.contains(.layout))
        let (old, new) = (try graph(oldPath), try graph(newPath))
        return try ArchiveFile.reading(newPath) { () throws(InspectionError) in
            try DocumentComparison(old, new, options)
        }
    }

    /// Whether two files that can be archives have the same bytes, so that nothing needs to be read.
    private static func areEqual(_ oldPath: String, _ newPath: String) throws(ToolError) -> Bool {
        if oldPath == ArchiveFile.standardInput || newPath == ArchiveFile.standardInput { return false }
        let content = try ArchiveFile.content(of: oldPath)
        return content == (try ArchiveFile.content(of: newPath)) && ArchiveDocument.isRecognized(content)
    }

    private static func graph(_ path: String) throws(ToolError) -> ComparedGraph {
        let document = try ArchiveFile.open(path)
        return try ArchiveFile.reading(path) { () throws(InspectionError) in try ComparedGraph(document) }
    }

    private static func tolerance(_ arguments: Arguments) throws(ToolError) -> Double {
        guard let text = arguments.value(of: .tolerance) else { return 0 }
        guard let number = Double(text), number >= 0, number.isFinite else {
            throw ToolError("'\(Option.tolerance.name)' takes a number that is not negative, not '\(text)'")
        }
        return number
    }

    private static func lines(of comparison: DocumentComparison, _ arguments: Arguments) -> [String] {
        let count = comparison.differences.count
        let head =
            "\(count) difference\(count == 1 ? "" : "s") in \(comparison.differentObjectCount) of "
            + "\(comparison.objectCount) objects"
        func objects(_ count: Int) -> String { "\(count) object\(count == 1 ? "" : "s")" }
        let last = "only old: \(objects(comparison.onlyOldCount)), only new: \(objects(comparison.onlyNewCount))"
        return [head] + comparison.lines(showsAll: arguments.contains(.all)) + [last]
    }

    // MARK: git

    /// Answers a call of git: PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE, and two more after a rename.
    private static func compareForGit(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        let words = arguments.operands
        guard words.count >= 7 || words.count == 1 else {
            throw ToolError("'--git' takes what git passes to it", help: "see 'git help config', diff.<driver>.command")
        }
        guard words.count >= 7 else {
            print("* unmerged: \(words[0])")
            return .success
        }
        let (path, oldFile, newFile) = (words[0], words[1], words[4])
        print("diff --coding a/\(path) b/\(words.count > 7 ? words[7] : path)")
        guard oldFile != "/dev/null", newFile != "/dev/null" else {
            print(oldFile == "/dev/null" ? "a new file" : "a removed file")
            return .success
        }
        do throws(ToolError) {
            let comparison = try comparison(oldFile, newFile, arguments)
            guard !comparison.differences.isEmpty else {
                print("other bytes, without a difference of values")
                return .success
            }
            for line in lines(of: comparison, arguments) { print(line) }
        } catch {
            // An exit code other than 0 would end git.
            guard error.exitCode == .unreadable else { throw error }
            print("not compared: \(error.message)")
        }
        return .success
    }

    private static func summary(of comparison: DocumentComparison) -> JSONValue {
        [
            "change": "summary", "differences": .integer(comparison.differences.count),
            "objects": .integer(comparison.objectCount), "different_objects": .integer(comparison.differentObjectCount),
            "only_old": .integer(comparison.onlyOldCount), "only_new": .integer(comparison.onlyNewCount),
        ]
    }
}
