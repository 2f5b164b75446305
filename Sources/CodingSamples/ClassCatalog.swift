// The declarations that an archive may contain: those of the module, and those of other modules that they refer to.

import Archiving
package import CodingSchema

/// Finds classes and structs by their archived names. Created once per schema.
package struct ClassCatalog {
    /// The module's own in declared order, then imported ones in the order in which they are found.
    private(set) var classes: [SchemaClass] = []
    private(set) var owners: [SchemaOwner] = []
    private(set) var enumerations: [SchemaEnumeration] = []
    private var known: Set<ObjectIdentifier> = []
    private var ownersByName: [String: any SchemaFieldOwner] = [:]

    /// Classes and structs, in the order in which they were found.
    var fieldOwners: [any SchemaFieldOwner] { owners.compactMap { $0 as? any SchemaFieldOwner } }

    /// - Complexity: O(*n*) in the declarations of the schema and those that they refer to.
    package init(_ schema: Schema) {
        for schemaClass in schema.classes { add(schemaClass) }
        for file in schema.files {
            for declaration in file.declarations {
                switch declaration {
                case .structure(let structure): add(structure)
                case .union(let union): add(union)
                case .enumeration(let enumeration): add(enumeration)
                case .class, .bits: continue
                }
            }
        }
        var next = 0
        while next < owners.count {
            for type in types(in: owners[next]) { add(declarationsOf: type) }
            next += 1
        }
        // A present name takes precedence over a former one, as in a program's class table.
        let owners = fieldOwners
        for owner in owners where ownersByName[owner.archivedName] == nil { ownersByName[owner.archivedName] = owner }
        for owner in owners {
            for name in owner.formerNames where ownersByName[name] == nil { ownersByName[name] = owner }
        }
    }

    /// The class that reads objects with an archived name, present or former.
    func schemaClass(archivedAs name: String) -> SchemaClass? { ownersByName[name] as? SchemaClass }

    /// The declaration that reads objects of a class: by its name, or by that of a class that may replace it.
    func owner(of description: ArchivedObject.ClassDescription) -> (any SchemaFieldOwner)? {
        ([description.name] + (description.fallbacks ?? [])).lazy.compactMap { ownersByName[$0] }.first
    }

    /// The present versions of classes, structs and enums by name.
    var versions: [String: Int] {
        let all = owners.map { ($0.name, $0.version) } + enumerations.map { ($0.name, $0.version) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    /// The class of the objects to which a reference to a class may refer: the class itself if it is archivable.
    func codingClass(for schemaClass: SchemaClass, isSequential: Bool = false) -> SchemaClass? {
        if schemaClass.codes { return schemaClass }
        return classes.first { $0.codes && $0.isKind(of: schemaClass) && !(isSequential && $0.archives == .keyed) }
    }

    /// A class for a reference that accepts any class: the first that is not that of the holder.
    func anyClass(besides holder: SchemaClass, isSequential: Bool = false) -> SchemaClass {
        let other = isSequential ? SchemaArchiveKinds.keyed : .sequential
        return classes.first { $0 !== holder && $0.codes && $0.archives != other } ?? holder
    }

    private mutating func add(_ owner: SchemaOwner) {
        let chain: [SchemaOwner]? = (owner as? SchemaClass)?.chain
        for owner in chain ?? [owner] where known.insert(ObjectIdentifier(owner)).inserted {
            if let schemaClass = owner as? SchemaClass { classes.append(schemaClass) }
            owners.append(owner)
        }
    }

    private mutating func add(_ enumeration: SchemaEnumeration) {
        if known.insert(ObjectIdentifier(enumeration)).inserted { enumerations.append(enumeration) }
    }

    private func types(in owner: SchemaOwner) -> [SchemaType] {
        if let union = owner as? SchemaUnion { return union.cases.flatMap { $0.elements.map(\.type) } }
        return owner.plan.fields.flatMap { $0.read.candidates.map(\.type) + $0.writes.map(\.type) }
    }

    private mutating func add(declarationsOf type: SchemaType) {
        var rest = [type]
        while let next = rest.popLast() {
            switch next {
            case .object(let schemaClass): add(schemaClass)
            case .structure(let structure): add(structure)
            case .union(let union): add(union)
            case .enumeration(let enumeration): add(enumeration)
            default: rest += next.parts.reversed()
            }
        }
    }
}
