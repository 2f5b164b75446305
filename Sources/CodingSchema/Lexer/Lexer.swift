// From bytes to tokens. Never fails: what has no meaning becomes an invalid token and one message.

/// Cuts a schema file into tokens.
package struct Lexer {
    let file: SourceFile
    let bytes: [UInt8]

    /// The offset of the next byte to look at.
    var position = 0

    /// There is a line break between the last token and `position`.
    var isAtLineStart = true
    var diagnostics: [Diagnostic] = []

    /// The end of the last failed search for a closing brace or parenthesis; see `lexSwift(_:)`.
    var failedSearchEnd = 0
    var vainInterpolationEnd = 0

    /// What `lineEnd()` and `probableEnd(of:)` found last, and from where.
    var lastLineEnd = (searchStart: 1, end: 0)
    var probableMemberEnd = (searchStart: 1, end: 0)
    var isEndSwallowed = false
    private var tokens: [Token] = []
    private var comments: [Token] = []

    private init(_ file: SourceFile) {
        self.file = file
        self.bytes = file.bytes
        // Most tokens of a schema are words and strings of some letters.
        self.tokens.reserveCapacity(bytes.count / 6)
    }

    /// Cuts the whole file.
    ///
    /// - Complexity: Linear in the file's size.
    package static func tokenize(_ file: SourceFile) -> (list: TokenList, diagnostics: [Diagnostic]) {
        var lexer = Lexer(file)
        if let offset = UnicodeText.firstInvalidByte(of: lexer.bytes) {
            lexer.report(
                .notUTF8, "the file is not UTF-8: the first byte that can't be read is here",
                at: lexer.range(offset, offset + 1), fix: "save the file as UTF-8")
        }
        while lexer.lexToken() {}
        let end = lexer.bytes.count
        let flags: Token.Flags = lexer.isAtLineStart ? .startsLine : []
        lexer.tokens.append(Token(kind: .endOfFile, start: end, end: end, flags: flags))
        let list = TokenList(
            file: file, tokens: lexer.tokens, comments: lexer.comments, isEndSwallowed: lexer.isEndSwallowed)
        return (list, lexer.diagnostics)
    }

    // MARK: Machinery

    /// The byte at a distance from `position`; zero after the end, where no token continues.
    func byte(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, lowerBound: start, upperBound: end)
    }

    mutating func report(_ diagnostic: Diagnostic) {
        guard diagnostics.count < Diagnostic.mostPerFile else { return }
        diagnostics.append(diagnostic)
    }

    mutating func report(
        _ code: Diagnostic.Code, _ message: String, at part: some SourcePart, declared: (any SourcePart)? = nil,
        first: (any SourcePart)? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        report(Diagnostic(code, message, at: part, declared: declared, first: first, notes: notes, fix: fix))
    }

    /// Moves to the line break that ends this line, or to the end.
    mutating func skipLine() {
        while position < bytes.count, !Self.isLineBreak(bytes[position]) { position += 1 }
    }

    static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func add(_ kind: Token.Kind, from start: Int, word: Word? = nil, flags: Token.Flags = []) {
        let lineFlag: Token.Flags = isAtLineStart ? .startsLine : []
        isAtLineStart = false
        tokens.append(Token(kind: kind, start: start, end: position, word: word, flags: flags.union(lineFlag)))
    }

    /// The kind of the last token.
    var lastKind: Token.Kind? { tokens.last?.kind }

    // MARK: Tokens

    /// Takes one token or comment, or some white space; `false` at the end.
    private mutating func lexToken() -> Bool {
        guard position < bytes.count else { return false }
        let start = position
        let first = bytes[start]
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isAtLineStart = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
            position += 1
        case _ where tokens.last?.kind == .colon && skipTransientType(after: tokens[...]):
            add(.swiftType, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = lexNumber()
            add(number.kind, from: start, flags: number.flags)
        case UInt8(ascii: "\""):
            add(.string, from: start, flags: lexString())
        case UInt8(ascii: "`"):
            add(.identifier, from: start, flags: lexQuotedName())
        case UInt8(ascii: "@") where beginsConformance:
            position += 1
            skipName()
            add(.attribute, from: start)
        case UInt8(ascii: "@") where beginsAttribute:
            add(.attribute, from: start, flags: lexAttribute())
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
            lexComment()
        default:
            if UnicodeText.beginsName(first) {
                lexName()
            } else if let kind = Self.punctuation(first) {
                lexPunctuation(kind)
            } else {
                lexOther()
            }
        }
        return true
    }

    private static func punctuation(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "<"): .leftAngle
        case UInt8(ascii: ">"): .rightAngle
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: "="): .equals
        case UInt8(ascii: "."): .period
        case UInt8(ascii: "?"): .question
        case UInt8(ascii: "-"): .minus
        default: nil
        }
    }

    /// The attribute at `position` belongs to the name of a protocol in the head of a declaration.
    private var beginsConformance: Bool {
        guard let last = tokens.last?.kind, last == .colon || last == .comma else { return false }
        let text = bytes[(position + 1)...]
        return text.starts(with: "unchecked".utf8) || text.starts(with: "preconcurrency".utf8)
    }

    /// A Swift expression can begin here: after `=` and `if missing`.
    private var beginsExpression: Bool {
        guard let last = tokens.last else { return false }
        if last.kind == .equals { return tokens.dropLast(2).last?.word != .typealias }
        return last.word == .missing && tokens.dropLast().last?.word == .if
    }

    /// Takes a mark, or the Swift text that an opening brace or parenthesis begins.
    private mutating func lexPunctuation(_ kind: Token.Kind) {
        let start = position
        if kind == .leftParenthesis, beginsExpression {
            let flags = lexSwift(.parenthesis)
            add(.swiftExpression, from: start, flags: flags)
        } else if kind == .leftBrace, beginsSwiftMember || beginsObservers {
            let flags = lexSwift(.brace)
            add(.swiftSource, from: start, flags: flags)
        } else {
            position += 1
            add(kind, from: start)
        }
    }

    /// The last token is the word `swift`, in a position where it isn't a name.
    private var beginsSwiftMember: Bool {
        guard let last = tokens.last, last.word == .swift else { return false }
        guard let before = tokens.dropLast().last else { return true }
        switch before.kind {
        case .colon, .comma, .period: return false
        default: break
        }
        switch before.word {
        case .class, .else, .enum, .external, .from, .import, .struct, .via: return false
        default: return true
        }
    }

    /// The brace at `position` is followed by the first observer of a field.
    private var beginsObservers: Bool {
        guard let last = tokens.last?.kind, last != .comma, last != .leftBrace else { return false }
        let text = bytes[(position + 1)...].drop { " \t\r\n".utf8.contains($0) }
        return ["didSet", "willSet"].contains { word in
            guard text.starts(with: word.utf8) else { return false }
            let rest = text.dropFirst(word.utf8.count).drop { " \t\r\n".utf8.contains($0) }
            return rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "(")
        }
    }

    private mutating func lexName() {
        let start = position
        skipName()
        let spelled = SpelledWord.spelled(by: bytes[start..<position])
        let flags: Token.Flags = spelled.isSwiftKeyword ? .isSwiftKeyword : []
        add(.identifier, from: start, word: spelled.word, flags: flags)
    }

    /// Takes a name that does not begin with an ASCII letter, or what has no meaning.
    private mutating func lexOther() {
        let start = position
        if let (scalar, length) = UnicodeText.scalar(in: bytes, at: start), UnicodeText.beginsName(scalar) {
            position += length
            skipName()
            add(.identifier, from: start)
        } else {
            lexMeaningless()
            add(.invalid, from: start)
        }
    }

    // MARK: Comments

    private mutating func lexComment() {
        let start = position
        var kind = Token.Kind.comment
        var flags: Token.Flags = isAtLineStart ? .startsLine : []
        if byte(1) == UInt8(ascii: "/") {
            // Four slashes draw a line; they document nothing.
            if byte(2) == UInt8(ascii: "/"), byte(3) != UInt8(ascii: "/") { kind = .documentation }
            skipLine()
        } else if !skipBlockComment() {
            flags.insert(.isMalformed)
            isEndSwallowed = true
            report(
                .unterminatedComment, "this comment is not closed", at: range(start, start + 2),
                fix: "close it with '*/'")
        }
        comments.append(Token(kind: kind, start: start, end: position, flags: flags))
    }

    /// Moves past a comment and the comments in it; `false` if it is not closed.
    private mutating func skipBlockComment() -> Bool {
        let start = position
        var scanner = SwiftTextScanner(bytes: bytes, position: position, limit: bytes.count, closing: .brace)
        let isClosed = scanner.scanComment()
        position = scanner.position
        // A token after a comment of several lines starts a line.
        if bytes[start..<position].contains(where: Self.isLineBreak) { isAtLineStart = true }
        return isClosed
    }
}
