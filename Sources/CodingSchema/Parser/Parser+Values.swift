// Values: defaults, raw values, the constants of retired keys.

extension Parser {
    /// ```
    /// value = literal | "." name | "[" … "]" | "nil" | "via" reference | "(" swift expression ")"
    /// ```
    mutating func value(after owner: String = "=") -> ValueSyntax? {
        let start = current
        guard let kind = valueKind(after: owner) else { return nil }
        // An operator, a call or a subscript after the value makes it an expression.
        if isInsideOfExpression {
            skipBareExpression(from: start)
            return nil
        }
        return ValueSyntax(kind, at: range(from: start))
    }

    private mutating func valueKind(after owner: String) -> ValueSyntax.Kind? {
        let token = current
        switch token.kind {
        case .integer, .real: return number()
        case .minus where next.kind == .integer || next.kind == .real: return number()
        case .minus where next.kind == .identifier:
            skipBareExpression(from: token)
            return nil
        case .string:
            advance()
            return .string(stringValue(of: token))
        case .swiftExpression: return expression(after: owner)
        case .period:
            guard next.kind == .identifier else { break }
            advance()
            return memberName(of: "case").map { .enumerationCase($0.value) }
        case .leftBracket:
            let start = self
            if let literal = collectionLiteral(depth: 1) { return literal }
            self = start
            skipBareExpression(from: token)
            return nil
        case .identifier where !token.startsLine || !isAtMemberEnd: return wordValue(after: owner)
        default: break
        }
        reportMissing(.missingValue(after: owner, at: rangeOfMissing))
        return nil
    }

    /// A number and the sign before it.
    private mutating func number() -> ValueSyntax.Kind? {
        let sign = consume(if: .minus) ? "-" : ""
        let token = current
        advance()
        if token.flags.contains(.isMalformed) { return nil }
        let text = sign + list.text(of: token)
        return token.kind == .integer ? .integer(text) : .real(text)
    }

    /// `"(" swift expression ")"`
    private mutating func expression(after owner: String) -> ValueSyntax.Kind? {
        let token = current
        advance()
        let start = token.start + 1
        let end = max(start, token.flags.contains(.isMalformed) ? token.end : token.end - 1)
        let text = SourceRange(file: list.file, lowerBound: start, upperBound: end).text
        if text.allSatisfy(\.isWhitespace) {
            report(
                .emptyExpression, "the parentheses contain no expression", at: list.range(of: token),
                fix: "write one between them, or remove '\(owner) ()'")
            return nil
        }
        return .expression(text)
    }

    /// `"[" [ element { "," element } ] "]"` or `"[" ( ":" | entry { "," entry } ) "]"`, whose values are literals; `nil` if
    /// something else is here, which is not reported.
    private mutating func collectionLiteral(depth: Int) -> ValueSyntax.Kind? {
        guard depth <= Self.deepestType else { return nil }
        advance()
        if consume(if: .rightBracket) { return .array([]) }
        if consume(if: .colon) { return consume(if: .rightBracket) ? .dictionary([]) : nil }
        var elements: [ValueSyntax] = []
        var entries: [ValueSyntax.DictionaryEntry] = []
        var comma = currentRange
        repeat {
            if at(.rightBracket) {
                report(.strayComma(at: comma))
                break
            }
            guard let first = element(depth: depth) else { return nil }
            if elements.isEmpty, consume(if: .colon) {
                guard let value = element(depth: depth) else { return nil }
                entries.append(ValueSyntax.DictionaryEntry(key: first, value: value))
            } else if entries.isEmpty {
                elements.append(first)
            } else {
                return nil
            }
            comma = currentRange
        } while consume(if: .comma)
        guard consume(if: .rightBracket) else { return nil }
        return entries.isEmpty ? .array(elements) : .dictionary(entries)
    }

    /// A literal in a collection.
    private mutating func element(depth: Int) -> ValueSyntax? {
        let start = current
        let isCollection = start.kind == .leftBracket
        guard let kind = isCollection ? collectionLiteral(depth: depth + 1) : valueKind(after: "["), kind.isLiteral,
            at(.comma) || at(.colon) || at(.rightBracket)
        else { return nil }
        return ValueSyntax(kind, at: range(from: start))
    }

    /// A value that begins with a word or name.
    private mutating func wordValue(after owner: String) -> ValueSyntax.Kind? {
        let start = current
        switch word {
        case .true, .false, .nil:
            defer { advance() }
            return at(.nil) ? .nil : .boolean(at(.true))
        case .via where next.kind == .identifier && !next.startsLine:
            advance()
            return reference(after: "via").map { .via($0) }
        case .via:
            advance()
            reportMissing(.missingName(of: "function after 'via'", at: rangeOfMissing))
            return nil
        case let word? where FieldClause.firstWords.contains(word):
            reportMissing(.missingValue(after: owner, at: rangeOfMissing))
            return nil
        default:
            skipBareExpression(from: start)
            return nil
        }
    }

    // MARK: Expressions without parentheses

    private var isInsideOfExpression: Bool {
        guard !current.startsLine, !isAtEnd else { return false }
        switch current.kind {
        case .leftParenthesis, .period, .question, .minus, .leftAngle, .rightAngle, .leftBracket: return true
        default: return list.tokens[max(position - 1, 0)].kind == .invalid && isAtOperand
        }
    }

    /// Whether the token can follow an operator, which the lexer produces as an invalid token.
    private var isAtOperand: Bool {
        switch current.kind {
        case .integer, .real, .string: true
        case .identifier: word == nil
        default: false
        }
    }

    /// Reports a Swift expression without parentheses, and skips it.
    private mutating func skipBareExpression(from start: Token) {
        var depth = 0
        while !isAtEnd, !isAtDeclarationAtMargin, !at(.rightBrace) {
            if depth <= 0, current.startsLine || isAtBareExpressionEnd { break }
            if current.startsLine, isAtMemberStart { break }
            switch current.kind {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket: depth -= 1
            default: break
            }
            if at(.leftBrace) { skipBraces() } else { advance() }
        }
        let range = withOperators(range(from: start))
        if depth > 0, start.kind == .leftBracket {
            reportMissingBracket("]", opening: list.range(of: start))
        } else {
            report(.bareExpression(at: range))
        }
        notePassedOver(from: range.lowerBound)
    }

    /// The expression that was taken last, with the operators at its ends, such as the `!` of `URL(string: "x")!`: to
    /// the lexer they are invalid, and yet without them it is another expression.
    private func withOperators(_ range: SourceRange) -> SourceRange {
        func isOperator(_ token: Token) -> Bool {
            token.kind == .invalid && list.text(of: token).utf8.allSatisfy("!%&*+/^|~".utf8.contains)
        }
        var (lower, upper) = (range.lowerBound, range.upperBound)
        var behind = position
        while behind > 0, list.tokens[behind - 1].start >= upper { behind -= 1 }
        while behind < position, isOperator(list.tokens[behind]), list.tokens[behind].start == upper {
            upper = list.tokens[behind].end
            behind += 1
        }
        var before = behind
        while before > 0, list.tokens[before - 1].start >= lower { before -= 1 }
        while before > 0, isOperator(list.tokens[before - 1]), list.tokens[before - 1].end == lower {
            before -= 1
            lower = list.tokens[before].start
        }
        return SourceRange(file: list.file, lowerBound: lower, upperBound: upper)
    }

    private var isAtBareExpressionEnd: Bool {
        if at(.comma) || at(.rightBrace) || at(.rightParenthesis) || at(.rightBracket) { return true }
        if list.tokens[max(position - 1, 0)].kind == .period { return false }
        return word.map { FieldClause.firstWords.contains($0) || $0 == .let || $0 == .var || $0 == .case } ?? false
    }
}
