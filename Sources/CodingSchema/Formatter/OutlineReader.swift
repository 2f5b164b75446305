// Makes the outline of a file from its tokens, in order, and the marks of the parser.

/// Reads a well-formed file's tokens into an outline.
///
/// Each loop takes a token, and the last one, the end of the file, is never passed.
struct OutlineReader {
    private let list: TokenList
    private let gaps: CommentGaps
    private let marks: [TokenMark]

    /// The current token.
    private var position = 0

    /// The comments before the current statement that are not at the end of the line before.
    private var leading: Range<Int>

    /// The end of the line before: of its last token, or of the last comment on it.
    private var lineEnd = 0

    private var parts: [OutlinePart] = []
    private var partStart = 0
    private var partRank = 0
    private var partFollowsComma = false
    private var partLeading: Range<Int> = 0..<0

    init(_ list: TokenList, _ marks: [TokenMark]) {
        self.list = list
        self.marks = marks
        self.gaps = CommentGaps(list)
        self.leading = gaps.comments(before: 0)
    }

    private var current: Token { list.tokens[position] }
    private var isAtEnd: Bool { current.kind == .endOfFile }

    private mutating func take() {
        position = min(position + 1, list.tokens.count - 1)
    }

    // MARK: Parts

    /// Ends the part before and begins one of a clause. A comma at its beginning is not one of its tokens.
    private mutating func beginPart(rank: Int) {
        let afterComma = current.kind == .comma
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

    /// Reads a statement: its tokens through the next statement or brace, and the comments around it.
    private mutating func statement() -> OutlineStatement {
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
        repeat {
            if let rank = marks[position].clauseRank { beginPart(rank: rank) }
            take()
        } while !isAtEnd && !marks[position].startsStatement && current.kind != .leftBrace
            && current.kind != .rightBrace
        endPart()
        statement.ending = endLine()
        // On a separate line, the last clause owns the comments after it; otherwise the statement does.
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

    /// Takes the comments at the end of the last token's line; the others lead what follows.
    private mutating func endLine() -> Range<Int> {
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
        let kind: OutlineItem.Kind =
            switch current.word {
            case .import: .import
            case .access, .writes, .lenient, .archived: .access
            case .waived: .waiver
            case .external, .retired: .external
            case nil where current.kind == .attribute: .attribute
            case .typealias: .alias
            case .public, .package, .internal:
                switch list.tokens[min(position + 1, list.tokens.count - 1)].word {
                case .import: .import
                case .typealias: .alias
                case .external: .external
                default: .declaration
                }
            default: .declaration
            }
        let statement = statement()
        return OutlineItem(kind: kind, statement: statement, body: current.kind == .leftBrace ? body() : nil)
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

    /// The end of the comments that a blank line separates from those of a declaration.
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

    private mutating func body() -> OutlineBody {
        var body = OutlineBody(beforeOpening: leading, afterOpening: 0..<0)
        take()
        body.isOneLine = current.kind == .rightBrace && isOneLine
        body.afterOpening = endLine()
        if body.isOneLine {
            body.afterOpening = body.afterOpening.lowerBound..<leading.upperBound
            leading = leading.upperBound..<leading.upperBound
        }
        while !isAtEnd, current.kind != .rightBrace {
            let kind =
                current.kind == .attribute && marks[position + 1].startsStatement
                ? .attribute : OutlineItem.Kind.declaration
            let member = statement()
            let nested = current.kind == .leftBrace ? self.body() : nil
            body.members.append(OutlineItem(kind: kind, statement: member, body: nested))
        }
        body.closing = leading
        take()
        body.ending = endLine()
        return body
    }

    /// There is nothing between the last token and the current one, or only comments without line breaks around them.
    private var isOneLine: Bool {
        if gaps.comments(before: position).isEmpty { return true }
        var position = list.tokens[max(position - 1, 0)].end
        for comment in gaps.comments(before: self.position) {
            if gaps.lineBreaks(from: position, to: list.comments[comment].start) > 0 { return false }
            position = list.comments[comment].end
        }
        return gaps.lineBreaks(from: position, to: current.start) == 0
    }
}
