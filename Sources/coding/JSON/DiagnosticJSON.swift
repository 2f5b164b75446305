// Messages as `coding check --json` prints them; Documentation/check-json.md describes the form.

import CodingCommandLine
import CodingSchema

/// Writes messages for other programs.
enum DiagnosticJSON {
    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static let format = 1

    /// The whole document.
    static func document(_ diagnostics: [Diagnostic]) -> JSON {
        .object([("format", .integer(format)), ("diagnostics", .array(diagnostics.map(json)))])
    }

    private static func json(_ diagnostic: Diagnostic) -> JSON {
        .object(
            place(diagnostic.range) + [
                ("severity", .string(diagnostic.severity.rawValue)),
                ("code", .string(diagnostic.code)),
                ("message", .string(diagnostic.message)),
                (
                    "notes",
                    .array(diagnostic.notes.map { .object(place($0.range) + [("message", .string($0.message))]) })
                ),
                ("fix", diagnostic.fix.map(json) ?? .null),
                // The member's name until 0.1; tools that read it have this version to change.
                ("mend", diagnostic.fix.map(json) ?? .null),
            ])
    }

    private static func json(_ fix: Diagnostic.Fix) -> JSON {
        let edit = fix.replacement.map { replacement in
            JSON.object(place(replacement.range) + [("text", .string(replacement.text))])
        }
        return .object([("message", .string(fix.message)), ("edit", edit ?? .null)])
    }

    /// A source range: lines and byte columns, both counted from 1; the end is the position after the last byte.
    private static func place(_ range: SourceRange) -> [(name: String, value: JSON)] {
        let start = range.start
        let end = range.file.location(at: range.upperBound)
        return [
            ("file", .string(range.file.path)),
            ("line", .integer(start.line)),
            ("column", .integer(start.column)),
            ("end", .object([("line", .integer(end.line)), ("column", .integer(end.column))])),
        ]
    }
}
