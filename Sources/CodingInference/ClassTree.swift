// The classes that an inferred schema declares, with their superclasses.
//
//     chains   Manager, Employee, Person, NSObject      ─▶   Person ◀─ Employee ◀─ Manager
//              Employee, Person, NSObject                    never seen: declared without fields of its own objects

import Archiving

/// A class of an inferred schema.
final class ClassNode {
    let name: String

    /// What archives hold of it; `nil` if only its subclasses occur.
    let facts: ClassFacts?
    fileprivate(set) var superclass: ClassNode?
    fileprivate(set) var subclasses: [ClassNode] = []

    var fields: [InferredField] = []

    /// Elements of sets and keys of dictionaries are compared.
    var isHashed = false

    /// The name in Swift.
    var swiftName = ""

    /// The keys that no field can read, with the reasons.
    var comments: [String] = []

    fileprivate init(_ name: String, _ facts: ClassFacts?) {
        self.name = name
        self.facts = facts
    }

    /// The superclass, its superclass and so on, the nearest first.
    var superclasses: [ClassNode] {
        var result: [ClassNode] = []
        var next = superclass
        while let node = next {
            result.append(node)
            next = node.superclass
        }
        return result
    }

    /// The class and all classes below it.
    var family: [ClassNode] {
        var result = [self]
        var next = 0
        while next < result.count {
            result += result[next].subclasses
            next += 1
        }
        return result
    }

    /// The classes of the family of which there are objects.
    var seenFamily: [ClassNode] { family.filter { ($0.facts?.count ?? 0) > 0 } }
}

/// All classes that a schema declares.
struct ClassTree {
    /// The classes, sorted by name.
    private(set) var nodes: [ClassNode] = []
    private var byName: [String: ClassNode] = [:]

    /// Chains with more than one candidate.
    private(set) var varyingChains: Set<String> = []

    subscript(name: String) -> ClassNode? { byName[name] }

    init(_ facts: ArchiveFacts, declares: (String) -> Bool) {
        let names = facts.classes.keys.filter { declares($0) && facts.classes[$0]?.isOpaque == false }.sorted()
        for name in names { add(name, facts.classes[name]) }
        for name in names {
            guard let classFacts = facts.classes[name] else { continue }
            connect(name, chain(of: classFacts, declares), facts)
        }
        nodes.sort { $0.name < $1.name }
        for node in nodes { node.superclass?.subclasses.append(node) }
    }

    private mutating func add(_ name: String, _ facts: ClassFacts?) {
        let node = ClassNode(name, facts)
        nodes.append(node)
        byName[name] = node
    }

    /// The superclasses to declare: those of the longest chain that contains all others.
    private mutating func chain(of facts: ClassFacts, _ declares: (String) -> Bool) -> [String] {
        let chains = Set(
            facts.chains.keys.map { chain in Array(chain.prefix { declares($0) }.prefix(Self.maximumDepth)) })
        let sorted = chains.sorted { first, second in
            first.count != second.count ? first.count > second.count : first.lexicographicallyPrecedes(second)
        }
        if sorted.count > 1 { varyingChains.insert(facts.name) }
        return sorted.first { long in sorted.allSatisfy { Self.isPart($0, of: long) } } ?? sorted.last ?? []
    }

    private static let maximumDepth = 50

    private static func isPart(_ chain: [String], of other: [String]) -> Bool {
        var rest = other[...]
        for name in chain {
            guard let index = rest.firstIndex(of: name) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private mutating func connect(_ name: String, _ chain: [String], _ facts: ArchiveFacts) {
        var node = byName[name]
        for superclassName in chain where facts.classes[superclassName]?.isOpaque != true {
            if byName[superclassName] == nil { add(superclassName, nil) }
            guard let current = node, let superclass = byName[superclassName], superclass !== current,
                !superclass.superclasses.contains(where: { $0 === current })
            else { return }
            // A class has one superclass, that of the first chain.
            if current.superclass == nil { current.superclass = superclass }
            node = current.superclass
        }
    }

    /// The nearest class that all of the classes are or inherit from; `nil` if there is none.
    func commonClass(of nodes: [ClassNode]) -> ClassNode? {
        guard let first = nodes.first else { return nil }
        return ([first] + first.superclasses).first { candidate in
            nodes.allSatisfy { node in node === candidate || node.superclasses.contains { $0 === candidate } }
        }
    }
}

extension ClassFacts {
    /// Whether no schema can declare the class.
    var isOpaque: Bool { obstacle != nil }

    /// Why no schema can declare the class; `nil` if one can.
    var obstacle: String? {
        if hasBareValues { return "its values have no keys" }
        if hasVaryingGroups { return "its objects have different groups" }
        if isSequential, !keys.isEmpty { return "keyed archives and sequential ones have objects of it" }
        let sorted = sequences.sorted { $0.key < $1.key }
        // Later versions may only add groups at the end.
        for (older, newer) in zip(sorted, sorted.dropFirst()) {
            if !newer.value.encodings.starts(with: older.value.encodings) {
                return "version \(newer.key) changes the groups of version \(older.key)"
            }
        }
        let encodings = sorted.flatMap(\.value.encodings)
        return encodings.contains { SequenceField.fields(ofGroup: $0) == nil } ? "its groups have no types" : nil
    }
}
