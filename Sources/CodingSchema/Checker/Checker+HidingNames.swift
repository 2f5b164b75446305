// Names that would hide others.

extension Checker {
    /// Whether a type of this name conflicts with a type that generated code refers to.
    func hidesGeneratedNames(_ name: String) -> Bool {
        let tableSuffix = "CodingClasses"
        if name.hasSuffix(tableSuffix) {
            let owner = String(name.dropLast(tableSuffix.count))
            if reachableModules.contains(owner) { return true }
        }
        return ReservedNames.types.contains(name) || ReservedNames.parameters.contains(name)
            || ReservedNames.isPartOfWideClass(name)
    }

    /// Whether a declaration conflicts with a type that generated code refers to, or with what Swift means by its name.
    func hidesGeneratedNames(_ declared: SchemaDeclared) -> Bool {
        let name = declared.name.lastPart
        if let existential = declared as? SchemaProtocol, hidesGeneratedNames(existential.archivedTypeName) {
            return true
        }
        guard declared.declaredName.isInBackticks else { return hidesGeneratedNames(name) }
        if name == "self" { return true }
        guard ReservedNames.quotedTypes.contains(name) else { return hidesGeneratedNames(name) }
        return declared.syntax.outer != nil && ReservedNames.metatypes.contains(name)
    }

    /// Checks the names of fields: reserved names, duplicates in a class or struct, and names that a superclass already
    /// uses.
    func checkFieldNames() {
        var visible = NumberedValues<(field: SchemaField, owner: SchemaOwner)>()
        var log: [Int] = []
        var marks: [Int] = []
        func enter(_ declared: SchemaOwner, members: NameRoles) {
            marks.append(log.count)
            for field in declared.declaredFields {
                check(field.syntax.name, in: declared, members: members)
                // The property of a former name is a member too.
                if let former = field.syntax.renamedFrom, declared.syntax.kind != .extension {
                    check(former, in: declared, members: members)
                }
                let number = names.number(of: field.name)
                if let earlier = visible[number] {
                    takenNames.insert(ObjectIdentifier(field))
                    reportTakenName(of: field, in: declared, earlier: earlier.field, owner: earlier.owner)
                } else {
                    visible[number] = (field, declared)
                    log.append(number)
                }
            }
        }
        func leave() {
            let mark = marks.popLast() ?? 0
            while log.count > mark, let number = log.popLast() { visible[number] = nil }
        }
        var members = NameRoles.classMember
        visitClasses(
            enter: { declared in
                // Classes are visited in depth-first order, so all classes up to the next root class inherit from this
                // one.
                if declared.superclass == nil { members = memberRoles(ofRoot: declared) }
                enter(declared, members: members)
            },
            leave: { _ in leave() })
        for declared in values {
            enter(declared, members: .structureMember)
            leave()
        }
    }

    /// The types whose members the fields of a class and of its subclasses would hide.
    private func memberRoles(ofRoot declared: SchemaClass) -> NameRoles {
        let isObject =
            declared.syntax.isSuperclassExternal && declared.syntax.superclass?.value == ReservedNames.objectClass
        let roles: NameRoles = isObject ? [.classMember, .objectMember] : .classMember
        return declared.equality == nil ? roles : roles.union(.comparedMember)
    }

    /// Refuses the name of a field if it is reserved.
    private func check(_ name: Located<String>, in declared: SchemaOwner, members: NameRoles) {
        let roles = roles(of: name.value)
        guard !roles.isEmpty else { return }
        guard
            !roles.isDisjoint(with: [members, .wideClassPart])
                || hidesTypeInSight(name.value, roles, from: declared.unit)
        else { return }
        let isObjectMember = !roles.isDisjoint(with: members.intersection(.objectMember))
        report(.hidingFieldName(name, isObjectMember: isObjectMember))
    }

    private func reportTakenName(
        of field: SchemaField, in declared: SchemaOwner, earlier: SchemaField, owner: SchemaOwner
    ) {
        if owner === declared {
            report(.duplicateField(field.syntax.name, earlier: earlier.syntax.name.range))
        } else if owner.unit.moduleName == declared.unit.moduleName || earlier.access > .internal {
            let name = earlier.syntax.name
            report(.inheritedFieldName(field.syntax.name, owner: owner.name, earlier: name))
        } else {
            // An internal field of another module is invisible, so it can't be hidden.
            takenNames.remove(ObjectIdentifier(field))
        }
    }
}

extension Checker {
    /// Refuses the name of the type that holds objects of a protocol in generated files.
    func checkArchivedProtocols() {
        for declared in classes as [SchemaDeclared] + values + enumerations + bits + aliases {
            let name = declared.name.lastPart
            guard name.hasPrefix("Archived"), !declared.unit.isImported else { continue }
            let protocolName = String(name.dropFirst("Archived".count)).withDots
            guard case .found(is SchemaProtocol) = symbols.lookUp(protocolName, from: declared.unit) else { continue }
            report(.hidingTypeName(declared.syntax.name, isArchived: declared is SchemaOwner))
        }
    }
}

extension Located<String> {
    var isInBackticks: Bool { range.text.hasPrefix("`") }
}

/// The meanings of a name in Swift, in generated code and in the schema.
struct NameRoles: OptionSet {
    let rawValue: UInt16

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

    /// A member of a class whose equality is generated.
    static let comparedMember = NameRoles(rawValue: 256)
}

extension ReservedNames {
    static let roles: [String: NameRoles] = {
        let names: [(Set<String>, NameRoles)] = [
            (types, .type), (fields, .classMember), (structureFields, .structureMember), (unionCases, .unionCase),
            (bitFields, .bitField), (objectMembers, .objectMember), (comparedFields, .comparedMember),
        ]
        return names.reduce(into: [:]) { roles, group in
            for name in group.0 { roles[name, default: []].insert(group.1) }
        }
    }()
}

extension Checker {
    /// The meanings of a name. Only valid after all declarations are registered.
    func roles(of name: String) -> NameRoles {
        let number = names.number(of: name)
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
