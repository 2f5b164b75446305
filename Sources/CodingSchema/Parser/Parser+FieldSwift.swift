// What declarations and fields have as in Swift: attributes, the level of the setter, observers.

extension Parser {
    /// `attribute = "@" dotted [ "(" Swift text with balanced parentheses ")" ]`, which the lexer takes as a whole.
    mutating func takesAttribute(_ words: inout FieldModifiers) -> Bool {
        guard at(.attribute) else { return false }
        if let word = words.first { report(.wordOutOfOrder(currentText, before: word.text, at: currentRange)) }
        words.attributes.append(Located(currentText, at: currentRange))
        advance()
        words.attributeEnds.append(position)
        return true
    }

    /// `{ attribute }` before a declaration.
    mutating func attributes() -> [Located<String>] {
        var attributes: [Located<String>] = []
        while at(.attribute) {
            attributes.append(Located(currentText, at: currentRange))
            advance()
            // In the canonical layout, each attribute is on a line of its own.
            mark { $0.startsStatement = true }
        }
        return attributes
    }

    /// `setter = ( "private" | "fileprivate" | "internal" | "package" ) "(" "set" ")"`
    ///
    /// - Returns: There was one, or something with parentheses that was meant to be one.
    mutating func parseSetter(_ words: inout FieldModifiers) -> Bool {
        let isLevel = levelWord != nil || at(.open) || SwiftOnlyWords.levels.contains(currentText)
        guard isLevel, next.kind == .leftParenthesis, !next.startsLine else { return false }
        let start = current
        let level = AccessLevel(rawValue: currentText)
        advance()
        advance()
        let isSetter = currentText == "set" && next.kind == .rightParenthesis
        if isSetter { advance() }
        while !at(.rightParenthesis), !isAtEnd, !current.startsLine, !at(.leftBrace) { advance() }
        _ = consume(if: .rightParenthesis)
        let range = range(from: start)
        guard let level, level < .public, isSetter else {
            report(
                .setterLevel,
                "only 'private(set)', 'fileprivate(set)', 'internal(set)' and 'package(set)' restrict a setter",
                at: range,
                fix: .remove(range))
            notePassedOver(from: start)
            return true
        }
        if let first = words.setter {
            report(.duplicateWord(range.text, at: range, first: first.range, isAlone: true))
        } else if let later = words.transient ?? words.weak {
            report(.wordOutOfOrder(range.text, before: later.text, at: range))
        }
        words.setter = words.setter ?? Located(level, at: range)
        return true
    }

    /// `private` and `fileprivate`, which only transient fields can be.
    var privateLevel: AccessLevel? { at(.private) ? .private : at(.fileprivate) ? .fileprivate : nil }

    /// `swiftType`, which the lexer takes as a whole.
    mutating func swiftType() -> TypeSyntax {
        let type = TypeSyntax(.swift(currentText), at: currentRange)
        advance()
        return type
    }

    /// `observers = "{" observer [ observer ] "}"`, which the lexer takes as a whole.
    mutating func observers() -> Located<String> {
        // Clauses change their order in the canonical layout; the observers remain the last.
        mark { $0.clauseRank = FieldClause.allCases.count }
        let observers = Located(currentText, at: currentRange)
        advance()
        return observers
    }
}
