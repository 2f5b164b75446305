// Names that a schema must leave to Swift, Foundation, the runtime and the generated code.

/// The names that generated code relies on.
enum ReservedNames {
    /// Types that generated files name, and words that Swift does not let a type bear.
    static let types: Set<String> = {
        var names: Set<String> = [
            "Any", "AnyCoding", "AnyObject", "ArchivableBits", "ArchivableEnumeration", "ArchivableStructure",
            "ArchivableValue", "ArchiveError", "ArchivedClass", "ArchivedStructure", "Archiver", "Archiving", "Array",
            "BitField", "CGPoint", "CGRect", "CGSize", "ClassTable", "Coding", "Decimal", "Dictionary", "Error",
            "Foundation", "GeneratedCodeVersion1", "Hashable", "Indexed", "NSRange", "Never", "Optional",
            "PackedBigEndian", "PackedLittleEndian", "PointValue", "Protocol", "RangeValue", "RawRepresentable",
            "RectangleValue", "ReleaseList", "RequiredRuntime", "Self", "Sendable", "SendableMetatype", "Set",
            "SizeValue", "Swift", "Type", "Unarchiver", "UnknownValues", "Void", "_",
        ]
        names.formUnion(BuiltInTypes.names)
        return names
    }()

    /// Members of generated classes, and words that mean something else after a dot.
    static let fields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedClass", "connect", "deinit", "encode", "init", "self", "subscript",
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

    /// Words and names that the values of a case can't be bound to where generated code encodes them.
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

    /// The class of Foundation whose members a field can't redeclare.
    static let objectClass = "NSObject"

    /// What `NSObject` has on one system or another: a property that conflicts with a field, or a method that a
    /// field would hide.
    static let objectMembers: Set<String> = [
        "attributeKeys", "classForArchiver", "classForCoder", "classForKeyedArchiver", "className", "conforms", "copy",
        "debugDescription", "description", "hash", "hashValue", "isEqual", "isKind", "isMember", "isProxy",
        "mutableCopy", "objectSpecifier", "observationInfo", "perform", "responds", "scriptingProperties", "superclass",
        "zone",
    ]

    /// What the generator calls the parts of a wide class: `fields1`, `encodeFields12`.
    static func isPartOfWideClass(_ name: String) -> Bool {
        for stem in ["fields", "Fields", "encodeFields", "decodeFields", "connectFields"] where name.hasPrefix(stem) {
            let number = name.dropFirst(stem.count)
            if !number.isEmpty, number.allSatisfy(\.isNumber) { return true }
        }
        return false
    }
}

extension Checker {
    /// A type of this name would conflict with one that generated code means.
    func hidesGeneratedNames(_ name: String) -> Bool {
        let tableSuffix = "CodingClasses"
        if name.hasSuffix(tableSuffix) {
            let owner = String(name.dropLast(tableSuffix.count))
            if owner == moduleName || units.contains(where: { $0.moduleName == owner }) { return true }
        }
        return ReservedNames.types.contains(name) || ReservedNames.isPartOfWideClass(name)
    }

    /// Fields: reserved names, names that a class has twice, and names that a superclass has already.
    func checkFieldNames() {
        var visible = NumberedValues<(field: FieldDraft, owner: ClassDraft)>()
        var log: [Int] = []
        var marks: [Int] = []
        var members = NameRoles.classMember
        visitClasses(
            enter: { draft in
                marks.append(log.count)
                // What comes after a class without a superclass, up to the next one, inherits from it.
                if draft.superclass == nil { members = memberRoles(ofRoot: draft) }
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
            },
            leave: { _ in
                let mark = marks.popLast() ?? 0
                while log.count > mark, let number = log.popLast() { visible[number] = nil }
            })
        var earlier = NumberedValues<FieldDraft>()
        for draft in values { checkFieldNames(ofStructure: draft, earlier: &earlier) }
    }

    /// - Parameter earlier: Empty; so it is left.
    private func checkFieldNames(ofStructure draft: OwnerDraft, earlier: inout NumberedValues<FieldDraft>) {
        for field in draft.fields {
            checkReservedName(of: field, in: draft, members: .structureMember)
            if let first = earlier[field.nameNumber] {
                field.isNameTaken = true
                report(.doubledField(field.syntax.name, earlier: first.syntax.name.range))
            } else {
                earlier[field.nameNumber] = field
            }
        }
        for field in draft.fields { earlier[field.nameNumber] = nil }
    }

    /// Whose members the fields of a class and of its subclasses would hide.
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

    private func reportTakenName(of field: FieldDraft, in draft: ClassDraft, earlier: FieldDraft, owner: ClassDraft) {
        if owner === draft {
            report(.doubledField(field.syntax.name, earlier: earlier.syntax.name.range))
        } else if owner.unit.moduleName == draft.unit.moduleName || earlier.access > .internal {
            let name = earlier.syntax.name
            report(.inheritedFieldName(field.syntax.name, owner: owner.name, earlier: name))
        } else {
            // Another module's internal field can't be seen, and so can't be hidden.
            field.isNameTaken = false
        }
    }
}
