// The properties of a struct or union as a whole, after the types of its members are resolved.

/// Properties that follow from the members of a struct or union, and from the members of these.
struct ValueTraits {
    /// The types in it that can contain other declarations.
    let members: [ValueMember]

    /// A member by which it can contain objects, also in collections.
    var holdingObjects: ValueMember?

    /// A member by which it contains a set of objects, or a dictionary with objects as keys.
    var hashingObjects: ValueMember?

    /// Its first own member that prevents Swift from making it Hashable.
    var unhashable: ValueMember?

    /// Values that contain each other have the same number; contained values never have a higher number.
    var component = 0

    /// The nesting depth of values, without those in collections.
    var depth = 1

    /// Whether it contains itself, or is nested too deeply, which was reported.
    var isEndless = false

    /// Whether every archived value has at least one key.
    var hasRequiredKey = false

    /// The sets of keys that show that a value is present: all keys of one of them.
    var presence: [Set<String>] = []

    /// The same for each case of a union, once it is determined, by the ordinal of the case.
    var presenceOfCases: [Int: [Set<String>]] = [:]

    /// The keys that it adds under a key, without duplicates.
    var keys: [ComposedKey] = []
}

/// A type inside a struct or union.
struct ValueMember: SourcePart {
    enum Kind {
        /// A struct's field, or a value of a union's case.
        case held

        /// The type that a fallback or `also` converts.
        case converted(isFallback: Bool)
    }

    /// The name of the field, or of the case.
    let place: Located<String>
    let type: SchemaType
    let kind: Kind

    /// The struct's field; `nil` for a value of a case.
    let field: SchemaField?

    var name: String { place.value }

    /// The field, or the name of the case.
    var range: SourceRange { field?.syntax.head ?? place.range }
}

extension SchemaType {
    /// Whether values of the type contain nothing of other declarations that matters, and can be hashed.
    var isSelfContained: Bool {
        switch self {
        case .structure(let structure): structure.isBuiltIn
        case .geometry, .object, .existential, .union, .swift: false
        default: parts.allSatisfy(\.isSelfContained)
        }
    }
}

extension SchemaOwner {
    /// The types in a struct or union that can contain other declarations, in written order, including transient
    /// fields.
    func members() -> [ValueMember] {
        var members: [ValueMember] = []
        func add(_ resolved: ResolvedType?, _ kind: ValueMember.Kind, _ place: Located<String>, _ field: SchemaField?) {
            guard let type = resolved?.type, !type.isSelfContained else { return }
            // How such a value is hashed is up to the struct, if it declares that it is.
            if type.isSwift, protocols.contains(where: { $0.value == "Hashable" }) { return }
            members.append(ValueMember(place: place, type: type, kind: kind, field: field))
        }
        for field in declaredFields {
            let place = field.syntax.name
            add(field.resolved, .held, place, field)
            for keys in field.otherKeys where keys.syntax.conversion != nil {
                add(keys.resolved, .converted(isFallback: keys.syntax.kind == .fallback), place, field)
            }
        }
        for unionCase in (self as? SchemaUnion)?.cases ?? [] {
            for element in unionCase.elements { add(element.resolved, .held, unionCase.syntax.name, nil) }
        }
        return members
    }
}

extension ValueMember {
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
