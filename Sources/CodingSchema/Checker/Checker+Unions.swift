// Enums whose cases carry values: resolves types and keys, and refuses clauses without a meaning in unions.

extension Checker {
    /// Creates a union's cases and resolves their types.
    func resolveCases(of union: SchemaUnion) {
        if union.syntax.cases.isEmpty, !union.unit.hasSyntaxErrors {
            report(.enumerationWithoutCases(union.syntax.name))
        }
        union.tag = tag(of: union)
        for (position, syntax) in union.syntax.cases.enumerated() {
            let unionCase = makeCase(syntax, at: position, in: union)
            if !takeName(of: syntax, at: position, in: union) { reportedCases[union.ordinal].insert(position) }
            checkName(of: syntax, in: union.unit)
            checkParts(of: syntax, in: union)
            union.cases.append(unionCase)
        }
        if union.syntax.tag == nil {
            checkRawValues(of: union)
            checkFallbackCases(of: union)
        } else {
            checkTag(of: union)
        }
        if let unknown = union.syntax.unknown { check(unknown, of: union) }
    }

    private func checkName(of syntax: CaseSyntax, in unit: FileUnit) {
        let name = syntax.name.value
        let roles = roles(of: name)
        guard roles.contains(.unionCase) || hidesTypeInSight(name, roles, from: unit) else { return }
        report(.hidingCaseName(syntax.name, alternative: "a key"))
    }

    private func checkParts(of syntax: CaseSyntax, in union: SchemaUnion) {
        if let since = syntax.since { checkSince(since, in: union) }
        if let replacement = syntax.replacement {
            report(
                .replacementInUnion, "an enum whose cases carry values can't have 'else'", at: replacement.range,
                fix: Diagnostic.Fix(
                    "write 'also', the name of the fallback case, 'via' and a function: "
                        + "older readers get its result"))
        }
        if let also = syntax.also { check(also.via) }
    }

    private func checkRawValues(of union: SchemaUnion) {
        let rawValues = union.syntax.cases.flatMap { [$0.rawValue].compactMap(\.self) + $0.formerly }
        if let other = union.syntax.cases.first(where: { !$0.payload.isEmpty }) {
            for rawValue in rawValues {
                report(.payloadWithRawValues(at: rawValue.range, payload: other.name.range))
            }
        } else if let first = rawValues.first {
            let type: String? =
                switch first.kind {
                case .string: "String"
                case .integer: "Int"
                default: nil
                }
            let name = union.syntax.name
            report(
                .rawValueWithoutRawType, "'\(name)' has no raw type: its cases can't have raw values", at: first,
                fix: type.map {
                    Diagnostic.Fix("write ': \($0)' after its name", replacing: name.range.end, with: ": \($0)")
                })
        }
        // With raw values, the raw type is what is missing; after a syntax error, payloads may be.
        guard rawValues.isEmpty, !union.unit.hasSyntaxErrors else { return }
        for syntax in union.syntax.cases where syntax.payload.isEmpty && syntax.key == nil {
            report(
                .caseWithoutKey,
                "case '\(syntax.name)' carries no values and has no key: renaming it would change archives",
                at: syntax.name,
                fix: Diagnostic.Fix(
                    "write 'key \"\(syntax.name)\"' after it, which is how archives contain it; "
                        + "in a new schema, ': String' after the enum's name may be what you mean",
                    replacing: syntax.name.range.end, with: " key \"\(syntax.name)\""
                ).automatic)
        }
    }

    // MARK: Values

    private func makeCase(_ syntax: CaseSyntax, at position: Int, in union: SchemaUnion) -> SchemaUnionCase {
        var result = SchemaUnionCase(syntax, ordinal: position, tag: union.tag)
        if let key = syntax.key, let first = syntax.payload.first, first.label != nil {
            report(
                .keyAfterNamedValues, "each named value has its own key", at: key,
                fix: "write the key after the type: '\(first.type.range.text) key \(key.range.text)'")
        }
        var labels: [String: SourceRange] = [:]
        for element in syntax.payload {
            let isRepeated = element.label.map { labels[$0.value] != nil } ?? false
            if let label = element.label { check(label, earlier: &labels) }
            let resolved = resolve(
                element.type, as: .payload, in: union.unit,
                exposure: Exposure(fieldName: syntax.name.value, access: union.access, title: "case"))
            // A repeated or missing name is reported instead of its key.
            guard !isRepeated, element.label != nil || syntax.payload.count == 1 else {
                reportedCases[union.ordinal].insert(position)
                continue
            }
            let key = element.label.map { element.key ?? $0 } ?? syntax.key ?? syntax.name
            let writesNil = union.writesNil && resolved?.isOptional == true && !key.value.isEmpty
            result.elements.append(
                SchemaUnionElement(syntax: element, writtenKey: key, resolved: resolved, writesNil: writesNil))
        }
        return result
    }

    private func check(_ label: Located<String>, earlier: inout [String: SourceRange]) {
        if let first = earlier[label.value] {
            report(.duplicateLabel, "value '\(label)' is declared twice", at: label, first: first)
        } else {
            earlier[label.value] = label.range
        }
        guard ReservedNames.labels.contains(label.value) else { return }
        report(
            .hidingLabel, "'\(label)' would hide a name that generated code needs", at: label,
            fix: "choose another name; 'key \"\(label)\"' keeps it in archives")
    }

    // MARK: Unknown cases

    /// A case of a later version becomes one without values. Which values it carried isn't known.
    private func check(_ unknown: UnknownCaseSyntax, of union: SchemaUnion) {
        let known = caseSyntax(named: unknown.name.value, of: union)
        if unknown.keepsRawValue {
            report(
                .unknownOfUnion,
                union.syntax.tag == nil
                    ? "an enum whose cases carry values has no raw value that '\(unknown.name)' could keep"
                    : "'\(unknown.name)' can't keep a tag without the values that its case carried",
                at: unknown.range,
                fix: "write 'unknown .name' with a case that carries no values")
        } else if let known {
            recordUse(of: known.name.range, at: unknown.range)
            guard !known.payload.isEmpty else { return }
            report(
                .unknownWithValues, "'.\(unknown.name)' carries values, which an unknown case doesn't have",
                at: unknown.range, declared: known.name.range,
                fix: union.syntax.tag == nil
                    ? "name a case without values, such as 'case other key \"other\"'" : "name a case without values")
        } else {
            reportUnknownCase(unknown.name, of: union, isDotted: false)
        }
    }

    /// The first key of an unknown case shows that there is one: it must begin with a key that nothing else uses.
    func checkUnknownCases(in owner: SchemaOwner) {
        for field in owner.declaredFields where field.key.isEmpty && !field.syntax.isTransient {
            guard let union = field.resolved?.type.unionOfUnknown else { continue }
            report(.unknownWithoutKey(union, at: field.syntax.key?.range ?? field.syntax.name.range))
        }
        for element in (owner as? SchemaUnion)?.cases.flatMap(\.elements) ?? [] where element.key.isEmpty {
            guard let union = element.resolved?.type.unionOfUnknown else { continue }
            report(.unknownWithoutKey(union, at: element.writtenKey.range))
        }
        let keys = owner.writtenKeysWithDots
        let fields = owner.declaredFields.filter { $0.resolved?.type.unionOfUnknown != nil }
        // A chain of classes is followed only for these, or else the check of a deep one would take the square of its time.
        guard !keys.isEmpty || !fields.isEmpty else { return }
        let chain: [SchemaOwner] = (owner as? SchemaClass)?.chain ?? [owner]
        for key in keys {
            guard let field = chain.lazy.flatMap(\.declaredFields).first(where: { $0.couldHave(key.value) })
            else { continue }
            report(.keyOfUnknownCase(key, of: field, at: key.range, declared: field.syntax.name.range))
        }
        for key in fields.isEmpty ? [] : chain.dropFirst().flatMap(\.writtenKeysWithDots) {
            guard let field = fields.first(where: { $0.couldHave(key.value) }) else { continue }
            report(.keyOfUnknownCase(key, of: field, at: field.syntax.name.range, declared: key.range))
        }
    }

    // MARK: The fallback case

    private func checkFallbackCases(of union: SchemaUnion) {
        let fallbacks = union.syntax.cases.filter(\.isFallback)
        for syntax in fallbacks.dropFirst() {
            report(
                .duplicateFallbackCase, "an enum can have only one fallback case", at: syntax.name,
                first: fallbacks[0].name.range)
        }
        for syntax in union.syntax.cases {
            guard let also = syntax.also else { continue }
            if syntax.isFallback {
                report(
                    .alsoAtFallbackCase, "the fallback case can't have 'also', which writes the fallback case",
                    at: also.name.range,
                    fix: .remove(also.range))
            } else if let fallback = fallbacks.first(where: { $0.name.value == also.name.value }) {
                recordUse(of: fallback.name.range, at: also.name.range)
            } else {
                checkAlso(also.name, of: union)
            }
        }
    }

    private func checkAlso(_ name: Located<String>, of union: SchemaUnion) {
        if let other = caseSyntax(named: name.value, of: union) {
            report(
                .alsoNamesOtherCase, "'\(name)' is not the fallback case: 'also' can only write the fallback case",
                at: name, declared: other.name.range,
                fix: "declare it as 'fallback case \(name)'")
        } else {
            reportUnknownCase(name, of: union, isDotted: false)
        }
    }
}

extension SchemaType {
    /// The enum with `unknown` whose keys are composed with the key of the value.
    fileprivate var unionOfUnknown: SchemaUnion? {
        guard case .union(let union) = self, union.syntax.unknown != nil, union.tag == nil, union.sharedKeys.isEmpty
        else { return nil }
        return union
    }
}

extension SchemaField {
    /// Whether an unknown case of the field could have a key.
    fileprivate func couldHave(_ key: String) -> Bool {
        !syntax.isTransient && !self.key.isEmpty && key.utf8.starts(with: (self.key + ".").utf8)
            && resolved?.type.unionOfUnknown != nil
    }
}

extension SchemaOwner {
    /// The keys with dots that the fields, retired clauses and code by hand write out.
    fileprivate var writtenKeysWithDots: [Located<String>] {
        let fields = declaredFields.filter { !$0.syntax.isTransient }.flatMap { field in
            [field.syntax.key].compactMap(\.self) + field.declaredAlso.flatMap(\.syntax.strings)
                + field.fallbacks.flatMap(\.syntax.strings)
        }
        let others = retired.flatMap(\.syntax.keys) + (syntax.clauses[.keys]?.strings ?? [])
        return (fields + others).filter { $0.value.contains(".") }
    }
}

extension Diagnostic {
    fileprivate static func keyOfUnknownCase(
        _ key: Located<String>, of field: SchemaField, at range: SourceRange, declared: SourceRange
    ) -> Self {
        Diagnostic(
            .keyOfUnknownCase,
            "a value under '\(key)' would be read as an unknown case of '\(field.name)', whose keys begin with "
                + "'\(field.key).'",
            at: range, declared: declared, fix: "choose a key that doesn't begin with it")
    }

    fileprivate static func unknownWithoutKey(_ union: SchemaUnion, at range: SourceRange) -> Self {
        Diagnostic(
            .unknownWithoutKey,
            "an unknown case of '\(union.name)' can't be recognized without a key that its keys begin with", at: range,
            fix: "give it a key, or remove 'unknown' from '\(union.name)'")
    }
}
