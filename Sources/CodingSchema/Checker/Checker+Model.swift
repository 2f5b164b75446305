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
        // Types are missing only in imported files with errors, which their own targets report.
        let fields = draft.fields.filter { $0.resolved != nil }
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
}
