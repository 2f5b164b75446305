// What a name would hide if a member bore it: looked up once for each name, however many members have it.

/// What a name means to Swift, to generated code and to the schema.
struct NameRoles: OptionSet {
    let rawValue: UInt8

    /// A type that generated files name, or a word that Swift does not let a type bear.
    static let type = NameRoles(rawValue: 1)
    static let classMember = NameRoles(rawValue: 2)
    static let structureMember = NameRoles(rawValue: 4)
    static let unionCase = NameRoles(rawValue: 8)
    static let bitField = NameRoles(rawValue: 16)
    static let wideClassPart = NameRoles(rawValue: 32)

    /// Some schema declares it, in sight or not.
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
    /// What a name means; asked for when all declarations are known.
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

    /// In a declaration's methods a member comes before a type of the same name.
    func hidesTypeInSight(_ name: String, _ roles: NameRoles, from unit: FileUnit) -> Bool {
        if roles.contains(.type) { return true }
        guard roles.contains(.declared), case .found = symbols.lookUp(name, from: unit) else { return false }
        return true
    }
}
