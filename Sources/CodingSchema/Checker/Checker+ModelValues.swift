// Creates the models of structs and unions from their drafts; those of bit fields are complete after their check.

extension Checker {
    /// Fills the model of a struct or union. Only for a schema without errors.
    func complete(_ draft: OwnerDraft) {
        if let structure = draft as? StructureDraft { complete(structure) }
        if let union = draft as? UnionDraft { complete(union) }
    }

    private func complete(_ draft: StructureDraft) {
        let model = draft.model
        completeHead(of: model, from: draft, documentation: draft.syntax.documentation)
        model.fields = makeFields(of: draft)
        model.retired = draft.retired.map(makeRetiredKey)
    }

    private func complete(_ draft: UnionDraft) {
        let model = draft.model
        completeHead(of: model, from: draft, documentation: draft.syntax.documentation)
        model.cases = draft.cases.map(makeCase)
        model.retired = draft.retired.map(makeRetiredKey)
    }

    /// Fills the properties that classes, structs and unions have in common.
    func completeHead(of model: SchemaOwner, from draft: OwnerDraft, documentation: [String]) {
        model.documentation = documentation
        model.place = draft.declaredName.range
        model.access = draft.access
        model.version = draft.versionNumber
        model.archivedName = draft.archivedName
        model.versionKey = draft.writtenVersionKey
        model.isSequential = draft.isSequential
        model.formerNames = draft.formerly.map(\.value)
    }

    private func makeCase(_ draft: UnionCaseDraft) -> SchemaUnionCase {
        var result = SchemaUnionCase(name: draft.name)
        result.documentation = draft.syntax.documentation
        result.place = draft.syntax.name.range
        result.isFallback = draft.syntax.isFallback
        result.key = draft.key?.value
        result.elements = draft.elements.compactMap { element in
            // Missing only in an imported file with errors, which its own target reports.
            guard let resolved = element.resolved else { return nil }
            return SchemaUnionElement(
                label: element.syntax.label?.value, type: resolved.type, isOptional: resolved.isOptional,
                key: element.key.value)
        }
        result.alsoFunction = draft.syntax.also.map { SchemaFunction($0.via) }
        return result
    }
}
