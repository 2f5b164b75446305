// What a sequential archive holds of a class or struct: values in their order, by the version that wrote them.
//
//     var name: String                 group 1    name @
//     var x: Float                     group 2    x f
//     var y: Float joined              group 2    y f
//     var fax: String? until 1         none       read in archives of versions 0 and 1

/// One value of a sequence: a field, or the constant that a retired key goes on writing.
package struct SequenceStep {
    package enum Source {
        case field(SchemaField)
        case constant(type: SchemaType, value: String)
    }

    package let source: Source

    /// The key under which a reader of the sequence asks for the value.
    package let key: String

    /// The type encodings of the groups that hold it, with a space between them; see ``ArchivedForm/encoding``.
    package let encoding: String

    /// The first version whose archives hold the value.
    package let since: Int?

    /// The last version whose archives hold the value; `nil` where the present one does.
    package let until: Int?

    /// It is in the group of the value before it.
    package let isJoined: Bool

    /// Archives of the version hold the value.
    package func isWritten(inVersion version: Int) -> Bool { since ?? 0 <= version && version <= until ?? .max }

    /// The field whose value it is; `nil` of the constant of a retired key.
    package var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    package var type: SchemaType {
        switch source {
        case .field(let field): field.type
        case .constant(let type, _): type
        }
    }
}

/// Values that share one type encoding: a value, and those that are joined to it.
package struct SequenceGroup {
    package private(set) var steps: [SequenceStep]

    /// The groups of the present version.
    static func groups(of sequence: [SequenceStep]) -> [SequenceGroup] {
        var groups: [SequenceGroup] = []
        for step in sequence where step.until == nil {
            if step.isJoined, !groups.isEmpty {
                groups[groups.count - 1].steps.append(step)
            } else {
                groups.append(SequenceGroup(steps: [step]))
            }
        }
        return groups
    }
}

extension SequenceStep {
    /// The values in declared order: what archives of the present version hold, and what those of older ones did.
    static func steps(of fields: [SchemaField], retired: [SchemaRetiredKey]) -> [SequenceStep] {
        let values = fields.filter(\.isArchived).map { (place: $0.place, step: SequenceStep($0)) }
        let constants = retired.flatMap { retired in
            SequenceStep.constants(of: retired).map { (place: retired.place, step: $0) }
        }
        guard !constants.isEmpty else { return values.map(\.step) }
        // A constant is where it is declared: that is where its values were as long as it was a field.
        return (values + constants).enumerated().sorted { first, second in
            guard let left = first.element.place, let right = second.element.place else {
                return first.offset < second.offset
            }
            return (left.lowerBound, first.offset) < (right.lowerBound, second.offset)
        }.map(\.element.step)
    }

    private init(_ field: SchemaField) {
        self.init(
            source: .field(field), key: field.key, encoding: field.type.sequenceEncoding(isOptional: field.isOptional),
            since: field.since, until: field.until, isJoined: field.isJoined)
    }

    private static func constants(of retired: SchemaRetiredKey) -> [SequenceStep] {
        guard let constant = retired.stillWritten else { return [] }
        let encoding = constant.type.sequenceEncoding(isOptional: constant.value == "nil")
        return retired.keys.map { key in
            SequenceStep(
                source: .constant(type: constant.type, value: constant.value), key: key, encoding: encoding,
                since: nil, until: nil, isJoined: false)
        }
    }
}

extension SchemaUnionElement {
    /// The type encodings of the groups that hold the value.
    package var sequenceEncoding: String { type.sequenceEncoding(isOptional: isOptional) }
}

extension SchemaUnionCase {
    /// What a sequential archive calls the case: its key, or that of its first value.
    package var sequenceKey: String { key ?? elements.first?.key ?? name }
}

extension SchemaType {
    /// The type encodings of the groups that hold a value that may be nil: a scalar has a boolean before it.
    package func sequenceEncoding(isOptional: Bool) -> String {
        let form = form
        return isOptional && !form.canBeNil ? "c " + form.encoding : form.encoding
    }

    /// The type encodings of the groups that hold a value.
    package var sequenceEncoding: String { form.encoding }

    /// The value is an object in sequential archives, which can be nil.
    package var canBeNilInSequence: Bool { form.canBeNil }
}

// MARK: Former names, until all modules read plans

package typealias SchemaSequenceValue = SequenceStep

extension SequenceStep {
    package func stands(inVersion version: Int) -> Bool { isWritten(inVersion: version) }
}

extension SchemaFieldOwner {
    package var sequenceValues: [SequenceStep] { plan.sequence }

    package func sequenceValues(inVersion version: Int) -> [SequenceStep] { plan.sequence(inVersion: version) }
}

extension SchemaField {
    package var sequenceEncoding: String { type.sequenceEncoding(isOptional: isOptional) }
}
