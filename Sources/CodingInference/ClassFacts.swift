// What archives hold of one class: its objects, keys, chains, and for sequential archives its groups.

import Archiving

/// The objects of a class in all archives.
final class ClassFacts {
    /// What is under one key.
    final class KeyFacts {
        /// The objects that have the key.
        fileprivate(set) var count = 0
        let values = ValueFacts()

        /// Some objects have `key[0]`, `key[1]` and so on; some have the key itself.
        fileprivate(set) var isIndexed = false
        fileprivate(set) var isPlain = false
    }

    /// The groups of one version, in objects of a sequential archive.
    struct Sequence {
        let encodings: [String]
        let values: [ValueFacts]
    }

    let name: String
    private(set) var count = 0

    /// The archives with objects of the class.
    private(set) var archiveCount = 0
    private var lastArchive = -1

    /// The superclasses in each archive, without the class itself; empty if an archive doesn't name them.
    private(set) var chains: [[String]: Int] = [:]

    /// The facts by key, and the keys in the order in which they were found.
    private(set) var keys: [String: KeyFacts] = [:]
    private(set) var keyOrder: [String] = []

    /// Values without keys: `$0`, `$1`.
    private(set) var hasBareValues = false

    /// In sequential archives, the groups by version.
    private(set) var sequences: [Int: Sequence] = [:]

    /// Objects of one version have different groups.
    private(set) var hasVaryingGroups = false
    private(set) var isSequential = false

    init(_ name: String) { self.name = name }

    /// The description of the last object, and its superclasses: mostly those of the next one, too.
    private var last: (description: ArchivedObject.ClassDescription, chain: [String])?

    func addChain(_ description: ArchivedObject.ClassDescription) {
        let chain = last?.description == description ? last?.chain ?? [] : superclasses(in: description)
        last = (description, chain)
        chains[chain, default: 0] += 1
    }

    private func superclasses(in description: ArchivedObject.ClassDescription) -> [String] {
        let chain = description.chain ?? []
        // Without the class itself, and without what all classes have.
        let others = chain.first == name ? chain.dropFirst() : chain[...]
        return others.filter { $0 != "NSObject" }
    }

    /// Adds an object of an archive, by the archive's number.
    func addObject(inArchive number: Int = 0) {
        count += 1
        if number != lastArchive { archiveCount += 1 }
        lastArchive = number
    }

    /// Adds a value under a key; the values in it are added by the closure.
    func add<Failure: Error>(
        key: String, isIndexed: Bool = false, _ body: (ValueFacts) throws(Failure) -> Void
    ) throws(Failure) {
        let facts = facts(forKey: key)
        facts.count += 1
        if isIndexed { facts.isIndexed = true } else { facts.isPlain = true }
        try body(facts.values)
    }

    private func facts(forKey key: String) -> KeyFacts {
        if let known = keys[key] { return known }
        let facts = KeyFacts()
        keys[key] = facts
        keyOrder.append(key)
        return facts
    }

    /// Adds a value without a key.
    func addBareValue() { hasBareValues = true }

    /// The facts about the values of an object's groups; `nil` if other objects of the version have other groups.
    func sequence(_ encodings: [String], valueCount: Int, version: Int) -> [ValueFacts]? {
        isSequential = true
        if let known = sequences[version] {
            guard known.encodings == encodings, known.values.count == valueCount else {
                hasVaryingGroups = true
                return nil
            }
            return known.values
        }
        let values = (0..<valueCount).map { _ in ValueFacts() }
        sequences[version] = Sequence(encodings: encodings, values: values)
        return values
    }
}
