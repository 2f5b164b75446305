// A class that keeps unknown keys must not write a field twice: an old program would change only one of the copies.

extension Checker {
    /// Warns about a class chain that keeps unknown keys and writes a field a second time for older readers.
    ///
    /// An older reader changes the copy that it knows and keeps the other copy unchanged as an unknown key. The newer
    /// program then prefers the unchanged copy, so the change is lost.
    func checkKeptUnknown() {
        // For each class of the current chain, the class that keeps unknown keys, and the first field that is written
        // twice.
        var chain: [(keeper: ClassDraft?, doubled: DoubledField?)] = []
        visitClasses(
            enter: { draft in
                let above = chain.last ?? (nil, nil)
                let keeps = above.keeper == nil && draft.model.keepsUnknown
                let keeper = above.keeper ?? (keeps ? draft : nil)
                let doubled = draft.doubledFields
                if keeps, let first = above.doubled {
                    warn(of: first, at: draft.keepingClause, keeper: draft, first.range)
                }
                if let keeper {
                    for field in doubled { warn(of: field, at: field.range, keeper: keeper, keeper.keepingClause) }
                }
                chain.append((keeper, above.doubled ?? doubled.first))
            },
            leave: { _ in chain.removeLast() })
    }

    private func warn(of field: DoubledField, at range: SourceRange?, keeper: ClassDraft, _ other: SourceRange?) {
        guard let range else { return }
        report(.alsoBesideKeptUnknown(of: field.name, in: field.owner, keeper: keeper.name, at: range, other: other))
    }
}

/// A field that is written a second time.
private struct DoubledField {
    let name: String
    let owner: String

    /// The strings of its `also`.
    let range: SourceRange
}

extension ClassDraft {
    fileprivate var keepingClause: SourceRange? { syntax.clauses[.keepsUnknown]?.range }

    /// The fields with an `also` that has not ended.
    fileprivate var doubledFields: [DoubledField] {
        guard !refusesCoding else { return [] }
        return fields.compactMap { field in
            let written = field.also.first { $0.syntax.until.map { $0.value >= versionNumber } ?? true }
            guard let first = written?.syntax.strings.first, let last = written?.syntax.strings.last else { return nil }
            return DoubledField(name: field.name, owner: name, range: first.range.through(last.range))
        }
    }
}
