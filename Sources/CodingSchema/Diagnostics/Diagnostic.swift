// What a schema's author is told: one message, where it is, and how to fix it.

/// One message about a schema.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    /// The message's kind, as `DiagnosticCatalog` names it: stable, for tests and tools.
    package let code: String
    package let severity: Severity

    /// What is wrong: no capital at the beginning, no full stop at the end.
    package let message: String

    /// The smallest range that is wrong.
    package let range: SourceRange

    /// Other places that the message speaks of.
    package let notes: [Note]

    /// What to write instead.
    package let fix: Fix?

    package init(
        code: String, severity: Severity, message: String, range: SourceRange, notes: [Note] = [], fix: Fix? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fix = fix
    }

    /// A further place that a message speaks of.
    package struct Note: Sendable {
        package let message: String
        package let range: SourceRange

        package init(_ message: String, at range: SourceRange) {
            self.message = message
            self.range = range
        }
    }

    /// How to fix a mistake: in words, and as the text that replaces a range where that is all it takes.
    package struct Fix: Sendable {
        package let message: String
        package let replacement: (range: SourceRange, text: String)?

        package init(_ message: String, replacing range: SourceRange? = nil, with text: String = "") {
            self.message = message
            self.replacement = range.map { ($0, text) }
        }
    }
}
