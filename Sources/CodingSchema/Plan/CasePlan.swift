// One case of an enum whose cases carry values: the keys that it writes, and those by which a reader identifies it.

/// How archives hold one case.
package struct CasePlan {
    package let unionCase: SchemaUnionCase

    /// The values in declared order, or the `true` of a case without values.
    package let writes: [WriteStep]

    /// The keys that must be present if an archive contains the case.
    package let conditions: [PresenceKey]

    init(of unionCase: SchemaUnionCase) {
        self.unionCase = unionCase
        if let key = unionCase.key {
            writes = [.caseKey(key)]
            conditions = [PresenceKey(key: key, type: .bool)]
            return
        }
        let identifying = unionCase.identifyingElements
        let writesNull = identifying.contains(where: \.isOptional)
        writes = unionCase.elements.map { .element($0, writesNull: writesNull) }
        conditions = identifying.map { PresenceKey(key: $0.key, type: $0.type) }
    }

    package var name: String { unionCase.name }
    package var isFallback: Bool { unionCase.isFallback }

    /// The name of the case in a sequential archive: its key, or the key of its first value.
    package var sequenceKey: String { unionCase.sequenceKey }
}

extension SchemaUnionCase {
    /// The values that are always present if an archive contains the case; all values if none is required.
    fileprivate var identifyingElements: [SchemaUnionElement] {
        let required = elements.filter { !$0.isOptional && $0.type.hasRequiredKey }
        return required.isEmpty ? elements : required
    }
}
