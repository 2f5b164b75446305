// Which declaration of a schema reads the objects of an archive that have a class name.

import Archiving
import CodingSchema

/// The classes, and the structs that stand as objects in collections, by the names that archives hold.
struct ReadableTypes {
    private var owners: [String: any SchemaFieldOwner] = [:]

    /// In the order in which they were found: those of the schema, and those of other modules that these lead to.
    private(set) var all: [any SchemaFieldOwner] = []

    init(_ schema: Schema) {
        var known: Set<ObjectIdentifier> = []
        var open: [any SchemaFieldOwner] = schema.files.flatMap(\.declarations).compactMap { declaration in
            switch declaration {
            case .class(let schemaClass): schemaClass
            case .structure(let structure): structure
            case .enumeration, .union, .bits: nil
            }
        }.reversed()
        while let owner = open.popLast() {
            guard known.insert(ObjectIdentifier(owner)).inserted else { continue }
            all.append(owner)
            open += owner.fields.reversed().flatMap { Self.owners(in: $0.type) }
            if let superclass = (owner as? SchemaClass)?.superclass { open.append(superclass) }
        }
        // A present name counts before another's former one, as in the class table of a program.
        for owner in all where owners[owner.archivedName] == nil { owners[owner.archivedName] = owner }
        for owner in all {
            for name in owner.formerNames where owners[name] == nil { owners[name] = owner }
        }
    }

    /// The declarations with fields that a type names.
    private static func owners(in type: SchemaType) -> [any SchemaFieldOwner] {
        var found: [any SchemaFieldOwner] = []
        var open = [type]
        var unions: Set<ObjectIdentifier> = []
        while let next = open.popLast() {
            switch next {
            case .array(let element), .set(let element), .optional(let element), .packed(let element, _),
                .indexed(let element):
                open.append(element)
            case .dictionary(let key, let value): open += [key, value]
            case .object(let schemaClass): found.append(schemaClass)
            case .structure(let structure): found.append(structure)
            case .union(let union):
                if unions.insert(ObjectIdentifier(union)).inserted {
                    open += union.cases.flatMap(\.elements).map(\.type)
                }
            default: break
            }
        }
        return found
    }

    /// The declaration that reads objects of a class: by its name, or by that of a class that may replace it.
    func owner(of description: ArchivedObject.ClassDescription) -> (any SchemaFieldOwner)? {
        for name in [description.name] + (description.fallbacks ?? []) {
            if let owner = owners[name] { return owner }
        }
        return nil
    }

    /// What one object holds the fields of: a class and its superclasses, the root first, or a struct alone.
    static func chain(of owner: any SchemaFieldOwner) -> [any SchemaFieldOwner] {
        (owner as? SchemaClass)?.chain ?? [owner]
    }
}
