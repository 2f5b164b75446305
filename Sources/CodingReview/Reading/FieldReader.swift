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

    /// Whether sequential archives hold the fields, too: there, their keys don't matter.
    let isInSequences: Bool

    /// The key with which those of the table are composed.
    var prefix = ""

    /// The findings for one field.
    struct Result {
        var findings: [Finding] = []

        /// The writer's fields whose values are read.
        var read: Set<String> = []

        /// The keys of parts of values that are read, by the writer's fields that hold the values.
        var readParts: [String: Set<String>] = [:]

        /// The structs, enums and bit fields that are under the keys that the field looks up, or that it looks for in vain.
        var met: Set<DeclarationName> = []

        /// Notes that the value of an entry is read.
        fileprivate mutating func note(_ entry: WrittenEntry, readAs candidate: Candidate) {
            entry.type.addValueNames(to: &met)
            candidate.type.addValueNames(to: &met)
            guard let name = entry.field?.name else { return }
            read.insert(name)
            guard entry.isPart else { return }
            // An array has more elements than this one.
            let keys =
                entry.isElement ? [] : SchemaKey.written(candidate.type, forKey: candidate.key, isOptional: false)
            readParts[name, default: []].formUnion(keys)
        }

        /// Adds the results for the parts of the field's value.
        fileprivate mutating func add(_ parts: Result) {
            findings += parts.findings
            read.formUnion(parts.read)
            readParts.merge(parts.readParts) { $0.union($1) }
        }
    }

    fileprivate typealias Candidate = ReadStep.Candidate

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
            if !isInSequences { candidate.type.addValueNames(to: &result.met) }
            guard let entry = written(candidate, partner) else { continue }
            if isPassedOver(entry, candidate, field, partner) {
                // Its values have other keys, but nil is under this one.
                if ReadStep(of: field).refusesOtherKinds { result.findings += refusedNil(entry, candidate, field) }
                continue
            }
            result.note(entry, readAs: candidate)
            let outside = partOutside(entry, candidate)
            if entry.isScattered || outside != nil, case .structure(let structure) = candidate.type {
                result.add(parts(of: structure, entry, candidate, outside, field, isForeign))
                return result
            }
            if entry.isScattered, case .union(let union) = candidate.type {
                result.add(cases(of: union, candidate, field))
                return result
            }
            if let outside { result.findings.append(takenIn(outside, field)) }
            if let wrong = otherValue(entry, candidate, field, partner, isForeign) {
                let found = finding(entry, candidate)
                result.findings.append(field.isLenient && found.isMismatch ? field.leavingOut(found) : wrong)
            } else {
                let met = values(of: entry, as: candidate, field)
                result.findings += met.findings.map(field.leavingOut)
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
            result.findings += empty(field, missed)
        } else if let finding = missing(field, missed?.field ?? partner) {
            result.findings.append(finding)
        }
        return result
    }

    /// Whether the entry is another field's value that the field skips: a number under the key itself is not part of a
    /// struct.
    private func isPassedOver(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField, _ partner: SchemaField?
    ) -> Bool {
        guard let other = entry.field, !entry.isScattered,
            partner.map({ $0.name != other.name }) ?? !candidate.isFallback
        else { return false }
        let finding = finding(entry, candidate)
        return finding.isNotFound && !isError(finding, to: field)
    }

    private func finding(_ entry: WrittenEntry, _ candidate: Candidate) -> Finding {
        entry.otherTypes.reduce(finding(entry.type, entry, candidate)) {
            $0.worse(finding($1, entry, candidate))
        }
    }

    private func finding(_ type: SchemaType, _ entry: WrittenEntry, _ candidate: Candidate) -> Finding {
        // The writer's schema can't name the reader's enum: the function of an `also` returns its raw values.
        if entry.step.isConverted, type.isRaw(of: candidate.type) { return .safe }
        return context.finding(written: type, asOf: entry.stage, read: candidate.type, isElement: table.holdsElements)
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

    /// The entry of a struct, enum or array whose parts the writer has individually, under the same keys.
    private func inner(_ candidate: Candidate) -> WrittenEntry? {
        let part: WrittenEntry?
        switch candidate.type {
        case .indexed: part = table.part(of: candidate.type, forKey: candidate.key)
        case .structure(let structure):
            let scope = table.scope(ofKey: candidate.key)
            part = structure.plan.presence.alternatives.joined().lazy.compactMap {
                scope.value(forKey: $0.key, isWhole: true)
            }.first { $0.field != nil }
        case .union where candidate.key.isEmpty: part = values(ofCasesOf: candidate.type).first
        default: part = nil
        }
        return part.map { WrittenEntry(scattered: candidate.type, forKey: candidate.key, of: $0) }
    }

    /// What the writer has individually under the keys of an enum's cases.
    private func values(ofCasesOf type: SchemaType) -> [WrittenEntry] {
        SchemaKey.written(type, forKey: "", isOptional: false).compactMap { table.value(forKey: $0) }
            .filter { $0.field != nil && !$0.isPart }
    }

    /// What the writer has for another field under a key that a part of the reader's value has.
    private func partOutside(_ entry: WrittenEntry, _ candidate: Candidate) -> WrittenEntry? {
        guard entry.type.hasOwnKeys, candidate.type.hasOwnKeys else { return nil }
        return switch (entry.type, candidate.type) {
        case (.structure, .structure), (.union, .union), (.indexed, .indexed):
            table.part(of: candidate.type, forKey: candidate.key)
        default: nil
        }
    }

    /// Whether a value that isn't a part of the writer's struct makes the reader find one.
    private func shows(_ outside: WrittenEntry, _ structure: SchemaStructure, _ key: String) -> Bool {
        structure.plan.presence.alternatives.joined().contains { SchemaKey.composed(key, $0.key) == outside.key }
    }

    private func takenIn(_ other: WrittenEntry, _ field: SchemaField) -> Finding {
        Finding(
            .breaking,
            "'\(field.name)' reads what \(words.writer) writes under \(other.key.schemaLiteral) as a part of its value",
            aspect: .otherValue)
    }

    /// The findings for a struct of which the writer has at least one field elsewhere, under the same key.
    private func parts(
        of structure: SchemaStructure, _ entry: WrittenEntry, _ candidate: Candidate, _ outside: WrittenEntry?,
        _ field: SchemaField, _ isForeign: (SchemaField) -> Bool
    ) -> Result {
        // Without the fields that show that there is a struct, the reader's is nil, too.
        let isPresent = entry.isOptional && candidate.isOptional
        var result = values(ofScattered: structure, candidate.key, isPresent: isPresent, isForeign)
        result.findings = result.findings.map(field.leavingOut)
        if isPresent, let outside, shows(outside, structure, candidate.key) {
            result.findings.append(takenIn(outside, field))
        }
        return result
    }

    /// The findings for an enum whose cases' values the writer has individually.
    private func cases(of union: SchemaUnion, _ candidate: Candidate, _ field: SchemaField) -> Result {
        var result = Result()
        let values = values(ofCasesOf: candidate.type)
        let reading = UnionReading(fields: values.map(\.step), read: union, context: context)
        let keysOfLost = reading.keysOfLost
        for value in values {
            result.note(value, readAs: candidate)
            if let name = value.field?.name, keysOfLost.contains(value.key) { result.readParts[name] = [] }
        }
        var found = reading.finding()
        if found.isNotFound {
            found = Finding(field.requiresKey ? .breaking : .lossy, "the values that are there belong to no case")
        }
        if found != .safe {
            found = Finding(found.verdict, "'\(field.name)': \(found.reason)", aspect: .type, cause: found.cause)
            result.findings.append(field.leavingOut(found))
        }
        let areOptional = values.allSatisfy { $0.isOptional || $0.mayBeMissing || $0.omitted != nil }
        if areOptional, field.requiresKey || !field.isNilByDefault {
            result.findings.append(
                Finding(
                    field.requiresKey ? .breaking : .lossy,
                    "without \(values.compactMap { $0.field?.name }.quotedList), "
                        + (field.requiresKey ? "'\(field.name)' is an error" : "'\(field.name)' \(field.takesText)"),
                    aspect: .empty))
        }
        return result
    }

    /// The findings for the fields of a struct that the writer has individually.
    private func values(
        ofScattered structure: SchemaStructure, _ key: String, isPresent: Bool, _ isForeign: (SchemaField) -> Bool
    ) -> Result {
        let reader = FieldReader(
            context: context, table: table.scope(ofKey: key, isPresent: isPresent), words: words,
            isInSequences: isInSequences,
            prefix: SchemaKey.composed(prefix, key))
        return structure.fields.reduce(into: Result()) { result, field in
            let found = reader.read(field, partner: nil, isForeign: isForeign)
            result.findings += found.findings
            result.read.formUnion(found.read)
            for (name, keys) in found.readParts {
                result.readParts[name, default: []].formUnion(keys.map { SchemaKey.composed(key, $0) })
            }
        }
    }

    /// Reports that the field reads the value of another field, or another value that doesn't belong to it.
    private func otherValue(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField, _ partner: SchemaField?,
        _ isForeign: (SchemaField) -> Bool
    ) -> Finding? {
        let key = SchemaKey.composed(prefix, candidate.key).schemaLiteral
        switch entry.source {
        case .constant:
            guard partner != nil else { return nil }
            return Finding(
                .breaking,
                "'\(field.name)' reads the constant that \(words.writer) writes under \(key) as its own value",
                aspect: .otherValue)
        case .version:
            return Finding(
                .breaking, "'\(field.name)' reads the version under \(key) as its own value", aspect: .otherValue)
        case .marker:
            return Finding(
                .breaking, "'\(field.name)' reads the marker under \(key) as its own value", aspect: .otherValue)
        case .element, .function, .tag: return nil
        case .field(let other):
            let isOwn = other.name == partner?.name
            // A fallback to another field's key is intentional: the author split a value. So is the key of a part, which
            // moved: no schema has it twice.
            guard !isOwn, partner != nil || !candidate.isFallback && !entry.isOwnPart && isForeign(other),
                !(candidate.isFallback && candidate.conversion != nil)
            else { return nil }
            return Finding(
                .breaking,
                "'\(field.name)' reads the value that \(words.writer) writes for '\(other.name)' under \(key) as its "
                    + "own", aspect: .otherValue)
        }
    }

    /// The findings for the value under a key.
    private func values(
        of entry: WrittenEntry, as candidate: Candidate, _ field: SchemaField
    ) -> (findings: [Finding], isNotFound: Bool) {
        var findings: [Finding] = []
        findings += refusedNil(entry, candidate, field)
        findings += conditional(entry, candidate, field)
        let finding = finding(entry, candidate)
        if finding.isNotFound {
            // The reader finds no value where another kind of value is. The field's default, nil or error then decides,
            // except for values that the field reads as nil.
            guard isError(finding, to: field) else { return (findings, true) }
            let judged = context.finding(unseen: finding, by: field)
            findings.append(Finding(.breaking, "'\(field.name)': \(judged.reason)", aspect: .type, cause: judged.cause))
            return (findings, false)
        }
        if finding.verdict > .safe {
            var found = Finding(
                finding.verdict, "'\(field.name)': \(finding.reason)", aspect: .type, fix: finding.fix,
                cause: finding.cause)
            found.isMisread = finding.isMisread
            findings.append(found)
        }
        return (findings, false)
    }

    /// The finding that nil is written where the field can't be nil.
    private func refusedNil(_ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField) -> [Finding] {
        guard entry.isOptional, entry.writesNull, !candidate.isOptional, !field.treatsNilAsMissing else { return [] }
        return [
            Finding(
                .breaking,
                "a nil '\(entry.field?.name ?? field.name)' is written under \(candidate.key.schemaLiteral), "
                    + "but '\(field.name)' can't be nil", aspect: .empty)
        ]
    }

    /// Whether a value that the field can't read causes an error, so that the field doesn't look any further.
    private func isError(_ unseen: Finding, to field: SchemaField) -> Bool {
        unseen.occupiesKey && field.fallbacks.isEmpty && context.finding(unseen: unseen, by: field).verdict == .breaking
    }

    /// References that an archive contains only if something else refers to the object, in one of the two versions.
    private func conditional(
        _ entry: WrittenEntry, _ candidate: Candidate, _ field: SchemaField
    ) -> [Finding] {
        // A weak reference is nil anyway if nothing else holds the object.
        if entry.isConditional, !field.isConditional, !field.isWeak {
            return [
                Finding(
                    candidate.isOptional ? .lossy : .breaking,
                    "'\(field.name)' is nil if nothing else in the archive references the object"
                        + (candidate.isOptional ? "" : ", which is an error"), aspect: .conditional)
            ]
        }
        if field.isWeak, entry.field?.isWeak == false {
            return [
                Finding(.lossy, "'\(field.name)' releases an object that nothing else references", aspect: .conditional)
            ]
        }
        return []
    }
}

// MARK: Fields without a value

extension FieldReader {
    /// The writer never writes a value where the field looks.
    private func missing(_ field: SchemaField, _ partner: SchemaField?) -> Finding? {
        // Neither version writes it, so both versions lose the same values.
        if field.until != nil, partner?.until != nil { return nil }
        if field.onlyArchives == .sequential, partner?.onlyArchives == .sequential { return nil }
        if field.requiresKey {
            // A value without a key of its own is missed under that of a part.
            let part = field.key.isEmpty ? field.type.composedPlan?.presence.alternatives.first?.first : nil
            let key = (part?.key ?? field.key).schemaLiteral
            return Finding(
                .breaking, "\(words.writer) writes nothing under \(key), which '\(field.name)' requires",
                aspect: .missing)
        }
        guard partner != nil else { return nil }
        return Finding(
            .lossy, "'\(field.name)' \(field.takesText) although \(words.writer) has a value for it", aspect: .missing)
    }

    /// The writer omits the key if the value is nil, its default or an empty array.
    private func empty(_ field: SchemaField, _ entry: WrittenEntry) -> [Finding] {
        var result: [Finding] = []
        if let value = entry.omitted, field.value?.schemaText != value {
            let reason = "'\(field.name)' isn't written if it is \(value)"
            result.append(
                field.requiresKey
                    ? Finding(.breaking, "\(reason), but the key is required", aspect: .empty)
                    : Finding(.lossy, "\(reason), and \(field.becomesText)", aspect: .empty))
        }
        if field.findsNothing(entry) {
            if field.requiresKey {
                let reason =
                    entry.writesNull
                    ? "a nil '\(field.name)' counts as missing, but a value is required"
                    : "a nil '\(field.name)' writes no key, but the key is required"
                result.append(Finding(.breaking, reason, aspect: .empty))
            } else if !field.isNilByDefault, !field.readsNilAlike(entry) {
                result.append(Finding(.lossy, "a nil '\(field.name)' \(field.becomesText)", aspect: .empty))
            }
        } else if !entry.isOptional, entry.type.mayLeaveNoKey {
            if field.isOptional, field.isNilByDefault {
                result.append(Finding(.lossy, "an empty '\(field.name)' becomes nil", aspect: .empty))
            } else if let value = field.value?.schemaText, value != "[]", !(entry.field?.value?.schemaText == value) {
                result.append(Finding(.lossy, "an empty '\(field.name)' becomes \(value)", aspect: .empty))
            } else if field.requiresKey {
                result.append(
                    Finding(
                        .breaking, "an empty '\(field.name)' writes no key, but the key is required", aspect: .empty))
            }
        } else if entry.mayBeMissing, field.requiresKey {
            result.append(
                Finding(.breaking, "the key of '\(field.name)' is not in every archive", aspect: .missing))
        } else if entry.mayBeMissing, !field.isNilByDefault {
            result.append(Finding(.lossy, "'\(field.name)' \(field.takesText) in some archives", aspect: .missing))
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

    /// Whether the writer's program reads the nil as the same default, so that nothing more is lost.
    fileprivate func readsNilAlike(_ entry: WrittenEntry) -> Bool {
        guard let value, let writer = entry.field else { return false }
        return writer.findsNothing(entry) && writer.value?.schemaText == value.schemaText
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

    /// What a lenient field makes of an error of creating its value. A missing key stays an error.
    func leavingOut(_ finding: Finding) -> Finding {
        isLenient ? finding.leavingOut("what can't be created \(lossText)") : finding
    }
}

extension SchemaType {
    /// Adds the structs, enums and bit fields that a value of the type is, or that its elements are.
    func addValueNames(to names: inout Set<DeclarationName>) {
        if case .object = self { return }
        guard let declared else {
            for part in parts { part.addValueNames(to: &names) }
            return
        }
        guard names.insert(declared.declarationName).inserted else { return }
        // The fields of a struct have separate findings.
        if case .structure = self { return }
        for type in heldTypes { type.addValueNames(to: &names) }
    }
}
