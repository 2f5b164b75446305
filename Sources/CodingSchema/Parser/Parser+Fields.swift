// Fields and their clauses.

extension Parser {
    /// `[ level ] [ "transient" ] [ "weak" ]`
    mutating func fieldModifiers(_ words: inout FieldModifiers) {
        while true {
            if refusesSetterLevel() { continue }
            let range = currentRange
            let text = word?.rawValue ?? ""
            if let level = levelWord {
                if let first = words.access {
                    report(.doubledWord(text, at: range, first: first.range, isAlone: true))
                } else if let later = words.transient ?? words.weak {
                    report(.wordOutOfOrder(text, before: later.text, at: range))
                }
                words.access = words.access ?? Located(level, at: range)
            } else if at(.open) {
                report(.openField(at: range))
                words.access = words.access ?? Located(.public, at: range)
            } else if at(.transient) {
                if words.transient != nil {
                    report(.doubledWord(text, at: range, isAlone: true))
                } else if words.weak != nil {
                    report(.wordOutOfOrder(text, before: "weak", at: range))
                }
                words.transient = range
            } else if at(.weak) {
                if words.weak != nil { report(.doubledWord(text, at: range, isAlone: true)) }
                words.weak = range
            } else {
                return
            }
            advance()
        }
    }

    /// Reports `private(set)`, and skips it.
    private mutating func refusesSetterLevel() -> Bool {
        guard levelWord != nil || SwiftOnlyWords.levels.contains(currentText) else { return false }
        guard next.kind == .leftParenthesis, !next.startsLine else { return false }
        let start = current
        while !isAtEnd, !next.startsLine, !at(.rightParenthesis), next.kind != .leftBrace { advance() }
        _ = consume(if: .rightParenthesis)
        report(.setterLevel(at: range(from: start)))
        notePassedOver(from: start)
        return true
    }

    /// Reports words that are only allowed before fields.
    mutating func refuseModifiers(_ words: FieldModifiers, before owner: String) {
        guard let range = words.access?.range ?? words.transient ?? words.weak else { return }
        report(.fieldWord(range.text, before: owner, at: range))
    }

    /// ```
    /// field = [ level ] [ "transient" ] [ "weak" ] ( "let" | "var" ) name ":" type [ conversion ] [ "=" value ]
    ///         { fieldClause }
    /// ```
    mutating func field(_ words: FieldModifiers, _ documentation: [String]) -> FieldSyntax? {
        var words = words
        if at(.let) {
            if let word = words.weak ?? words.transient {
                report(.constantThatChanges(word.text, at: currentRange))
            } else {
                words.isConstant = true
            }
        }
        let introducer = currentText
        advance()
        while at(.weak) || at(.transient), next.kind == .identifier, !next.startsLine {
            report(.wordOutOfOrder(currentText, before: introducer, at: currentRange))
            if at(.weak) { words.weak = words.weak ?? currentRange }
            if at(.transient) { words.transient = words.transient ?? currentRange }
            words.isConstant = false
            advance()
        }
        return fieldFromName(words, documentation)
    }

    /// The field from its name on.
    mutating func fieldFromName(_ words: FieldModifiers, _ documentation: [String]) -> FieldSyntax? {
        guard let name = name(of: "field") else {
            skipMember()
            return nil
        }
        if at(.comma), next.kind == .identifier {
            refuseSeveralNames(words)
            return nil
        }
        var field = FieldSyntax(name: name, type: fieldType())
        field.documentation = documentation
        field.access = words.access
        field.isTransient = words.transient != nil
        field.isWeak = words.weak != nil
        field.isConstant = words.isConstant
        if at(.as) { readConversion(of: &field) }
        if consume(if: .equals) { field.value = value() }
        fieldClauses(of: &field, after: words)
        return field
    }

    /// Reports a comma between fields, as in Swift, and skips the rest.
    private mutating func refuseSeveralNames(_ words: FieldModifiers) {
        reportMissing(.severalNames(after: words.isConstant ? "let" : "var", at: currentRange))
        passOverOne()
        skipMember()
    }

    /// A comma, a name and a colon: the next field, as in Swift.
    private var isBeforeNextName: Bool {
        guard at(.comma), next.kind == .identifier, !(next.word.map(FieldClause.firstWords.contains) ?? false) else {
            return false
        }
        var rest = self
        rest.advance()
        return rest.next.kind == .colon
    }

    /// `":" type`
    private mutating func fieldType() -> TypeSyntax {
        if consume(if: .colon) { return type(of: "field") }
        let isAtClause = word.map(FieldClause.firstWords.contains) ?? false
        switch current.kind {
        case .identifier where !current.startsLine && !isAtClause, .leftBracket, .leftParenthesis:
            reportMissing(.missingPunctuation(":", before: "the field's type", at: pointAfterPrevious))
            return type(of: "field")
        default:
            reportMissing(.missingType(of: "field", at: pointAfterPrevious))
            return TypeSyntax(.missing, at: pointAfterPrevious)
        }
    }

    // MARK: Clauses

    private static let firstUnorderedRank = FieldClause.allCases.prefix { $0 != .also }.count + 1

    /// `{ fieldClause }`
    private mutating func fieldClauses(of field: inout FieldSyntax, after words: FieldModifiers) {
        while true {
            let start = position
            if let word, let rank = FieldClause.firstWords.firstIndex(of: word), !isAtMemberStart {
                // The clauses after `also` keep their order.
                mark { $0.clauseRank = min(rank, Self.firstUnorderedRank) }
                if let clause = fieldClause(rank: rank) {
                    field.clauses.append(clause)
                } else {
                    skip(toClause: FieldClause.firstWords)
                }
            } else if at(.equals) {
                reportMissing(.misplacedDefault(first: field.value?.range, at: currentRange))
                advance()
                let value = value()
                field.value = field.value ?? value
            } else if at(.as) {
                reportMissing(.misplacedConversion(at: currentRange))
                readConversion(of: &field)
            } else if isBeforeNextName {
                return refuseSeveralNames(words)
            } else if readsOn(after: FieldClause.firstWords, members: Self.fieldWords) {
                continue
            } else {
                return
            }
            ensureProgress(since: start)
        }
    }

    /// ```
    /// fieldClause = "key" string | "fallback" keys | "also" keys [ "as" "of" integer ] [ "until" integer ]
    ///             | "since" integer | "until" integer | "treats" "nil" "as" "missing" | "writes" "nil"
    ///             | "conditional" | "joined" | "rebuilt" "via" reference
    /// ```
    private mutating func fieldClause(rank: Int) -> ClauseSyntax<FieldClause>? {
        let start = current
        guard var clause: ClauseSyntax<FieldClause> = clause(rank: rank) else { return nil }
        guard clause.kind == .also else { return clause }
        if consume(if: .as) {
            let isComplete = expect(.of)
            guard isComplete || at(.integer), let number = integer(after: "as of") else { return nil }
            clause.number = number
        }
        if consume(if: .until) {
            guard let number = integer(after: "until") else { return nil }
            clause.until = number
        }
        clause.range = range(from: start)
        return clause
    }
}

/// The words before a field's `let` or `var`.
struct FieldModifiers {
    var access: Located<AccessLevel>?
    var transient: SourceRange?
    var weak: SourceRange?
    var isConstant = false

    var isEmpty: Bool { access == nil && transient == nil && weak == nil }
}
