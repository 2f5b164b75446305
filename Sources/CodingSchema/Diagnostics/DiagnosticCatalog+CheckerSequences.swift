// The checker's messages about sequential archives, in alphabetical order.

extension DiagnosticCatalog {
    /// Why a field can't be joined to the one before.
    enum MisplacedJoinReason {
        case notSequential(String)
        case first(String)
        case optional(String)
        case packed(String)
        case otherVersions(String, String)

        fileprivate var message: String {
            switch self {
            case .notSequential(let owner): "'joined' is only for sequential archives, but '\(owner)' is not sequential"
            case .first(let field): "'\(field)' is the first value in its archive: there is no group that it can join"
            case .optional(let field): "'\(field)' is not in the archive if it is nil: it can't share a group"
            case .packed(let field): "'\(field)' is an array with a count before it: it can't share a group"
            case .otherVersions(let field, let previous):
                "'\(field)' can't share the group of '\(previous)': archives of some versions contain only one of them"
            }
        }
    }

    static func doubledFirstKey(
        _ key: Located<String>, of unionCase: UnionCaseDraft, earlier: UnionCaseDraft
    ) -> Diagnostic {
        error(
            "a sequential archive can't distinguish '\(unionCase.name)' from '\(earlier.name)': "
                + "both begin with the key '\(key.value)'",
            at: key.range, notes: [Diagnostic.Note("the other case", at: earlier.syntax.name.range)],
            fix: Diagnostic.Fix("put another of its values first, or give it another key"))
    }

    static func fieldNotSequential(
        _ held: OwnerDraft, in owner: OwnerDraft, at range: SourceRange, edit: (range: SourceRange, text: String)?
    ) -> Diagnostic {
        error(
            "a sequential \(owner.title) can't contain \(held.title) '\(held.name)', which is not sequential",
            at: range, notes: [Diagnostic.Note("declared here", at: held.declaredName.range)],
            fix: Diagnostic.Fix(
                "add 'sequential' to '\(held.name)'", replacing: edit?.range, with: edit?.text ?? ""))
    }

    static func misplacedJoined(because reason: MisplacedJoinReason, at range: SourceRange) -> Diagnostic {
        error(reason.message, at: range, fix: .remove(range))
    }

    static func secondEmptyKey(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        error(
            "a sequential archive can't distinguish two values with an empty key", at: range,
            notes: [Diagnostic.Note("the other empty key", at: earlier)],
            fix: Diagnostic.Fix("give one of them a key, or remove 'sequential'"))
    }

    static func superclassSequentialOnly(
        _ name: Located<String>, clause: SourceRange?, replacing range: SourceRange?
    ) -> Diagnostic {
        let fix =
            if let range {
                Diagnostic.Fix.write("sequential only", replacing: range)
            } else {
                Diagnostic.Fix("add 'sequential only'", replacing: name.range.end, with: ", sequential only")
            }
        return error(
            "superclass '\(name.value)' is 'sequential only': this class must be too", at: name.range,
            notes: clause.map { [Diagnostic.Note("'sequential only' is here", at: $0)] } ?? [], fix: fix)
    }
}
