// Error recovery: recognises the start of members and declarations, and skips to it.

extension Parser {
    /// The words that a line of a body may begin with.
    static let fieldWords: [Word] = [
        .let, .var, .weak, .transient, .retired, .waived, .public, .package, .internal,
    ]

    static let declarationWords: [Word] = [
        .class, .struct, .enum, .bits, .extend, .final, .open, .public, .package, .internal, .import, .access,
        .typealias, .writes, .lenient, .archived, .external, .retired,
    ]

    /// A member starts here: with a keyword of Swift, which can't be a name, or with a word at the start of a line.
    var isAtMemberStart: Bool {
        switch word {
        case .let, .var, .case: true
        case .swift: next.kind == .swiftSource
        case .fallback: next.word == .case
        case .unknown: next.kind == .period || isBeforeOwnUnknownCase
        case .retired: next.kind == .string || current.startsLine
        case .waived: isAtWaiver && (current.startsLine || next.kind == .identifier && !next.startsLine)
        // `required init`, as in Swift.
        case .required: current.startsLine && next.kind == .identifier && !next.startsLine && next.word == nil
        case .public, .package, .internal, .open, .transient, .unowned, .weak:
            current.startsLine || next.kind == .identifier || next.kind == .leftParenthesis
        case .private, .fileprivate: current.startsLine || next.kind == .leftParenthesis
        case .class, .struct, .enum, .typealias: current.startsLine
        case .bits: current.startsLine && next.kind == .identifier && !next.startsLine
        case nil where at(.attribute): true
        case nil: current.startsLine && at(.identifier) && SwiftOnlyWords.members.contains(currentText)
        default: false
        }
    }

    /// The next tokens are `name (`, as after `unknown`.
    private var isBeforeOwnUnknownCase: Bool {
        guard next.kind == .identifier, !next.startsLine else { return false }
        var rest = self
        rest.advance()
        return rest.next.kind == .leftParenthesis
    }

    /// A declaration without indentation starts here: inside a body, the closing brace is missing.
    var isAtDeclarationAtMargin: Bool { isAtMargin && isAtDeclaration }

    /// A line begins here with the words of a declaration, or with attributes before them.
    private var isAtDeclaration: Bool {
        guard current.startsLine else { return false }
        var rest = self
        // More attributes than any declaration has are skipped one by one.
        for _ in 0..<8 where rest.at(.attribute) { rest.advance() }
        return rest.isAtDeclarationWord
    }

    /// `retired class` and the like, which aren't members.
    var isAtRetiredType: Bool { at(.retired) && [.class, .struct, .enum].contains(next.word) }

    private var isAtDeclarationWord: Bool {
        switch word {
        case .class, .struct, .enum, .bits, .extend, .final, .import, .access, .typealias:
            return next.kind == .identifier
        case .archived: return isAtArchivedPrefix
        case .retired: return isAtRetiredType
        case .external: return [.class, .struct, .enum, .protocol].contains(next.word)
        case .open, .public, .package, .internal:
            switch next.word {
            case .class, .struct, .enum, .bits, .extend, .final, .open, .import, .typealias, .external: return true
            default: return false
            }
        default: return false
        }
    }

    /// `archived as prefix`, which is not the clause of a head.
    private var isAtArchivedPrefix: Bool {
        guard at(.archived), next.word == .as else { return false }
        var rest = self
        rest.advance()
        return rest.next.word == .prefix
    }

    /// The member before the current token has ended.
    var isAtMemberEnd: Bool {
        isAtEnd || at(.rightBrace) || isAtMemberStart || isAtDeclarationAtMargin
    }

    /// Skips the rest of a member.
    mutating func skipMember() {
        skip { $0.isAtMemberEnd || $0.isAtMisspelledMember }
    }

    /// A line begins here with two names: most likely a member of which the first word is misspelled.
    private var isAtMisspelledMember: Bool {
        current.startsLine && at(.identifier) && word == nil && next.kind == .identifier && !next.startsLine
    }

    /// Reports a token that doesn't start a member; `true` if a word was only misspelled.
    ///
    /// - Parameters:
    ///   - words: The words that a member starts with.
    ///   - refusal: What is wrong with the token, if that is known.
    mutating func recoverMember(among words: [Word], refusal: Diagnostic?) -> Bool {
        if let refusal {
            reportMissing(refusal)
        } else if at(.identifier), SwiftOnlyWords.members.contains(currentText) {
            skipSwiftMember()
            return false
        } else if !at(.identifier) {
            reportMissing(.misplaced(currentText, at: currentRange))
        } else if repairWord(among: words, as: "member") {
            return true
        }
        passOverMember()
        return false
    }

    /// Skips the current token and the rest of the member.
    mutating func passOverMember() {
        passOverOne()
        skipMember()
    }

    /// Reports a member that only Swift has, and skips it with its body.
    private mutating func skipSwiftMember() {
        reportMissing(.swiftMember(currentText, at: currentRange))
        passOverOne()
        skipToBrace()
        if at(.leftBrace) { skipBraces() }
        skipMember()
    }

    /// Reports `<T>` after a declaration's name, and skips it.
    mutating func refuseTypeParameters(of owner: String) {
        guard at(.leftAngle), !current.startsLine else { return }
        let start = current
        advance()
        skip(throughClosing: .rightAngle, of: .leftAngle) { $0.current.startsLine || $0.at(.leftBrace) || $0.isAtEnd }
        reportMissing(
            .genericDeclaration, "\(owner) in a schema can't have type parameters", at: range(from: start),
            fix: .remove(range(from: start)))
        notePassedOver(from: start)
    }

    /// Skips everything through the bracket that closes the one before.
    ///
    /// - Parameter isEnd: The bracket is missing here.
    mutating func skip(
        throughClosing closing: Token.Kind..., of opening: Token.Kind..., until isEnd: (Parser) -> Bool
    ) {
        let start = current
        var depth = 1
        while depth > 0, !isEnd(self) {
            if opening.contains(current.kind) { depth += 1 }
            if closing.contains(current.kind) { depth -= 1 }
            advance()
        }
        notePassedOver(from: start)
    }

    /// Skips the rest of a clause.
    mutating func skip(toClause words: [Word]) {
        skip { $0.isAtMemberEnd || $0.word.map(words.contains) ?? false }
    }

    /// Skips the rest of a declaration, or over anything between declarations.
    mutating func skipDeclaration() {
        skip { $0.isAtDeclaration || $0.current.startsLine && $0.isAtWaiver }
    }

    /// Skips tokens, and over whole blocks in braces, until parsing can continue.
    mutating func skip(until isEnd: (Parser) -> Bool) {
        let start = current
        while !isAtEnd, !isEnd(self) {
            if at(.leftBrace) { skipBraces() } else { advance() }
        }
        notePassedOver(from: start)
    }

    /// Skips the rest of a line, up to a brace.
    private mutating func skipToBrace() {
        skip { $0.current.startsLine || $0.at(.leftBrace) || $0.at(.rightBrace) }
    }

    /// Skips an opening brace and everything through its closing one.
    mutating func skipBraces() {
        let start = current
        var depth = 0
        repeat {
            if at(.leftBrace) { depth += 1 }
            if at(.rightBrace) { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd && !isAtDeclarationAtMargin
        notePassedOver(from: start)
    }

    // MARK: Bodies

    /// `"{" { member } "}"`
    ///
    /// - Parameter owner: Whose body it is, as messages call it.
    mutating func body(of owner: String, member: (inout Parser) -> Void) {
        guard let opening = openBody(of: owner) else { return }
        lastSwift = -1
        while !isAtEnd, !at(.rightBrace), !isAtDeclarationAtMargin {
            let start = position
            mark { $0.startsStatement = true }
            member(&self)
            ensureProgress(since: start)
        }
        if consume(if: .rightBrace) { return }
        if let unclosed = unclosedSwift {
            report(.unterminatedSwift(at: unclosed.opening, edit: unclosed.edit))
        } else {
            reportMissing(
                .missingClosingBrace, "the '}' that closes \(owner) is missing", at: pointAfterPrevious,
                notes: [Diagnostic.Note("opened here", at: opening)],
                fix: .insert("}", at: pointAfterPrevious))
        }
    }

    /// Takes the opening brace; if it is missing, what follows may still be the body.
    private mutating func openBody(of owner: String) -> SourceRange? {
        let opening = currentRange
        if consume(if: .leftBrace) { return opening }
        reportMissing(.missingPunctuation("{", before: "the body of \(owner)", at: pointAfterPrevious))
        skipToBrace()
        if consume(if: .leftBrace) { return opening }
        guard !isAtDeclarationAtMargin, isAtMemberStart else { return nil }
        return pointAfterPrevious
    }

    /// Reports what is left when a member's clauses have been read, if anything is.
    ///
    /// - Returns: There may be more clauses.
    mutating func recoverClause(after clauses: [Word], members: [Word]) -> Bool {
        if isAtMemberEnd { return false }
        switch current.kind {
        case .identifier:
            if current.startsLine {
                // The line is a misspelled clause, or else the next member, which is parsed elsewhere.
                let nearest = nearestWord(among: clauses + members)
                guard let nearest, clauses.contains(where: { $0.rawValue == nearest }) else { return false }
            }
            if repairWord(among: clauses, as: "clause") { return true }
        case .comma: reportMissing(.strayComma(at: currentRange))
        case .leftBrace:
            reportMissing(
                .bodyOfField, "a member of a schema can't have a body", at: currentRange,
                fix: .writeInSwift)
        case .string:
            reportMissing(
                .stringWithoutWord, "the word before this string is missing", at: currentRange,
                fix: .write("key \(currentText)", replacing: currentRange))
        default: reportMissing(.misplaced(currentText, at: currentRange))
        }
        passOverOne()
        skip(toClause: clauses)
        return true
    }

    /// The word that the current token was most likely meant to be.
    func nearestWord(among candidates: [Word]) -> String? {
        let meant = Self.wordsOfOthers[currentText]?.first(where: candidates.contains)
        return meant?.rawValue ?? EditDistance.closest(to: currentText, among: candidates.lazy.map(\.rawValue))
    }

    /// The names that other formats use for a former key or name.
    private static let wordsOfOthers: [String: [Word]] = [
        "formerKey": [.fallback], "formerName": [.formerly, .fallback], "oldKey": [.fallback],
        "oldName": [.formerly, .fallback], "rename": [.fallback, .formerly],
        "was": [.fallback, .formerly],
    ]

    /// Skips the current token, or a brace and everything through its closing one, with the lexer's messages.
    mutating func passOverOne() {
        if at(.leftBrace) { return skipBraces() }
        let start = current
        advance()
        notePassedOver(from: start)
    }
}
