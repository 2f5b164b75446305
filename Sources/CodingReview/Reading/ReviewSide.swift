// One version as the review uses it: its declarations and, for each class, its fields by name and the entries that it
// writes.

import CodingSchema

/// One of the two versions.
final class ReviewSide {
    let declarations: SchemaSide
    private let order: InheritanceOrder
    private var fields = InheritedNames<SchemaField>()
    private var fieldsByKey = InheritedNames<SchemaField>()
    private var entries = InheritedNames<WrittenEntry>()
    private var keys = InheritedNames<Void>()

    /// For each class, its entries with composed keys, including those of its superclasses.
    private var composed: [DeclarationName: [WrittenEntry]] = [:]

    /// The classes that fields refer to.
    private(set) var referredClasses: Set<DeclarationName> = []

    /// The structs and enums that are collection elements, where each is an object with a class name.
    private(set) var elementNames: Set<DeclarationName> = []

    /// Whether a field accepts objects of any class.
    private(set) var takesAnyClass = false

    init(_ schemas: [Schema]) {
        declarations = SchemaSide(schemas)
        order = InheritanceOrder(declarations.classesInOrder)
        for schemaClass in order.classes { add(schemaClass) }
        for declaration in schemas.flatMap({ $0.files.flatMap(\.declarations) }) {
            switch declaration {
            case .class(let found): for field in found.plan.fields { note(field.field.type) }
            case .structure(let found): for type in SchemaType.structure(found).heldTypes { note(type) }
            case .union(let found): for type in SchemaType.union(found).heldTypes { note(type) }
            case .enumeration, .bits: break
            }
        }
    }

    private func note(_ type: SchemaType, isElement: Bool = false) {
        switch type {
        case .object(let found): referredClasses.insert(found.declarationName)
        case .structure, .union:
            if isElement, let found = type.declared { elementNames.insert(found.declarationName) }
        case .existential(nil): takesAnyClass = true
        case .existential(let requirement?): referredClasses.formUnion(requirement.classes.map(\.declarationName))
        case .indexed(let element), .optional(let element): note(element, isElement: isElement)
        default: for part in type.parts { note(part, isElement: true) }
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

    private func add(_ schemaClass: SchemaClass) {
        guard let span = order.span(of: schemaClass) else { return }
        for field in schemaClass.fields {
            fields.add(field, named: field.name, span: span)
            if field.isArchived { fieldsByKey.add(field, named: field.key, span: span) }
        }
        var own: [WrittenEntry] = []
        var written: Set<String> = []
        for entry in WrittenEntry.entries(of: schemaClass) {
            if written.insert(entry.key).inserted { entries.add(entry, named: entry.key, span: span) }
            if entry.type.hasOwnKeys { own.append(entry) }
        }
        for key in schemaClass.plan.usedKeys { keys.add((), named: key, span: span) }
        let inherited = schemaClass.superclass.flatMap { composed[$0.declarationName] } ?? []
        if !own.isEmpty || !inherited.isEmpty { composed[schemaClass.declarationName] = own + inherited }
    }

    /// The keys and values that an object of a class, or a value of a struct, writes.
    func table(of owner: any SchemaFieldOwner) -> WrittenTable {
        guard let span = (owner as? SchemaClass).flatMap(order.span) else { return WrittenTable(of: owner) }
        return WrittenTable(composed: composed[owner.declarationName] ?? []) { [entries] key in
            entries.value(named: key, in: span)
        }
    }

    /// A field of a class or one of its superclasses.
    func field(named name: String, of schemaClass: SchemaClass?) -> SchemaField? {
        schemaClass.flatMap(order.span).flatMap { fields.value(named: name, in: $0) }
    }

    /// The superclass field that uses a key.
    func inheritedField(underKey key: String, of schemaClass: SchemaClass) -> SchemaField? {
        schemaClass.superclass.flatMap(order.span).flatMap { fieldsByKey.value(named: key, in: $0) }
    }

    /// Whether a class or one of its superclasses reads or writes a key, or has retired it.
    func uses(_ key: String, in schemaClass: SchemaClass) -> Bool {
        order.span(of: schemaClass).flatMap { keys.value(named: key, in: $0) } != nil
    }

    /// Whether a subclass has a field of that name or uses its key.
    func isTaken(_ name: String?, key: String, below schemaClass: SchemaClass) -> Bool {
        guard let span = order.span(of: schemaClass) else { return false }
        return keys.isDeclared(key, below: span) || name.map { fields.isDeclared($0, below: span) } ?? false
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
