// The formatter's model of a file: which tokens form a line, which may move, and to which of them a comment belongs.
//
//     // above                                  ◀─ statement.leading
//     var a: Int since 2 /* x */ key "K"  // after
//     └── 0 ───┘ └─ 1 ─┘ └───── 2 ─────┘  └──────┘ ◀─ statement.ending
//          parts; x is the leading comment of part 2
//
// A range of comments is a range of indices in the token list's comments: those of a gap are adjacent there.

/// A file as the formatter prints it.
struct Outline {
    /// The comments that stay at the top when imports are moved there.
    var header: Range<Int> = 0..<0

    /// Imports first, then everything else in the file's order.
    var items: [OutlineItem] = []

    /// The comments after everything else.
    var closing: Range<Int> = 0..<0
}

/// An import, an `access` or `writes nil` line, a waiver, an alias, a declaration or an attribute above one; or a member
/// of a declaration.
struct OutlineItem {
    enum Kind {
        case `import`
        case access
        case waiver
        case external
        case attribute
        case alias
        case declaration
    }

    let kind: Kind

    /// The whole line, or the head of the declaration.
    var statement: OutlineStatement
    var body: OutlineBody?
}

/// Tokens that are on one line if they fit: a member, a head, an import.
struct OutlineStatement {
    /// The comments above it, or before it on its line.
    var leading: Range<Int>
    var hasBlankLineBefore: Bool

    /// Its beginning, and its clauses in the canonical order.
    var parts: [OutlinePart]

    /// The comments at the end of its line.
    var ending: Range<Int>

    /// Its first token.
    var first: Int? { parts.first?.tokens.lowerBound }
}

/// Tokens that stay together: a clause with its values, or everything before the first clause.
struct OutlinePart {
    let tokens: Range<Int>

    /// Its position among the clauses; equal ones keep their order.
    let rank: Int

    /// A comma, which is not one of its tokens, separates it from the part before.
    let followsComma: Bool

    /// The comments before it that move with it.
    var leading: Range<Int>

    /// The comments after it, on its line, that move with it.
    var trailing: Range<Int> = 0..<0
}

/// The part of a declaration between its braces.
struct OutlineBody {
    /// The comments before the opening brace.
    let beforeOpening: Range<Int>

    /// The comments after the opening brace, on its line.
    var afterOpening: Range<Int>
    var members: [OutlineItem] = []

    /// The comments between the last member and the closing brace.
    var closing: Range<Int> = 0..<0

    /// It contains nothing but comments, without a line break around them.
    var isOneLine = false

    /// The comments after the closing brace, on its line.
    var ending: Range<Int> = 0..<0
}
