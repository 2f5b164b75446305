// Changes inside enums with raw values.

import CodingSchema

/// The changes between two versions of an enum, case by case.
struct EnumerationChanges: MemberChanges {
    private let old: SchemaEnumeration
    private let new: SchemaEnumeration
    private let all: ValueChanges
    private let oldCases: [WrittenCase]
    private let newCases: [WrittenCase]

    /// The former raw values of both enums, by the names of their cases.
    private let former: (old: [String: [SchemaRawValue]], new: [String: [SchemaRawValue]])
    let members: MemberPairs<WrittenCase>
    private let newReadsOld: EnumerationReading
    private let oldReadsNew: EnumerationReading

    let lastingPart = "its raw value stays"
    let participle = "written"

    init(old: SchemaEnumeration, new: SchemaEnumeration, _ all: ValueChanges) {
        self.old = old
        self.new = new
        self.all = all
        oldCases = WrittenCase.cases(of: old, asOf: nil)
        newCases = WrittenCase.cases(of: new, asOf: nil)
        func former(_ enumeration: SchemaEnumeration) -> [String: [SchemaRawValue]] {
            Dictionary(grouping: enumeration.formerRawValues, by: \.name).mapValues { $0.map(\.rawValue) }
        }
        self.former = (former(old), former(new))
        members = MemberPairs(oldCases, newCases, name: \.name, identity: \.rawValue) {
            $0.rawValue.text == $0.name.schemaLiteral ? [] : [$0.rawValue.text]
        }
        newReadsOld = EnumerationReading(written: old, read: new, isSameDeclaration: true)
        oldReadsNew = EnumerationReading(written: new, read: old, isSameDeclaration: true)
    }

    var drafts: [ChangeDraft] {
        var result = old.rawType.schemaText == new.rawType.schemaText ? [] : [rawTypeChange]
        result += memberDrafts
        if old.unknown != new.unknown { result.append(unknownCaseChange) }
        if old.version != new.version { result.append(versionChange) }
        return result
    }

    // MARK: Cases

    func changes(from former: WrittenCase, to found: WrittenCase) -> [ChangeDraft] {
        let (oldName, name) = (former.name, found.name)
        // What the raw type changes isn't repeated for each case.
        let hasOtherValue = former.rawValue != found.rawValue && !hasOtherKind
        var result: [ChangeDraft] = []
        if oldName != name || hasOtherValue {
            let (before, now) = (former.rawValue.text, found.rawValue.text)
            let summary =
                switch (oldName == name, hasOtherValue) {
                case (true, _): "raw value of '\(name)' changed from \(before) to \(now)"
                case (false, true): "case '\(oldName)' became '\(name)', and its raw value \(before) became \(now)"
                case (false, false): "case '\(oldName)' was renamed '\(name)', with the same raw value \(now)"
                }
            var draft = draft(
                hasOtherValue ? .rawValueChanged : .memberRenamed, name, summary, former.location, found.location,
                newReadsOld.finding(of: former), oldReadsNew.finding(of: found), of: name,
                fix: hasOtherValue ? SuggestedClause("= \(before)", "to the case '\(name)'") : nil)
            draft.sourceEffect = SourceEffect(
                isBreaking: oldName != name,
                reason: oldName == name
                    ? "'.\(name).rawValue' has another value" : "'.\(oldName)' was renamed '.\(name)'")
            result.append(draft)
        }
        return result + stageChange(from: former, to: found) + formerRawValuesChange(from: former, to: found)
    }

    func addition(of found: WrittenCase) -> ChangeDraft {
        let name = found.name
        let kept = oldReadsNew.keptReason(of: found.rawValue)
        return added(
            case: name, "case '\(name)' = \(found.rawValue.text)", found.location, to: new.name,
            oldReadsNew.finding(of: found).described(
                ifSafe: kept ?? "the old schema has the raw value of '\(name)'", fix: stageFix(for: found)))
    }

    /// A clause that gives old readers an older case instead of a new one.
    private func stageFix(for found: WrittenCase) -> SuggestedClause? {
        guard found.since == nil, old.version < Int.max, let other = newCases.first(where: isKnownToOld)
        else { return nil }
        let version = old.version + 1
        var steps: [SuggestedClause.Step] = []
        if new.version < version {
            steps.append(.version(version, of: new))
        }
        steps += all.newKeys(ofFieldsOf: new) { [old] in
            "fallback \($0.key.schemaLiteral) also \($0.key.schemaLiteral) as of \(old.version)"
        }
        return SuggestedClause(
            "since \(version) else .\(new.unknown?.replacement ?? other.name)", "to the case '\(found.name)'",
            steps: steps)
    }

    private func isKnownToOld(_ found: WrittenCase) -> Bool {
        oldCases.contains { $0.name == found.name && $0.rawValue == found.rawValue }
    }

    func removal(of gone: WrittenCase) -> ChangeDraft {
        let name = gone.name
        return removed(
            case: name, "case '\(name)' = \(gone.rawValue.text)", gone.location,
            newReadsOld.finding(of: gone).described(
                ifSafe: newReadsOld.keptReason(of: gone.rawValue) ?? "the raw value of '\(name)' is read",
                fix: SuggestedClause(text(of: gone), "into the enum '\(new.name)'")))
    }

    func text(of found: WrittenCase) -> String { "case \(found.name) = \(found.rawValue.text)" }

    private func stageChange(from former: WrittenCase, to found: WrittenCase) -> [ChangeDraft] {
        let (before, now) = (former.stageText, found.stageText)
        guard before != now else { return [] }
        let name = found.name
        let reason = "only fields with 'also … as of' write '\(name)' differently, and their changes say so"
        return [
            draft(
                .caseChanged, name, ChangeDraft.summary("'since' of '\(name)':", before, now), former.location,
                found.location,
                Finding(.safe, "'since' doesn't affect reading"),
                Finding(.safe, reason), lasting: reason)
        ]
    }

    /// Raw values of versions before the old schema.
    private func formerRawValuesChange(from former: WrittenCase, to found: WrittenCase) -> [ChangeDraft] {
        let values = self.former.old[former.name] ?? []
        let newValues = self.former.new[found.name] ?? []
        guard Set(values) != Set(newValues) else { return [] }
        func text(_ values: [SchemaRawValue]) -> String? {
            values.isEmpty ? nil : "'formerly \(values.map(\.text).joined(separator: ", "))'"
        }
        let name = found.name
        let gone = values.filter { newReadsOld.name(of: $0) != name }
        var finding = Finding.safe
        for value in gone {
            let written = newReadsOld.finding(of: former.name, value, readAs: newReadsOld.name(of: value))
            finding = finding.worse(written)
        }
        let fix = SuggestedClause("formerly \(gone.map(\.text).joined(separator: ", "))", "to the case '\(name)'")
        return [
            draft(
                .caseChanged, name,
                ChangeDraft.summary("former raw values of '\(name)':", text(values), text(newValues)), former.location,
                found.location,
                finding.described(
                    ifSafe: "archives of both schemas have other raw values", fix: gone.isEmpty ? nil : fix),
                Finding(.safe, "'formerly' doesn't affect writing"),
                lasting: "former raw values aren't written")
        ]
    }

    // MARK: The enum

    private var rawTypeChange: ChangeDraft {
        let (before, now) = (old.rawType.schemaText, new.rawType.schemaText)
        return draft(
            .rawTypeChanged, nil, "raw type \(before) became \(now)", old.location, new.location,
            rawTypeFinding(of: oldCases, in: old, readBy: new), rawTypeFinding(of: newCases, in: new, readBy: old),
            of: new.name,
            fix: hasOtherKind ? conversions : SuggestedClause(": \(before)", "at the enum '\(new.name)'"),
            breaking: "'\(new.name).RawValue' is \(now)")
    }

    /// Whether strings became numbers, or numbers strings.
    private var hasOtherKind: Bool {
        if case .string = old.rawType { return new.rawType.schemaText != old.rawType.schemaText }
        if case .string = new.rawType { return true }
        return false
    }

    /// New keys, and the old raw values under the old ones.
    private var conversions: SuggestedClause? {
        let steps = all.newKeys(ofFieldsOf: new) { [old] field in
            var type = old.rawType.schemaText
            if case .array = field.type { type = "[\(type)]" }
            if field.isOptional { type += "?" }
            let key = field.key.schemaLiteral
            return "fallback \(key): \(type) via \(field.name)FromOld "
                + "also \(key): \(type) via \(field.name)ForOlderReaders"
        }
        return SuggestedClause(steps)
    }

    /// The effect of the raw type on the cases.
    private func rawTypeFinding(
        of cases: [WrittenCase], in written: SchemaEnumeration, readBy read: SchemaEnumeration
    ) -> Finding {
        for found in cases {
            switch (found.rawValue, read.rawType) {
            case (.string, .string): continue
            case (.integer(let number), .integer(let type)):
                if type.contains(number) { continue }
                return Finding(
                    .breaking, "'\(found.name)' is \(number.text), which does not fit \(type.rawValue)")
            case (.string, _): return .mismatch(.string, read.rawType)
            case (.integer, _): return .mismatch(.integer(.int), read.rawType)
            }
        }
        if let kept = written.unknown?.keptCase, case .integer(let from) = written.rawType,
            case .integer(let to) = read.rawType, !to.containsAll(of: from)
        {
            return Finding(.breaking, "a raw value that '\(kept)' keeps may not fit \(to.rawValue)")
        }
        return .safe
    }

    private var unknownCaseChange: ChangeDraft {
        let (before, now) = (old.unknown?.quotedText, new.unknown?.quotedText)
        var draft = draft(
            .unknownCaseChanged, nil, ChangeDraft.summary("the case for unknown raw values:", before, now),
            old.location,
            new.location, keptValuesFinding,
            Finding(.safe, "'unknown' doesn't affect writing"),
            lasting: "'unknown' doesn't affect writing")
        draft.sourceEffect = unknownCaseEffect
        return draft
    }

    /// How the raw values that the old schema keeps are read.
    private var keptValuesFinding: Finding {
        let finding = old.unknown?.keptCase.map {
            new.findingOfUnknown("a raw value that '\($0)' keeps is", error: "an error")
        }
        return (finding ?? .safe).described(
            ifSafe: "'unknown' doesn't affect the cases that both schemas have",
            fix: old.unknown.map { SuggestedClause($0.schemaText, "into the enum '\(new.name)'") })
    }

    /// Swift sources see a case that keeps raw values, and an initializer that doesn't fail.
    private var unknownCaseEffect: SourceEffect {
        switch (old.unknown?.keptCase, new.unknown?.keptCase) {
        case (let before, let now) where before == now:
            SourceEffect(isBreaking: false, reason: "the cases are the same")
        case (_, let now?):
            SourceEffect(isBreaking: true, reason: "an exhaustive 'switch' over '\(new.name)' must handle '.\(now)'")
        case (let before, nil): SourceEffect(isBreaking: true, reason: "'.\(before ?? "")' was removed")
        }
    }

    private var versionChange: ChangeDraft {
        var draft = ChangeDraft(
            .versionChanged, "version \(old.version) became \(new.version)", from: old.location, to: new.location)
        for direction in Direction.allCases { draft.reasons[direction] = "the version of an enum is not archived" }
        return draft
    }

    /// How this schema reads cases that later versions add.
    var future: Finding {
        switch new.unknown {
        case .replacement(let name)?:
            return Finding(.lossy, "a case that a later version adds is read as '\(name)'")
        case .keeping(let name)?:
            return Finding(.safe, "a case that a later version adds is kept as '\(name)'")
        case nil: break
        }
        return Finding(
            .breaking, "a case that a later version adds is an error",
            fix: new.cases.first.map { SuggestedClause("unknown .\($0.name)", "into the enum '\(new.name)'") })
    }
}

extension SchemaUnknownCase {
    fileprivate var quotedText: String { "'\(schemaText)'" }
}

extension WrittenCase {
    /// The version that introduced the case, as a sentence part.
    fileprivate var stageText: String? {
        since.map { "'since \($0.version) else .\($0.replacement)'" }
    }
}
