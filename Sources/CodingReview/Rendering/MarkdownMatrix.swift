// The matrix as Markdown.

/// Writes a matrix as Markdown.
package struct MarkdownMatrix: Sendable {
    private let matrix: ReadingMatrix

    package init(_ matrix: ReadingMatrix) {
        self.matrix = matrix
    }

    /// A table followed by the reasons, with a line break at the end.
    package var text: String {
        let names = matrix.versions.map(MarkdownText.escaped)
        var rows = [
            "| reader \\\\ writer | \(names.joined(separator: " | ")) |",
            "|---|" + names.map { _ in "---|" }.joined(),
        ]
        for (name, cells) in zip(names, matrix.cells) {
            let words = cells.map { cell in cell.verdict.map { MarkdownReview.cell($0) } ?? "?" }
            rows.append("| **\(name)** | \(words.joined(separator: " | ")) |")
        }
        return ([rows.joined(separator: "\n")] + matrix.findings.map(text(of:))).joined(separator: "\n\n") + "\n"
    }

    private func text(of finding: (reader: String, writers: [String], cell: ReadingMatrix.Cell)) -> String {
        let writers = finding.writers.map { "**\(MarkdownText.escaped($0))**" }.joined(separator: ", ")
        let head = "**\(MarkdownText.escaped(finding.reader))** reads \(writers): "
        guard let verdict = finding.cell.verdict else { return head + finding.cell.summary }
        let reasons = finding.cell.reasons.map { reason in
            "- \(MarkdownReview.cell(reason.finding.verdict)): \(MarkdownText.code(reason.title)): "
                + MarkdownText.escaped(reason.finding.reason)
        }
        return ([head + MarkdownReview.cell(verdict), ""] + reasons).joined(separator: "\n")
    }
}
