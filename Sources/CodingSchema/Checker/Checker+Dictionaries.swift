// Structs that are dictionaries: their entries are elements of a collection, which have no form under keys, and nothing
// stores the name.

extension Checker {
    func checkEntries(of structure: SchemaStructure) {
        for written in structure.writtenTypes where !written.isTransient {
            guard let (reason, fix) = mistake(in: written) else { continue }
            report(
                .entryOfOtherForm, "'\(written.name)' can't be an entry of a dictionary: \(reason)",
                at: written.syntax.range, notes: [Diagnostic.Note("declared here", at: structure.declaredName)],
                fix: fix)
        }
    }

    /// What an entry can't be, and the fix.
    private func mistake(in written: WrittenType) -> (reason: String, fix: Diagnostic.Fix)? {
        let syntax = written.syntax.parts.whole
        if holdsObjects(references(in: written.type)) {
            return ("a dictionary can't refer to objects", "remove 'as dictionary' from the struct")
        }
        switch syntax.kind {
        case .packed(let element, _), .indexed(let element):
            return ("such an array needs a key of its own", .array(of: element, replacing: syntax.range))
        case .variant(.boxed, let wrapped):
            return (
                "'boxed' has no effect, because all such values in it are objects",
                .write(wrapped.range.text, replacing: syntax.range)
            )
        case .variant(.inline, let wrapped):
            return ("a string in it is an object", .write(wrapped.range.text, replacing: syntax.range))
        default: break
        }
        guard written.type.hasOwnKeys else { return nil }
        guard case .structure(let inner) = written.type, !inner.isBuiltIn, !inner.unit.isImported else {
            return ("its values have composed keys", "remove 'as dictionary' from the struct")
        }
        let end = inner.head.range.end
        return (
            "its values have composed keys",
            Diagnostic.Fix(
                "add 'as dictionary' to '\(inner.name)', too, which changes its archives", replacing: end,
                with: ", as dictionary")
        )
    }

    /// Only the key of the version contains the name.
    func checkName(ofDictionary owner: SchemaOwner) {
        guard owner.version == 0 else { return }
        for kind in [HeadClause.archivedAs, .formerly] {
            guard let clause = owner.syntax.clauses[kind] else { continue }
            report(
                .nameOfDictionary,
                "'\(kind.rawValue)' has no effect: archives don't contain the name of '\(owner.name)', whose values "
                    + "are dictionaries", at: clause.range, fix: .remove(clause.range, with: clause.removal))
        }
    }
}
