// Registers declarations: creates those of the schema from their syntax, and enters all in the symbol table.

extension SchemaDeclared {
    /// The declaring word.
    package var title: String { (syntax.retiredKind ?? syntax.kind).word }

    /// The part before the clauses.
    var head: Located<String> { syntax.superclass ?? syntax.rawType ?? syntax.name }
}

extension Checker {
    func declareNames() {
        for unit in units {
            if unit.hasSyntaxErrors, isReachable(unit) {
                droppedNames.formUnion(DeclaredNames.find(in: unit.tree.file))
            }
            for declaration in unit.tree.declarations {
                declare(declaration, in: unit)
            }
            for alias in unit.tree.aliases { declare(alias, in: unit) }
        }
        subclasses = Array(repeating: [], count: classes.count)
        reportedCases = Array(repeating: [], count: values.count)
        owners = classes + values
    }

    /// Declares a declaration, and those in it under their names with those of the declarations around them.
    private func declare(_ syntax: DeclarationSyntax, in unit: FileUnit) {
        declareOne(syntax, in: unit)
        for var nested in syntax.nested {
            nested.outer = syntax.name.value
            if syntax.name.value.split(separator: ".").contains(Substring(nested.name.value)) {
                report(.hidingTypeName(nested.name, isArchived: nested.kind == .struct))
            }
            nested.name = Located(syntax.name.value + "." + nested.name.value, at: nested.name.range)
            declare(nested, in: unit)
        }
    }

    private func declareOne(_ syntax: DeclarationSyntax, in unit: FileUnit) {
        guard isReachable(unit) else {
            // A message can say which import is missing.
            _ = symbols.declare(SchemaDeclared(syntax, in: unit))
            return
        }
        let declared = makeDeclared(syntax, in: unit)
        if ![.external, .retired, .alias].contains(syntax.kind) { declarations.append(declared) }
        if let earlier = symbols.declare(declared) {
            report(.duplicateDeclaration(syntax.name, earlier: earlier.declaredName.range))
            takenNames.insert(ObjectIdentifier(declared))
            droppedDeclarations.append(declared)
        } else if !unit.isImported, !(declared is ExternalType), !(declared is SchemaRetiredType),
            hidesGeneratedNames(declared)
        {
            report(.hidingTypeName(syntax.name, isArchived: declared is SchemaOwner))
        }
    }

    private func makeDeclared(_ syntax: DeclarationSyntax, in unit: FileUnit) -> SchemaDeclared {
        switch syntax.kind {
        case .class, .extension:
            let found = SchemaClass(syntax, in: unit, ordinal: classes.count)
            classes.append(found)
            return found
        case .struct:
            let found = SchemaStructure(syntax, in: unit, ordinal: values.count)
            values.append(found)
            return found
        case .enum where syntax.rawType == nil || syntax.tag != nil:
            let found = SchemaUnion(syntax, in: unit, ordinal: values.count)
            values.append(found)
            return found
        case .enum:
            let found = SchemaEnumeration(syntax, in: unit, ordinal: enumerations.count)
            enumerations.append(found)
            return found
        case .bits:
            let found = SchemaBits(syntax, in: unit, ordinal: bits.count)
            bits.append(found)
            return found
        case .external where syntax.isProtocol:
            return SchemaProtocol(syntax, in: unit)
        case .external:
            let found = ExternalType(syntax, in: unit, known: builtInTypes[syntax.name.value])
            externals.append(found)
            return found
        case .retired:
            let found = SchemaRetiredType(syntax, in: unit, ordinal: retiredTypes.count)
            retiredTypes.append(found)
            return found
        case .alias:
            // Aliases have a syntax of their own.
            return SchemaDeclared(syntax, in: unit)
        }
    }

    /// Finds the declaration that a name refers to in a file; reports an error if there is none.
    func declaration(named name: Located<String>, in unit: FileUnit) -> SchemaDeclared? {
        if let nested = nestedDeclaration(named: name.value, in: unit) {
            recordUse(of: nested, at: name)
            return nested
        }
        switch symbols.lookUp(name.value, from: unit) {
        case .found(let retired as SchemaRetiredType):
            recordUse(of: retired, at: name)
            reportUse(of: retired, at: name)
        case .found(let declaration):
            recordUse(of: declaration, at: name)
            return declaration
        case .ambiguous(let first, let second):
            report(
                .ambiguousType,
                "'\(name)' is declared in '\(first.unit.moduleName)' and in '\(second.unit.moduleName)', "
                    + "and this file imports both", at: name,
                notes: [
                    Diagnostic.Note("declared here", at: first.declaredName.range),
                    Diagnostic.Note("declared here", at: second.declaredName.range),
                ], fix: "import only one of the two, and move the declarations that need the other to another file")
        case .notImported(let declaration):
            let moduleName = declaration.unit.moduleName
            let edit = unit.tree.importEdit(of: moduleName)
            report(
                .typeNotImported, "'\(name)' is declared in '\(moduleName)', which this file does not import", at: name,
                fix: Diagnostic.Fix("add 'import \(moduleName)'", replacing: edit.range, with: edit.text))
        case .inaccessible(let declaration):
            report(
                .inaccessibleType, "'\(name)' is \(declaration.access.rawValue) to '\(declaration.unit.moduleName)'",
                at: name,
                declared: declaration.declaredName.range, fix: "write 'public' before the declaration of '\(name)'")
        case .unknown where droppedNames.contains(name.value.lastPart):
            break
        case .unknown where name.value.contains("."):
            report(.qualifiedType(name.value, at: name.range))
        case .unknown:
            let nearest = nearestTypeName(to: name.value, in: unit)
            let modules = nearest == nil ? takeModulesWithoutSchema(of: unit) : []
            report(.unknownType(name, nearest: nearest, modulesWithoutSchema: modules))
        }
        return nil
    }

    /// The imports that could declare the unknown names, returned only once per file so that they are reported once.
    func takeModulesWithoutSchema(of unit: FileUnit) -> [Located<String>] {
        modulesWithoutSchema.removeValue(forKey: ObjectIdentifier(unit)) ?? []
    }

    func nearestTypeName(to name: String, in unit: FileUnit) -> String? {
        // Imported files are not diagnosed.
        guard !unit.isImported else { return nil }
        let file = ObjectIdentifier(unit.tree.file)
        if let known = suggestions[file]?[name] { return known }
        guard !searchBudget.isSpent else { return nil }
        let candidates = BuiltInTypes.names + symbols.names(visibleFrom: unit)
        let nearest = EditDistance.closest(to: name, among: candidates, budget: &searchBudget)
        suggestions[file, default: [:]][name] = .some(nearest)
        return nearest
    }
}
