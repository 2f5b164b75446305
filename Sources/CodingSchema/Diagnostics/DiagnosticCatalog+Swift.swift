// Messages about what Swift has and a schema has not, in alphabetical order.

extension DiagnosticCatalog {
    /// - Parameters:
    ///   - kind: What declares the conformance: `class`, `extension` (of a class), `struct` or `enum`.
    ///   - owner: The name of the declaration.
    static func protocolConformance(_ name: Located<String>, of kind: String, named owner: String) -> Diagnostic {
        let blanks = Set(" \t\r\n".utf8)
        let external = name.range.precedingWord("external", skipping: blanks)
        let start = external ?? name.range
        let mark = start.precedingWord(":", skipping: blanks) ?? start.precedingWord(",", skipping: blanks)
        let declaration = kind == "enum" ? "an enum" : kind == "struct" ? "a struct" : "a class"
        return error(
            "'\(name.value)' is a protocol: \(declaration) in a schema can't declare conformances",
            at: name.range,
            fix: Diagnostic.Fix(
                "remove it" + SwiftProtocols.advice(on: name.value, of: kind, named: owner),
                replacing: mark?.through(name.range)))
    }

    static func setterLevel(at range: SourceRange) -> Diagnostic {
        error("a schema can't declare the access level of a setter", at: range, fix: .remove(range))
    }

    static func unknownModifier(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        let message =
            word == "abstract" ? "a schema has no abstract classes" : "'\(word)' can't be written before '\(owner)'"
        return error(message, at: range, fix: .remove(range))
    }
}
