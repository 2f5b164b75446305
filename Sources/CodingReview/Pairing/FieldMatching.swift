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

    /// Pairs removed fields with added fields of the same type: first those with similar names, then those at the same
    /// position between the same fields that both versions have.
    private mutating func pairByResemblance(
        _ old: [SchemaField], _ new: [SchemaField], _ retired: Set<String>,
        _ isSameType: (SchemaType, SchemaType) -> Bool
    ) {
        let oldGaps = FieldGaps(old) { newOfOld[$0].flatMap { $0.isInherited ? nil : $0.field.name } }
        let newGaps = FieldGaps(new) { oldOfNew[$0]?.isInherited ?? true ? nil : $0 }
        let gone = old.indices.filter {
            newOfOld[old[$0].name] == nil && old[$0].isArchived && !retired.contains(old[$0].key)
        }
        let added = new.indices.filter { oldOfNew[new[$0].name] == nil && new[$0].isArchived }
        guard !gone.isEmpty, !added.isEmpty, gone.count * added.count <= 4_096 else { return }
        func candidates(for position: Int) -> [Int] {
            gone.filter { newOfOld[old[$0].name] == nil && old[$0].mayBecome(new[position], isSameType) }
        }
        func pair(_ oldPosition: Int?, with position: Int, because reason: String) {
            guard let field = oldPosition.map({ old[$0] }) else { return }
            let guess = Guess("the type is the same, and \(reason)", refusal: "retired \(field.key.schemaLiteral)")
            self.pair(field, new[position], guess: guess)
        }
        for position in added {
            let candidates = candidates(for: position)
            let closest = EditDistance.closest(to: new[position].name, among: candidates.map { old[$0].name })
            let similar =
                candidates.first { old[$0].name == closest }
                ?? candidates.first {
                    oldGaps.gaps[$0] == newGaps.gaps[position] && old[$0].name.isShortForm(of: new[position].name)
                }
            pair(similar, with: position, because: "the names are similar")
        }
        for position in added where oldOfNew[new[position].name] == nil {
            let inGap = candidates(for: position).filter { oldGaps.gaps[$0] == newGaps.gaps[position] }
            let rivals = added.filter {
                oldOfNew[new[$0].name] == nil && newGaps.gaps[$0] == newGaps.gaps[position]
                    && new[$0].typeText == new[position].typeText
            }
            let neighbour =
                inGap.count == rivals.count
                ? rivals.firstIndex(of: position).map { inGap[$0] }
                : inGap.first { oldGaps.isAlike($0, newGaps, position) }
            pair(neighbour, with: position, because: "the position too")
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

extension String {
    /// Whether one of two names begins with the other one: `w` and `width`.
    fileprivate func isShortForm(of other: String) -> Bool {
        let (first, second) = (lowercased(), other.lowercased())
        return first.hasPrefix(second) || second.hasPrefix(first)
    }
}

/// Where fields are among those that both versions have.
///
///     kept a │ b  c  d │ kept e        b is the first in its gap, d the last one
private struct FieldGaps {
    /// The names of the kept fields around a field, in the new version.
    struct Gap: Equatable {
        var before: String?
        var after: String?
    }

    private(set) var gaps: [Gap] = []
    private var isFirst: [Bool] = []
    private var isLast: [Bool] = []

    /// - Parameter kept: the new name of a field that both versions have.
    init(_ fields: [SchemaField], kept: (String) -> String?) {
        let names = fields.map { kept($0.name) }
        var before: String?
        for (index, name) in names.enumerated() {
            gaps.append(Gap(before: before))
            isFirst.append(index == 0 || names[index - 1] != nil)
            isLast.append(index == names.count - 1 || names[index + 1] != nil)
            before = name ?? before
        }
        var after: String?
        for index in names.indices.reversed() {
            gaps[index].after = after
            after = names[index] ?? after
        }
    }

    /// Whether a field is at the end of its gap at which another one is.
    func isAlike(_ position: Int, _ other: FieldGaps, _ otherPosition: Int) -> Bool {
        isFirst[position] && other.isFirst[otherPosition] || isLast[position] && other.isLast[otherPosition]
    }
}
