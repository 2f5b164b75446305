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
    init(
        old: [SchemaField], new: [SchemaField], retired: Set<String> = [],
        oldInherited: (String) -> SchemaField? = { _ in nil }, newInherited: (String) -> SchemaField? = { _ in nil }
    ) {
        pairByName(old, new, oldInherited, newInherited)
        pairByKey(old, new)
        pairByResemblance(old, new, retired)
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

    /// Pairs a removed field with an added field of the same type if there is no other candidate: their spelling is
    /// similar, or they are at the same position between the same neighbours.
    private mutating func pairByResemblance(_ old: [SchemaField], _ new: [SchemaField], _ retired: Set<String>) {
        let gone = old.enumerated().filter { _, field in
            newOfOld[field.name] == nil && field.isArchived && !retired.contains(field.key)
        }
        let added = new.enumerated().filter { oldOfNew[$0.element.name] == nil && $0.element.isArchived }
        guard !gone.isEmpty, !added.isEmpty, gone.count * added.count <= 4_096 else { return }
        for (position, field) in added {
            let candidates = gone.filter {
                newOfOld[$0.element.name] == nil && $0.element.typeText == field.typeText
            }
            let names = candidates.map(\.element.name)
            let closest = EditDistance.closest(to: field.name, among: names)
            let neighbour = candidates.first {
                isSamePosition(old, $0.offset, new, position)
            }
            let similar = candidates.first { $0.element.name == closest }
            guard let found = similar ?? neighbour else { continue }
            let reason = "the type is the same, and the \(similar == nil ? "position too" : "names are similar")"
            pair(found.element, field, guess: Guess(reason, refusal: "retired \(found.element.key.schemaLiteral)"))
        }
    }

    private func isSamePosition(_ old: [SchemaField], _ oldPosition: Int, _ new: [SchemaField], _ position: Int) -> Bool
    {
        func name(before position: Int, _ fields: [SchemaField]) -> String? {
            position > 0 ? fields[position - 1].name : nil
        }
        func name(behind position: Int, _ fields: [SchemaField]) -> String? {
            position + 1 < fields.count ? fields[position + 1].name : nil
        }
        return name(before: oldPosition, old) == name(before: position, new)
            && name(behind: oldPosition, old) == name(behind: position, new)
    }
}
