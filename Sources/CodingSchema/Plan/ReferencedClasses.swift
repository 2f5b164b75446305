// The classes that fields hold, however deep in collections and values they are.
//
//     class Estate { var areas: [Area] }
//     struct Area { var owner: Owner? }        Estate refers to Owner
//     struct Area of another module            Estate refers to what Area.archivedReferences lists: Owner may be
//                                              visible in that module only

/// What a class, a struct or an enum refers to, in the order in which it is first named.
package struct ReferencedClasses {
    package private(set) var classes: [SchemaClass] = []

    /// The names of other modules' structs and enums that refer to classes themselves.
    package private(set) var values: [String] = []

    /// The modules that all these are declared in.
    package private(set) var modules: [String] = []

    private let moduleName: String

    /// Classes and values that were visited: a value may hold itself through a collection.
    private var visited: Set<ObjectIdentifier> = []

    package init(of owner: SchemaOwner) {
        moduleName = owner.moduleName
        // A class holds others of its kind; a value that holds itself has been visited.
        if !(owner is SchemaClass) { visited.insert(ObjectIdentifier(owner)) }
        add(owner.plan)
    }

    package var isEmpty: Bool { classes.isEmpty && values.isEmpty }

    private mutating func add(_ plan: OwnerPlan) {
        for read in plan.reads { for candidate in read.candidates { add(candidate.type) } }
        for unionCase in plan.cases { for step in unionCase.writes { add(step.type) } }
    }

    private mutating func add(_ type: SchemaType) {
        switch type {
        case .object(let schemaClass):
            guard visited.insert(ObjectIdentifier(schemaClass)).inserted else { return }
            classes.append(schemaClass)
            modules.append(schemaClass.moduleName)
        case .structure(let structure): add(structure)
        case .union(let union): add(union)
        case .array(let element), .set(let element), .optional(let element), .packed(let element, _),
            .indexed(let element):
            add(element)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        default: break
        }
    }

    private mutating func add(_ value: SchemaOwner) {
        guard visited.insert(ObjectIdentifier(value)).inserted else { return }
        if value.moduleName == moduleName { return add(value.plan) }
        guard !ReferencedClasses(of: value).isEmpty else { return }
        values.append(value.name)
        modules.append(value.moduleName)
    }
}
