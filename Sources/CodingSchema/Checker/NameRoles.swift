// What a member of a name would hide. It is looked up only once per name, however many members have it.

/// The meanings of a name in Swift, in generated code and in the schema.
struct NameRoles: OptionSet {
    let rawValue: UInt8

    /// A type that generated files refer to, or a word that Swift doesn't allow as a type name.
    static let type = NameRoles(rawValue: 1)
    static let classMember = NameRoles(rawValue: 2)
    static let structureMember = NameRoles(rawValue: 4)
    static let unionCase = NameRoles(rawValue: 8)
    static let bitField = NameRoles(rawValue: 16)
    static let wideClassPart = NameRoles(rawValue: 32)

    /// A schema declares it, visible or not.
    static let declared = NameRoles(rawValue: 64)

    /// A member of `NSObject`.
    static let objectMember = NameRoles(rawValue: 128)
}

extension ReservedNames {
    static let roles: [String: NameRoles] = {
        let names: [(Set<String>, NameRoles)] = [
            (types, .type), (fields, .classMember), (structureFields, .structureMember), (unionCases, .unionCase),
            (bitFields, .bitField), (objectMembers, .objectMember),
        ]
        return names.reduce(into: [:]) { roles, group in
            for name in group.0 { roles[name, default: []].insert(group.1) }
        }
    }()
}

extension Checker {
    /// The meanings of a name. Only valid after all declarations are registered.
    func roles(of name: String) -> NameRoles { roles(of: name, number: names.number(of: name)) }

    func roles(of field: FieldDraft) -> NameRoles { roles(of: field.name, number: field.nameNumber) }

    private func roles(of name: String, number: Int) -> NameRoles {
        if let known = names.roles[number] { return known }
        var roles = ReservedNames.roles[name] ?? []
        if ReservedNames.isPartOfWideClass(name) { roles.insert(.wideClassPart) }
        if symbols.declares(name) { roles.insert(.declared) }
        names.roles[number] = roles
        return roles
    }

    /// In a declaration's methods, a member takes precedence over a type of the same name.
    func hidesTypeInSight(_ name: String, _ roles: NameRoles, from unit: FileUnit) -> Bool {
        if roles.contains(.type) { return true }
        guard roles.contains(.declared), case .found = symbols.lookUp(name, from: unit) else { return false }
        return true
    }
}
