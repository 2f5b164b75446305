// Values of sequential archives: those of a version in their places, without keys.

import CodingSchema

extension SampleBuilder {
    /// The own values of a class or struct, as the version of this sample wrote them.
    mutating func sequence(of owner: any SchemaFieldOwner) throws(SampleError) -> [SampleSequenceValue] {
        var result: [SampleSequenceValue] = []
        for place in owner.sequenceValues(inVersion: version(of: owner)) {
            switch place.source {
            case .constant(let type, let literal):
                let value = literal == "nil" ? nil : LiteralText.value(literal, type: type)
                result.append(SampleSequenceValue(value, encoding: place.encoding))
            case .field(let field):
                let written = WrittenKey(key: field.key, type: field.type, isOptional: field.isOptional)
                let value = try self.value(of: field, as: written)
                if value == nil, !field.isOptional {
                    throw SampleError(
                        "no sample of finite size has a value for '\(field.name)' of '\(owner.name)'",
                        help: "no class that can be archived has the right type")
                }
                result.append(SampleSequenceValue(value, encoding: place.encoding, isJoined: place.isJoined))
            }
        }
        return result
    }

    /// A case's key, and its values; `nil` where a finite sample has none.
    mutating func sequence(
        of unionCase: SchemaUnionCase, for purpose: ValuePurpose
    ) throws(SampleError) -> [SampleSequenceValue]? {
        var result = [SampleSequenceValue(.leaf(unionCase.sequenceKey), encoding: "@")]
        for element in unionCase.elements {
            let value = try self.value(of: element.type, for: purpose.inner(element.label ?? unionCase.name))
            guard value != nil || element.isOptional else { return nil }
            result.append(SampleSequenceValue(value, encoding: element.sequenceEncoding))
        }
        return result
    }
}
