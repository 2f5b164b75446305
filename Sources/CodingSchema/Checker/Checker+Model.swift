// The checked schema, made from the drafts once nothing is wrong with them.

extension Checker {
    /// Makes the model. Only for a schema without errors.
    func makeSchema() -> Schema {
        for draft in classes {
            draft.model.fields = draft.fields.compactMap { makeField($0, in: draft) }
            draft.model.retired = draft.retired.map(makeRetiredKey)
        }
        var nextClass = classes.firstIndex { !$0.unit.isImported } ?? classes.count
        var nextEnumeration = enumerations.firstIndex { !$0.unit.isImported } ?? enumerations.count
        var importedModules: [String] = []
        let files = units.filter { !$0.isImported }.map { unit in
            importedModules += unit.imports.filter { !importedModules.contains($0) }
            // Drafts stand in the order of the declarations.
            let declarations = unit.tree.declarations.compactMap { declaration -> SchemaDeclaration? in
                switch declaration {
                case .class:
                    nextClass += 1
                    return .class(classes[nextClass - 1].model)
                case .enumeration:
                    nextEnumeration += 1
                    return .enumeration(enumerations[nextEnumeration - 1].model)
                case .struct, .extension, .bits:
                    return nil
                }
            }
            return SchemaFile(source: unit.tree.file, imports: unit.imports, declarations: declarations)
        }
        return Schema(moduleName: moduleName, files: files, importedModules: importedModules)
    }

    private func makeField(_ draft: FieldDraft, in owner: ClassDraft) -> SchemaField? {
        // Missing only in an imported file with errors, which its own target reports.
        guard let resolved = draft.resolved else { return nil }
        var field = SchemaField(
            name: draft.name, access: draft.access, type: resolved.type,
            key: draft.key?.value ?? defaultKey(of: draft, in: owner), connection: draft.connection)
        field.documentation = draft.syntax.documentation
        field.isConstant = draft.syntax.isConstant
        field.isWeak = draft.syntax.isWeak
        field.isConditional = draft.syntax.isWeak || draft.conditional != nil
        field.isOptional = resolved.isOptional
        field.value = draft.syntax.value.map(makeDefault)
        field.fallbacks = draft.fallbacks.map { keys in
            SchemaFallback(keys: keys.syntax.keys.map(\.value), conversion: makeConversion(keys))
        }
        let version = owner.model.version
        field.also = draft.also.filter { $0.until.map { $0.value >= version } ?? true }.map { keys in
            SchemaAlso(
                keys: keys.syntax.keys.map(\.value), asOf: keys.asOf?.value, conversion: makeConversion(keys))
        }
        field.since = draft.since?.value
        field.until = draft.until?.value
        field.leadsBack = draft.leadsBack
        return field
    }

    private func makeConversion(
        _ keys: FieldDraft.Keys
    ) -> (type: SchemaType, isOptional: Bool, function: SchemaFunction)? {
        guard let type = keys.conversion, let syntax = keys.syntax.conversion else { return nil }
        return (type.type, type.isOptional, makeFunction(syntax.via))
    }

    private func makeFunction(_ syntax: ReferenceSyntax) -> SchemaFunction {
        let label = syntax.labels?.first
        return SchemaFunction(name: syntax.name, label: label == "_" ? nil : label)
    }

    private func makeDefault(_ syntax: ValueSyntax) -> SchemaDefault {
        switch syntax.kind {
        case .nil: .nil
        case .via(let function): .function(makeFunction(function))
        case .expression(let text): .expression(text)
        default: .literal(text(of: syntax))
        }
    }

    private func makeRetiredKey(_ draft: RetiredDraft) -> SchemaRetiredKey {
        var stillWritten: (type: SchemaType, value: String)?
        if let constant = draft.syntax.constant, let type = draft.constantType {
            stillWritten = (type.type, text(of: constant.value))
        }
        return SchemaRetiredKey(keys: draft.syntax.keys.map(\.value), stillWritten: stillWritten)
    }

    /// A value as Swift text.
    private func text(of syntax: ValueSyntax) -> String {
        switch syntax.kind {
        case .integer(let text), .real(let text): text
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
