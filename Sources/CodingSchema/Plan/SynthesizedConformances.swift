// Which of Swift's own protocols a generated value may conform to: those that all its parts conform to, for only then
// does the compiler write the conformance.

/// What a struct or an enum conforms to in addition to the runtime's protocol.
package struct SynthesizedConformances {
    /// How objects are compared is up to the class, which the schema doesn't know.
    package private(set) var isHashable = true

    /// `CGPoint` and related types can be compared everywhere and are hashable in newer SDKs only.
    package private(set) var isEquatable = true
    package private(set) var isSendable = true

    /// Values that were found: a value may hold itself through a collection.
    private var visited: Set<ObjectIdentifier> = []

    /// Those whose parts are still to be visited.
    private var pending: [SchemaOwner] = []

    package init(of value: SchemaOwner) {
        find(value)
        while let next = pending.popLast() {
            if let structure = next as? SchemaStructure {
                for field in structure.fields { add(field.valueType, of: structure) }
            }
            if let union = next as? SchemaUnion {
                for element in union.cases.flatMap(\.elements) { add(element.valueType) }
            }
        }
    }

    private mutating func find(_ value: SchemaOwner) {
        if visited.insert(ObjectIdentifier(value)).inserted { pending.append(value) }
    }

    /// The protocols' names.
    package var list: [String] {
        var names: [String] = []
        if isHashable {
            names.append("Hashable")
        } else if isEquatable {
            names.append("Equatable")
        }
        if isSendable { names.append("Sendable") }
        return names
    }

    /// What Swift text names has the conformances that the struct declares, or else none.
    private mutating func add(_ type: SchemaType, of structure: SchemaStructure) {
        guard case .swift = type else { return add(type) }
        let declared = structure.protocolNames
        if !declared.contains("Hashable") { isHashable = false }
        if declared.isDisjoint(with: ["Hashable", "Equatable", "Comparable"]) { isEquatable = false }
        if !declared.contains("Sendable") { isSendable = false }
    }

    private mutating func add(_ type: SchemaType) {
        type.forEachPart { part in
            if !part.form.isSendable { isSendable = false }
            switch part.unconverted {
            case .object, .existential:
                isHashable = false
                isEquatable = false
                isSendable = false
            case .geometry:
                if !part.form.isHashable { isHashable = false }
            case .converted:
                // Only Swift knows the type.
                isHashable = false
                isEquatable = false
            case .structure(let structure): find(structure)
            case .union(let union): find(union)
            default: break
            }
        }
    }
}
