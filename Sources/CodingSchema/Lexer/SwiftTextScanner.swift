// Finds the end of Swift text: counts brackets outside of strings and comments.
//
//     { print("a \(f("}")) b") /* } */ }        what the scanner is in, innermost last
//     ──────────────────────────────────────    ─────────────────────────────────────
//     {                                          brace
//              "a                                brace, string
//                 \(f(                           brace, string, interpolation, parenthesis
//                     "}"                        …, string
//                         ))                     brace, string
//                            b"                  brace
//
// The contexts are in an array, not on the stack: no depth of nesting is too deep.

/// Scans Swift text for the brace or parenthesis that closes it.
struct SwiftTextScanner {
    enum Context: Equatable {
        case brace
        case parenthesis
        case bracket
        case interpolation
        case string(marks: Int, isMultiline: Bool)
    }

    private let bytes: [UInt8]
    private let limit: Int
    private var contexts: [Context]

    /// In a member only braces count: the compiler reports anything else.
    private let countsBracesOnly: Bool

    /// The offset of the next byte; after the closing one if the text is closed.
    private(set) var position: Int

    /// A scanner of the text after an opening brace or parenthesis.
    init(bytes: [UInt8], position: Int, limit: Int, closing opening: Context) {
        self.bytes = bytes
        self.position = position
        self.limit = limit
        self.contexts = [opening]
        self.countsBracesOnly = opening == .brace
    }

    /// Moves past the token that closes the text, or to where it is certain that none does.
    ///
    /// - Returns: The text is closed.
    mutating func scan() -> Bool { scan(toDepth: 0) }

    /// Moves past the string that starts here.
    mutating func scanOneString() {
        let depth = contexts.count
        scanMarks()
        _ = scan(toDepth: depth)
    }

    private mutating func scan(toDepth depth: Int) -> Bool {
        while position < limit, contexts.count > depth, let context = contexts.last {
            if case .string(let marks, let isMultiline) = context {
                scanString(marks: marks, isMultiline: isMultiline)
            } else if !scanCode(in: context) {
                return false
            }
        }
        return contexts.count <= depth
    }

    private func byte(_ distance: Int = 0) -> UInt8 {
        position + distance < limit ? bytes[position + distance] : 0
    }

    // MARK: Code

    /// Takes one piece of code; `false` if a bracket closes that was not opened.
    private mutating func scanCode(in context: Context) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "{"): contexts.append(.brace)
        case UInt8(ascii: "}"): return close(.brace, in: context)
        case UInt8(ascii: "("):
            if !isCountingBraces { contexts.append(.parenthesis) }
        case UInt8(ascii: ")"): return close(.parenthesis, in: context)
        case UInt8(ascii: "["):
            if !isCountingBraces { contexts.append(.bracket) }
        case UInt8(ascii: "]"): return close(.bracket, in: context)
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            scanMarks()
            return true
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return true
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            _ = scanComment()
            return true
        default: break
        }
        position += 1
        return true
    }

    private var isCountingBraces: Bool { countsBracesOnly && contexts.last == .brace }

    /// Closes the innermost context; `false` if something else is open.
    private mutating func close(_ closing: Context, in context: Context) -> Bool {
        if context == closing || (context == .interpolation && closing == .parenthesis) {
            contexts.removeLast()
            position += 1
            return true
        }
        if isCountingBraces {
            position += 1
            return true
        }
        return false
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while position < limit, isSkipped(bytes[position]) { position += 1 }
    }

    /// Moves past a comment and the comments in it; `false` if it is not closed.
    mutating func scanComment() -> Bool {
        var depth = 0
        while position < limit {
            switch (bytes[position], byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
                if depth == 0 { return true }
            default: position += 1
            }
        }
        position = min(position, limit)
        return false
    }

    // MARK: Strings

    /// Takes the number signs and quotes that open a string, or the number signs of something else.
    private mutating func scanMarks() {
        let start = position
        skip { $0 == UInt8(ascii: "#") }
        let marks = position - start
        guard byte() == UInt8(ascii: "\"") else { return }
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += isMultiline ? 3 : 1
        contexts.append(.string(marks: marks, isMultiline: isMultiline))
    }

    /// Takes one piece of a string's content, or what ends it.
    private mutating func scanString(marks: Int, isMultiline: Bool) {
        switch bytes[position] {
        case UInt8(ascii: "\""):
            let quotes = isMultiline ? 3 : 1
            if isMultiline, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") {
                position += 1
                return
            }
            position += quotes
            if skipMarks(marks) { contexts.removeLast() }
        case UInt8(ascii: "\\"):
            position += 1
            guard skipMarks(marks), position < limit else { return }
            if bytes[position] == UInt8(ascii: "(") { contexts.append(.interpolation) }
            // An escaped line break ends a line's string as a bare one does.
            if bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "\n") where !isMultiline:
            // Swift refuses it; to go on from here is to lose the least.
            contexts.removeLast()
        default:
            position += 1
        }
    }

    /// Moves past as many number signs as the string has; `false` if there are fewer.
    private mutating func skipMarks(_ marks: Int) -> Bool {
        let start = position
        while position - start < marks, byte() == UInt8(ascii: "#") { position += 1 }
        return position - start == marks
    }
}

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
        let isLimited = start < failedSearchEnd
        let limit = isLimited ? probableEnd(of: opening) : bytes.count
        var scanner = SwiftTextScanner(bytes: bytes, position: position, limit: limit, closing: opening)
        if scanner.scan() {
            position = scanner.position
            return []
        }
        failedSearchEnd = max(failedSearchEnd, scanner.position)
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
