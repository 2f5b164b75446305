// The archives that the command line names.

import ArchiveDocuments
import CodingCommandLine
import Foundation

/// Opens archives, and reports those that can't be read.
enum ArchiveFile {
    /// The name of standard input on the command line.
    static let standardInput = "-"

    static func open(_ path: String) throws(ToolError) -> ArchiveDocument {
        let content = try content(of: path)
        return try reading(path) { () throws(InspectionError) in try ArchiveDocument(content) }
    }

    /// The bytes of a file, or of standard input.
    static func content(of path: String) throws(ToolError) -> Data {
        do throws(ToolError) {
            return path == standardInput
                ? try ToolError.trying(to: "read", "standard input") {
                    try FileHandle.standardInput.readToEnd() ?? Data()
                } : try FilePath.content(of: path)
        } catch {
            throw ToolError(error.message, help: error.help, exitCode: .unreadable)
        }
    }

    /// Runs a body that reads an archive.
    static func reading<Result>(
        _ path: String, _ body: () throws(InspectionError) -> Result
    ) throws(ToolError) -> Result {
        do throws(InspectionError) {
            return try body()
        } catch {
            throw ToolError("cannot show '\(path)': \(error)", exitCode: .unreadable)
        }
    }

    /// Writes a result to a file, or to standard output.
    static func write(_ data: Data, to path: String?) throws(ToolError) {
        guard let path, path != standardInput else { return StandardOutput.write(data) }
        try ToolError.trying(to: "write", path) {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }
}
