// Declarations get their names: drafts for what is generated, entries in the symbol table for everything.

extension Checker {
    func declareNames() {
        for unit in units {
            for declaration in unit.tree.declarations {
                declare(declaration, in: unit)
            }
        }
        subclasses = Array(repeating: [], count: classes.count)
    }

    private func declare(_ syntax: DeclarationSyntax, in unit: FileUnit) {
        let kind: Declaration.Kind
        let access: AccessLevel
        switch syntax {
        case .class(let syntax):
            let draft = ClassDraft(ordinal: classes.count, syntax: syntax, unit: unit)
            classes.append(draft)
            ordinals[ObjectIdentifier(draft.model)] = draft.ordinal
            kind = .class(draft.ordinal)
            access = syntax.access
        case .enumeration(let syntax):
            kind = .enumeration(enumerations.count)
            let draft = EnumerationDraft(syntax: syntax, unit: unit)
            enumerationOrdinals[ObjectIdentifier(draft.model)] = enumerations.count
            enumerations.append(draft)
            access = syntax.access
        case .struct(let syntax):
            kind = .ungenerated(.structs)
            access = syntax.access
        case .extension(let syntax):
            kind = .ungenerated(.extensions)
            access = syntax.access
        case .bits(let syntax):
            kind = .ungenerated(.bitFields)
            access = syntax.access
        }
        let declaration = Declaration(kind: kind, name: syntax.name, access: access, unit: unit)
        if let earlier = symbols.declare(declaration) {
            report(DiagnosticCatalog.doubledDeclaration(syntax.name, earlier: earlier.name.range))
            if case .class(let ordinal) = kind { classes[ordinal].isNameTaken = true }
        } else if !unit.isImported, hidesGeneratedNames(syntax.name.value) {
            report(DiagnosticCatalog.hidingTypeName(syntax.name))
        }
    }

    /// Finds what a name means in a file; says what is wrong where it means nothing there.
    func declaration(named name: Located<String>, in unit: FileUnit) -> Declaration? {
        switch symbols.lookUp(name.value, from: unit) {
        case .found(let declaration):
            return declaration
        case .ambiguous(let first, let second):
            report(DiagnosticCatalog.ambiguousType(name, first: first, second: second))
        case .notImported(let declaration):
            let moduleName = declaration.unit.moduleName
            let edit = unit.tree.importEdit(of: moduleName)
            report(DiagnosticCatalog.typeNotImported(name, moduleName: moduleName, edit: edit))
        case .inaccessible(let declaration):
            report(DiagnosticCatalog.inaccessibleType(name, declaration: declaration))
        case .unknown where droppedNames.contains(name.value):
            break
        case .unknown:
            report(DiagnosticCatalog.unknownType(name, nearest: nearestTypeName(to: name.value, in: unit)))
        }
        return nil
    }

    private func nearestTypeName(to name: String, in unit: FileUnit) -> String? {
        let file = ObjectIdentifier(unit.tree.file)
        if let known = suggestions[file]?[name] { return known }
        let candidates = BuiltInTypes.names + symbols.names(visibleFrom: unit)
        let nearest = EditDistance.closest(to: name, among: candidates)
        suggestions[file, default: [:]][name] = .some(nearest)
        return nearest
    }
}
