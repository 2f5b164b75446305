// The checker's messages about keys, in alphabetical order.

extension DiagnosticCatalog {
    static func doubledFallback(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        error(
            "fallback '\(use.key)' is written twice", at: use.range,
            notes: [Diagnostic.Note("the first is here", at: earlier.range)], fix: .removeString(use.range))
    }

    static func doubledKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        error(
            use.isRetired
                ? "key '\(use.key)' is already retired" : "key '\(use.key)' is already used by \(earlier.user)",
            at: use.range, notes: [Diagnostic.Note(use.isRetired ? "retired here" : "used here", at: earlier.range)])
    }

    static func emptyKey(at range: SourceRange) -> Diagnostic {
        error("a key can't be empty", at: range, fix: .removeString(range))
    }

    static func fallbackIsKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        error(
            "fallback '\(use.key)' is a key of \(earlier.user): it would be read for both", at: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func fallbackIsOwnKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        error(
            "'\(use.key)' is both the key and a fallback of \(use.user)", at: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)],
            fix: .removeString(use.range))
    }

    static func keyIsFallback(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        error(
            "key '\(use.key)' is a fallback of \(earlier.user): it would be read for both", at: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func reservedKey(_ key: String, at range: SourceRange) -> Diagnostic {
        error("key '\(key)' begins with '$', which is reserved for the archive", at: range)
    }

    static func reservedPrefix(_ prefix: Located<String>) -> Diagnostic {
        error("prefix '\(prefix.value)' begins with '$', which is reserved for the archive", at: prefix.range)
    }

    static func reservedVersionKey(
        _ name: Located<String>, of owner: OwnerDraft, version: Located<Int>
    ) -> Diagnostic {
        error(
            "the version's key '\(name.value).version' begins with '$', which is reserved for the archive",
            at: name.range,
            fix: Diagnostic.Fix(
                "write 'key \"\(owner.name).version\"' after the version", replacing: version.range.end,
                with: " key \"\(owner.name).version\""))
    }

    static func retiredKeyInUse(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        let message =
            use.isRetired
            ? "key '\(use.key)' can't be retired: \(earlier.user) uses it"
            : "key '\(use.key)' is retired and must never be used again"
        return error(
            message, at: use.range,
            notes: [Diagnostic.Note(use.isRetired ? "used here" : "retired here", at: earlier.range)])
    }
}
