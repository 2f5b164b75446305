// Types that programs no longer have, but that archives contain.

/// `retired class Connector: Shape`, or a retired struct or enum, whose names nothing else may have.
package final class SchemaRetiredType: SchemaOwner {
    /// The superclass, which programs have; `nil` for structs and enums.
    package internal(set) var superclass: SchemaClass?

    /// The protocols of a schema that the class conformed to.
    var requirements: [SchemaProtocol] = []

    deinit {
        ReleaseQueue.release(&superclass, leaving: nil)
        ReleaseQueue.release(&requirements, leaving: [])
    }

    override func dismantle() {
        super.dismantle()
        (superclass, requirements) = (nil, [])
    }

    package var isClass: Bool { syntax.retiredKind == .class }

    /// Whether a name in archives is one of the class.
    package func isClass(named name: String) -> Bool { isClass && (name == archivedName || formerNames.contains(name)) }

    /// Whether readers take an object of the class for nil where a value has a type: for objects of any class or protocol
    /// always.
    package func isNil(in type: SchemaType) -> Bool {
        if case .existential = type { return isClass }
        return canBe(in: type)
    }

    /// Whether a value of a type, which is not a collection, can be an object of the class.
    package func canBe(in type: SchemaType) -> Bool {
        guard isClass else { return false }
        switch type {
        case .object(let expected): return superclass?.chain.contains { $0 === expected } ?? false
        case .existential(nil): return true
        case .existential(let requirement?):
            return requirements.contains { $0 === requirement } || superclass.map(requirement.includes) ?? false
        default: return false
        }
    }
}
