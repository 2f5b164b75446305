// Enums whose cases carry values: resolves types and keys, and refuses clauses without a meaning in unions.

extension Checker {
    /// Creates the drafts of a union's cases and resolves their types.
    func resolveCases(of draft: UnionDraft) {
        if draft.syntax.cases.isEmpty, !draft.unit.hasSyntaxErrors {
            report(.enumerationWithoutCases(draft.syntax.name))
        }
        if let unknown = draft.syntax.unknown { report(.unknownOfUnion(at: unknown.range)) }
        for (position, syntax) in draft.syntax.cases.enumerated() {
            let unionCase = makeCase(syntax, in: draft)
            if !takeName(of: syntax, at: position, in: draft) { unionCase.isWrong = true }
            checkName(of: syntax, in: draft.unit)
            checkParts(of: syntax, in: draft)
            draft.cases.append(unionCase)
        }
        checkRawValues(of: draft)
        checkFallbackCases(of: draft)
    }

    private func checkName(of syntax: CaseSyntax, in unit: FileUnit) {
        let name = syntax.name.value
        let roles = roles(of: name)
        guard roles.contains(.unionCase) || hidesTypeInSight(name, roles, from: unit) else { return }
        report(.hidingCaseName(syntax.name, keeper: "a key"))
    }

    private func checkParts(of syntax: CaseSyntax, in draft: UnionDraft) {
        if let since = syntax.since { checkSince(since, in: draft) }
        if let replacement = syntax.replacement {
            report(.replacementInUnion(at: replacement.range))
        }
        if let also = syntax.also { check(also.via) }
    }

    private func checkRawValues(of draft: UnionDraft) {
        let rawValues = draft.syntax.cases.compactMap(\.rawValue)
        if let other = draft.syntax.cases.first(where: { !$0.payload.isEmpty }) {
            for rawValue in rawValues {
                report(.payloadWithRawValues(at: rawValue.range, payload: other.name.range))
            }
        } else if let first = rawValues.first {
            report(.rawValueWithoutRawType(first, enumerationName: draft.syntax.name))
        }
        // With raw values, the raw type is what is missing; after a syntax error, payloads may be.
        guard rawValues.isEmpty, !draft.unit.hasSyntaxErrors else { return }
        for syntax in draft.syntax.cases where syntax.payload.isEmpty && syntax.key == nil {
            report(.caseWithoutKey(syntax.name))
        }
    }

    // MARK: Values

    private func makeCase(_ syntax: CaseSyntax, in draft: UnionDraft) -> UnionCaseDraft {
        let result = UnionCaseDraft(syntax: syntax)
        let own = syntax.key ?? syntax.name
        guard let first = syntax.payload.first else {
            result.key = own
            return result
        }
        if let key = syntax.key, first.label != nil {
            report(.keyAfterNamedValues(key, label: first))
        }
        var labels: [String: SourceRange] = [:]
        for element in syntax.payload {
            let isRepeated = element.label.map { labels[$0.value] != nil } ?? false
            if let label = element.label { check(label, earlier: &labels) }
            let resolved = resolve(
                element.type, as: .payload, in: draft.unit,
                exposure: Exposure(fieldName: syntax.name.value, access: draft.access, title: "case"))
            // A repeated or missing name is reported instead of its key.
            guard !isRepeated, element.label != nil || syntax.payload.count == 1 else {
                result.isWrong = true
                continue
            }
            result.elements.append(
                UnionElementDraft(
                    syntax: element, key: element.label.map { element.key ?? $0 } ?? own, resolved: resolved))
        }
        return result
    }

    private func check(_ label: Located<String>, earlier: inout [String: SourceRange]) {
        if let first = earlier[label.value] {
            report(.doubledLabel(label, earlier: first))
        } else {
            earlier[label.value] = label.range
        }
        guard ReservedNames.labels.contains(label.value) else { return }
        report(.hidingLabel(label))
    }

    // MARK: The fallback case

    private func checkFallbackCases(of draft: UnionDraft) {
        let fallbacks = draft.syntax.cases.filter(\.isFallback)
        for syntax in fallbacks.dropFirst() {
            report(.doubledFallbackCase(syntax.name, earlier: fallbacks[0].name.range))
        }
        for syntax in draft.syntax.cases {
            guard let also = syntax.also else { continue }
            if syntax.isFallback {
                report(.alsoAtFallbackCase(also))
            } else if let fallback = fallbacks.first(where: { $0.name.value == also.name.value }) {
                recordUse(of: fallback.name.range, at: also.name.range)
            } else {
                checkAlso(also.name, of: draft)
            }
        }
    }

    private func checkAlso(_ name: Located<String>, of draft: UnionDraft) {
        if let other = draft.caseSyntax(named: name.value) {
            report(.alsoNamesOtherCase(name, declared: other.name.range))
        } else {
            reportUnknownCase(name, of: draft, isDotted: false)
        }
    }
}
