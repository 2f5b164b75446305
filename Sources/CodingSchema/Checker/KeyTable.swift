// The keys that a class's chain of superclasses uses, while the checker walks down the tree of classes.
//
//     class Person   taken  "First" → field firstName     marks [ 0 ]
//       class Employee      "EmpID" → field employeeID    marks [ 0, 1 ]      leaving Employee undoes the log to mark 1
//       class Guest         "Host"  → field host          marks [ 0, 1 ]

/// One place where a schema uses a key.
struct KeyUse {
    enum Role {
        case key
        case also
        case fallback
        case retired

        /// Holds a class's version; the name of the class decides the key where the schema does not.
        case version(isDefault: Bool)
    }

    let key: String
    let range: SourceRange
    let role: Role

    /// The field, retired clause or class that the use belongs to: two uses of one owner differ in other ways.
    let owner: Int
    let className: String
    let fieldName: String?

    /// Who uses the key, for messages.
    var user: String {
        switch role {
        case .key, .also, .fallback: "'\(className).\(fieldName ?? "")'"
        case .retired: "a retired key of '\(className)'"
        case .version: "the version of '\(className)'"
        }
    }

    var isFallback: Bool {
        if case .fallback = role { true } else { false }
    }

    var isRetired: Bool {
        if case .retired = role { true } else { false }
    }

    var isDefaultVersion: Bool {
        if case .version(isDefault: true) = role { true } else { false }
    }
}

/// The uses in force at a class: its own and those of its superclasses.
struct KeyTable {
    /// The uses of one spelling.
    struct Entry {
        /// The key, `also`, version or retired key.
        var taken: KeyUse?

        /// Fallbacks of two different owners at most: enough to find one that is not a given owner's.
        var fallbacks: [KeyUse] = []

        func fallback(notOf owner: Int) -> KeyUse? { fallbacks.first { $0.owner != owner } }
        func fallback(of owner: Int) -> KeyUse? { fallbacks.first { $0.owner == owner } }
    }

    private enum Change {
        case entry(String, before: Entry?)
        case spelling(String)
    }

    private var entries: [String: Entry] = [:]

    /// The first use of each key, by the key in lower case.
    private var spellings: [String: KeyUse] = [:]
    private var log: [Change] = []
    private var marks: [Int] = []

    /// Begins a class: what is added from here on is undone when it is left.
    mutating func enter() { marks.append(log.count) }

    /// Undoes what was added since the class was entered.
    mutating func leave() {
        let mark = marks.popLast() ?? 0
        while log.count > mark, let change = log.popLast() {
            switch change {
            case .entry(let key, let before): entries[key] = before
            case .spelling(let spelling): spellings[spelling] = nil
            }
        }
    }

    func entry(for key: String) -> Entry { entries[key] ?? Entry() }

    /// Adds a use; the first one of a kind stays.
    mutating func add(_ use: KeyUse) {
        let before = entries[use.key]
        var entry = before ?? Entry()
        if use.isFallback {
            guard entry.fallbacks.count < 2, entry.fallback(of: use.owner) == nil else { return }
            entry.fallbacks.append(use)
        } else {
            guard entry.taken == nil else { return }
            entry.taken = use
        }
        log.append(.entry(use.key, before: before))
        entries[use.key] = entry
    }

    /// An earlier use, of another owner, of a key that differs from the given one only in case.
    mutating func sameSpelling(as use: KeyUse) -> KeyUse? {
        let spelling = use.key.lowercased()
        if let earlier = spellings[spelling] {
            return earlier.key != use.key && earlier.owner != use.owner ? earlier : nil
        }
        spellings[spelling] = use
        log.append(.spelling(spelling))
        return nil
    }
}
