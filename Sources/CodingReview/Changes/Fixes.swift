// The clauses that are proposed for changes. They can be pasted as they are; which of them help, the finder of fixes shows.

import CodingSchema

/// The clauses that may fix the findings of an owner's fields.
struct Fixes {
    let owner: OwnerPair
    let contexts: ReviewContexts

    /// Classes that keep unknown keys can't write keys for older readers.
    private let keepsUnknown: Bool

    init(owner: OwnerPair, contexts: ReviewContexts) {
        self.owner = owner
        self.contexts = contexts
        keepsUnknown = (owner.new as? SchemaClass)?.keepsUnknownInChain ?? false
    }

    private var ownerTarget: String { "into the \(owner.new is SchemaClass ? "class" : "struct") '\(owner.name)'" }

    private func target(_ field: SchemaField) -> String { "to the field '\(field.name)'" }

    private func targetOfKey(_ field: SchemaField) -> String {
        field.key == field.name ? target(field) : "\(target(field)), in place of its key"
    }

    // MARK: A field that both versions have

    /// The clause for a finding about a field that both versions have.
    func fix(
        _ finding: Finding, _ direction: Direction, rule: ReviewRule, old: SchemaField, new: SchemaField
    ) -> SuggestedClause? {
        if let fix = finding.fix { return fix }
        switch (finding.aspect, rule) {
        case (.otherValue, .keyChanged):
            return ownKey(of: old, for: new)
        case (.otherValue, .fallbackChanged) where direction == .oldReadsNew:
            return owner.new.fields.first { $0.name != new.name && old.readKeys.contains($0.key) }.flatMap(fixOtherKey)
        case (.missing, .keyChanged), (.missing, .memberRenamed):
            if direction == .oldReadsNew { return also(for: old, new) ?? fixSplit(old) }
            return finding.isAboutEarlier ? missingFallback(old, new) : fallback(to: old, for: new)
        case (.missing, .fallbackChanged):
            return direction == .newReadsOld ? missingFallback(old, new) : nil
        case (.missing, .transientChanged) where direction == .newReadsOld && finding.verdict == .breaking:
            return fixAdded(new)
        case (.missing, .writingEnded) where new.until != nil && old.until == nil:
            // Only undoing the change would write it.
            return nil
        case (.missing, .writingEnded) where direction == .oldReadsNew && old.key != new.key:
            return also(for: old, new)
        case (.missing, .writingEnded), (.lost, .transientChanged), (.missing, .transientChanged):
            return direction == .oldReadsNew || rule == .transientChanged && !new.isArchived
                ? asBefore(old, new) : nil
        case (.missing, .alsoChanged):
            return direction == .oldReadsNew ? also(for: old, new) : nil
        case (.type, .typeChanged), (.missing, .typeChanged):
            return conversions(direction, old: old, new: new)
        case (.empty, _):
            return empty(finding, direction, old: old, new: new)
        case (.conditional, _):
            return asBefore(old, new)
        default:
            return nil
        }
    }

    /// `fallback "old"`, with a conversion if the types differ, and the fallbacks that were removed.
    private func fallback(to old: SchemaField, for new: SchemaField) -> SuggestedClause? {
        guard !isUsedByOthers(old.key, new), let text = fallbackText(old, new) else { return nil }
        guard new.readKeys.contains(old.key) else {
            // The most recent key is the first one.
            return SuggestedClause(
                text, target(new) + (new.fallbacks.isEmpty ? "" : ", before its fallback"),
                steps: missingFallbacks(old, new) + convertedFallbacks(old, new))
        }
        return new.key == old.key ? nil : SuggestedClause(convertedFallbacks(old, new))
    }

    private func fallbackText(_ old: SchemaField, _ new: SchemaField, keys: [String]? = nil) -> String? {
        let start = "fallback \((keys ?? [old.key]).quotedList)"
        return clause(start, old, isConverted: old.isOptional && !new.isOptional, function: "\(new.name)FromOld", new)
    }

    private func alsoText(_ old: SchemaField, _ new: SchemaField, keys: [String]? = nil) -> String? {
        let start = "also \((keys ?? [old.key]).quotedList)"
        let function = "\(new.name)ForOlderReaders"
        return clause(start, old, isConverted: new.isOptional && !old.isOptional, function: function, new)
    }

    /// A clause for values of the old field; `nil` if it needs a conversion of a type that the new schema doesn't have.
    private func clause(
        _ start: String, _ old: SchemaField, isConverted: Bool, function: String, _ new: SchemaField
    ) -> String? {
        guard isConverted || !contexts.isSameDeclaration(old.type, new.type) else { return start }
        return contexts.text(of: old).map { "\(start): \($0) via \(function)" }
    }

    /// The fallbacks without a conversion under whose keys older archives hold values of the old type.
    private func convertedFallbacks(_ old: SchemaField, _ new: SchemaField) -> [SuggestedClause.Step] {
        converted("fallback", new.fallbacks, old, of: new) { fallbackText(old, new, keys: $0) }
    }

    /// The clauses without a conversion that write keys under which older readers expect the old type.
    private func convertedAlso(_ old: SchemaField, _ new: SchemaField) -> [SuggestedClause.Step] {
        converted("also", new.also, old, of: new) { alsoText(old, new, keys: $0) }
    }

    /// - Parameter text: a clause for some of the keys with a conversion, if the types differ.
    private func converted(
        _ word: String, _ clauses: [SchemaOtherKeys], _ old: SchemaField, of field: SchemaField,
        text: ([String]) -> String?
    ) -> [SuggestedClause.Step] {
        let keysOfOld = old.keysOfOwnType
        return clauses.filter { $0.conversion == nil && $0.asOf == nil }.compactMap { clause in
            let present = "\(word) \(clause.keys.quotedList)"
            let texts = clause.keys.runs(where: keysOfOld.contains).map { keys in
                keysOfOld.contains(keys[0]) ? text(keys) : "\(word) \(keys.quotedList)"
            }
            let end = clause.until.map { " until \($0)" } ?? ""
            let changed = texts.compactMap(\.self).map { $0 + end }.joined(separator: " ")
            guard !texts.contains(nil), changed != present + end else { return nil }
            return .init(text: changed, target: "\(target(field)), in place of its \(present)")
        }
    }

    /// `also "old"`, with a conversion if the types differ.
    private func also(for old: SchemaField, _ new: SchemaField) -> SuggestedClause? {
        guard !keepsUnknown, new.until == nil, !isUsedByOthers(old.key, new) else { return nil }
        if new.writtenKeys.contains(old.key) {
            return new.key == old.key ? nil : SuggestedClause(convertedAlso(old, new))
        }
        return alsoText(old, new).map { SuggestedClause($0, target(new), steps: convertedAlso(old, new)) }
    }

    /// A new key next to the old one, with functions that convert between the two.
    private func conversions(_ direction: Direction, old: SchemaField, new: SchemaField) -> SuggestedClause? {
        guard new.until == nil else { return nil }
        if old.key != new.key, !isOfOtherType(new.key, in: old, new) {
            return direction == .newReadsOld ? fallback(to: old, for: new) : also(for: old, new)
        }
        guard let fallback = fallbackText(old, new) else { return nil }
        let key = newKey(for: new)
        var text = (key == new.name ? "" : "key \(key.schemaLiteral) ") + fallback
        if !keepsUnknown, let also = alsoText(old, new) { text += " " + also }
        return SuggestedClause(
            text, targetOfKey(new), steps: convertedFallbacks(old, new) + convertedAlso(old, new))
    }

    /// Whether the old field used a key for another type than the new one has.
    private func isOfOtherType(_ key: String, in old: SchemaField, _ new: SchemaField) -> Bool {
        let others = (old.fallbacks + old.also + old.endedAlso).filter { $0.keys.contains(key) }
        return others.contains { !contexts.isSameDeclaration($0.valueType, new.valueType) }
    }

    /// A different key, because the present one already contains another value.
    func fixOtherKey(_ field: SchemaField) -> SuggestedClause {
        SuggestedClause("key \(newKey(for: field).schemaLiteral)", targetOfKey(field))
    }

    /// A key that no field uses: the field's name, with a number if that is used.
    private func newKey(for field: SchemaField) -> String {
        let numbered = (2...1_000).lazy.map { "\(field.name)\($0)" }
        func isFree(_ key: String) -> Bool { !owner.usesKey(key) && !isTakenBelow(nil, key) }
        return isFree(field.name) ? field.name : numbered.first(where: isFree) ?? field.name
    }

    /// The first of the fallback keys that were removed.
    private func missingFallback(_ old: SchemaField, _ new: SchemaField) -> SuggestedClause? {
        missingFallbacks(old, new).first.map { SuggestedClause($0.text, $0.target) }
    }

    /// The fallback keys that were removed.
    private func missingFallbacks(_ old: SchemaField, _ new: SchemaField) -> [SuggestedClause.Step] {
        // Several fields can fall back to what a function still writes.
        let shared = owner.new.retired.filter { $0.computed != nil }.flatMap(\.keys)
        return old.fallbacks.compactMap { fallback in
            let keys = fallback.keys.filter {
                !new.readKeys.contains($0) && (shared.contains($0) || !isUsedByOthers($0, new))
            }
            let isPlain = fallback.conversion == nil
            let text = isPlain ? fallbackText(old, new, keys: keys) : fallback.with(keys: keys).schemaText
            return keys.isEmpty ? nil : text.map { .init(text: $0, target: target(new)) }
        }
    }

    /// The member as it was before, under its new name.
    private func asBefore(_ old: SchemaField, _ new: SchemaField) -> SuggestedClause? {
        let field = new.referring(as: old).with { $0.value = new.value ?? old.value }
        return replacement(of: new, field.memberLine(isOptional: field.isOptional))
    }

    /// A line that replaces the member's line.
    private func replacement(of field: SchemaField, _ line: String) -> SuggestedClause {
        SuggestedClause(line, "in place of the field '\(field.name)'")
    }

    /// A member that reads the keys of older archives as before; `nil` if a clause for the new type fixes it.
    func fixEarlier(_ old: SchemaField, _ new: SchemaField) -> SuggestedClause? {
        guard contexts.text(of: old) != nil else { return nil }
        if let until = new.until {
            let field = new.with {
                $0.valueType = old.valueType
                $0.value = old.value
                $0.fallbacks = old.fallbacks
            }
            let text = field.memberLine(isOptional: old.isOptional, until: until)
            return replacement(of: new, text)
        }
        guard contexts.isSameDeclaration(old.type, new.type) else { return nil }
        let field = new.with { $0.fallbacks = old.fallbacks }
        return replacement(of: new, field.memberLine(isOptional: field.isOptional))
    }

    /// Handles nil if one of the two versions isn't optional.
    private func empty(
        _ finding: Finding, _ direction: Direction, old: SchemaField, new: SchemaField
    ) -> SuggestedClause? {
        let omitted = old.omitsDefault ? old.value?.schemaText : nil
        if direction == .newReadsOld, let value = omitted, value != new.value?.schemaText {
            guard contexts.isSameDeclaration(old.type, new.type) else { return nil }
            if new.value == nil { return self.value(value, for: new) }
            return replacement(of: new, new.with { $0.value = old.value }.memberLine(isOptional: new.isOptional))
        }
        switch direction {
        case .newReadsOld where old.isOptional && !new.isOptional:
            if finding.verdict == .breaking, !old.writesNull, new.value == nil, let value = new.type.plainDefault {
                return self.value(value, for: new)
            }
            if finding.verdict == .breaking, old.writesNull, new.value != nil {
                return SuggestedClause("treats nil as missing", target(new))
            }
            // Read as the default, nil has a value: only undoing the change would keep it.
            return finding.verdict == .lossy ? nil : replacement(of: new, new.memberLine(isOptional: true))
        case .newReadsOld where new.isOptional && new.value != nil:
            return SuggestedClause("if missing nil", target(new))
        case .oldReadsNew where new.isOptional && !old.isOptional:
            return conversions(direction, old: old, new: new)
        case .oldReadsNew where new.isOptional && !new.writesNull:
            return SuggestedClause("writes nil", target(new))
        default:
            return nil
        }
    }

    /// The previous key; if a new field uses it now, a different key for that field.
    private func ownKey(of old: SchemaField, for new: SchemaField) -> SuggestedClause? {
        let user = owner.new.fields.first { $0.name != new.name && $0.readKeys.contains(old.key) }
        if let user, owner.matching.oldOfNew[user.name] == nil { return fixOtherKey(user) }
        guard user != nil || !owner.usesKey(old.key), !isTakenBelow(nil, old.key) else { return nil }
        return SuggestedClause("key \(old.key.schemaLiteral)", targetOfKey(new))
    }

    private func isUsedByOthers(_ key: String, _ field: SchemaField) -> Bool {
        if owner.new.fields.contains(where: { $0.name != field.name && $0.readKeys.contains(key) }) { return true }
        if isTakenBelow(nil, key) { return true }
        return owner.usesKey(key) && !field.readKeys.contains(key) && !field.writtenKeys.contains(key)
    }

    // MARK: A field that one version has

    /// The parts of a field's value, each with the field of the same key and type among others that only one version has; a
    /// struct's fields also with one of the same type whose name begins with that of the field that holds the struct.
    ///
    ///     var street: String                         var address: Address key ""
    ///     var addressCity: String      ◀──▶          struct Address { street, city }
    ///
    /// - Parameter whole: the field; its value is a struct, or an enum whose cases carry values.
    private func members(
        of whole: SchemaField, among fields: [SchemaField], isSame: (SchemaType, SchemaType) -> Bool
    ) -> [(part: SchemaField, field: SchemaField)] {
        let parts: [SchemaField]
        var prefix: String?
        switch whole.type {
        case .structure(let structure) where whole.type.hasOwnKeys:
            parts = structure.fields
            prefix = whole.name
        case .union(let union): parts = union.cases.flatMap(\.valueFields)
        default: return []
        }
        return parts.compactMap { part in
            let candidates = fields.filter { $0.isArchived && isSame($0.type, part.type) }
            let longName = prefix.map { $0 + part.name.prefix(1).uppercased() + part.name.dropFirst() }
            return (candidates.first { $0.key == part.key } ?? candidates.first { $0.name == longName }).map {
                (part, $0)
            }
        }
    }

    /// The empty key, with which a new struct or enum reads the fields that it groups, and their keys in it.
    ///
    /// - Parameter field: the field that holds the struct, or one that is gone.
    private func grouped(_ field: SchemaField) -> SuggestedClause? {
        if owner.old.hasSequence || owner.new.hasSequence { return nil }
        let gone = owner.old.fields.filter { owner.matching.newOfOld[$0.name] == nil }
        for added in owner.new.fields where owner.matching.oldOfNew[added.name] == nil && !added.key.isEmpty {
            let members = members(of: added, among: gone) { contexts.isSameDeclaration($0, $1) }
            guard added === field && !members.isEmpty || members.contains(where: { $0.field === field }) else {
                continue
            }
            let steps = members.filter { $0.part.key != $0.field.key }.map { part, field in
                SuggestedClause.Step(
                    text: "key \(field.key.schemaLiteral)",
                    target: "\(target(part)) of the struct '\(added.type.schemaText)'"
                        + (part.key == part.name ? "" : ", in place of its key"))
            }
            return SuggestedClause("key \"\"", targetOfKey(added), steps: steps)
        }
        return nil
    }

    /// The composed keys, with which new fields read the parts of a struct or enum that is gone.
    ///
    /// - Parameter field: one of the new fields, or the one that held the struct.
    private func ungrouped(_ field: SchemaField) -> SuggestedClause? {
        if owner.old.hasSequence || owner.new.hasSequence { return nil }
        let added = owner.new.fields.filter { owner.matching.oldOfNew[$0.name] == nil }
        for gone in owner.old.fields where owner.matching.newOfOld[gone.name] == nil && !gone.key.isEmpty {
            var members = members(of: gone, among: added) { contexts.isSameDeclaration($1, $0) }
            if gone !== field { members = members.filter { $0.field === field } }
            let steps = members.map { part, field in
                let key = SchemaKey.composed(gone.key, part.key).schemaLiteral
                return SuggestedClause.Step(text: "key \(key)", target: targetOfKey(field))
            }
            if let clause = SuggestedClause(steps) { return clause }
        }
        return nil
    }

    /// A clause that lets a new field be read from older archives, which don't contain it.
    func fixAdded(_ field: SchemaField) -> SuggestedClause? {
        if let clause = grouped(field) ?? ungrouped(field) { return clause }
        // Optional values of a struct need a required field in it.
        if owner.new is SchemaStructure, !owner.new.fields.contains(where: { $0.isRequired && $0.name != field.name }) {
            return nil
        }
        if let value = field.type.plainDefault { return self.value(value, for: field) }
        return replacement(of: field, field.memberLine(isOptional: true))
    }

    private func value(_ value: String, for field: SchemaField) -> SuggestedClause {
        guard field.hasOwnInitialValue else { return SuggestedClause("= \(value)", target(field)) }
        let other = field.with { $0.value = .literal(value) }
        return replacement(of: field, other.memberLine(isOptional: field.isOptional))
    }

    /// A clause that continues to read a removed field.
    func fixLost(_ field: SchemaField) -> SuggestedClause? {
        if let clause = grouped(field) ?? ungrouped(field) { return clause }
        guard !owner.usesKey(field.key), !isTakenBelow(field) else { return nil }
        let isOptional = field.isOptional || field.value == nil
        let last = field.until ?? (owner.new.version > owner.old.version ? owner.old.version : lastVersion)
        // It is read only, so the default of new objects is not of interest.
        let read = field.with { $0.initialValue = .value }
        return SuggestedClause(
            read.memberLine(isOptional: isOptional, since: field.since, until: last), ownerTarget,
            steps: last.flatMap(versionStep(after:)).map { [$0] } ?? [])
    }

    /// The last version that counts when the version is raised; `nil` if older readers refuse the next version.
    private var lastVersion: Int? {
        let refusesNewer = (owner.old as? SchemaClass)?.refusesNewer ?? false
        return owner.old.hasSequence || owner.new.hasSequence || refusesNewer ? nil : owner.new.version
    }

    /// Raises the version above `last`, unless it already is.
    private func versionStep(after last: Int) -> SuggestedClause.Step? {
        guard owner.new.version <= last, last < Int.max else { return nil }
        return .version(last + 1, of: owner.new)
    }

    /// A clause that continues to write the key of a field that older readers require.
    func fixMissing(_ field: SchemaField) -> SuggestedClause? {
        if let clause = grouped(field) ?? ungrouped(field) { return clause }
        let retired = owner.new.retired.first { $0.keys.contains(field.key) }
        if retired == nil, let clause = fixSplit(field) { return clause }
        guard retired != nil || !owner.usesKey(field.key), !isTakenBelow(field) else { return nil }
        guard let value = field.value?.schemaConstant ?? field.type.plainConstant, !field.type.hasOwnKeys else {
            guard retired == nil else { return nil }
            return SuggestedClause(
                field.memberLine(isOptional: field.isOptional, since: field.since), ownerTarget)
        }
        return SuggestedClause(
            "retired \(field.key.schemaLiteral): \(field.type.schemaText) = \(value), still written",
            retired == nil ? ownerTarget : "\(ownerTarget), in place of what retires the key")
    }

    /// A clause that continues to write the value that other fields were made of, which only a function can.
    private func fixSplit(_ field: SchemaField) -> SuggestedClause? {
        let fields = owner.new.fields.filter(\.isArchived)
        guard fields.contains(where: { $0.fallbacks.contains { $0.keys.contains(field.key) } }),
            !fields.contains(where: { $0.writtenKeys.contains(field.key) }), !field.type.hasOwnKeys
        else { return nil }
        let type = field.isOptional ? field.valueType.optionalText : field.valueType.schemaText
        return SuggestedClause(
            "retired \(field.key.schemaLiteral): \(type) = via \(field.name), still written", ownerTarget)
    }

    /// Whether a subclass has such a field or uses its key.
    private func isTakenBelow(_ field: SchemaField) -> Bool { isTakenBelow(field.name, field.key) }

    private func isTakenBelow(_ name: String?, _ key: String) -> Bool {
        contexts.new.isTaken(name, key: key, below: owner.new as? SchemaClass)
    }

    /// `retired "key"`.
    func fixForgotten(_ keys: [String]) -> SuggestedClause? {
        guard !keys.contains(where: { owner.usesKey($0) || isTakenBelow(nil, $0) }) else { return nil }
        return SuggestedClause("retired \(keys.quotedList)", ownerTarget)
    }
}

extension SchemaField {
    /// The keys under which archives hold values of the field's own type.
    fileprivate var keysOfOwnType: Set<String> {
        let others = (fallbacks + also + endedAlso).filter { $0.conversion == nil && $0.asOf == nil }
        return Set([key] + others.flatMap(\.keys))
    }
}

extension Sequence {
    /// The elements in order, as runs of those that a condition has in common.
    fileprivate func runs(where condition: (Element) -> Bool) -> [[Element]] {
        reduce(into: []) { runs, element in
            if let last = runs.last?.last, condition(last) == condition(element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}

extension SuggestedClause.Step {
    /// Raises the version of a declaration.
    static func version(_ version: Int, of declared: SchemaDeclared) -> SuggestedClause.Step {
        let target = "to the \(declared.title) '\(declared.name)'"
        return SuggestedClause.Step(
            text: "version \(version)", target: declared.version == 0 ? target : "\(target), in place of its version")
    }
}

extension SchemaDefault {
    /// The default as the constant of a retired key, if it can be one.
    fileprivate var schemaConstant: String? {
        switch self {
        case .literal, .expression: schemaText
        case .nil, .function: nil
        }
    }
}
