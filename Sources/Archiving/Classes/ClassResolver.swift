// Resolves the names of classes in archives to the classes that a reader may create.

import PropertyLists

/// The classes that an unarchiver of any format may create, and the names that lead to them.
///
/// Allowed are the classes that the caller named, the classes of their fields and their superclasses' fields, and so on,
/// and all subclasses of these that the module of a named class declares, or a module that it imports, directly or not:
///
///     Company ─ references ─▶ Department ─ references ─▶ Employee ◀─ superclass ─ Manager   (in the table)
///        │ table
///        ▼
///     PayrollCodingClasses ─ imports ─▶ GeographyCodingClasses
///
///     "Hound" ──▶ mapped by the caller? ──▶ a present name of a class that fits the reference, or is allowed?
///                                       ──▶ a former name of one?
struct ClassResolver: ~Copyable {
    private var firstRoot: (any Coding.Type)?

    /// What is reachable, found when the first name is looked up.
    private var walk: AllowedClassWalk?

    /// The classes to which the caller mapped names in archives, which come first.
    private var mappings = ClassNames.shared.withLock { $0.classes }

    /// The classes of created objects, by their names in the archive: often there is one.
    private var firstCreatable: (name: String, found: CreatableClass)?
    private var creatable = [String: CreatableClass]()

    private var rare = Rare<Lists>()

    private final class Lists: RarelyUsed {
        /// All roots but the first: usually there is one.
        var otherRoots: [any Coding.Type] = []
        var rootIdentifiers: Set<ObjectIdentifier> = []

        /// The classes that a delegate named, which don't compete for their own names.
        var namedByDelegate: Set<ObjectIdentifier> = []

        var mappedVersionKeys = [ObjectIdentifier: [String]]()

        /// The nearest known superclasses of unknown classes: looked up once, and not for each reference.
        var superclasses = [Search: (any Coding.Type)?]()

        init() {}
    }

    /// Allows a class and everything reachable from it.
    mutating func allow(_ type: any Coding.Type) {
        if let firstRoot {
            guard type != firstRoot, rare.parts.rootIdentifiers.insert(ObjectIdentifier(type)).inserted else { return }
            rare.parts.otherRoots.append(type)
        } else {
            firstRoot = type
        }
        walk = nil
        forgetSuperclasses()
    }

    /// Allows a class that a delegate named for another name.
    mutating func allowNamed(_ type: any Coding.Type) {
        rare.parts.namedByDelegate.insert(ObjectIdentifier(type))
        allow(type)
    }

    mutating func contains(_ type: any Coding.Type) -> Bool {
        reachable().reached.contains(ObjectIdentifier(type))
    }

    /// Whether a reference's own class needs no list, because only the caller's first class leads to other classes: the
    /// class that contains the reference is allowed.
    private var hasNoOtherRoots: Bool { rare.existing?.otherRoots.isEmpty ?? true }

    /// Whether a class that contains a reference to its own class needs no list.
    var needsNoList: Bool { hasNoOtherRoots && mappings.isEmpty }

    /// What the list has for a name.
    enum Result {
        case found(any Coding.Type)

        /// Two classes have the name, and the reference allows both.
        case ambiguous(any Coding.Type, any Coding.Type)
        case missing
    }

    /// The class to create for a name in an archive.
    ///
    /// The class that has the name now takes precedence over those that had it formerly, and classes that fit the
    /// reference take precedence over others.
    ///
    /// - Parameters:
    ///   - expected: the class that the reference requires; `nil` for any that is allowed.
    mutating func lookUp(_ name: String, for expected: (any Coding.Type)?) -> Result {
        if let mapped = mappings[name] {
            return mapped == expected || contains(mapped) ? .found(mapped) : .missing
        }
        guard let expected else { return only(of: reachable().candidates(named: name)) ?? .missing }
        let facts = ClassFacts.of(expected)
        let isNamed = facts.isDescribed(as: expected, named: name)
        if isNamed, hasNoOtherRoots { return .found(expected) }
        let candidates = reachable().candidates(named: name)
        var fitting = candidates.filter { ClassFacts.of($0.type).types.contains(ObjectIdentifier(expected)) }
        // The reference's own class need not be on the list.
        if !fitting.contains(where: { $0.type == expected }) {
            if isNamed {
                fitting.append(AllowedClassWalk.Candidate(type: expected, isFormer: false))
            } else if facts.formerNames.contains(name) {
                fitting.append(AllowedClassWalk.Candidate(type: expected, isFormer: true))
            }
        }
        return only(of: fitting) ?? candidates.first.map { .found($0.type) } ?? .missing
    }

    /// The retired class of a name to whose objects a reference can lead.
    mutating func retired(_ name: String, for expected: (any Coding.Type)?) -> RetiredClass? {
        reachable().retired[name]?.first { $0.fits(expected) }
    }

    /// The only candidate that has the name now or, without one, that had it; `nil` without candidates. Classes that
    /// the caller or a delegate named explicitly don't compete with others.
    private func only(of candidates: [AllowedClassWalk.Candidate]) -> Result? {
        let present = candidates.filter { !$0.isFormer }
        let types = (present.isEmpty ? candidates : present).map(\.type)
        guard types.count > 1 else { return types.first.map { .found($0) } }
        let named = rare.existing?.namedByDelegate ?? []
        let unnamed = types.filter { type in
            !named.contains(ObjectIdentifier(type)) && !mappings.values.contains { $0 == type }
        }
        return unnamed.count == 1 ? .found(unnamed[0]) : .ambiguous(types[0], types[1])
    }

    // MARK: Unknown classes

    /// What the superclasses of an unknown class are looked up for.
    struct Search: Hashable {
        fileprivate let record: Int
        fileprivate let expected: ObjectIdentifier?
    }

    /// - Parameter record: The number of the unarchiver's record of the class.
    func search(_ record: Int, for expected: (any Coding.Type)?) -> Search {
        Search(record: record, expected: expected.map { ObjectIdentifier($0) })
    }

    /// The nearest known superclass of an unknown class, or nil if it has none; `nil` before it was looked up.
    func superclass(_ search: Search) -> (any Coding.Type)?? {
        guard let lists = rare.existing else { return nil }
        return lists.superclasses[search]
    }

    mutating func note(superclass: (any Coding.Type)?, _ search: Search) {
        rare.parts.superclasses.updateValue(superclass, forKey: search)
    }

    private mutating func forgetSuperclasses() {
        rare.existing?.superclasses = [:]
    }

    // MARK: Names

    /// The class to which the caller mapped a name.
    @inline(__always) func mapped(_ name: String) -> (any Coding.Type)? { mappings[name] }

    /// The names that the caller mapped to a class.
    func names(mappedTo type: any Coding.Type) -> [String] {
        mappings.isEmpty ? [] : mappings.filter { $0.value == type }.keys.sorted()
    }

    /// The version keys by these names, without the class's own. They are made once.
    mutating func versionKeys(mappedTo type: any Coding.Type) -> [String] {
        if mappings.isEmpty { return [] }
        if let known = rare.existing?.mappedVersionKeys[ObjectIdentifier(type)] { return known }
        let own = type.archivedClass.name
        let keys = names(mappedTo: type).filter { $0 != own }.map { $0 + ".version" }
        rare.parts.mappedVersionKeys[ObjectIdentifier(type)] = keys
        return keys
    }

    mutating func map(_ name: String, to type: (any Coding.Type)?) {
        mappings[name] = type
        (firstCreatable, creatable) = (nil, [:])
        rare.existing?.mappedVersionKeys = [:]
        forgetSuperclasses()
    }

    func known(_ name: String) -> CreatableClass? {
        guard let first = firstCreatable else { return nil }
        return first.name == name ? first.found : creatable[name]
    }

    /// Returns whether another class was created for the name.
    mutating func note(_ found: CreatableClass, named name: String) -> Bool {
        let isFirst = (firstCreatable?.name ?? name) == name
        let known = isFirst ? firstCreatable?.found : creatable[name]
        if isFirst { firstCreatable = (name, found) } else { creatable[name] = found }
        guard known != nil else { return false }
        forgetSuperclasses()
        return true
    }

    private mutating func reachable() -> AllowedClassWalk {
        if let walk { return walk }
        let walk = AllowedClassWalk((firstRoot.map { [$0] } ?? []) + (rare.existing?.otherRoots ?? []))
        self.walk = walk
        return walk
    }
}

/// A class that objects with a name in the archive are created as.
// A class, because it is passed on for each object: a structure would retain what it contains.
final class CreatableClass {
    let type: any Coding.Type
    let facts: ClassFacts

    /// The name of the archived class, if it is unknown and this is the nearest known superclass.
    let unknownName: String?

    init(type: any Coding.Type, facts: ClassFacts, unknownName: String?) {
        (self.type, self.facts, self.unknownName) = (type, facts, unknownName)
    }
}

private final class AllowedClassWalk {
    private(set) var reached: Set<ObjectIdentifier> = []

    /// The retired classes of the tables, by their names.
    private(set) var retired: [String: [RetiredClass]] = [:]

    struct Candidate {
        let type: any Coding.Type

        /// Whether the name is one of the class's former names.
        let isFormer: Bool
    }

    /// The reachable classes by their archived names, and then by their former names.
    private var candidates: [String: Candidate] = [:]

    /// The second and further classes of a name.
    private var namesakes: [String: [Candidate]] = [:]
    private var formerNames: [(name: String, type: any Coding.Type)] = []
    private var pending: [any Coding.Type] = []
    private var visitedTables: Set<ObjectIdentifier> = []
    private var subclasses: [ObjectIdentifier: [any Coding.Type]] = [:]

    init(_ roots: [any Coding.Type]) {
        for root in roots { visitTable(root.archivedClass.table) }
        for root in roots { reach(root) }
        finish()
    }

    func candidates(named name: String) -> [Candidate] {
        candidates[name].map { [$0] + (namesakes[name] ?? []) } ?? []
    }

    private func visitTable(_ table: (any ClassTable.Type)?) {
        var tables = table.map { [$0] } ?? []
        while let next = tables.popLast() {
            guard visitedTables.insert(ObjectIdentifier(next)).inserted else { continue }
            for type in next.classes {
                guard let superclass = type.archivedClass.superclass else { continue }
                subclasses[ObjectIdentifier(superclass), default: []].append(type)
            }
            for found in next.retired {
                for name in found.names { retired[name, default: []].append(found) }
            }
            tables.append(contentsOf: next.imports)
        }
    }

    private func reach(_ type: any Coding.Type) {
        guard reached.insert(ObjectIdentifier(type)).inserted else { return }
        pending.append(type)
    }

    /// Follows references and subclasses until nothing new is found.
    private func finish() {
        while let type = pending.popLast() {
            let archived = type.archivedClass
            // An inherited description has the superclass's name.
            if archived.type == type {
                add(Candidate(type: type, isFormer: false), named: archived.name)
                formerNames.append(contentsOf: archived.formerNames.map { ($0, type) })
            }
            for ancestor in ClassChain(of: type) {
                for reference in ancestor.references { reach(reference) }
            }
            for subclass in subclasses[ObjectIdentifier(type)] ?? [] { reach(subclass) }
        }
        for former in formerNames { add(Candidate(type: former.type, isFormer: true), named: former.name) }
    }

    private func add(_ candidate: Candidate, named name: String) {
        if candidates[name] == nil {
            candidates[name] = candidate
        } else if !candidates(named: name).contains(where: { $0.type == candidate.type }) {
            namesakes[name, default: []].append(candidate)
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
