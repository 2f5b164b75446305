// Type aliases: other names of types, which archives don't know.

extension Checker {
    func declare(_ syntax: AliasSyntax, in unit: FileUnit) {
        let alias = SchemaAlias(syntax, in: unit)
        if isReachable(unit) { aliases.append(alias) }
        if let earlier = symbols.declare(alias) {
            report(.duplicateDeclaration(syntax.name, earlier: earlier.declaredName.range))
            takenNames.insert(ObjectIdentifier(alias))
            droppedDeclarations.append(alias)
        } else if !unit.isImported, hidesGeneratedNames(alias) {
            report(.hidingTypeName(syntax.name, isArchived: false))
        }
    }

    func resolveAliases() {
        for alias in aliases { _ = resolve(alias) }
    }

    /// The type of an alias, through other aliases; `nil` if there is none, which was reported.
    ///
    /// - Parameter range: where the alias is named.
    func resolve(_ alias: SchemaAlias, at range: SourceRange? = nil) -> ResolvedType? {
        if let range, let first = aliasesInProgress.firstIndex(where: { $0 === alias }) {
            let path = aliasesInProgress[first...].map(\.name) + [alias.name]
            report(.aliasCycle, "these type aliases name each other: \(path.joined(separator: " → "))", at: range)
            return nil
        }
        guard !visitedAliases.contains(ObjectIdentifier(alias)) else { return alias.resolved }
        guard aliasesInProgress.count < Parser.deepestType else {
            report(.deepType(limit: Parser.deepestType, at: range ?? alias.aliased.range))
            return nil
        }
        visitedAliases.insert(ObjectIdentifier(alias))
        aliasesInProgress.append(alias)
        let scope = self.scope
        self.scope = nil
        defer {
            aliasesInProgress.removeLast()
            self.scope = scope
        }
        let exposure = Exposure(fieldName: alias.name, access: alias.access, title: "type alias")
        let resolved = resolve(alias.aliased, as: .alias, in: alias.unit, exposure: exposure)
        // Each alias can hold the one before several times.
        if let resolved, !resolved.valueType.hasParts(atMost: Parser.deepestType) {
            report(.largeType(limit: Parser.deepestType, at: alias.aliased.range))
        } else {
            alias.resolved = resolved
        }
        return alias.resolved
    }
}
