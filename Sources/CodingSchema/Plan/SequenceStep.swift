// The values of a class or struct in a sequential archive, in order, by the version that wrote them.
//
//     var name: String                 group 1    name @
//     var x: Float                     group 2    x f
//     var y: Float joined              group 2    y f
//     var fax: String? until 1         none       read in archives of versions 0 and 1

/// One value of a sequence: a field, or the value that is still written for a retired key.
package struct SequenceStep {
    package enum Source {
        case field(SchemaField)
        case constant(type: SchemaType, value: String)
        case function(SchemaConversion)

        fileprivate var type: SchemaType {
            switch self {
            case .field(let field): field.type
            case .constant(let type, _): type
            case .function(let computed): computed.type
            }
        }

        fileprivate var isOptional: Bool {
            switch self {
            case .field(let field): field.isOptional
            case .constant(_, let value): value == "nil"
            case .function(let computed): computed.isOptional
            }
        }
    }

    package let source: Source

    /// The key with which a reader of the sequence requests the value.
    package let key: String

    /// The type encodings of the groups that contain it, separated by spaces; see ``ArchivedForm/encoding``.
    package let encoding: String

    /// The encodings that a reader states: those of an unboxed number. A reader of a number accepts an object, too.
    package let readEncoding: String

    /// The first version whose archives contain the value.
    package let since: Int?

    /// The last version whose archives contain the value; `nil` if the present version's do.
    package let until: Int?

    /// Whether it is in the group of the value before it.
    package let isJoined: Bool

    /// Whether archives of the version contain the value.
    package func isWritten(inVersion version: Int) -> Bool { since ?? 0 <= version && version <= until ?? .max }

    /// The field of the value; `nil` for the value of a retired key.
    package var field: SchemaField? {
        if case .field(let field) = source { field } else { nil }
    }

    package var type: SchemaType { source.type }

    /// Whether it can be nil.
    package var isOptional: Bool { source.isOptional }
}

extension SequenceStep {
    /// The values in declared order, of the present version and of older ones.
    package static func steps(of fields: [SchemaField], retired: [SchemaRetiredKey]) -> [SequenceStep] {
        let values = fields.filter { $0.isArchived && $0.onlyArchives != .keyed }
            .map { (location: $0.location, step: SequenceStep($0)) }
        let others = retired.flatMap { retired in
            SequenceStep.steps(of: retired).map { (location: retired.location, step: $0) }
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

    private init(_ field: SchemaField) {
        self.init(
            source: .field(field), key: field.key, encoding: field.type.sequenceEncoding(isOptional: field.isOptional),
            readEncoding: field.type.plain.sequenceEncoding(isOptional: field.isOptional), since: field.since,
            until: field.until, isJoined: field.isJoined)
    }

    private static func steps(of retired: SchemaRetiredKey) -> [SequenceStep] {
        let source: Source
        if let computed = retired.computed {
            source = .function(computed)
        } else if let constant = retired.constant {
            source = .constant(type: constant.type, value: constant.value)
        } else {
            return []
        }
        let (type, isOptional) = (source.type, source.isOptional)
        return retired.keys.map { key in
            SequenceStep(
                source: source, key: key,
                encoding: type.sequenceEncoding(isOptional: isOptional),
                readEncoding: type.plain.sequenceEncoding(isOptional: isOptional), since: nil, until: nil,
                isJoined: false)
        }
    }
}

extension SchemaUnionElement {
    /// The type encodings of the groups that contain the value.
    package var sequenceEncoding: String { type.sequenceEncoding(isOptional: isOptional) }

    /// The encodings that a reader states; see ``SequenceStep/readEncoding``.
    package var readEncoding: String { type.plain.sequenceEncoding(isOptional: isOptional) }
}

extension SchemaUnionCase {
    /// The name of the case in a sequential archive: its tag, its key, or the key of its first value.
    package var sequenceKey: String { sequenceKeys[0] }

    /// The same, and the names that earlier versions wrote.
    package var sequenceKeys: [String] {
        rawValues.isEmpty ? [key ?? elements.first?.key ?? name] : rawValues.map(\.sequenceKey)
    }
}

extension SchemaType {
    /// The type encodings of the groups for a value that may be nil: an optional scalar has a boolean before it.
    func sequenceEncoding(isOptional: Bool) -> String {
        let form = form
        return isOptional && !form.canBeNil ? "c " + form.encoding : form.encoding
    }

    /// Whether the value is an object in sequential archives, which can be nil.
    package var canBeNilInSequence: Bool { form.canBeNil }
}
