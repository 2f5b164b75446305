// What a value's parts leave of Swift's own protocols.

extension SynthesizedConformances {
    package init(of value: SchemaOwner) {
        // What a value conforms to is found once, and after what its parts conform to. Values that hold each other
        // through collections have the same parts.
        let groups = StronglyConnectedComponents.inOrder(from: value) { value in
            value.synthesized == nil ? value.heldTypes.flatMap { $0.values(\.unconverted) } : []
        }
        for group in groups {
            var conformances = SynthesizedConformances()
            for value in group { conformances.add(value) }
            for value in group { value.synthesized = conformances }
        }
        self = value.synthesized ?? SynthesizedConformances()
    }

    /// Adds the parts of a value, as far as it is known what they conform to.
    private mutating func add(_ value: SchemaOwner) {
        if let known = value.synthesized { return formIntersection(known) }
        for type in value.heldTypes {
            add(type, of: value)
            for part in type.values(\.unconverted) { if let known = part.synthesized { formIntersection(known) } }
        }
    }

    private mutating func formIntersection(_ other: SynthesizedConformances) {
        isHashable = isHashable && other.isHashable
        isEquatable = isEquatable && other.isEquatable
        isSendable = isSendable && other.isSendable
    }

    /// What Swift text names has the conformances that the struct declares, or else none.
    private mutating func add(_ type: SchemaType, of value: SchemaOwner) {
        guard value is SchemaStructure, case .swift = type else { return add(type) }
        let declared = value.protocolNames
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
            default: break
            }
        }
    }
}

extension SchemaOwner {
    /// The types of the fields of a struct, or of the values of an enum's cases.
    fileprivate var heldTypes: [SchemaType] {
        (self as? SchemaUnion)?.cases.flatMap(\.elements).map(\.valueType) ?? declaredFields.map(\.valueType)
    }
}
