// The clauses that a review suggests, and which of them can be combined.

/// Schema text that would fix a change.
package struct SuggestedClause: Sendable {
    /// An additional edit that the clause needs to take effect.
    package struct Step: Sendable, Equatable {
        /// The text, ready to paste: `version 1`.
        package let text: String

        /// The location to add it to: "to the enum 'Flavor'".
        package let place: String

        package init(text: String, place: String) {
            self.text = text
            self.place = place
        }
    }

    /// The parts of a schema that a clause declares or refers to. Two clauses exclude each other if one owns a part
    /// that the other owns or shares.
    struct Claims: Sendable {
        var owned: Set<String> = []
        var shared: Set<String> = []

        /// Declares the member, or replaces its line.
        static func declaring(_ member: String, key: String) -> Claims {
            Claims(owned: ["member \(member)", "key \(key)"])
        }

        /// Replaces the member's line.
        static func replacing(_ member: String) -> Claims { Claims(owned: ["member \(member)"]) }

        /// Adds to the member, which has these other keys.
        static func adding(to member: String, keys: [String] = [], replacing part: String? = nil) -> Claims {
            Claims(
                owned: part.map { ["\($0) of \(member)"] } ?? [],
                shared: Set(keys.map { "key \($0)" } + ["member \(member)"]))
        }

        /// Declares the present or a former name in archives: a name can't be both.
        static let archivedName = Claims(owned: ["name"])

        /// Retires the key.
        static func retiring(_ key: String) -> Claims { Claims(owned: ["key \(key)"]) }
    }

    /// The text, ready to paste: `fallback "Surname"`, or a whole member line.
    package let text: String

    /// The location to add it to: "to the field 'lastName'", "into the class 'Person'".
    package let place: String

    /// The additional edits, in order.
    package let steps: [Step]

    /// Whether the clause replaces the change's other fixes, because it can't be combined with them.
    package private(set) var isAlternative = false
    private let claims: Claims

    /// Creates a clause with the location to add it to.
    package init(_ text: String, _ place: String, steps: [Step] = []) {
        self.init(text, place, steps: steps, claims: Claims())
    }

    init(_ text: String, _ place: String, steps: [Step] = [], claims: Claims) {
        self.text = text
        self.place = place
        self.steps = steps
        self.claims = claims
    }

    /// The clause retires a key.
    var retiresKey: Bool { text.hasPrefix("retired ") }

    /// The same clause as a replacement for the change's other fixes.
    package var asAlternative: SuggestedClause {
        var result = self
        result.isAlternative = true
        return result
    }

    /// The label of the clause in a review.
    var label: String { isAlternative ? "or, instead:" : "fix:" }

    private func excludes(_ other: SuggestedClause) -> Bool {
        let (own, others) = (claims, other.claims)
        return !own.owned.isDisjoint(with: others.owned.union(others.shared))
            || !own.shared.isDisjoint(with: others.owned)
    }

    /// Marks fixes that can't be combined with fixes before them.
    static func markingAlternatives(in judgements: [Judgement]) -> [Judgement] {
        var combined: [SuggestedClause] = []
        return judgements.map { judgement in
            guard let fix = judgement.fix, !combined.contains(fix) else { return judgement }
            guard combined.contains(where: fix.excludes) else {
                combined.append(fix)
                return judgement
            }
            return Judgement(
                judgement.direction, judgement.verdict, judgement.reason, fix: fix.asAlternative)
        }
    }
}

extension SuggestedClause: Equatable {
    /// Two clauses are equal if they add the same text at the same locations.
    package static func == (left: SuggestedClause, right: SuggestedClause) -> Bool {
        left.text == right.text && left.place == right.place && left.steps == right.steps
    }
}
