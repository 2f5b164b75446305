// One version as the review uses it: its declarations and, for each class, its fields by name and the entries that it
// writes.

import CodingSchema

/// One of the two versions.
final class ReviewSide {
    let declarations: SchemaSide
    /// What each class declares, and each superclass of other modules.
    private var declared: [DeclarationName: DeclaredNames] = [:]

    /// The structs and enums that are collection elements, where each is an object with a class name.
    private(set) var elementNames: Set<DeclarationName> = []

    /// The classes whose objects can be roots of archives.
    private(set) lazy var roots = declarations.rootClasses

    init(_ schemas: [Schema]) {
        declarations = SchemaSide(schemas)
        for schemaClass in declarations.classesInOrder {
            for ancestor in sequence(first: schemaClass, next: \.superclass) {
                guard declared[ancestor.declarationName] == nil else { break }
                declared[ancestor.declarationName] = DeclaredNames(ancestor)
            }
        }
        for declaration in schemas.flatMap({ $0.files.flatMap(\.declarations) }) {
            let types = (declaration as? SchemaClass)?.plan.fields.map(\.field.type) ?? declaration.type.heldTypes
            for type in types { noteElements(of: type) }
        }
    }

    private func noteElements(of type: SchemaType, isElement: Bool = false) {
        switch type {
        case .structure, .union:
            if isElement, type.form.namesClass, let found = type.declared { elementNames.insert(found.declarationName) }
        case .indexed(let element), .optional(let element): noteElements(of: element, isElement: isElement)
        default: for part in type.parts { noteElements(of: part, isElement: true) }
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

    /// What a class and its superclasses declare, the class first.
    private func chain(of schemaClass: SchemaClass) -> [DeclaredNames] {
        sequence(first: schemaClass, next: \.superclass).compactMap { declared[$0.declarationName] }
    }

    /// The keys and values that an object of a class, or a value of a struct, writes.
    func table(of owner: any SchemaFieldOwner) -> WrittenTable {
        guard let schemaClass = owner as? SchemaClass else { return WrittenTable(of: owner) }
        let chain = chain(of: schemaClass)
        return WrittenTable(
            composed: chain.flatMap(\.composed), hasKeysOfParts: chain.contains(where: \.hasKeysOfParts)
        ) { key in
            chain.lazy.compactMap { $0.entries[key] }.first
        }
    }

    /// A field of a class or one of its superclasses.
    func field(named name: String, of schemaClass: SchemaClass?) -> SchemaField? {
        schemaClass.flatMap { chain(of: $0).lazy.compactMap { $0.fields[name] }.first }
    }

    /// The fields of a class and its superclasses that look for values under a key without writing it: those of earlier
    /// versions.
    func fields(reading key: String, of schemaClass: SchemaClass) -> [SchemaField] {
        chain(of: schemaClass).flatMap { $0.fieldsByReadKey[key] ?? [] }
    }

    /// The superclass field that uses a key, as its own or as that of a part of its value.
    func inheritedField(underKey key: String, of schemaClass: SchemaClass) -> SchemaField? {
        schemaClass.superclass.flatMap { chain(of: $0).lazy.compactMap { $0.fieldsByKey[key] }.first }
    }

    /// Whether a class or one of its superclasses reads or writes a key, or has retired it.
    func uses(_ key: String, in schemaClass: SchemaClass) -> Bool {
        chain(of: schemaClass).contains { $0.keys.contains(key) }
    }

    /// Whether a subclass has a field of that name or uses its key.
    func isTaken(_ name: String?, key: String, below schemaClass: SchemaClass?) -> Bool {
        guard let schemaClass else { return false }
        return declarations.subclasses(of: schemaClass).dropFirst().contains { subclass in
            guard let names = declared[subclass.declarationName] else { return false }
            return names.keys.contains(key) || name.map { names.fields[$0] != nil } ?? false
        }
    }
}

/// What a class declares, by names and keys.
private struct DeclaredNames {
    let fields: [String: SchemaField]
    let fieldsByKey: [String: SchemaField]

    /// The fields that read what only earlier versions wrote under a key.
    let fieldsByReadKey: [String: [SchemaField]]

    /// What is written under each key.
    let entries: [String: WrittenEntry]

    /// The entries with composed keys.
    let composed: [WrittenEntry]

    /// Whether a value without composed keys has a key like those.
    let hasKeysOfParts: Bool

    /// All keys that are read or written, or retired.
    let keys: Set<String>

    init(_ schemaClass: SchemaClass) {
        let all = WrittenEntry.entries(of: schemaClass)
        fields = Dictionary(schemaClass.fields.map { ($0.name, $0) }) { first, _ in first }
        let read = schemaClass.fields.filter(\.isArchived).flatMap { field in
            (field.until == nil ? field.fallbacks.flatMap(\.keys) : field.readKeys).map { ($0, [field]) }
        }
        fieldsByReadKey = Dictionary(read, uniquingKeysWith: +)
        let archived = schemaClass.fields.filter(\.isArchived)
        let keyed = archived.flatMap { field in ([field.key] + field.keysOfParts).map { ($0, field) } }
        fieldsByKey = Dictionary(keyed) { first, _ in first }
        entries = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
        composed = all.filter(\.type.hasOwnKeys)
        hasKeysOfParts = all.contains(where: \.hasKeyOfPart)
        keys = Set(schemaClass.plan.usedKeys)
    }
}

extension SchemaField {
    /// The composed keys under which the parts of the value are written.
    var keysOfParts: [String] {
        type.hasOwnKeys ? SchemaKey.written(type, forKey: key, isOptional: false) : []
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
