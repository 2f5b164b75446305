// The distance between two words, for "did you mean" in messages.

/// The number of letters to insert, delete, replace or swap to make one word of another.
package enum EditDistance {
    /// Words longer than this are never compared: they aren't misspelled keywords, and the
    /// comparison takes time in proportion to the product of the lengths.
    private static let longestWord = 64

    /// The candidate that `word` was most likely meant to be, if one is near enough: the first of the nearest.
    ///
    /// One edit is allowed, or one for each three letters, ignoring case; a word is never its own correction.
    package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
        var budget = SearchBudget.unlimited
        return closest(to: word, among: candidates, budget: &budget)
    }

    /// The candidate that `word` was most likely meant to be; `nil` too once the budget is spent, for the nearest of
    /// some candidates need not be the nearest of all.
    package static func closest(
        to word: String, among candidates: some Sequence<String>, budget: inout SearchBudget
    ) -> String? {
        guard word.utf8.count <= longestWord else { return nil }
        let letters = Array(word.lowercased().utf8)
        let allowed = max(1, letters.count / 3)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            guard budget.spend(1) else { return nil }
            // Case can slightly change the length of non-ASCII letters; the exact limit is checked below.
            let length = candidate.utf8.count
            guard length <= longestWord, abs(letters.count - length) <= 2 * allowed, candidate != word else { continue }
            let others = Array(candidate.lowercased().utf8)
            // A word of which every letter would be replaced is another word.
            let limit = min(allowed, others.count - 1, best.map { $0.distance - 1 } ?? allowed)
            guard abs(letters.count - others.count) <= limit else { continue }
            guard budget.spend(letters.count * others.count) else { return nil }
            let distance = between(letters, others, limit: limit)
            if distance <= limit { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// The distance between two short words; if it is over the limit, any number over it.
    private static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        // Row n holds the distances from the first n letters of `left` to each beginning of `right`; a swap of two
        // neighbours looks two rows back.
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var row = last
        var leastOfLast = 0
        for (leftIndex, leftLetter) in left.enumerated() {
            row[0] = leftIndex + 1
            var least = row[0]
            for (rightIndex, rightLetter) in right.enumerated() {
                let replaced = last[rightIndex] + (leftLetter == rightLetter ? 0 : 1)
                var distance = min(replaced, last[rightIndex + 1] + 1, row[rightIndex] + 1)
                let isSwap =
                    leftIndex > 0 && rightIndex > 0
                    && leftLetter == right[rightIndex - 1] && left[leftIndex - 1] == rightLetter
                if isSwap { distance = min(distance, beforeLast[rightIndex - 1] + 1) }
                row[rightIndex + 1] = distance
                least = min(least, distance)
            }
            // Only a swap leads past a row, and it costs one as well.
            if min(least, leastOfLast + 1) > limit { return limit + 1 }
            leastOfLast = least
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count]
    }
}

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

    package var isSpent: Bool { steps <= 0 }

    /// Takes steps away, if there were any left.
    mutating func spend(_ count: Int) -> Bool {
        guard steps > 0 else { return false }
        steps -= count
        return true
    }
}
