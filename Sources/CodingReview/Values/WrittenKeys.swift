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
    }

    private(set) var entries: [String: Entry] = [:]

    /// The values without a key of their own, whose parts are in the scope: there can be several.
    fileprivate private(set) var inline: [Entry] = []

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

    mutating func presence(of type: SchemaType, forKey key: String, in keys: WrittenKeys, depth: Int) -> Presence {
        let entries = key.isEmpty ? keys.inline : keys.entries[key].map { [$0] } ?? []
        return entries.map { presence(of: type, as: $0, depth: depth) }.max() ?? .never
    }

    private mutating func presence(of type: SchemaType, as entry: WrittenKeys.Entry, depth: Int) -> Presence {
        let ifSure: Presence = entry.isSure ? .always : .sometimes
        switch (entry.type, type) {
        case (.structure(let written), .structure(let read)) where entry.type.hasOwnKeys && type.hasOwnKeys:
            guard depth < SchemaType.maximumNesting else { return .never }
            let pair = Pair(written: ObjectIdentifier(written), read: ObjectIdentifier(read), depth: depth)
            if let presence = known[pair] { return min(ifSure, presence) }
            let presence = presence(of: read, in: WrittenKeys(of: written), depth: depth + 1)
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
    mutating func presence(of read: SchemaStructure, in keys: WrittenKeys, depth: Int) -> Presence {
        var found = Presence.never
        for key in read.plan.presence.alternatives.joined() {
            found = max(found, presence(of: key.type, forKey: key.key, in: keys, depth: depth))
        }
        return found
    }
}
