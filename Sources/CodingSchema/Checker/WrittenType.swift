// The types that are written in a declaration, for the rules that are about all of them.

/// The type of a field, of a value of a case, or of a conversion.
struct WrittenType: SourcePart {
    enum Kind {
        /// The type of a field, or of a value of a union's case.
        case held

        /// The type that a fallback or `also` converts.
        case converted(isFallback: Bool)
    }

    let syntax: TypeSyntax
    let resolved: ResolvedType
    let kind: Kind

    /// The name of the field, or of the case.
    let member: Located<String>

    /// `nil` for a value of a case.
    let field: SchemaField?

    var name: String { member.value }
    var type: SchemaType { resolved.type }

    /// The field, or the name of the case.
    var range: SourceRange { field?.syntax.head ?? member.range }
    var isTransient: Bool { field?.syntax.isTransient ?? false }
    var isWeak: Bool { field?.syntax.isWeak ?? false }

    var isHeld: Bool {
        if case .held = kind { true } else { false }
    }

    /// Whether objects of the type are created while the value is read.
    var isRead: Bool {
        switch kind {
        case .held: !isTransient
        case .converted(let isFallback): isFallback
        }
    }
}

extension SchemaOwner {
    /// The types in the declaration that could be resolved, in written order.
    var writtenTypes: [WrittenType] {
        declaredFields.flatMap(\.writtenTypes) + ((self as? SchemaUnion)?.cases.flatMap(\.writtenTypes) ?? [])
    }
}

extension SchemaField {
    var writtenTypes: [WrittenType] {
        var types: [WrittenType] = []
        func add(_ written: TypeSyntax, _ resolved: ResolvedType?, _ kind: WrittenType.Kind) {
            guard let resolved else { return }
            types.append(
                WrittenType(syntax: written, resolved: resolved, kind: kind, member: syntax.name, field: self))
        }
        add(syntax.type, resolved, .held)
        for keys in otherKeys {
            guard let conversion = keys.syntax.conversion else { continue }
            add(conversion.type, keys.resolved, .converted(isFallback: keys.syntax.kind == .fallback))
        }
        return types
    }
}

extension SchemaUnionCase {
    var writtenTypes: [WrittenType] {
        elements.compactMap { element in
            element.resolved.map {
                WrittenType(syntax: element.syntax.type, resolved: $0, kind: .held, member: syntax.name, field: nil)
            }
        }
    }
}
