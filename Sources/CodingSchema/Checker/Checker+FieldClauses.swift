// The clauses of a field: which may be repeated, the types in them, and the requirements of `as of`; and those of
// `weak`, `conditional` and `transient`.

extension Checker {
    /// Checks a field's clauses, and resolves the types in them.
    func takeClauses(of field: SchemaField, in owner: SchemaOwner) {
        let clauses = field.syntax.clauses
        if clauses.all.count > 1 { reportDuplicates(clauses.all.filter { !$0.kind.isRepeatable }) }
        for clause in clauses.all {
            switch clause.kind {
            case .fallback:
                field.fallbacks.append(otherKeys(clause, of: field, in: owner))
            case .also:
                field.declaredAlso.append(otherKeys(clause, of: field, in: owner))
                if let asOf = clause.number { check(asOf: asOf, of: field, clause) }
                // A transient field has no `until`, which is reported separately.
                guard let until = field.syntax.until, !field.syntax.isTransient else { continue }
                report(
                    .alsoAfterUntil, "a field that is no longer written can't have 'also'", at: clause.range,
                    notes: [Diagnostic.Note("the last version that wrote it", at: until.range)],
                    fix: "move 'until' after the 'also' that it limits, or remove one of the two")
            case .rebuiltVia:
                guard let function = clause.function else { continue }
                checkWithoutArgument(function, after: clause.kind.rawValue)
                if !field.syntax.isTransient {
                    report(
                        .rebuiltButArchived,
                        "'\(field.syntax.name.value)' is archived: only a transient field can have 'rebuilt via'",
                        at: clause.range,
                        fix: "write 'transient var \(field.syntax.name.value)', or remove 'rebuilt via'")
                }
            default: continue
            }
        }
        for value in [field.syntax.value, clauses[.ifMissing]?.value] {
            if case .via(let function) = value?.kind { check(function) }
        }
    }

    private func otherKeys(
        _ clause: ClauseSyntax<FieldClause>, of field: SchemaField, in owner: SchemaOwner
    ) -> SchemaOtherKeys {
        let isEnded = clause.until.map { $0.value < owner.version } ?? false
        guard let conversion = clause.conversion else {
            return SchemaOtherKeys(syntax: clause, resolved: field.resolved, isEnded: isEnded)
        }
        check(conversion.via)
        let type = resolve(conversion.type, as: .conversion, in: owner.unit, exposure: nil)
        return SchemaOtherKeys(syntax: clause, resolved: type, isEnded: isEnded)
    }

    /// A function after `via` takes one argument: an unarchiver, or the value to convert.
    func check(_ function: ReferenceSyntax) {
        guard let labels = function.labels, labels.count != 1 else { return }
        report(
            .functionArguments, "a function after 'via' takes one argument", at: function,
            fix: "write '\(function.name)', or '\(function.name)(label:)'")
    }

    /// A function after `replaced via` or `rebuilt via` takes no argument, because it is an instance method.
    func checkWithoutArgument(_ function: ReferenceSyntax, after words: String) {
        guard let labels = function.labels, !labels.isEmpty else { return }
        report(
            .functionWithArguments, "a function after '\(words)' is a method of the object and takes no argument",
            at: function,
            fix: .write(function.name, replacing: function.range))
    }

    private func check(asOf: Located<Int>, of field: SchemaField, _ clause: ClauseSyntax<FieldClause>) {
        if let conversion = clause.conversion {
            report(
                .asOfWithConversion, "'as of' can't be combined with a conversion", at: asOf.range,
                notes: [Diagnostic.Note("the value is converted here", at: conversion.via.range)],
                fix: .remove(clause.asOf ?? asOf.range))
            return
        }
        guard let resolved = field.resolved else { return }
        guard let enumeration = resolved.type.heldEnumeration else {
            report(
                .asOfOnOtherType,
                "'as of' is for enums, and for arrays and dictionaries of enums, not for "
                    + "'\(field.syntax.type.range.text)'",
                at: asOf.range,
                fix: .remove(clause.asOf ?? asOf.range))
            return
        }
        if asOf.value > enumeration.version {
            report(
                .asOfAboveVersion,
                "'\(enumeration.name)' has no version \(asOf): its version is \(enumeration.version)", at: asOf,
                notes: [
                    Diagnostic.Note(
                        "declared here", at: enumeration.syntax.version?.range ?? enumeration.syntax.name.range)
                ],
                fix: Diagnostic.Fix(
                    enumeration.version == 0
                        ? "write version 0, the newest one" : "write a version from 0 to \(enumeration.version)"))
            return
        }
        // The `else` case must be older than its case. If each newer case has one, every chain ends at a case that is
        // old enough.
        let withoutReplacement = enumeration.syntax.cases.filter { enumerationCase in
            (enumerationCase.since?.value ?? 0) > asOf.value && enumerationCase.replacement == nil
        }
        guard !withoutReplacement.isEmpty else { return }
        let names = withoutReplacement.map(\.name)
        let list = names.map { "'\($0.value)'" }.joined(separator: ", ")
        report(
            .asOfNeedsReplacement, "version \(asOf) of '\(enumeration.name)' does not have \(list)", at: asOf,
            notes: names.map {
                Diagnostic.Note("fix: write 'else' and an older case that replaces it", at: $0.range)
            })
    }

    // MARK: The words before a field

    func checkKind(of field: SchemaField, in owner: SchemaOwner) {
        if field.syntax.isWeak { checkWeak(field) }
        if field.syntax.isTransient { checkTransient(field) } else { checkMissing(of: field) }
        if let range = field.syntax.clauses[.unconditional]?.range { checkUnconditional(field.syntax, at: range) }
        if let range = field.syntax.clauses[.conditional]?.range, field.resolved?.type.isReference == false {
            report(
                .conditionalOnOtherType,
                "'conditional' is for references to objects, not for '\(field.syntax.type.range.text)'", at: range,
                fix: .remove(range))
        }
        checkLenient(field)
        checkNil(of: field, in: owner)
        for kind in [FieldClause.keyedOnly, .sequentialOnly] {
            if let clause = field.syntax.clauses[kind], !field.syntax.isTransient {
                check(clause, of: field, in: owner)
            }
        }
    }

    /// A field that is in one kind of archives only must have a value after the other kind was read.
    private func check(_ clause: ClauseSyntax<FieldClause>, of field: SchemaField, in owner: SchemaOwner) {
        let words = clause.kind.rawValue
        if field.resolved != nil, field.isRequired, !owner.isDictionary {
            let kind = clause.kind == .keyedOnly ? "sequential" : "keyed"
            return report(
                .requiredInOneKind,
                "'\(field.syntax.name)' is '\(words)': read from a \(kind) archive, it needs a value",
                at: clause.range, fix: .makeOptional(field.syntax.type))
        }
        let archives = (owner as? SchemaClass)?.archives ?? (owner.isSequential ? .keyedAndSequential : .keyed)
        let reason: String? =
            if owner.isDictionary {
                "'\(owner.name)' is a dictionary, in archives of all kinds"
            } else if archives == .keyed {
                "'\(owner.name)' is in keyed archives only"
            } else if archives == .sequential {
                "'\(owner.name)' is in sequential archives only"
            } else if clause.kind == .sequentialOnly, field.syntax.clauses[.keyedOnly] != nil {
                "the field is 'keyed only'"
            } else if clause.kind == .keyedOnly, field.isJoined {
                "'joined' is for sequential archives"
            } else { nil }
        guard let reason else { return }
        report(.misplacedOnly, "'\(words)' is not possible: \(reason)", at: clause.range, fix: .remove(clause.range))
    }

    /// `unconditional` is for weak references. An unowned one would refer to an object that is released after reading.
    private func checkUnconditional(_ syntax: FieldSyntax, at range: SourceRange) {
        let conditional = syntax.clauses[.conditional]?.range
        let message: String? =
            if syntax.isTransient {
                nil
            } else if conditional != nil {
                "'\(syntax.name)' can't be both conditional and unconditional"
            } else if syntax.isUnowned {
                "'\(syntax.name)' is unowned: after reading, nothing might hold its object"
            } else if !syntax.isWeak {
                "'unconditional' has no effect: '\(syntax.name)' is not weak, so its object is always archived"
            } else { nil }
        guard let message else { return }
        let notes = conditional.map { [Diagnostic.Note("'conditional' is here", at: $0)] } ?? []
        report(.misplacedUnconditional, message, at: range, notes: notes, fix: .remove(range))
    }

    /// `if missing` and `required`, which state in place of the default what a missing key means.
    private func checkMissing(of field: SchemaField) {
        let syntax = field.syntax
        let missing = syntax.clauses[.ifMissing]
        var isFunction = false
        if case .via = syntax.value?.kind { isFunction = true }
        if let missing, isFunction, let value = syntax.value {
            report(
                .missingValueBesideFunction, "'= via' already states what a missing key is read as", at: missing.range,
                notes: [Diagnostic.Note("the function is here", at: value)], fix: .remove(missing.range))
        }
        guard let resolved = field.resolved else { return }
        let reason: String? =
            if missing != nil {
                "has 'if missing', which states what a missing key means"
            } else if resolved.isOptional || syntax.isWeak {
                "is optional, so a missing key can't be an error"
            } else if field.isIndexed {
                "has a key for each element: without any, it is empty"
            } else if isFunction {
                "gets the value of a function if its key is missing"
            } else if field.isLenient, syntax.value != nil {
                "is lenient: it is empty if there is no value that can be read"
            } else if syntax.value == nil {
                "has no default, so its key is required anyway"
            } else { nil }
        reportClause(.required, of: field, .misplacedRequired, because: reason)
    }

    /// Reports a clause, if the field has it and there is a reason against it.
    func reportClause(
        _ kind: FieldClause, of field: SchemaField, _ code: Diagnostic.Code, because reason: @autoclosure () -> String?,
        result: String = "has no effect", declared: (any SourcePart)? = nil
    ) {
        guard let range = field.syntax.clauses[kind]?.range, let reason = reason() else { return }
        report(
            code, "'\(kind.rawValue)' \(result): '\(field.syntax.name)' \(reason)", at: range, declared: declared,
            fix: .remove(range))
    }

    /// What is written, and what counts as missing, where a value is nil or the default.
    private func checkNil(of field: SchemaField, in owner: SchemaOwner) {
        guard let resolved = field.resolved, !field.syntax.isTransient else { return }
        reportClause(.writesNil, of: field, .unwrittenNil, because: field.reasonForUnwrittenNil)
        reportClause(.omitsNil, of: field, .misplacedOmitsNil, because: field.reasonAgainstOmittedNil(in: owner))
        reportClause(
            .omitsDefault, of: field, .writtenDefault, because: field.reasonToWriteDefault, result: "is not possible")
        guard let range = field.syntax.clauses[.treatsNilAsMissing]?.range else { return }
        var isNilByDefault = resolved.isOptional && field.syntax.missingValue == nil
        if case .nil = field.syntax.missingValue?.kind { isNilByDefault = true }
        if field.isIndexed || field.fallbacks.isEmpty && (isNilByDefault || field.isRequired) {
            reportClause(
                .treatsNilAsMissing, of: field, .nilWithoutReplacement, because: "has no fallback and no default")
        } else if resolved.isOptional, !isNilByDefault, field.reasonForUnwrittenNil == nil {
            report(
                .nilReadAsDefault,
                "'\(field.syntax.name)' can't keep nil: a nil that is written is read as the default", at: range,
                fix: .remove(range))
        }
    }

    private func checkWeak(_ field: SchemaField) {
        let syntax = field.syntax
        guard let resolved = field.resolved else { return }
        if resolved.type.isReference || resolved.type.isSwift {
            if !resolved.isOptional {
                report(
                    .weakNotOptional, "\(syntax.isUnowned ? "an unowned" : "a weak") field must be optional",
                    at: syntax.type.range,
                    fix: .makeOptional(syntax.type).automatic)
            }
            if let range = syntax.value?.range {
                reportDefault(of: syntax, at: range, fix: .remove(range, with: syntax.valueWithEquals))
            }
            if let range = syntax.clauses[.ifMissing]?.range {
                reportDefault(of: syntax, at: range, fix: .remove(range))
            }
        } else {
            let word = syntax.weak ?? syntax.type.range
            report(
                .weakOnOtherType, "'\(word.text)' is for references to objects, not for '\(syntax.type.range.text)'",
                at: word, fix: .remove(word))
        }
    }

    private func reportDefault(of weak: FieldSyntax, at range: SourceRange, fix: Diagnostic.Fix) {
        report(
            .weakWithDefault,
            "\(weak.isUnowned ? "an unowned" : "a weak") field can't have a default: nothing else would "
                + "keep the object alive",
            at: range, fix: fix)
    }

    private func checkTransient(_ field: SchemaField) {
        let syntax = field.syntax
        if case .via = syntax.value?.kind, let range = syntax.value?.range {
            report(.functionInPlaceOfValue("the default of a transient field", at: range))
        }
        // In Swift, `T!` is nil by itself.
        let isImplicit = field.resolved?.type.isSwift == true && syntax.type.range.text.hasSuffix("!")
        if let resolved = field.resolved, !resolved.isOptional, syntax.value == nil, !syntax.isWeak, !isImplicit {
            report(
                .transientWithoutValue, "a transient field must be optional or have a default", at: syntax.name.range,
                fix: .makeOptional(syntax.type))
        }
        let whole = syntax.type.parts.whole
        if let word = whole.archivedForm {
            report(.transientWithClause(word, at: syntax.type.range, fix: .plainArray(replacing: whole)))
        }
        if let range = syntax.conversion?.range { report(.transientWithClause("as", at: range, fix: .remove(range))) }
        for clause in syntax.clauses.all where ![.rebuiltVia, .renamedFrom].contains(clause.kind) {
            report(.transientWithClause(clause.kind.rawValue, at: clause.range, fix: .remove(clause.range)))
        }
    }
}

extension SchemaField {
    /// Why `omits nil` can't apply to the field; `nil` if it can.
    func reasonAgainstOmittedNil(in owner: SchemaOwner) -> String? {
        if let reason = reasonForUnwrittenNil { return reason }
        if isNilWritten { return "would be read as something else if its key were missing, so nil is always written" }
        if syntax.clauses[.writesNil] != nil { return "also has 'writes nil'" }
        return owner.writesNil ? nil : "writes no nil anyway: neither the \(owner.title) nor the file has 'writes nil'"
    }

    /// Why nil can't be stored under the field's own key; `nil` if it can.
    var reasonForUnwrittenNil: String? {
        if resolved?.isOptional != true { return "can't be nil" }
        if syntax.until != nil { return "is no longer written" }
        return syntax.key?.value == ""
            ? "has no key of its own: 'key \"\"' combines its keys with the others" : nil
    }

    /// Why `omits default` can't apply to the field; `nil` if it can.
    var reasonToWriteDefault: String? {
        let hasElements = "has a default with elements, with which values aren't compared"
        switch syntax.missingValue?.kind {
        case nil where syntax.clauses[.required] != nil: return "is required, so its value is in every archive"
        case nil, .nil: return "has no default other than nil"
        case .via, .expression: return "has a default that is computed"
        case .array(let elements) where !elements.isEmpty: return hasElements
        case .dictionary(let entries) where !entries.isEmpty: return hasElements
        default: break
        }
        if !fallbacks.isEmpty { return "has fallback keys, which are read where its own key is missing" }
        if syntax.until != nil { return "is no longer written" }
        switch resolved?.valueType.plain {
        case .bool, .integer, .float, .double, .string, .enumeration, .array, .set(_, .plain), .dictionary, .packed:
            return nil
        default: return "has a type whose values aren't compared with a default"
        }
    }
}

extension SchemaType {
    /// Whether the type is known to Swift only.
    var isSwift: Bool {
        if case .swift = self { true } else { false }
    }

    /// Whether the type is a single object reference, not a collection of references.
    package var isReference: Bool {
        switch self {
        case .object, .existential: true
        default: false
        }
    }
}
