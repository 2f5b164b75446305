// What is written twice must not be kept next to the copy that an old program edits.

extension Checker {
    /// Warns where a chain of classes keeps unknown keys and writes a field a second time for older readers.
    ///
    /// Such a reader changes the copy that it knows and keeps the other, unknown to it, as it was; the newer program
    /// then prefers that one, and the change is undone.
    func checkKeptUnknown() {
        // The keeper above, and the first field above that is written twice, of each class of the present chain.
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
    fileprivate var keepingClause: SourceRange? { range(of: "keeps unknown") }

    /// Those of which some `also` has not ended.
    fileprivate var doubledFields: [DoubledField] {
        guard !model.refusesCoding else { return [] }
        return fields.compactMap { field in
            let written = field.also.first { $0.until.map { $0.value >= versionNumber } ?? true }
            guard let first = written?.syntax.keys.first, let last = written?.syntax.keys.last else { return nil }
            return DoubledField(name: field.name, owner: name, range: first.range.through(last.range))
        }
    }
}
