// `coding format`: schemas in the canonical layout.

import CodingCommandLine
import CodingSchema
import Foundation

extension Command {
    /// Formats schemas, in place.
    static let format = Command(
        name: "format",
        operands: "SCHEMA…",
        summary: "Formats schemas.",
        explanation: """
            Files are rewritten in place if their text changes. Comments stay next to the code
            that they belong to. A file with a syntax error is not changed.

            With --check, nothing is written. Each file that would change is an error, reported at
            the first line that would change.

            With --fix, cases of integers without a raw value get the number that Swift would
            count. Archives stay the same.
            """,
        failure: "a schema has a syntax error or, with --check, is not formatted",
        example: ("format Sources --check", "fails if a schema in the folder is not formatted"),
        ownOptions: [.checkLayout, .fixes],
        run: format,
    )

    private static func format(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw ToolError("no schema is given", help: "name '.coding' files, or folders that contain them")
        }
        let writes = !arguments.contains(.checkLayout)
        var exitCode = ExitCode.success
        for schema in try SchemaFinder.schemas(at: arguments.operands, root: nil) {
            if try !format(schema, writes: writes, fixes: arguments.contains(.fixes), messages) {
                exitCode = .schemaError
            }
        }
        return exitCode
    }

    /// Formats one schema, or shows where it would change; `false` if that, or a syntax error, must be fixed.
    private static func format(
        _ schema: SchemaPath, writes: Bool, fixes: Bool, _ messages: Messages
    ) throws(ToolError) -> Bool {
        let content = try FilePath.content(of: schema.path)
        let file = SourceFile(path: schema.path, bytes: [UInt8](content))
        guard let text = SchemaFormatter.format(fixes ? SchemaFixer.fixed(file) : file) else {
            messages.report(Parser.parse(file).diagnostics)
            return false
        }
        if content == Data(text.utf8) { return true }
        guard writes else {
            let location = SchemaFormatter.firstDifference(of: file, from: text)
            messages.report(
                "not formatted: 'coding format' would change this line",
                at: "\(schema.path):\(location.line):\(location.column)")
            return false
        }
        try ToolError.trying(to: "write", schema.path) { try replace(schema.path, with: Data(text.utf8)) }
        return true
    }

    /// Replaces the content of a file in one step.
    static func replace(_ path: String, with content: Data) throws {
        // Follow a symbolic link: the schema is its target.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        let replacement = FileReplacement(of: target)
        defer { replacement.discard() }
        let permissions = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions]
        // Replacing a file needs no write permission for it, so the permission is checked.
        let isReadOnly = ((permissions as? NSNumber)?.intValue ?? 0o200) & 0o222 == 0
        guard !isReadOnly, FileManager.default.isWritableFile(atPath: target) else {
            throw ToolError("cannot write '\(path)': it is read-only")
        }
        try replacement.write(content)
        if let permissions {
            try FileManager.default.setAttributes(
                [.posixPermissions: permissions], ofItemAtPath: replacement.temporaryPath)
        }
        try replacement.install()
    }
}
