// Findings without an explanation among the changes of their field. Usually the change of another declaration explains
// and reports them. A finding that no change explains becomes a separate change, so that it is not lost.

import CodingSchema

/// A finding about a field whose changes don't explain it.
struct UnattributedFinding {
    let direction: Direction
    let finding: Finding
    let member: String
    var old: SchemaField?
    var new: SchemaField?

    /// Whether the class inherits the field in only one of the versions.
    var isInherited: Bool { old == nil && new == nil }
}

/// Turns findings that no change explains into changes.
struct UnattributedFindings {
    private var worst: [DeclarationName: [Direction: Verdict]] = [:]
    private let contexts: ReviewContexts

    init(_ declarations: [DeclarationChanges], _ contexts: ReviewContexts) {
        self.contexts = contexts
        for declaration in declarations {
            for change in declaration.changes {
                for direction in Direction.allCases where direction.isFact {
                    let known = worst[declaration.name]?[direction] ?? .safe
                    worst[declaration.name, default: [:]][direction] = max(known, change.verdict(direction))
                }
            }
        }
    }

    /// The changes to add to those of the declaration.
    func changes(for declaration: DeclarationChanges, waivers: Waivers) -> [Change] {
        var drafts: [ChangeDraft] = []
        for found in declaration.unattributed where !isExplained(found) {
            let rule: ReviewRule =
                switch found.finding.aspect {
                case .lost: .fieldRemoved
                case .otherValue, .missing: .keyChanged
                case .type, .empty, .conditional, nil: .typeChanged
                }
            let index = drafts.firstIndex { $0.member == found.member && $0.rule == rule } ?? drafts.endIndex
            if index == drafts.endIndex {
                let subject = found.isInherited ? "the inherited" : "the value of"
                drafts.append(
                    ChangeDraft(
                        rule, member: found.member, "\(subject) '\(found.member)' is read differently",
                        from: found.old?.location ?? declaration.oldLocation,
                        to: found.new?.location ?? declaration.newLocation))
            }
            drafts[index].add(found.direction, found.finding)
        }
        return drafts.map { $0.change(in: declaration.name, waivers: waivers) }
    }

    /// Whether a change of another declaration is as bad: that of the reported cause, or of a declaration that the
    /// value leads to.
    private func isExplained(_ found: UnattributedFinding) -> Bool {
        func isAsBad(_ name: DeclarationName) -> Bool {
            worst[name]?[found.direction] ?? .safe >= found.finding.verdict
        }
        if let cause = found.finding.cause, isAsBad(cause) || isAsBad(contexts.pairs.new(of: cause)) { return true }
        if let new = found.new, contexts.new.declarations(in: new.type).contains(where: isAsBad) { return true }
        guard let old = found.old else { return false }
        return contexts.old.declarations(in: old.type).contains { isAsBad($0) || isAsBad(contexts.pairs.new(of: $0)) }
    }
}
