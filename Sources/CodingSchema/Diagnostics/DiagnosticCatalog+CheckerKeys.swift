// The checker's messages about keys, in alphabetical order.

extension DiagnosticCatalog {
    static func doubledFallback(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "doubledFallback", severity: .error, message: "fallback '\(use.key)' stands twice", range: use.range,
            notes: [Diagnostic.Note("the first is here", at: earlier.range)])
    }

    static func doubledKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "doubledKey", severity: .error, message: "key '\(use.key)' already belongs to \(earlier.user)",
            range: use.range, notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func emptyKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(code: "emptyKey", severity: .error, message: "a key can't be empty", range: range)
    }

    static func fallbackIsKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "fallbackIsKey", severity: .error,
            message: "fallback '\(use.key)' is a key of \(earlier.user): it would be read for both", range: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func fallbackIsOwnKey(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "fallbackIsOwnKey", severity: .error,
            message: "'\(use.key)' is key and fallback of \(use.user)", range: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)],
            mend: Diagnostic.Mend("leave the fallback out"))
    }

    static func keyDiffersOnlyInCase(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "keyDiffersOnlyInCase", severity: .warning,
            message: "key '\(use.key)' differs only in case from '\(earlier.key)' of \(earlier.user)", range: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func keyIsFallback(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        Diagnostic(
            code: "keyIsFallback", severity: .error,
            message: "key '\(use.key)' is a fallback of \(earlier.user): it would be read for both", range: use.range,
            notes: [Diagnostic.Note("used here", at: earlier.range)])
    }

    static func reservedKey(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "reservedKey", severity: .error,
            message: "key '\(key)' begins with '$', as only the archive's own keys do", range: range)
    }

    static func reservedPrefix(_ prefix: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "reservedPrefix", severity: .error,
            message: "prefix '\(prefix.value)' begins with '$', as only the archive's own keys do", range: prefix.range)
    }

    static func retiredKeyInUse(_ use: KeyUse, earlier: KeyUse) -> Diagnostic {
        let message =
            use.isRetired
            ? "key '\(use.key)' can't be retired: \(earlier.user) uses it"
            : "key '\(use.key)' is retired and must never be used again"
        return Diagnostic(
            code: "retiredKeyInUse", severity: .error, message: message, range: use.range,
            notes: [Diagnostic.Note(use.isRetired ? "used here" : "retired here", at: earlier.range)])
    }
}
