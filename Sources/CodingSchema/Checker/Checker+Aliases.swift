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
    /// The aliases that it names, and those that these name, are resolved first: a chain of them can be too long for
    /// recursion.
    func resolve(_ alias: SchemaAlias) -> ResolvedType? {
        guard visitedAliases.insert(ObjectIdentifier(alias)).inserted else { return alias.resolved }
        var open = [(alias: alias, names: alias.aliased.names)]
        while let top = open.last {
            guard top.names.count > 0 else {
                open.removeLast()
                resolveType(of: top.alias)
                continue
            }
            let name = open[open.count - 1].names.removeFirst()
            guard case .found(let next as SchemaAlias) = symbols.lookUp(name.value, from: top.alias.unit),
                builtInTypes[name.value] == nil
            else { continue }
            if visitedAliases.insert(ObjectIdentifier(next)).inserted {
                open.append((next, next.aliased.names))
            } else if let first = open.firstIndex(where: { $0.alias === next }) {
                let path = (open[first...].map(\.alias) + [next]).map(\.name).joined(separator: " → ")
                report(.aliasCycle, "these type aliases name each other: \(path)", at: name)
            }
        }
        return alias.resolved
    }

    private func resolveType(of alias: SchemaAlias) {
        let scope = self.scope
        self.scope = nil
        defer { self.scope = scope }
        let exposure = Exposure(fieldName: alias.name, access: alias.access, title: "type alias")
        let resolved = resolve(alias.aliased, as: .alias, in: alias.unit, exposure: exposure)
        // Each alias can hold the one before several times.
        if let resolved, !resolved.valueType.hasParts(atMost: Parser.deepestType) {
            report(
                .deepType,
                "with the types that other aliases name, the type has more than \(Parser.deepestType) parts",
                at: alias.aliased.range, fix: "declare a struct or a class for some of them")
        } else {
            alias.resolved = resolved
        }
    }
}
