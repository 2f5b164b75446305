// Names that Swift, Foundation, the runtime and the generated code reserve.

/// The names that generated code relies on.
enum ReservedNames {
    /// Types that generated files refer to, and words that Swift doesn't allow as type names.
    static let types: Set<String> = {
        var names: Set<String> = [
            "Any", "AnyCoding", "AnyObject", "ArchivableBits", "ArchivableEnumeration", "ArchivableStructure",
            "ArchivableValue", "ArchiveError", "ArchivedClass", "ArchivedStructure", "Archiver", "Archiving", "Array",
            "BitField", "CGPoint", "CGRect", "CGSize", "ClassTable", "CodableValue", "Coding", "Decimal", "Dictionary",
            "DisconnectingCoding", "Error",
            "Foundation", "GeneratedCodeVersion2", "Hashable", "Indexed", "NSRange", "Never", "Optional",
            "PackedBigEndian", "PackedLittleEndian", "PointValue", "Protocol", "RangeValue", "RawRepresentable",
            "RectangleValue", "ReleaseList", "RequiredRuntime", "Self", "Sendable", "SendableMetatype", "Set",
            "SizeValue", "Swift", "Type", "Unarchiver", "UnknownValues", "Void", "_",
        ]
        names.formUnion(BuiltInTypes.names)
        return names
    }()

    /// Parameters of generated methods, in which they hide a type of the same name, but no member.
    static let parameters: Set<String> = ["archiver", "unarchiver"]

    /// Types that Swift has under these names unless they are in backticks.
    static let quotedTypes: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// Those that a nested type can't have, since after a dot they mean something else even in backticks.
    static let metatypes: Set<String> = ["Protocol", "Type"]

    /// Members of generated classes, and words that mean something else after a dot.
    static let fields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedClass", "connect", "deinit", "disconnect", "encode", "init", "self",
        "subscript",
        "unknownValues",
    ]

    /// Members of generated enums, cases of `Optional`, and words that mean something else after a dot.
    static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "_", "init", "none", "rawValue", "self", "some",
    ]

    /// Members of generated unions, cases of `Optional`, and words that mean something else after a dot.
    static let unionCases: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedReferences", "archivedStructure", "decodeIfPresent", "encode", "hash",
        "hashValue", "init", "isArchived", "none", "self", "some",
    ]

    /// Words and names to which generated code can't bind the values of a case when it encodes them.
    static let labels: Set<String> = ["archiver", "self"]

    /// Members of generated structs, and words that mean something else after a dot.
    static let structureFields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedStructure", "decodeIfPresent", "deinit", "encode", "hashValue",
        "init", "isArchived", "self", "subscript",
    ]

    /// Members of generated bit fields, and words that mean something else after a dot.
    static let bitFields: Set<String> = [
        "Bits", "Protocol", "Self", "Type", "_", "bits", "decodeIfPresent", "deinit", "encode", "hashValue", "init",
        "self", "subscript",
    ]

    /// The Foundation class whose members a field can't redeclare.
    static let objectClass = "NSObject"

    /// The members of `NSObject` on any system: properties that conflict with a field, and methods that a field would
    /// hide.
    static let objectMembers: Set<String> = [
        "attributeKeys", "classForArchiver", "classForCoder", "classForKeyedArchiver", "className", "conforms", "copy",
        "debugDescription", "description", "hash", "hashValue", "isEqual", "isKind", "isMember", "isProxy",
        "mutableCopy", "objectSpecifier", "observationInfo", "perform", "responds", "scriptingProperties", "superclass",
        "zone",
    ]

    /// Whether the generator uses the name for a part of a wide class: `fields1`, `encodeFields12`.
    static func isPartOfWideClass(_ name: String) -> Bool {
        for stem in ["fields", "Fields", "encodeFields", "decodeFields", "connectFields"] where name.hasPrefix(stem) {
            let number = name.dropFirst(stem.count)
            if !number.isEmpty, number.allSatisfy(\.isNumber) { return true }
        }
        return false
    }
}

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
    func hidesGeneratedNames(_ draft: Draft) -> Bool {
        let name = draft.name.lastPart
        guard draft.declaredName.isInBackticks else { return hidesGeneratedNames(name) }
        if name == "self" { return true }
        guard ReservedNames.quotedTypes.contains(name) else { return hidesGeneratedNames(name) }
        return draft.syntax.outer != nil && ReservedNames.metatypes.contains(name)
    }

    /// Checks the names of fields: reserved names, duplicates in a class or struct, and names that a superclass already
    /// uses.
    func checkFieldNames() {
        var visible = NumberedValues<(field: FieldDraft, owner: OwnerDraft)>()
        var log: [Int] = []
        var marks: [Int] = []
        func enter(_ draft: OwnerDraft, members: NameRoles) {
            marks.append(log.count)
            for field in draft.fields {
                checkReservedName(of: field, in: draft, members: members)
                if let earlier = visible[field.nameNumber] {
                    field.isNameTaken = true
                    reportTakenName(of: field, in: draft, earlier: earlier.field, owner: earlier.owner)
                } else {
                    visible[field.nameNumber] = (field, draft)
                    log.append(field.nameNumber)
                }
            }
        }
        func leave() {
            let mark = marks.popLast() ?? 0
            while log.count > mark, let number = log.popLast() { visible[number] = nil }
        }
        var members = NameRoles.classMember
        visitClasses(
            enter: { draft in
                // Classes are visited in depth-first order, so all classes up to the next root class inherit from this
                // one.
                if draft.superclass == nil { members = memberRoles(ofRoot: draft) }
                enter(draft, members: members)
            },
            leave: { _ in leave() })
        for draft in values {
            enter(draft, members: .structureMember)
            leave()
        }
    }

    /// The types whose members the fields of a class and of its subclasses would hide.
    private func memberRoles(ofRoot draft: ClassDraft) -> NameRoles {
        let isObject = draft.syntax.isSuperclassExternal && draft.syntax.superclass?.value == ReservedNames.objectClass
        return isObject ? [.classMember, .objectMember] : .classMember
    }

    private func checkReservedName(of field: FieldDraft, in draft: OwnerDraft, members: NameRoles) {
        let roles = roles(of: field)
        guard !roles.isEmpty else { return }
        guard
            !roles.isDisjoint(with: [members, .wideClassPart])
                || hidesTypeInSight(field.name, roles, from: draft.unit)
        else { return }
        let isObjectMember = !roles.isDisjoint(with: members.intersection(.objectMember))
        report(.hidingFieldName(field.syntax.name, isObjectMember: isObjectMember))
    }

    private func reportTakenName(of field: FieldDraft, in draft: OwnerDraft, earlier: FieldDraft, owner: OwnerDraft) {
        if owner === draft {
            report(.doubledField(field.syntax.name, earlier: earlier.syntax.name.range))
        } else if owner.unit.moduleName == draft.unit.moduleName || earlier.access > .internal {
            let name = earlier.syntax.name
            report(.inheritedFieldName(field.syntax.name, owner: owner.name, earlier: name))
        } else {
            // An internal field of another module is invisible, so it can't be hidden.
            field.isNameTaken = false
        }
    }
}

extension Located<String> {
    var isInBackticks: Bool { range.text.hasPrefix("`") }
}

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
