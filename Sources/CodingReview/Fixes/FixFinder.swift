// Finds fixes by trying what the rules propose.
//
//     proposal ──▶ edit the sources ──▶ check ──▶ review ──▶ better for the subject, no worse for others?
//                        ▲                                        │ yes: the next proposal for the subject
//                        └────────────────────────────────────────┘ none is better: the fix, with its verdicts
//
// A fix therefore ends: what it promises is the review of what it leaves, and that review proposes nothing better.

package import CodingSchema

/// Finds the fixes of a review.
package final class FixFinder {
    /// The schemas after some edits, and their review.
    private struct State {
        let sources: SchemaSources

        /// Schemas live as long as their analyses.
        let analyses: [SchemaAnalysis]
        let review: Review
        let verdicts: [ReviewSubject: SubjectVerdicts]
        var clauses: [SuggestedClause] = []
        var steps: [SuggestedClause.Step] { clauses.flatMap(\.steps) }

        func verdicts(of subject: ReviewSubject) -> SubjectVerdicts { verdicts[subject] ?? SubjectVerdicts() }

        /// Whether a subject is better than in another state, or has the same verdicts for fewer reasons: each may need a
        /// clause of its own.
        func betters(_ other: State, for subject: ReviewSubject) -> Bool {
            let (own, others) = (verdicts(of: subject), other.verdicts(of: subject))
            return own.improves(others) || own == others && reasons(for: subject) < other.reasons(for: subject)
        }

        /// The number of findings that aren't safe.
        private func reasons(for subject: ReviewSubject) -> Int {
            review.changes.filter { $0.subject == subject }.flatMap(\.findings.values).count { $0.verdict > .safe }
        }
    }

    /// How many declarations may be reviewed in search of fixes.
    private static let mostReviewed = 60_000

    private let old: [Schema]
    private let released: ReleasedVersions
    private let start: State?
    private var reviewed = 0

    /// Whether the search ended early, so that some subjects may lack fixes.
    package private(set) var isExhausted = false

    /// - Parameters:
    ///   - old: the schemas of the old version.
    ///   - new: the sources of the new version.
    ///   - released: the versions of classes that can't change.
    package init(old: [Schema], new: SchemaSources, released: ReleasedVersions = ReleasedVersions()) {
        self.old = old
        self.released = released
        start = Self.state(of: new, old, released)
    }

    private static func state(of sources: SchemaSources, _ old: [Schema], _ released: ReleasedVersions) -> State? {
        guard let analyses = sources.check() else { return nil }
        let review = Review.compare(old: old, new: analyses.compactMap(\.schema), released: released)
        return State(sources: sources, analyses: analyses, review: review, verdicts: review.verdictsBySubject)
    }

    /// The review with the fixes of each subject, the best first; `nil` if the new schemas have errors.
    ///
    /// - Complexity: A check and a review of all schemas for each proposal. A limit bounds their number.
    package func review() -> Review? {
        guard let start else { return nil }
        var review = start.review
        for subject in review.subjects {
            let fixes = fixes(for: subject, in: start).map { fix(for: subject, from: start, to: $0) }
            if !fixes.isEmpty { review.fixes[subject] = fixes }
        }
        return review
    }

    /// The review after the first fix of each subject, the edited files, and the guesses that the fixes are for. A fix may
    /// change other members, which then have their turn. A fix that undoes the change that it is for isn't applied, and
    /// stays in the review.
    package func fixed() -> (review: Review, files: [Fix.FileChange], guesses: [Change])? {
        guard let start else { return nil }
        var state = start
        var guesses: [Change] = []
        var done: Set<ReviewSubject> = []
        var undoing: [ReviewSubject] = []
        while let subject = state.review.subjects.first(where: { !done.contains($0) }) {
            done.insert(subject)
            let fixes = fixes(for: subject, in: state)
            guard let next = fixes.first(where: { $0.review.changes.contains { $0.subject == subject } }) else {
                if !fixes.isEmpty { undoing.append(subject) }
                continue
            }
            guesses += state.review.changes.filter { $0.subject == subject && $0.guess != nil }.prefix(1)
            state = next
        }
        var review = state.review
        for subject in undoing {
            review.fixes[subject] = fixes(for: subject, in: state).map {
                fix(for: subject, from: state, to: $0, isUndoing: true)
            }
        }
        return (review, state.sources.changes(since: start.sources), guesses)
    }

    private func fix(for subject: ReviewSubject, from start: State, to end: State, isUndoing: Bool = false) -> Fix {
        Fix(
            steps: Self.joined(Array(end.steps.dropFirst(start.steps.count))),
            files: end.sources.changes(since: start.sources),
            promise: end.verdicts(of: subject), remaining: end.review.remaining(for: subject),
            leavesSequences: subject.owner.map { Self.changesSequences(of: $0, in: end) } ?? false,
            isUndoing: isUndoing)
    }

    // MARK: Search

    /// The states that the proposals for a subject lead to, the best first.
    private func fixes(for subject: ReviewSubject, in state: State) -> [State] {
        var found = sequenceFixes(with: subject, in: state)
        if !found.isEmpty { return found }
        for proposal in Self.proposals(for: subject, in: state) {
            // What an earlier fix contains is not an alternative to it.
            let isPart = found.contains { $0.steps[state.steps.count...].contains(proposal.steps[0]) }
            guard !isPart else { continue }
            guard var next = trying(proposal, for: subject, in: state),
                Self.leavesRemoved(subject, from: state, in: next)
            else { continue }
            next = reduced(bettered(next, for: subject, from: state), for: subject, in: state)
            let isKnown = found.contains { $0.sources.isSame(as: next.sources) }
            let isFix = next.verdicts(of: subject).improves(state.verdicts(of: subject))
            if isFix, !isKnown { found.append(next) }
        }
        found = found.filter { one in
            !found.contains { $0.verdicts(of: subject).improves(one.verdicts(of: subject)) }
        }
        return found.enumerated().sorted {
            let ranks = [$0, $1].map { $0.element.verdicts(of: subject).rank + [$0.element.steps.count, $0.offset] }
            return ranks[0].lexicographicallyPrecedes(ranks[1])
        }.map(\.element)
    }

    /// The fixes of the sequences of a member's class or struct, if they are fixes for the member too: what repairs the
    /// member in keyed archives alone would leave its sequences without a fix.
    private func sequenceFixes(with member: ReviewSubject, in state: State) -> [State] {
        guard let owner = member.owner, Self.changesSequences(of: owner, in: state) else { return [] }
        return fixes(for: owner, in: state)
            .filter { $0.verdicts(of: member).improves(state.verdicts(of: member)) }
            .map { bettered($0, for: member, from: state) }
    }

    private static func changesSequences(of owner: ReviewSubject, in state: State) -> Bool {
        state.review.changes.contains {
            $0.subject == owner && $0.rule == .sequenceChanged && $0.waiver == nil && $0.verdict > .safe
        }
    }

    /// The state after all proposals for a subject that are better for it.
    private func bettered(_ state: State, for subject: ReviewSubject, from start: State) -> State {
        var result = state
        while let better = Self.proposals(for: subject, in: result).lazy.compactMap({ [result] in
            self.trying($0, for: subject, in: result)
        }).first(where: { Self.leavesRemoved(subject, from: start, in: $0) }) { result = better }
        return result
    }

    /// Whether a field that was removed is still removed, or at least no longer written.
    private static func leavesRemoved(_ subject: ReviewSubject, from start: State, in next: State) -> Bool {
        func has(_ rules: [ReviewRule], _ state: State) -> Bool {
            state.review.changes.contains { $0.subject == subject && rules.contains($0.rule) }
        }
        return !has([.fieldRemoved], start) || has([.fieldRemoved, .writingEnded], next)
    }

    private static func proposals(for subject: ReviewSubject, in state: State) -> [SuggestedClause] {
        var result: [SuggestedClause] = []
        for change in state.review.changes where change.subject == subject && change.waiver == nil {
            for case (_, let finding) in change.findings.inOrder where finding.verdict > .safe {
                for case let clause? in [finding.fix, finding.otherFix] where !result.contains(clause) {
                    result.append(clause)
                }
            }
        }
        return result
    }

    /// The state after a proposal; `nil` if it is not a step towards better verdicts for the subject, or worse for another
    /// one.
    private func trying(_ proposal: SuggestedClause, for subject: ReviewSubject, in state: State) -> State? {
        guard let sources = state.sources.adding(proposal, for: subject),
            var next = searched(sources, near: state),
            next.betters(state, for: subject),
            next.verdicts.allSatisfy({ $0.key == subject || $0.value.keepsFacts(of: state.verdicts(of: $0.key)) })
        else { return nil }
        next.clauses = state.clauses + [proposal]
        return next
    }

    /// A state that the search reaches; `nil` if its schemas have errors, or if the search has reached its limit.
    private func searched(_ sources: SchemaSources, near state: State) -> State? {
        reviewed += state.analyses.reduce(1) { $0 + ($1.schema?.files.reduce(0) { $0 + $1.declarations.count } ?? 0) }
        guard reviewed <= Self.mostReviewed else {
            isExhausted = true
            return nil
        }
        return Self.state(of: sources, old, released)
    }

    /// The state without the clauses that add nothing to its verdicts: a later one may do what an earlier one did.
    private func reduced(_ end: State, for subject: ReviewSubject, in start: State) -> State {
        var result = end
        for clause in end.clauses[start.clauses.count...].dropLast() {
            let others = result.clauses[start.clauses.count...].filter { $0 != clause }
            var sources: SchemaSources? = start.sources
            for other in others { sources = sources?.adding(other, for: subject) }
            guard var state = sources.flatMap({ searched($0, near: start) }),
                state.verdicts(of: subject) == result.verdicts(of: subject),
                state.verdicts.allSatisfy({ $0.key == subject || $0.value.keepsFacts(of: start.verdicts(of: $0.key)) })
            else { continue }
            state.clauses = start.clauses + others
            result = state
        }
        return result
    }

    /// Clauses that are added to the same target are one step.
    private static func joined(_ steps: [SuggestedClause.Step]) -> [SuggestedClause.Step] {
        var result: [SuggestedClause.Step] = []
        for step in steps {
            let isAddition = step.target.hasPrefix("to the field ") && !step.text.hasPrefix("=")
            guard isAddition, !step.target.contains(","),
                let index = result.firstIndex(where: { $0.target == step.target }),
                !result[index].text.hasPrefix("=")
            else {
                result.append(step)
                continue
            }
            result[index] = SuggestedClause.Step(text: "\(result[index].text) \(step.text)", target: step.target)
        }
        return result
    }
}
