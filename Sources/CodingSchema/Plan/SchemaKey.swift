// The composition of keys for values that are archived field by field: `origin.x`.

/// Keys of the fields of a value, in the object that contains it.
package enum SchemaKey {
    /// `outer.inner`; an empty key adds nothing.
    package static func composed(_ outer: String, _ inner: String) -> String {
        if outer.isEmpty { return inner }
        return inner.isEmpty ? outer : outer + "." + inner
    }

    /// The keys under which a value of a type is written; for an indexed array, the first one.
    ///
    /// - Parameter isOptional: whether nil may be written under the bare key of a value with composed keys.
    package static func written(_ type: SchemaType, forKey key: String, isOptional: Bool) -> [String] {
        var keys = isOptional && type.form.nesting == .fields ? [key] : []
        // In reverse order, because the keys inside a field come before those of the next field.
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
