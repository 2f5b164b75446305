// `coding format`: schemas in their one layout.

import CodingCommandLine
import CodingSchema
import Foundation

extension Command {
    /// Lays schemas out anew, in place.
    static let format = Command(
        name: "format",
        operands: "SCHEMA…",
        summary: "Formats schemas.",
        explanation: """
            Files are rewritten in place if their text changes. Comments stay next to the code
            that they belong to. A file with a syntax error is not changed.

            With --check, nothing is written. Each file that would change is an error, reported at
            the first line that would change.
            """,
        failure: "a schema has a syntax error or, with --check, is not formatted",
        example: ("format Sources --check", "fails if a schema in the folder is not formatted"),
        ownOptions: [.checkLayout],
        run: format,
    )

    private static func format(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw ToolError("no schema is given", help: "name '.coding' files, or folders that contain them")
        }
        let writes = !arguments.contains(.checkLayout)
        var exitCode = ExitCode.success
        for schema in try SchemaFinder.schemas(at: arguments.operands, root: nil) {
            if try !format(schema, writes: writes, messages) { exitCode = .schemaError }
        }
        return exitCode
    }

    /// Formats one schema, or shows where it would change; `false` where that, or a syntax error, is to be fixed.
    private static func format(_ schema: SchemaPath, writes: Bool, _ messages: Messages) throws(ToolError) -> Bool {
        let content: Data
        do {
            content = try Data(contentsOf: URL(fileURLWithPath: schema.path))
        } catch {
            throw ToolError.cannot("read", schema.path, error)
        }
        let file = SourceFile(path: schema.path, bytes: [UInt8](content))
        guard let text = SchemaFormatter.format(file) else {
            messages.report(Parser.parse(file).diagnostics)
            return false
        }
        if content == Data(text.utf8) { return true }
        guard writes else {
            let place = SchemaFormatter.firstDifference(of: file, from: text)
            messages.report(
                "not formatted: 'coding format' would change this line",
                at: "\(schema.path):\(place.line):\(place.column)")
            return false
        }
        do {
            try replace(schema.path, with: Data(text.utf8))
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError.cannot("write", schema.path, error)
        }
        return true
    }

    /// Puts new content in the place of a file's in one step: whoever reads it never sees half of it.
    private static func replace(_ path: String, with content: Data) throws {
        // The file that a link leads to is the schema, not the link.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let processNumber = ProcessInfo.processInfo.processIdentifier
        let temporary = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).\(processNumber)")
        // Gone already when all went well.
        defer { try? FileManager.default.removeItem(at: temporary) }
        let targetPath = target.path(percentEncoded: false)
        let temporaryPath = temporary.path(percentEncoded: false)
        let permissions = try FileManager.default.attributesOfItem(atPath: targetPath)[.posixPermissions]
        // To put a file in another's place needs no right to write to that one, so the right is looked for.
        let isReadOnly = ((permissions as? NSNumber)?.intValue ?? 0o200) & 0o222 == 0
        guard !isReadOnly, FileManager.default.isWritableFile(atPath: targetPath) else {
            throw ToolError("cannot write '\(path)': it is read-only")
        }
        try content.write(to: temporary)
        if let permissions {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporaryPath)
        }
        guard rename(temporaryPath, targetPath) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}
