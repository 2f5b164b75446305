// The matrix as a table for terminals, followed by the reasons.

import CodingSchema

/// Writes a matrix as text.
package struct TerminalMatrix: Sendable {
    private let matrix: ReadingMatrix
    private let colors: TerminalColors

    package init(_ matrix: ReadingMatrix, isColored: Bool = false) {
        self.matrix = matrix
        self.colors = TerminalColors(isColored: isColored)
    }

    private static let corner = "reader \\ writer"

    /// The whole text, with a line break at its end.
    package var text: String {
        let names = matrix.versions.map { PlainText.printable($0) }
        let firstWidth = ([Self.corner] + names).map(\.count).max() ?? 0
        let widths = zip(names, matrix.versions.indices).map { name, column in
            ([name] + matrix.cells.map { $0[column].word }).map(\.count).max() ?? 0
        }
        var lines = [row(PlainText.padded(Self.corner, to: firstWidth), zip(names, widths).map(PlainText.padded))]
        for (name, cells) in zip(names, matrix.cells) {
            let words = zip(cells, widths).map { cell, width in
                let word = PlainText.padded(cell.word, to: width)
                return cell.verdict.map { colors.paint(word, as: $0) } ?? word
            }
            lines.append(row(colors.bold(PlainText.padded(name, to: firstWidth)), words))
        }
        let findings = matrix.findings.map(text(of:))
        return ([lines.joined(separator: "\n")] + findings).joined(separator: "\n\n") + "\n"
    }

    private func row(_ head: String, _ cells: [String]) -> String {
        var line = ([head] + cells).joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
    }

    private func text(of finding: (reader: String, writers: [String], cell: ReadingMatrix.Cell)) -> String {
        let head = PlainText.printable("\(finding.reader) reads \(finding.writers.joined(separator: ", ")): ")
        guard let verdict = finding.cell.verdict else { return head + finding.cell.summary }
        let reasons = finding.cell.reasons.map { reason in
            let found = reason.finding
            let word = PlainText.padded(found.verdict.rawValue, to: Verdict.breaking.rawValue.count)
            let text = PlainText.printable("\(reason.title): \(found.reason)")
            return "\n  \(colors.paint(word, as: found.verdict))  \(text)"
        }
        return head + colors.paint(verdict.rawValue, as: verdict) + reasons.joined()
    }
}
