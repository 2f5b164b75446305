// The parser's state: position, tokens, diagnostics. The grammar is in the extensions.

/// Makes a syntax tree of a schema file.
///
/// The parser never fails: it reports what it can't read, and continues with the next clause, member or declaration.
/// Only nested types, literals and declarations are read by recursion, to a fixed depth; every loop takes a token in
/// each iteration.
package struct Parser {
    let list: TokenList

    /// The current token's index; the token is never an invalid one.
    private(set) var position = 0

    /// The end of the last token that was taken.
    private(set) var previousEnd = 0

    /// The index of the last `{ … }` after a `swift` of the current body, or -1. A number, since types are nested on
    /// the stack, where unoptimized code copies the parser several times for each of them.
    var lastSwift = -1

    /// The level that the last `access` set.
    var level = AccessLevel.internal

    /// The type aliases that were read.
    var aliases: [AliasSyntax] = []

    /// Whether a `writes nil` line came before.
    var writesNil = false

    /// Whether a `lenient` line came before.
    var isLenient = false

    /// The string that the last `archived as prefix` set.
    var archivedPrefix: Located<String>?

    /// The number of declarations around the one that is being read.
    var declarationDepth = 0

    /// The number of types around the one that is being read.
    var typeDepth = 0

    private(set) var diagnostics: [Diagnostic] = []

    /// The text that was skipped after a diagnostic; the lexer's diagnostics about it would be redundant.
    private var passedOver: [Range<Int>] = []

    /// The word that the token at a position was meant to be, according to a message.
    private var repair: (position: Int, word: Word)?
    private var commentPosition = 0

    /// The marks of all tokens if the formatter needs them, or else empty.
    var marks: [TokenMark] = []

    init(_ list: TokenList) {
        self.list = list
        passOverInvalid()
    }

    /// Makes a syntax tree of a file; the diagnostics are in the order of their ranges.
    ///
    /// - Complexity: Linear in the file's size.
    package static func parse(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
        let (list, lexerDiagnostics) = Lexer.tokenize(file)
        var parser = Parser(list)
        let tree = parser.file()
        return (tree, parser.merged(with: lexerDiagnostics))
    }

    // MARK: Tokens

    var current: Token { list.tokens[position] }

    /// The word that the current token spells, or was meant to spell.
    var word: Word? {
        if let repair, repair.position == position { return repair.word }
        return current.word
    }

    /// The token after the current one.
    var next: Token {
        var index = position
        repeat {
            index = min(index + 1, list.tokens.count - 1)
        } while list.tokens[index].kind == .invalid
        return list.tokens[index]
    }

    var isAtEnd: Bool { current.kind == .endOfFile }

    func at(_ kind: Token.Kind) -> Bool { current.kind == kind }

    func at(_ candidate: Word) -> Bool { word == candidate }

    mutating func advance() {
        guard !isAtEnd else { return }
        previousEnd = current.end
        position += 1
        passOverInvalid()
    }

    private mutating func passOverInvalid() {
        while current.kind == .invalid { position += 1 }
    }

    mutating func consume(if kind: Token.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    mutating func consume(if candidate: Word) -> Bool {
        guard at(candidate) else { return false }
        advance()
        return true
    }

    /// Takes a token if none has been taken since `start`, so that every loop ends.
    mutating func ensureProgress(since start: Int) {
        if position == start { advance() }
    }

    // MARK: Positions

    var currentText: String { list.text(of: current) }
    var currentRange: SourceRange { list.range(of: current) }

    /// The position after the last token, where something is missing.
    var pointAfterPrevious: SourceRange {
        SourceRange(file: list.file, lowerBound: previousEnd, upperBound: previousEnd)
    }

    /// The token instead of which something is missing, or the position after the last one.
    var rangeOfMissing: SourceRange {
        current.startsLine || isAtEnd ? pointAfterPrevious : currentRange
    }

    /// From a token that was taken through the last one that was.
    func range(from start: Token) -> SourceRange {
        SourceRange(file: list.file, lowerBound: start.start, upperBound: max(start.end, previousEnd))
    }

    /// The current token is the first of a line that has no indentation.
    var isAtMargin: Bool {
        guard current.startsLine else { return false }
        return current.start == 0 || Lexer.isLineBreak(list.file.bytes[current.start - 1])
    }

    // MARK: Messages

    private var hasTooMany: Bool { diagnostics.count >= Diagnostic.mostPerFile }

    mutating func report(_ diagnostic: Diagnostic) {
        guard !hasTooMany else { return }
        // Two diagnostics at one position are about one mistake.
        guard diagnostics.last?.range.lowerBound != diagnostic.range.lowerBound else { return }
        diagnostics.append(diagnostic)
    }

    mutating func report(
        _ code: Diagnostic.Code, _ message: String, at part: some SourcePart, declared: (any SourcePart)? = nil,
        first: (any SourcePart)? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        report(Diagnostic(code, message, at: part, declared: declared, first: first, notes: notes, fix: fix))
    }

    /// Reports that something is missing here, unless the lexer has already reported the cause.
    mutating func reportMissing(_ diagnostic: Diagnostic) {
        if position > 0 {
            let before = list.tokens[position - 1]
            if before.kind == .invalid || before.flags.contains(.isMalformed) { return }
        }
        if isAtEnd, list.isEndSwallowed { return }
        report(diagnostic)
    }

    mutating func reportMissing(
        _ code: Diagnostic.Code, _ message: String, at part: some SourcePart, declared: (any SourcePart)? = nil,
        first: (any SourcePart)? = nil, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
    ) {
        reportMissing(Diagnostic(code, message, at: part, declared: declared, first: first, notes: notes, fix: fix))
    }

    /// Reports a word without a meaning here. If it is probably a misspelling of another word, it is read as that word.
    ///
    /// - Returns: The word was read as another one.
    mutating func repairWord(among candidates: [Word], as role: String) -> Bool {
        // The search for near words is slow, so it is omitted for diagnostics that aren't shown.
        // A token is repaired only once.
        guard !hasTooMany, repair?.position != position else { return false }
        // A word of the language in the wrong position isn't misspelled.
        let nearest = current.word == nil ? nearestWord(among: candidates) : nil
        reportMissing(
            .unknownWord, "unknown \(role) '\(currentText)'", at: currentRange,
            fix: nearest.map { .didYouMean($0, replacing: currentRange) })
        guard let nearest, let word = Word(rawValue: nearest) else { return false }
        repair = (position, word)
        return true
    }

    /// Notes that everything from a token to the current one was skipped.
    mutating func notePassedOver(from start: Token) {
        notePassedOver(from: start.start)
    }

    /// Notes that everything from an offset to the current token was skipped.
    mutating func notePassedOver(from start: Int) {
        // What the lexer rejected at the start of the current line belongs to the next item.
        var end = position
        while end > 0, list.tokens[end - 1].kind == .invalid, !list.tokens[end].startsLine { end -= 1 }
        let offset = list.tokens[end].startsLine ? list.tokens[end].start : current.start
        if start < offset { passedOver.append(start..<offset) }
    }

    func merged(with lexerDiagnostics: [Diagnostic]) -> [Diagnostic] {
        // A skipped part can contain another one, which was noted first.
        var ranges = passedOver.sorted { $0.lowerBound < $1.lowerBound }[...]
        let kept = lexerDiagnostics.filter { diagnostic in
            let offset = diagnostic.range.lowerBound
            while let first = ranges.first, first.upperBound <= offset { ranges.removeFirst() }
            return ranges.first.map { !$0.contains(offset) } ?? true
        }
        var merged = DiagnosticOrder.sorted(kept + diagnostics, files: [list.file])
        if merged.count >= Diagnostic.mostPerFile {
            merged.removeSubrange(Diagnostic.mostPerFile...)
            merged.append(.tooManyMistakes(at: list.range(of: list.tokens[list.tokens.count - 1])))
        }
        return merged
    }

    // MARK: Documentation

    /// The lines of the `///` comment above the current token.
    ///
    /// Must be called for each member and declaration in the file's order, for the comments are gone through once.
    mutating func documentation() -> [String] {
        var block: [Token] = []
        while commentPosition < list.comments.count, list.comments[commentPosition].start < current.start {
            let comment = list.comments[commentPosition]
            commentPosition += 1
            guard comment.kind == .documentation, comment.startsLine, comment.start >= previousEnd else { continue }
            if let last = block.last, !isNextLine(comment, after: last) { block = [] }
            block.append(comment)
        }
        return block.map { comment in
            let text = list.text(of: comment).dropFirst(3)
            return String(text.first == " " ? text.dropFirst() : text)
        }
    }

    private func isNextLine(_ comment: Token, after last: Token) -> Bool {
        let between = list.file.bytes[last.end..<comment.start]
        return between.count { $0 == UInt8(ascii: "\n") } <= 1
    }
}
