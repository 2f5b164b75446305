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
            for index in union.cases.indices { union.cases[index].elements.removeAll { $0.resolved == nil } }
            completeHead(of: model, from: draft)
        default: return
        }
        model.retired = draft.retired
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
        field.value = draft.missingValue.map { SchemaDefault($0, of: resolved.valueType.unconverted) }
        if draft.syntax.clauses[.ifMissing] != nil || draft.syntax.clauses[.required] != nil {
            field.initialValue = .own(draft.syntax.value.map { SchemaDefault($0, of: resolved.valueType.unconverted) })
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
}
