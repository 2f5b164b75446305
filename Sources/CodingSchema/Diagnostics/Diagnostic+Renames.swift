// The checker's diagnostics of `renamed from`.

extension Diagnostic {
    /// A former name that is taken.
    static func formerNameInUse(_ name: Located<String>, earlier: SourceRange) -> Self {
        error(
            "'\(name)' is still a name: it can't be a former one", at: name, notes: [Note("used here", at: earlier)])
    }

    /// A declaration that is renamed in archives too.
    static func renamedInArchives(
        _ owner: OwnerDraft, _ former: Located<String>, _ archivedName: String
    ) -> Self {
        let text = "formerly \"\(archivedName)\""
        // Beside other former names, or a clause before this one.
        let last = owner.formerly.last?.range.end
        let place = last ?? owner.syntax.clauses[.renamedFrom]?.range.beginning
        return error(
            "old archives contain the name '\(archivedName)', which '\(owner.name)' does not read", at: former,
            fix: Fix(
                "write '\(text)', or 'archived as \"\(archivedName)\"' if old programs must read new archives",
                replacing: place, with: last == nil ? text + ", " : ", \"\(archivedName)\""))
    }

    /// A field whose key is renamed too.
    static func renamedKey(
        _ name: Located<String>, _ former: Located<String>, _ key: String, before clause: ClauseSyntax<FieldClause>?
    ) -> Self {
        let start = clause.map(\.range.beginning)
        let text = "key \"\(key)\""
        return error(
            "old archives contain the key '\(key)', which '\(name)' does not read", at: former,
            fix: Fix(
                "write '\(text)', or 'fallback \"\(key)\"' if new archives should have the new key",
                replacing: start, with: text + " "))
    }
}

extension SourceRange {
    /// The empty range before the first character.
    fileprivate var beginning: SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: lowerBound)
    }
}
