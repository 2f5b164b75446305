// Swift text inside a schema: `= (expression)` and `swift { source }`. Only its end matters here.

extension Lexer {
    /// Takes Swift text from its opening brace or parenthesis through the closing one.
    ///
    /// If no bracket closes it, an expression ends with its line, and a member ends before the first `}` at the start
    /// of a line, which is most likely the class's brace, so that the rest of the file is still parsed. A failed search
    /// is not repeated within the part of the file that it covered; otherwise, a file of opening braces would take
    /// quadratic time.
    mutating func lexSwift(_ opening: SwiftTextScanner.Context) -> Token.Flags {
        let start = position
        position += 1
        let isLimited = start < vainSearchEnd
        let limit = isLimited ? probableEnd(of: opening) : bytes.count
        var scanner = SwiftTextScanner(bytes: bytes, position: position, limit: limit, closing: opening)
        if scanner.scan() {
            position = scanner.position
            return []
        }
        vainSearchEnd = max(vainSearchEnd, scanner.position)
        // The brace that closes the body around an expression ends the expression, too.
        let end = probableEnd(of: opening)
        let isBeforeBrace = scanner.position < end && bytes[scanner.position] == UInt8(ascii: "}")
        position = opening == .parenthesis && isBeforeBrace ? scanner.position : end
        if position == bytes.count, opening == .brace { isEndSwallowed = true }
        let opened = range(start, start + 1)
        report(
            opening == .brace
                ? .unterminatedSwift(at: opened)
                : .unterminatedExpression(at: opened, lineEnd: trimmedEnd()))
        return .isMalformed
    }

    private mutating func probableEnd(of opening: SwiftTextScanner.Context) -> Int {
        if opening == .parenthesis { return lineEnd() }
        // The last result is valid up to its position, so that a frequent search is done once.
        if probableMemberEnd.searchStart <= position, position <= probableMemberEnd.end { return probableMemberEnd.end }
        var offset = position
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") || !Self.isLineBreak(bytes[offset - 1]) {
            offset += 1
        }
        probableMemberEnd = (position, offset)
        return offset
    }

    /// The offset of the line break that ends this line, or the end.
    mutating func lineEnd() -> Int {
        if lastLineEnd.searchStart <= position, position <= lastLineEnd.end { return lastLineEnd.end }
        let end = bytes[position...].prefix { !Self.isLineBreak($0) }.endIndex
        lastLineEnd = (position, end)
        return end
    }
}
