// How a graph unarchiver creates and connects objects.
//
//     first reference ──▶ created: init(coder:) ──▶ registered ──▶ connected: connect(with:) ──▶ actions ──▶ last actions
//                         at once, values only                     from the work list            when all are connected
//
// After an object was created another one may replace it: one that it names itself (`ArchivedClass.unique`,
// `SubstitutingCoding`), or that a delegate names.

import PropertyLists

extension GraphUnarchiver {
    /// Returns the object that a reference identifies, and creates the object at its first reference.
    ///
    /// - Parameters:
    ///   - number: The number that identifies the object in the archive.
    ///   - className: The name of the object's class in the archive.
    ///   - expected: The class that the object must have or inherit from; `nil` for any class that the reader allows.
    ///   - key: The reference's key, for error messages.
    /// - Throws: Also if the class isn't acceptable: then no object is created.
    final func object(
        _ number: Int, className: String, of expected: (any Coding.Type)?, forKey key: String?
    ) throws -> any Coding {
        try reading {
            if isAtTopLevel, let expected { classes.allow(expected) }
            return try object(number, of: expected, key) {
                do {
                    return try creatableClass(named: className, for: expected, key)
                } catch let object as RetiredObject {
                    let (expected, found) = Self.phrases(aboutRetired: object.className)
                    throw fail(.retiredClass, expected: expected, found: found, forKey: key)
                }
            }
        }
    }

    /// The object with a number, which is created if it doesn't exist yet.
    @inline(__always)
    final func object(
        _ number: Int, of expected: (any Coding.Type)?, _ key: String?, creatable: () throws -> CreatableClass
    ) throws -> any Coding {
        let object: any Coding
        if let existing = try existingObject(number, key) {
            try checkClass(type(of: existing), named: "\(type(of: existing))", of: expected, key)
            object = existing
        } else {
            object = try create(number, creatable(), expected, key)
        }
        try connectAtTopLevel()
        return object
    }

    final func existingObject(_ number: Int, _ key: String?) throws -> (any Coding)? {
        switch sharedValues.state(of: number) {
        case .object(let index): return objects[index]
        case .failed(let index): throw failureAgain(index, key)
        case .creating:
            throw fail(
                .unconnectableCycle, expected: "references that must exist from the start not to form a cycle",
                found: "one that leads back to object \(number), which is being created", forKey: key)
        default: return nil
        }
    }

    /// Makes sure that a class is the one that a reference asks for, or inherits from it; if the reference asks for
    /// none, that the reader allows it.
    final func checkClass(
        _ type: any Coding.Type, named name: @autoclosure () -> String, of expected: (any Coding.Type)?, _ key: String?
    ) throws {
        guard let expected else {
            if !classes.contains(type) { throw classNotAllowed(name(), for: nil, key) }
            return
        }
        if type == expected || ClassFacts.of(type).types.contains(ObjectIdentifier(expected)) { return }
        var (wanted, found) = ("\(expected)", name())
        if wanted == found { (wanted, found) = (String(reflecting: expected), String(reflecting: type)) }
        throw fail(
            .unexpectedClass, expected: "an object of class '\(wanted)'", found: "one of class '\(found)'", forKey: key)
    }

    final func classNotAllowed(_ name: String, for expected: (any Coding.Type)?, _ key: String?) -> ArchiveError {
        let allowed = (expected.map { "class '\($0)' or another" } ?? "an") + " allowed class"
        return fail(
            .classNotAllowed, expected: "an object of \(allowed)", found: "one of class '\(name)'", forKey: key)
    }

    private func create(
        _ number: Int, _ creatable: CreatableClass, _ expected: (any Coding.Type)?, _ key: String?
    ) throws -> any Coding {
        try checkObjectLimits(key)
        sharedValues.setState(.creating, of: number)
        let mark = actions.mark
        do {
            var isSubstitute = false
            let (object, pending) = try within(number, 0) {
                let object = try creating {
                    let created = try creatable.type.init(coder: self)
                    guard let substitution = creatable.facts.substitution else { return created }
                    let object = try substitution.function(created, self)
                    isSubstitute = object !== created
                    return object
                }
                if unkeyedCount > 0 { unkeyedCounts[number] = unkeyedCount }
                return (object, pendingObject(number))
            }
            if isSubstitute {
                actions.remove(of: number, since: mark)
                try checkClass(type(of: object), named: "\(type(of: object))", of: expected, key)
            }
            register(object, number, isSubstitute ? nil : pending)
            if isReporting, let name = creatable.unknownName {
                noteUnknownSubclass(name, as: creatable.facts, forKey: key)
            }
            return object
        } catch {
            throw failed(number, error, key)
        }
    }

    /// Registers a created object, which has to be connected unless it replaces another one.
    private func register(_ object: any Coding, _ number: Int, _ pending: PendingObject?) {
        sharedValues.setState(.object(objects.count), of: number)
        if let pending { pendingObjects.append(pending) } else { noteSubstitute(number) }
        sharedValues.note(number: number)
        objects.append(object)
    }

    /// The class that is created for a name, which the reference must allow. It is cached: a class describes itself
    /// each time that it is asked.
    ///
    /// - Parameter superclass: Returns the nearest known superclass of the archived class.
    final func creatableClass(
        named name: String, for expected: (any Coding.Type)?, _ key: String?,
        superclass: () throws -> (any Coding.Type)? = { nil }
    ) throws -> CreatableClass {
        let known = classes.known(name)
        if let known, let expected, known.facts.types.contains(ObjectIdentifier(expected)) { return known }
        let own = try allowedClass(named: name, for: expected, key)
        if own == nil { try checkRetired(name, for: expected) }
        guard let type = try own ?? superclass() else {
            throw classNotAllowed(name, for: expected, key)
        }
        try checkClass(type, named: "\(type)", of: expected, key)
        if let known, known.type == type { return known }
        let creatable = CreatableClass(type: type, facts: ClassFacts.of(type), unknownName: own == nil ? name : nil)
        // What was found out about the name may be that of another class.
        if classes.note(creatable, named: name) { namesVersion += 1 }
        return creatable
    }

    /// The class as which an object of an unknown class is read: the nearest of its superclasses that the reader allows
    /// and that reads unknown subclasses; `nil` if there is none.
    ///
    /// - Parameter record: The number of the record of the class.
    final func knownSuperclass(
        _ record: Int, for expected: (any Coding.Type)?, _ key: String?, names: () throws -> [String]
    ) throws -> (any Coding.Type)? {
        let search = classes.search(record, for: expected)
        if let known = classes.superclass(search) { return known }
        var type: (any Coding.Type)?
        let root = KeyedArchiveFormat.rootClassName
        for name in try names() where name != root && FoundationClass.keyedValues[name] == nil {
            type = try allowedClass(named: name, for: expected, key)
            if let found = type, ClassFacts.of(found).readsUnknownSubclasses { break }
            type = nil
        }
        classes.note(superclass: type, search)
        return type
    }

    /// The class that a reference allows for a name; `nil` if there is none.
    final func allowedClass(
        named name: String, for expected: (any Coding.Type)?, _ key: String?
    ) throws -> (any Coding.Type)? {
        switch classes.lookUp(name, for: expected) {
        case .found(let type): return type
        case .missing: return nil
        case .ambiguous(let first, let second):
            throw fail(
                .classNotAllowed, expected: "one allowed class of the name '\(name)', or 'setClass(_:forClassName:)'",
                found: ClassFacts.phrase(first, second), forKey: key)
        }
    }

    /// Runs a closure that creates an object, nested in others. What it reads is read at once, also in a discovery run;
    /// and an object that is a dictionary's key is not the raw values in it.
    @inline(__always)
    final func creating<Result>(_ create: () throws -> Result) rethrows -> Result {
        let (wasDiscovering, hadUnknownValue) = (isDiscovering, sawUnknownValue)
        isDiscovering = false
        depth += 1
        defer {
            (isDiscovering, sawUnknownValue) = (wasDiscovering, hadUnknownValue)
            depth -= 1
        }
        return try create()
    }

    @inline(__always)
    final func checkObjectLimits(_ key: String?) throws {
        if depth >= limits.maximumDepth || objects.count + depth >= limits.maximumObjectCount
            || objects.count >= 1 << 30
        {
            throw tooManyObjects(key)
        }
        try reportProgressWhereDue()
    }

    @inline(__always)
    private func reportProgressWhereDue() throws {
        if objects.count &* 2 &- pendingObjects.count >= progress.nextCount { try reportProgress() }
    }

    @inline(never)
    private func reportProgress() throws {
        let (known, connected) = (objects.count, objects.count - pendingObjects.count)
        do {
            try progress.closure(dueAt: known + connected)?(connected, known)
        } catch {
            throw rememberUnchanged(error)
        }
    }

    @inline(never)
    private func tooManyObjects(_ key: String?) -> ArchiveError {
        if depth >= limits.maximumDepth {
            return fail(
                .unconnectableCycle,
                expected: "at most \(limits.maximumDepth) references that must exist from the start",
                found: "more inside each other", forKey: key)
        }
        return fail(
            .limitExceeded, expected: "at most \(limits.maximumObjectCount) objects", found: "more", forKey: key)
    }

    // MARK: Class names

    /// Maps the name of a class in archives to a class, or removes the mapping if the class is nil.
    ///
    /// The class must be allowed like any other.
    public final func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        classes.map(name, to: type)
        namesVersion += 1
    }

    /// Returns the class as which this unarchiver decodes objects with a class name, or `nil` if the name has no
    /// mapping.
    ///
    /// Mappings that were set for all unarchivers before this one was created are included.
    public final func `class`(forClassName name: String) -> (any Coding.Type)? {
        classes.mapped(name)
    }

    /// Sets the class as which unarchivers of all formats that are created from now on decode objects with a class
    /// name; `nil` removes the mapping.
    public static func setClass(_ type: (any Coding.Type)?, forClassName name: String) {
        ClassNames.shared.withLock { $0.classes[name] = type }
    }

    /// Returns the class as which unarchivers that are created from now on decode objects with a class name, or `nil`
    /// if the name has no mapping.
    public static func `class`(forClassName name: String) -> (any Coding.Type)? {
        ClassNames.shared.withLock { $0.classes[name] }
    }

    // MARK: Connecting

    /// Whether no object is being created or connected: the caller asked for what is decoded.
    final var isAtTopLevel: Bool { depth == 0 && !isConnecting }

    /// Connects the referenced objects after a value at the top level was read.
    final func connectAtTopLevel() throws {
        guard isAtTopLevel, !hasOpenPart, errorScope == .strict else { return }
        try connectAllObjects()
        if actions.awaitEnd { try runLastActions() }
        deliveredCount = objects.count
    }

    /// After an error, empties the references of the objects that no caller received, which would otherwise keep each other
    /// in memory forever.
    final func disconnectUndeliveredObjects() {
        guard firstError != nil else { return }
        for index in deliveredCount..<max(objects.count, deliveredCount) {
            (objects[index] as? any DisconnectingCoding)?.disconnect()
        }
        deliveredCount = objects.count
    }

    /// Connects all referenced objects and those that they refer to, and then runs the actions.
    final func connectAllObjects() throws {
        connectionCount &+= 1
        // A structure at the top level may be open.
        let structures = structureDepth
        structureDepth = 0
        isConnecting = true
        defer {
            isConnecting = false
            structureDepth = structures
        }
        while !pendingObjects.isEmpty || actions.awaitConnection {
            try connectPendingObjects()
            for action in actions.takeForConnection().reversed() { try run(action) }
        }
        try checkConnectedObjects()
        if onProgress != nil { try reading { try reportProgress() } }
    }

    /// Connects until no object is new, and runs actions for the first time, which may refer to new ones.
    private func connectPendingObjects() throws {
        while true {
            if try connectNextObject() {
                try reportProgressWhereDue()
                continue
            }
            guard let action = actions.nextToDiscover() else { return }
            try discoverObjects(of: action)
        }
    }

    /// Runs an action for the first time: the objects of its first value are created, and nothing is hashed. An error
    /// is the only way to leave the caller's closure then.
    private func discoverObjects(of action: DeferredActions.Action) throws {
        isDiscovering = true
        defer { isDiscovering = false }
        do { try run(action) } catch is DiscoveryEnd {}
    }

    private func run(_ action: DeferredActions.Action) throws {
        guard let number = action.number else { return try withinTopLevel(action.unkeyedCount, action.run) }
        try within(number, action.unkeyedCount) {
            try action.run()
            noteConnected(number)
        }
    }

    /// Reads from an object's values. What the closure leaves open would be taken for the next object's.
    final func within<Result>(
        _ number: Int, _ count: Int, from pending: PendingObject? = nil, _ body: () throws -> Result
    ) throws -> Result {
        if let pending { try beginObject(number, from: pending) } else { try beginObject(number) }
        openObjects.append(number)
        defer {
            openObjects.removeLast()
            endObject()
        }
        if count > 0 { unkeyedCount = count }
        let result = try body()
        if hasOpenPart { throw openEnd(of: number) }
        return result
    }

    /// The error about an object that ends while a collection or structure is open in it.
    @inline(never)
    final func openEnd(of number: Int) -> ArchiveError {
        rememberedError(
            ArchiveError(
                .notSupported, path: path(toObject: number, key: nil),
                expected: "every \(openPartPhrase) to be ended", found: "an open one", objectNumber: number,
                byteOffset: byteOffsetOfValue()))
    }

    /// Runs the actions that wait until the whole graph is read: of objects that were referenced later first, of one
    /// object in the order of the calls. An error stops them.
    private func runLastActions() throws {
        let former = phase
        phase = .rebuilding
        defer { if phase == .rebuilding { phase = former } }
        while actions.awaitEnd {
            let pending = actions.takeForEnd().enumerated().map { (index: objectIndex(of: $1), call: $0, action: $1) }
            for (_, _, action) in pending.sorted(by: { ($1.index, $0.call) < ($0.index, $1.call) }) {
                if firstError != nil || phase == .finished { return }
                do { try action.run() } catch {
                    guard let number = action.number else { throw remembered(error) }
                    // The error gets the object's path.
                    try within(number, 0) { throw remembered(error, isOfObject: true) }
                }
            }
        }
    }

    /// The index of the object that scheduled an action; -1 for the top level.
    private func objectIndex(of action: DeferredActions.Action) -> Int {
        guard let number = action.number, case .object(let index) = sharedValues.state(of: number) else { return -1 }
        return index
    }
}

// MARK: - Retired classes

extension GraphUnarchiver {
    /// Throws if a name, which no allowed class has, is that of a retired class to whose objects a reference can lead.
    final func checkRetired(_ name: String, for expected: (any Coding.Type)?) throws {
        if let retired = classes.retired(name, for: expected) {
            throw RetiredObject(className: name, retired: retired)
        }
    }

    /// Returns nil for an object of a retired class, and reports the loss. Throws all other errors.
    @inline(never)
    final func leftOut(_ error: any Error, _ key: String?) throws -> (any Coding)? {
        guard let object = error as? RetiredObject else { throw error }
        if isReporting {
            let (expected, found) = Self.phrases(aboutRetired: object.className)
            let path = spendsPath() ? pathOfValue(forKey: key) : ""
            note(
                .lost(
                    ArchiveError(
                        .retiredClass, path: path, expected: expected, found: found, objectNumber: currentNumber)),
                forKey: key)
        }
        return nil
    }
}
