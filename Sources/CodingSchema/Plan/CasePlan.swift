// One case of an enum whose cases carry values: the keys that it writes, and those by which a reader identifies it.

/// How archives hold one case.
package struct CasePlan {
    package let unionCase: SchemaUnionCase

    /// The values in declared order, or the `true` of a case without values.
    package let writes: [WriteStep]

    /// What must be present where an archive holds the case.
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

    /// What a sequential archive calls the case: its key, or that of its first value.
    package var sequenceKey: String { unionCase.sequenceKey }
}

extension SchemaUnionCase {
    /// The values without which an archive does not hold the case; all of them where none is required.
    fileprivate var identifyingElements: [SchemaUnionElement] {
        let required = elements.filter { !$0.isOptional && $0.type.hasRequiredKey }
        return required.isEmpty ? elements : required
    }
}
