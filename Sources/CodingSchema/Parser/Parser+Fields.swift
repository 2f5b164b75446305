// Fields and their clauses.

extension Parser {
    /// `{ attribute } [ level ] [ setter ] [ "transient" ] [ "weak" ]`
    mutating func fieldModifiers(_ words: inout FieldModifiers) {
        while true {
            if takesAttribute(&words) || parseSetter(&words) { continue }
            let range = currentRange
            let text = word?.rawValue ?? ""
            if let level = levelWord ?? privateLevel {
                if let first = words.access {
                    report(.duplicateWord(text, at: range, first: first.range, isAlone: true))
                } else if let later = words.setter?.range ?? words.transient ?? words.weak {
                    report(.wordOutOfOrder(text, before: later.text, at: range))
                }
                words.access = words.access ?? Located(level, at: range)
            } else if at(.open) {
                report(
                    .openField, "a field can't be open", at: range, fix: .write("public", replacing: range).automatic)
                words.access = words.access ?? Located(.public, at: range)
            } else if at(.transient) {
                if words.transient != nil {
                    report(.duplicateWord(text, at: range, isAlone: true))
                } else if words.weak != nil {
                    report(.wordOutOfOrder(text, before: "weak", at: range))
                }
                words.transient = range
            } else if at(.weak) || at(.unowned) {
                if let first = words.weak {
                    report(
                        first.text == text ? .duplicateWord(text, at: range, isAlone: true) : .weakAndUnowned(at: range)
                    )
                }
                words.weak = words.weak ?? range
            } else {
                return
            }
            advance()
        }
    }

    /// Reports words that are only allowed before fields.
    mutating func refuseModifiers(_ words: FieldModifiers, before owner: String) {
        guard let range = words.attributes.first?.range ?? words.first else { return }
        report(.fieldWord(range.text, before: owner, at: range))
    }

    /// ```
    /// field = { attribute } [ level ] [ setter ] [ "transient" ] [ "weak" ] ( "let" | "var" ) name ":" type
    ///         [ conversion ] [ "=" value ] { fieldClause } [ observers ]
    /// ```
    mutating func field(_ words: FieldModifiers, _ documentation: [String]) -> FieldSyntax? {
        var words = words
        if let access = words.access, access.value < .internal, words.transient == nil {
            report(.unknownLevel(access.range.text, at: access.range))
            words.access = nil
        }
        if at(.let) {
            if let word = words.weak ?? words.transient {
                report(
                    .constantThatChanges, "\(word.text == "unowned" ? "an" : "a") \(word.text) field can't be constant",
                    at: currentRange,
                    fix: .write("var", replacing: currentRange).automatic)
            } else {
                words.isConstant = true
            }
        }
        words.introducer = currentRange
        advance()
        while at(.weak) || at(.unowned) || at(.transient), next.kind == .identifier, !next.startsLine {
            report(.wordOutOfOrder(currentText, before: words.introducer?.text ?? "var", at: currentRange))
            if !at(.transient) { words.weak = words.weak ?? currentRange }
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
            refuseSeveralNames(words, after: name.range, type: typeOfNames)
            return nil
        }
        var field = FieldSyntax(name: name, type: fieldType())
        field.documentation = documentation
        field.attributes = words.attributes
        field.access = words.access
        field.setter = words.setter
        field.isTransient = words.transient != nil
        field.weak = words.weak
        field.introducer = words.introducer
        field.isConstant = words.isConstant
        if at(.as) { readConversion(of: &field) }
        if at(.equals) { readDefault(of: &field) }
        fieldClauses(of: &field, after: words)
        return field
    }

    /// Reports a comma between fields, as in Swift, and skips the rest.
    private mutating func refuseSeveralNames(
        _ words: FieldModifiers, after name: SourceRange, type: String? = nil
    ) {
        reportMissing(
            .severalNames(
                after: words.word, at: currentRange, words: words.text(before: name), type: type))
        passOverOne()
        skipMember()
    }

    /// The text of the type after several names without types of their own, such as `x, y: Double`.
    private var typeOfNames: String? {
        var rest = self
        while rest.at(.comma), rest.next.kind == .identifier {
            rest.advance()
            rest.advance()
        }
        guard rest.consume(if: .colon) else { return nil }
        let type = rest.type(of: "field")
        return type.isMissing ? nil : type.range.text
    }

    /// A comma, a name and a colon: the next field, as in Swift.
    private var isBeforeNextName: Bool {
        guard at(.comma), next.kind == .identifier, !(next.word.map(FieldClause.firstWords.contains) ?? false) else {
            return false
        }
        var rest = self
        rest.advance()
        return rest.next.kind == .colon || rest.next.kind == .equals
    }

    /// `":" type`
    private mutating func fieldType() -> TypeSyntax {
        if consume(if: .colon) { return at(.swiftType) ? swiftType() : type(of: "field") }
        let isAtClause = word.map(FieldClause.firstWords.contains) ?? false
        switch current.kind {
        case .identifier where !current.startsLine && !isAtClause, .leftBracket, .leftParenthesis:
            reportMissing(.missingPunctuation(":", before: "the field's type", at: pointAfterPrevious))
            return type(of: "field")
        default:
            reportMissing(.missingType(of: "field", at: pointAfterPrevious, inferred: inferredType))
            return TypeSyntax(.missing, at: pointAfterPrevious)
        }
    }

    /// `"=" value`; the first one counts.
    private mutating func readDefault(of field: inout FieldSyntax) {
        let equals = current
        advance()
        guard let value = value(), field.value == nil else { return }
        field.value = value
        field.valueWithEquals = list.range(of: equals).throughBlanks(value.range)
    }

    // MARK: Clauses

    private static let firstUnorderedRank = FieldClause.allCases.prefix { $0 != .also }.count + 1

    /// `{ fieldClause }`
    private mutating func fieldClauses(of field: inout FieldSyntax, after words: FieldModifiers) {
        while true {
            let start = position
            if let word, FieldClause.firstWords.contains(word), !isAtMemberStart {
                if let clause = fieldClause() {
                    // The clauses after `also` keep their order.
                    mark(at: start) {
                        let rank = FieldClause.allCases.firstIndex(of: clause.kind)
                        $0.clauseRank = rank.map { min($0, Self.firstUnorderedRank) }
                    }
                    field.clauses.append(clause)
                } else {
                    skip(toClause: FieldClause.firstWords)
                }
            } else if at(.equals) {
                reportMissing(.misplacedDefault(first: field.value?.range, at: currentRange))
                readDefault(of: &field)
            } else if at(.as) {
                reportMissing(
                    .misplacedConversion,
                    "a conversion belongs to the type: it must precede the default and the clauses", at: currentRange,
                    fix: "move it after the field's type")
                readConversion(of: &field)
            } else if isBeforeNextName {
                return refuseSeveralNames(words, after: field.name.range)
            } else if at(.swiftSource) {
                return field.observers = observers()
            } else if recoverClause(after: FieldClause.firstWords, members: Self.fieldWords) {
                continue
            } else {
                return
            }
            ensureProgress(since: start)
        }
    }

    /// ```
    /// fieldClause = "required" | "if" "missing" value | "key" string | "fallback" keys
    ///             | "also" keys [ "as" "of" integer ] [ "until" integer ] | "since" integer | "until" integer
    ///             | "treats" "nil" "as" "missing" | "writes" "nil" | "omits" ( "nil" | "default" ) | "conditional"
    ///             | "unconditional" | "lenient" | "joined"
    ///             | ( "keyed" | "sequential" ) "only" | "rebuilt" "via" reference | "renamed" "from" name
    /// ```
    private mutating func fieldClause() -> ClauseSyntax<FieldClause>? {
        let start = current
        guard var clause: ClauseSyntax<FieldClause> = clause() else { return nil }
        if clause.kind == .key || clause.kind == .fallback, clause.strings.count == 1, clause.conversion == nil {
            clause.strings[0].removal = list.range(of: start).throughBlanks(clause.strings[0].range)
        }
        guard clause.kind == .also else { return clause }
        let word = current
        if consume(if: .as) {
            let isComplete = expect(.of)
            guard isComplete || at(.integer), let number = integer(after: "as of") else { return nil }
            clause.number = number
            clause.asOf = range(from: word)
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
    var attributes: [Located<String>] = []

    /// The positions after the attributes.
    var attributeEnds: [Int] = []
    var access: Located<AccessLevel>?
    var setter: Located<AccessLevel>?
    var transient: SourceRange?

    /// `weak` or `unowned`.
    var weak: SourceRange?

    /// `let` or `var`.
    var introducer: SourceRange?
    var isConstant = false

    /// The first of the words, which attributes precede.
    var first: SourceRange? { access?.range ?? setter?.range ?? transient ?? weak }
    var isEmpty: Bool { attributes.isEmpty && first == nil }

    /// `let` or `var`, as the field should have it.
    var word: String { isConstant ? "let" : "var" }

    /// The source before the field's name, with ``word`` in place of what is there.
    func text(before name: SourceRange) -> String {
        let others = [attributes.first?.range, access?.range, setter?.range, transient, weak].compactMap(\.self)
        guard let first = others.min(by: { $0.lowerBound < $1.lowerBound }) else { return word }
        guard let introducer else { return first.upTo(name).text + word }
        // A modifier in the wrong place may be between the word and the name.
        let between = introducer.end.upTo(name).text
        let end = between.lastIndex { !$0.isWhitespace }
        return first.upTo(introducer).text + word + (end.map { between[...$0] } ?? "")
    }
}
