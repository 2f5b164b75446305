// Resolves the types of fields, and determines when their values are decoded.

extension Checker {
    func resolveFields() {
        defer { scope = nil }
        for draft in owners {
            scope = draft
            draft.fields = draft.syntax.fields.map { makeField($0, in: draft) }
            draft.retired = draft.syntax.retired.map { makeRetired($0, in: draft) }
            if let union = draft as? UnionDraft { resolveCases(of: union) }
        }
        for draft in values { draft.members = draft.makeMembers() }
    }

    private func makeField(_ syntax: FieldSyntax, in draft: OwnerDraft) -> FieldDraft {
        let written = syntax.access?.value ?? draft.memberAccess
        let field = FieldDraft(
            syntax: syntax, nameNumber: names.number(of: syntax.name.value),
            access: min(written, draft.memberAccess))
        let exposure = Exposure(fieldName: field.name, access: field.access)
        field.resolved =
            swiftType(of: syntax, in: draft.unit)
            ?? syntax.conversion.map { resolve(syntax.type, $0, in: draft, exposure: exposure) }
            ?? resolve(syntax.type, in: draft.unit, exposure: exposure)
        takeClauses(of: field, in: draft.unit)
        if let type = field.resolved?.type { field.references = references(in: type) }
        if draft.syntax.isExternal { return field }
        checkKind(of: field)
        checkSwift(of: field, in: draft)
        checkMemberwiseInitializer(of: field, in: draft)
        return field
    }

    /// Determines when the values of fields are decoded, which depends on the contents of structs and unions.
    func connectFields() {
        for draft in classes where !draft.refusesCoding {
            for field in draft.fields {
                // A fallback that hashes objects is reported separately, so it isn't treated as a reference that is
                // read at once.
                for fallback in field.fallbacks {
                    guard let type = fallback.conversion?.type, !hashesObjects(type) else { continue }
                    field.fallbackReferences += references(in: type)
                }
                field.connection = connection(of: field)
                checkMomentOfReading(of: field)
            }
        }
        for case let draft as StructureDraft in values {
            for field in draft.fields {
                checkRebuilding(of: field)
                if field.syntax.isTransient {
                    field.connection = .transient
                } else if holdsObjects(field.references) {
                    field.connection = .atOnce
                }
            }
        }
    }

    private func connection(of field: FieldDraft) -> SchemaConnection {
        if field.syntax.isTransient { return .transient }
        guard let resolved = field.resolved, holdsObjects(field.references) else { return .value }
        if hashesObjects(resolved.type) { return .whenConnected }
        return field.syntax.isConstant || !field.canBeEmpty ? .atOnce : .later
    }

    /// A struct is a value, so no method could be called on it after decoding.
    private func checkRebuilding(of field: FieldDraft) {
        for clause in field.syntax.clauses.all where clause.kind == .rebuiltVia {
            report(.rebuiltInStruct(at: clause.range))
        }
    }

    private func checkMomentOfReading(of field: FieldDraft) {
        if case .whenConnected = field.connection {
            if field.syntax.isConstant {
                report(.constantConnectedLater(field.syntax))
            } else if !field.canBeEmpty {
                report(.valueConnectedLater(field.syntax))
            }
            return
        }
        for fallback in field.fallbacks {
            guard let conversion = fallback.conversion, let syntax = fallback.syntax.conversion,
                hashesObjects(conversion.type)
            else { continue }
            report(.conversionConnectedTooLate(field.syntax.name, at: syntax.type.range))
        }
    }

    private func checkMemberwiseInitializer(of field: FieldDraft, in draft: OwnerDraft) {
        guard field.access < draft.memberAccess, !field.syntax.isTransient else { return }
        // A handwritten class declares its initializers itself.
        guard draft.syntax.kind != .extension, let resolved = field.resolved else { return }
        let hasDefault =
            switch field.syntax.value?.kind {
            case .none, .via: false
            default: true
            }
        guard !resolved.isOptional, !hasDefault else { return }
        report(.fieldLessAccessibleThanClass(field.syntax, access: field.access, owner: draft))
    }

    private func makeRetired(_ syntax: RetiredSyntax, in draft: OwnerDraft) -> RetiredDraft {
        var retired = RetiredDraft(syntax: syntax)
        if let constant = syntax.constant {
            retired.constantType = resolve(constant.type, as: .constant, in: draft.unit, exposure: nil)
            if retired.constantType?.isOptional == true {
                report(.retiredConstantOptional(constant.type))
            }
            if !syntax.isStillWritten {
                let range = constant.type.range.through(constant.value.range)
                report(.retiredConstantNotWritten(at: range, clause: syntax.range))
            }
        } else if syntax.isStillWritten, let last = syntax.keys.last {
            report(.stillWrittenWithoutConstant(at: syntax.range, after: last.range))
        }
        return retired
    }
}
