// The checker's warnings, in alphabetical order.

extension DiagnosticCatalog {
    static func alsoBesideKeptUnknown(
        of field: String, in owner: String, keeper: String, at range: SourceRange, other: SourceRange?
    ) -> Diagnostic {
        warning(
            "'\(field)' of '\(owner)' is written under two keys, and '\(keeper)' keeps unknown keys: an older program "
                + "would change one of the two values and keep the other, which is read first",
            at: range, notes: other.map { [Diagnostic.Note("the other is here", at: $0)] } ?? [],
            fix: Diagnostic.Fix("remove 'also' or 'keeps unknown'"))
    }

    static func defaultThatVaries(_ field: String, at range: SourceRange) -> Diagnostic {
        warning(
            "the default of '\(field)' is another value each time an archive without the key is read", at: range,
            fix: Diagnostic.Fix(
                "remove the default, or write '= via' and a function that computes it from the archive"))
    }

    static func doubledImport(_ module: Located<String>, first: SourceRange) -> Diagnostic {
        warning(
            "'\(module.value)' is imported twice",
            at: module.range, notes: [Diagnostic.Note("the first is here", at: first)],
            fix: .removeImport(of: module.range))
    }

    static func enumerationWithoutUnknown(_ name: Located<String>, firstCase: String) -> Diagnostic {
        warning(
            "reading a '\(name.value)' with an unknown raw value will be an error", at: name.range,
            fix: Diagnostic.Fix("after the cases, write the case that it becomes: 'unknown .\(firstCase)'"))
    }

    static func formerNameIsPresentName(_ name: Located<String>, owner: String) -> Diagnostic {
        warning(
            "'\(name.value)' is the \(owner)'s current name in archives, not a former one", at: name.range,
            fix: .removeString(name.range))
    }

    static func keepsUnknownAlready(at range: SourceRange, owner: String, earlier: SourceRange?) -> Diagnostic {
        warning(
            "superclass '\(owner)' already keeps unknown keys for all its subclasses", at: range,
            notes: earlier.map { [Diagnostic.Note("'keeps unknown' is here", at: $0)] } ?? [],
            fix: .removeClause(range))
    }

    static func keyDiffersOnlyInCase(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        warning(
            "key '\(use.key)' differs only in case from '\(earlier.key)' of \(earlier.user)", at: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func keyedClauseInSequentialOnly(
        _ word: String, _ owner: OwnerDraft, at range: SourceRange, fix: Diagnostic.Fix
    ) -> Diagnostic {
        warning(
            "'\(word)' is only for keyed archives, but '\(owner.name)' is 'sequential only'", at: range, fix: fix)
    }

    static func openClassWithoutPrefix(_ name: Located<String>) -> Diagnostic {
        warning(
            "'\(name.value)' is open and its keys have no prefix: subclasses in other modules may use the same keys",
            at: name.range, fix: Diagnostic.Fix("add 'prefix' and a string, or a 'key' to each field"))
    }

    static func sequentialOnlyInKeyed(_ held: OwnerDraft, in owner: OwnerDraft, at range: SourceRange) -> Diagnostic {
        warning(
            "'\(held.name)' is 'sequential only': a keyed archive of '\(owner.name)' can't contain it", at: range,
            notes: [Diagnostic.Note("declared here", at: held.declaredName.range)],
            fix: Diagnostic.Fix("remove 'only' from '\(held.name)', or make '\(owner.name)' 'sequential only' too"))
    }

    /// A warning whose code is the name of the calling function.
    private static func warning(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil,
        function: String = #function
    ) -> Diagnostic {
        Diagnostic(
            code: String(function.prefix { $0 != "(" }), severity: .warning, message: message, range: range,
            notes: notes, fix: fix)
    }
}
