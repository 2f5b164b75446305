// The keys that show that a struct or union is present, with all keys composed: alternatives, each a set of keys that
// are present together. The rule is that of the plan; see `ValuePresence`.
//
//     struct Spot { x: Int fallback "X", note: String? }    { x }, { X }
//     enum Mark { case at(Spot) key "spot", case end }      { spot.x }, { spot.X }, { end }
//     struct Loose { note: String?, size: Int = 0 }         { note }, { size }, and none of them is required

/// The alternatives that show that a value is present, in the order in which a reader tries them.
struct PresenceAlternatives {
    /// Above this limit, each alternative is represented by only one key, which refuses slightly more than necessary.
    private static let mostSets = 1_000

    private(set) var sets: [Set<String>] = []
    private var singleKeys: Set<String>?

    /// Whether there are more alternatives than a schema without errors can have.
    var isFull: Bool { sets.count > Checker.mostComposedKeys }

    mutating func add(_ set: Set<String>) {
        guard singleKeys == nil else { return addSingle(of: set) }
        sets.append(set)
        guard sets.count > Self.mostSets else { return }
        let all = sets
        sets = []
        singleKeys = []
        for set in all { addSingle(of: set) }
    }

    private mutating func addSingle(of set: Set<String>) {
        guard let key = set.min(), singleKeys?.insert(key).inserted == true else { return }
        sets.append([key])
    }

    /// All sets that identify two values together; if these are too many, those of the first value.
    static func product(_ first: [Set<String>], _ second: [Set<String>]) -> [Set<String>] {
        guard second.count == 1 || first.count * second.count <= Checker.mostComposedKeys else { return first }
        return first.flatMap { set in second.map { set.union($0) } }
    }
}

extension Checker {
    /// Determines the presence of a struct or union; that of its parts must already be determined.
    func findPresence(of owner: SchemaOwner) {
        var found = PresenceAlternatives()
        if let union = owner as? SchemaUnion {
            traits[owner.ordinal].hasRequiredKey = true
            if let tag = union.tag { found.add([tag.key]) }
            for unionCase in union.casesToRead where union.tag == nil && !found.isFull {
                for set in presence(of: unionCase, in: union) { found.add(set) }
            }
        } else {
            let fields = owner.declaredFields.filter { !$0.syntax.isTransient && $0.resolved != nil }.map { field in
                ValuePresence.Field(
                    mustBePresent: isMissed(field, in: owner) && field.until == nil, keys: field.presenceKeys)
            }
            traits[owner.ordinal].hasRequiredKey = fields.contains(where: \.mustBePresent)
            let versionKey = owner.version == 0 || owner.isVersionUnwritten ? nil : owner.versionKey
            for key in ValuePresence(fields: fields, versionKey: versionKey).alternatives.joined()
            where !found.isFull {
                for set in presence(of: key.type, under: key.key, in: owner) { found.add(set) }
            }
        }
        traits[owner.ordinal].presence = found.sets
    }

    /// Whether the field causes an error if none of its keys is present.
    func isMissed(_ field: SchemaField, in owner: SchemaOwner) -> Bool {
        guard field.isRequired, let type = field.resolved?.type else { return false }
        return hasRequiredKey(type, in: owner)
    }

    /// Whether values of a type, other than nil, always write a key.
    func hasRequiredKey(_ type: SchemaType, in owner: SchemaOwner) -> Bool {
        if case .indexed = type { return false }
        guard composedOrdinal(of: type) != nil else { return true }
        return part(type, of: owner).map { traits[$0].hasRequiredKey } ?? false
    }

    private func presence(of type: SchemaType, under key: String, in owner: SchemaOwner) -> [Set<String>] {
        if case .indexed = type { return [[key + "[0]"]] }
        if let first = type.builtInKeys?.first { return [[SchemaKey.composed(key, first)]] }
        guard composedOrdinal(of: type) != nil else { return [[key]] }
        guard let part = part(type, of: owner) else { return [] }
        return traits[part].presence.map { set in
            Set(set.map { SchemaKey.composed(key, $0) })
        }
    }

    /// The keys that identify a case for a reader; empty if it requires no key.
    func presence(of unionCase: SchemaUnionCase, in union: SchemaUnion) -> [Set<String>] {
        if let known = traits[union.ordinal].presenceOfCases[unionCase.ordinal] { return known }
        let found = findPresence(of: unionCase, in: union)
        traits[union.ordinal].presenceOfCases[unionCase.ordinal] = found
        return found
    }

    private func findPresence(of unionCase: SchemaUnionCase, in union: SchemaUnion) -> [Set<String>] {
        if let key = union.tag?.key ?? unionCase.key { return [[key]] }
        var result: [Set<String>] = []
        for element in unionCase.requiredElements(where: { hasRequiredKey($0, in: union) }) {
            let sets = presence(of: element.type, under: element.key, in: union)
            result = result.isEmpty ? sets : PresenceAlternatives.product(result, sets)
        }
        return result
    }
}
