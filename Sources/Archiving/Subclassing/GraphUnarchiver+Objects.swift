// How a graph unarchiver creates and connects objects.

extension GraphUnarchiver {
    /// Returns the object that a reference identifies, and creates the object at its first reference.
    ///
    /// - Parameters:
    ///   - number: The number that identifies the object in the archive.
    ///   - className: The name of the object's class in the archive.
    ///   - expected: The class that the object must have or inherit from, as it is passed to
    ///     ``Unarchiver/objectValue(of:forKey:)``; `nil` for any class that the reader allows.
    ///   - key: The reference's key, for error messages.
    /// - Throws: ``ArchiveError`` with code `classNotAllowed`, `unexpectedClass`, `unconnectableCycle` or
    ///   `limitExceeded`; or any error that the class throws. If the class isn't acceptable, no object is created.
    /// - Complexity: O(1), plus the time that the class takes to decode the object.
    public final func object(
        _ number: Int, className: String, of expected: (any Coding.Type)?, forKey key: String?
    ) throws -> any Coding {
        try reading {
            if isAtTopLevel, let expected { allowedClasses.allow(expected) }
            let object = try knownObject(number, of: expected, key) ?? create(number, className, expected, key)
            try connectAtTopLevel()
            return object
        }
    }

    /// Makes sure that a class is the one that a reference asks for, or inherits from it.
    func checkClass(_ type: any Coding.Type, of expected: (any Coding.Type)?, _ key: String?) throws {
        guard let expected else {
            if allowedClasses.contains(type) { return }
            throw failure(
                .classNotAllowed, expected: "an object of an allowed class", found: "one of class '\(type)'",
                forKey: key)
        }
        let identifier = ObjectIdentifier(expected)
        guard ClassChain(of: type).contains(where: { ObjectIdentifier($0.type) == identifier }) else {
            throw failure(
                .unexpectedClass, expected: "an object of class '\(expected)'", found: "one of class '\(type)'",
                forKey: key)
        }
    }

    private func knownObject(_ number: Int, of expected: (any Coding.Type)?, _ key: String?) throws -> (any Coding)? {
        guard let state = places[number] else { return nil }
        guard let place = state else {
            throw failure(
                .unconnectableCycle, expected: "references that must exist from the start not to form a cycle",
                found: "one that leads back to object \(number), which is being created", forKey: key)
        }
        try checkClass(type(of: objects[place].object), of: expected, key)
        return objects[place].object
    }

    private func create(
        _ number: Int, _ className: String, _ expected: (any Coding.Type)?, _ key: String?
    ) throws -> any Coding {
        let creatable = try creatableClass(named: className, for: expected, key)
        try checkRoom(key)
        places[number] = .some(nil)
        let actionCounts = (actions.count, lastActions.count)
        let (created, object, unkeyedCount) = try awakened(creatable, number)
        if object !== created {
            // Another one took its place: what it left to the end is forgotten.
            actions.removeSubrange(from: actionCounts.0) { $0.number == number }
            lastActions.removeSubrange(from: actionCounts.1) { $0.number == number }
            try checkClass(Swift.type(of: object), of: expected, key)
        }
        places[number] = .some(objects.count)
        objects.append(
            CreatedObject(
                object: object, number: number, unkeyedCount: unkeyedCount, isSubstitute: object !== created))
        return object
    }

    /// The class whose objects are created for those of a name, which the reference must allow. What was found out
    /// about it is kept: a description is made each time that a class is asked for it.
    private func creatableClass(
        named name: String, for expected: (any Coding.Type)?, _ key: String?
    ) throws -> CreatableClass {
        let known = creatableClasses[name]
        if let known, let expected, known.chain.contains(ObjectIdentifier(expected)) { return known }
        guard let type = known?.type ?? allowedClasses.type(named: name, for: expected, classNames) else {
            let allowed = (expected.map { "class '\($0)' or another" } ?? "an") + " allowed class"
            throw failure(
                .classNotAllowed, expected: "an object of \(allowed)", found: "one of class '\(name)'", forKey: key)
        }
        try checkClass(type, of: expected, key)
        let creatable = known ?? CreatableClass(type)
        creatableClasses[name] = creatable
        return creatable
    }

    /// Creates an object, and asks it what takes its place. What both read is read at once, also while an action only
    /// makes its objects known.
    private func awakened(
        _ creatable: CreatableClass, _ number: Int
    ) throws -> (created: any Coding, object: any Coding, unkeyedCount: Int) {
        let (wasMeeting, hasMetUnknownValue) = (isMeeting, metUnknownValue)
        isMeeting = false
        depth += 1
        defer {
            (isMeeting, metUnknownValue) = (wasMeeting, hasMetUnknownValue)
            depth -= 1
        }
        return try within(number, 0) {
            let created = try creatable.type.init(coder: self)
            let object = try creatable.substitution?.function(created, self) ?? created
            return (created, object, unkeyedCount)
        }
    }

    private func checkRoom(_ key: String?) throws {
        guard depth < limits.maximumDepth else {
            throw failure(
                .unconnectableCycle,
                expected: "at most \(limits.maximumDepth) references that must exist from the start",
                found: "more inside each other", forKey: key)
        }
        guard objects.count + depth < limits.maximumObjectCount else {
            throw failure(
                .limitExceeded, expected: "at most \(limits.maximumObjectCount) objects", found: "more", forKey: key)
        }
    }

    // MARK: Connecting

    /// Whether no object is being created or connected: what is decoded was asked for by the caller.
    var isAtTopLevel: Bool { depth == 0 && !isConnecting }

    /// Connects what was met, where a value at the top level has been read.
    func connectAtTopLevel() throws {
        guard isAtTopLevel, !hasOpenCollection else { return }
        try connectAllObjects()
        if !lastActions.isEmpty { runLastActions() }
    }

    /// Connects all objects that were met and those that they lead to, and then runs what was left to the end.
    func connectAllObjects() throws {
        let structures = structureDepth
        structureDepth = 0
        isConnecting = true
        defer {
            isConnecting = false
            structureDepth = structures
        }
        while connectedCount < objects.count || !actions.isEmpty {
            try connectObjectsAndMeet()
            let connected = actions
            actions = []
            metActionCount = 0
            for action in connected.reversed() {
                try within(action.number, action.unkeyedCount) {
                    try action.run()
                    if let number = action.number { noteConnected(number) }
                }
            }
        }
        try checkConnectedObjects()
    }

    /// Connects until no object is new, and runs actions for the first time, which may meet others.
    private func connectObjectsAndMeet() throws {
        while connectedCount < objects.count || metActionCount < actions.count {
            if connectedCount < objects.count {
                let created = objects[connectedCount]
                connectedCount += 1
                if created.isSubstitute { continue }
                try within(created.number, created.unkeyedCount) {
                    try created.object.connect(with: self)
                    noteConnected(created.number)
                }
            } else {
                let action = actions[metActionCount]
                metActionCount += 1
                isMeeting = true
                defer { isMeeting = false }
                do {
                    try within(action.number, action.unkeyedCount, action.run)
                } catch is MeetingEnd {}
            }
        }
    }

    /// Reads from an object's values, or from the top level.
    private func within<Result>(_ number: Int?, _ count: Int, _ body: () throws -> Result) throws -> Result {
        guard let number else { return try withinTopLevel(count, body) }
        try beginObject(number)
        openObjects.append(number)
        defer {
            openObjects.removeLast()
            endObject()
        }
        if count > 0 { unkeyedCount = count }
        let result = try body()
        if hasOpenCollection {
            throw failure(
                .notSupported, expected: "every collection to be ended", found: "an open one",
                forKey: nil)
        }
        return result
    }

    /// Runs an action of the caller, who may have read on since.
    private func withinTopLevel<Result>(_ count: Int, _ body: () throws -> Result) throws -> Result {
        let present = unkeyedCount
        unkeyedCount = count
        defer {
            closeCollections()
            unkeyedCount = max(present, unkeyedCount)
        }
        return try body()
    }

    /// Runs what was left until the whole graph is read: of objects that were met later first, of one object in the
    /// order of the calls.
    private func runLastActions() {
        phase = .rebuilding
        defer { if phase == .rebuilding { phase = .decoding } }
        while !lastActions.isEmpty {
            let pending = lastActions.enumerated().map { call, action in
                (place: action.number.flatMap { places[$0] ?? nil } ?? -1, call: call, run: action.run)
            }
            lastActions = []
            for action in pending.sorted(by: { ($1.place, $0.call) < ($0.place, $1.call) }) {
                if poison != nil || phase == .finished { return }
                action.run()
            }
        }
    }
}

extension Array {
    /// Removes elements that were added since there were so many.
    fileprivate mutating func removeSubrange(from start: Int, where isRemoved: (Element) -> Bool) {
        guard start < count else { return }
        let rest = self[start...].filter { !isRemoved($0) }
        replaceSubrange(start..., with: rest)
    }
}
