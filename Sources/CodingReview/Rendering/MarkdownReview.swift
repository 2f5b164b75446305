// A review as a comment on a pull request.

import CodingSchema

/// Writes a review as Markdown.
package struct MarkdownReview: Sendable {
    private let report: ReviewReport

    /// The groups that are shown, perhaps without safe changes.
    private let groups: [ReviewReport.Group]

    /// A writer for a report.
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
        for change in groups.flatMap(\.changes) {
            let waived = change.waiver == nil ? "" : " *(waived)*"
            let cells = directions.map { direction in
                change.judgements.first { $0.direction == direction }.map { Self.cell($0.verdict) } ?? ""
            }
            let subject = MarkdownText.code(report.subject(of: change))
            let text = "\(subject): \(MarkdownText.escaped(change.summary))\(waived)"
            rows.append("| \(([text] + cells).joined(separator: " | ")) |")
        }
        let worst = directions.map { "**\(Self.cell(report.review.verdict($0)))**" }
        rows.append("| **worst** | \(worst.joined(separator: " | ")) |")
        return rows.joined(separator: "\n")
    }

    /// The details of one declaration; expanded if it needs action.
    private func details(of group: ReviewReport.Group) -> String {
        let isOpen = group.changes.contains { $0.waiver == nil && report.verdict(of: $0) > .safe }
        // The content of `summary` is HTML, not Markdown.
        let title = MarkdownText.html(report.title(of: group))
        let parts =
            ["<details\(isOpen ? " open" : "")><summary><b>\(title)</b></summary>"]
            + group.changes.indices.map { index in
                let fixes = report.fixes(below: index, of: group).map(texts(of:)) ?? []
                return ([text(of: group.changes[index])] + fixes).joined(separator: "\n\n")
            } + ["</details>"]
        return parts.joined(separator: "\n\n")
    }

    private func text(of change: Change) -> String {
        let member = report.unnamedMember(of: change).map { MarkdownText.code($0) + ": " } ?? ""
        let guess = change.isGuess ? " *A guess: treated as a rename because the two are similar.*" : ""
        var parts = ["**\(member)\(MarkdownText.escaped(change.summary))** (`\(change.rule.rawValue)`)\(guess)"]
        let places = [change.oldPlace, change.newPlace].compactMap { $0 }.map { MarkdownText.code($0.placeText) }
        if !places.isEmpty { parts[0] += "<br>\n" + places.joined(separator: " → ") }
        var lines: [String] = []
        for direction in Direction.allCases {
            guard let judgement = change.judgements.first(where: { $0.direction == direction }) else { continue }
            lines.append(line(direction.title, judgement.verdict, judgement.reason))
        }
        if report.level == .source, let effect = change.sourceEffect {
            lines.append(line("generated Swift", effect.isBreaking ? .breaking : .safe, effect.reason))
        }
        if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
        if let waiver = change.waiver { parts.append("*Waived:* \(MarkdownText.escaped(waiver.reason))") }
        return parts.joined(separator: "\n\n")
    }

    private func line(_ title: String, _ verdict: Verdict, _ reason: String) -> String {
        let text = reason.isEmpty ? "" : ": " + MarkdownText.escaped(reason)
        return "- \(Self.sign(of: verdict)) \(title): **\(verdict.rawValue)**\(text)"
    }

    private func texts(of fixes: [Fix]) -> [String] {
        if fixes.isEmpty { return [Self.capitalized(ReviewReport.noFixText) + "."] }
        return fixes.enumerated().flatMap { number, fix in
            let start = number == 0 ? "Fix: add" : "Or: add"
            return fix.steps.enumerated().map { clause($0 == 0 ? start : "and add", $1.place, $1.text) }
                + [fix.outcomeTexts.map { "- then \(MarkdownText.escaped($0))" }.joined(separator: "\n")]
        }
    }

    private func clause(_ start: String, _ place: String, _ text: String) -> String {
        "\(start) \(MarkdownText.escaped(place)):\n\n" + MarkdownText.block(text, language: "swift")
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
