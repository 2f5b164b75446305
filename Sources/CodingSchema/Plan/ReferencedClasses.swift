// The classes that fields refer to, at any depth in collections and values.
//
//     class Estate { var areas: [Area] }
//     struct Area { var owner: Owner? }        Estate refers to Owner
//     struct Area of another module            Estate refers to what Area.archivedReferences lists: Owner may be
//                                              visible in that module only

/// The references of a class, a struct or an enum, in the order of their first occurrence.
package struct ReferencedClasses {
    package private(set) var classes: [SchemaClass] = []

    /// Other modules' structs and enums, which list their references themselves.
    package private(set) var values: [SchemaOwner] = []

    private let moduleName: String

    /// Classes and values that were visited: a value may contain itself in a collection.
    private var visited: Set<ObjectIdentifier> = []

    /// The types that were found and are still to be visited, the next one last.
    private var pending: [SchemaType] = []

    package init(of owner: SchemaOwner) {
        if let known = owner.plan.references {
            self = known
            return
        }
        // What a value refers to is found once, and after what its parts refer to. Values that contain each other are
        // visited by each of them, because the order differs.
        let groups = StronglyConnectedComponents.inOrder(from: owner) { owner in
            owner.plan.readTypes.flatMap { $0.values { $0 } }.filter { $0.plan.references == nil }
        }
        for group in groups {
            let references = group.map(ReferencedClasses.init(visiting:))
            for (owner, references) in zip(group, references) { owner.plan.references = references }
        }
        self = owner.plan.references ?? ReferencedClasses(visiting: owner)
    }

    private init(visiting owner: SchemaOwner) {
        moduleName = owner.moduleName
        // A class may refer to itself; a value that contains itself is already visited.
        if !(owner is SchemaClass) { visited.insert(ObjectIdentifier(owner)) }
        pending = owner.plan.readTypes.reversed()
        while let type = pending.popLast() { visit(type) }
        visited = []
    }

    package var isEmpty: Bool { classes.isEmpty && values.isEmpty }

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
        if value.moduleName != moduleName {
            if !ReferencedClasses(of: value).isEmpty { values.append(value) }
        } else if let known = value.plan.references {
            for schemaClass in known.classes { add(schemaClass) }
            for value in known.values { add(value: value) }
        } else {
            pending += value.plan.readTypes.reversed()
        }
    }
}

extension OwnerPlan {
    /// The types of what is read, in the order of the fields and cases.
    fileprivate var readTypes: [SchemaType] {
        reads.flatMap(\.candidates).map(\.type) + cases.flatMap(\.writes).map(\.type)
    }
}

extension SchemaType {
    /// The structs and enums that the type and its parts are.
    ///
    /// - Parameter partType: returns what counts for a part.
    func values(_ partType: (SchemaType) -> SchemaType) -> [SchemaOwner] {
        var values: [SchemaOwner] = []
        forEachPart { part in
            switch partType(part) {
            case .structure(let structure): values.append(structure)
            case .union(let union): values.append(union)
            default: break
            }
        }
        return values
    }
}
