// A review as `coding diff --json` prints it; Documentation/diff-json.md describes the form.

import CodingReview
import CodingSchema

/// Writes reviews and matrices for other programs.
enum ReviewJSON {
    /// The format version. It increases when a member is removed or changes its meaning, not when one is added.
    private static let format = 2
    private static let matrixFormat = 1

    /// The whole document of a review.
    static func document(_ report: ReviewReport, generated: String?) -> JSON {
        let counts = report.counts
        let directions = Direction.allCases.map { (name: $0.rawValue, value: report.review.verdict($0).json) }
        return [
            "format": format,
            "old": report.oldName,
            "new": report.newName,
            "level": report.level.rawValue,
            "verdict": report.verdict,
            "directions": JSON(directions),
            "counts": [
                "breaking": counts.breaking,
                "lossy": counts.lossy,
                "safe": counts.safe,
                "waived": counts.waived,
                "guesses": counts.guesses,
            ] as JSON,
            "changes": report.entries.map { json($0.change, verdict: $0.verdict) },
            "fixes": report.fixedSubjects.flatMap { subject in
                (report.review.fixes[subject] ?? []).map { json($0, of: subject) }
            },
            "generated": generated,
        ]
    }

    private static func json(_ change: Change, verdict: Verdict) -> JSON {
        [
            "rule": change.rule.rawValue,
            "module": change.moduleName,
            "declaration": change.declaration,
            "member": change.member,
            "summary": change.summary,
            "guess": change.guess != nil,
            "old": change.oldLocation.map(location),
            "new": change.newLocation.map(location),
            "verdict": verdict,
            "judgements": json(change.findings),
            "source": change.sourceEffect.map { ["breaking": $0.isBreaking, "reason": $0.reason] as JSON },
            "waiver": change.waiver.map { ["reason": $0.reason, "place": location($0.location)] as JSON },
        ]
    }

    private static func json(_ fix: Fix, of subject: ReviewSubject) -> JSON {
        [
            "module": subject.moduleName,
            "declaration": subject.declaration,
            "member": subject.member,
            "steps": fix.steps.map { ["text": $0.text, "place": $0.target] as JSON },
            "promise": JSON(Direction.allCases.map { (name: $0.rawValue, value: fix.promise[$0].json) }),
            "remaining": json(fix.remaining),
        ]
    }

    private static func json(_ findings: [Direction: Finding]) -> [JSON] {
        findings.inOrder.map { ["direction": $0.rawValue, "verdict": $1.verdict, "reason": $1.reason] }
    }

    private static func location(_ range: SourceRange) -> JSON {
        let start = range.start
        return ["file": range.file.path, "line": start.line, "column": start.column]
    }

    /// The whole document of a matrix.
    static func document(_ matrix: ReadingMatrix) -> JSON {
        let cells = zip(matrix.versions, matrix.cells).flatMap { reader, row in
            zip(matrix.versions, row).map { writer, cell in json(cell, reader: reader, writer: writer) }
        }
        return ["format": matrixFormat, "versions": matrix.versions, "cells": cells]
    }

    private static func json(_ cell: ReadingMatrix.Cell, reader: String, writer: String) -> JSON {
        let reasons = cell.reasons.map { reason in
            ["verdict": reason.finding.verdict, "subject": reason.title, "text": reason.finding.reason] as JSON
        }
        return ["reader": reader, "writer": writer, "verdict": cell.verdict, "reasons": reasons]
    }
}

extension Verdict: JSONConvertible {
    var json: JSON { .string(rawValue) }
}
