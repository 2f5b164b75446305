// The records of a run: written whole, to standard output or to a file that a later run continues.

import Archiving
import CodingCommandLine
import Foundation
import JSONText
import PropertyLists
import SystemFiles

final class BatchOutput {
    private let path: String?
    private let file: GrowingFile?

    /// Whether records are printed on a terminal.
    var isTerminal: Bool { file == nil && StandardStream.output.isTerminal }

    /// The lines that an earlier run wrote, without its last one if that is not whole.
    private(set) var earlierLines: [Data] = []

    /// Opens the output that the arguments name.
    ///
    /// - Parameter keeps: how many of the lines of an earlier run are kept; the others are written again.
    init(_ arguments: Arguments, keeps: ([Data]) throws(ToolError) -> Int) throws(ToolError) {
        path = arguments.value(of: .outputFile)
        let resumes = arguments.contains(.resume)
        guard let path, path != ArchiveFile.standardInput else {
            if resumes { throw ToolError("'\(Option.resume.name)' needs '\(Option.outputFile.name) FILE'") }
            file = nil
            return
        }
        try ArchiveFile.requireOther(path, than: arguments.operands)
        let lists = arguments.values(of: .fileList) + arguments.values(of: .jsonLines)
        try ArchiveFile.requireOther(path, than: lists, "a list of archives that are read")
        // It may be in a folder or a list, which is read later.
        let old = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        switch old.flatMap(ArchiveKind.init(of:)) {
        case .propertyList(.openStep), nil: break
        default: throw ToolError("'\(path)' is an archive", help: "name another output file")
        }
        var length = 0
        if resumes, FileStatus(ofPath: path)?.kind == .regularFile {
            let content = try FilePath.content(of: path)
            let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
                .map { Data($0) }
            earlierLines = Array(lines.prefix(try keeps(lines)))
            length = earlierLines.reduce(0) { $0 + $1.count + 1 }
        }
        let kept = length
        file = try ToolError.trying(to: "write", path) {
            try GrowingFile(atPath: path, keeping: kept)
        }
    }

    /// Passes over the archives that the records of an earlier run are about.
    func skipEarlier(_ inputs: BatchInputs, _ use: (JSONValue) -> Void) throws(ToolError) {
        for line in earlierLines {
            guard let record = try? JSONValue(parsing: line), let name = record["path"]?.string else { continue }
            guard inputs.next()?.name == name else { throw BatchInputs.others(than: name) }
            use(record)
        }
    }

    /// Writes lines, each with its line break.
    func write(_ text: Data) throws(ToolError) {
        if text.isEmpty { return }
        guard let file, let path else {
            StandardOutput.write(text)
            // A reader gets each record when it is there.
            _ = StandardOutput.flush()
            return
        }
        try ToolError.trying(to: "write", path) { try file.write(text) }
    }

    func write(_ line: String) throws(ToolError) { try write(Data((line + "\n").utf8)) }
}

/// The progress of a run on a terminal: archives, bytes, errors and the time left, on standard error.
struct BatchProgress {
    private let isShown: Bool
    private let count: Int?
    private let messages: Messages
    private let start: Date
    private var lastShown: Date
    private var isOnScreen = false
    private var doneCount = 0
    private var byteCount = 0
    private var failureCount = 0

    /// - Parameter output: where records are written meanwhile.
    init(_ inputs: BatchInputs, _ messages: Messages, beside output: BatchOutput? = nil) {
        isShown =
            !messages.isQuiet && StandardStream.error.isTerminal && output?.isTerminal != true
            && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        count = inputs.count
        self.messages = messages
        start = Date()
        lastShown = start
    }

    mutating func add(byteCount: Int, isFailure: Bool) {
        doneCount += 1
        self.byteCount += byteCount
        if isFailure { failureCount += 1 }
        guard isShown, -lastShown.timeIntervalSinceNow > 0.2 else { return }
        lastShown = Date()
        isOnScreen = true
        messages.write("\r\(text)\u{1B}[K")
    }

    /// Removes the line, so that a message can have its place.
    mutating func clear() {
        if isOnScreen { messages.write("\r\u{1B}[K") }
        isOnScreen = false
    }

    private var text: String {
        let megabytes = Double(byteCount / 100_000) / 10
        var parts = ["\(doneCount)\(count.map { "/\($0)" } ?? "") files", "\(megabytes) MB"]
        if failureCount > 0 { parts.append("\(failureCount) errors") }
        if let count, doneCount > 0, count > doneCount {
            let seconds = -start.timeIntervalSinceNow / Double(doneCount) * Double(count - doneCount)
            parts.append("\(Int(seconds.rounded(.up))) s left")
        }
        return parts.joined(separator: ", ")
    }
}
