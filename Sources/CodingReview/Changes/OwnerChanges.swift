// The changes of the members of a class or struct: paired fields, added and removed fields, retired keys. Each finding
// of the two directions is assigned to the change that causes it.

import CodingSchema

/// The changes inside one class or struct.
struct OwnerChanges {
    let pair: OwnerPair
    let contexts: ReviewContexts
    let fixes: Fixes

    /// In the order of the new version; a removed member follows the member that preceded it.
    private(set) var drafts: [ChangeDraft] = []

    /// Findings that no change here explains; a change of another declaration may.
    private(set) var unattributed: [UnattributedFinding] = []

    init(_ pair: OwnerPair, _ contexts: ReviewContexts) {
        self.pair = pair
        self.contexts = contexts
        fixes = Fixes(owner: pair, contexts: contexts)
        addFields()
        addRetiredKeys()
    }

    // MARK: Fields

    private mutating func addFields() {
        var gone: [String: [SchemaField]] = [:]
        var before = ""
        for field in pair.old.fields {
            if let partner = pair.matching.newOfOld[field.name] {
                before = partner.field.name
            } else {
                gone[before, default: []].append(field)
            }
        }
        for field in gone[""] ?? [] { addRemoved(field) }
        for field in pair.new.fields {
            if let partner = pair.matching.oldOfNew[field.name] {
                addPair(partner.field, field, guess: partner.guess)
            } else {
                addAdded(field)
            }
            for field in gone[field.name] ?? [] { addRemoved(field) }
        }
        for moved in pair.movedUp {
            addPair(moved.old, moved.new)
            for field in gone[moved.new.name] ?? [] { addRemoved(field) }
        }
        addInherited()
    }

    private mutating func addPair(_ old: SchemaField, _ new: SchemaField, guess: Guess? = nil) {
        var aspects = FieldPair(old: old, new: new, guess: guess, contexts: contexts).drafts
        var forward = pair.newReadsOld.findings[new.name] ?? []
        if !new.isArchived, old.isWritten {
            let reason = "no field reads the values that the old schema wrote for '\(old.name)'"
            forward.append(Finding(.lossy, reason, aspect: .lost))
        }
        if pair.isKeyed {
            forward += EarlierArchives(old: old, new: new, pair: pair, contexts: contexts, fixes: fixes).findings
        }
        if old.key != new.key, let retired = retiredAbove(new) { forward.append(retired) }
        for finding in forward { hand(finding, .newReadsOld, to: &aspects, old, new) }
        for finding in pair.oldReadsNew.findings[old.name] ?? [] { hand(finding, .oldReadsNew, to: &aspects, old, new) }
        for position in aspects.indices { Advice.add(to: &aspects[position], old: old, new: new, fixes) }
        drafts += aspects
    }

    /// Assigns a finding to the aspect that causes it.
    private mutating func hand(
        _ finding: Finding, _ direction: Direction, to aspects: inout [ChangeDraft], _ old: SchemaField,
        _ new: SchemaField
    ) {
        // What only older archives contain is under fallback keys.
        let isInFallback = finding.isAboutEarlier && finding.aspect == .missing
        let rules = (isInFallback ? [.fallbackChanged] : []) + (finding.aspect?.rules ?? [])
        let present = aspects.map(\.rule)
        let position =
            rules.lazy.compactMap { present.firstIndex(of: $0) }.first
            ?? (finding.cause == nil ? aspects.firstIndex(where: \.isArchived) : nil)
        guard let position, finding.cause == nil || aspects[position].rule == .typeChanged else {
            unattributed.append(
                UnattributedFinding(direction: direction, finding: finding, member: new.name, old: old, new: new))
            return
        }
        let fix = fixes.fix(finding, direction, rule: aspects[position].rule, old: old, new: new)
        aspects[position].add(direction, finding.fixed(by: fix))
    }

    private mutating func addAdded(_ field: SchemaField) {
        var draft = ChangeDraft(
            .fieldAdded, member: field.name, "\(field.declarationText) was added", from: nil, to: field.location)
        draft.isArchived = field.isArchived
        draft.sourceEffect = SourceEffect(
            isBreaking: !field.isLeftOut && (field.isArchived || field.value == nil),
            reason: !field.isArchived
                ? "the property '\(field.name)' was added"
                : field.isLeftOut
                    ? "the initializer takes '\(field.name)', which can be omitted"
                    : "the initializer requires '\(field.name)'")
        for finding in pair.newReadsOld.findings[field.name] ?? [] {
            let fix =
                switch finding.aspect {
                case .missing: fixes.fixAdded(field)
                case .otherValue: fixes.fixOtherKey(field)
                default: finding.fix
                }
            draft.add(.newReadsOld, finding.fixed(by: fix))
        }
        if let retired = retiredAbove(field) { draft.add(.newReadsOld, retired) }
        draft.reasons[.newReadsOld] =
            pair.newReadsOld.sources[field.name].map { "'\(field.name)' reads the value written for \($0.nameList)" }
            ?? stillWritten(for: field, in: pair.old.retired, "the old schema")
            ?? "'\(field.name)' \(field.takesText): the old schema had no value for it"
        let keys = field.writtenKeys.flatMap { $0.isEmpty ? field.keysOfParts : [$0] }
        draft.reasons[.oldReadsNew] = "the old schema ignores \(keys.quotedList)"
        Advice.addAdded(to: &draft, field, fixes)
        drafts.append(draft)
    }

    private mutating func addRemoved(_ field: SchemaField) {
        var draft = ChangeDraft(
            .fieldRemoved, member: field.name, "\(field.declarationText) was removed", from: field.location, to: nil)
        draft.isArchived = field.isArchived
        draft.sourceEffect = SourceEffect(isBreaking: true, reason: "the property '\(field.name)' was removed")
        let isLost = pair.newReadsOld.lost.contains { $0.name == field.name }
        let isForgotten =
            pair.isKeyed && field.until != nil && !pair.new.fields.contains { $0.readKeys.contains(field.key) }
        if isLost, let function = mergingFunction(field) {
            draft.reasons[.newReadsOld] = "the review assumes that '\(function)' reads the value, too"
        } else if isLost || isForgotten {
            let writer = isLost ? "the old schema wrote" : "archives from before the old schema hold"
            let reader = pair.newReadsOld.sources.filter { $0.value.contains(field.name) }.keys.min()
            draft.add(
                .newReadsOld, .lossy,
                reader.map { "'\($0)' doesn't read all values that \(writer) for '\(field.name)'" }
                    ?? "no field reads the values that \(writer) for '\(field.name)'", fix: fixes.fixLost(field))
        }
        for finding in pair.oldReadsNew.findings[field.name] ?? [] {
            draft.add(.oldReadsNew, finding.fixed(by: finding.fix ?? fixes.fixMissing(field)))
        }
        draft.reasons[.newReadsOld] = draft.reasons[.newReadsOld] ?? "another field reads the value"
        draft.reasons[.oldReadsNew] =
            pair.oldReadsNew.sources[field.name].map { "'\(field.name)' reads the value written for \($0.nameList)" }
            ?? stillWritten(for: field, in: pair.new.retired, "the new schema")
            ?? "'\(field.name)' \(field.takesText): the new schema has no value for it"
        Advice.addRemoved(to: &draft, field, fixes, pair)
        drafts.append(draft)
    }

    /// The function that makes a new field's value of a removed one: its key is still written by another function.
    private func mergingFunction(_ field: SchemaField) -> String? {
        let isComputed = pair.new.retired.contains { $0.computed != nil && $0.keys.contains(field.key) }
        guard isComputed else { return nil }
        return pair.new.fields.lazy.compactMap { new -> String? in
            guard pair.matching.oldOfNew[new.name] == nil, case .function(let function) = new.value else { return nil }
            return function.name
        }.first
    }

    /// What a field that only the reader has reads if the writer retired its key and still writes it.
    private func stillWritten(
        for field: SchemaField, in retired: [SchemaRetiredKey], _ writer: String
    ) -> String? {
        let found = retired.first { $0.writtenText != nil && !Set($0.keys).isDisjoint(with: field.readKeys) }
        return found?.writtenText.map { "'\(field.name)' reads \($0), which \(writer) still writes" }
    }

    /// Fields that the class inherits in only one version, and those that moved down from a superclass.
    private mutating func addInherited() {
        let own = Set(pair.new.fields.map(\.name)).union(pair.movedUp.map(\.new.name))
        for (name, findings) in pair.newReadsOld.findings.sorted(by: { $0.key < $1.key }) where !own.contains(name) {
            add(findings, .newReadsOld, name)
        }
        let oldOwn = Set(pair.old.fields.map(\.name)).union(
            pair.new.fields.compactMap { pair.matching.oldOfNew[$0.name]?.field.name })
        for (name, findings) in pair.oldReadsNew.findings.sorted(by: { $0.key < $1.key }) where !oldOwn.contains(name) {
            add(findings, .oldReadsNew, name)
        }
        for field in pair.newReadsOld.lost where !oldOwn.contains(field.name) {
            let reason = "no field reads the values that the old schema wrote for the inherited '\(field.name)'"
            add([Finding(.lossy, reason, aspect: .lost)], .newReadsOld, field.name)
        }
    }

    private mutating func add(_ findings: [Finding], _ direction: Direction, _ member: String) {
        unattributed += findings.map { UnattributedFinding(direction: direction, finding: $0, member: member) }
    }

    // MARK: Retired keys

    private mutating func addRetiredKeys() {
        let old = RetiredKeys(pair.old)
        let new = RetiredKeys(pair.new)
        let removed = Set(drafts.filter { $0.rule == .fieldRemoved }.compactMap(\.member))
        let removedFields = pair.old.fields.filter { removed.contains($0.name) }
        let removedKeys = Set(removedFields.flatMap { $0.readKeys + $0.writtenKeys })
        for key in new.order where old.keys[key] == nil && !removedKeys.contains(key) {
            let computed = new.keys[key]?.computed == nil ? nil : new.keys[key]?.writtenText
            let what = computed.map { "\($0) is written under \(key.schemaLiteral)" }
            var draft = ChangeDraft(
                .keyRetired, member: key, what ?? "the key \(key.schemaLiteral) is retired", from: nil,
                to: new.keys[key]?.location)
            draft.reasons[.newReadsOld] =
                readers(of: key).map { "\($0) the value that older archives hold under \(key.schemaLiteral)" }
                ?? "nothing looks up \(key.schemaLiteral)"
            draft.reasons[.futureReadsThis] = "no later version uses \(key.schemaLiteral) for something else"
            drafts.append(draft)
        }
        for key in old.order {
            guard let retired = old.keys[key] else { continue }
            if new.keys[key] != nil || retired.computed != nil && readers(of: key) != nil {
                addWritten(key, retired, new.keys[key])
            } else if pair.usesKey(key) {
                addUsed(key, retired)
            } else {
                addForgotten(key, retired)
            }
        }
    }

    /// What was written under a retired key is no longer written, or it changed.
    private mutating func addWritten(_ key: String, _ old: SchemaRetiredKey, _ new: SchemaRetiredKey?) {
        guard old.writtenText != new?.writtenText else { return }
        let what =
            new?.writtenText.map { "\($0) is written under \(key.schemaLiteral)" }
            ?? (old.computed == nil ? "the constant" : old.writtenText ?? "")
            + " under \(key.schemaLiteral) is no longer written"
        var draft = ChangeDraft(
            new?.writtenText == nil ? .writingEnded : .keyRetired, member: key, what, from: old.location,
            to: new?.location)
        let isRead = pair.old.fields.contains { $0.readKeys.contains(key) }
        draft.reasons[.oldReadsNew] =
            "the old schema has retired \(key.schemaLiteral) and "
            + (isRead ? "reads other keys first" : "does not look it up")
        drafts.append(draft)
    }

    /// The fields of the new schema that read the value under a key where their own key is missing, with a verb.
    private func readers(of key: String) -> String? {
        let readers = pair.new.fields.filter { $0.isArchived && $0.fallbacks.contains { $0.keys.contains(key) } }
        guard !readers.isEmpty, !pair.new.fields.contains(where: { $0.writtenKeys.contains(key) }) else { return nil }
        return readers.map(\.name).quotedList + (readers.count == 1 ? " reads" : " read")
    }

    /// The finding that a field has a key that a superclass had retired.
    private func retiredAbove(_ field: SchemaField) -> Finding? {
        let retired = (pair.old as? SchemaClass)?.ancestors.flatMap(\.retired).flatMap(\.keys) ?? []
        guard pair.isKeyed, field.isArchived, retired.contains(field.key) else { return nil }
        return otherValue(under: field.key, fix: fixes.fixOtherKey(field))
    }

    private func otherValue(under key: String, fix: SuggestedClause?) -> Finding {
        Finding(
            .breaking, "archives from before the old schema hold something else under \(key.schemaLiteral)",
            aspect: .otherValue, fix: fix
        ).aboutEarlier
    }

    private mutating func addUsed(_ key: String, _ retired: SchemaRetiredKey) {
        let inherited = (pair.new as? SchemaClass)?.ancestors.flatMap(\.fields) ?? []
        let user = pair.new.fields.first { $0.isArchived && $0.uses(key) }
        let field = user ?? inherited.first { $0.isArchived && $0.uses(key) }
        var draft = ChangeDraft(
            .retiredKeyUsed, member: user?.name ?? key,
            "the retired key \(key.schemaLiteral) is used" + (user.map { " by '\($0.name)'" } ?? ""),
            from: retired.location, to: user?.location)
        // A fallback, or what is written for older readers alone, is meant to be what it was.
        let isOther = field.map { $0.key == key || !($0.readKeys + $0.writtenKeys).contains(key) } ?? false
        if pair.isKeyed, isOther {
            draft.add(.newReadsOld, otherValue(under: key, fix: user.flatMap(fixes.fixOtherKey)))
        } else {
            draft.reasons[.newReadsOld] =
                field?.readKeys.contains(key) == false
                ? "nothing looks up \(key.schemaLiteral)"
                : "the value that older archives hold under \(key.schemaLiteral) is read again"
        }
        drafts.append(draft)
    }

    private mutating func addForgotten(_ key: String, _ retired: SchemaRetiredKey) {
        var draft = ChangeDraft(
            .retiredKeyForgotten, member: key, "the key \(key.schemaLiteral) is no longer retired",
            from: retired.location, to: nil)
        if contexts.new.isTaken(nil, key: key, below: pair.new as? SchemaClass) {
            draft.reasons[.futureReadsThis] = "the key \(key.schemaLiteral) is in use"
            return drafts.append(draft)
        }
        draft.add(
            .futureReadsThis, .breaking,
            "a later version may reuse \(key.schemaLiteral) and misread the values in old archives",
            fix: fixes.fixForgotten([key]))
        drafts.append(draft)
    }
}

extension SchemaRetiredKey {
    /// What is still written, in summaries: `0`, or `the value of 'fullName'`.
    fileprivate var writtenText: String? {
        guard let computed else { return constant?.value }
        let type = computed.isOptional ? computed.valueType.optionalText : computed.valueType.schemaText
        return "the value of '\(computed.function.name)' (\(type))"
    }
}

/// The retired keys of one version, each with its clause.
private struct RetiredKeys {
    private(set) var keys: [String: SchemaRetiredKey] = [:]
    private(set) var order: [String] = []

    init(_ owner: any SchemaFieldOwner) {
        for retired in owner.retired {
            for key in retired.keys where keys[key] == nil {
                keys[key] = retired
                order.append(key)
            }
        }
    }
}

extension Finding.Aspect {
    /// The rules whose changes can cause the finding, the most likely first.
    fileprivate var rules: [ReviewRule] {
        switch self {
        case .missing:
            [
                .transientChanged, .writingEnded, .keyChanged, .alsoChanged, .fallbackChanged, .typeChanged,
                .optionalityChanged, .defaultChanged,
            ]
        case .otherValue: [.keyChanged, .fallbackChanged, .typeChanged]
        case .empty: [.optionalityChanged, .nilChanged, .defaultChanged, .typeChanged, .fallbackChanged, .keyChanged]
        case .type: [.typeChanged, .fallbackChanged]
        case .conditional: [.conditionalChanged, .keyChanged]
        case .lost: [.transientChanged, .keyChanged]
        }
    }
}

extension SchemaField {
    /// Whether the field reads or writes a key, as its own or as a part of its value.
    fileprivate func uses(_ key: String) -> Bool {
        (readKeys + writtenKeys).contains(key)
            || SchemaKey.written(type, forKey: self.key, isOptional: isOptional).contains(key)
    }

    /// `'name: Type'`, as summaries name a field that only one version has.
    fileprivate var declarationText: String { "'\(name): \(typeText)'" }
}

extension Set<String> {
    /// The sorted names in quotes.
    fileprivate var nameList: String { sorted().map { "'\($0)'" }.joined(separator: ", ") }
}
