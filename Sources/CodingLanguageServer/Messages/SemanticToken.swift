// A token with its meaning, and the legend that the client gets.

struct SemanticToken {
    /// The kinds in the order of the legend.
    enum Kind: String, CaseIterable {
        case keyword, type, `class`, `enum`, `struct`, property, enumMember, function, string, number, comment,
            `operator`,
            namespace, decorator, parameter
    }

    let range: Range<Int>
    let kind: Kind
    var isDeclaration = false
}
