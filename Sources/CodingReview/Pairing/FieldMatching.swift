// Pairs the fields of the old and the new version: by name, by a key that one version writes and the other looks up, or
// by resemblance, which is a guess.

import CodingSchema

/// The fields of one class or struct in both versions, paired.
///
///     own fields of the new version ──▶ name in the old chain ──▶ keys ──▶ resemblance
struct FieldMatching {
    struct Partner {
        let field: SchemaField

        /// Why the two are paired, if neither a name nor a key says so.
        let guess: Guess?

        /// Whether the field is in another class of the chain.
        var isInherited = false
    }

    /// Partners by the names of the other version's fields.
    private(set) var oldOfNew: [String: Partner] = [:]
    private(set) var newOfOld: [String: Partner] = [:]

    /// - Parameters:
    ///   - old: the own fields of the old version.
    ///   - new: the own fields of the new version.
    ///   - retired: the keys that the new version has retired, whose fields are no others now.
    ///   - oldInherited: finds a field of the old version's superclasses by its name.
    ///   - newInherited: finds a field of the new version's superclasses by its name.
    ///   - isSameType: whether an old and a new type are the same, apart from renamed declarations.
    init(
        old: [SchemaField], new: [SchemaField], retired: Set<String> = [],
        oldInherited: (String) -> SchemaField? = { _ in nil }, newInherited: (String) -> SchemaField? = { _ in nil },
        isSameType: (SchemaType, SchemaType) -> Bool = { $0.schemaText == $1.schemaText }
    ) {
        pairByName(old, new, oldInherited, newInherited)
        pairByKey(old, new)
        pairByResemblance(old, new, retired, isSameType)
    }

    private mutating func pair(_ old: SchemaField, _ new: SchemaField, guess: Guess? = nil) {
        oldOfNew[new.name] = Partner(field: old, guess: guess)
        newOfOld[old.name] = Partner(field: new, guess: guess)
    }

    private mutating func pairByName(
        _ old: [SchemaField], _ new: [SchemaField],
        _ oldInherited: (String) -> SchemaField?, _ newInherited: (String) -> SchemaField?
    ) {
        let olds = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(new.map(\.name))
        for field in new {
            if let partner = olds[field.name] {
                pair(partner, field)
            } else if let former = field.renamedFrom, !kept.contains(former), let partner = olds[former],
                newOfOld[former] == nil
            {
                pair(partner, field)
            } else if let partner = oldInherited(field.name) {
                oldOfNew[field.name] = Partner(field: partner, guess: nil, isInherited: true)
            }
        }
        for field in old where newOfOld[field.name] == nil {
            guard let partner = newInherited(field.name) else { continue }
            newOfOld[field.name] = Partner(field: partner, guess: nil, isInherited: true)
        }
    }

    private mutating func pairByKey(_ old: [SchemaField], _ new: [SchemaField]) {
        var writers: [String: SchemaField] = [:]
        var readers: [String: SchemaField] = [:]
        for field in old where newOfOld[field.name] == nil && field.isArchived {
            for key in field.writtenKeys where writers[key] == nil { writers[key] = field }
            for key in field.readKeys where readers[key] == nil { readers[key] = field }
        }
        guard !writers.isEmpty || !readers.isEmpty else { return }
        for field in new where oldOfNew[field.name] == nil && field.isArchived {
            let partner =
                field.readKeys.lazy.compactMap { writers[$0] }.first
                ?? field.writtenKeys.lazy.compactMap { readers[$0] }.first
            guard let partner, newOfOld[partner.name] == nil else { continue }
            pair(partner, field)
        }
    }

    /// Pairs removed fields with added fields of the same type that resemble them.
    private mutating func pairByResemblance(
        _ old: [SchemaField], _ new: [SchemaField], _ retired: Set<String>,
        _ isSameType: (SchemaType, SchemaType) -> Bool
    ) {
        let gone = old.indices.filter {
            newOfOld[old[$0].name] == nil && old[$0].isArchived && !retired.contains(old[$0].key)
        }
        let added = new.indices.filter { oldOfNew[new[$0].name] == nil && new[$0].isArchived }
        let kept = newOfOld.compactMapValues { $0.isInherited ? nil : $0.field.name }
        let found = Resemblance(old: old.map(\.name), new: new.map(\.name), kept: kept).pairs(
            of: gone, with: added, where: { old[$0].mayBecome(new[$1], isSameType) },
            areAlike: { new[$0].typeText == new[$1].typeText })
        for (position, newPosition, isSimilar) in found {
            let field = old[position]
            let reason = isSimilar ? "the names are similar" : "the position too"
            pair(
                field, new[newPosition],
                guess: Guess(
                    reason: "the type is the same, and \(reason)", refusal: "retired \(field.key.schemaLiteral)"))
        }
    }
}

extension SchemaField {
    /// Whether a field can be this one under another name: the type is the same, and a boolean isn't inverted.
    fileprivate func mayBecome(_ other: SchemaField, _ isSameType: (SchemaType, SchemaType) -> Bool) -> Bool {
        guard isOptional == other.isOptional, isSameType(type, other.type) else { return false }
        guard case .bool = type.plain, let value, let otherValue = other.value else { return true }
        return value.schemaText == otherValue.schemaText
    }
}
