// A message about a schema: what is wrong, where, and how to fix it.
//
// A rule reports its message itself: `report(.emptyKey, "a key can't be empty", at: range)`. What several rules report
// is a static function in a file `Diagnostic+….swift`.

/// A message about a schema.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
        case note
    }

    package let code: Code
    package var severity: Severity { code.severity }

    /// What is wrong. It doesn't start with a capital or end with a period.
    package let message: String

    /// The smallest range that is wrong.
    package let range: SourceRange

    /// Other ranges that the message refers to.
    package let notes: [Note]

    /// What to write instead.
    package let fix: Fix?

    /// - Parameters:
    ///   - declared: Where something that the message names is declared.
    ///   - first: The first of two that must be different.
    package init(
        _ code: Code, _ message: String, at part: some SourcePart, declared: (any SourcePart)? = nil,
        first: (any SourcePart)? = nil, notes: [Note] = [], fix: Fix? = nil
    ) {
        self.code = code
        self.message = message
        range = part.range
        let named = [first.map { Note("the first is here", at: $0) }, declared.map { Note("declared here", at: $0) }]
        self.notes = named.compactMap(\.self) + notes
        self.fix = fix
    }

    /// A further range that a message refers to.
    package struct Note: Sendable {
        package let message: String
        package let range: SourceRange

        package init(_ message: String, at part: some SourcePart) {
            self.message = message
            self.range = part.range
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

    static func tooManyMistakes(at range: SourceRange) -> Self {
        Diagnostic(.tooManyMistakes, "more than \(mostPerFile) mistakes in this file: the rest is not shown", at: range)
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
