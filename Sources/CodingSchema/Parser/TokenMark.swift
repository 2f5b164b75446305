// The parser's notes about tokens for the formatter, which doesn't know the grammar.
//
//     public var name: String since 2 key "Name"
//     │                       │       └ clause 0 of the statement, in the canonical order
//     │                       └ clause 1
//     └ starts a statement

/// The role of a token in the layout of its file.
struct TokenMark: Sendable {
    /// The token is the first one of a member, a declaration's head, an import, an `access` line or a waiver.
    var startsStatement = false

    /// The token starts a clause: the position of such clauses in the canonical order of their statement.
    var clauseRank: Int?

    /// How the token follows the one before it.
    var joint = Joint.byKind

    enum Joint: Sendable {
        /// As the kinds of the two tokens require.
        case byKind

        /// Without a space.
        case glued

        /// On a new line: on the same line, the two tokens would have another meaning.
        case line
    }
}

extension Parser {
    /// Changes the mark of a token, by default the current one, if the formatter needs marks.
    mutating func mark(at index: Int? = nil, _ change: (inout TokenMark) -> Void) {
        if !marks.isEmpty { change(&marks[index ?? position]) }
    }
}
