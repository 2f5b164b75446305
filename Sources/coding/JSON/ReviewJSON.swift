// A review as `coding diff --json` prints it; Documentation/diff-json.md describes the form.

import CodingReview
import CodingSchema

/// Writes reviews and matrices for other programs.
enum ReviewJSON {
    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static let format = 1

    /// The whole document of a review.
    static func document(_ report: ReviewReport, generated: String?) -> JSON {
        let counts = report.counts
        return .object([
            ("format", .integer(format)),
            ("old", .string(report.oldName)),
            ("new", .string(report.newName)),
            ("level", .string(report.level.rawValue)),
            ("verdict", .string(report.verdict.rawValue)),
            (
                "directions",
                .object(Direction.allCases.map { ($0.rawValue, .string(report.review.verdict($0).rawValue)) })
            ),
            (
                "counts",
                .object([
                    ("breaking", .integer(counts.breaking)),
                    ("lossy", .integer(counts.lossy)),
                    ("safe", .integer(counts.safe)),
                    ("waived", .integer(counts.waived)),
                    ("guesses", .integer(counts.guesses)),
                ])
            ),
            ("changes", .array(report.changes.map { json($0, verdict: report.verdict(of: $0)) })),
            ("generated", .optional(generated)),
        ])
    }

    private static func json(_ change: Change, verdict: Verdict) -> JSON {
        .object([
            ("rule", .string(change.rule.rawValue)),
            ("module", .string(change.moduleName)),
            ("declaration", .string(change.declaration)),
            ("member", .optional(change.member)),
            ("summary", .string(change.summary)),
            ("guess", .boolean(change.isGuess)),
            ("old", change.oldPlace.map(place) ?? .null),
            ("new", change.newPlace.map(place) ?? .null),
            ("verdict", .string(verdict.rawValue)),
            ("judgements", .array(change.judgements.map(json))),
            ("source", change.sourceEffect.map(json) ?? .null),
            ("waiver", change.waiver.map(json) ?? .null),
        ])
    }

    private static func json(_ judgement: Judgement) -> JSON {
        let fix = judgement.fix.map { fix in
            JSON.object([
                ("text", .string(fix.text)), ("place", .string(fix.place)),
                ("alternative", .boolean(fix.isAlternative)),
                (
                    "steps",
                    .array(fix.steps.map { .object([("text", .string($0.text)), ("place", .string($0.place))]) })
                ),
            ])
        }
        return .object([
            ("direction", .string(judgement.direction.rawValue)),
            ("verdict", .string(judgement.verdict.rawValue)),
            ("reason", .string(judgement.reason)),
            ("fix", fix ?? .null),
            // The member's name until 0.1; tools that read it have this version to change.
            ("mend", fix ?? .null),
        ])
    }

    private static func json(_ effect: SourceEffect) -> JSON {
        .object([("breaking", .boolean(effect.isBreaking)), ("reason", .string(effect.reason))])
    }

    private static func json(_ waiver: SchemaWaiver) -> JSON {
        .object([("reason", .string(waiver.reason)), ("place", place(waiver.place))])
    }

    private static func place(_ range: SourceRange) -> JSON {
        let start = range.start
        return .object([
            ("file", .string(range.file.path)),
            ("line", .integer(start.line)),
            ("column", .integer(start.column)),
        ])
    }

    /// The whole document of a matrix.
    static func document(_ matrix: ReadingMatrix) -> JSON {
        let cells = zip(matrix.versions, matrix.cells).flatMap { reader, row in
            zip(matrix.versions, row).map { writer, cell in json(cell, reader: reader, writer: writer) }
        }
        return .object([
            ("format", .integer(format)),
            ("versions", .strings(matrix.versions)),
            ("cells", .array(cells)),
        ])
    }

    private static func json(_ cell: ReadingMatrix.Cell, reader: String, writer: String) -> JSON {
        let reasons = cell.reasons.map { reason in
            JSON.object([
                ("verdict", .string(reason.verdict.rawValue)),
                ("subject", .string(reason.subject)),
                ("text", .string(reason.text)),
            ])
        }
        return .object([
            ("reader", .string(reader)),
            ("writer", .string(writer)),
            ("verdict", .optional(cell.verdict?.rawValue)),
            ("reasons", .array(reasons)),
        ])
    }
}
