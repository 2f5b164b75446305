// Selects, groups and counts the changes of a review to show: the same for all output formats.

package import CodingSchema

/// A review as it is shown.
package struct ReviewReport: Sendable {
    /// The changes that are shown.
    package enum Level: String, CaseIterable, Sendable {
        /// Changes that affect archives.
        case archive

        /// Changes that affect archives or Swift code that uses the generated code.
        case source
    }

    /// The changes of one declaration.
    package struct Group: Sendable {
        /// `Person`, or `Payroll.Person` if several modules are reviewed.
        package let title: String
        package fileprivate(set) var entries: [Entry] = []
    }

    /// A change as all formats show it.
    package struct Entry: Sendable {
        package let change: Change

        /// `Person.name`, or the declaration.
        package let subject: String

        /// The verdict with which the change counts: the facts about archives and, if the level includes it, the effect
        /// on source code.
        package let verdict: Verdict

        /// The findings of all directions.
        let lines: [Line]

        /// The effect on source code, if the level includes it.
        let effect: Line?

        /// The fixes of the change's subject, below the last of its changes.
        let fixes: [FixLine]

        var allLines: [Line] { lines + [effect].compactMap(\.self) }

        /// What breaks for later versions, where nothing is lost now.
        var breakingAdvice: [Line] {
            verdict == .safe && change.waiver == nil ? lines.filter { $0.finding.verdict == .breaking } : []
        }

        /// The member to show with the change's summary; `nil` if the summary names it.
        var unnamedMember: String? {
            guard let member = change.member else { return nil }
            let isNamed = ["'\(member)'", "'\(member):"].contains { change.summary.contains($0) }
            return isNamed ? nil : member
        }
    }

    /// A finding with its title: a direction, or a field.
    package struct Line: Hashable, Sendable {
        package let title: String
        package let finding: Finding

        package init(_ title: String, _ finding: Finding) {
            self.title = title
            self.finding = finding
        }
    }

    /// What is shown of fixes.
    enum FixLine: Sendable {
        /// A clause to add, as the "fix", as another one ("or"), or in addition ("and").
        case add(label: String, SuggestedClause.Step)

        /// What the review says after the clauses: a text for each direction that isn't safe.
        case then([String])

        /// Nothing fixes the change, or the fix wasn't applied: "no clause makes it better".
        case none(String)
    }

    /// How many changes there are of each kind.
    package struct Counts: Equatable, Sendable {
        package var breaking = 0

        /// Those that are lossy but not breaking.
        package var lossy = 0
        package var safe = 0
        package var waived = 0
        package var guesses = 0
    }

    package let review: Review
    package let level: Level

    /// The name of the old side: "HEAD".
    package let oldName: String

    /// The name of the new side: "the working tree".
    package let newName: String

    /// The groups of the shown changes, in the order of the review.
    package private(set) var groups: [Group] = []

    /// The number of changes that only the other level shows.
    package let hiddenCount: Int

    /// Whether titles include the module, because several modules are shown.
    private let namesModules: Bool

    package init(_ review: Review, level: Level = .archive, oldName: String, newName: String) {
        self.review = review
        self.level = level
        self.oldName = oldName
        self.newName = newName
        let shown = review.changes.filter { level == .source || !$0.findings.isEmpty }
        hiddenCount = review.changes.count - shown.count
        namesModules = Set(shown.map(\.moduleName)).count > 1
        groups = groups(of: shown)
    }

    /// The shown changes, group by group.
    package var entries: [Entry] { groups.flatMap(\.entries) }

    /// What the shown changes are about and that has fixes, in the order of the review.
    package var fixedSubjects: [ReviewSubject] {
        let shown = Set(entries.map(\.change.subject))
        return review.subjects.filter { shown.contains($0) && review.fixes[$0] != nil }
    }

    /// The groups with their changes, or with those only that aren't safe or break something for later versions.
    func groups(hidingSafe: Bool) -> [Group] {
        guard hidingSafe else { return groups }
        let shown = entries.filter { $0.verdict > .safe || !$0.breakingAdvice.isEmpty }.map(\.change)
        return groups(of: shown) { verdict(of: $0) > .safe }
    }

    /// The verdict with which a change counts.
    private func verdict(of change: Change) -> Verdict {
        level == .source && change.sourceEffect?.isBreaking == true ? .breaking : change.verdict
    }

    /// - Parameter needsFix: whether the fixes of a subject may follow a change.
    private func groups(
        of changes: [Change],
        needsFix: (Change) -> Bool = { $0.findings.values.contains { $0.verdict > .safe } }
    ) -> [Group] {
        let indices = Dictionary(grouping: changes.indices, by: { changes[$0].subject })
        // Fixes follow the last change that needs one.
        let ends = indices.mapValues { indices in indices.last { needsFix(changes[$0]) } }
        var groups: [Group] = []
        var numbers: [[String]: Int] = [:]
        for (index, change) in changes.enumerated() {
            let ofSubject = indices[change.subject] ?? []
            let title = namesModules ? "\(change.moduleName).\(change.declaration)" : change.declaration
            let number = numbers[[change.moduleName, change.declaration]] ?? groups.count
            if number == groups.count {
                numbers[[change.moduleName, change.declaration]] = number
                groups.append(Group(title: title))
            }
            let effect = level == .source ? change.sourceEffect : nil
            groups[number].entries.append(
                Entry(
                    change: change, subject: change.member.map { "\(title).\($0)" } ?? title,
                    verdict: verdict(of: change),
                    lines: change.findings.inOrder.map { Line($0.title, $1) },
                    effect: effect.map {
                        Line("generated Swift", Finding($0.isBreaking ? .breaking : .safe, $0.reason))
                    },
                    fixes: ends[change.subject] == index ? fixLines(below: ofSubject.map { changes[$0] }) : []))
        }
        return groups
    }

    /// What to show below the changes of a subject.
    private func fixLines(below changes: [Change]) -> [FixLine] {
        let changes = changes.filter { $0.waiver == nil }
        guard let subject = changes.first?.subject,
            changes.contains(where: { $0.findings.values.contains { $0.verdict > .safe } })
        else { return [] }
        guard let fixes = review.fixes[subject], !fixes.isEmpty else {
            return changes.allSatisfy { $0.verdict == .safe } ? [] : [.none("no clause makes it better")]
        }
        return fixes.enumerated().flatMap { number, fix in
            (fix.steps + fix.functions).enumerated().map {
                FixLine.add(label: $0 > 0 ? "and" : number == 0 ? "fix" : "or", $1)
            } + [.then(fix.resultTexts)] + (fix.isUndoing ? [.none("not applied, because it undoes the change")] : [])
        }
    }

    /// The worst verdict of the changes that aren't waived.
    package var verdict: Verdict {
        entries.filter { $0.change.waiver == nil }.map(\.verdict).max() ?? .safe
    }

    /// The number of shown changes of each kind.
    package var counts: Counts {
        var counts = Counts()
        for entry in entries {
            if entry.change.guess != nil { counts.guesses += 1 }
            if entry.change.waiver != nil {
                counts.waived += 1
                continue
            }
            switch entry.verdict {
            case .breaking: counts.breaking += 1
            case .lossy: counts.lossy += 1
            case .safe: counts.safe += 1
            }
        }
        return counts
    }

    /// "3 changes in 2 declarations: 1 breaking, 2 safe; 1 guess".
    package var countsText: String {
        let counts = counts
        let verdicts = [(counts.breaking, "breaking"), (counts.lossy, "lossy"), (counts.safe, "safe")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        var parts = verdicts.isEmpty ? [] : [verdicts.joined(separator: ", ")]
        if counts.waived > 0 { parts.append("\(counts.waived) waived") }
        if counts.guesses > 0 { parts.append(Self.count(counts.guesses, "guess", "guesses")) }
        let total = Self.count(entries.count, "change", "changes")
        let declarations = Self.count(groups.count, "declaration", "declarations")
        return "\(total) in \(declarations): \(parts.joined(separator: "; "))"
    }

    /// The text to print if no change is shown.
    package var nothingText: String {
        let text = "no change from \(oldName) to \(newName)"
        guard hiddenCount > 0 else { return text }
        let hidden = Self.count(hiddenCount, "change", "changes")
        return "\(text) that affects archives; '--level source' shows \(hidden) of the generated Swift"
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }
}

extension Fix {
    /// What to write in Swift, too.
    fileprivate var functions: [SuggestedClause.Step] {
        steps.contains { $0.text.contains(" via ") }
            ? [SuggestedClause.Step(text: "the functions that 'coding stubs' prints", target: "in Swift")] : []
    }

    /// What the review says of the subject after the fix, one text for each direction that isn't safe.
    fileprivate var resultTexts: [String] {
        if remaining.isEmpty {
            return [leavesSequences ? "safe in keyed archives, and not in sequential ones" : "safe in all directions"]
        }
        return remaining.inOrder.map { "\($0.title) \($1.verdict.rawValue): \($1.reason)" }
    }
}

extension SourceRange {
    /// `file:line:column`.
    package var locationText: String { "\(file.path):\(start.line):\(start.column)" }
}
