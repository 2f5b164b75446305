// One field of a reader, read from what a writer archived: the same steps as in the generated `init(coder:)`.
//
//     key there? ──▶ read it, whatever it holds
//        │ no, or not always
//     fallback there? ──▶ read it … the next one …
//        │ no
//     default, nil, or an error

import CodingSchema

/// Reads the fields of one owner from the archive of another.
struct FieldReader {
    let context: ReadingContext

    /// What the writer's object holds.
    let table: WrittenTable

    /// How reasons call the two sides: "the old schema", "the new schema".
    let words: DirectionWords

    /// What was found for one field.
    struct Result {
        var outcomes: [FieldOutcome] = []

        /// The writer's fields whose values are read.
        var read: Set<String> = []

        /// The structs, enums and bit fields that are where the field looks.
        var met: Set<DeclarationName> = []
    }

    private typealias Candidate = ReadStep.Candidate

    /// Reads a field.
    ///
    /// - Parameters:
    ///   - field: the reader's field.
    ///   - partner: the same field of the writer.
    ///   - isForeign: whether a field of the writer is another one of the reader's.
    func read(
        _ field: SchemaField, partner: SchemaField?, isForeign: (SchemaField) -> Bool
    ) -> Result {
        var result = Result()
        guard field.isArchived else { return result }
        var missed: WrittenEntry?
        var isUnseen = false
        for candidate in ReadStep(of: field).candidates {
            guard let entry = written(candidate), !isPassedOver(entry, candidate, field, partner) else { continue }
            if let name = entry.field?.name { result.read.insert(name) }
            if entry.isScattered, case .structure(let structure) = candidate.type {
                let found = values(ofScattered: structure, candidate.key)
                result.read.formUnion(found.read)
                result.outcomes += found.outcomes
                return result
            }
            entry.type.addValueNames(to: &result.met)
            candidate.type.addValueNames(to: &result.met)
            if let wrong = otherValue(entry, candidate, field, partner, isForeign) {
                result.outcomes.append(wrong)
            } else {
                let met = values(of: entry, as: candidate, field)
                result.outcomes += met.outcomes
                if met.isUnseen {
                    isUnseen = true
                    missed = missed ?? entry
                    continue
                }
            }
            let isAlwaysThere = !entry.mayBeMissing && (!entry.isOptional || entry.writesNull)
            // An array without elements leaves no key.
            if isAlwaysThere, !entry.type.mayLeaveNoKey { return result }
            missed = missed ?? entry
        }
        if let missed, !isUnseen {
            result.outcomes += empty(field, missed)
        } else if let outcome = missing(field, missed?.field ?? partner) {
            result.outcomes.append(outcome)
        }
        return result
    }

    /// Another field's value that the field doesn't see: a number under the very key is no part of a struct.
    private func isPassedOver(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField, _ partner: SchemaField?
    ) -> Bool {
        guard let other = entry.field, let partner, other.name != partner.name, !entry.isScattered else { return false }
        let outcome = context.outcome(written: entry.type, asOf: entry.stage, read: candidate.type)
        return outcome.isUnseen && !isError(outcome, to: field)
    }

    /// What the writer has where a field looks.
    private func written(_ candidate: Candidate) -> WrittenEntry? {
        guard candidate.type.hasOwnKeys else {
            return table.value(forKey: candidate.key) ?? table.writtenNull(forKey: candidate.key)
        }
        if let entry = table.entry(forKey: candidate.key) { return entry }
        return inner(candidate)
    }

    /// A struct whose fields the writer has one by one, under the same keys.
    private func inner(_ candidate: Candidate) -> WrittenEntry? {
        guard case .structure(let structure) = candidate.type else { return nil }
        let scope = table.scope(ofKey: candidate.key)
        for key in structure.plan.presence.alternatives.joined() {
            guard let part = scope.value(forKey: key.key), part.field != nil else { continue }
            return WrittenEntry(scattered: candidate.type, forKey: candidate.key, of: part)
        }
        return nil
    }

    /// What becomes of the fields of a struct that the writer has one by one.
    private func values(ofScattered structure: SchemaStructure, _ key: String) -> Result {
        let reader = FieldReader(context: context, table: table.scope(ofKey: key), words: words)
        return structure.fields.reduce(into: Result()) { result, field in
            let found = reader.read(field, partner: nil, isForeign: { _ in false })
            result.outcomes += found.outcomes
            result.read.formUnion(found.read)
        }
    }

    /// The value of another field, or something else that is none of the field's.
    private func otherValue(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField, _ partner: SchemaField?,
        _ isForeign: (SchemaField) -> Bool
    ) -> FieldOutcome? {
        let key = candidate.key.schemaLiteral
        switch entry.source {
        case .constant:
            guard partner != nil else { return nil }
            return FieldOutcome(
                .otherValue, .breaking,
                "'\(field.name)' reads the constant that \(words.writer) writes under \(key) as its own value")
        case .version:
            return FieldOutcome(
                .otherValue, .breaking, "'\(field.name)' reads the version under \(key) as its own value")
        case .marker:
            return FieldOutcome(
                .otherValue, .breaking, "'\(field.name)' reads the marker under \(key) as its own value")
        case .element: return nil
        case .field(let other):
            let isOwn = other.name == partner?.name
            // A fallback that names another field's key is the author's will: a value that was split.
            guard !isOwn, partner != nil || !candidate.isFallback && isForeign(other),
                !(candidate.isFallback && candidate.conversion != nil)
            else { return nil }
            return FieldOutcome(
                .otherValue, .breaking,
                "'\(field.name)' reads the value that \(words.writer) writes for '\(other.name)' under \(key) as its "
                    + "own")
        }
    }

    /// What becomes of the values under a key.
    private func values(
        of entry: WrittenEntry, as candidate: Candidate, _ field: SchemaField
    ) -> (outcomes: [FieldOutcome], isUnseen: Bool) {
        var outcomes: [FieldOutcome] = []
        let key = candidate.key.schemaLiteral
        if entry.isOptional, entry.writesNull, !candidate.isOptional {
            outcomes.append(
                FieldOutcome(
                    .empty, .breaking,
                    "a nil '\(entry.field?.name ?? field.name)' is written under \(key), "
                        + "but '\(field.name)' can't be nil"))
        }
        outcomes += conditional(entry, candidate, field)
        let outcome = context.outcome(written: entry.type, asOf: entry.stage, read: candidate.type)
        if outcome.isUnseen {
            // Nothing is seen where another kind of value is; what the field does without decides, but for what it
            // takes for nil.
            guard isError(outcome, to: field) else { return (outcomes, true) }
            let judged = context.outcome(unseen: outcome, by: field)
            let reason = judged.reason ?? "another kind of value is stored there"
            outcomes.append(FieldOutcome(.type, .breaking, "'\(field.name)': \(reason)", declaration: judged.cause))
            return (outcomes, false)
        }
        if outcome.verdict > .safe {
            let reason = outcome.reason ?? "not every value can be read"
            outcomes.append(
                FieldOutcome(
                    .type, outcome.verdict, "'\(field.name)': \(reason)", fix: outcome.fix,
                    declaration: outcome.cause))
        }
        return (outcomes, false)
    }

    /// A value that the field doesn't see is in its way, and nothing else is looked for.
    private func isError(_ unseen: ValueOutcome, to field: SchemaField) -> Bool {
        unseen.isInTheWay && field.fallbacks.isEmpty && context.outcome(unseen: unseen, by: field).verdict == .breaking
    }

    /// References that an archive holds only where something else does, on one of the two sides.
    private func conditional(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField
    ) -> [FieldOutcome] {
        if entry.isConditional, !field.isConditional {
            return [
                FieldOutcome(
                    .conditional, candidate.isOptional ? .lossy : .breaking,
                    "'\(field.name)' is nil if nothing else in the archive references the object"
                        + (candidate.isOptional ? "" : ", which is an error"))
            ]
        }
        if field.isWeak, entry.field?.isWeak == false {
            return [
                FieldOutcome(
                    .conditional, .lossy, "'\(field.name)' releases an object that nothing else references")
            ]
        }
        return []
    }
}

// MARK: What a field does without a value

extension FieldReader {
    /// The writer never writes anything where the field looks.
    private func missing(_ field: SchemaField, _ partner: SchemaField?) -> FieldOutcome? {
        // Neither version writes it: what one of them loses, both have lost.
        if field.until != nil, partner?.until != nil { return nil }
        let key = field.key.schemaLiteral
        if field.requiresKey {
            return FieldOutcome(
                .missing, .breaking,
                "\(words.writer) writes nothing under \(key), which '\(field.name)' requires")
        }
        guard partner != nil else { return nil }
        return FieldOutcome(
            .missing, .lossy,
            "'\(field.name)' \(field.takesText) although \(words.writer) has a value for it")
    }

    /// The writer leaves the key out where the value is nil, or where an array has no elements.
    private func empty(_ field: SchemaField, _ entry: WrittenEntry) -> [FieldOutcome] {
        var result: [FieldOutcome] = []
        if entry.isOptional, !entry.writesNull {
            if field.requiresKey {
                result.append(
                    FieldOutcome(
                        .empty, .breaking, "a nil '\(field.name)' writes no key, but the key is required"))
            } else if !field.isNilByDefault {
                result.append(FieldOutcome(.empty, .lossy, "a nil '\(field.name)' \(field.becomesText)"))
            }
        } else if !entry.isOptional, entry.type.mayLeaveNoKey {
            if field.isOptional, field.isNilByDefault {
                result.append(FieldOutcome(.empty, .lossy, "an empty '\(field.name)' becomes nil"))
            } else if let value = field.value?.schemaText, value != "[]", !(entry.field?.value?.schemaText == value) {
                result.append(FieldOutcome(.empty, .lossy, "an empty '\(field.name)' becomes \(value)"))
            } else if field.requiresKey {
                result.append(
                    FieldOutcome(.empty, .breaking, "an empty '\(field.name)' writes no key, but the key is required"))
            }
        } else if entry.mayBeMissing, field.requiresKey {
            result.append(
                FieldOutcome(.missing, .breaking, "the key of '\(field.name)' is not in every archive"))
        } else if entry.mayBeMissing {
            result.append(FieldOutcome(.missing, .lossy, "'\(field.name)' \(field.takesText) in some archives"))
        }
        return result
    }
}

extension SchemaField {
    /// Without a key, the field is nil.
    var isNilByDefault: Bool { ReadStep(of: self).missing.isNull }

    /// What the field takes without a key: "takes its default 0", "becomes nil".
    var takesText: String {
        switch ReadStep(of: self).missing {
        case .function: "takes the value that its function returns"
        case .null: "becomes nil"
        case .literal, .expression: "takes its default \(value?.schemaText ?? "")"
        case .noElements, .ownFields, .error: "is empty"
        }
    }

    /// What nil becomes where the field can't be nil without a key.
    fileprivate var becomesText: String {
        switch ReadStep(of: self).missing {
        case .function: "becomes the value that its function returns"
        case .null: "becomes nil"
        case .literal, .expression: "becomes \(value?.schemaText ?? "")"
        case .noElements, .ownFields, .error: "becomes empty"
        }
    }
}

extension SchemaType {
    /// Adds the structs, enums and bit fields that a value of the type is, or holds as elements.
    fileprivate func addValueNames(to names: inout Set<DeclarationName>) {
        if case .object = self { return }
        guard let declared else {
            for part in parts { part.addValueNames(to: &names) }
            return
        }
        guard names.insert(declared.declarationName).inserted else { return }
        // The fields of a struct have outcomes of their own.
        if case .structure = self { return }
        for type in heldTypes { type.addValueNames(to: &names) }
    }
}
