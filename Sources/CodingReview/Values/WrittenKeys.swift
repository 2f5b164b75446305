// The keys that a struct or a case of an enum writes, and whether what a reader looks for is under them.

import CodingSchema

/// Whether a reader finds a value.
enum Presence: Int, Comparable {
    case never
    case sometimes
    case always

    static func < (left: Presence, right: Presence) -> Bool { left.rawValue < right.rawValue }
}

/// What stands under the keys of one scope.
struct WrittenKeys {
    struct Entry {
        let type: SchemaType

        /// The key is there whatever the value is.
        let isSure: Bool
    }

    private(set) var entries: [String: Entry] = [:]

    /// No key at all.
    init() {}

    /// The keys of a struct or a class, its superclasses' included.
    init(of owner: any SchemaFieldOwner) {
        let owners: [any SchemaFieldOwner] = (owner as? SchemaClass)?.chain ?? [owner]
        for owner in owners {
            for field in owner.fields where field.isArchived && field.until == nil { add(field) }
            for retired in owner.retired { add(retired) }
        }
    }

    private mutating func add(_ field: SchemaField) {
        let isSure = !field.isOptional || field.writesNull
        entries[field.key] = Entry(type: field.type, isSure: isSure)
        for also in field.also {
            let type = also.conversion?.type ?? field.type
            let isSure = also.conversion.map { !$0.isOptional } ?? isSure
            for key in also.keys { entries[key] = Entry(type: type, isSure: isSure) }
        }
    }

    /// The constants of retired keys that are still written.
    mutating func add(_ retired: SchemaRetiredKey) {
        guard let constant = retired.stillWritten else { return }
        for key in retired.keys { entries[key] = Entry(type: constant.type, isSure: true) }
    }

    mutating func add(_ type: SchemaType, isSure: Bool, forKey key: String) {
        entries[key] = Entry(type: type, isSure: isSure)
    }

    /// Whether a value of a type is found under a key.
    func presence(of type: SchemaType, forKey key: String) -> Presence {
        var search = PresenceSearch()
        return search.presence(of: type, forKey: key, in: self, depth: 0)
    }

    /// Whether a struct is found in the scope of the keys.
    func presence(of read: SchemaStructure) -> Presence {
        var search = PresenceSearch()
        return search.presence(of: read, in: self, depth: 0)
    }
}

/// One search for a value; each pair of structs is looked at once at each depth.
private struct PresenceSearch {
    private struct Place: Hashable {
        let written: ObjectIdentifier
        let read: ObjectIdentifier
        let depth: Int
    }

    private var known: [Place: Presence] = [:]

    mutating func presence(of type: SchemaType, forKey key: String, in keys: WrittenKeys, depth: Int) -> Presence {
        guard let entry = keys.entries[key] else { return .never }
        let ifSure: Presence = entry.isSure ? .always : .sometimes
        switch (entry.type, type) {
        case (.structure(let written), .structure(let read)):
            guard depth < SchemaType.maximumNesting else { return .never }
            let place = Place(written: ObjectIdentifier(written), read: ObjectIdentifier(read), depth: depth)
            if let presence = known[place] { return min(ifSure, presence) }
            let presence = presence(of: read, in: WrittenKeys(of: written), depth: depth + 1)
            known[place] = presence
            return min(ifSure, presence)
        case (.union, .union):
            return ifSure
        case (.indexed(let written), .indexed(let read)):
            // An array without elements leaves no key.
            return written.standsUnderOwnKeys == read.standsUnderOwnKeys ? .sometimes : .never
        default:
            return entry.type.standsUnderOwnKeys || type.standsUnderOwnKeys ? .never : ifSure
        }
    }

    /// Its first required field tells, or else any field.
    mutating func presence(of read: SchemaStructure, in keys: WrittenKeys, depth: Int) -> Presence {
        let fields = read.fields.filter(\.isArchived)
        if let telling = fields.first(where: \.mustBePresent) {
            return presence(of: telling, in: keys, depth: depth)
        }
        var found = Presence.never
        for field in fields { found = max(found, presence(of: field, in: keys, depth: depth)) }
        return found
    }

    private mutating func presence(of field: SchemaField, in keys: WrittenKeys, depth: Int) -> Presence {
        var result = presence(of: field.type, forKey: field.key, in: keys, depth: depth)
        for fallback in field.fallbacks {
            for key in fallback.keys {
                let type = fallback.conversion?.type ?? field.type
                result = max(result, presence(of: type, forKey: key, in: keys, depth: depth))
            }
        }
        return result
    }
}
