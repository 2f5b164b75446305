// How much may be done for "did you mean": a file of mistakes must not cost its size times that of all schemas.

/// The steps that searches for near words may still take together.
///
/// A candidate that is looked at takes one; one that is compared takes the product of both lengths more.
package struct SearchBudget: Sendable {
    /// No bound: for a search among a few words.
    package static let unlimited = SearchBudget(steps: .max)

    /// Enough for a hundred misspelled names in a module of a thousand classes, and about a second's work without
    /// optimization.
    package static let ofModule = SearchBudget(steps: 6_000_000)

    package private(set) var steps: Int

    package init(steps: Int) {
        self.steps = steps
    }

    package var isSpent: Bool { steps <= 0 }

    /// Takes steps away, if there were any left.
    mutating func spend(_ count: Int) -> Bool {
        guard steps > 0 else { return false }
        steps -= count
        return true
    }
}
