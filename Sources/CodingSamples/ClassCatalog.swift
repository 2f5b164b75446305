// The classes that a sample may hold: the module's, and those of other modules that these lead to.

package import CodingSchema

/// Finds classes by what they stand for and by what archives call them. Made once for a schema.
package struct ClassCatalog {
    /// The module's own in declared order, then imported ones in the order in which they are met.
    private(set) var classes: [SchemaClass] = []
    private(set) var owners: [SchemaOwner] = []
    private(set) var enumerations: [SchemaEnumeration] = []
    private var met: Set<ObjectIdentifier> = []
    private var classesByName: [String: SchemaClass] = [:]

    /// - Complexity: O(*n*) in the declarations of the schema and those that they lead to.
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
        for schemaClass in classes where classesByName[schemaClass.archivedName] == nil {
            classesByName[schemaClass.archivedName] = schemaClass
        }
        for schemaClass in classes {
            for name in schemaClass.formerNames where classesByName[name] == nil { classesByName[name] = schemaClass }
        }
    }

    /// The class that reads objects which an archive calls by a name, present or former.
    func schemaClass(archivedAs name: String) -> SchemaClass? { classesByName[name] }

    /// The present versions of classes, structs and enums by name.
    var versions: [String: Int] {
        let all = owners.map { ($0.name, $0.version) } + enumerations.map { ($0.name, $0.version) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }

    /// The class of the objects that a reference to a class may lead to: the class itself where it codes.
    func codingClass(for schemaClass: SchemaClass, isSequential: Bool = false) -> SchemaClass? {
        if schemaClass.codes { return schemaClass }
        return classes.first { $0.codes && $0.isKind(of: schemaClass) && !(isSequential && $0.archives == .keyed) }
    }

    /// A class for a reference that takes any: the first that is not the holder's own.
    func anyClass(besides holder: SchemaClass, isSequential: Bool = false) -> SchemaClass {
        let other = isSequential ? SchemaArchiveKinds.keyed : .sequential
        return classes.first { $0 !== holder && $0.codes && $0.archives != other } ?? holder
    }

    private mutating func add(_ schemaClass: SchemaClass) {
        for owner in schemaClass.chain where met.insert(ObjectIdentifier(owner)).inserted {
            classes.append(owner)
            owners.append(owner)
        }
    }

    private mutating func add(_ owner: SchemaOwner) {
        if met.insert(ObjectIdentifier(owner)).inserted { owners.append(owner) }
    }

    private mutating func add(_ enumeration: SchemaEnumeration) {
        if met.insert(ObjectIdentifier(enumeration)).inserted { enumerations.append(enumeration) }
    }

    private func types(in owner: SchemaOwner) -> [SchemaType] {
        if let union = owner as? SchemaUnion { return union.cases.flatMap { $0.elements.map(\.type) } }
        guard let owner = owner as? any SchemaFieldOwner else { return [] }
        return owner.fields.flatMap { field in
            [field.type] + field.fallbacks.compactMap { $0.conversion?.type }
                + (field.also + field.endedAlso).compactMap { $0.conversion?.type }
        }
    }

    private mutating func add(declarationsOf type: SchemaType) {
        var rest = [type]
        while let next = rest.popLast() {
            switch next {
            case .object(let schemaClass): add(schemaClass)
            case .structure(let structure): add(structure)
            case .union(let union): add(union)
            case .enumeration(let enumeration): add(enumeration)
            case .array(let element), .set(let element), .optional(let element), .indexed(let element),
                .packed(let element, _):
                rest.append(element)
            case .dictionary(let key, let value): rest += [value, key]
            case .bool, .integer, .float, .double, .string, .data, .date, .url, .uuid, .decimal, .geometry, .anyCoding,
                .bits:
                continue
            }
        }
    }
}
