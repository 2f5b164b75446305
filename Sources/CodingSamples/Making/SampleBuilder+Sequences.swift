// Values of sequential archives: the values of a version in order, without keys.

import CodingSchema

extension SampleBuilder {
    /// The own values of a class or struct, as the version of this sample wrote them.
    mutating func sequence(of owner: SchemaOwner) throws(SampleError) -> [SampleSequenceValue] {
        var result: [SampleSequenceValue] = []
        for step in owner.plan.sequence(inVersion: version(of: owner)) {
            let value: SampleValue?
            if case .constant(let literal) = step.source {
                value = literal == "nil" ? nil : LiteralText.value(literal, type: step.type)
            } else {
                value =
                    if let field = step.field {
                        try self.value(of: field, as: step.valueType)
                    } else {
                        try convertedValue(of: step.valueType, for: ValuePurpose(name: step.key))
                    }
                if value == nil, !step.isOptional { throw noValue(of: step.field?.name ?? step.key, of: owner) }
            }
            result.append(SampleSequenceValue(value, encoding: step.encoding, isJoined: step.isJoined))
        }
        return result
    }

    /// A case's tag or key, and values; `nil` if a finite sample can't contain one.
    mutating func sequence(
        of plan: CasePlan, for purpose: ValuePurpose
    ) throws(SampleError) -> [SampleSequenceValue]? {
        let unionCase = plan.unionCase
        var result = [SampleSequenceValue(.leaf(unionCase.sequenceKey), encoding: "@")]
        if let tag = plan.writes.first, case .tag(let rawValue) = tag.source {
            result = [SampleSequenceValue(.leaf(rawValue.value(type: tag.valueType)), encoding: tag.type.form.encoding)]
        }
        for (step, element) in zip(plan.sequence, unionCase.elements) {
            let value = try self.value(of: step.valueType, for: purpose.inner(element.label ?? unionCase.name))
            guard value != nil || step.isOptional else { return nil }
            result.append(SampleSequenceValue(value, encoding: step.encoding))
        }
        return result
    }
}
