// What the checker knows of a struct or union as a whole, once its members have their types.

/// What follows from the members of a struct or union, and from theirs.
struct ValueTraits {
    /// It can hold objects, in collections too.
    var holdsObjects = false

    /// It holds a set of objects, or a dictionary whose keys are objects.
    var hashesObjects = false

    /// The first of its own members that keeps Swift from making it Hashable.
    var unhashable: ValueMember?

    /// Values that contain each other have the same number; those that a value contains have no higher one.
    var component = 0

    /// How many values are in each other where this is the outermost, collections apart.
    var depth = 1

    /// It contains itself, or others too deep, which is reported.
    var isEndless = false

    /// Every archive of a value holds some key of it.
    var hasRequiredKey = false

    /// The sets of keys that show that a value is present: all keys of one of them.
    var presence: [Set<String>] = []

    /// What it occupies under a key, each key once.
    var keys: [ComposedKey] = []
}

/// A type that is in a struct or union.
struct ValueMember {
    enum Kind {
        /// A struct's field, or a value of a union's case.
        case held

        /// What a fallback or `also` converts.
        case converted(isFallback: Bool)
    }

    /// The name of the field, or of the case.
    let place: Located<String>
    let type: SchemaType
    let kind: Kind

    /// The struct's field; `nil` for a value of a case.
    let field: FieldDraft?

    var name: String { place.value }

    /// The field, or the name of the case.
    var range: SourceRange { field?.syntax.head ?? place.range }
}

extension SchemaType {
    /// Values of the type hold nothing of other declarations that matters, and can be hashed.
    var leadsNowhere: Bool {
        switch self {
        case .geometry, .object, .anyCoding, .structure, .union: false
        default: parts.allSatisfy(\.leadsNowhere)
        }
    }
}

extension OwnerDraft {
    /// The types in a struct or union that can lead anywhere, in written order; transient fields have some too.
    func makeMembers() -> [ValueMember] {
        var members: [ValueMember] = []
        func add(_ resolved: ResolvedType?, _ kind: ValueMember.Kind, _ place: Located<String>, _ field: FieldDraft?) {
            guard let type = resolved?.type, !type.leadsNowhere else { return }
            members.append(ValueMember(place: place, type: type, kind: kind, field: field))
        }
        for field in fields {
            let place = field.syntax.name
            add(field.resolved, .held, place, field)
            for keys in field.fallbacks { add(keys.conversion, .converted(isFallback: true), place, field) }
            for keys in field.also { add(keys.conversion, .converted(isFallback: false), place, field) }
        }
        for unionCase in (self as? UnionDraft)?.cases ?? [] {
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

    /// Objects of the type are made while the value is read.
    var isRead: Bool {
        switch kind {
        case .held: !isTransient
        case .converted(let isFallback): isFallback
        }
    }
}
