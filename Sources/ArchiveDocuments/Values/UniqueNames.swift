// Names that differ: the second one of a name gets a number.

/// Names of which each is used once.
package struct UniqueNames {
    private var used: Set<String>

    /// The last number of each name that was asked for several times, so that its numbers aren't tried again.
    private var lastNumbers: [String: Int] = [:]

    package init(_ used: Set<String> = []) { self.used = used }

    /// The name, or the first of its numbered ones from 2 that isn't used yet.
    package mutating func unique(_ name: String, numbered: (Int) -> String) -> String {
        var candidate = name
        var number = lastNumbers[name] ?? 1
        while !used.insert(candidate).inserted {
            number += 1
            candidate = numbered(number)
        }
        if number > 1 { lastNumbers[name] = number }
        return candidate
    }
}
