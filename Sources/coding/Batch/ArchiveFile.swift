// The archives that the command line names, and the files with answers about them.

import ArchiveDocuments
import CodingCommandLine
import Foundation
import SystemFiles

/// Opens archives, and reports those that can't be read.
enum ArchiveFile {
    /// The name of standard input on the command line.
    static let standardInput = "-"

    static func open(_ path: String) throws(ToolError) -> ArchiveDocument { try open(path, try content(of: path)) }

    static func open(_ path: String, _ content: Data) throws(ToolError) -> ArchiveDocument {
        try reading(path) { () throws(InspectionError) in try ArchiveDocument(content) }
    }

    /// Opens an archive if it isn't too large.
    static func open(_ path: String, _ limits: BatchLimits) throws(ToolError) -> ArchiveDocument {
        let content: Data
        do throws(BatchFailure) {
            content = try BatchInput(name: path, source: .file(path)).content(limits)
        } catch {
            throw error.report(of: path)
        }
        return try open(path, content)
    }

    /// The bytes of a file, or of standard input.
    ///
    /// - Parameter maximumByteCount: how many bytes are read.
    static func content(of path: String, upTo maximumByteCount: Int = .max) throws(ToolError) -> Data {
        do throws(ToolError) {
            guard path == standardInput else { return try FilePath.content(of: path, upTo: maximumByteCount) }
            return try ToolError.trying(to: "read", "standard input") {
                try FileHandle.standardInput.read(upToCount: maximumByteCount) ?? Data()
            }
        } catch {
            // The replacement character: the system passes bytes, which aren't always text.
            let isText = !path.unicodeScalars.contains("\u{FFFD}")
            throw ToolError(
                error.message, help: isText ? nil : "if its name is not UTF-8, use '-' and standard input instead",
                exitCode: .unreadable)
        }
    }

    /// Runs a body that reads an archive.
    static func reading<Result>(
        _ path: String, _ body: () throws(InspectionError) -> Result
    ) throws(ToolError) -> Result {
        try trying(to: "read", path, exitCode: .unreadable, body)
    }

    /// Runs a body, and describes its error by the verb and the path of the archive.
    static func trying<Result>(
        to verb: String, _ path: String, exitCode: ExitCode = .negative, _ body: () throws(InspectionError) -> Result
    ) throws(ToolError) -> Result {
        do throws(InspectionError) {
            return try body()
        } catch {
            throw ToolError("cannot \(verb) '\(path)': \(error)", exitCode: exitCode)
        }
    }

    /// Writes a result to a file, or to standard output.
    ///
    /// - Parameters:
    ///   - source: The archive from which the result was made. If it is the file itself, no other program may have
    ///     changed it.
    ///   - keepsCopy: Whether the old file remains, with `~` after its name.
    static func write(
        _ data: Data, to path: String?, from source: (path: String, content: Data)? = nil, keepsCopy: Bool = false
    ) throws(ToolError) {
        guard let path, path != standardInput else { return StandardOutput.write(data) }
        let isSource = source.map { areSame($0.path, path) } ?? false
        try ToolError.trying(to: "write", path) {
            try data.replaceFile(
                atPath: path, over: isSource ? source?.content : nil, copyPath: keepsCopy ? path + "~" : nil)
        }
    }

    /// Checks that an answer doesn't replace the archive that it is about.
    ///
    /// - Parameter role: what the files are.
    static func requireOther(
        _ output: String?, than files: [String], _ role: String = "an archive that is read"
    ) throws(ToolError) {
        guard let output, output != standardInput, files.contains(where: { areSame($0, output) }) else { return }
        throw ToolError("'\(output)' is \(role)", help: "name another output file")
    }

    /// Whether two paths lead to the same file.
    static func areSame(_ path: String, _ other: String) -> Bool {
        // Another program may replace the file between the two looks at it.
        if RealPath.components(of: path) == RealPath.components(of: other) { return true }
        guard let identity = FileStatus(ofPath: path)?.identity else { return false }
        return identity == FileStatus(ofPath: other)?.identity
    }
}

/// Where a command prints its answer as it finds it: standard output, or a file that is written when it is complete.
final class ArchiveOutput {
    private let path: String?
    private var kept = Data()

    init(_ arguments: Arguments) { path = arguments.value(of: .outputFile) }

    func write(_ bytes: some Sequence<UInt8>) {
        if path == nil { StandardOutput.write(Data(bytes)) } else { kept.append(contentsOf: bytes) }
    }

    func write(_ text: String) { write(text.utf8) }
    func write(line: String) { write(line + "\n") }

    func finish() throws(ToolError) {
        if path != nil { try ArchiveFile.write(kept, to: path) }
    }
}
