// The effect of a change inside a struct or enum depends on the fields that hold it: an optional field becomes nil
// where a required one throws an error. A change is never reported as worse than the worst outcome of the fields that
// hold the declaration. A limited change names these fields.

import CodingSchema

/// The fields that hold each struct, enum and bit fields, and their outcomes.
struct HeldValues {
    private struct Holders {
        var worst: FieldOutcome

        /// The affected fields, with the names of their owners.
        var names: Set<String> = []
    }

    private var holders: [Direction: [DeclarationName: Holders]] = [:]
    private let structures: Set<DeclarationName>

    /// The structs and enums that sequential archives contain.
    private let sequential: Set<DeclarationName>
    private static let rulesOfSequences: Set<ReviewRule> = [
        .archivedNameChanged, .formerNameRemoved, .sequenceChanged, .versionChanged,
    ]

    init(_ declarations: [DeclarationChanges], _ contexts: ReviewContexts) {
        structures = Set(contexts.new.declarations.structures.keys)
        let values: [SchemaOwner] =
            Array(contexts.new.declarations.structures.values) + Array(contexts.new.declarations.unions.values)
        sequential = Set(values.filter(\.isInSequences).map(\.declarationName))
        for declaration in declarations {
            for (direction, all) in declaration.holders {
                for (name, found) in all {
                    for holder in found { add(holder, of: declaration.name, contexts.pairs.new(of: name), direction) }
                }
            }
        }
        let owners =
            contexts.new.declarations.classesInOrder as [any SchemaFieldOwner]
            + Array(contexts.new.declarations.structures.values)
        for owner in owners where owner.plan.isCoded && owner.isInKeyedArchives {
            for field in owner.fields where field.isArchived { addLaterCases(of: field, in: owner.declarationName) }
        }
    }

    /// Adds how a field reads a case that a later version adds to an enum with values: the field doesn't find it.
    private mutating func addLaterCases(of field: SchemaField, in owner: DeclarationName) {
        for (union, place) in field.type.heldUnions() {
            let isError =
                place == .element && !field.isLenient
                || place == .key && field.isRequired && !field.type.readsWithoutKey
            let reason =
                "a case that a later version adds "
                + (isError
                    ? "is an error"
                    : place == .element
                        ? "is left out"
                        : place == .index ? "ends the array" : "isn't found: '\(field.name)' \(field.takesText)")
            let outcome = FieldOutcome(.type, isError ? .breaking : .lossy, reason)
            add(
                OwnerReading.Holder(field: field.name, outcome: outcome),
                of: owner, union.declarationName, .thisReadsFuture)
        }
    }

    private mutating func add(
        _ holder: OwnerReading.Holder, of owner: DeclarationName, _ held: DeclarationName, _ direction: Direction
    ) {
        var known = holders[direction]?[held] ?? Holders(worst: holder.outcome)
        if known.worst.verdict < holder.outcome.verdict { known.worst = holder.outcome }
        let name = "'\(owner.name).\(holder.field)'"
        if holder.outcome.verdict > .safe { known.names.insert(name) }
        holders[direction, default: [:]][held] = known
    }

    /// Limits a change to the worst outcome of the fields that hold the declaration.
    func limited(_ change: Change) -> Change {
        let name = DeclarationName(change.moduleName, change.declaration)
        // In sequential archives, names, versions and positions don't depend on keys, by which holders are identified.
        if sequential.contains(name), Self.rulesOfSequences.contains(change.rule) { return change }
        var result = change
        result.judgements = change.judgements.map { judgement in
            holders[judgement.direction]?[name].map { limited(judgement, $0, name) } ?? judgement
        }
        return result
    }

    /// Only errors are limited: the holders of a struct don't notice when a value inside it is lost.
    private func limited(_ judgement: Judgement, _ holders: Holders, _ name: DeclarationName) -> Judgement {
        guard judgement.verdict > .safe, judgement.direction.isFact || judgement.verdict == .breaking else {
            return judgement
        }
        var verdict = judgement.verdict
        var reason = judgement.reason
        if verdict == .breaking, holders.worst.verdict != .breaking {
            verdict = holders.worst.verdict
            reason = verdict == .safe ? "no field is affected" : holders.worst.reason
        }
        // The fields of a struct name themselves.
        if verdict > .safe, !structures.contains(name) { reason += holders.names.listText }
        return Judgement(judgement.direction, verdict, reason, fix: verdict == .safe ? nil : judgement.fix)
    }
}

/// Where a field's type has a value.
private enum ValuePlace {
    /// Under the field's key: a value that isn't found is as good as a missing key.
    case key

    /// In an array whose elements have separate keys: it ends before an element that isn't found.
    case index

    /// In a collection, where archives name the type of each element: one that isn't found is an error.
    case element
}

extension SchemaType {
    /// The enums with values that a field of the type holds.
    fileprivate func heldUnions(_ place: ValuePlace = .key) -> [(SchemaUnion, ValuePlace)] {
        switch self {
        case .union(let found): [(found, place)]
        case .optional(let part): part.heldUnions(place)
        case .indexed(let part): part.heldUnions(.index)
        default: declared == nil ? parts.flatMap { $0.heldUnions(.element) } : []
        }
    }
}
