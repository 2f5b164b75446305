// A class that keeps unknown keys must not write a value twice: an old program would change only one of the copies.

extension Checker {
    /// Warns about a class chain that keeps unknown keys and writes a value a second time for older readers.
    ///
    /// An older reader changes the copy that it knows and keeps the other copy unchanged as an unknown key. The newer
    /// program then prefers the unchanged copy, so the change is lost.
    func checkKeptUnknown() {
        // For each class of the current chain, the class that keeps unknown keys, and the first field that is written
        // twice.
        var chain: [(keepingClass: SchemaClass?, twoKeys: FieldWithTwoKeys?)] = []
        visitClasses(
            enter: { schemaClass in
                let above = chain.last ?? (nil, nil)
                let keeps = above.keepingClass == nil && schemaClass.keepsUnknown
                let keepingClass = above.keepingClass ?? (keeps ? schemaClass : nil)
                let twoKeys = schemaClass.fieldsWithTwoKeys
                if keeps, let first = above.twoKeys {
                    warn(of: first, at: schemaClass.keepingClause, keepingClass: schemaClass, first.range)
                }
                if let keepingClass {
                    for field in twoKeys {
                        warn(of: field, at: field.range, keepingClass: keepingClass, keepingClass.keepingClause)
                    }
                }
                chain.append((keepingClass, above.twoKeys ?? twoKeys.first))
            },
            leave: { _ in chain.removeLast() })
    }

    private func warn(
        of field: FieldWithTwoKeys, at range: SourceRange?, keepingClass: SchemaClass, _ other: SourceRange?
    ) {
        guard let range else { return }
        report(
            .alsoBesideKeptUnknown,
            field.isRetired
                ? "key '\(field.name)' of '\(field.owner)' is still written, and '\(keepingClass.name)' keeps unknown "
                    + "keys: an older program would change the value under it and keep the fields, which are read first"
                : "'\(field.name)' of '\(field.owner)' is written under two keys, and '\(keepingClass.name)' keeps "
                    + "unknown keys: an older program would change one of the two values and keep the other, which is "
                    + "read first",
            at: range,
            notes: other.map { [Diagnostic.Note("the other is here", at: $0)] } ?? [],
            fix: "remove '\(field.isRetired ? "still written" : "also")' or 'keeps unknown'")
    }
}

/// A field that is written a second time, or a retired key under which the value of fields is.
private struct FieldWithTwoKeys {
    let name: String
    let owner: String

    /// The strings of its `also`, or the key.
    let range: SourceRange
    var isRetired = false
}

extension SchemaClass {
    fileprivate var keepingClause: SourceRange? { syntax.clauses[.keepsUnknown]?.range }

    /// The fields with an `also` that has not ended, and the retired keys that functions still write.
    fileprivate var fieldsWithTwoKeys: [FieldWithTwoKeys] {
        guard !refusesCoding else { return [] }
        let twice: [FieldWithTwoKeys] = fields.compactMap { field in
            let written = field.also.first
            guard let first = written?.syntax.strings.first, let last = written?.syntax.strings.last else { return nil }
            return FieldWithTwoKeys(name: field.name, owner: name, range: first.range.through(last.range))
        }
        let computed: [FieldWithTwoKeys] = retired.filter { $0.computed != nil }.compactMap {
            guard let key = $0.syntax.keys.first else { return nil }
            return FieldWithTwoKeys(name: key.value, owner: name, range: key.range, isRetired: true)
        }
        return twice + computed
    }
}
