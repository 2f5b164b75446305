// The diagnostics of types that are written elsewhere, in alphabetical order.

extension Diagnostic {
    /// A clause that only classes written elsewhere have, or that they don't have.
    static func clauseOfExternal(_ word: String, isOfExternal: Bool, at range: SourceRange) -> Self {
        error(
            isOfExternal
                ? "only an external class has the clause '\(word)': the fields of other classes have the keys"
                : "an external class is written by hand: the clause '\(word)' would have no effect",
            at: range, fix: "remove the clause")
    }

    /// A subclass of a class whose keys the schema doesn't state.
    static func externalKeysUnknown(_ name: Located<String>, of owner: String, external: Located<String>) -> Self {
        warning(
            "'\(external)' is written by hand, and the schema doesn't state its keys: '\(owner)' could use one of them "
                + "again", at: name, declared: external,
            fix: "state them, 'external class \(external), keys \"…\"', or give '\(owner)' a 'prefix'")
    }

    /// `keeps unknown` below a class whose keys the schema doesn't state.
    static func keepsUnknownBelowExternal(at range: SourceRange, external: Located<String>) -> Self {
        error(
            "'\(external)' is written by hand, and the schema doesn't state its keys: they would be kept as unknown "
                + "ones and written again with their old values", at: range, declared: external,
            fix: "state them: 'external class \(external), keys \"…\"'")
    }

    /// A protocol as a type.
    static func protocolWithoutAny(_ name: Located<String>, declared: SourceRange) -> Self {
        let type = name.range.isBefore("?") ? "(any \(name))" : "any \(name)"
        return error(
            "'\(name)' is a protocol: objects that conform to it have the type 'any \(name)'", at: name,
            declared: declared, fix: .write(type, replacing: name.range))
    }
}
