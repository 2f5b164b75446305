// One version as the review uses it: its declarations and, for each class, its fields by name and the entries that it
// writes.

import CodingSchema

/// One of the two versions.
final class ReviewSide {
    let declarations: SchemaSide
    /// What each class declares, and each superclass of other modules.
    private var declared: [DeclarationName: DeclaredNames] = [:]

    /// The classes that fields refer to.
    private(set) var referredClasses: Set<DeclarationName> = []

    /// The structs and enums that are collection elements, where each is an object with a class name.
    private(set) var elementNames: Set<DeclarationName> = []

    /// The classes of references, and the protocols that references require.
    private var classesOfReferences: Set<DeclarationName> = []

    /// Those of references of which one isn't lenient.
    private var classesOfStrictReferences: Set<DeclarationName> = []
    private var requirements: [SchemaProtocol] = []

    /// Whether a field accepts objects of any class.
    private var takesAnyClass = false

    init(_ schemas: [Schema]) {
        declarations = SchemaSide(schemas)
        for schemaClass in declarations.classesInOrder {
            for ancestor in sequence(first: schemaClass, next: \.superclass) {
                guard declared[ancestor.declarationName] == nil else { break }
                declared[ancestor.declarationName] = DeclaredNames(ancestor)
            }
        }
        for declaration in schemas.flatMap({ $0.files.flatMap(\.declarations) }) {
            switch declaration {
            case .class(let found):
                for field in found.plan.fields { note(field.field.type, isLenient: field.field.isLenient) }
            case .structure(let found): for type in SchemaType.structure(found).heldTypes { note(type) }
            case .union(let found): for type in SchemaType.union(found).heldTypes { note(type) }
            case .enumeration, .bits: break
            }
        }
    }

    private func note(_ type: SchemaType, isElement: Bool = false, isLenient: Bool = false) {
        switch type {
        case .object(let found):
            referredClasses.insert(found.declarationName)
            classesOfReferences.insert(found.declarationName)
            if !isLenient { classesOfStrictReferences.insert(found.declarationName) }
        case .structure, .union:
            if isElement, type.form.namesClass, let found = type.declared { elementNames.insert(found.declarationName) }
        case .existential(nil): takesAnyClass = true
        case .existential(let requirement?):
            referredClasses.formUnion(requirement.classes.map(\.declarationName))
            requirements.append(requirement)
        case .indexed(let element), .optional(let element):
            note(element, isElement: isElement, isLenient: isLenient)
        default: for part in type.parts { note(part, isElement: true, isLenient: isLenient) }
        }
    }

    /// The declarations that a value of a type can contain without leaving the field: its parts, and the classes of the
    /// objects that it refers to.
    func declarations(in type: SchemaType) -> Set<DeclarationName> {
        var names: Set<DeclarationName> = []
        var pending = [type]
        while let next = pending.popLast() {
            if case .existential(let requirement) = next {
                let classes = declarations.classesInOrder.filter { requirement?.includes($0) ?? true }
                names.formUnion(classes.map(\.declarationName))
            }
            guard let declared = next.declared else {
                pending += next.parts
                continue
            }
            guard names.insert(declared.declarationName).inserted else { continue }
            if case .object(let found) = next {
                names.formUnion(declarations.subclasses(of: found).map(\.declarationName))
                names.formUnion(found.ancestors.map(\.declarationName))
            } else {
                pending += next.heldTypes
            }
        }
        return names
    }

    /// The declarations whose every holder is lenient.
    private lazy var lenientHolders = LenientHolders(declarations)

    /// What lenient fields do with objects of a class and its subclasses that can't be created; `nil` if that is an error, as
    /// it is for the roots of archives.
    ///
    /// - Parameter translated: gets the name that a class of this version has for the writer.
    func effectOfFailure(
        of schemaClass: SchemaClass?, writtenBy writer: ReviewSide, _ translated: (DeclarationName) -> DeclarationName
    ) -> String? {
        let names = schemaClass.map { declarations.subclasses(of: $0).map(\.declarationName) } ?? []
        let isWrittenAsRoot = names.map(translated).contains {
            writer.declarations.classes[$0] != nil && !writer.lenientHolders.held.contains($0)
        }
        return names.isEmpty || isWrittenAsRoot ? nil : lenientHolders.effect(on: names)
    }

    /// What lenient fields do with objects of a class of the other version that this one doesn't have.
    func effectOfFailure(
        ofUnknown unknown: SchemaClass, writtenBy writer: ReviewSide, _ translated: (DeclarationName) -> DeclarationName
    ) -> String? {
        guard writer.lenientHolders.held.contains(unknown.declarationName) else { return nil }
        return effectOfFailure(inFieldsOf: typesOfReferences(to: unknown, translated) + [.anyObject])
    }

    /// What lenient fields of some types do with objects that don't fit; `nil` if that is an error in any such field.
    func effectOfFailure(inFieldsOf types: [DeclarationName]) -> String? { lenientHolders.effect(onUnknown: types) }

    /// The nearest superclass that this version has, and the protocols of its fields, as which they can hold objects of a
    /// class that it doesn't have.
    private func typesOfReferences(
        to unknown: SchemaClass, _ translated: (DeclarationName) -> DeclarationName
    ) -> [DeclarationName] {
        let superclass = unknown.ancestors.map { translated($0.declarationName) }
            .first { declarations.classes[$0] != nil }
        let names = Set(unknown.chain.map { translated($0.declarationName) })
        return [superclass].compactMap(\.self)
            + requirements.filter { conforms(unknown, to: $0, names) }.map(\.declarationName)
    }

    /// Whether a class that this version doesn't have conforms to a protocol.
    ///
    /// - Parameter names: the class and its superclasses, by their names in this version.
    private func conforms(
        _ unknown: SchemaClass, to requirement: SchemaProtocol, _ names: Set<DeclarationName>
    ) -> Bool {
        requirement.classes.contains { names.contains($0.declarationName) }
            || unknown.chain.contains { $0.conformances.contains(requirement.name) }
    }

    /// Describes a field that can hold an object of a class that this version doesn't have; `nil` if there is none.
    func holder(ofUnknown unknown: SchemaClass, _ translated: (DeclarationName) -> DeclarationName) -> String? {
        let names = unknown.ancestors.map { translated($0.declarationName) }
        if let name = names.first(where: referredClasses.contains) { return "one of class '\(name.name)'" }
        let requirement = requirements.first { conforms(unknown, to: $0, Set(names)) }
        return requirement.map { "any '\($0.name)'" } ?? (takesAnyClass ? "any object" : nil)
    }

    /// The superclass or replacement as which this version reads objects of a class of the other one that it doesn't have;
    /// `nil` if that isn't possible wherever such an object can be, or wherever no lenient field leaves it out.
    ///
    /// - Parameter isEverywhere: Whether lenient fields must read it, too.
    func superclass(
        reading unknown: SchemaClass, isEverywhere: Bool = false,
        _ translated: (DeclarationName) -> DeclarationName
    ) -> SchemaClass? {
        // Objects of a retired class are left out first. Sequential archives name no replacements.
        guard declarations.retiredClass(archivedAs: unknown.archivedName) == nil,
            let superclass = declarations.nearestKnownClass(of: unknown),
            unknown.archives == .keyed || declarations.nearestSuperclass(of: unknown) === superclass
        else { return nil }
        let names = Set(unknown.chain.map { translated($0.declarationName) })
        let isRead =
            names.intersection(isEverywhere ? classesOfReferences : classesOfStrictReferences)
            .allSatisfy { superclass.inherits(from: $0) }
            && requirements.allSatisfy { requirement in
                requirement.includes(superclass) || !conforms(unknown, to: requirement, names)
            }
        return isRead ? superclass : nil
    }

    /// Where lenient fields leave out objects that others read as a superclass, which the lenient ones don't take: ", and
    /// leaves the object out: in 'A.x'"; empty if there are none.
    func lenientLoss(
        of unknown: SchemaClass, readAs superclass: SchemaClass, _ translated: (DeclarationName) -> DeclarationName
    ) -> String {
        let names = Set(unknown.chain.map { translated($0.declarationName) })
        let fields = declarations.fields { isLenient, type in
            guard isLenient else { return false }
            switch type {
            case .object(let expected):
                return names.contains(expected.declarationName) && !superclass.inherits(from: expected.declarationName)
            case .existential(let requirement?):
                return conforms(unknown, to: requirement, names) && !requirement.includes(superclass)
            default: return false
            }
        }
        return fields.isEmpty ? "" : ", and leaves the object out" + fields.listText
    }

    /// Where this version leaves out objects of a class of the other one that it has retired: ": in 'A.x'"; `nil` if it
    /// hasn't, or can't wherever such an object can be. Objects that no field holds are roots, which can't be left out.
    func fieldsLeavingOut(
        _ unknown: SchemaClass, _ translated: (DeclarationName) -> DeclarationName
    ) -> String? {
        guard let retired = declarations.retiredClass(archivedAs: unknown.archivedName) else { return nil }
        let names = Set(unknown.ancestors.map { translated($0.declarationName) })
        let superclasses = Set((retired.superclass?.chain ?? []).map(\.declarationName))
        let conformances = Set(unknown.chain.flatMap(\.conformances))
        guard names.intersection(classesOfReferences).isSubset(of: superclasses),
            requirements.allSatisfy({ !conformances.contains($0.name) || retired.canBe(in: .existential($0)) })
        else { return nil }
        let fields = declarations.fields { _, type in retired.canBe(in: type) }
        return fields.isEmpty ? nil : fields.listText
    }

    /// What a class and its superclasses declare, the class first.
    private func chain(of schemaClass: SchemaClass) -> [DeclaredNames] {
        sequence(first: schemaClass, next: \.superclass).compactMap { declared[$0.declarationName] }
    }

    /// The keys and values that an object of a class, or a value of a struct, writes.
    func table(of owner: any SchemaFieldOwner) -> WrittenTable {
        guard let schemaClass = owner as? SchemaClass else { return WrittenTable(of: owner) }
        let chain = chain(of: schemaClass)
        return WrittenTable(composed: chain.flatMap(\.composed)) { key in
            chain.lazy.compactMap { $0.entries[key] }.first
        }
    }

    /// A field of a class or one of its superclasses.
    func field(named name: String, of schemaClass: SchemaClass?) -> SchemaField? {
        schemaClass.flatMap { chain(of: $0).lazy.compactMap { $0.fields[name] }.first }
    }

    /// The superclass field that uses a key.
    func inheritedField(underKey key: String, of schemaClass: SchemaClass) -> SchemaField? {
        schemaClass.superclass.flatMap { chain(of: $0).lazy.compactMap { $0.fieldsByKey[key] }.first }
    }

    /// Whether a class or one of its superclasses reads or writes a key, or has retired it.
    func uses(_ key: String, in schemaClass: SchemaClass) -> Bool {
        chain(of: schemaClass).contains { $0.keys.contains(key) }
    }

    /// Whether a subclass has a field of that name or uses its key.
    func isTaken(_ name: String?, key: String, below schemaClass: SchemaClass) -> Bool {
        declarations.subclasses(of: schemaClass).dropFirst().contains { subclass in
            guard let names = declared[subclass.declarationName] else { return false }
            return names.keys.contains(key) || name.map { names.fields[$0] != nil } ?? false
        }
    }
}

/// What a class declares, by names and keys.
private struct DeclaredNames {
    let fields: [String: SchemaField]
    let fieldsByKey: [String: SchemaField]

    /// What is written under each key.
    let entries: [String: WrittenEntry]

    /// The entries with composed keys.
    let composed: [WrittenEntry]

    /// All keys that are read or written, or retired.
    let keys: Set<String>

    init(_ schemaClass: SchemaClass) {
        let all = WrittenEntry.entries(of: schemaClass)
        fields = Dictionary(schemaClass.fields.map { ($0.name, $0) }) { first, _ in first }
        fieldsByKey = Dictionary(schemaClass.fields.filter(\.isArchived).map { ($0.key, $0) }) { first, _ in first }
        entries = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
        composed = all.filter(\.type.hasOwnKeys)
        keys = Set(schemaClass.plan.usedKeys)
    }
}

extension SchemaType {
    /// The types of the fields of a struct or bit fields, and of the values of an enum's cases.
    var heldTypes: [SchemaType] {
        switch self {
        case .structure(let found): found.fields.map(\.type)
        case .union(let found): found.cases.flatMap(\.elements).map(\.type)
        case .bits(let found): found.fields.map(\.type)
        default: []
        }
    }
}
