// Inherited fields that hide types: in a class's methods, a field takes precedence over a type of the same name.

extension Checker {
    /// Refuses an inherited field that hides a type only in the subclass's file; each class's own file was checked
    /// before.
    func checkHiddenTypes() {
        // Only a field with the name of a declared type can hide one, which is rare.
        guard classes.contains(where: { $0.fields.contains { roles(of: $0.name).contains(.declared) } }) else { return }
        var inherited: [String: (field: SchemaField, owner: SchemaClass)] = [:]
        var additions: [[String]] = []
        visitClasses(
            enter: { schemaClass in
                if schemaClass.superclass != nil, !schemaClass.unit.isImported {
                    for field in schemaClass.syntax.fields { reportHidden(field, by: inherited, in: schemaClass) }
                }
                let added = schemaClass.declaredFields.filter {
                    roles(of: $0.name).contains(.declared) && inherited[$0.name] == nil
                }
                for field in added { inherited[field.name] = (field, schemaClass) }
                additions.append(added.map(\.name))
            },
            leave: { _ in
                for name in additions.popLast() ?? [] { inherited[name] = nil }
            })
    }

    private func reportHidden(
        _ field: FieldSyntax, by inherited: [String: (field: SchemaField, owner: SchemaClass)],
        in schemaClass: SchemaClass
    ) {
        let conversions = field.clauses.all.compactMap(\.conversion?.type)
        for name in (conversions + [field.type]).flatMap(\.names) {
            guard let (hiding, owner) = inherited[name.value], isType(name.value, in: schemaClass.unit),
                !isType(name.value, in: owner.unit), isVisible(hiding, of: owner, from: schemaClass)
            else { continue }
            report(
                .hiddenType, "'\(name)' would refer to the field inherited from '\(owner.name)' and not to the type",
                at: name,
                declared: hiding.syntax.name.range,
                fix: "choose another name for the type; 'archived as \"\(name)\"' keeps it in archives")
        }
    }

    private func isType(_ name: String, in unit: FileUnit) -> Bool {
        if case .found = symbols.lookUp(name, from: unit) { return true }
        return false
    }

    /// Whether the class sees the inherited field: internal fields of another module are invisible and hide no type.
    private func isVisible(_ field: SchemaField, of owner: SchemaClass, from schemaClass: SchemaClass) -> Bool {
        owner.unit.moduleName == schemaClass.unit.moduleName || field.access > .internal
    }
}

extension TypeSyntax {
    /// The names of types in the type. The parser limits how deeply types are nested.
    var names: [Located<String>] {
        switch kind {
        case .named(let name): [Located(name, at: range)]
        case .array(let element), .set(let element, _), .packed(let element, _), .indexed(let element),
            .optional(let element), .variant(_, let element):
            element.names
        case .dictionary(let key, let value): key.names + value.names
        case .existential(let name): name.map { [$0] } ?? []
        case .missing, .swift: []
        }
    }
}
