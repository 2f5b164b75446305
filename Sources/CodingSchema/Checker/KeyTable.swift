// The keys that a class's superclass chain uses, while the checker walks down the tree of classes.
//
//     level of Person     "First" → field firstName
//     level of Employee   "EmpID" → field employeeID, "First" → field firstName, fallback of another field
//
// The nearest level that has a key has all its uses. An indexed array uses all keys "weights[0]", "weights[1]", …: it has
// the slot `every("weights")`. A plain key like "weights[3]" has the slot `some("weights")` in addition to its own.

/// The active uses at a class: its own and those of its superclasses.
struct KeyTable {
    /// The uses of one spelling.
    struct Entry {
        /// The key, `also`, version or retired key.
        var taken: KeyUse?

        /// Fallbacks of at most two owners: enough to find one that doesn't belong to a given owner.
        var fallbacks: [KeyUse] = []

        func fallback(notOf owner: Int) -> KeyUse? { fallbacks.first { $0.owner != owner } }
        func fallback(of owner: Int) -> KeyUse? { fallbacks.first { $0.owner == owner } }
    }

    /// What can be used, by the number of a key or of an array's name.
    private enum Slot: Hashable {
        case key(Int)

        /// Every element of an indexed array.
        case every(Int)

        /// A plain key that an element of an indexed array would also have.
        case some(Int)
    }

    private struct Level {
        var entries: [Slot: Entry] = [:]

        /// The first use of each key, by the number of the lowercased key.
        var spellings: [Int: KeyUse] = [:]
    }

    private var levels: [Level] = []

    /// Enters a class: all later additions are dropped when it is left.
    mutating func enter() { levels.append(Level()) }

    mutating func leave() { levels.removeLast() }

    // MARK: Active uses

    /// The earlier uses that a use could collide with.
    func entries(for use: KeyUse) -> [Entry] {
        let number = use.numbers.key
        let slots =
            use.isIndexed ? [.every(number), .some(number)] : [.key(number)] + use.numbers.arrays.map(Slot.every)
        return slots.compactMap(entry)
    }

    /// An earlier use, of another owner, of a key that differs from the given one only in case.
    func sameSpelling(as use: KeyUse) -> KeyUse? {
        guard let earlier = spelling(use.numbers.spelling) else { return nil }
        return earlier.numbers.key != use.numbers.key && earlier.owner != use.owner ? earlier : nil
    }

    private func entry(_ slot: Slot) -> Entry? { levels.lazy.reversed().compactMap { $0.entries[slot] }.first }

    private func spelling(_ number: Int) -> KeyUse? { levels.lazy.reversed().compactMap { $0.spellings[number] }.first }

    // MARK: Additions

    /// Adds a use, unless there is one of its kind already.
    ///
    /// - Parameter isSound: whether the use has no errors; only then does its spelling count.
    mutating func add(_ use: KeyUse, isSound: Bool) {
        let number = use.numbers.key
        let isNew = add(use, to: use.isIndexed ? .every(number) : .key(number))
        if isNew, isSound, !use.isFallback, spelling(use.numbers.spelling) == nil {
            levels[levels.count - 1].spellings[use.numbers.spelling] = use
        }
        guard !use.isIndexed else { return }
        for array in use.numbers.arrays { add(use, to: .some(array)) }
    }

    @discardableResult
    private mutating func add(_ use: KeyUse, to slot: Slot) -> Bool {
        var entry = entry(slot) ?? Entry()
        if use.isFallback {
            guard entry.fallbacks.count < 2, entry.fallback(of: use.owner) == nil else { return false }
            entry.fallbacks.append(use)
        } else {
            guard entry.taken == nil else { return false }
            entry.taken = use
        }
        levels[levels.count - 1].entries[slot] = entry
        return true
    }
}
