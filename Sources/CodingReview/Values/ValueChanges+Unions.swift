// Changes inside enums whose cases carry values.

package import CodingSchema

extension ValueChanges {
    /// The changes between the cases of two versions of such an enum. A value that the reader doesn't find counts as an
    /// error, although optional fields and fields with a default take nil or the default.
    package func changes(from old: SchemaUnion, to new: SchemaUnion) -> [Change] {
        UnionChanges(old: old, new: new, self).changes
    }
}

/// The changes between two versions of an enum with values, case by case.
private struct UnionChanges {
    private let old: SchemaUnion
    private let new: SchemaUnion
    private let newReadsOld: UnionReading
    private let oldReadsNew: UnionReading

    init(old: SchemaUnion, new: SchemaUnion, _ all: ValueChanges) {
        self.old = old
        self.new = new
        newReadsOld = UnionReading(written: old, read: new, areOne: true, context: all.newReadsOld)
        oldReadsNew = UnionReading(written: new, read: old, areOne: true, context: all.oldReadsNew)
    }

    var changes: [Change] {
        let oldByName = Dictionary(old.cases.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let newNames = Set(new.cases.map(\.name))
        let (oldKeys, newKeys) = (old.identifyingKeys, new.identifyingKeys)
        var gone = old.cases.filter { !newNames.contains($0.name) }
        var result: [Change] = []
        for unionCase in new.cases {
            if let former = oldByName[unionCase.name] {
                result += change(from: former, to: unionCase)
            } else if let place = gone.firstIndex(where: { oldKeys[$0.name] == newKeys[unionCase.name] }) {
                result.append(renaming(of: gone.remove(at: place), to: unionCase))
            } else {
                result.append(addition(of: unionCase))
            }
        }
        return result + gone.map { removal(of: $0) }
    }

    // MARK: Cases

    private func change(from former: SchemaUnionCase, to unionCase: SchemaUnionCase) -> [Change] {
        let name = unionCase.name
        let forward = newReadsOld.outcome(ofCaseNamed: name)
        let backward = oldReadsNew.outcome(ofCaseNamed: name)
        let (before, now) = (former.schemaText(in: old), unionCase.schemaText(in: new))
        let isSame = before == now
        // The changes of its values' types are reported at their declarations.
        if isSame, !forward.isOwn, !backward.isOwn { return [] }
        let summary =
            isSame ? "'\(name)' is read differently" : "'\(before)' became '\(now)'"
        let changesSource = former.sourceText != unionCase.sourceText
        return [
            new.change(
                .caseChanged, name, summary: summary, old: former.place, new: unionCase.place,
                judgements: judgements(
                    forward, backward, fix: isSame ? nil : SuggestedClause(before, "in place of the case '\(name)'"),
                    name: name),
                source: changesSource
                    ? SourceEffect(isBreaking: true, reason: "the associated values of '.\(name)' changed") : nil)
        ]
    }

    private func renaming(of former: SchemaUnionCase, to unionCase: SchemaUnionCase) -> Change {
        new.change(
            .memberRenamed, unionCase.name,
            summary: "case '\(former.name)' was renamed '\(unionCase.name)', with the same keys", old: former.place,
            new: unionCase.place,
            judgements: judgements(
                newReadsOld.outcome(ofCaseNamed: former.name), oldReadsNew.outcome(ofCaseNamed: unionCase.name),
                fix: nil, name: unionCase.name),
            source: SourceEffect(isBreaking: true, reason: "'.\(former.name)' was renamed '.\(unionCase.name)'"))
    }

    private func addition(of unionCase: SchemaUnionCase) -> Change {
        let name = unionCase.name
        return new.change(
            .caseAdded, name, summary: "'\(unionCase.schemaText(in: new))' was added", old: nil, new: unionCase.place,
            judgements: [
                Judgement(.newReadsOld, .safe, "old archives hold no '\(name)'"),
                judgement(
                    .oldReadsNew, oldReadsNew.outcome(ofCaseNamed: name), safe: "the old schema reads '\(name)'",
                    fix: alsoFix(for: unionCase)),
                future, kept(name),
            ],
            source: SourceEffect(
                isBreaking: true, reason: "an exhaustive 'switch' over '\(new.name)' must handle '.\(name)'"))
    }

    /// A clause that gives old readers the fallback case instead of a new one.
    private func alsoFix(for unionCase: SchemaUnionCase) -> SuggestedClause? {
        guard !unionCase.isFallback, unionCase.alsoFunction == nil, let fallback = new.fallbackCase else { return nil }
        return SuggestedClause("also \(fallback.name) via olderForm", "to the case '\(unionCase.name)'")
    }

    private func removal(of unionCase: SchemaUnionCase) -> Change {
        let name = unionCase.name
        let text = unionCase.schemaText(in: old)
        return new.change(
            .caseRemoved, name, summary: "'\(text)' was removed", old: unionCase.place, new: nil,
            judgements: [
                judgement(
                    .newReadsOld, newReadsOld.outcome(ofCaseNamed: name), safe: "'\(name)' is read",
                    fix: SuggestedClause(text, "into the enum '\(new.name)'")),
                Judgement(.oldReadsNew, .safe, "new archives hold no '\(name)'"),
                future, Judgement(.futureReadsThis, .safe, "this schema writes no '\(name)'"),
            ],
            source: SourceEffect(isBreaking: true, reason: "'.\(name)' was removed"))
    }

    // MARK: Judgements

    private func judgements(
        _ forward: ValueOutcome, _ backward: ValueOutcome, fix: SuggestedClause?, name: String
    ) -> [Judgement] {
        [
            judgement(.newReadsOld, forward, safe: "'\(name)' is read as it was written", fix: fix),
            judgement(.oldReadsNew, backward, safe: "the old schema reads '\(name)' as it is written", fix: fix),
            future, kept(name),
        ]
    }

    /// The outcome as a judgement; a value that is not found counts as an error.
    private func judgement(
        _ direction: Direction, _ outcome: ValueOutcome, safe reason: String, fix: SuggestedClause?
    ) -> Judgement {
        var outcome = outcome
        if outcome.isUnseen {
            outcome.verdict = .breaking
        }
        return outcome.judgement(direction, safe: reason, fix: fix)
    }

    private func kept(_ name: String) -> Judgement {
        Judgement(.futureReadsThis, .safe, "'\(name)' stays readable as long as its keys stay the same")
    }

    /// How this schema reads cases that later versions add.
    private var future: Judgement {
        if let fallback = new.fallbackCase {
            return Judgement(
                .thisReadsFuture, .lossy,
                "a case that a later version adds is read as '\(fallback.name)' if that is also written")
        }
        return Judgement(
            .thisReadsFuture, .breaking, "a case that a later version adds is an error",
            fix: SuggestedClause("fallback", "before one of the cases of '\(new.name)'"))
    }
}

extension SchemaUnion {
    /// The keys that identify each case, by its name.
    fileprivate var identifyingKeys: [String: [String]] {
        Dictionary(plan.cases.map { ($0.name, $0.conditions.map(\.key)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension SchemaUnionCase {
    /// The case in schema syntax with all its keys.
    fileprivate func schemaText(in union: SchemaUnion) -> String {
        var text = (isFallback ? "fallback case " : "case ") + name
        if let key { text += " key \(key.schemaLiteral)" }
        if !elements.isEmpty {
            let isSingle = elements.count == 1 && elements[0].label == nil
            let values = elements.map { element in
                let type = element.typeText
                return element.label.map { "\($0): \(type) key \(element.key.schemaLiteral)" } ?? type
            }
            text += "(\(values.joined(separator: ", ")))"
            if isSingle { text += " key \(elements[0].key.schemaLiteral)" }
        }
        if let alsoFunction, let fallback = union.fallbackCase {
            let label = alsoFunction.label.map { "(\($0):)" } ?? ""
            text += " also \(fallback.name) via \(alsoFunction.name)\(label)"
        }
        return text
    }

    /// The case as Swift code sees it.
    fileprivate var sourceText: String {
        elements.map { ($0.label ?? "_") + ": " + $0.typeText }.joined(separator: ", ")
    }
}

extension SchemaUnionElement {
    fileprivate var typeText: String { isOptional ? type.optionalText : type.schemaText }
}
