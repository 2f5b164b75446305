// The clauses of a field: which may be repeated, the types in them, and the requirements of `as of`.

extension Checker {
    /// Applies a field's clauses; of those that may occur only once, the first.
    func takeClauses(of field: FieldDraft, in unit: FileUnit) {
        reportDoubledClauses(of: field)
        for clause in field.syntax.clauses {
            switch clause.kind {
            case .key(let key):
                if field.key == nil { field.key = key }
            case .fallback(let keys):
                field.fallbacks.append(FieldDraft.Keys(syntax: keys, conversion: resolveConversion(of: keys, in: unit)))
            case .also(let keys, let asOf, let until):
                let conversion = resolveConversion(of: keys, in: unit)
                field.also.append(FieldDraft.Keys(syntax: keys, asOf: asOf, until: until, conversion: conversion))
                if let asOf { check(asOf: asOf, of: field, keys: keys) }
            case .since(let version):
                if field.since == nil { field.since = version }
            case .until(let version):
                if field.until == nil { field.until = version }
            case .conditional:
                if field.conditional == nil { field.conditional = clause.range }
            case .joined:
                if field.joined == nil { field.joined = clause.range }
            case .rebuiltVia(let function):
                checkRebuilding(by: function, of: field, at: clause.range)
            }
        }
        if case .via(let function) = field.syntax.value?.kind { check(function) }
        reportAlsoAfterUntil(of: field)
    }

    private func reportDoubledClauses(of field: FieldDraft) {
        guard field.syntax.clauses.count > 1 else { return }
        let single = field.syntax.clauses.filter { clause in
            switch clause.kind {
            case .fallback, .also: false
            case .key, .since, .until, .conditional, .joined, .rebuiltVia: true
            }
        }
        reportDoubled(single.lazy.map { ($0.kind.word, $0.range) })
    }

    private func reportAlsoAfterUntil(of field: FieldDraft) {
        // A transient field has no `until`, which is reported separately.
        guard let until = field.until, !field.syntax.isTransient else { return }
        for clause in field.syntax.clauses {
            guard case .also = clause.kind else { continue }
            report(.alsoAfterUntil(at: clause.range, until: until.range))
        }
    }

    private func checkRebuilding(by function: ReferenceSyntax, of field: FieldDraft, at range: SourceRange) {
        checkWithoutArgument(function, after: "rebuilt via")
        if !field.syntax.isTransient { report(.rebuiltButArchived(field.syntax, at: range)) }
    }

    private func resolveConversion(of keys: KeysSyntax, in unit: FileUnit) -> ResolvedType? {
        guard let conversion = keys.conversion else { return nil }
        check(conversion.via)
        return resolve(conversion.type, as: .conversion, in: unit, exposure: nil)
    }

    /// A function after `via` takes one argument: an unarchiver, or the value to convert.
    func check(_ function: ReferenceSyntax) {
        guard let labels = function.labels, labels.count != 1 else { return }
        report(.functionArguments(function))
    }

    /// A function after `replaced via` or `rebuilt via` takes no argument, because it is an instance method.
    func checkWithoutArgument(_ function: ReferenceSyntax, after words: String) {
        guard let labels = function.labels, !labels.isEmpty else { return }
        report(.functionWithArguments(function, after: words))
    }

    private func check(asOf: Located<Int>, of field: FieldDraft, keys: KeysSyntax) {
        if let conversion = keys.conversion {
            report(.asOfWithConversion(at: asOf.range, function: conversion.via.range))
            return
        }
        guard let resolved = field.resolved else { return }
        guard let enumeration = resolved.type.heldEnumeration.map(enumerationDraft) else {
            report(.asOfOnOtherType(field.syntax.type, at: asOf.range))
            return
        }
        if asOf.value > enumeration.versionNumber {
            report(.asOfAboveVersion(asOf, enumeration: enumeration))
            return
        }
        // The `else` case must be older than its case. If each newer case has one, every chain ends at a case that is
        // old enough.
        let withoutReplacement = enumeration.syntax.cases.filter { enumerationCase in
            (enumerationCase.since?.value ?? 0) > asOf.value && enumerationCase.replacement == nil
        }
        guard !withoutReplacement.isEmpty else { return }
        let names = withoutReplacement.map(\.name)
        report(.asOfNeedsReplacement(asOf, enumerationName: enumeration.name, cases: names))
    }
}

extension FieldSyntax {
    /// The function of the field's first `rebuilt via`.
    var rebuildFunction: ReferenceSyntax? {
        for case .rebuiltVia(let function) in clauses.lazy.map(\.kind) { return function }
        return nil
    }
}
