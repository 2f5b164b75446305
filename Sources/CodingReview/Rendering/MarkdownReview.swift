// A review as a comment on a pull request.

import CodingSchema

/// Writes a review as Markdown.
package struct MarkdownReview: Sendable {
    private let report: ReviewReport

    /// The groups that are shown, perhaps without safe changes.
    private let groups: [ReviewReport.Group]

    package init(_ report: ReviewReport, hidesSafe: Bool = false) {
        self.report = report
        self.groups = report.groups(hidingSafe: hidesSafe)
    }

    /// The whole comment, with a line break at its end.
    package var text: String {
        guard !report.groups.isEmpty else {
            return "### Schemas\n\n\(MarkdownText.escaped(Self.capitalized(report.nothingText))).\n"
        }
        let sides = "\(MarkdownText.escaped(report.oldName)) → \(MarkdownText.escaped(report.newName))"
        let head = [
            "### \(Self.sign(of: report.verdict)) Schemas: \(sides)", Self.capitalized(report.countsText) + ".",
        ]
        return (head + [table] + groups.map(details)).joined(separator: "\n\n") + "\n"
    }

    /// A collapsed diff below the review.
    package static func details(title: String, difference: String) -> String {
        let block = MarkdownText.block(difference, language: "diff")
        return "<details><summary>\(MarkdownText.html(title))</summary>\n\n\(block)\n\n</details>\n"
    }

    /// The colored symbol before a verdict.
    static func sign(of verdict: Verdict) -> String {
        switch verdict {
        case .safe: "🟢"
        case .lossy: "🟡"
        case .breaking: "🔴"
        }
    }

    static func cell(_ verdict: Verdict) -> String { "\(sign(of: verdict)) \(verdict.rawValue)" }

    /// One row for each change, followed by the overall verdict.
    private var table: String {
        let directions = Direction.allCases
        var rows = [
            "| change | " + directions.map(\.title).joined(separator: " | ") + " |",
            "|---|" + directions.map { _ in "---|" }.joined(),
        ]
        for entry in groups.flatMap(\.entries) {
            let change = entry.change
            let waived = change.waiver == nil ? "" : " *(waived)*"
            let cells = directions.map { change.findings[$0].map { Self.cell($0.verdict) } ?? "" }
            let subject = MarkdownText.code(entry.subject)
            let text = "\(subject): \(MarkdownText.escaped(change.summary))\(waived)"
            rows.append("| \(([text] + cells).joined(separator: " | ")) |")
        }
        let worst = directions.map { "**\(Self.cell(report.review.verdict($0)))**" }
        rows.append("| **worst** | \(worst.joined(separator: " | ")) |")
        return rows.joined(separator: "\n")
    }

    /// The details of one declaration; expanded if it needs action.
    private func details(of group: ReviewReport.Group) -> String {
        let isOpen = group.entries.contains { $0.change.waiver == nil && $0.verdict > .safe }
        // The content of `summary` is HTML, not Markdown.
        let title = MarkdownText.html(group.title)
        let parts =
            ["<details\(isOpen ? " open" : "")><summary><b>\(title)</b></summary>"]
            + group.entries.flatMap { [text(of: $0)] + $0.fixes.map(text(of:)) } + ["</details>"]
        return parts.joined(separator: "\n\n")
    }

    private func text(of entry: ReviewReport.Entry) -> String {
        let change = entry.change
        let member = entry.unnamedMember.map { MarkdownText.code($0) + ": " } ?? ""
        let guess = change.guess.map { " *A guess: \(MarkdownText.escaped($0.text)).*" } ?? ""
        var parts = ["**\(member)\(MarkdownText.escaped(change.summary))** (`\(change.rule.rawValue)`)\(guess)"]
        let locations = [change.oldLocation, change.newLocation].compactMap { $0 }.map {
            MarkdownText.code($0.locationText)
        }
        if !locations.isEmpty { parts[0] += "<br>\n" + locations.joined(separator: " → ") }
        let lines = entry.allLines.map(text(of:))
        if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
        if let waiver = change.waiver { parts.append("*Waived:* \(MarkdownText.escaped(waiver.reason))") }
        return parts.joined(separator: "\n\n")
    }

    private func text(of line: ReviewReport.Line) -> String {
        let (verdict, reason) = (line.finding.verdict, line.finding.reason)
        let text = reason.isEmpty ? "" : ": " + MarkdownText.escaped(reason)
        return "- \(Self.sign(of: verdict)) \(line.title): **\(verdict.rawValue)**\(text)"
    }

    private func text(of fix: ReviewReport.FixLine) -> String {
        switch fix {
        case .add(let label, let step):
            let start = label == "and" ? label : Self.capitalized(label) + ":"
            return "\(start) add \(MarkdownText.escaped(step.target)):\n\n"
                + MarkdownText.block(step.text, language: "swift")
        case .then(let texts): return texts.map { "- then \(MarkdownText.escaped($0))" }.joined(separator: "\n")
        case .none(let text): return Self.capitalized(text) + "."
        }
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
