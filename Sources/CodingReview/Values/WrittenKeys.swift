// The keys that a struct or a case of an enum writes, and whether they show that a reader's value is present.

import CodingSchema

/// Whether a reader finds a value.
enum Presence: Comparable {
    case never
    case sometimes
    case always
}

/// The values under the keys of one scope.
struct WrittenKeys {
    struct Entry {
        let type: SchemaType

        /// Whether the key is always written, whatever the value is.
        let isSure: Bool

        /// What the tag of a case is.
        var rawValue: SchemaRawValue?

        fileprivate var presence: Presence { isSure ? .always : .sometimes }
    }

    private(set) var entries: [String: Entry] = [:]

    /// The values without a key of their own, whose parts are in the scope: there can be several.
    fileprivate private(set) var inline: [Entry] = []

    /// The keys that the keys of the scope are composed with.
    private(set) var outerKeys: Set<String> = []

    /// Creates an empty scope.
    init() {}

    /// The keys of a struct or class, including those of its superclasses, but without version keys.
    init(of owner: any SchemaFieldOwner) {
        let owners: [SchemaOwner] = (owner as? SchemaClass)?.chain ?? [owner]
        for owner in owners {
            for field in owner.plan.fields { add(field.presentWrites) }
            add(owner.plan.stillWritten)
        }
    }

    mutating func add(_ steps: some Sequence<WriteStep>) {
        for step in steps { add(step.type, isSure: step.isSure, forKey: step.key) }
    }

    mutating func add(_ type: SchemaType, isSure: Bool, rawValue: SchemaRawValue? = nil, forKey key: String) {
        let entry = Entry(type: type, isSure: isSure, rawValue: rawValue)
        entries[key] = entry
        if key.isEmpty { inline.append(entry) }
        outerKeys.formUnion(key.outerKeys)
    }

    fileprivate func entries(forKey key: String) -> [Entry] {
        key.isEmpty ? inline : entries[key].map { [$0] } ?? []
    }

    /// Whether a value of a type is found under a key.
    func presence(of type: SchemaType, forKey key: String) -> Presence {
        var search = PresenceSearch()
        return search.presence(of: type, forKey: key, in: self, depth: 0)
    }

    /// Whether a case's condition holds.
    func presence(of condition: PresenceKey) -> Presence {
        let presence = presence(of: condition.type, forKey: condition.key)
        if let rawValues = condition.rawValues {
            guard let written = entries[condition.key]?.rawValue else { return min(presence, .sometimes) }
            return rawValues.contains(written) ? presence : .never
        }
        guard let kind = condition.kind, presence != .never, let written = entries[condition.key]?.type else {
            return presence
        }
        guard let writtenKind = written.sharedKeyKind else { return .never }
        guard case (.object(let writtenClass), .object(let readClass)) = (writtenKind, kind) else {
            return writtenKind.differs(from: kind) ? .never : presence
        }
        let names = Set([readClass.archivedName] + readClass.formerNames)
        if writtenClass.chain.contains(where: { names.contains($0.archivedName) }) { return presence }
        // An object of a subclass may be written.
        return readClass.chain.contains { $0.archivedName == writtenClass.archivedName } ? .sometimes : .never
    }

    /// Whether a struct is found in the scope of the keys.
    func presence(of read: SchemaStructure) -> Presence {
        var search = PresenceSearch()
        return search.presence(of: read, in: self, depth: 0)
    }
}

/// One search for a value; each pair of structs is visited once per depth.
private struct PresenceSearch {
    private struct Pair: Hashable {
        let written: ObjectIdentifier
        let read: ObjectIdentifier
        let depth: Int
    }

    private var known: [Pair: Presence] = [:]
    private var scopes: [ObjectIdentifier: WrittenKeys] = [:]

    mutating func presence(of type: SchemaType, forKey key: String, in keys: WrittenKeys, depth: Int) -> Presence {
        let entries = keys.entries(forKey: key)
        let found = entries.map { presence(of: type, as: $0, depth: depth) }.max() ?? .never
        guard found == .never, depth < SchemaType.maximumNesting else { return found }
        if case .structure(let read) = type, type.hasOwnKeys, key.isEmpty || keys.outerKeys.contains(key) {
            // The writer has the parts individually.
            return presence(of: read, in: keys, under: key, depth: depth + 1)
        }
        return ([""] + key.outerKeys).flatMap { outer in keys.entries(forKey: outer).map { (outer, $0) } }
            .map { presence(of: type, forKey: key, inside: $1, under: $0, depth: depth) }.max() ?? .never
    }

    /// Whether a value is found as a part of a writer's struct.
    private mutating func presence(
        of type: SchemaType, forKey key: String, inside entry: WrittenKeys.Entry, under outer: String, depth: Int
    ) -> Presence {
        guard case .structure(let written) = entry.type, entry.type.hasOwnKeys, let inner = key.inner(of: outer) else {
            return .never
        }
        return min(entry.presence, presence(of: type, forKey: inner, in: scope(of: written), depth: depth + 1))
    }

    private mutating func scope(of written: SchemaStructure) -> WrittenKeys {
        if let known = scopes[ObjectIdentifier(written)] { return known }
        let result = WrittenKeys(of: written)
        scopes[ObjectIdentifier(written)] = result
        return result
    }

    private mutating func presence(of type: SchemaType, as entry: WrittenKeys.Entry, depth: Int) -> Presence {
        let ifSure = entry.presence
        switch (entry.type, type) {
        case (.structure(let written), .structure(let read)) where entry.type.hasOwnKeys && type.hasOwnKeys:
            guard depth < SchemaType.maximumNesting else { return .never }
            let pair = Pair(written: ObjectIdentifier(written), read: ObjectIdentifier(read), depth: depth)
            if let presence = known[pair] { return min(ifSure, presence) }
            let presence = presence(of: read, in: scope(of: written), depth: depth + 1)
            known[pair] = presence
            return min(ifSure, presence)
        case (.union, .union):
            return ifSure
        case (.indexed(let written), .indexed(let read)):
            // An empty array writes no key.
            return written.hasOwnKeys == read.hasOwnKeys ? .sometimes : .never
        default:
            return entry.type.hasOwnKeys || type.hasOwnKeys ? .never : ifSure
        }
    }

    /// The most certain of the alternatives that show that the struct is present.
    mutating func presence(
        of read: SchemaStructure, in keys: WrittenKeys, under key: String = "", depth: Int
    ) -> Presence {
        var found = Presence.never
        for part in read.plan.presence.alternatives.joined() {
            let partKey = SchemaKey.composed(key, part.key)
            found = max(found, presence(of: part.type, forKey: partKey, in: keys, depth: depth))
        }
        return found
    }
}

extension String {
    /// The part of a composed key after this key; the key itself if this is empty.
    func inner(of key: String) -> String? {
        if key.isEmpty { return self }
        guard utf8.count > key.utf8.count + 1, hasPrefix(key), utf8.dropFirst(key.utf8.count).first == UInt8(ascii: ".")
        else { return nil }
        return String(dropFirst(key.count + 1))
    }

    /// The keys that the key may be composed with: `a` and `a.b` of `a.b.c`.
    var outerKeys: [String] {
        let ends = indices.lazy.filter { self[$0] == "." }.prefix(SchemaType.maximumNesting)
        return ends.map { String(self[..<$0]) }
    }
}
