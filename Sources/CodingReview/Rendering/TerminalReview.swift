// A review for people at a terminal.
//
//     Person
//
//       lastName: key "Last" became "LastName" [keyChanged]
//         old: HEAD:Payroll.coding:3:9
//         new: Payroll.coding:3:9
//         new reads old      breaking  old archives have no "LastName", which 'lastName' requires
//         old reads new      breaking  …
//           fix: add to the field 'lastName': fallback "Last" also "Last"
//           then: safe in all directions

import CodingSchema

/// Writes a review as text.
package struct TerminalReview: Sendable {
    private let report: ReviewReport
    private let colors: TerminalColors

    /// Whether safe changes are omitted, but for what breaks for later versions.
    private let hidesSafe: Bool

    private static let titleWidth = (Direction.allCases.map(\.title.count).max() ?? 0) + 2
    private static let verdictWidth = (Verdict.allCases.map(\.rawValue.count).max() ?? 0) + 2

    package init(_ report: ReviewReport, isColored: Bool = false, hidesSafe: Bool = false) {
        self.report = report
        self.colors = TerminalColors(isColored: isColored)
        self.hidesSafe = hidesSafe
    }

    /// The whole text, with a line break at its end.
    package var text: String {
        guard !report.groups.isEmpty else { return PlainText.printable(report.nothingText) + "\n" }
        let paragraphs = report.groups(hidingSafe: hidesSafe).flatMap(paragraphs(of:))
        return (paragraphs + [summary]).joined(separator: "\n\n") + "\n"
    }

    private func paragraphs(of group: ReviewReport.Group) -> [String] {
        [colors.bold(PlainText.printable(group.title))]
            + group.entries.map { (lines(of: $0) + $0.fixes.flatMap(lines(of:))).joined(separator: "\n") }
    }

    private func lines(of entry: ReviewReport.Entry) -> [String] {
        let change = entry.change
        let member = entry.unnamedMember.map { "\($0): " } ?? ""
        let head = PlainText.printable(member + change.summary)
        var lines = ["  \(colors.bold(head)) \(colors.dim("[\(change.rule.rawValue)]"))"]
        if isShort(entry) {
            return [lines[0] + ": " + colors.paint("safe in all directions", as: .safe)]
        }
        if hidesSafe, entry.verdict == .safe { return entry.breakingAdvice.map { "\(lines[0]): \(shortText(of: $0))" } }
        if let guess = change.guess { lines.append("    a guess: \(PlainText.printable(guess.text))") }
        if let location = change.oldLocation { lines.append(locationLine("old", location.locationText)) }
        if let location = change.newLocation { lines.append(locationLine("new", location.locationText)) }
        lines += entry.allLines.map(text(of:))
        if let waiver = change.waiver {
            lines.append("    \(colors.cyan("waived:")) \(PlainText.printable(waiver.reason))")
        }
        return lines
    }

    /// Whether one line is enough: the change needs no action and is not a guess.
    private func isShort(_ entry: ReviewReport.Entry) -> Bool {
        entry.change.guess == nil && entry.change.waiver == nil && entry.effect == nil && !entry.lines.isEmpty
            && entry.lines.allSatisfy { $0.finding.verdict == .safe }
    }

    private func locationLine(_ side: String, _ location: String) -> String {
        "    " + colors.dim("\(side): \(PlainText.printable(location))")
    }

    private func text(of line: ReviewReport.Line) -> String {
        let finding = line.finding
        let word = PlainText.padded(finding.verdict.rawValue, to: finding.reason.isEmpty ? 0 : Self.verdictWidth)
        return "    " + PlainText.padded(line.title, to: Self.titleWidth) + colors.paint(word, as: finding.verdict)
            + PlainText.printable(finding.reason)
    }

    private func shortText(of line: ReviewReport.Line) -> String {
        let word = colors.paint(line.finding.verdict.rawValue, as: line.finding.verdict)
        return "\(line.title) \(word): \(PlainText.printable(line.finding.reason))"
    }

    private func lines(of fix: ReviewReport.FixLine) -> [String] {
        switch fix {
        case .add(let label, let step): [clauseLine("\(label):", step)]
        case .then(let texts): texts.map { "      \(colors.cyan("then:")) \(PlainText.printable($0))" }
        case .none(let text): ["      " + text]
        }
    }

    /// A line that ends with the clause, so that it is easy to copy.
    private func clauseLine(_ label: String, _ step: SuggestedClause.Step) -> String {
        let head = "      \(colors.cyan(label)) add \(PlainText.printable(step.target)):"
        let text = PlainText.printable(step.text, keepsLineBreaks: true)
        guard text.contains("\n") else { return "\(head) \(text)" }
        return head + text.split(separator: "\n").map { "\n        \($0)" }.joined()
    }

    private var summary: String {
        let sides = PlainText.printable("\(report.oldName) → \(report.newName)")
        let directions = Direction.allCases.map { direction in
            let verdict = report.review.verdict(direction)
            return "\(direction.title): \(colors.paint(verdict.rawValue, as: verdict))"
        }
        return "\(colors.bold(sides)): \(report.countsText)\n" + directions.joined(separator: ", ")
    }
}
