// The values of a class or struct in a sequential archive, in order, by the version that wrote them: the fields' own keys,
// and what is still written for retired ones.
//
//     var name: String                 group 1    name @
//     var x: Float                     group 2    x f
//     var y: Float joined              group 2    y f
//     var fax: String? until 1         none       read in archives of versions 0 and 1

extension WriteStep {
    /// The values in declared order, of the present version and of older ones.
    package static func sequence(of fields: [SchemaField], retired: [SchemaRetiredKey]) -> [WriteStep] {
        let values = fields.filter { $0.isArchived && $0.onlyArchives != .keyed }
            .map { (location: $0.location, step: own(of: $0, archives: .sequential)) }
        let others = retired.flatMap { retired in
            steps(of: retired, archives: .sequential).map { (location: retired.location, step: $0) }
        }
        guard !others.isEmpty else { return values.map(\.step) }
        // Such a value is at the position of its clause, where its values were while it was a field.
        return (values + others).enumerated().sorted { first, second in
            guard let left = first.element.location, let right = second.element.location else {
                return first.offset < second.offset
            }
            return (left.lowerBound, first.offset) < (right.lowerBound, second.offset)
        }.map(\.element.step)
    }

    /// The type encodings of the groups that contain the value, separated by spaces; see ``ArchivedForm/encoding``.
    package var encoding: String { type.sequenceEncoding(isOptional: isOptional) }

    /// The encodings that a reader states: those of an unboxed number. A reader of a number accepts an object, too.
    package var readEncoding: String { type.plain.sequenceEncoding(isOptional: isOptional) }

    /// Whether it is in the group of the value before it.
    package var isJoined: Bool { field?.isJoined ?? false }
}

extension SchemaUnionCase {
    /// The name of the case in a sequential archive: its tag, its key, or the key of its first value.
    package var sequenceKey: String { sequenceKeys[0] }

    /// The same, and the names that earlier versions wrote.
    package var sequenceKeys: [String] {
        rawValues.isEmpty ? [key ?? elements.first?.key ?? name] : rawValues.map(\.sequenceKey)
    }
}

extension CasePlan {
    /// The values of the case in a sequential archive, in order.
    package var sequence: [WriteStep] {
        writes.filter { if case .element(_?) = $0.source { true } else { false } }
    }
}

extension SchemaType {
    /// The type encodings of the groups for a value that may be nil: an optional scalar has a boolean before it.
    fileprivate func sequenceEncoding(isOptional: Bool) -> String {
        let form = form
        return isOptional && !form.canBeNil ? "c " + form.encoding : form.encoding
    }

    /// Whether the value is an object in sequential archives, which can be nil.
    package var canBeNilInSequence: Bool { form.canBeNil }
}
