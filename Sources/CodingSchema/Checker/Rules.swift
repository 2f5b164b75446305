// The table of contents of the checker: everything that it finds out, and every rule, in order.
//
//     names ─▶ types ─▶ rules about chains of classes ─▶ declarations ─▶ owners, fields, written types ─▶ graphs
//
// Each function leaves out what it found invalid, so that the next ones don't report it again.

extension Checker {
    func check() {
        findNames()
        findTypes()
        checkChains()
        checkDeclarations()
        for owner in owners where !owner.unit.isImported { check(owner) }
        checkGraphs()
    }

    // MARK: What names and types refer to

    private func findNames() {
        resolveImports()
        declareNames()
        checkClassClauses()
        resolveSuperclasses()
    }

    private func findTypes() {
        checkEnumerations()
        resolveExternals()
        checkBits()
        resolveAliases()
        resolveFields()
        orderValues()
        connectFields()
    }

    // MARK: Rules

    /// Rules about a class with its superclasses, and about names and keys, which must differ in the whole chain.
    private func checkChains() {
        checkClassRules()
        checkKeptUnknown()
        checkSuperclassesByHand()
        checkFieldNames()
        checkNestedNames()
        checkArchivedProtocols()
        checkHiddenTypes()
        checkKeys()
    }

    /// Rules about declarations of any kind, and about files.
    private func checkDeclarations() {
        var formerNames: [String: SourceRange] = [:]
        for declared in classes as [SchemaDeclared] + values + enumerations + bits {
            checkConformances(of: declared)
            checkAttributes(of: declared)
            if !declared.unit.isImported { checkRename(of: declared, earlier: &formerNames) }
            checkWaivers(of: declared)
        }
        checkReferencesToRetired()
        for external in externals where !external.unit.isImported { checkConversion(of: external) }
        checkWaiversOfFiles()
    }

    /// Rules about a class, a struct, or an enum whose cases carry values.
    private func check(_ owner: SchemaOwner) {
        checkSequence(of: owner)
        checkRenamedFields(of: owner)
        checkUnknownCases(in: owner)
        if let structure = owner as? SchemaStructure, structure.isDictionary { checkEntries(of: structure) }
        if let schemaClass = owner as? SchemaClass { checkElse(of: schemaClass) }
        if let union = owner as? SchemaUnion {
            checkShapes(of: union)
            checkEmptyValues(ofCasesIn: union)
        }
        for field in owner.declaredFields { check(field, in: owner) }
        for retired in owner.retired {
            checkVersion(of: retired, in: owner)
            checkConstant(of: retired)
        }
        for written in owner.writtenTypes { checkHashedValues(in: written) }
    }

    private func check(_ field: SchemaField, in owner: SchemaOwner) {
        checkConversion(of: field)
        checkEmptyValues(of: field)
        checkVersions(of: field, in: owner)
        checkValues(of: field, in: owner)
    }

    /// Rules about references that lead from one declaration to others.
    private func checkGraphs() {
        checkStrictReferences()
        checkArchivedNames()
        checkCycles()
        markFieldsThatLeadBack()
    }
}
