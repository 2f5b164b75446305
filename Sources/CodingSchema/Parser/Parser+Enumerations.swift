// The members of enums: cases and their payloads.

extension Parser {
    private static let enumerationWords: [Word] = [.case, .fallback, .retired, .waived, .unknown]
    private static let caseClauseWords: [Word] = [.key, .formerly, .since, .also]

    /// `case | retired | waiver | unknown`
    mutating func enumerationMember(into declaration: inout DeclarationSyntax) {
        let documentation = documentation()
        let start = current
        repeat {
            switch word {
            case .case:
                cases(documentation, into: &declaration)
                return
            case .fallback where next.word == .case:
                let fallback = currentRange
                advance()
                cases(after: fallback, documentation, into: &declaration)
                return
            case .retired:
                if let retired = retired() { declaration.retired.append(retired) }
            case .waived where isAtWaiver:
                if let waiver = waiver(beforeMembers: Self.enumerationWords) { declaration.waivers.append(waiver) }
            case .unknown:
                unknown(into: &declaration)
                return
            default: continue
            }
            refuseAfterUnknown(list.range(of: start), in: declaration)
            return
        } while readsEnumerationMember()
    }

    /// `"unknown" ( "." name | name "(" "rawValue" ")" )`
    private mutating func unknown(into declaration: inout DeclarationSyntax) {
        let range = currentRange
        advance()
        guard let unknown = isAtOwnUnknownCase ? ownUnknownCase() : replacingCase() else { return skipMember() }
        if let first = declaration.unknown {
            report(.duplicateWord("unknown", at: range, first: first.range))
        } else {
            declaration.unknown = unknown
        }
        while recoverClause(after: [], members: Self.enumerationWords) {}
    }

    private var isAtOwnUnknownCase: Bool {
        at(.identifier) && next.kind == .leftParenthesis && !current.startsLine && !next.startsLine
    }

    private mutating func replacingCase() -> UnknownCaseSyntax? {
        caseName().map { UnknownCaseSyntax(name: $0, keepsRawValue: false) }
    }

    private mutating func ownUnknownCase() -> UnknownCaseSyntax? {
        guard let name = name(of: "case") else { return nil }
        let opening = currentRange
        advance()
        guard expect(.rawValue) else { return nil }
        expectClosingParenthesis(of: opening)
        return UnknownCaseSyntax(name: name, keepsRawValue: true)
    }

    private mutating func expectClosingParenthesis(of opening: SourceRange) {
        guard !consume(if: .rightParenthesis) else { return }
        reportMissing(
            .missingClosingParenthesis, "')' is missing", at: pointAfterPrevious,
            notes: [Diagnostic.Note("opened here", at: opening)], fix: .insert(")", at: pointAfterPrevious))
    }

    /// Reports a token that doesn't start a member of an enum; `true` if a word was only misspelled.
    private mutating func readsEnumerationMember() -> Bool {
        if at(.swift), next.kind == .swiftSource {
            report(.swiftOutsideClass(at: currentRange))
            advance()
            passOverMember()
            return false
        }
        let isFieldWord = word.map { Self.fieldWords.contains($0) && $0 != .retired && $0 != .waived } ?? false
        let refusal = isFieldWord ? Diagnostic.fieldInEnumeration(currentText, at: currentRange) : nil
        return recoverMember(among: Self.enumerationWords, refusal: refusal)
    }

    private mutating func refuseAfterUnknown(_ range: SourceRange, in declaration: DeclarationSyntax) {
        guard let unknown = declaration.unknown else { return }
        report(
            .memberAfterUnknown, "'unknown' must be the last member of an enum", at: range,
            notes: [Diagnostic.Note("'unknown' is here", at: unknown.range)],
            fix: "move it above 'unknown'")
    }

    // MARK: Cases

    /// Takes a case, and those that follow it after commas as in Swift, which are reported.
    private mutating func cases(
        after fallback: SourceRange? = nil, _ documentation: [String], into declaration: inout DeclarationSyntax
    ) {
        refuseAfterUnknown(currentRange, in: declaration)
        var word = fallback
        repeat {
            advance()
            let messageCount = diagnostics.count
            guard var element = `case`() else { return skipMember() }
            element.isFallback = fallback != nil
            element.fallback = word
            word = nil
            element.documentation = documentation
            declaration.cases.append(element)
            guard at(.comma), next.kind == .identifier else { return }
            // After an error, a comma may belong to a payload without its parenthesis.
            guard diagnostics.count == messageCount else { return skipMember() }
            reportMissing(.severalNames(after: "case", at: currentRange))
        } while true
    }

    /// ```
    /// case = [ "fallback" ] "case" name [ payload ] [ "=" value ] [ "key" string ]
    ///        [ "formerly" value { "," value } ] [ "since" integer [ "else" "." name ] ]
    ///        [ "also" name "via" reference ]
    /// ```
    private mutating func `case`() -> CaseSyntax? {
        let first = current
        guard let name = name(of: "case") else { return nil }
        var element = CaseSyntax(name: name, head: name.range)
        if at(.leftParenthesis), !current.startsLine {
            element.payload = payload()
            element.head = range(from: first)
        }
        if consume(if: .equals) { element.rawValue = value() }
        var lastClause = -1
        while true {
            let start = position
            if let word, let rank = Self.caseClauseWords.firstIndex(of: word) {
                if rank == lastClause {
                    report(.duplicateWord(word.rawValue, at: currentRange))
                } else if rank < lastClause {
                    let later = Self.caseClauseWords[lastClause].rawValue
                    report(.wordOutOfOrder(word.rawValue, before: later, at: currentRange))
                }
                lastClause = max(lastClause, rank)
                mark { $0.clauseRank = rank }
                let first = current
                advance()
                if !caseClause(beginningWith: word, first, of: &element) { skip(toClause: Self.caseClauseWords) }
            } else if at(.comma), next.kind == .identifier, !next.startsLine {
                return element
            } else if recoverClause(after: Self.caseClauseWords, members: Self.enumerationWords) {
                continue
            } else {
                return element
            }
            ensureProgress(since: start)
        }
    }

    /// Takes a clause of a case; `false` if it can't be read.
    private mutating func caseClause(
        beginningWith word: Word, _ first: Token, of element: inout CaseSyntax
    ) -> Bool {
        switch word {
        case .key:
            guard let key = string(after: "key", removedFrom: first) else { return false }
            element.key = element.key ?? key
        case .formerly:
            var values: [ValueSyntax] = []
            repeat {
                guard let value = value(after: "formerly") else { return false }
                values.append(value)
            } while consume(if: .comma)
            if element.formerly.isEmpty { element.formerly = values }
        case .since:
            guard let since = integer(after: "since") else { return false }
            element.since = element.since ?? since
            guard consume(if: .else) else { return true }
            guard let replacement = caseName() else { return false }
            element.replacement = element.replacement ?? replacement
        default:
            guard let name = name(of: "case after 'also'"), expect(.via), let reference = reference(after: "via") else {
                return false
            }
            element.also = element.also ?? (name, reference, range(from: first))
        }
        return true
    }

    // MARK: Payloads

    /// ```
    /// payload = "(" ( type | name ":" type [ "key" string ] { "," name ":" type [ "key" string ] } ) ")"
    /// ```
    private mutating func payload() -> [PayloadElementSyntax] {
        let opening = currentRange
        advance()
        var elements: [PayloadElementSyntax] = []
        if at(.rightParenthesis) {
            reportMissing(.missingType(of: "payload", at: currentRange))
        }
        while !at(.rightParenthesis), !isAtMemberEnd, !at(.leftBrace) {
            let start = position
            let element = payloadElement(number: elements.count + 1)
            elements.append(element)
            if element.type.isMissing, !at(.comma), !at(.rightParenthesis) {
                // If the type's parentheses were mistaken for the payload's, there are no others.
                skip {
                    $0.at(.rightParenthesis) || $0.isAtMemberEnd || $0.word.map(Self.caseClauseWords.contains) ?? false
                }
                _ = consume(if: .rightParenthesis)
                return elements
            }
            if !at(.comma), !at(.rightParenthesis), !isAtMemberEnd { skipPayloadElement() }
            if at(.comma) {
                let comma = currentRange
                advance()
                if at(.rightParenthesis) { reportMissing(.strayComma(at: comma)) }
            }
            ensureProgress(since: start)
        }
        expectClosingParenthesis(of: opening)
        return elements
    }

    private mutating func payloadElement(number: Int) -> PayloadElementSyntax {
        var label: Located<String>?
        if at(.identifier), next.kind == .colon {
            label = name(of: "payload's value")
            advance()
        }
        let typeStart = current
        let type = type(of: "payload")
        if label == nil, number > 1 || at(.comma) {
            reportMissing(.payloadWithoutName(at: range(from: typeStart), number: number))
        }
        var key: Located<String>?
        if at(.key), label != nil || !type.isMissing {
            if label == nil, number == 1 {
                reportMissing(
                    .keyOfOnlyValue, "the key of a case's only value is written after the parentheses",
                    at: currentRange, fix: "move it after the ')'")
            }
            let word = current
            advance()
            key = string(after: "key", removedFrom: word)
        }
        return PayloadElementSyntax(label: label, type: type, key: label == nil ? nil : key)
    }

    /// Reports what follows a payload's value, and skips it.
    private mutating func skipPayloadElement() {
        if case .leftBrace = current.kind { return }
        let misplaced = Diagnostic.misplaced(currentText, at: currentRange)
        // At the start of a line, the token may follow a missing closing parenthesis, which is then the actual error.
        let startsLine = current.startsLine
        if !startsLine { reportMissing(misplaced) }
        skip { $0.at(.comma) || $0.at(.rightParenthesis) || $0.isAtMemberEnd || $0.at(.leftBrace) }
        if startsLine, at(.comma) || at(.rightParenthesis) { report(misplaced) }
    }
}
