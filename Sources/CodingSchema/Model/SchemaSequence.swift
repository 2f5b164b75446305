// What a sequential archive holds of a class or struct: values in their order, by the version that wrote them.

/// One value of a sequence: a field, or the constant that a retired key goes on writing.
package struct SchemaSequenceValue {
    package enum Source {
        case field(SchemaField)
        case constant(type: SchemaType, value: String)
    }

    package let source: Source

    /// The key under which a reader of the sequence asks for the value.
    package let key: String

    /// The type encodings of the groups that hold it, with a space between them; see ``SchemaType/sequenceEncoding``.
    package let encoding: String

    /// The first version whose archives hold the value.
    package let since: Int?

    /// The last version whose archives hold the value; `nil` where the present one does.
    package let until: Int?

    /// It stands in the group of the value before it.
    package let isJoined: Bool
}

extension SchemaFieldOwner {
    /// The own values in declared order: what archives of the present version hold, and what those of older ones did.
    package var sequenceValues: [SchemaSequenceValue] {
        let values = fields.filter { $0.connection != .transient }.map { field in
            Placed(place: field.place, value: SchemaSequenceValue(field))
        }
        let constants = retired.flatMap { retired in
            SchemaSequenceValue.constants(of: retired).map { Placed(place: retired.place, value: $0) }
        }
        guard !constants.isEmpty else { return values.map(\.value) }
        // Constants stand where they are declared: that is where their values were as long as they were fields.
        return (values + constants).enumerated().sorted { first, second in
            guard let left = first.element.place, let right = second.element.place else {
                return first.offset < second.offset
            }
            return (left.lowerBound, first.offset) < (right.lowerBound, second.offset)
        }.map(\.element.value)
    }
}

private struct Placed {
    let place: SourceRange?
    let value: SchemaSequenceValue
}

extension SchemaSequenceValue {
    fileprivate init(_ field: SchemaField) {
        self.init(
            source: .field(field), key: field.key, encoding: field.sequenceEncoding, since: field.since,
            until: field.until, isJoined: field.isJoined)
    }

    fileprivate static func constants(of retired: SchemaRetiredKey) -> [SchemaSequenceValue] {
        guard let constant = retired.stillWritten else { return [] }
        let encoding = constant.type.sequenceEncoding(isOptional: constant.value == "nil")
        return retired.keys.map { key in
            SchemaSequenceValue(
                source: .constant(type: constant.type, value: constant.value), key: key, encoding: encoding,
                since: nil, until: nil, isJoined: false)
        }
    }
}

extension SchemaField {
    /// The type encodings of the groups that hold the field's value.
    package var sequenceEncoding: String { type.sequenceEncoding(isOptional: isOptional) }
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
    /// The type encodings of the groups that hold a value of the type: one, or of packed numbers two, a count and an
    /// array of as many.
    package var sequenceEncoding: String {
        switch self {
        case .bool: "c"
        case .integer(let type): type.sequenceEncoding
        case .float: "f"
        case .double: "d"
        case .geometry(let geometry): geometry.sequenceEncoding
        case .enumeration(let enumeration): enumeration.rawType.sequenceEncoding
        case .bits(let bits): bits.rawType.sequenceEncoding
        case .packed(let element, _): "i [\(element.sequenceEncoding)]"
        case .optional(let type): type.sequenceEncoding
        case .string, .data, .date, .url, .uuid, .decimal, .array, .dictionary, .set, .object, .anyCoding, .structure,
            .union, .indexed:
            "@"
        }
    }

    /// The same of a value that may be nil: a scalar has a boolean before it.
    fileprivate func sequenceEncoding(isOptional: Bool) -> String {
        isOptional && !canBeNilInSequence ? "c " + sequenceEncoding : sequenceEncoding
    }

    /// The value is an object in the archive, which can be nil.
    package var canBeNilInSequence: Bool { sequenceEncoding == "@" }
}

extension SchemaIntegerType {
    fileprivate var sequenceEncoding: String {
        switch self {
        case .int8: "c"
        case .int16: "s"
        case .int32: "i"
        case .int64, .int: "q"
        case .uint8: "C"
        case .uint16: "S"
        case .uint32: "I"
        case .uint64, .uint: "Q"
        }
    }
}

extension SchemaGeometry {
    fileprivate var sequenceEncoding: String {
        switch self {
        case .point: "{CGPoint=dd}"
        case .size: "{CGSize=dd}"
        case .rectangle: "{CGRect={CGPoint=dd}{CGSize=dd}}"
        case .range: "{_NSRange=QQ}"
        }
    }
}
