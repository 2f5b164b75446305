// Evaluates how one field of a reader reads a writer's archive, in the same steps as the generated `init(coder:)`.
//
//     key there? ──▶ read it, whatever it holds
//        │ no, or not always
//     fallback there? ──▶ read it … the next one …
//        │ no
//     default, nil, or an error

import CodingSchema

/// Evaluates how the fields of one owner read the archive of another.
struct FieldReader {
    let context: ReadingContext

    /// The keys and values of the writer's object.
    let table: WrittenTable

    /// The names of the two sides in reasons: "the old schema", "the new schema".
    let words: DirectionWords

    /// The findings for one field.
    struct Result {
        var outcomes: [FieldOutcome] = []

        /// The writer's fields whose values are read.
        var read: Set<String> = []

        /// The structs, enums and bit fields that are under the keys that the field looks up.
        var met: Set<DeclarationName> = []
    }

    private typealias Candidate = ReadStep.Candidate

    /// Evaluates a field.
    ///
    /// - Parameters:
    ///   - field: the reader's field.
    ///   - partner: the writer's version of the field.
    ///   - isForeign: whether a field of the writer corresponds to a different field of the reader.
    func read(
        _ field: SchemaField, partner: SchemaField?, isForeign: (SchemaField) -> Bool
    ) -> Result {
        var result = Result()
        guard field.isArchived else { return result }
        var missed: WrittenEntry?
        var isNotFound = false
        for candidate in ReadStep(of: field).candidates {
            guard let entry = written(candidate, partner), !isPassedOver(entry, candidate, field, partner) else {
                continue
            }
            if let name = entry.field?.name { result.read.insert(name) }
            if entry.isScattered, case .structure(let structure) = candidate.type {
                let found = values(ofScattered: structure, candidate.key)
                result.read.formUnion(found.read)
                result.outcomes += found.outcomes.map { leavingOut($0, field) }
                return result
            }
            entry.type.addValueNames(to: &result.met)
            candidate.type.addValueNames(to: &result.met)
            if let wrong = otherValue(entry, candidate, field, partner, isForeign) {
                result.outcomes.append(wrong)
            } else {
                let met = values(of: entry, as: candidate, field)
                result.outcomes += met.outcomes.map { leavingOut($0, field) }
                if met.isNotFound {
                    isNotFound = true
                    missed = missed ?? entry
                    continue
                }
            }
            let isAlwaysThere = !entry.mayBeMissing && !field.findsNothing(entry) && entry.omitted == nil
            // An empty array writes no key.
            if isAlwaysThere, !entry.type.mayLeaveNoKey { return result }
            missed = missed ?? entry
        }
        if let missed, !isNotFound {
            result.outcomes += empty(field, missed)
        } else if let outcome = missing(field, missed?.field ?? partner) {
            result.outcomes.append(outcome)
        }
        return result
    }

    /// What a lenient field makes of an error of creating its value. A missing key stays an error.
    private func leavingOut(_ outcome: FieldOutcome, _ field: SchemaField) -> FieldOutcome {
        field.isLenient ? outcome.leavingOut("what can't be created \(field.lossText)") : outcome
    }

    /// Whether the entry is another field's value that the field skips: a number under the key itself is not part of a
    /// struct.
    private func isPassedOver(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField, _ partner: SchemaField?
    ) -> Bool {
        guard let other = entry.field, let partner, other.name != partner.name, !entry.isScattered else { return false }
        let outcome = context.outcome(written: entry.type, asOf: entry.stage, read: candidate.type)
        return outcome.isNotFound && !isError(outcome, to: field)
    }

    /// The writer's entry where a field looks.
    private func written(_ candidate: Candidate, _ partner: SchemaField?) -> WrittenEntry? {
        guard candidate.type.hasOwnKeys else {
            return table.value(forKey: candidate.key) ?? table.writtenNull(forKey: candidate.key)
        }
        guard candidate.key.isEmpty else { return table.entry(forKey: candidate.key) ?? inner(candidate) }
        let entries = table.entriesWithoutKey
        return entries.first { $0.field === partner && partner != nil }
            ?? entries.first { $0.type.schemaText == candidate.type.schemaText } ?? inner(candidate)
    }

    /// The entry of a struct whose fields the writer has individually, under the same keys.
    private func inner(_ candidate: Candidate) -> WrittenEntry? {
        guard case .structure(let structure) = candidate.type else { return nil }
        let scope = table.scope(ofKey: candidate.key)
        for key in structure.plan.presence.alternatives.joined() {
            guard let part = scope.value(forKey: key.key), part.field != nil else { continue }
            return WrittenEntry(scattered: candidate.type, forKey: candidate.key, of: part)
        }
        return nil
    }

    /// The outcomes for the fields of a struct that the writer has individually.
    private func values(ofScattered structure: SchemaStructure, _ key: String) -> Result {
        let reader = FieldReader(context: context, table: table.scope(ofKey: key), words: words)
        return structure.fields.reduce(into: Result()) { result, field in
            let found = reader.read(field, partner: nil, isForeign: { _ in false })
            result.outcomes += found.outcomes
            result.read.formUnion(found.read)
        }
    }

    /// Reports that the field reads the value of another field, or another value that doesn't belong to it.
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
            // A fallback to another field's key is intentional: the author split a value.
            guard !isOwn, partner != nil || !candidate.isFallback && isForeign(other),
                !(candidate.isFallback && candidate.conversion != nil)
            else { return nil }
            return FieldOutcome(
                .otherValue, .breaking,
                "'\(field.name)' reads the value that \(words.writer) writes for '\(other.name)' under \(key) as its "
                    + "own")
        }
    }

    /// The outcomes for the value under a key.
    private func values(
        of entry: WrittenEntry, as candidate: Candidate, _ field: SchemaField
    ) -> (outcomes: [FieldOutcome], isNotFound: Bool) {
        var outcomes: [FieldOutcome] = []
        let key = candidate.key.schemaLiteral
        if entry.isOptional, entry.writesNull, !candidate.isOptional, !field.treatsNilAsMissing {
            outcomes.append(
                FieldOutcome(
                    .empty, .breaking,
                    "a nil '\(entry.field?.name ?? field.name)' is written under \(key), "
                        + "but '\(field.name)' can't be nil"))
        }
        outcomes += conditional(entry, candidate, field)
        let outcome = context.outcome(written: entry.type, asOf: entry.stage, read: candidate.type)
        if outcome.isNotFound {
            // The reader finds no value where another kind of value is. The field's default, nil or error then decides,
            // except for values that the field reads as nil.
            guard isError(outcome, to: field) else { return (outcomes, true) }
            let judged = context.outcome(unseen: outcome, by: field)
            let reason = judged.reason ?? "another kind of value is stored there"
            outcomes.append(FieldOutcome(.type, .breaking, "'\(field.name)': \(reason)", declaration: judged.cause))
            return (outcomes, false)
        }
        if outcome.verdict > .safe {
            let reason = outcome.reason ?? "not every value can be read"
            var found = FieldOutcome(
                .type, outcome.verdict, "'\(field.name)': \(reason)", fix: outcome.fix, declaration: outcome.cause)
            found.isMisread = outcome.isMisread
            outcomes.append(found)
        }
        return (outcomes, false)
    }

    /// Whether a value that the field can't read causes an error, so that the field doesn't look any further.
    private func isError(_ unseen: ValueOutcome, to field: SchemaField) -> Bool {
        unseen.occupiesKey && field.fallbacks.isEmpty && context.outcome(unseen: unseen, by: field).verdict == .breaking
    }

    /// References that an archive contains only if something else refers to the object, in one of the two versions.
    private func conditional(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField
    ) -> [FieldOutcome] {
        // A weak reference is nil anyway if nothing else holds the object.
        if entry.isConditional, !field.isConditional, !field.isWeak {
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

// MARK: Fields without a value

extension FieldReader {
    /// The writer never writes a value where the field looks.
    private func missing(_ field: SchemaField, _ partner: SchemaField?) -> FieldOutcome? {
        // Neither version writes it, so both versions lose the same values.
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

    /// The writer omits the key if the value is nil, its default or an empty array.
    private func empty(_ field: SchemaField, _ entry: WrittenEntry) -> [FieldOutcome] {
        var result: [FieldOutcome] = []
        if let value = entry.omitted, field.value?.schemaText != value {
            let reason = "'\(field.name)' isn't written if it is \(value)"
            result.append(
                field.requiresKey
                    ? FieldOutcome(.empty, .breaking, "\(reason), but the key is required")
                    : FieldOutcome(.empty, .lossy, "\(reason), and \(field.becomesText)"))
        }
        if field.findsNothing(entry) {
            if field.requiresKey {
                let reason =
                    entry.writesNull
                    ? "a nil '\(field.name)' counts as missing, but a value is required"
                    : "a nil '\(field.name)' writes no key, but the key is required"
                result.append(FieldOutcome(.empty, .breaking, reason))
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

    /// Whether a nil of the writer is as good as a missing key.
    fileprivate func findsNothing(_ entry: WrittenEntry) -> Bool {
        entry.isOptional && (!entry.writesNull || treatsNilAsMissing)
    }

    /// What the field becomes without a key: "takes its default 0", "becomes nil".
    var takesText: String {
        switch ReadStep(of: self).missing {
        case .function: "takes the value that its function returns"
        case .null: "becomes nil"
        case .literal, .expression: "takes its default \(value?.schemaText ?? "")"
        case .noElements, .ownFields, .error: "is empty"
        }
    }

    /// What nil becomes if a missing key doesn't make the field nil.
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
    /// Adds the structs, enums and bit fields that a value of the type is, or that its elements are.
    fileprivate func addValueNames(to names: inout Set<DeclarationName>) {
        if case .object = self { return }
        guard let declared else {
            for part in parts { part.addValueNames(to: &names) }
            return
        }
        guard names.insert(declared.declarationName).inserted else { return }
        // The fields of a struct have separate outcomes.
        if case .structure = self { return }
        for type in heldTypes { type.addValueNames(to: &names) }
    }
}
