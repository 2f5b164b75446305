// The names of nested declarations: looked up in the declaration, its superclasses, the declarations around it, and last
// in the file, as Swift does.

extension Checker {
    /// The declaration that a name means inside of another declaration; `nil` if it means none there.
    func nestedDeclaration(named name: String, in unit: FileUnit) -> SchemaDeclared? {
        guard symbols.hasNestedNames else { return nil }
        var path = scope?.name[...]
        while let outer = path, !outer.isEmpty {
            for declaration in superclasses(ofDeclarationNamed: String(outer), in: unit) {
                if case .found(let found) = symbols.lookUp(declaration + "." + name, from: unit) { return found }
            }
            path = outer.lastIndex(of: ".").map { outer[..<$0] }
        }
        return nil
    }

    /// The name and those of its superclasses, nearest first.
    private func superclasses(ofDeclarationNamed name: String, in unit: FileUnit) -> [String] {
        guard case .found(let declared) = symbols.lookUp(name, from: unit), let first = declared as? SchemaClass else {
            return [name]
        }
        return [name] + first.ancestry.dropFirst().map(\.name)
    }
}

// MARK: Hidden names

extension Checker {
    /// Refuses nested declarations that hide a declaration of the file level where generated code names it: generated
    /// code spells the whole path, but Swift looks the first name of it up from the inside.
    func checkNestedNames() {
        var nested: [String: [Substring: (name: Located<String>, declared: SchemaDeclared)]] = [:]
        for declared in values as [SchemaDeclared] + enumerations + bits {
            guard let outer = declared.syntax.outer else { continue }
            let names = declared.name.split(separator: ".")
            // The name of a declaration around it was reported where it was declared.
            if let last = names.last, !names.dropLast().contains(last) {
                nested[outer, default: [:]][last] = (declared.syntax.name, declared)
            }
            // An alias has the former name.
            guard let former = declared.syntax.renamedFrom else { continue }
            nested[outer, default: [:]][Substring(former.value)] = (former, declared)
        }
        guard !nested.isEmpty else { return }
        for declared in owners where !declared.unit.isImported {
            let scopes = scopes(of: declared).compactMap { nested[$0] }
            guard !scopes.isEmpty else { continue }
            // A member and a type can't have the same name.
            for name in declared.declaredFields.flatMap({ [$0.syntax.name, $0.syntax.renamedFrom] }).compactMap(\.self)
            where scopes.contains(where: { $0[Substring(name.value)] != nil }) {
                report(.hidingFieldName(name, isObjectMember: false))
            }
            for type in namedTypes(of: declared) {
                guard let first = type.name.split(separator: ".").first,
                    let hiding = scopes.lazy.compactMap({ $0[first] }).first,
                    takenNames.insert(ObjectIdentifier(hiding.declared)).inserted
                else { continue }
                let isFormer = hiding.name.value == hiding.declared.syntax.renamedFrom?.value
                report(.hidingTypeName(hiding.name, isArchived: hiding.declared is SchemaOwner && !isFormer))
            }
        }
    }

    /// The paths of a declaration, its superclasses, and the declarations around them.
    private func scopes(of declared: SchemaOwner) -> [String] {
        var paths = superclasses(ofDeclarationNamed: declared.name, in: declared.unit)
        var path = declared.name[...]
        while let dot = path.lastIndex(of: ".") {
            path = path[..<dot]
            paths += superclasses(ofDeclarationNamed: String(path), in: declared.unit)
        }
        return paths
    }

    /// The declarations that the generated code of a declaration names: itself, its superclasses, and those of its
    /// values, inherited ones included.
    private func namedTypes(of owner: SchemaOwner) -> [SchemaDeclared] {
        var declared: [SchemaDeclared] = owner.ancestry
        for written in owner.ancestry.flatMap(\.writtenTypes) {
            written.type.forEachPart { if let found = $0.declared { declared.append(found) } }
        }
        return declared
    }
}
