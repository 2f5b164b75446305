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

    /// Whether safe changes are omitted.
    private let hidesSafe: Bool

    private static let titleWidth = (Direction.allCases.map(\.title.count).max() ?? 0) + 2
    private static let verdictWidth = (Verdict.allCases.map(\.rawValue.count).max() ?? 0) + 2

    /// A writer for a report.
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
        let title = colors.bold(PlainText.printable(report.title(of: group)))
        return [title]
            + group.changes.indices.map { index in
                let fixes = report.fixes(below: index, of: group)
                return (lines(of: group.changes[index]) + (fixes.map(lines(of:)) ?? [])).joined(separator: "\n")
            }
    }

    private func lines(of change: Change) -> [String] {
        let member = report.unnamedMember(of: change).map { "\($0): " } ?? ""
        let head = PlainText.printable(member + change.summary)
        var lines = ["  \(colors.bold(head)) \(colors.dim("[\(change.rule.rawValue)]"))"]
        if isShort(change) {
            return [lines[0] + ": " + colors.paint("safe in all directions", as: .safe)]
        }
        if change.isGuess { lines.append("    a guess: treated as a rename because the two are similar") }
        if let place = change.oldPlace { lines.append(placeLine("old", place.placeText)) }
        if let place = change.newPlace { lines.append(placeLine("new", place.placeText)) }
        for direction in Direction.allCases {
            guard let judgement = change.judgements.first(where: { $0.direction == direction }) else { continue }
            lines.append(line(direction.title, judgement.verdict, judgement.reason))
        }
        if report.level == .source, let effect = change.sourceEffect {
            lines.append(line("generated Swift", effect.isBreaking ? .breaking : .safe, effect.reason))
        }
        if let waiver = change.waiver {
            lines.append("    \(colors.cyan("waived:")) \(PlainText.printable(waiver.reason))")
        }
        return lines
    }

    /// Whether one line is enough: the change needs no action and is not a guess.
    private func isShort(_ change: Change) -> Bool {
        let hasEffect = report.level == .source && change.sourceEffect != nil
        return !hasEffect && !change.isGuess && change.waiver == nil && !change.judgements.isEmpty
            && change.judgements.allSatisfy { $0.verdict == .safe }
    }

    private func placeLine(_ side: String, _ place: String) -> String {
        "    " + colors.dim("\(side): \(PlainText.printable(place))")
    }

    private func line(_ title: String, _ verdict: Verdict, _ reason: String) -> String {
        let word = PlainText.padded(verdict.rawValue, to: reason.isEmpty ? 0 : Self.verdictWidth)
        return "    " + PlainText.padded(title, to: Self.titleWidth) + colors.paint(word, as: verdict)
            + PlainText.printable(reason)
    }

    private func lines(of fixes: [Fix]) -> [String] {
        if fixes.isEmpty { return ["      " + ReviewReport.noFixText] }
        return fixes.enumerated().flatMap { number, fix in
            let label = number == 0 ? "fix:" : "or:"
            return fix.steps.enumerated().map { clauseLine($0 == 0 ? label : "and:", $1.place, $1.text) }
                + fix.outcomeTexts.map { "      \(colors.cyan("then:")) \(PlainText.printable($0))" }
        }
    }

    /// A line that ends with the clause, so that it is easy to copy.
    private func clauseLine(_ label: String, _ place: String, _ clause: String) -> String {
        let head = "      \(colors.cyan(label)) add \(PlainText.printable(place)):"
        let text = PlainText.printable(clause, keepsLineBreaks: true)
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
