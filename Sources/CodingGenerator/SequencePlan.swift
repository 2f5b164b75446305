// What a sequential archive holds of a class, struct or enum, as the emitters need it.
//
//     var name: String                 group 1    try archiver.encode(self.name)
//     var x: Float                     group 2    try archiver.encodeGroup {
//     var y: Float joined              group 2        try archiver.encode(self.x)
//                                                     try archiver.encode(self.y)
//                                                 }
//     var fax: String? until 1         none       described, and no longer written

import CodingSchema

/// Values that share one type encoding: a value, and those that are joined to it.
struct SequenceGroup {
    var values: [SchemaSequenceValue]

    /// What decides where a portion of a wide class ends; see ``ClassPlan/portions(_:name:)``.
    var name: String { values.last?.key ?? "" }
}

extension SchemaFieldOwner {
    /// What archives of the present version hold of it, in their order.
    var writtenGroups: [SequenceGroup] {
        guard isInSequences else { return [] }
        var groups: [SequenceGroup] = []
        for value in sequenceValues where value.until == nil {
            if value.isJoined, !groups.isEmpty {
                groups[groups.count - 1].values.append(value)
            } else {
                groups.append(SequenceGroup(values: [value]))
            }
        }
        return groups
    }
}

extension SchemaSequenceValue {
    /// The statement that writes the value of a property or a constant.
    var encodeText: String {
        switch source {
        case .field(let field) where field.isConditional:
            "try archiver.encodeConditionalObject(\(field.swiftProperty))"
        case .field(let field):
            field.type.encodeText(field.swiftProperty, isOptional: field.isOptional)
        case .constant(let type, let value):
            type.encodeText(constant: value) + " // retired, still written"
        }
    }
}

extension SchemaType {
    /// The statement that writes a value of this type without a key.
    ///
    /// - Parameter text: the value, not yet in its archived form.
    func encodeText(_ text: String, isOptional: Bool) -> String {
        let function = isOptional && !canBeNilInSequence ? "encodeOptional" : "encode"
        return "try archiver.\(function)(\(archived(text, isOptional: isOptional)))"
    }

    fileprivate func encodeText(constant value: String) -> String {
        let function = value == "nil" && !canBeNilInSequence ? "encodeOptional" : "encode"
        return "try archiver.\(function)(\(DefaultText.constant(value, type: self)))"
    }
}
