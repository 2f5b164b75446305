// The members of declarations, production by production: where each part of a line ends.

extension OutlineReader {
    /// Takes a member of a declaration that begins with a word.
    mutating func member(of kind: Word?) {
        switch kind {
        case .enum: enumerationMember()
        case .bits: bitField()
        default: classMember()
        }
    }

    /// `field | retired | waiver | swift`
    private mutating func classMember() {
        switch word {
        case .retired where next.kind == .string: return retired()
        case .waived where next.kind == .identifier: return waiver()
        case .swift where next.kind == .swiftSource: return take(2)
        default: break
        }
        while word != .let, word != .var, !isAtEnd, current.kind != .rightBrace { take() }
        field()
    }

    /// `( "let" | "var" ) name ":" type [ "=" value ] { fieldClause }`
    private mutating func field() {
        take(2)
        if take(if: .colon) { type() }
        if take(if: .equals) { value() }
        while let word, let rank = ClauseOrder.rank(ofFieldClause: word) {
            beginPart(rank: rank)
            take()
            fieldClause(beginningWith: word)
        }
    }

    /// The rest of a clause.
    private mutating func fieldClause(beginningWith word: Word) {
        switch word {
        case .key, .since, .until: take()
        case .fallback: keys()
        case .also:
            keys()
            if self.word == .as { take(3) }
            if self.word == .until { take(2) }
        case .rebuilt:
            take()
            reference()
        default: break
        }
    }

    /// `"retired" strings [ ":" type "=" value ] [ "until" integer ] [ "," "still" "written" ]`
    private mutating func retired() {
        take()
        strings()
        if take(if: .colon) {
            type()
            if take(if: .equals) { value() }
        }
        if word == .until {
            beginPart(rank: 0)
            take(2)
        }
        if current.kind == .comma {
            beginPart(rank: 1, afterComma: true)
            take(2)
        }
    }

    /// `"waived" name [ "of" ( name | string ) ] "because" string`
    mutating func waiver() {
        take(2)
        if word == .of { take(2) }
        beginPart(rank: 0)
        take(2)
    }

    // MARK: Enums and bits

    /// `case | retired | waiver | "unknown" "." name`
    private mutating func enumerationMember() {
        switch word {
        case .retired: retired()
        case .waived: waiver()
        case .unknown: take(3)
        default:
            if word == .fallback { take() }
            take(2)
            if take(if: .equals) {
                value()
            } else if current.kind == .leftParenthesis {
                payload()
            }
            caseClauses()
        }
    }

    /// `[ "key" string ] [ "since" integer [ "else" "." name ] ] [ "also" name "via" reference ]`
    private mutating func caseClauses() {
        if word == .key {
            beginPart(rank: 0)
            take(2)
        }
        if word == .since {
            beginPart(rank: 1)
            take(2)
            if word == .else { take(3) }
        }
        if word == .also {
            beginPart(rank: 2)
            take(3)
            reference()
        }
    }

    /// `"(" ( type | name ":" type [ "key" string ] { "," name ":" type [ "key" string ] } ) ")"`
    private mutating func payload() {
        take()
        while !isAtEnd, current.kind != .rightParenthesis, current.kind != .rightBrace {
            if current.kind == .identifier, next.kind == .colon { take(2) }
            type()
            if word == .key { take(2) }
            _ = take(if: .comma)
        }
        take()
    }

    /// `"var" name ":" type "at" integer [ "width" integer ] | waiver`
    private mutating func bitField() {
        if word == .waived { return waiver() }
        take(3)
        type()
        if word == .at {
            beginPart(rank: 0)
            take(2)
        }
        if word == .width {
            beginPart(rank: 1)
            take(2)
        }
    }

    // MARK: Strings, types, values

    /// `string { "," string }`
    private mutating func strings() {
        take()
        while current.kind == .comma, next.kind == .string { take(2) }
    }

    /// `strings [ ":" type "via" reference ]`
    private mutating func keys() {
        strings()
        guard take(if: .colon) else { return }
        type()
        take()
        reference()
    }

    /// A type, however deep: what is between its brackets is not looked at.
    private mutating func type() {
        let start = position
        switch (word, next.kind) {
        case (.any, .identifier) where !next.startsLine: take(2)
        case (.set, .leftAngle), (.packed, .leftBracket), (.indexed, .leftBracket):
            take()
            brackets()
        case (.packed, .leftParenthesis):
            take()
            brackets()
            brackets()
        default:
            if current.kind == .identifier { take() } else { brackets() }
        }
        _ = take(if: .question)
        // A type whose name is `any` ends with its line: with a name behind it, it would be something else.
        if position == start + 1, list.tokens[start].word == .any, current.kind == .identifier { join(.line) }
    }

    /// Takes an opening bracket of any kind and everything through its closing one.
    private mutating func brackets() {
        var depth = 0
        repeat {
            switch current.kind {
            case .leftParenthesis, .leftBracket, .leftAngle: depth += 1
            case .rightParenthesis, .rightBracket, .rightAngle: depth -= 1
            default: break
            }
            take()
        } while depth > 0 && !isAtEnd
    }

    /// `literal | "." name | "[" "]" | "[" ":" "]" | "nil" | "via" reference | "(" swift expression ")"`
    private mutating func value() {
        switch current.kind {
        case .minus, .period: take(2)
        case .leftBracket: brackets()
        case .identifier where word == .via:
            take()
            reference()
        default: take()
        }
    }

    /// `name [ "(" { name ":" } ")" ]`
    private mutating func reference() {
        take()
        if current.kind == .leftParenthesis { labels() }
    }

    /// Takes the labels of a function's arguments, which stand close together.
    mutating func labels() {
        take()
        while !isAtEnd, current.kind != .rightParenthesis, current.kind != .rightBrace {
            join(.glued)
            take()
        }
        take()
    }
}
