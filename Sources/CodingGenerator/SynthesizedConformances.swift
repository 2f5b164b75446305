// Which of Swift's own protocols a generated value may conform to: those that all its parts conform to, for only then
// does the compiler write the conformance.

import CodingSchema

extension SchemaDeclared {
    /// What follows the colon: what the generator writes, and the schema's protocols, each once. Of `Sendable` and
    /// `@unchecked Sendable`, the schema's remains.
    func heritage(_ generated: [String]) -> String {
        let replaced = conformances.compactMap { $0.hasPrefix("@") ? SwiftProtocols.name(of: $0) : nil }
        let remaining = generated.filter { !replaced.contains($0) }
        let isComparable = generated.contains("Hashable")
        let added = conformances.filter { !generated.contains($0) && !(isComparable && $0 == "Equatable") }
        return (remaining + added).joined(separator: ", ")
    }
}

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

    /// The protocols' names.
    var list: [String] {
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
        let declared = Set(structure.conformances.map { SwiftProtocols.name(of: $0) })
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
            case .geometry(let geometry):
                if case .range = geometry { break }
                isHashable = false
            case .converted:
                // Only Swift knows the type.
                isHashable = false
                isEquatable = false
            case .structure(let structure):
                guard visited.insert(ObjectIdentifier(structure)).inserted else { break }
                for field in structure.fields { add(field.valueType, of: structure) }
            case .union(let union):
                guard visited.insert(ObjectIdentifier(union)).inserted else { break }
                for element in union.cases.flatMap(\.elements) { add(element.valueType) }
            default:
                break
            }
        }
    }
}
