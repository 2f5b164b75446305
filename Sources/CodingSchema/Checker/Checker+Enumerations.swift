// Enums with raw values: versions, replacements, the case for unknown values, and clauses without a meaning in enums.

extension Checker {
    func checkEnumerations() {
        for enumeration in enumerations {
            checkClauses(of: enumeration)
            for (position, syntax) in enumeration.syntax.cases.enumerated() {
                _ = takeName(of: syntax, at: position, in: enumeration)
                checkReservedName(ofCase: syntax.name, in: enumeration)
            }
            checkCases(of: enumeration)
        }
        for enumeration in enumerations {
            checkReplacements(of: enumeration)
            checkUnknown(of: enumeration)
        }
    }

    /// In the enum's own methods, a case takes precedence over a type of the same name: the enum, or the one around it.
    private func checkReservedName(ofCase name: Located<String>, in enumeration: SchemaEnumeration) {
        guard ReservedNames.cases.contains(name.value) || enumeration.name.prefix(while: { $0 != "." }) == name.value
        else { return }
        report(.hidingCaseName(name, alternative: "a raw value"))
    }

    private func checkClauses(of enumeration: SchemaEnumeration) {
        reportDuplicates(enumeration.syntax.clauses.all)
        for clause in enumeration.syntax.clauses.all where clause.kind != .renamedFrom {
            if clause.kind != .version {
                reportMeaningless(
                    "'\(clause.kind.rawValue)'", at: clause.range, fix: .remove(clause.range, with: clause.removal))
            } else if let key = clause.strings.first {
                reportMeaningless("the key of a version", at: key.range, fix: .remove(key.range, with: key.removal))
            }
        }
    }

    /// Notes the position of a case by its name, and reports a name that an earlier case has.
    ///
    /// - Returns: Whether no earlier case has the name.
    func takeName(of syntax: CaseSyntax, at position: Int, in enumeration: SchemaDeclared) -> Bool {
        if let earlier = caseSyntax(named: syntax.name.value, of: enumeration) {
            reportDuplicate(syntax.name, of: earlier)
            return false
        }
        positionsOfCases[ObjectIdentifier(enumeration), default: [:]][syntax.name.value] = position
        return true
    }

    /// The case of an enum that has a name.
    func caseSyntax(named name: String, of enumeration: SchemaDeclared) -> CaseSyntax? {
        positionsOfCases[ObjectIdentifier(enumeration)]?[name].map { enumeration.syntax.cases[$0] }
    }

    private func reportDuplicate(_ name: Located<String>, of earlier: CaseSyntax) {
        report(.duplicateCase, "case '\(name)' is declared twice", at: name, first: earlier.name.range)
    }

    private func checkCases(of enumeration: SchemaEnumeration) {
        if enumeration.syntax.cases.isEmpty, !enumeration.unit.hasSyntaxErrors {
            report(.enumerationWithoutCases(enumeration.syntax.name))
        }
        checkRawValues(of: enumeration)
        for enumerationCase in enumeration.syntax.cases { reportMeaninglessParts(of: enumerationCase, in: enumeration) }
        for retired in enumeration.syntax.retired {
            reportMeaningless("'retired'", at: retired.range, fix: .remove(retired.range))
        }
    }

    private func reportMeaninglessParts(of syntax: CaseSyntax, in enumeration: SchemaEnumeration) {
        if syntax.isFallback {
            reportMeaningless(
                "'fallback'", at: syntax.fallback ?? syntax.name.range,
                fix: syntax.fallback.map { .remove($0) } ?? Diagnostic.Fix("remove 'fallback'"))
        }
        if let key = syntax.key {
            reportMeaningless("the key of a case", at: key.range, fix: .remove(key.range, with: key.removal))
        }
        if let also = syntax.also {
            reportMeaningless("'also' at a case", at: also.name.range, fix: .remove(also.range))
        }
        if let first = syntax.payload.first, let last = syntax.payload.last {
            let start = first.label?.range ?? first.type.range
            let range = start.through(last.type.range)
            report(.payloadWithRawValues(at: range, rawType: enumeration.syntax.rawType?.range))
        }
    }

    private func reportMeaningless(_ what: String, at range: SourceRange, fix: Diagnostic.Fix) {
        report(.meaninglessForRawValues, "an enum with raw values can't have \(what)", at: range, fix: fix)
    }

    private func checkReplacements(of enumeration: SchemaEnumeration) {
        for enumerationCase in enumeration.syntax.cases {
            guard let since = enumerationCase.since else { continue }
            checkSince(since, in: enumeration)
            guard let replacement = enumerationCase.replacement else { continue }
            if let other = caseSyntax(named: replacement.value, of: enumeration) {
                recordUse(of: other.name.range, at: replacement.range)
                guard (other.since?.value ?? 0) >= since.value else { continue }
                report(
                    .replacementNotOlder,
                    "'\(replacement)' is not older than '\(enumerationCase.name.value)' and can't replace it",
                    at: replacement, declared: other.name.range)
            } else {
                reportUnknownCase(replacement, of: enumeration, isDotted: false)
            }
        }
    }

    private func checkUnknown(of enumeration: SchemaEnumeration) {
        if let unknown = enumeration.syntax.unknown {
            let known = caseSyntax(named: unknown.name.value, of: enumeration)
            if unknown.keepsRawValue {
                checkReservedName(ofCase: unknown.name, in: enumeration)
                if let known { reportDuplicate(unknown.name, of: known) }
                let attribute = enumeration.syntax.attributes.first { SchemaAttribute($0.value).name == "objc" }
                if let attribute {
                    report(
                        .keptValueInObjC,
                        "an '@objc' enum can't keep unknown raw values: its cases carry no values", at: unknown,
                        notes: [Diagnostic.Note("the attribute is here", at: attribute.range)],
                        fix: "write 'unknown .name' with the case that they become, or remove '@objc'")
                }
            } else if let known {
                recordUse(of: known.name.range, at: unknown.range)
            } else {
                reportUnknownCase(unknown.name, of: enumeration, isDotted: false)
            }
        } else if let first = enumeration.syntax.cases.first, !enumeration.unit.hasSyntaxErrors {
            report(
                .enumerationWithoutUnknown,
                "reading an unknown raw value of '\(enumeration.syntax.name)' will be an error",
                at: enumeration.syntax.name,
                fix: "after the cases, write the case that it becomes: 'unknown .\(first.name.value)'")
        }
    }
}
