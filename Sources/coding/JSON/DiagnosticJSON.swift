// Messages as `coding check --json` prints them; Documentation/check-json.md describes the form.

import CodingSchema

/// Writes messages for other programs.
enum DiagnosticJSON {
    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static let format = 1

    static func document(_ diagnostics: [Diagnostic]) -> JSON { ["format": format, "diagnostics": diagnostics] }
}

extension Diagnostic: JSONConvertible {
    var json: JSON {
        .joining(
            location(range),
            [
                "severity": severity.rawValue,
                "code": code.name,
                "message": message,
                "notes": notes.map { JSON.joining(location($0.range), ["message": $0.message]) },
                "fix": fix,
                // The member's name until 0.1; tools that read it have this version to change.
                "mend": fix,
            ])
    }
}

extension Diagnostic.Fix: JSONConvertible {
    var json: JSON {
        ["message": message, "edit": replacement.map { JSON.joining(location($0.range), ["text": $0.text]) }]
    }
}

/// A source range: lines and byte columns, both counted from 1; the end is the position after the last byte.
private func location(_ range: SourceRange) -> JSON {
    let start = range.start
    let end = range.file.location(at: range.upperBound)
    return [
        "file": range.file.path,
        "line": start.line,
        "column": start.column,
        "end": ["line": end.line, "column": end.column] as JSON,
    ]
}
