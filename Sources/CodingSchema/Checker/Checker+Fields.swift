// Fields get their types, and with them the moment at which their values come back from an archive.

extension Checker {
    func resolveFields() {
        for draft in classes {
            for syntax in draft.syntax.fields {
                draft.fields.append(makeField(syntax, in: draft))
            }
            for syntax in draft.syntax.retired {
                draft.retired.append(makeRetired(syntax, in: draft))
            }
        }
    }

    private func makeField(_ syntax: FieldSyntax, in draft: ClassDraft) -> FieldDraft {
        let written = syntax.access?.value ?? draft.memberAccess
        let field = FieldDraft(syntax: syntax, access: min(written, draft.memberAccess))
        field.resolved = resolve(
            syntax.type, in: draft.unit, exposure: Exposure(fieldName: field.name, access: field.access))
        takeClauses(of: field, in: draft.unit)
        if let type = field.resolved?.type { field.references = references(in: type) }
        // A fallback that hashes objects is refused as such: it is no reference that is read at once.
        let fallbackTypes = field.fallbacks.compactMap { $0.conversion?.type }.filter { !hashesObjects($0) }
        field.fallbackReferences = fallbackTypes.flatMap { references(in: $0) }
        field.connection = connection(of: field)
        checkKind(of: field)
        checkMomentOfReading(of: field)
        checkMemberwiseInitializer(of: field, in: draft)
        return field
    }

    private func connection(of field: FieldDraft) -> SchemaConnection {
        if field.syntax.isTransient { return .transient }
        guard let resolved = field.resolved, !field.references.isEmpty else { return .value }
        if hashesObjects(resolved.type) { return .whenConnected }
        let canBeEmpty = resolved.isOptional || field.syntax.isWeak || field.isCollection
        return field.syntax.isConstant || !canBeEmpty ? .atOnce : .later
    }

    /// A set of objects, or a dictionary whose keys are objects, is in the type: it is built when they are whole.
    private func hashesObjects(_ type: SchemaType) -> Bool {
        switch type {
        case .set(let element): !references(in: element).isEmpty
        case .dictionary(let key, let value): !references(in: key).isEmpty || hashesObjects(value)
        case .array(let element): hashesObjects(element)
        default: false
        }
    }

    private func checkMomentOfReading(of field: FieldDraft) {
        if case .whenConnected = field.connection {
            if field.syntax.isConstant { report(DiagnosticCatalog.constantConnectedLater(field.syntax)) }
            return
        }
        for fallback in field.fallbacks {
            guard let conversion = fallback.conversion, let syntax = fallback.syntax.conversion,
                hashesObjects(conversion.type)
            else { continue }
            report(DiagnosticCatalog.conversionConnectedTooLate(field.syntax.name, at: syntax.type.range))
        }
    }

    private func checkMemberwiseInitializer(of field: FieldDraft, in draft: ClassDraft) {
        guard field.access < draft.memberAccess, !field.syntax.isTransient else { return }
        guard let resolved = field.resolved else { return }
        let hasDefault =
            switch field.syntax.value?.kind {
            case .none, .via: false
            default: true
            }
        guard !resolved.isOptional, !hasDefault else { return }
        report(
            DiagnosticCatalog.fieldLessAccessibleThanClass(
                field.syntax, access: field.access, className: draft.name, classAccess: draft.memberAccess))
    }

    private func makeRetired(_ syntax: RetiredSyntax, in draft: ClassDraft) -> RetiredDraft {
        var retired = RetiredDraft(syntax: syntax)
        if let constant = syntax.constant {
            retired.constantType = resolve(constant.type, in: draft.unit, exposure: nil)
            if retired.constantType?.isOptional == true {
                report(DiagnosticCatalog.retiredConstantOptional(at: constant.type.range))
            }
            if !syntax.isStillWritten {
                let range = constant.type.range.through(constant.value.range)
                report(DiagnosticCatalog.retiredConstantNotWritten(at: range))
            }
        } else if syntax.isStillWritten, let last = syntax.keys.last {
            report(DiagnosticCatalog.stillWrittenWithoutConstant(at: syntax.range, after: last.range))
        }
        return retired
    }
}
