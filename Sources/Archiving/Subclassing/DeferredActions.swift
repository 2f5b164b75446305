// The actions that run when everything is connected, and those that run when the whole graph is read.
//
//     connection  [ of object 3 | of object 9 | … ]      before, each runs once to discover objects
//                                ▲ discoveredCount
//     end         [ of object 3 | of the top level ]

/// The actions of an unarchiver that wait.
struct DeferredActions {
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

    private var connection: [Action] = []
    private var discoveredCount = 0
    private var end: [Action] = []

    var awaitConnection: Bool { !connection.isEmpty }
    var awaitEnd: Bool { !end.isEmpty }
    var mark: Mark { Mark(connectionCount: connection.count, endCount: end.count) }

    mutating func addForConnection(_ action: Action) { connection.append(action) }
    mutating func addForEnd(_ action: Action) { end.append(action) }

    /// The next action that has not discovered objects yet.
    mutating func nextToDiscover() -> Action? {
        guard discoveredCount < connection.count else { return nil }
        discoveredCount += 1
        return connection[discoveredCount - 1]
    }

    /// Takes out the actions that await connection.
    mutating func takeForConnection() -> [Action] {
        defer { (connection, discoveredCount) = ([], 0) }
        return connection
    }

    /// Takes out the actions that await the end.
    mutating func takeForEnd() -> [Action] {
        defer { end = [] }
        return end
    }

    /// Removes the actions that were added since a mark.
    mutating func remove(since mark: Mark) {
        connection.removeSubrange(mark.connectionCount...)
        end.removeSubrange(mark.endCount...)
    }

    /// Removes the actions that an object added since a mark: another one replaces it.
    mutating func remove(of number: Int, since mark: Mark) {
        if mark.connectionCount < connection.count {
            connection[mark.connectionCount...].removeAll { $0.number == number }
        }
        if mark.endCount < end.count { end[mark.endCount...].removeAll { $0.number == number } }
    }

    mutating func removeAll() {
        // To store even an empty list takes as long as a number of an object.
        if awaitConnection { (connection, discoveredCount) = ([], 0) }
        if awaitEnd { end = [] }
    }
}
