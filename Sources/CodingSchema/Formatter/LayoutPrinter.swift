// Prints an outline: indentation, line breaks, blank lines.

/// Writes the canonical text of an outline.
struct LayoutPrinter {
    /// The width to which lines are wrapped.
    static let widestLine = 120
    private static let step = 4

    private let list: TokenList
    private let gaps: CommentGaps
    private let marks: [TokenMark]
    private var output: [UInt8] = []

    init(_ list: TokenList, _ marks: [TokenMark]) {
        self.list = list
        self.gaps = CommentGaps(list)
        self.marks = marks
    }

    /// The text of the whole file.
    mutating func text(of outline: Outline) -> String {
        output.reserveCapacity(list.file.bytes.count + list.file.bytes.count / 8)
        if !outline.header.isEmpty {
            write(leading: outline.header, before: nil, indentation: 0)
            write("\n\n")
        }
        var previous: OutlineItem.Kind?
        for item in outline.items {
            if let previous {
                let isListed = previous == item.kind && [.import, .waiver, .external].contains(item.kind)
                write(isListed && !item.statement.hasBlankLineBefore ? "\n" : "\n\n")
            }
            write(item)
            previous = item.kind
        }
        if !outline.closing.isEmpty {
            if previous != nil { write("\n\n") }
            write(leading: outline.closing, before: nil, indentation: 0)
        }
        if !output.isEmpty { write("\n") }
        return String(decoding: output, as: UTF8.self)
    }

    // MARK: Items

    private mutating func write(_ item: OutlineItem) {
        let statement = item.statement
        write(leading: statement.leading, before: statement.first, indentation: 0)
        guard let body = item.body else { return write(statement, indentation: 0) }
        let isEmpty = body.isOneLine && body.afterOpening.isEmpty
        writeHead(statement, body, brace: isEmpty ? "{}" : "{")
        if !isEmpty { write(body) }
        write(trailing: body.ending)
    }

    /// Everything after the opening brace, through the closing one.
    private mutating func write(_ body: OutlineBody) {
        write(trailing: body.afterOpening)
        if body.isOneLine { return write(" }") }
        for (index, member) in body.members.enumerated() {
            if index > 0, member.hasBlankLineBefore { write("\n") }
            writeLineBreak(Self.step)
            write(leading: member.leading, before: member.first, indentation: Self.step)
            write(member, indentation: Self.step)
        }
        if !body.closing.isEmpty {
            if !body.members.isEmpty, hasBlankLine(before: body.closing) { write("\n") }
            writeLineBreak(Self.step)
            write(leading: body.closing, before: nil, indentation: Self.step)
        }
        writeLineBreak(0)
        write("}")
    }

    /// A blank line precedes the first of some comments.
    private func hasBlankLine(before comments: Range<Int>) -> Bool {
        let end = list.comments[comments.lowerBound].start
        let start = list.file.bytes[..<end].lastIndex { !$0.isWhiteSpace } ?? 0
        return gaps.lineBreaks(from: start + 1, to: end) > 1
    }

    // MARK: Statements

    /// On one line if possible, or else with each clause on a separate line.
    private mutating func write(_ statement: OutlineStatement, indentation: Int) {
        let start = output.count
        if !needsLines(statement, isHead: false) {
            writeInLine(statement.parts, isHead: false)
            if statement.parts.count == 1 || fits(from: start, indentation) {
                write(trailing: statement.parts.last?.trailing ?? 0..<0)
                return write(trailing: statement.ending)
            }
            output.removeSubrange(start...)
        }
        writeInLines(statement.parts, indentation: indentation)
        write(trailing: statement.ending)
    }

    /// A head and its brace, which is on a separate line if the clauses are.
    private mutating func writeHead(_ head: OutlineStatement, _ body: OutlineBody, brace: StaticString) {
        let start = output.count
        if !needsLines(head, isHead: true), !body.beforeOpening.contains(where: gaps.endsLine) {
            writeInLine(head.parts, isHead: true)
            write(trailing: head.ending)
            write(trailing: body.beforeOpening)
            write(" ")
            write(brace)
            if head.parts.count == 1 || fits(from: start, 0) { return }
            output.removeSubrange(start...)
        }
        writeInLines(head.parts, indentation: 0)
        write(trailing: head.ending)
        if !body.beforeOpening.isEmpty {
            writeLineBreak(Self.step)
            write(leading: body.beforeOpening, before: nil, indentation: Self.step, keepsBlankLines: false)
        }
        writeLineBreak(0)
        write(brace)
    }

    /// A comment or a name that ends its line is in the middle of the statement.
    private func needsLines(_ statement: OutlineStatement, isHead: Bool) -> Bool {
        for (index, part) in statement.parts.enumerated() {
            if index > 0, marks[part.tokens.lowerBound].joint == .line { return true }
            if index > 0, part.leading.contains(where: gaps.endsLine) { return true }
            let isLast = index == statement.parts.count - 1
            if isHead || !isLast, part.trailing.contains(where: gaps.endsLine) { return true }
            if gaps.comments(inside: part.tokens).contains(where: gaps.endsLine) { return true }
            if marks[part.tokens.dropFirst()].contains(where: { $0.joint == .line }) { return true }
        }
        return isHead && statement.ending.contains(where: gaps.endsLine)
    }

    /// The text from an offset on fits the widest line; lines inside of Swift text don't count.
    private func fits(from start: Int, _ indentation: Int) -> Bool {
        func width(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
        let written = output[start...]
        let first = written.prefix { $0 != UInt8(ascii: "\n") }
        let lineStart = output[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        guard width(output[lineStart..<start]) + width(first) <= Self.widestLine else { return false }
        guard let lastBreak = written.lastIndex(of: UInt8(ascii: "\n")) else { return true }
        return width(output[(lastBreak + 1)...]) <= Self.widestLine
    }

    private mutating func writeInLine(_ parts: [OutlinePart], isHead: Bool) {
        for (index, part) in parts.enumerated() {
            if index > 0 {
                write(trailing: part.leading)
                write(" ")
            }
            writeTokens(of: part, continuation: 0)
            guard index + 1 < parts.count || isHead else { return }
            if index + 1 < parts.count, parts[index + 1].followsComma { write(",") }
            write(trailing: part.trailing)
        }
    }

    private mutating func writeInLines(_ parts: [OutlinePart], indentation: Int) {
        let inner = indentation + Self.step
        for (index, part) in parts.enumerated() {
            if index > 0 {
                writeLineBreak(inner)
                write(leading: part.leading, before: part.tokens.lowerBound, indentation: inner, keepsBlankLines: false)
            }
            writeTokens(of: part, continuation: index == 0 ? inner : inner + Self.step)
            if index + 1 < parts.count, parts[index + 1].followsComma { write(",") }
            write(trailing: part.trailing)
        }
    }

    /// The part's tokens and the comments between them.
    private mutating func writeTokens(of part: OutlinePart, continuation: Int) {
        for token in part.tokens {
            if token > part.tokens.lowerBound { writeGap(before: token, continuation: continuation) }
            writeVerbatim(list.tokens[token])
        }
    }

    private mutating func writeGap(before token: Int, continuation: Int) {
        let comments = gaps.comments(before: token)
        var breaksLine = marks[token].joint == .line
        var position = list.tokens[token - 1].end
        var followsLineComment = false
        for comment in comments {
            let isOfLine = gaps.isOfLine(comment)
            let start = list.comments[comment].start
            if followsLineComment || (isOfLine && gaps.lineBreaks(from: position, to: start) > 0) {
                writeLineBreak(continuation)
            } else {
                write(isOfLine ? "  " : " ")
            }
            write(comment: comment)
            position = list.comments[comment].end
            followsLineComment = isOfLine
        }
        breaksLine = breaksLine || followsLineComment
        if breaksLine {
            writeLineBreak(continuation)
        } else if comments.isEmpty ? hasSpace(before: token) : list.tokens[token].kind != .comma {
            write(" ")
        }
    }

    /// Two adjacent tokens are separated by a space.
    private func hasSpace(before token: Int) -> Bool {
        if marks[token].joint == .glued { return false }
        let current = list.tokens[token]
        let previous = list.tokens[token - 1]
        switch previous.kind {
        case .leftParenthesis, .leftBracket, .leftAngle, .period, .minus: return false
        default: break
        }
        switch current.kind {
        case .comma, .colon, .question, .rightParenthesis, .rightBracket, .leftAngle, .rightAngle: return false
        case .leftParenthesis: return previous.kind != .identifier
        default: return true
        }
    }

    // MARK: Comments

    /// Comments on separate lines, and the space or line break before what follows them.
    ///
    /// - Parameter token: The token that follows them; without it, the last comment ends the text.
    private mutating func write(
        leading comments: Range<Int>, before token: Int?, indentation: Int, keepsBlankLines: Bool = true
    ) {
        for comment in comments {
            write(comment: comment)
            let isLast = comment + 1 == comments.upperBound
            if isLast, token == nil { return }
            let following = isLast ? list.tokens[token ?? 0].start : list.comments[comment + 1].start
            let breaks = gaps.lineBreaks(from: list.comments[comment].end, to: following)
            if breaks == 0, !gaps.isOfLine(comment) {
                write(!isLast && gaps.isOfLine(comment + 1) ? "  " : " ")
            } else {
                if breaks > 1, keepsBlankLines { write("\n") }
                writeLineBreak(indentation)
            }
        }
    }

    /// Comments after what has been written, on its line.
    private mutating func write(trailing comments: Range<Int>) {
        for comment in comments {
            write(gaps.isOfLine(comment) ? "  " : " ")
            write(comment: comment)
        }
    }

    private mutating func write(comment: Int) {
        let token = list.comments[comment]
        writeVerbatim(token)
        // White space at the end of documentation may mean a line break to the tool that shows it.
        guard gaps.isOfLine(comment), token.kind != .documentation else { return }
        while let last = output.last, last.isWhiteSpace { output.removeLast() }
    }

    // MARK: Text

    private mutating func writeVerbatim(_ token: Token) {
        let bytes = list.file.bytes
        for offset in token.start..<token.end {
            let isReturn = bytes[offset] == UInt8(ascii: "\r")
            if isReturn, offset + 1 < token.end, bytes[offset + 1] == UInt8(ascii: "\n") { continue }
            output.append(bytes[offset])
        }
    }

    private mutating func writeLineBreak(_ indentation: Int) {
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }
}

extension UInt8 {
    /// White space as the lexer knows it.
    fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}
