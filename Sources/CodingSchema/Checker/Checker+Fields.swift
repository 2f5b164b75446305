// Resolves the types of fields, and determines when their values are decoded.

extension Checker {
    func resolveFields() {
        defer { scope = nil }
        for owner in owners {
            scope = owner
            owner.declaredFields = owner.syntax.fields.map { makeField($0, in: owner) }
            owner.retired = owner.syntax.retired.map { makeRetired($0, in: owner) }
            if let union = owner as? SchemaUnion { resolveCases(of: union) }
        }
    }

    private func makeField(_ syntax: FieldSyntax, in owner: SchemaOwner) -> SchemaField {
        let written = syntax.access?.value ?? owner.memberAccess
        let field = SchemaField(
            syntax, access: min(written, owner.memberAccess),
            key: syntax.key?.value ?? owner.defaultKey(ofField: syntax.name.value))
        let exposure = Exposure(fieldName: field.name, access: field.access)
        field.resolved =
            swiftType(of: syntax, in: owner.unit)
            ?? syntax.conversion.map { resolve(syntax.type, $0, in: owner, exposure: exposure) }
            ?? resolve(syntax.type, in: owner.unit, exposure: exposure)
        takeClauses(of: field, in: owner)
        takeValue(of: field, in: owner)
        if owner.syntax.isExternal { return field }
        checkKind(of: field, in: owner)
        checkSwift(of: field, in: owner)
        checkMemberwiseInitializer(of: field, in: owner)
        return field
    }

    /// Determines what a missing key is read as, and what is written for nil and for the default.
    private func takeValue(of field: SchemaField, in owner: SchemaOwner) {
        let clauses = field.syntax.clauses
        field.value = field.syntax.missingValue.map(SchemaDefault.init)
        if clauses[.ifMissing] != nil || clauses[.required] != nil {
            field.initialValue = .own(field.syntax.value.map(SchemaDefault.init))
        }
        let writesNil = owner.writesNil && !field.omitsNil || clauses[.writesNil] != nil
        field.writesNil = writesNil && field.reasonForUnwrittenNil == nil
        let omitsDefault = owner.omitsDefault || clauses[.omitsDefault] != nil
        field.isLenient = (owner.isLenient || clauses[.lenient] != nil) && field.canBeLenient
        field.omitsDefault = omitsDefault && !field.syntax.isTransient && field.reasonToWriteDefault == nil
    }

    /// Determines when the values of fields are decoded, which depends on the contents of structs and unions.
    func connectFields() {
        for owner in classes where !owner.refusesCoding {
            for field in owner.declaredFields {
                field.connection = connection(of: field)
                checkWhenRead(of: field)
            }
        }
        for case let owner as SchemaStructure in values {
            for field in owner.declaredFields {
                checkRebuilding(of: field)
                if field.syntax.isTransient {
                    field.connection = .transient
                } else if holdsObjects(references(of: field)) {
                    field.connection = .atOnce
                }
            }
        }
    }

    private func connection(of field: SchemaField) -> SchemaConnection {
        if field.syntax.isTransient { return .transient }
        guard let resolved = field.resolved, holdsObjects(references(of: field)) else { return .value }
        if hashesObjects(resolved.type) { return .whenConnected }
        return field.syntax.isConstant || !field.canBeEmpty ? .atOnce : .later
    }

    /// A struct is a value, so no method could be called on it after decoding.
    private func checkRebuilding(of field: SchemaField) {
        for clause in field.syntax.clauses.all where clause.kind == .rebuiltVia {
            report(
                .rebuiltInStruct, "'rebuilt via' is only for fields of a class, not of a struct", at: clause.range,
                fix: "write 'rebuilt via' in the head of the struct")
        }
    }

    private func checkWhenRead(of field: SchemaField) {
        if case .whenConnected = field.connection {
            if field.syntax.isConstant {
                report(
                    .constantConnectedLater,
                    "'\(field.syntax.name.value)' hashes objects and is set after they are decoded: it can't be a "
                        + "'let'",
                    at: field.syntax.head,
                    fix: Diagnostic.Fix("write 'var'", replacing: field.syntax.introducer, with: "var"))
            } else if !field.canBeEmpty {
                report(
                    .valueConnectedLater,
                    "'\(field.syntax.name.value)' contains a set or dictionary that hashes objects and is set after "
                        + "they are decoded: it must be optional or a collection", at: field.syntax.head,
                    fix: Diagnostic.Fix(
                        "write '\(field.syntax.type.range.text)?'", replacing: field.syntax.type.range.end, with: "?"))
            }
            return
        }
        for fallback in field.fallbacks {
            guard let syntax = fallback.syntax.conversion, hashesObjects(fallback.type) else { continue }
            report(
                .conversionConnectedTooLate,
                "'\(syntax.type.range.text)' hashes objects and is decoded after '\(field.syntax.name)' is set: it "
                    + "can't be converted",
                at: syntax.type.range)
        }
    }

    private func checkMemberwiseInitializer(of field: SchemaField, in owner: SchemaOwner) {
        guard field.access < owner.memberAccess, !field.syntax.isTransient else { return }
        // A handwritten class declares its initializers itself.
        guard owner.syntax.kind != .extension, let resolved = field.resolved else { return }
        let hasDefault =
            switch field.syntax.value?.kind {
            case .none, .via: false
            default: true
            }
        guard !resolved.isOptional, !hasDefault else { return }
        report(
            .fieldLessAccessibleThanClass,
            "'\(field.syntax.name.value)' is \(field.access.rawValue) in the \(owner.memberAccess.rawValue) "
                + "\(owner.title) "
                + "'\(owner.name)', whose initializer can't set it: it must be optional or have a default",
            at: field.syntax.name.range, fix: .makeOptional(field.syntax.type))
    }

    private func makeRetired(_ syntax: RetiredSyntax, in owner: SchemaOwner) -> SchemaRetiredKey {
        var type: ResolvedType?
        if let constant = syntax.constant {
            let role = syntax.function == nil ? TypeRole.constant : .conversion
            type = resolve(constant.type, as: role, in: owner.unit, exposure: nil)
            if syntax.function == nil, type?.isOptional == true {
                report(
                    .retiredConstantOptional, "a constant that is still written can't be optional", at: constant.type,
                    fix: .write(constant.type.parts.whole.range.text, replacing: constant.type.range))
            }
            if !syntax.isStillWritten {
                let range = constant.type.range.through(constant.value.range)
                let what = syntax.function == nil ? "constant" : "value"
                report(
                    .retiredConstantNotWritten, "the \(what) of a retired key is not written without 'still written'",
                    at: range,
                    fix: Diagnostic.Fix("add ', still written'", replacing: syntax.range.end, with: ", still written"))
            }
        } else if let words = syntax.stillWritten, let last = syntax.keys.last {
            report(
                .stillWrittenWithoutConstant, "'still written' needs a constant to write", at: words,
                fix: "write the constant after the key: '\(last.range.text): Int = 0'")
        }
        return SchemaRetiredKey(syntax: syntax, writtenType: type)
    }
}

extension SchemaField {
    /// Whether the field has a value before it is read.
    var canBeEmpty: Bool { isOptional || isWeak || valueType.unconverted.isCollection }
}
