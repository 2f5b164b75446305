// Changes inside enums with raw values.

package import CodingSchema

extension ValueChanges {
    /// The changes between two versions of an enum with raw values.
    package func changes(from old: SchemaEnumeration, to new: SchemaEnumeration) -> [Change] {
        EnumerationChanges(old: old, new: new, self).changes
    }
}

/// The changes between two versions of an enum, case by case.
private struct EnumerationChanges {
    private let old: SchemaEnumeration
    private let new: SchemaEnumeration
    private let all: ValueChanges
    private let oldCases: [Entry]
    private let newCases: [Entry]
    private let newReadsOld: EnumerationReading
    private let oldReadsNew: EnumerationReading

    private struct Entry {
        let value: SchemaCase
        let rawValue: SchemaRawValue

        var written: WrittenCase { WrittenCase(name: value.name, writtenName: value.name, rawValue: rawValue) }
    }

    init(old: SchemaEnumeration, new: SchemaEnumeration, _ all: ValueChanges) {
        self.old = old
        self.new = new
        self.all = all
        oldCases = zip(old.cases, old.rawValues).map { Entry(value: $0, rawValue: $1) }
        newCases = zip(new.cases, new.rawValues).map { Entry(value: $0, rawValue: $1) }
        newReadsOld = EnumerationReading(written: old, read: new, areOne: true)
        oldReadsNew = EnumerationReading(written: new, read: old, areOne: true)
    }

    var changes: [Change] {
        var result: [Change] = []
        if old.rawType.schemaText != new.rawType.schemaText { result.append(rawTypeChange) }
        result += caseChanges
        if old.unknown != new.unknown { result.append(unknownCaseChange) }
        if old.version != new.version { result.append(versionChange) }
        return result
    }

    // MARK: Cases

    private var caseChanges: [Change] {
        let oldByName = Dictionary(oldCases.map { ($0.value.name, $0) }, uniquingKeysWith: { first, _ in first })
        let newNames = Set(newCases.map(\.value.name))
        let oldByRawValue = Dictionary(oldCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
        var renamed: Set<String> = []
        var result: [Change] = []
        for entry in newCases {
            if let former = oldByName[entry.value.name] {
                result += changes(from: former, to: entry)
            } else if let former = oldByRawValue[entry.rawValue], !newNames.contains(former.value.name) {
                renamed.insert(former.value.name)
                result.append(renaming(of: former, to: entry))
                result += stageChange(from: former, to: entry)
            } else {
                result.append(addition(of: entry))
            }
        }
        for entry in oldCases where !newNames.contains(entry.value.name) && !renamed.contains(entry.value.name) {
            result.append(removal(of: entry))
        }
        return result
    }

    private func changes(from former: Entry, to entry: Entry) -> [Change] {
        var result: [Change] = []
        if former.rawValue != entry.rawValue {
            let name = entry.value.name
            result.append(
                new.change(
                    .rawValueChanged, name,
                    summary: "raw value of '\(name)' changed from \(former.rawValue.text) to \(entry.rawValue.text)",
                    old: former.value.place, new: entry.value.place,
                    judgements: judgements(
                        newReadsOld: newReadsOld.outcome(of: former.written),
                        oldReadsNew: oldReadsNew.outcome(of: entry.written),
                        fix: SuggestedClause("= \(former.rawValue.text)", "to the case '\(name)'"),
                        name: name),
                    source: SourceEffect(
                        isBreaking: false, reason: "'.\(name).rawValue' has another value")))
        }
        return result + stageChange(from: former, to: entry)
    }

    private func renaming(of former: Entry, to entry: Entry) -> Change {
        let (oldName, newName) = (former.value.name, entry.value.name)
        return new.change(
            .memberRenamed, newName,
            summary: "case '\(oldName)' was renamed '\(newName)', with the same raw value \(entry.rawValue.text)",
            old: former.value.place, new: entry.value.place,
            judgements: judgements(
                newReadsOld: newReadsOld.outcome(of: former.written),
                oldReadsNew: oldReadsNew.outcome(of: entry.written), fix: nil, name: newName),
            source: SourceEffect(isBreaking: true, reason: "'.\(oldName)' was renamed '.\(newName)'"))
    }

    private func addition(of entry: Entry) -> Change {
        let name = entry.value.name
        return new.change(
            .caseAdded, name, summary: "case '\(name)' = \(entry.rawValue.text) was added", old: nil,
            new: entry.value.place,
            judgements: [
                Judgement(.newReadsOld, .safe, "old archives hold no '\(name)'"),
                oldReadsNew.outcome(of: entry.written).judgement(
                    .oldReadsNew, safe: "the old schema has the raw value of '\(name)'", fix: stageFix(for: entry)),
                future, Self.kept(name),
            ],
            source: SourceEffect(
                isBreaking: true, reason: "an exhaustive 'switch' over '\(new.name)' must handle '.\(name)'"))
    }

    /// A clause that gives old readers an older case instead of a new one.
    private func stageFix(for entry: Entry) -> SuggestedClause? {
        guard entry.value.since == nil, old.version < Int.max,
            let other = newCases.first(where: { isKnownToOld($0) })
        else { return nil }
        let version = old.version + 1
        var steps: [SuggestedClause.Step] = []
        if new.version < version {
            steps.append(.version(version, present: new.version, place: "to the enum '\(new.name)'"))
        }
        steps += all.stageSteps(of: new, asOf: old.version)
        return SuggestedClause(
            "since \(version) else .\(new.unknown ?? other.value.name)", "to the case '\(entry.value.name)'",
            steps: steps)
    }

    private func isKnownToOld(_ entry: Entry) -> Bool {
        oldCases.contains { $0.value.name == entry.value.name && $0.rawValue == entry.rawValue }
    }

    private func removal(of entry: Entry) -> Change {
        let name = entry.value.name
        let outcome = newReadsOld.outcome(of: entry.written)
        return new.change(
            .caseRemoved, name, summary: "case '\(name)' = \(entry.rawValue.text) was removed", old: entry.value.place,
            new: nil,
            judgements: [
                outcome.judgement(
                    .newReadsOld, safe: "the raw value of '\(name)' is read",
                    fix: SuggestedClause("case \(name) = \(entry.rawValue.text)", "into the enum '\(new.name)'")),
                Judgement(.oldReadsNew, .safe, "new archives hold no '\(name)'"),
                future, Judgement(.futureReadsThis, .safe, "this schema writes no '\(name)'"),
            ],
            source: SourceEffect(isBreaking: true, reason: "'.\(name)' was removed"))
    }

    private func stageChange(from former: Entry, to entry: Entry) -> [Change] {
        let (before, now) = (former.value.stageText, entry.value.stageText)
        guard before != now else { return [] }
        let name = entry.value.name
        let reason = "only fields with 'also … as of' write '\(name)' differently, and their changes say so"
        return [
            new.change(
                .caseChanged, name, summary: Self.summary("'since' of '\(name)'", before, now), old: former.value.place,
                new: entry.value.place,
                judgements: [
                    Judgement(.newReadsOld, .safe, "'since' doesn't affect reading"),
                    Judgement(.oldReadsNew, .safe, reason),
                    future, Judgement(.futureReadsThis, .safe, reason),
                ])
        ]
    }

    /// A summary of a clause that was added, removed or changed.
    private static func summary(_ subject: String, _ before: String?, _ now: String?) -> String {
        switch (before, now) {
        case (let before?, let now?): "\(subject): \(before) became \(now)"
        case (let before?, nil): "\(subject): \(before) was removed"
        case (nil, let now?): "\(subject): \(now) was added"
        case (nil, nil): "\(subject) changed"
        }
    }

    // MARK: The enum

    private var rawTypeChange: Change {
        let (before, now) = (old.rawType.schemaText, new.rawType.schemaText)
        return new.change(
            .rawTypeChanged, summary: "raw type \(before) became \(now)", old: old.place, new: new.place,
            judgements: judgements(
                newReadsOld: rawTypeOutcome(of: oldCases, readBy: new),
                oldReadsNew: rawTypeOutcome(of: newCases, readBy: old),
                fix: SuggestedClause(": \(before)", "at the enum '\(new.name)'"), name: new.name),
            source: SourceEffect(isBreaking: true, reason: "'\(new.name).RawValue' is \(now)"))
    }

    /// The effect of the raw type on the cases.
    private func rawTypeOutcome(of cases: [Entry], readBy read: SchemaEnumeration) -> ValueOutcome {
        for entry in cases {
            switch (entry.rawValue, read.rawType) {
            case (.string, .string): continue
            case (.integer(let number), .integer(let type)):
                if type.contains(number) { continue }
                return ValueOutcome(
                    .breaking, "'\(entry.value.name)' is \(number.text), which does not fit \(type.rawValue)")
            case (.string, _): return .mismatch(.string, read.rawType)
            case (.integer, _): return .mismatch(.integer(.int), read.rawType)
            }
        }
        return .safe
    }

    private var unknownCaseChange: Change {
        let (before, now) = (old.unknown.map { "'unknown .\($0)'" }, new.unknown.map { "'unknown .\($0)'" })
        return new.change(
            .unknownCaseChanged, summary: Self.summary("the case for unknown raw values", before, now),
            old: old.place, new: new.place,
            judgements: [
                Judgement(.newReadsOld, .safe, "'unknown' doesn't affect the cases that both schemas have"),
                Judgement(.oldReadsNew, .safe, "'unknown' doesn't affect writing"),
                future, Judgement(.futureReadsThis, .safe, "'unknown' doesn't affect writing"),
            ])
    }

    private var versionChange: Change {
        let reason = "the version of an enum is not archived"
        return new.change(
            .versionChanged, summary: "version \(old.version) became \(new.version)", old: old.place, new: new.place,
            judgements: Direction.allCases.map { Judgement($0, .safe, reason) })
    }

    // MARK: Judgements

    private func judgements(
        newReadsOld: ValueOutcome, oldReadsNew: ValueOutcome, fix: SuggestedClause?, name: String
    ) -> [Judgement] {
        [
            newReadsOld.judgement(.newReadsOld, safe: "'\(name)' is read as it was written", fix: fix),
            oldReadsNew.judgement(.oldReadsNew, safe: "the old schema reads '\(name)' as it is written", fix: fix),
            future, Self.kept(name),
        ]
    }

    private static func kept(_ name: String) -> Judgement {
        Judgement(.futureReadsThis, .safe, "'\(name)' stays readable as long as its raw value stays the same")
    }

    /// How this schema reads cases that later versions add.
    private var future: Judgement {
        if let unknown = new.unknown {
            return Judgement(.thisReadsFuture, .lossy, "a case that a later version adds is read as '\(unknown)'")
        }
        return Judgement(
            .thisReadsFuture, .breaking, "a case that a later version adds is an error",
            fix: new.cases.first.map { SuggestedClause("unknown .\($0.name)", "into the enum '\(new.name)'") })
    }
}

extension SchemaCase {
    /// The version that introduced the case, as a sentence part.
    fileprivate var stageText: String? {
        since.map { "'since \($0.version) else .\($0.replacement)'" }
    }
}
