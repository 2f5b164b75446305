// The clauses that the rules propose. A fix consists of those that keep their promise: see `Fixes/FixFinder.swift`.

/// Schema text that may fix a change.
package struct SuggestedClause: Hashable, Sendable {
    /// An additional edit that the clause needs to take effect.
    package struct Step: Hashable, Sendable {
        /// The text, ready to paste: `version 1`.
        package let text: String

        /// The location to add it to: "to the enum 'Flavor'".
        package let target: String

        package init(text: String, target: String) {
            self.text = text
            self.target = target
        }
    }

    /// The text, ready to paste: `fallback "Surname"`, or a whole member line.
    package let text: String

    /// The location to add it to: "to the field 'lastName'", "into the class 'Person'".
    package let target: String

    /// The additional edits, in order.
    package let steps: [Step]

    /// Creates a clause with the location to add it to.
    package init(_ text: String, _ target: String, steps: [Step] = []) {
        self.text = text
        self.target = target
        self.steps = steps
    }

    /// The clause and its additional edits, in order.
    package var allSteps: [Step] { [Step(text: text, target: target)] + steps }

    /// The clause retires a key.
    var retiresKey: Bool { text.hasPrefix("retired ") }
}
