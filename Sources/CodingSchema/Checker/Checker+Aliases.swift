// Type aliases: other names of types, which archives don't know.

/// A type alias.
final class AliasDraft: Draft {
    let alias: AliasSyntax

    /// The type, once it is resolved.
    var resolved: ResolvedType?
    var isVisited = false

    init(alias: AliasSyntax, unit: FileUnit) {
        self.alias = alias
        var syntax = DeclarationSyntax(kind: .alias, name: alias.name)
        syntax.access = alias.access
        super.init(ordinal: 0, syntax: syntax, unit: unit, type: .swift(alias.name.value))
    }
}

extension Checker {
    func declare(_ syntax: AliasSyntax, in unit: FileUnit) {
        let draft = AliasDraft(alias: syntax, unit: unit)
        if isReachable(unit) { aliases.append(draft) }
        if let earlier = symbols.declare(draft) {
            report(.duplicateDeclaration(syntax.name, earlier: earlier.declaredName.range))
            draft.isNameTaken = true
        } else if !unit.isImported, hidesGeneratedNames(draft) {
            report(.hidingTypeName(syntax.name, isArchived: false))
        }
    }

    func resolveAliases() {
        for draft in aliases { _ = resolve(draft) }
        for unit in units {
            unit.aliases = aliases.filter { $0.unit === unit }.compactMap { draft in
                guard let resolved = draft.resolved else { return nil }
                return SchemaAlias(
                    name: draft.name, documentation: draft.alias.documentation,
                    attributes: draft.alias.attributes.map { SchemaAttribute($0.value) }, access: draft.access,
                    type: resolved.isOptional ? .optional(resolved.type) : resolved.type,
                    line: draft.alias.name.range.start.line)
            }
        }
    }

    /// The type of an alias, through other aliases; `nil` if there is none, which was reported.
    ///
    /// - Parameter range: where the alias is named.
    func resolve(_ draft: AliasDraft, at range: SourceRange? = nil) -> ResolvedType? {
        if let range, let first = aliasesInProgress.firstIndex(where: { $0 === draft }) {
            let path = aliasesInProgress[first...].map(\.name) + [draft.name]
            report(.aliasCycle, "these type aliases name each other: \(path.joined(separator: " → "))", at: range)
            return nil
        }
        guard !draft.isVisited else { return draft.resolved }
        guard aliasesInProgress.count < Parser.deepestType else {
            report(.deepType(limit: Parser.deepestType, at: range ?? draft.alias.type.range))
            return nil
        }
        draft.isVisited = true
        aliasesInProgress.append(draft)
        let scope = self.scope
        self.scope = nil
        defer {
            aliasesInProgress.removeLast()
            self.scope = scope
        }
        let exposure = Exposure(fieldName: draft.name, access: draft.access, title: "type alias")
        draft.resolved = resolve(draft.alias.type, as: .alias, in: draft.unit, exposure: exposure)
        return draft.resolved
    }
}
