// The effect of a change inside a struct or enum depends on the fields that hold it: an optional field becomes nil
// where a required one throws an error. A change is never reported as worse than the worst finding of the fields that
// hold the declaration. A limited change names these fields.

import CodingSchema

/// The fields that hold each struct, enum and bit fields, and their findings.
struct HeldValues {
    fileprivate struct Holders {
        /// `nil` where no archive is known: those of later versions.
        var worst: Finding?

        /// The affected fields, with the names of their owners.
        var names: Set<String> = []

        /// The fields that read such values.
        var readers: [SchemaField] = []
    }

    private var holders: [Direction: [DeclarationName: Holders]] = [:]
    private let structures: Set<DeclarationName>

    /// The structs and enums that sequential archives contain.
    private let sequential: Set<DeclarationName>

    /// The declarations that fields of one version hold and none of the other, by their names in the new one: no archive
    /// has them, or nothing reads them.
    private let unread: Set<DeclarationName>

    /// The structs and enums that are objects with a class name in collections.
    private let elements: Set<DeclarationName>

    /// The removed fields of structs whose values other fields read, wherever a struct is held.
    private let moved: MovedFields
    private static let rulesOfSequences: Set<ReviewRule> = [
        .archivedNameChanged, .formerNameRemoved, .sequenceChanged, .versionChanged,
    ]

    init(_ declarations: [DeclarationChanges], _ contexts: ReviewContexts) {
        structures = Set(contexts.new.declarations.structures.keys)
        sequential = contexts.new.declarations.valuesInSequences
            .union(contexts.old.declarations.valuesInSequences.map(contexts.pairs.new))
        elements = contexts.new.elementNames
        moved = MovedFields(declarations, contexts)
        unread = contexts.new.declarations.heldDeclarations
            .symmetricDifference(contexts.old.declarations.heldDeclarations.map(contexts.pairs.new))
            // Fields refer to objects of a class: it is no held declaration.
            .subtracting(contexts.new.declarations.classes.keys)
            .subtracting(contexts.old.declarations.classes.keys)
        for declaration in declarations {
            for (direction, all) in declaration.holders {
                for (name, found) in all {
                    let held = contexts.pairs.new(of: name)
                    for (field, finding, isLost) in found {
                        let name = "'\(declaration.name.name).\(field.name)'"
                        holders[direction, default: [:]][held, default: Holders()].add(
                            field, finding, isLost: isLost, name: name)
                    }
                }
            }
        }
        let owners =
            contexts.new.declarations.classesInOrder as [any SchemaFieldOwner]
            + contexts.new.declarations.structures.values.sorted {
                ($0.moduleName, $0.name) < ($1.moduleName, $1.name)
            }
        for owner in owners where owner.plan.isCoded && owner.isInKeyedArchives {
            for field in owner.fields where field.isArchived {
                for (union, _) in field.type.heldUnions() {
                    holders[.thisReadsFuture, default: [:]][union.declarationName, default: Holders()].add(
                        field, name: "'\(owner.name).\(field.name)'")
                }
            }
        }
    }

    /// Limits a change to the worst finding of the fields that hold the declaration.
    func limited(_ change: Change) -> Change {
        let name = DeclarationName(change.moduleName, change.declaration)
        var result = change
        if change.rule == .fieldRemoved, moved.contains(change.member, of: name) {
            result.findings[.newReadsOld] = Finding(.safe, "another field reads the value")
            result.findings[.futureReadsThis] = Finding(.safe, "the key is in use")
        }
        // In sequential archives, names, versions and positions don't depend on keys, by which holders are identified.
        // Nor do holders show the names that only earlier archives have, or the version that a method gets.
        let isLimited =
            !(sequential.contains(name) && Self.rulesOfSequences.contains(change.rule)
            || elements.contains(name) && change.rule == .formerNameRemoved || change.rule == .versionKeyChanged)
        for (direction, finding) in result.findings {
            if direction.isFact, unread.contains(name) {
                if finding.verdict > .safe { result.findings[direction] = .notAffecting }
            } else if isLimited, !finding.isAboutEarlier, let holders = holders[direction]?[name] {
                result.findings[direction] = limited(finding, direction, holders, name)
            }
        }
        return result
    }

    /// Only errors are limited: the holders of a struct don't notice when a value inside it is lost.
    private func limited(
        _ finding: Finding, _ direction: Direction, _ holders: Holders, _ name: DeclarationName
    ) -> Finding {
        guard finding.verdict > .safe, direction.isFact || finding.verdict == .breaking else { return finding }
        var result = finding
        if finding.verdict == .breaking {
            // A declaration's worst change hides what the fields do with this one.
            let isWorst = holders.worst.map { $0.verdict == .breaking } ?? true
            let own = isWorst ? holders.reading(finding, of: name) : holders.worst ?? finding
            guard own.verdict > .safe else { return .notAffecting }
            if own.verdict != .breaking || !direction.isFact { result = own.fixed(by: finding.fix) }
        }
        // The fields of a struct name themselves.
        if !structures.contains(name) { result.reason += holders.names.listText }
        return result
    }
}

extension HeldValues.Holders {
    fileprivate mutating func add(_ field: SchemaField, _ finding: Finding, isLost: Bool, name: String) {
        if worst.map({ $0.verdict < finding.verdict }) ?? true { worst = finding }
        if finding.verdict > .safe { names.insert(name) }
        if !isLost { readers.append(field) }
    }

    /// Adds a field that reads what later versions write.
    fileprivate mutating func add(_ field: SchemaField, name: String) {
        names.insert(name)
        readers.append(field)
    }

    /// The worst of what the fields do with an error of a value of a declaration.
    fileprivate func reading(_ finding: Finding, of name: DeclarationName) -> Finding {
        let all = readers.map { $0.reading(finding, of: name) }
        return all.max { $0.verdict < $1.verdict } ?? finding
    }
}

extension SchemaField {
    /// What the field does with an error of a value that it holds: a lenient one leaves it out, and it may not find the
    /// case of an enum.
    fileprivate func reading(_ finding: Finding, of name: DeclarationName) -> Finding {
        let roles = ReadStep(of: self).candidates.flatMap { $0.type.heldUnions() }.filter {
            $0.0.declarationName == name
        }
        guard finding.isNotFound, !roles.isEmpty else { return leavingOut(finding) }
        return roles.map { reading(notFound: finding, as: $0.1) }.max { $0.verdict < $1.verdict } ?? finding
    }

    /// What the field does if it doesn't find the case of an enum with values.
    private func reading(notFound finding: Finding, as role: ValueRole) -> Finding {
        switch role {
        case .element where isLenient: Finding(.lossy, "\(finding.reason), which is left out")
        case .element: Finding(.breaking, "\(finding.reason), which is an error")
        case .index: Finding(.lossy, "\(finding.reason), which ends the array")
        case .key where isRequired && !type.readsWithoutKey:
            Finding(.breaking, "\(finding.reason), which is an error")
        case .key: Finding(.lossy, "\(finding.reason): '\(name)' \(takesText)")
        }
    }
}

/// The fields of structs that are gone, but whose values are read: as those of fields beside the structs.
///
///     struct Place { x, y, name }                 struct Place { x, y }
///     class Shop { place: Place }            ─▶   class Shop { place: Place, name key "place.name" }
private struct MovedFields {
    private var names: [DeclarationName: Set<String>] = [:]

    init(_ declarations: [DeclarationChanges], _ contexts: ReviewContexts) {
        // Without parts that are read, nothing moved.
        let parts = Dictionary(declarations.map { ($0.name, $0.readParts) }) { first, _ in first }
        guard parts.values.contains(where: { !$0.isEmpty }) else { return }
        let old = contexts.old.declarations
        var readKeys: [DeclarationName: Set<String>] = [:]
        for value in old.heldValues where value.field?.isWritten ?? true {
            let parts = parts[contexts.pairs.new(of: value.owner.declarationName)]?[value.name] ?? []
            var held: Set<DeclarationName> = []
            for type in value.types { type.addValueNames(to: &held) }
            for name in held {
                let field = value.field.flatMap { field in
                    field.type.plain.declared?.declarationName == name && field.type.hasOwnKeys ? field : nil
                }
                let keys = field.map { field in parts.compactMap { $0.inner(of: field.key) } } ?? []
                readKeys[name] = readKeys[name]?.intersection(keys) ?? Set(keys)
            }
        }
        for (name, keys) in readKeys where !keys.isEmpty {
            let fields = old.structures[name]?.fields.filter { field in
                keys.isSuperset(of: SchemaKey.written(field.type, forKey: field.key, isOptional: false))
            }
            names[contexts.pairs.new(of: name)] = Set((fields ?? []).map(\.name))
        }
    }

    func contains(_ field: String?, of structure: DeclarationName) -> Bool {
        field.map { names[structure]?.contains($0) ?? false } ?? false
    }
}

extension SchemaSide {
    /// The structs and enums that sequential archives contain.
    fileprivate var valuesInSequences: Set<DeclarationName> {
        let values = Array(structures.values) as [SchemaOwner] + Array(unions.values)
        return Set(values.filter(\.hasSequence).map(\.declarationName))
    }
}

extension Finding {
    fileprivate static let notAffecting = Finding(.safe, "no field is affected")
}

/// How a field holds a value.
private enum ValueRole {
    /// Under the field's key: a value that isn't found is as good as a missing key.
    case key

    /// In an array whose elements have separate keys: it ends before an element that isn't found.
    case index

    /// In a collection, where archives name the type of each element: one that isn't found is an error.
    case element
}

extension SchemaType {
    /// The enums with values that a field of the type holds.
    fileprivate func heldUnions(_ role: ValueRole = .key) -> [(SchemaUnion, ValueRole)] {
        switch self {
        case .union(let found): [(found, role)]
        case .optional(let part): part.heldUnions(role)
        case .indexed(let part): part.heldUnions(.index)
        default: declared == nil ? parts.flatMap { $0.heldUnions(.element) } : []
        }
    }
}
