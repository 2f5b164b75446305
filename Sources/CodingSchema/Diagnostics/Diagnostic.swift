// A message about a schema: what is wrong, where, and how to fix it.
//
// Each diagnostic is one static function in a file `Diagnostic+….swift`. The function's name is the diagnostic's code,
// its summary is the title, and its body has the severity and the message. `Documentation/Diagnostics/<code>.md`
// explains it, under the same title and severity.

/// A message about a schema.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    /// The name of the function that declares the diagnostic: stable, for tests and tools.
    package let code: String
    package let severity: Severity

    /// What is wrong. It doesn't start with a capital or end with a period.
    package let message: String

    /// The smallest range that is wrong.
    package let range: SourceRange

    /// Other ranges that the message refers to.
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

    /// A further range that a message refers to.
    package struct Note: Sendable {
        package let message: String
        package let range: SourceRange

        package init(_ message: String, at place: some SourcePart) {
            self.message = message
            self.range = place.range
        }
    }

    /// How to fix a mistake: in words, and as the text that replaces a range if that is enough.
    package struct Fix: Sendable, ExpressibleByStringInterpolation {
        package let message: String
        package let replacement: (range: SourceRange, text: String)?

        /// Whether `coding format --fix` applies the fix, which leaves what archives contain as it is, or defines it
        /// where the schema doesn't.
        package private(set) var isAutomatic = false

        package init(_ message: String, replacing range: SourceRange? = nil, with text: String = "") {
            self.message = message
            self.replacement = range.map { ($0, text) }
        }

        /// The same fix, which `coding format --fix` applies.
        var automatic: Self {
            var fix = self
            fix.isAutomatic = replacement != nil
            return fix
        }

        package init(stringLiteral message: String) { self.init(message) }
    }

    /// The number of diagnostics of one file after which the rest is not shown.
    static let mostPerFile = 10_000

    /// More mistakes than are shown.
    static func tooManyMistakes(at range: SourceRange) -> Self {
        error("more than \(mostPerFile) mistakes in this file: the rest is not shown", at: range)
    }

    /// An error whose code is the name of the calling function.
    ///
    /// - Parameters:
    ///   - declared: Where something that the message names is declared.
    ///   - first: The first of two that must be different.
    static func error(
        _ message: String, at place: some SourcePart, declared: (any SourcePart)? = nil, first: (any SourcePart)? = nil,
        notes: [Note] = [], fix: Fix? = nil, severity: Severity = .error, function: String = #function
    ) -> Diagnostic {
        var notes = notes
        if let declared { notes.insert(Note("declared here", at: declared), at: 0) }
        if let first { notes.insert(Note("the first is here", at: first), at: 0) }
        let code = String(function.prefix { $0 != "(" })
        return Diagnostic(code: code, severity: severity, message: message, range: place.range, notes: notes, fix: fix)
    }

    /// A warning whose code is the name of the calling function.
    static func warning(
        _ message: String, at place: some SourcePart, declared: (any SourcePart)? = nil, first: (any SourcePart)? = nil,
        notes: [Note] = [], fix: Fix? = nil, function: String = #function
    ) -> Diagnostic {
        error(
            message, at: place, declared: declared, first: first, notes: notes, fix: fix, severity: .warning,
            function: function)
    }
}

/// Sorts diagnostics by file and position.
package enum DiagnosticOrder {
    /// The diagnostics in the order of the files, and by position; those at one position keep their order.
    package static func sorted(_ diagnostics: [Diagnostic], files: [SourceFile]) -> [Diagnostic] {
        var ranks: [ObjectIdentifier: Int] = [:]
        for (rank, file) in files.enumerated() where ranks[ObjectIdentifier(file)] == nil {
            ranks[ObjectIdentifier(file)] = rank
        }
        let keyed = diagnostics.enumerated().map { index, diagnostic in
            let rank = ranks[ObjectIdentifier(diagnostic.range.file)] ?? files.count
            return (key: (rank, diagnostic.range.lowerBound, index), diagnostic: diagnostic)
        }
        return keyed.sorted { $0.key < $1.key }.map(\.diagnostic)
    }
}
