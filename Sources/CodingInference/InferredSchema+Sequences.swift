// The fields of classes in sequential archives: one for each value of a group, in order.

extension InferredSchema {
    /// The fields for the values that follow those of the superclass.
    func sequenceFields(of node: ClassNode, _ types: TypeInference) -> [InferredField] {
        guard let facts = node.facts else { return [] }
        var fields: [InferredField] = []
        var groupCount = inheritedGroupCount(of: node)
        let inherited = node.superclasses.reduce(0) { $0 + ($1.facts.map { Self.fieldCount(of: $0) } ?? 0) }
        for (version, sequence) in facts.sequences.sorted(by: { $0.key < $1.key }) {
            var position = sequence.encodings.prefix(groupCount).reduce(0) { $0 + Self.valueCount(ofGroup: $1) }
            for encoding in sequence.encodings.dropFirst(groupCount) {
                for (index, part) in (SequenceField.fields(ofGroup: encoding) ?? []).enumerated() {
                    let values = Self.values(at: position, of: node, sequence)
                    let field = field(part, values, types)
                    field.name = "v\(inherited + fields.count)"
                    field.isJoined = index > 0
                    field.comments.insert(encoding, at: 0)
                    if version > (facts.sequences.keys.min() ?? version) {
                        field.since = version
                        if field.type.text != "ArchivedObject" || !field.isOptional { field.isOptional = true }
                    }
                    field.classNames = values.allClassNames
                    fields.append(field)
                    position += part.valueCount
                }
            }
            groupCount = max(groupCount, sequence.encodings.count)
        }
        return fields
    }

    /// The values at a position in the objects of a class and of its subclasses, which begin with the same groups.
    private static func values(at position: Int, of node: ClassNode, _ sequence: ClassFacts.Sequence) -> ValueFacts {
        let values = ValueFacts()
        for member in node.seenFamily {
            for other in member.facts?.sequences.values.map(\.self) ?? [] where position < other.values.count {
                let isSame = member === node || other.encodings.starts(with: sequence.encodings)
                if isSame { values.add(other.values[position]) }
            }
        }
        return values
    }

    private func field(_ part: SequenceField, _ values: ValueFacts, _ types: TypeInference) -> InferredField {
        let field = InferredField(key: "", type: InferredType(text: part.type ?? "ArchivedObject"))
        field.hasKey = false
        if part.type == nil {
            if let type = try? types.groupType(of: values) {
                field.type = type
                field.comments = type.comments
            }
            field.isOptional = values.nilCount > 0 || values.kinds.isEmpty
        } else if part.mayBeBoolean, !values.hasOtherThanBits {
            field.type.text = "Bool"
        }
        return field
    }

    /// The groups that belong to superclasses: as many as their own objects have.
    private func inheritedGroupCount(of node: ClassNode) -> Int {
        guard let own = node.facts?.sequences.min(by: { $0.key < $1.key })?.value else { return 0 }
        for superclass in node.superclasses {
            guard let groups = superclass.facts?.sequences.values.max(by: { $0.encodings.count < $1.encodings.count })
            else { continue }
            return own.encodings.starts(with: groups.encodings) ? groups.encodings.count : 0
        }
        return 0
    }

    private static func valueCount(ofGroup encoding: String) -> Int {
        (SequenceField.fields(ofGroup: encoding) ?? []).reduce(0) { $0 + $1.valueCount }
    }

    private static func fieldCount(of facts: ClassFacts) -> Int {
        let groups = facts.sequences.values.map(\.encodings).max { $0.count < $1.count } ?? []
        return groups.reduce(0) { $0 + (SequenceField.fields(ofGroup: $1)?.count ?? 0) }
    }
}
