// How keys are composed where a value is archived field by field: `origin.x`.

/// Keys of the fields of a value, in the object that holds it.
package enum SchemaKey {
    /// `outer.inner`; an empty key adds nothing.
    package static func composed(_ outer: String, _ inner: String) -> String {
        if outer.isEmpty { return inner }
        return inner.isEmpty ? outer : outer + "." + inner
    }

    /// The keys under which a value of a type is written; of an indexed array the first one.
    ///
    /// - Parameter isOptional: a nil may be written under the key itself, where the value has keys of its own.
    package static func written(_ type: SchemaType, forKey key: String, isOptional: Bool) -> [String] {
        var keys = isOptional && type.form.nesting == .fields ? [key] : []
        // From the last to the first, for what is found below a field comes before the field's neighbours.
        var open = [(key: key, type: type)]
        while let next = open.popLast() {
            switch next.type {
            case .structure(let structure):
                let fields = structure.plan.fields.reversed().filter(\.isWritten)
                open += fields.map { (composed(next.key, $0.field.key), $0.field.type) }
            case .union(let union):
                for unionCase in union.plan.cases.reversed() {
                    open += unionCase.writes.reversed().map { (composed(next.key, $0.key), $0.type) }
                }
            case .indexed: keys.append(next.key + "[0]")
            default: keys.append(next.key)
            }
        }
        return keys
    }
}
