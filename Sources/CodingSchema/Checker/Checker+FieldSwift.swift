// What a field declares for Swift alone: the level of its setter, and observers.

extension Checker {
    func checkSwift(of field: SchemaField, in owner: SchemaOwner) {
        let parts = [field.syntax.setter?.range, field.syntax.observers?.range].compactMap(\.self)
        if owner.syntax.kind == .extension {
            let former = [field.syntax.clauses[.renamedFrom]?.range].compactMap(\.self)
            for part in field.syntax.attributes.map(\.range) + parts + former {
                report(.declaredInSwift(field.syntax.name, at: part))
            }
            return
        }
        for attribute in field.syntax.attributes { check(attribute, of: field) }
        if field.syntax.isConstant {
            for part in parts {
                report(
                    .constantWithSetter, "'\(field.syntax.name)' is a constant, which is never set again", at: part,
                    fix: .remove(part))
            }
            return
        }
        if let setter = field.syntax.setter { check(setter: setter, of: field, in: owner) }
        let isObservable = owner.syntax.attributes.contains { SchemaAttribute($0.value).isObservable }
        if isObservable, let observers = field.syntax.observers {
            report(
                .observerOfObservable,
                "the observers of '\(field.syntax.name)' would run while an object of an '@Observable' class is "
                    + "created and released",
                at: observers.range,
                fix:
                    Diagnostic.Fix(
                        "write what they do in a method that sets '\(field.syntax.name)', or 'rebuilt via' at a "
                            + "transient field")
            )
        }
    }

    /// The compiler judges attributes, except for those that generated code can't have.
    private func check(_ attribute: Located<String>, of field: SchemaField) {
        let swift = SchemaAttribute(attribute.value)
        if swift.isGlobalActor, !field.syntax.isTransient {
            report(.globalActor(attribute, at: field.syntax.name))
        } else if swift.isAvailability {
            report(.availabilityRefused(attribute, ofField: true))
        }
    }

    func checkAttributes(of owner: SchemaDeclared) {
        let attributes = owner.syntax.attributes
        for attribute in attributes {
            let swift = SchemaAttribute(attribute.value)
            if owner.syntax.kind == .extension {
                report(.declaredInSwift(owner.declaredName, at: attribute.range))
            } else if swift.isGlobalActor {
                report(.globalActor(attribute, at: owner.declaredName))
            } else if swift.isAvailability, !swift.isOfPlatforms {
                report(.availabilityRefused(attribute, ofField: false))
            }
        }
    }

    /// The type of a transient field, unless all names in it are of schemas: Swift text, which isn't looked up.
    func swiftType(of syntax: FieldSyntax, in unit: FileUnit) -> ResolvedType? {
        guard syntax.isTransient, !isKnown(syntax.type, in: unit) else { return nil }
        var text = syntax.type.range.text
        // `() -> T?` is a function and not optional.
        let isOptional = text.hasSuffix("?") && (text.hasSuffix(")?") || !text.contains("->"))
        if isOptional { text.removeLast() }
        return ResolvedType(type: .swift(text), isOptional: isOptional)
    }

    private func isKnown(_ syntax: TypeSyntax, in unit: FileUnit) -> Bool {
        switch syntax.kind {
        case .named(let name):
            if builtInTypes[name] != nil || droppedNames.contains(name) { return true }
            if case .found = symbols.lookUp(name, from: unit) { return true }
            return nestedDeclaration(named: name, in: unit) != nil
        case .array(let element), .set(let element, _), .optional(let element), .variant(_, let element):
            return isKnown(element, in: unit)
        case .dictionary(let key, let value): return isKnown(key, in: unit) && isKnown(value, in: unit)
        case .existential(let name?):
            if case .found(let found) = symbols.lookUp(name.value, from: unit) { return found is SchemaProtocol }
            return false
        case .existential, .packed, .indexed, .missing: return true
        case .swift: return false
        }
    }

    private func check(setter: Located<AccessLevel>, of field: SchemaField, in owner: SchemaOwner) {
        if setter.value > field.access {
            report(
                .setterAboveField,
                "the setter of '\(field.name)' is \(setter.value.rawValue), and the field only "
                    + "\(field.access.rawValue)",
                at: setter, fix: .remove(setter.range))
        } else if setter.value < .internal, owner.syntax.swift.isEmpty {
            let member = owner.syntax.kind == .class ? ", or set it in a 'swift { … }' member" : ""
            report(
                .setterOutOfReach,
                "no other file can set '\(field.name)': its setter is \(setter.value.rawValue) in the generated file",
                at: setter,
                fix: field.access > .internal
                    ? Diagnostic.Fix("write 'internal(set)'" + member, replacing: setter.range, with: "internal(set)")
                    : Diagnostic.Fix("remove '\(setter.range.text)'" + member))
        }
    }
}
