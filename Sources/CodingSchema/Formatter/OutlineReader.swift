// Makes the outline of a file: from its tokens in order, as the grammar has them.
//
// The file has been parsed without an error, so nothing here looks for mistakes. Still, no file can make it loop or
// fail: each loop takes a token, and the last one, the file's end, is never passed.

/// Reads a well-formed file's tokens into an outline.
struct OutlineReader {
    let list: TokenList
    let gaps: CommentGaps

    /// How each token follows the one before it.
    private(set) var joints: [OutlineJoint]

    /// The current token.
    private(set) var position = 0

    /// The comments before the current statement that are not at the end of the line before.
    private var leading: Range<Int>

    /// Where the line before ends: behind its last token, or the last comment at its end.
    private var lineEnd = 0

    private var parts: [OutlinePart] = []
    private var partStart = 0
    private var partRank = 0
    private var partFollowsComma = false
    private var partLeading: Range<Int> = 0..<0

    init(_ list: TokenList) {
        self.list = list
        self.gaps = CommentGaps(list)
        self.joints = Array(repeating: .byKind, count: list.tokens.count)
        self.leading = 0..<0
        self.leading = gaps.comments(before: 0)
    }

    // MARK: Tokens

    var current: Token { list.tokens[position] }
    var next: Token { list.tokens[min(position + 1, list.tokens.count - 1)] }
    var word: Word? { current.word }
    var isAtEnd: Bool { current.kind == .endOfFile }

    mutating func take(_ count: Int = 1) {
        position = min(position + count, list.tokens.count - 1)
    }

    mutating func take(if kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        take()
        return true
    }

    mutating func join(_ joint: OutlineJoint) {
        joints[position] = joint
    }

    // MARK: Parts

    /// Ends the part before and begins one of a clause.
    mutating func beginPart(rank: Int, afterComma: Bool = false) {
        endPart()
        let previousEnd = list.tokens[max(position - 1, 0)].end
        let before = gaps.comments(before: position)
        if afterComma { take() }
        let all = before.lowerBound..<(afterComma ? gaps.comments(before: position).upperBound : before.upperBound)
        let inLine = afterComma ? before.upperBound : before.lowerBound
        let split = gaps.firstLeading(of: all, from: previousEnd, to: current.start, inLine: inLine)
        parts[parts.count - 1].trailing = all.lowerBound..<split
        partStart = position
        partRank = rank
        partFollowsComma = afterComma
        partLeading = split..<all.upperBound
    }

    private mutating func endPart() {
        parts.append(
            OutlinePart(
                tokens: partStart..<position, rank: partRank, followsComma: partFollowsComma, leading: partLeading))
    }

    // MARK: Statements

    /// Reads a statement: its tokens, with `beginPart` at each clause, and the comments around it.
    mutating func statement(_ read: (inout OutlineReader) -> Void) -> OutlineStatement {
        let start = position
        let first = leading.isEmpty ? current.start : list.comments[leading.lowerBound].start
        var statement = OutlineStatement(
            leading: leading, hasBlankLineBefore: gaps.lineBreaks(from: lineEnd, to: first) > 1, parts: [],
            ending: 0..<0)
        parts = []
        partStart = position
        partRank = -1
        partFollowsComma = false
        partLeading = 0..<0
        read(&self)
        // A statement of no token would be read for ever.
        if position == start { take() }
        endPart()
        statement.ending = endLine()
        // On a line of its own, the last clause takes along what stands behind it; else that is the statement's.
        if let last = parts.last, parts.count > 1,
            list.tokens[start...max(start, last.tokens.lowerBound)].dropFirst().contains(where: \.startsLine)
        {
            parts[parts.count - 1].trailing = statement.ending
            statement.ending = 0..<0
        }
        let clauses = parts.dropFirst().enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        statement.parts = parts.prefix(1) + clauses.map(\.element)
        return statement
    }

    /// Takes the comments at the end of the line that the last token stands on; the others lead what follows.
    mutating func endLine() -> Range<Int> {
        let all = gaps.comments(before: position)
        let previousEnd = list.tokens[max(position - 1, 0)].end
        let isLast = current.kind == .rightBrace || isAtEnd
        let inLine = isLast ? all.upperBound : all.lowerBound
        let split = gaps.firstLeading(of: all, from: previousEnd, to: current.start, inLine: inLine)
        leading = split..<all.upperBound
        lineEnd = split > all.lowerBound ? list.comments[split - 1].end : previousEnd
        return all.lowerBound..<split
    }

    // MARK: Files

    /// Reads the whole file.
    mutating func outline() -> Outline {
        var outline = Outline()
        while !isAtEnd { outline.items.append(item()) }
        outline.closing = leading
        moveImports(in: &outline)
        return outline
    }

    private mutating func item() -> OutlineItem {
        switch word {
        case .import: OutlineItem(kind: .import, statement: statement { $0.take(2) })
        case .access: OutlineItem(kind: .access, statement: statement { $0.take(2) })
        case .waived: OutlineItem(kind: .waiver, statement: statement { $0.waiver() })
        default: declaration()
        }
    }

    /// Puts imports before everything else, but below the comments that head the file.
    private func moveImports(in outline: inout Outline) {
        let imports = outline.items.indices.filter { outline.items[$0].kind == .import }
        guard let last = imports.last, last >= imports.count else { return }
        if imports.first != 0 {
            let leading = outline.items[0].statement.leading
            let split = headerEnd(in: leading, before: list.tokens[0])
            outline.header = leading.lowerBound..<split
            outline.items[0].statement.leading = split..<leading.upperBound
        }
        for index in imports where index > 0 && outline.items[index - 1].kind != .import {
            outline.items[index].statement.hasBlankLineBefore = false
        }
        outline.items = imports.map { outline.items[$0] } + outline.items.filter { $0.kind != .import }
    }

    /// The end of the comments that a blank line divides from a declaration's own.
    private func headerEnd(in leading: Range<Int>, before token: Token) -> Int {
        // Documentation stays with its declaration, even where a blank line is between them.
        let documentation = leading.last { list.comments[$0].kind == .documentation }
        var end = leading.lowerBound
        for comment in leading.prefix(while: { documentation == nil || $0 < documentation ?? 0 }) {
            let isLast = comment + 1 == leading.upperBound
            let following = isLast ? token.start : list.comments[comment + 1].start
            if gaps.lineBreaks(from: list.comments[comment].end, to: following) > 1 { end = comment + 1 }
        }
        return end
    }

    // MARK: Declarations

    private mutating func declaration() -> OutlineItem {
        var kind: Word?
        let head = statement { reader in
            kind = reader.declarationWord()
            reader.head()
        }
        guard current.kind == .leftBrace else { return OutlineItem(kind: .declaration, statement: head) }
        var body = OutlineBody(beforeOpening: leading, opening: position, afterOpening: 0..<0)
        take()
        body.isOneLine = current.kind == .rightBrace && isOneLine
        body.afterOpening = endLine()
        if body.isOneLine {
            body.afterOpening = body.afterOpening.lowerBound..<leading.upperBound
            leading = leading.upperBound..<leading.upperBound
        }
        while !isAtEnd, current.kind != .rightBrace {
            body.members.append(statement { $0.member(of: kind) })
        }
        body.closing = leading
        take()
        body.ending = endLine()
        return OutlineItem(kind: .declaration, statement: head, body: body)
    }

    /// Nothing stands between the last token and the current one, or only comments that no line breaks around.
    private var isOneLine: Bool {
        if gaps.comments(before: position).isEmpty { return true }
        var position = list.tokens[max(position - 1, 0)].end
        for comment in gaps.comments(before: self.position) {
            if gaps.lineBreaks(from: position, to: list.comments[comment].start) > 0 { return false }
            position = list.comments[comment].end
        }
        return gaps.lineBreaks(from: position, to: current.start) == 0
    }

    /// Takes the words before a declaration's own one, and that one.
    private mutating func declarationWord() -> Word? {
        while !isAtEnd {
            let word = word
            take()
            switch word {
            case .public, .package, .internal, .open, .final: continue
            default: return word
            }
        }
        return nil
    }

    /// Takes the rest of a head, up to its opening brace.
    private mutating func head() {
        while !isAtEnd, current.kind != .leftBrace {
            if current.kind == .comma, next.kind != .string {
                let second = list.tokens[min(position + 2, list.tokens.count - 1)]
                beginPart(rank: ClauseOrder.rank(ofHeadClause: next.word, second.word), afterComma: true)
            } else if current.kind == .leftParenthesis {
                labels()
            } else {
                take()
            }
        }
    }
}
