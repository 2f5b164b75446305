// `coding format`: schemas in the canonical layout.

package import CodingCommandLine
import CodingSchema
package import Foundation
import SystemFiles

extension Command {
    package static let format = Command(
        name: "format",
        operands: "[SCHEMA…]",
        summary: "Formats schemas.",
        explanation: """
            Files are rewritten in place if their text changes. Comments stay next to the code
            that they belong to. A file with a syntax error is not changed.

            With --check, nothing is written. Each file that would change is an error, reported at
            the first line that would change.

            With --fix, all fixes are applied, one after the other, that leave what archives contain
            as it is, or that define it where the schema has an error: 'case a, b', a missing type
            of a literal, ';', 'lazy', 'private', 'CGFloat', numbers of cases, and more. The output
            lists them. A fix that changes a key, a name or a clause is shown, and never applied.
            """,
        failure: "a schema has a syntax error or, with --check, is not formatted",
        example: ("format Sources --check", "fails if a schema in the folder is not formatted"),
        ownOptions: [.checkLayout, .fixes, .module, .root, .import],
        run: format,
    )

    private static func format(_ arguments: Arguments, _ messages: Messages) throws(ToolError) -> ExitCode {
        guard !arguments.operands.isEmpty else {
            throw ToolError("no schema is given", help: "name '.coding' files, or folders that contain them")
        }
        let writes = !arguments.contains(.checkLayout)
        var exitCode = ExitCode.success
        let schemas = try SchemaFinder.schemas(at: arguments.operands, root: nil)
        let contents = try schemas.map { schema throws(ToolError) in try FilePath.content(of: schema.path) }
        let files = zip(schemas, contents).map { SourceFile(path: $0.path, bytes: [UInt8]($1)) }
        let fixed = arguments.contains(.fixes) ? try fix(files, arguments, messages) : files
        for (index, schema) in schemas.enumerated() {
            let isFixed = fixed[index] !== files[index]
            if try !format(schema, contents[index], fixed[index], isFixed: isFixed, writes: writes, messages) {
                exitCode = .schemaError
            }
        }
        return exitCode
    }

    /// The files with all fixes, which are listed; those that are only offered follow.
    private static func fix(
        _ files: [SourceFile], _ arguments: Arguments, _ messages: Messages
    ) throws(ToolError) -> [SourceFile] {
        let imports = try ModuleSchemas(arguments).importedFiles()
        let fixer = SchemaFixer(files: files, imports: imports)
        if !messages.isQuiet {
            for fix in fixer.applied { print("\(fix.path):\(fix.line): \(fix.problem): \(fix.change)") }
        }
        // Errors of syntax follow when the file is formatted.
        let formatted = fixer.files.filter { SchemaFormatter.format($0) != nil }.map(ObjectIdentifier.init)
        messages.report(fixer.offered.filter { formatted.contains(ObjectIdentifier($0.range.file)) })
        return fixer.files
    }

    /// Formats one schema, or shows where it would change; `false` if that, or a syntax error, must be fixed.
    ///
    /// - Parameter file: the schema with its fixes, which are written even if it can't be formatted.
    private static func format(
        _ schema: SchemaPath, _ content: Data, _ file: SourceFile, isFixed: Bool, writes: Bool, _ messages: Messages
    ) throws(ToolError) -> Bool {
        let formatted = SchemaFormatter.format(file)
        if formatted == nil { messages.report(Parser.parse(file).diagnostics) }
        guard let text = formatted ?? (isFixed ? String(decoding: file.bytes, as: UTF8.self) : nil) else {
            return false
        }
        if content == Data(text.utf8) { return formatted != nil }
        guard writes else {
            let location = SchemaFormatter.firstDifference(
                of: SourceFile(path: schema.path, bytes: [UInt8](content)), from: text)
            messages.report(
                "not formatted: 'coding format' would change this line",
                at: "\(schema.path):\(location.line):\(location.column)")
            return false
        }
        try replace(schema.path, with: text, over: content)
        return formatted != nil
    }

    /// Replaces a schema that was read.
    package static func replace(_ path: String, with text: String, over content: Data) throws(ToolError) {
        // To replace a file needs no write permission for it, so the permission is checked.
        let permissions = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path(percentEncoded: false))
        let mode = (permissions?[.posixPermissions] as? NSNumber)?.intValue ?? 0o200
        guard mode & 0o222 != 0, FileManager.default.isWritableFile(atPath: path) else {
            throw ToolError("cannot write '\(path)': it is read-only")
        }
        try ToolError.trying(to: "write", path) { try Data(text.utf8).replaceFile(atPath: path, over: content) }
    }
}
