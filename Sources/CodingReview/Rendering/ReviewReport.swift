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
        /// The module of the declaration.
        package let moduleName: String

        /// The name of the declaration.
        package let declaration: String
        package fileprivate(set) var changes: [Change]
    }

    /// How many changes there are of each kind.
    package struct Counts: Equatable, Sendable {
        /// Those that are breaking.
        package var breaking = 0

        /// Those that are lossy but not breaking.
        package var lossy = 0

        /// Those that are safe.
        package var safe = 0

        /// Those that are waived.
        package var waived = 0

        /// Those that are based on a guess.
        package var guesses = 0
    }

    /// The review.
    package let review: Review

    /// The level of the shown changes.
    package let level: Level

    /// The name of the old side: "HEAD".
    package let oldName: String

    /// The name of the new side: "the working tree".
    package let newName: String

    /// The groups of the shown changes, in the order of the review.
    package let groups: [Group]

    /// The number of changes that only the other level shows.
    package let hiddenCount: Int

    /// Creates a report at a level.
    package init(_ review: Review, level: Level = .archive, oldName: String, newName: String) {
        self.review = review
        self.level = level
        self.oldName = oldName
        self.newName = newName
        let shown = review.changes.filter { level == .source || !$0.judgements.isEmpty }
        var groups: [Group] = []
        var numbers: [[String]: Int] = [:]
        for change in shown {
            let name = [change.moduleName, change.declaration]
            if let number = numbers[name] {
                groups[number].changes.append(change)
            } else {
                numbers[name] = groups.count
                groups.append(
                    Group(moduleName: change.moduleName, declaration: change.declaration, changes: [change]))
            }
        }
        self.groups = groups
        self.hiddenCount = review.changes.count - shown.count
    }

    /// The shown changes, group by group.
    package var changes: [Change] { groups.flatMap(\.changes) }

    /// What the shown changes are about and that has fixes, in the order of the review.
    package var fixedSubjects: [ReviewSubject] {
        let shown = Set(changes.map(\.subject))
        return review.subjects.filter { shown.contains($0) && review.fixes[$0] != nil }
    }

    /// The groups with their changes, or with those that aren't safe only.
    func groups(hidingSafe: Bool) -> [Group] {
        guard hidingSafe else { return groups }
        return groups.compactMap { group in
            let changes = group.changes.filter { verdict(of: $0) > .safe }
            return changes.isEmpty
                ? nil : Group(moduleName: group.moduleName, declaration: group.declaration, changes: changes)
        }
    }

    /// The fixes to show below a change of a group: those of its subject, below the subject's last change; `nil` if
    /// there is nothing to fix.
    func fixes(below index: Int, of group: Group) -> [Fix]? {
        let subject = group.changes[index].subject
        let changes = group.changes.filter { $0.subject == subject && $0.waiver == nil }
        guard !group.changes[(index + 1)...].contains(where: { $0.subject == subject }),
            changes.contains(where: { $0.judgements.contains { $0.verdict > .safe } })
        else { return nil }
        let fixes = review.fixes[subject] ?? []
        return fixes.isEmpty && changes.allSatisfy { $0.verdict == .safe } ? nil : fixes
    }

    /// The text to print if nothing fixes a change that is not safe.
    static let noFixText = "no clause makes it better"

    /// The verdict with which a change counts: the facts about archives and, if the level includes it, the effect on
    /// source code.
    package func verdict(of change: Change) -> Verdict {
        let breaksSource = level == .source && change.sourceEffect?.isBreaking == true
        return breaksSource ? .breaking : change.verdict
    }

    /// The worst verdict of the changes that aren't waived.
    package var verdict: Verdict {
        changes.filter { $0.waiver == nil }.map { verdict(of: $0) }.max() ?? .safe
    }

    /// The number of shown changes of each kind.
    package var counts: Counts {
        var counts = Counts()
        for change in changes {
            if change.isGuess { counts.guesses += 1 }
            if change.waiver != nil {
                counts.waived += 1
                continue
            }
            switch verdict(of: change) {
            case .breaking: counts.breaking += 1
            case .lossy: counts.lossy += 1
            case .safe: counts.safe += 1
            }
        }
        return counts
    }

    /// Whether titles include the module, because several modules are shown.
    package var namesModules: Bool { Set(groups.map(\.moduleName)).count > 1 }

    /// A group's title: `Person`, or `Payroll.Person` if several modules are reviewed.
    package func title(of group: Group) -> String {
        namesModules ? "\(group.moduleName).\(group.declaration)" : group.declaration
    }

    /// The subject of a change: `Person.name`, or the declaration.
    package func subject(of change: Change) -> String {
        let declaration = namesModules ? "\(change.moduleName).\(change.declaration)" : change.declaration
        return change.member.map { "\(declaration).\($0)" } ?? declaration
    }

    /// The member to show with a change's summary; `nil` if the summary names it.
    func unnamedMember(of change: Change) -> String? {
        guard let member = change.member else { return nil }
        let isNamed = ["'\(member)'", "'\(member):"].contains { change.summary.contains($0) }
        return isNamed ? nil : member
    }

    /// "3 changes in 2 declarations: 1 breaking, 2 safe; 1 guess".
    package var countsText: String {
        let counts = counts
        let verdicts = [(counts.breaking, "breaking"), (counts.lossy, "lossy"), (counts.safe, "safe")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        var parts = verdicts.isEmpty ? [] : [verdicts.joined(separator: ", ")]
        if counts.waived > 0 { parts.append("\(counts.waived) waived") }
        if counts.guesses > 0 { parts.append(Self.count(counts.guesses, "guess", "guesses")) }
        let total = Self.count(changes.count, "change", "changes")
        let places = Self.count(groups.count, "declaration", "declarations")
        return "\(total) in \(places): \(parts.joined(separator: "; "))"
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
    /// What the review says of the subject after the fix, one line for each direction that isn't safe.
    var outcomeTexts: [String] {
        if remaining.isEmpty { return ["safe in all directions"] }
        return remaining.map { "\($0.direction.title) \($0.verdict.rawValue): \($0.reason)" }
    }
}

extension SourceRange {
    /// `file:line:column`.
    package var placeText: String { "\(file.path):\(start.line):\(start.column)" }
}
