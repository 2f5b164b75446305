// Values of sequential archives: the values of a version in order, without keys.

import CodingSchema

extension SampleBuilder {
    /// The own values of a class or struct, as the version of this sample wrote them.
    mutating func sequence(of owner: SchemaOwner) throws(SampleError) -> [SampleSequenceValue] {
        var result: [SampleSequenceValue] = []
        for step in owner.plan.sequence(inVersion: version(of: owner)) {
            switch step.source {
            case .constant(let type, let literal):
                let value = literal == "nil" ? nil : LiteralText.value(literal, type: type)
                result.append(SampleSequenceValue(value, encoding: step.encoding))
            case .function(let computed):
                let value = try computedValue(of: computed.valueType, forKey: step.key)
                if value == nil, !computed.isOptional { throw noValue(of: step.key, of: owner) }
                result.append(SampleSequenceValue(value, encoding: step.encoding))
            case .field(let field):
                let value = try self.value(of: field, as: field.valueType)
                if value == nil, !field.isOptional { throw noValue(of: field.name, of: owner) }
                result.append(SampleSequenceValue(value, encoding: step.encoding, isJoined: step.isJoined))
            }
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
        for element in unionCase.elements {
            let value = try self.value(of: element.valueType, for: purpose.inner(element.label ?? unionCase.name))
            guard value != nil || element.isOptional else { return nil }
            result.append(SampleSequenceValue(value, encoding: element.sequenceEncoding))
        }
        return result
    }
}
