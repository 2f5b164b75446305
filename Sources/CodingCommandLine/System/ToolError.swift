// Errors in the call of the tool or in its files. Errors in schemas are diagnostics.

import CodingSchema
import Foundation
import SystemFiles

/// An error that ends the tool.
package struct ToolError: Error {
    package let message: String

    /// A second line that says where to find more information.
    package let help: String?

    /// The exit code with which the tool ends.
    package let exitCode: ExitCode

    package init(_ message: String, help: String? = nil, exitCode: ExitCode = .misuse) {
        self.message = message
        self.help = help
        self.exitCode = exitCode
    }

    /// An unknown word, with the known word that it probably misspells.
    package static func unknown(_ kind: String, _ word: String, among known: [String], help: String) -> ToolError {
        let suggestion = EditDistance.closest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
        return ToolError("unknown \(kind) '\(word)'\(suggestion)", help: help)
    }

    /// Runs a body that reads or writes a file or folder, and describes its error by the verb and the path.
    package static func trying<Result>(
        to verb: String, _ path: String, _ body: () throws -> Result
    ) throws(ToolError) -> Result {
        do {
            return try body()
        } catch {
            throw error as? ToolError ?? cannot(verb, path, error)
        }
    }

    /// A file or folder that could not be read or written.
    package static func cannot(_ verb: String, _ path: String, _ reason: any Error) -> ToolError {
        let words = describe(reason, whileWriting: verb == "write")
        return ToolError("cannot \(verb) '\(path)': \(words)")
    }

    /// The reason in a few words: Foundation's own sentences differ from system to system and repeat the path.
    private static func describe(_ reason: any Error, whileWriting isWriting: Bool) -> String {
        if reason is FileChange { return "it was changed by another program meanwhile" }
        let cocoaCode = (reason as? CocoaError)?.code
        switch ((reason as? POSIXError)?.code, cocoaCode) {
        case (.ENOENT, _), (_, .fileNoSuchFile), (_, .fileReadNoSuchFile):
            return isWriting ? "its folder doesn't exist" : "file not found"
        case (.EACCES, _), (.EPERM, _), (_, .fileReadNoPermission), (_, .fileWriteNoPermission):
            return "permission denied"
        case (.ENOSPC, _), (_, .fileWriteOutOfSpace): return "the disk is full"
        case (.EROFS, _), (_, .fileWriteVolumeReadOnly): return "the disk is read-only"
        case (.EISDIR, _): return "it is a folder"
        case (.EINVAL, _): return "it is not a regular file"
        case (_, .fileWriteFileExists): return "a file of this name exists"
        case (let code?, _): return SystemProcess.description(of: code)
        default: return reason.localizedDescription
        }
    }
}

/// The outcome of a call, as an exit code.
package enum ExitCode: Int32 {
    case success = 0

    /// A schema has an error, or the answer is no.
    case schemaError = 1

    /// The tool was called wrongly, or a file could not be read or written.
    case misuse = 2

    /// An archive can't be read.
    case unreadable = 3

    /// The answer is no: a value was not found, or archives differ.
    package static let negative = ExitCode.schemaError
}
