// The actions that run when everything is connected, and those that run when the whole graph is read.
//
//     connection  [ of object 3 | of object 9 | … ]      before, each runs once to discover objects
//                                ▲ discoveredCount
//     end         [ of object 3 | of the top level ]

/// The actions of an unarchiver that wait.
struct DeferredActions: ~Copyable {
    struct Action {
        /// The object that scheduled the action; `nil` for the top level.
        let number: Int?

        /// How many values without keys were read before: each run continues there.
        var unkeyedCount = 0
        let run: () throws -> Void
    }

    /// How many actions there are.
    struct Mark {
        fileprivate let connectionCount: Int
        fileprivate let endCount: Int
    }

    private var rare = Rare<Lists>()

    private final class Lists: RarelyUsed {
        var connection: [Action] = []
        var discoveredCount = 0
        var end: [Action] = []

        init() {}
    }

    var awaitConnection: Bool { rare.existing.map { !$0.connection.isEmpty } ?? false }
    var awaitEnd: Bool { rare.existing.map { !$0.end.isEmpty } ?? false }
    var mark: Mark {
        Mark(connectionCount: rare.existing?.connection.count ?? 0, endCount: rare.existing?.end.count ?? 0)
    }

    mutating func addForConnection(_ action: Action) { rare.parts.connection.append(action) }
    mutating func addForEnd(_ action: Action) { rare.parts.end.append(action) }

    /// The next action that has not discovered objects yet.
    mutating func nextToDiscover() -> Action? {
        guard let lists = rare.existing, lists.discoveredCount < lists.connection.count else { return nil }
        lists.discoveredCount += 1
        return lists.connection[lists.discoveredCount - 1]
    }

    /// Takes out the actions that await connection.
    mutating func takeForConnection() -> [Action] {
        guard let lists = rare.existing else { return [] }
        defer { (lists.connection, lists.discoveredCount) = ([], 0) }
        return lists.connection
    }

    /// Takes out the actions of the top level that await connection. None of them has discovered objects yet.
    mutating func takeOfTopLevel() -> [Action] {
        guard let lists = rare.existing else { return [] }
        defer { lists.connection.removeAll { $0.number == nil } }
        return lists.connection.filter { $0.number == nil }
    }

    /// Puts actions of the top level back, when no others await connection.
    mutating func putBack(_ actions: [Action]) {
        if !actions.isEmpty { rare.parts.connection += actions }
    }

    /// Takes out the actions that await the end.
    mutating func takeForEnd() -> [Action] {
        guard let lists = rare.existing else { return [] }
        defer { lists.end = [] }
        return lists.end
    }

    /// Removes the actions that were added since a mark: those of an object that another one replaces, or all.
    mutating func remove(of number: Int? = nil, since mark: Mark) {
        guard let lists = rare.existing else { return }
        func isRemoved(_ action: Action) -> Bool { number == nil || action.number == number }
        if mark.connectionCount < lists.connection.count {
            lists.connection[mark.connectionCount...].removeAll(where: isRemoved)
        }
        if mark.endCount < lists.end.count { lists.end[mark.endCount...].removeAll(where: isRemoved) }
    }

    mutating func removeAll() { rare.removeAll() }
}
