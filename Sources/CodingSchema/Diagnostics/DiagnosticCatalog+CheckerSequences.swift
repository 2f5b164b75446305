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
            case .notSequential(let owner): "'joined' is about sequential archives, and '\(owner)' is not sequential"
            case .first(let field): "'\(field)' is the first in its archive: there is no group that it could join"
            case .optional(let field): "'\(field)' is not in the archive where it is nil: it can't share a group"
            case .packed(let field): "'\(field)' is an array with a count before it: it can't share a group"
            case .otherVersions(let field, let previous):
                "'\(field)' can't share the group of '\(previous)': archives of some versions hold only one of them"
            }
        }
    }

    static func doubledFirstKey(
        _ key: Located<String>, of unionCase: UnionCaseDraft, earlier: UnionCaseDraft
    ) -> Diagnostic {
        error(
            "a sequential archive could not tell '\(unionCase.name)' from '\(earlier.name)': "
                + "both begin with the key '\(key.value)'",
            at: key.range, notes: [Diagnostic.Note("the other case", at: earlier.syntax.name.range)],
            fix: Diagnostic.Fix("let another of its values be the first, or give it another key"))
    }

    static func fieldNotSequential(
        _ held: OwnerDraft, in owner: OwnerDraft, at range: SourceRange, edit: (range: SourceRange, text: String)?
    ) -> Diagnostic {
        error(
            "\(held.title) '\(held.name)' is not sequential, and all that a sequential \(owner.title) holds must be",
            at: range, notes: [Diagnostic.Note("declared here", at: held.declaredName.range)],
            fix: Diagnostic.Fix(
                "add 'sequential' to '\(held.name)'", replacing: edit?.range, with: edit?.text ?? ""))
    }

    static func misplacedJoined(because reason: MisplacedJoinReason, at range: SourceRange) -> Diagnostic {
        error(reason.message, at: range, fix: .remove(range))
    }

    static func secondEmptyKey(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        error(
            "a sequential archive could not tell two values with an empty key apart", at: range,
            notes: [Diagnostic.Note("the other empty key", at: earlier)],
            fix: Diagnostic.Fix("give one of them a key, or leave out 'sequential'"))
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
            "superclass '\(name.value)' is 'sequential only', and so must this class be", at: name.range,
            notes: clause.map { [Diagnostic.Note("it says so here", at: $0)] } ?? [], fix: fix)
    }
}
