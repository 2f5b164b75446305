// Which of Swift's own protocols a generated value may conform to: those that all its parts conform to, for only then
// does the compiler write the conformance.

import CodingSchema

/// What a struct or an enum conforms to in addition to the runtime's protocol.
struct SynthesizedConformances {
    /// How objects are compared is up to the class, which the schema doesn't know.
    private(set) var isHashable = true

    /// `CGPoint` and related types can be compared everywhere and are hashable in newer SDKs only.
    private(set) var isEquatable = true
    private(set) var isSendable = true

    /// Values that were visited: a value may hold itself through a collection.
    private var visited: Set<ObjectIdentifier> = []

    init(of structure: SchemaStructure) {
        add(.structure(structure))
    }

    init(of union: SchemaUnion) {
        add(.union(union))
    }

    /// The protocols' names after that of the runtime's protocol.
    func list(after name: String) -> String {
        var names = [name]
        if isHashable {
            names.append("Hashable")
        } else if isEquatable {
            names.append("Equatable")
        }
        if isSendable { names.append("Sendable") }
        return names.joined(separator: ", ")
    }

    private mutating func add(_ type: SchemaType) {
        type.forEachPart { part in
            switch part {
            case .object, .anyCoding:
                isHashable = false
                isEquatable = false
                isSendable = false
            case .geometry(let geometry):
                if case .range = geometry { break }
                isHashable = false
            case .structure(let structure):
                guard visited.insert(ObjectIdentifier(structure)).inserted else { break }
                for field in structure.fields { add(field.type) }
            case .union(let union):
                guard visited.insert(ObjectIdentifier(union)).inserted else { break }
                for element in union.cases.flatMap(\.elements) { add(element.type) }
            default:
                break
            }
        }
    }
}
