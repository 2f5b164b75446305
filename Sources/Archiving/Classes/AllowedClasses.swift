// The allow-list: the classes that a reader may create, and their names in archives.

/// The classes that are reachable from those that the caller named.
///
/// These are the classes themselves, the classes of their fields and their superclasses' fields, and so on, and all
/// subclasses of these that the module of a named class declares, or a module that it imports, directly or not:
///
///     Company ─ references ─▶ Department ─ references ─▶ Employee ◀─ superclass ─ Manager   (in the table)
///        │ table
///        ▼
///     PayrollCodingClasses ─ imports ─▶ GeographyCodingClasses
struct AllowedClasses {
    private var firstRoot: (any Coding.Type)?

    /// All roots but the first: usually there is one.
    private var otherRoots: [any Coding.Type] = []
    private var rootIdentifiers: Set<ObjectIdentifier> = []

    /// What is reachable, found when the first name is looked up.
    private var walk: AllowedClassWalk?

    /// Allows a class and everything reachable from it.
    mutating func allow(_ type: any Coding.Type) {
        if let firstRoot {
            guard type != firstRoot, rootIdentifiers.insert(ObjectIdentifier(type)).inserted else { return }
            otherRoots.append(type)
        } else {
            firstRoot = type
        }
        walk = nil
    }

    mutating func allowedClass(named name: String) -> (any Coding.Type)? {
        reachable().classesByName[name]
    }

    mutating func contains(_ type: any Coding.Type) -> Bool {
        reachable().reached.contains(ObjectIdentifier(type))
    }

    /// The class to create for a name in an archive; `nil` if there is none that is allowed.
    ///
    /// - Parameters:
    ///   - expected: the class that the reference requires; `nil` for any that is allowed.
    ///   - names: the names that the caller gave to classes, which come first.
    mutating func type(
        named name: String, for expected: (any Coding.Type)?, _ names: ClassNames
    ) -> (any Coding.Type)? {
        if let mapped = names.classes[name] { return mapped == expected || contains(mapped) ? mapped : nil }
        guard let expected else { return allowedClass(named: name) }
        // The reference's own class needs no list: the class that contains the reference is allowed.
        let facts = ClassFacts.of(expected)
        if facts.isDescribed(as: expected, named: name) { return expected }
        if let allowed = allowedClass(named: name) { return allowed }
        return facts.formerNames.contains(name) ? expected : nil
    }

    private mutating func reachable() -> AllowedClassWalk {
        if let walk { return walk }
        let walk = AllowedClassWalk((firstRoot.map { [$0] } ?? []) + otherRoots)
        self.walk = walk
        return walk
    }
}

private struct AllowedClassWalk {
    private(set) var reached: Set<ObjectIdentifier> = []

    /// The reachable classes by their archived and former names.
    private(set) var classesByName: [String: any Coding.Type] = [:]
    private var formerNames: [(name: String, type: any Coding.Type)] = []
    private var pending: [any Coding.Type] = []
    private var visitedTables: Set<ObjectIdentifier> = []
    private var subclasses: [ObjectIdentifier: [any Coding.Type]] = [:]

    init(_ roots: [any Coding.Type]) {
        for root in roots { visitTable(root.archivedClass.table) }
        for root in roots { reach(root) }
        finish()
    }

    private mutating func visitTable(_ table: (any ClassTable.Type)?) {
        var tables = table.map { [$0] } ?? []
        while let next = tables.popLast() {
            guard visitedTables.insert(ObjectIdentifier(next)).inserted else { continue }
            for type in next.classes {
                guard let superclass = type.archivedClass.superclass else { continue }
                subclasses[ObjectIdentifier(superclass), default: []].append(type)
            }
            tables.append(contentsOf: next.imports)
        }
    }

    private mutating func reach(_ type: any Coding.Type) {
        guard reached.insert(ObjectIdentifier(type)).inserted else { return }
        pending.append(type)
    }

    /// Follows references and subclasses until nothing new is found. A present name takes precedence over a former one.
    private mutating func finish() {
        while let type = pending.popLast() {
            let archived = type.archivedClass
            // An inherited description has the superclass's name.
            if archived.type == type {
                if classesByName[archived.name] == nil { classesByName[archived.name] = type }
                formerNames.append(contentsOf: archived.formerNames.map { ($0, type) })
            }
            for ancestor in ClassChain(of: type) {
                for reference in ancestor.references { reach(reference) }
            }
            for subclass in subclasses[ObjectIdentifier(type)] ?? [] { reach(subclass) }
        }
        for former in formerNames where classesByName[former.name] == nil {
            classesByName[former.name] = former.type
        }
    }
}

/// A class and its superclasses that code, the class itself first.
///
/// Ends after a thousand steps: a class written by hand could name itself its superclass.
struct ClassChain: Sequence, IteratorProtocol {
    private var following: (any Coding.Type)?
    private var remaining = 1_000

    init(of type: any Coding.Type) {
        following = type
    }

    mutating func next() -> ArchivedClass? {
        guard let type = following, remaining > 0 else { return nil }
        remaining -= 1
        let archived = type.archivedClass
        following = archived.superclass
        return archived
    }
}
