// The clauses that the rules propose. A fix consists of those that keep their promise: see `Fixes/FixFinder.swift`.

/// Schema text that may fix a change.
package struct SuggestedClause: Hashable, Sendable {
    /// One edit.
    package struct Step: Hashable, Sendable {
        /// The text, ready to paste: `fallback "Surname"`, or a whole member line.
        package let text: String

        /// The location to add it to: "to the field 'lastName'", "into the class 'Person'".
        package let target: String
    }

    /// The clause, and additional edits that it needs to take effect.
    package let steps: [Step]

    /// Creates a clause with the location to add it to, and additional edits.
    package init(_ text: String, _ target: String, steps: [Step] = []) {
        self.steps = [Step(text: text, target: target)] + steps
    }

    /// A clause of some edits; `nil` if there is none.
    init?(_ steps: [Step]) {
        if steps.isEmpty { return nil }
        self.steps = steps
    }

    /// The clause retires a key.
    var retiresKey: Bool { steps[0].text.hasPrefix("retired ") }
}
