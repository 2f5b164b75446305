// Names that a schema must leave to Swift, Foundation, the runtime and the generated code.

/// The names that generated code relies on.
enum ReservedNames {
    /// Types that generated files name, and words that Swift does not let a type bear.
    static let types: Set<String> = {
        var names: Set<String> = [
            "Any", "AnyObject", "ArchivableEnumeration", "ArchivableValue", "ArchiveError", "ArchivedClass",
            "Archiver", "Archiving", "Array", "CGPoint", "CGRect", "CGSize", "ClassTable", "Coding", "Decimal",
            "Dictionary", "Error", "Foundation", "GeneratedCodeVersion1", "Hashable", "NSRange", "Never", "Optional",
            "Protocol", "RawRepresentable", "ReleaseList", "RequiredRuntime", "Self", "Sendable", "SendableMetatype",
            "Set", "Swift", "Type", "Unarchiver", "Void", "_",
        ]
        names.formUnion(BuiltInTypes.names)
        return names
    }()

    /// Members of generated classes, and words that mean something else after a dot.
    static let fields: Set<String> = [
        "Protocol", "Self", "Type", "_", "archivedClass", "connect", "deinit", "encode", "init", "self", "subscript",
    ]

    /// Members of generated enums, cases of `Optional`, and words that mean something else after a dot.
    static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "_", "init", "none", "rawValue", "self", "some",
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
    /// A type of this name would stand in the way of one that generated code means.
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
        var visible: [String: (field: FieldDraft, owner: ClassDraft)] = [:]
        var additions: [[String]] = []
        visitClasses(
            enter: { draft in
                var added: [String] = []
                for field in draft.fields {
                    checkReservedName(of: field, in: draft.unit)
                    if let earlier = visible[field.name] {
                        field.isNameTaken = true
                        reportTakenName(of: field, in: draft, earlier: earlier.field, owner: earlier.owner)
                    } else {
                        visible[field.name] = (field, draft)
                        added.append(field.name)
                    }
                }
                additions.append(added)
            },
            leave: { _ in
                for name in additions.popLast() ?? [] { visible[name] = nil }
            })
    }

    private func checkReservedName(of field: FieldDraft, in unit: FileUnit) {
        let name = field.name
        guard
            ReservedNames.fields.contains(name) || ReservedNames.isPartOfWideClass(name)
                || ReservedNames.types.contains(name) || isTypeInSight(name, from: unit)
        else { return }
        report(DiagnosticCatalog.hidingFieldName(field.syntax.name))
    }

    /// In the class's methods a field comes before a type of the same name.
    private func isTypeInSight(_ name: String, from unit: FileUnit) -> Bool {
        if case .found = symbols.lookUp(name, from: unit) { return true }
        return false
    }

    private func reportTakenName(of field: FieldDraft, in draft: ClassDraft, earlier: FieldDraft, owner: ClassDraft) {
        if owner === draft {
            report(DiagnosticCatalog.doubledField(field.syntax.name, earlier: earlier.syntax.name.range))
        } else if owner.unit.moduleName == draft.unit.moduleName || earlier.access > .internal {
            let name = earlier.syntax.name
            report(DiagnosticCatalog.inheritedFieldName(field.syntax.name, owner: owner.name, earlier: name))
        } else {
            // Another module's internal field can't be seen, and so can't be hidden.
            field.isNameTaken = false
        }
    }
}
