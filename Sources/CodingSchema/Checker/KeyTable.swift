// The keys that a class's superclass chain uses, while the checker walks down the tree of classes.
//
//     class Person   taken  "First" → field firstName     marks [ 0 ]
//       class Employee      "EmpID" → field employeeID    marks [ 0, 1 ]      leaving Employee undoes the log to mark 1
//       class Guest         "Host"  → field host          marks [ 0, 1 ]
//
// The log contains the uses, each with all uses in its slot, and links to the previous one there:
//
//     slot of "First"  ──▶ log[4] fallback of another field ──▶ log[0] field firstName
//
// An indexed array uses all keys "weights[0]", "weights[1]", …: it has the slot `every("weights")`. A plain key like
// "weights[3]" has the slot `some("weights")` in addition to its plain one.

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

    /// The kinds of slots, in addition to the number of a key or an array.
    private enum Slot: Int, CaseIterable {
        case key

        /// Every element of an indexed array.
        case every

        /// A plain key that an element of an indexed array would also have.
        case some
    }

    private struct Change {
        let use: KeyUse
        let slot: Slot
        let number: Int

        /// The uses in the slot, with this one.
        let entry: Entry

        /// The previous use in the slot, by its index in the log.
        let earlier: Int?

        /// Whether no active key had this spelling before, ignoring case.
        let isFirstSpelling: Bool
    }

    private var log: [Change] = []
    private var marks: [Int] = []

    /// The last use in each slot, by its index in the log.
    private var slots = Slot.allCases.map { _ in NumberedValues<Int>() }

    /// The first use of each key, by the number of the lowercased key.
    private var spellings = NumberedValues<Int>()

    /// Enters a class: all later additions are undone when it is left.
    mutating func enter() { marks.append(log.count) }

    /// Undoes all additions since the class was entered.
    mutating func leave() {
        let mark = marks.popLast() ?? 0
        while log.count > mark, let change = log.popLast() {
            slots[change.slot.rawValue][change.number] = change.earlier
            if change.isFirstSpelling { spellings[change.use.numbers.spelling] = nil }
        }
    }

    // MARK: Active uses

    /// The earlier uses that a use could collide with.
    func entries(for use: KeyUse) -> [Entry] {
        let number = use.numbers.key
        if use.isIndexed { return [entry(.every, number), entry(.some, number)].compactMap(\.self) }
        let own = entry(.key, number)
        guard !use.numbers.arrays.isEmpty else { return own.map { [$0] } ?? [] }
        return ([own] + use.numbers.arrays.map { entry(.every, $0) }).compactMap(\.self)
    }

    /// An earlier use, of another owner, of a key that differs from the given one only in case.
    func sameSpelling(as use: KeyUse) -> KeyUse? {
        guard let position = spellings[use.numbers.spelling] else { return nil }
        let earlier = log[position].use
        return earlier.numbers.key != use.numbers.key && earlier.owner != use.owner ? earlier : nil
    }

    private func entry(_ slot: Slot, _ number: Int) -> Entry? { slots[slot.rawValue][number].map { log[$0].entry } }

    // MARK: Additions

    /// Adds a use, unless there is one of its kind already.
    ///
    /// - Parameter isSound: whether the use has no errors; only then does its spelling count.
    mutating func add(_ use: KeyUse, isSound: Bool) {
        add(use, to: use.isIndexed ? .every : .key, use.numbers.key, isSound: isSound)
        guard !use.isIndexed else { return }
        for array in use.numbers.arrays { add(use, to: .some, array, isSound: false) }
    }

    private mutating func add(_ use: KeyUse, to slot: Slot, _ number: Int, isSound: Bool) {
        var entry = entry(slot, number) ?? Entry()
        if use.isFallback {
            guard entry.fallbacks.count < 2, entry.fallback(of: use.owner) == nil else { return }
            entry.fallbacks.append(use)
        } else {
            guard entry.taken == nil else { return }
            entry.taken = use
        }
        let isFirstSpelling = isSound && !use.isFallback && spellings[use.numbers.spelling] == nil
        if isFirstSpelling { spellings[use.numbers.spelling] = log.count }
        log.append(
            Change(
                use: use, slot: slot, number: number, entry: entry, earlier: slots[slot.rawValue][number],
                isFirstSpelling: isFirstSpelling))
        slots[slot.rawValue][number] = log.count - 1
    }
}
