// The classes that fields refer to, at any depth in collections and values.
//
//     class Estate { var areas: [Area] }
//     struct Area { var owner: Owner? }        Estate refers to Owner
//     struct Area of another module            Estate refers to what Area.archivedReferences lists: Owner may be
//                                              visible in that module only

/// The references of a class, a struct or an enum, in the order of their first occurrence.
package struct ReferencedClasses {
    package private(set) var classes: [SchemaClass] = []

    /// The names of other modules' structs and enums, which list their references themselves.
    package private(set) var values: [String] = []

    private let moduleName: String

    /// Classes and values that were visited: a value may contain itself in a collection.
    private var visited: Set<ObjectIdentifier> = []

    /// The types that were found and are still to be visited, the next one last.
    private var pending: [SchemaType] = []

    package init(of owner: SchemaOwner) {
        moduleName = owner.moduleName
        // A class may refer to itself; a value that contains itself is already visited.
        if !(owner is SchemaClass) { visited.insert(ObjectIdentifier(owner)) }
        add(owner.plan)
        while let type = pending.popLast() { visit(type) }
    }

    package var isEmpty: Bool { classes.isEmpty && values.isEmpty }

    private mutating func add(_ plan: OwnerPlan) {
        let types = plan.reads.flatMap(\.candidates).map(\.type) + plan.cases.flatMap(\.writes).map(\.type)
        pending += types.reversed()
    }

    private mutating func visit(_ type: SchemaType) {
        switch type {
        case .object(let schemaClass): add(schemaClass)
        case .existential(let requirement?): for schemaClass in requirement.classes { add(schemaClass) }
        case .structure(let structure): add(value: structure)
        case .union(let union): add(value: union)
        default: pending += type.parts.reversed()
        }
    }

    private mutating func add(_ schemaClass: SchemaClass) {
        guard visited.insert(ObjectIdentifier(schemaClass)).inserted else { return }
        classes.append(schemaClass)
    }

    private mutating func add(value: SchemaOwner) {
        guard visited.insert(ObjectIdentifier(value)).inserted else { return }
        if value.moduleName == moduleName { return add(value.plan) }
        guard !ReferencedClasses(of: value).isEmpty else { return }
        values.append(value.name)
    }
}
