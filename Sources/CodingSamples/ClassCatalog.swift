// The declarations that an archive may contain: those of the module, and those of other modules that they refer to.

import Archiving
package import CodingSchema

/// Finds classes and structs by their archived names. Created once per schema.
package struct ClassCatalog {
    /// The module's own in declared order, then imported ones in the order in which they are found.
    private(set) var classes: [SchemaClass] = []
    package private(set) var owners: [SchemaOwner] = []
    private(set) var enumerations: [SchemaEnumeration] = []
    private var known: Set<ObjectIdentifier> = []
    private var ownersByName: [String: any SchemaFieldOwner] = [:]
    private let retiredTypes: [SchemaRetiredType]

    /// Classes and structs, in the order in which they were found.
    var fieldOwners: [any SchemaFieldOwner] { owners.compactMap { $0 as? any SchemaFieldOwner } }

    /// The enums whose cases carry values.
    package var unions: [SchemaUnion] { owners.compactMap { $0 as? SchemaUnion } }

    /// - Complexity: O(*n*) in the declarations of the schema and those that they refer to.
    package init(_ schema: Schema) {
        retiredTypes = schema.retiredTypes
        for schemaClass in schema.classes { add(schemaClass) }
        for declaration in schema.files.flatMap(\.declarations) { add(declaration) }
        var next = 0
        while next < owners.count {
            for declared in declarations(in: owners[next]) { add(declared) }
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

    /// The declaration that reads objects of a class: by its name, by that of a class that may replace it, or by that of
    /// the nearest superclass, if this reads unknown subclasses.
    func owner(of description: ArchivedObject.ClassDescription) -> (any SchemaFieldOwner)? {
        guard retiredClass(archivedAs: description.name) == nil else { return nil }
        return ownOwner(of: description) ?? knownSuperclass(of: description)
    }

    /// The retired class with an archived name, unless another class has it.
    func retiredClass(archivedAs name: String) -> SchemaRetiredType? {
        if retiredTypes.isEmpty || ownersByName[name] != nil { return nil }
        return retiredTypes.first { $0.isClass(named: name) }
    }

    /// The enum whose cases carry values, of which objects have an archived name.
    func union(archivedAs name: String) -> SchemaUnion? {
        let unions = owners.lazy.compactMap { $0 as? SchemaUnion }
        return unions.first { $0.archivedName == name } ?? unions.first { $0.formerNames.contains(name) }
    }

    private func ownOwner(of description: ArchivedObject.ClassDescription) -> (any SchemaFieldOwner)? {
        ([description.name] + (description.fallbacks ?? [])).lazy.compactMap { ownersByName[$0] }.first
    }

    private func knownSuperclass(of description: ArchivedObject.ClassDescription) -> SchemaClass? {
        (description.chain ?? []).lazy.compactMap { ownersByName[$0] as? SchemaClass }.first { found in
            found.chain.contains(where: \.readsUnknownSubclasses)
        }
    }

    /// Whether objects of a class are read as those of a superclass.
    func isUnknownSubclass(_ description: ArchivedObject.ClassDescription) -> Bool {
        retiredClass(archivedAs: description.name) == nil && ownOwner(of: description) == nil
            && knownSuperclass(of: description) != nil
    }

    /// The present versions of classes, structs and enums by name.
    var versions: [String: Int] {
        let all = owners.map { ($0.name, $0.version) } + enumerations.map { ($0.name, $0.version) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    /// The class of the objects to which a reference to a class may refer: the class itself if it is archivable.
    func codingClass(for schemaClass: SchemaClass, isSequential: Bool) -> SchemaClass? {
        if schemaClass.isSampled { return schemaClass }
        return classes.first { $0.isSampled && $0.isKind(of: schemaClass) && !(isSequential && $0.archives == .keyed) }
    }

    /// A class for a reference that accepts any class: the first that is not that of the holder.
    func anyClass(besides holder: SchemaClass, isSequential: Bool) -> SchemaClass {
        let other = isSequential ? SchemaArchiveKinds.keyed : .sequential
        return classes.first { $0 !== holder && $0.isSampled && $0.archives != other } ?? holder
    }

    /// The classes that a reader creates that has to allow only those of the roots: what these refer to, and subclasses.
    func classesAllowed(byRoots roots: [SchemaClass]) -> Set<ObjectIdentifier> {
        var reached: Set<ObjectIdentifier> = []
        var pending: [SchemaDeclared] = roots
        while let next = pending.popLast() {
            guard reached.insert(ObjectIdentifier(next)).inserted else { continue }
            let schemaClass = next as? SchemaClass
            for owner in schemaClass?.chain ?? [next as? SchemaOwner].compactMap(\.self) {
                pending += declarations(in: owner)
            }
            if let schemaClass { pending += classes.filter { $0.isKind(of: schemaClass) } }
        }
        return reached
    }

    /// Adds a declaration, and the superclasses of a class before it.
    private mutating func add(_ declared: SchemaDeclared) {
        let chain: [SchemaDeclared]? = (declared as? SchemaClass)?.chain
        for declared in chain ?? [declared] where known.insert(ObjectIdentifier(declared)).inserted {
            if let schemaClass = declared as? SchemaClass { classes.append(schemaClass) }
            if let owner = declared as? SchemaOwner { owners.append(owner) }
            if let enumeration = declared as? SchemaEnumeration { enumerations.append(enumeration) }
        }
    }

    /// The declarations that the types of an owner's values refer to.
    private func declarations(in owner: SchemaOwner) -> [SchemaDeclared] {
        let fields = owner.plan.fields.flatMap { $0.read.candidates.map(\.type) + $0.writes.map(\.type) }
        let values = owner.plan.cases.flatMap { $0.unionCase.elements.map(\.type) }
        var found: [SchemaDeclared] = []
        for type in fields + values {
            type.forEachPart { part in
                if case .existential(let requirement?) = part { found += requirement.classes }
                if let declared = part.declared { found.append(declared) }
            }
        }
        return found
    }
}
