// What the schema Clauses leaves to Swift.
import Archiving

nonisolated extension Drawing {
    func measure() { area = corner.x * corner.y }
}

nonisolated extension Colour {
    static func uniqued(of colour: Colour) -> Colour { colour }

    func standIn() -> any Coding { self }
}

nonisolated extension Glossary {
    func index() {
        for (number, word) in words.enumerated() {
            firstLetters[String(word.prefix(1))] = number
            longest = max(longest, word.count)
        }
    }
}

nonisolated extension Everything {
    static func `default`(_ everything: Everything) -> Everything { everything }

    func `repeat`() -> any Coding { self }

    func recount() { count = next == nil ? 1 : 2 }
}
