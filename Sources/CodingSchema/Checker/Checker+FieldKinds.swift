// The requirements of `weak`, `conditional` and `transient` for a field.

extension Checker {
    func checkKind(of field: FieldDraft) {
        if field.syntax.isWeak { checkWeak(field) }
        if field.syntax.isTransient { checkTransient(field) }
        if let range = field.syntax.clauses[.conditional]?.range, let resolved = field.resolved {
            if resolved.type.isReference { return }
            report(.conditionalOnOtherType(field.syntax.type, at: range))
        }
    }

    private func checkWeak(_ field: FieldDraft) {
        let syntax = field.syntax
        guard let resolved = field.resolved else { return }
        if resolved.type.isReference {
            if !resolved.isOptional { report(.weakNotOptional(syntax)) }
            if let value = syntax.value { report(.weakWithDefault(at: value.range)) }
        } else {
            report(.weakOnOtherType(syntax))
        }
    }

    private func checkTransient(_ field: FieldDraft) {
        let syntax = field.syntax
        if case .via = syntax.value?.kind, let range = syntax.value?.range {
            report(.functionInPlaceOfValue("the default of a transient field", at: range))
        }
        if let resolved = field.resolved, !resolved.isOptional, syntax.value == nil, !syntax.isWeak {
            report(.transientWithoutValue(syntax))
        }
        let whole = syntax.type.parts.whole
        if let word = whole.archivedForm {
            report(.transientWithClause(word, at: syntax.type.range, fix: .plainArray(replacing: whole)))
        }
        for clause in syntax.clauses.all where clause.kind != .rebuiltVia {
            report(.transientWithClause(clause.kind.rawValue, at: clause.range, fix: .remove(clause.range)))
        }
    }
}

extension SchemaType {
    /// Whether the type is a single object reference, not a collection of references.
    var isReference: Bool {
        switch self {
        case .object, .anyCoding: true
        default: false
        }
    }
}
