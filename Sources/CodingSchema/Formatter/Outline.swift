// What the formatter knows of a file: which tokens make a line, which may move, and whose each comment is.
//
//     // above                                  ◀─ statement.leading
//     var a: Int since 2 /* x */ key "K"  // behind
//     └── 0 ───┘ └─ 1 ─┘ └───── 2 ─────┘  └───────┘ ◀─ statement.ending
//          parts; x is the leading comment of part 2
//
// A range of comments is a range of indices in the token list's comments: those of a gap stand next to each other
// there.

/// A file as the formatter prints it.
struct Outline {
    /// The comments that stay at the top when imports are moved there.
    var header: Range<Int> = 0..<0

    /// Imports first, then everything else in the file's order.
    var items: [OutlineItem] = []

    /// The comments behind everything.
    var closing: Range<Int> = 0..<0
}

/// An import, an `access` line, a waiver or a declaration.
struct OutlineItem {
    enum Kind {
        case `import`
        case access
        case waiver
        case declaration
    }

    let kind: Kind

    /// The whole line, or the head of the declaration.
    var statement: OutlineStatement
    var body: OutlineBody?
}

/// Tokens that stand on one line if they fit: a member, a head, an import.
struct OutlineStatement {
    /// The comments above it, or before it on its line.
    var leading: Range<Int>
    var hasBlankLineBefore: Bool

    /// What it begins with, and its clauses in the canonical order.
    var parts: [OutlinePart]

    /// The comments at the end of its line.
    var ending: Range<Int>
}

/// Tokens that stay together: a clause with its values, or everything before the first clause.
struct OutlinePart {
    let tokens: Range<Int>

    /// Where it stands among the clauses; equal ones keep their order.
    let rank: Int

    /// A comma, which is not one of its tokens, separates it from the part before.
    let followsComma: Bool

    /// The comments before it that move with it.
    var leading: Range<Int>

    /// The comments behind it, on its line, that move with it.
    var trailing: Range<Int> = 0..<0
}

/// What stands between the braces of a declaration.
struct OutlineBody {
    /// The comments before the opening brace.
    let beforeOpening: Range<Int>

    /// The opening brace's token.
    let opening: Int

    /// The comments behind the opening brace, on its line.
    var afterOpening: Range<Int>
    var members: [OutlineStatement] = []

    /// The comments between the last member and the closing brace.
    var closing: Range<Int> = 0..<0

    /// Nothing but comments is in it, and no line break around them.
    var isOneLine = false

    /// The comments behind the closing brace, on its line.
    var ending: Range<Int> = 0..<0
}

/// How a token follows the one before it in its part.
enum OutlineJoint: UInt8 {
    /// As the two tokens' kinds say.
    case byKind

    /// Without a space.
    case glued

    /// On a new line, since it would be read as something else on the same.
    case line
}
