// Findings without an explanation among the changes of their field. Usually the change of another declaration explains
// and reports them. A finding that no change explains becomes a separate change, so that it is not lost.

import CodingSchema

/// Turns unexplained findings into changes.
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
        for finding in declaration.unexplained where !isExplained(finding, in: declaration.name) {
            let rule: ReviewRule =
                switch finding.outcome.cause {
                case .lost: .fieldRemoved
                case .otherValue, .missing: .keyChanged
                case .type, .empty, .conditional: .typeChanged
                }
            let position = drafts.firstIndex { $0.member == finding.member && $0.rule == rule }
            var draft =
                position.map { drafts[$0] }
                ?? ChangeDraft(
                    rule, member: finding.member,
                    finding.isInherited
                        ? "the inherited '\(finding.member)' is read differently"
                        : "the value of '\(finding.member)' is read differently"
                )
                .placed(finding.old?.place ?? declaration.oldPlace, finding.new?.place ?? declaration.newPlace)
            draft.add(finding.direction, finding.outcome, fix: finding.outcome.fix)
            if let position { drafts[position] = draft } else { drafts.append(draft) }
        }
        return drafts.map { $0.change(in: declaration.name, waivers: waivers) }
    }

    /// Whether a change of another declaration is as bad: that of the reported cause, or of a declaration that the
    /// value leads to.
    private func isExplained(_ finding: OwnerChanges.Unexplained, in name: DeclarationName) -> Bool {
        var names: Set<DeclarationName> = []
        if let cause = finding.outcome.declaration { names.formUnion([cause, contexts.pairs.new(of: cause)]) }
        if let old = finding.old {
            names.formUnion(contexts.old.declarations(in: old.type).map(contexts.pairs.new(of:)))
            names.formUnion(contexts.old.declarations(in: old.type))
        }
        if let new = finding.new { names.formUnion(contexts.new.declarations(in: new.type)) }
        return names.contains { worst[$0]?[finding.direction] ?? .safe >= finding.outcome.verdict }
    }
}
