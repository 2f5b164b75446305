// Creates the checked schema from drafts without errors.

extension Checker {
    /// Creates the model. Only for a schema without errors.
    func makeSchema() -> Schema {
        for draft in owners { complete(draft) }
        var importedModules: [String] = []
        let files = units.filter { !$0.isImported }.map { unit in
            importedModules += unit.imports.filter { !importedModules.contains($0) }
            return SchemaFile(
                source: unit.tree.file, imports: unit.importedNames, importLevels: unit.tree.importLevels,
                declarations: unit.declared, aliases: unit.aliases, waivers: unit.waivers)
        }
        return Schema(moduleName: moduleName, files: files, importedModules: importedModules)
    }

    /// Fills the model of a class, struct or union.
    private func complete(_ draft: OwnerDraft) {
        let fields = draft.fields.compactMap { makeField($0, in: draft) }
        let model: SchemaOwner
        switch draft.type {
        case .object(let schemaClass):
            model = schemaClass
            if schemaClass.external != nil {
                schemaClass.external?.parameters = fields
            } else {
                schemaClass.fields = fields
            }
        case .structure(let structure):
            model = structure
            structure.fields = fields
            completeHead(of: model, from: draft)
        case .union(let union):
            model = union
            union.cases = (draft as? UnionDraft)?.cases.map { makeCase($0, writesNil: draft.writesNil) } ?? []
            completeHead(of: model, from: draft)
        default: return
        }
        model.retired = draft.retired.map(makeRetiredKey)
    }

    /// Fills the properties that classes, structs and unions have in common.
    func completeHead(of model: SchemaOwner, from draft: OwnerDraft) {
        model.version = draft.versionNumber
        model.archivedName = draft.archivedName
        model.versionKey = draft.writtenVersionKey
        model.isVersionBoxed = draft.isVersionBoxed
        model.isVersionUnwritten = draft.isVersionUnwritten
        model.isSequential = draft.isSequential
        model.formerNames = draft.formerly.map(\.value)
    }

    private func makeCase(_ draft: UnionCaseDraft, writesNil: Bool) -> SchemaUnionCase {
        var result = SchemaUnionCase(name: draft.name)
        result.documentation = draft.syntax.documentation
        result.place = draft.syntax.name.range
        result.isFallback = draft.syntax.isFallback
        result.key = draft.key?.value
        result.elements = draft.elements.compactMap { element in
            // Missing only in an imported file with errors, which its own target reports.
            guard let resolved = element.resolved else { return nil }
            return SchemaUnionElement(
                label: element.syntax.label?.value, type: resolved.valueType, isOptional: resolved.isOptional,
                key: element.key.value, writesNil: writesNil && resolved.isOptional && !element.key.value.isEmpty)
        }
        result.alsoFunction = draft.syntax.also.map { SchemaFunction($0.via) }
        return result
    }

    private func makeField(_ draft: FieldDraft, in owner: OwnerDraft) -> SchemaField? {
        // Missing only in an imported file with errors, which its own target reports.
        guard let resolved = draft.resolved else { return nil }
        let field = SchemaField(
            name: draft.name, access: draft.access, type: resolved.valueType,
            key: draft.key?.value ?? defaultKey(of: draft, in: owner), connection: draft.connection)
        field.documentation = draft.syntax.documentation
        field.place = draft.syntax.name.range
        field.attributes = draft.syntax.attributes.map { SchemaAttribute($0.value) }
        field.setterAccess = draft.syntax.setter.flatMap { $0.value < draft.access ? $0.value : nil }
        field.observers = draft.syntax.observers.map {
            SchemaSwiftMember(text: $0.value, line: $0.range.start.line)
        }
        field.isConstant = draft.syntax.isConstant
        field.isWeak = draft.syntax.isWeak
        field.isUnowned = draft.syntax.isUnowned
        let isUnconditional = draft.syntax.clauses[.unconditional] != nil
        field.isConditional = draft.syntax.isWeak && !isUnconditional || draft.syntax.clauses[.conditional] != nil
        field.isOptional = resolved.isOptional
        field.value = draft.missingValue.map { makeDefault($0, of: resolved.valueType.unconverted) }
        if draft.syntax.clauses[.ifMissing] != nil || draft.syntax.clauses[.required] != nil {
            field.initialValue = .own(draft.syntax.value.map { makeDefault($0, of: resolved.valueType.unconverted) })
        }
        field.fallbacks = draft.fallbacks.map { keys in
            SchemaFallback(keys: keys.keys, conversion: makeConversion(keys))
        }
        let version = owner.versionNumber
        let also = draft.also.map { keys in
            SchemaAlso(
                keys: keys.keys, asOf: keys.syntax.number?.value, until: keys.syntax.until?.value,
                conversion: makeConversion(keys))
        }
        field.also = also.filter { $0.until.map { $0 >= version } ?? true }
        field.endedAlso = also.filter { $0.until.map { $0 < version } ?? false }
        field.since = draft.since?.value
        field.until = draft.until?.value
        field.omitsNil = draft.syntax.clauses[.omitsNil] != nil
        let writesNil = owner.writesNil && !field.omitsNil || draft.syntax.clauses[.writesNil] != nil
        field.writesNil = draft.reasonForUnwrittenNil == nil && writesNil
        let omitsDefault = owner.omitsDefault || draft.syntax.clauses[.omitsDefault] != nil
        field.omitsDefault = omitsDefault && !draft.syntax.isTransient && draft.reasonToWriteDefault == nil
        field.treatsNilAsMissing = draft.syntax.clauses[.treatsNilAsMissing] != nil
        field.isJoined = draft.syntax.clauses[.joined] != nil
        field.rebuildFunction = draft.syntax.clauses[.rebuiltVia]?.function.map { SchemaFunction($0) }
        field.renamedFrom = draft.renamedFrom?.value
        field.leadsBack = draft.leadsBack
        return field
    }

    private func makeConversion(_ keys: FieldDraft.Keys) -> SchemaConversion? {
        guard let type = keys.conversion, let syntax = keys.syntax.conversion else { return nil }
        return SchemaConversion(
            valueType: type.valueType, isOptional: type.isOptional, function: SchemaFunction(syntax.via))
    }

    private func makeDefault(_ syntax: ValueSyntax, of type: SchemaType) -> SchemaDefault {
        switch syntax.kind {
        case .nil: .nil
        case .via(let function): .function(SchemaFunction(function))
        case .expression(let text): .expression(text)
        default: .literal(text(of: syntax, type: type))
        }
    }

    private func makeRetiredKey(_ draft: RetiredDraft) -> SchemaRetiredKey {
        var stillWritten: (type: SchemaType, value: String)?
        if let constant = draft.syntax.constant, let type = draft.constantType {
            stillWritten = (type.type, text(of: constant.value, type: type.type))
        }
        return SchemaRetiredKey(
            keys: draft.syntax.keys.map(\.value), stillWritten: stillWritten, until: draft.syntax.until?.value,
            place: draft.syntax.range)
    }

    /// A value as Swift text.
    private func text(of syntax: ValueSyntax, type: SchemaType) -> String {
        switch syntax.kind {
        case .integer(let text): text
        case .real(let text):
            if case .decimal = type, let literal = DecimalLiteral(text) { literal.swiftText } else { text }
        case .boolean(let value): value ? "true" : "false"
        case .string: syntax.range.text
        case .enumerationCase(let name): "." + name
        case .emptyArray: "[]"
        case .emptyDictionary: "[:]"
        case .nil: "nil"
        case .expression(let text): "(\(text))"
        case .via(let function): function.name
        }
    }
}

extension SchemaFunction {
    init(_ syntax: ReferenceSyntax) {
        let label = syntax.labels?.first
        self.init(
            name: syntax.name, label: label == "_" ? nil : label, typeName: syntax.typeName,
            isRawValue: syntax.typeName != nil && syntax.name == "rawValue" && syntax.labels == nil)
    }
}
