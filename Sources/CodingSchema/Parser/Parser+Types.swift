// Types.

extension Parser {
    /// The limit for nested types: more than any real schema needs, and few enough for every stack.
    static let deepestType = 256

    /// ```
    /// type = "(" "any" "Coding" ")" "?" | ( name [ "<" type ">" ] | "[" type "]" | "[" type ":" type "]"
    ///      | "any" "Coding" | "packed" [ "(" ( "big" | "little" ) ")" ] "[" type "]"
    ///      | "indexed" "[" type "]" | "mutable" type | "inline" "String" | "boxed" type ) [ "?" ]
    /// ```
    mutating func type(of owner: String) -> TypeSyntax {
        let start = current
        let startPosition = position
        defer {
            // A type whose name is `any` ends with its line: together with a name after it, it would be another type.
            if position == startPosition + 1, start.word == .any, at(.identifier) { mark { $0.joint = .line } }
        }
        guard let kind = simpleType(of: owner) else {
            reportMissing(.missingType(of: owner, at: rangeOfMissing))
            return TypeSyntax(.missing, at: pointAfterPrevious)
        }
        let type = TypeSyntax(kind, at: range(from: start))
        guard at(.question) else { return isExclaimed ? TypeSyntax(.optional(type), at: type.range) : type }
        advance()
        let optional = TypeSyntax(.optional(type), at: range(from: start))
        if at(.question) {
            let second = current
            while consume(if: .question) {}
            report(.optionalOfOptional(at: range(from: second)))
        }
        return type.isMissing ? type : optional
    }

    /// A type without the question mark after it; `nil` if there is none.
    private mutating func simpleType(of owner: String) -> TypeSyntax.Kind? {
        switch current.kind {
        case .leftParenthesis: parenthesizedType()
        case .leftBracket: bracketedType(of: owner)
        case .identifier: namedType(of: owner)
        default: nil
        }
    }

    /// `( "mutable" | "inline" | "boxed" ) type`
    private mutating func variantType(_ variant: SchemaVariant, of owner: String) -> TypeSyntax.Kind {
        let opening = currentRange
        advance()
        guard typeDepth < Self.deepestType else {
            report(.deepType(limit: Self.deepestType, at: opening))
            skipNestedTypes()
            return .missing
        }
        typeDepth += 1
        defer { typeDepth -= 1 }
        let start = current
        guard let kind = simpleType(of: owner) else { return .missing }
        let wrapped = TypeSyntax(kind, at: range(from: start))
        return wrapped.isMissing ? .missing : .variant(variant, wrapped)
    }

    /// The type that ends here has an exclamation mark instead of a question mark, which the lexer has reported. It is
    /// read as optional, so that there is no second diagnostic.
    private var isExclaimed: Bool {
        guard position > 0 else { return false }
        let mark = list.tokens[position - 1]
        return mark.kind == .invalid && mark.start == previousEnd && list.text(of: mark) == "!"
    }

    /// `"(" "any" name ")" "?"`
    private mutating func parenthesizedType() -> TypeSyntax.Kind {
        let start = current
        advance()
        if at(.any), next.kind == .identifier, !next.startsLine {
            let type = current
            let kind = anyType()
            guard at(.rightParenthesis) else {
                let name = if case .existential(let name?) = kind { name.value } else { Word.codingProtocol.rawValue }
                report(.anyOfOtherType(name, at: range(from: type)))
                skip(throughClosing: .rightParenthesis, of: .leftParenthesis) { $0.isAtMemberEnd || $0.at(.leftBrace) }
                return .missing
            }
            let text = range(from: type).text
            advance()
            if !at(.question) {
                report(.parenthesesAroundType(list.text(of: start), at: range(from: start), replacement: text))
            }
            return kind
        }
        let first = current
        skip(throughClosing: .rightParenthesis, of: .leftParenthesis) { $0.isAtMemberEnd || $0.at(.leftBrace) }
        if skipFunctionResult() {
            report(.functionAsType(at: range(from: start)))
            return .missing
        }
        // A name alone needs none; a type of several parts is not in the language.
        let whole = range(from: start).text
        let name = list.text(of: first)
        let isName = whole == "(\(name))" && first.kind == .identifier
        report(.parenthesesAroundType(whole, at: range(from: start), replacement: isName ? name : nil))
        return .missing
    }

    /// Skips `async throws -> T` after the parameters of a function's type; returns whether it was there.
    private mutating func skipFunctionResult() -> Bool {
        var rest = self
        while ["async", "throws"].contains(rest.currentText), !rest.current.startsLine { rest.advance() }
        guard rest.at(.minus), rest.next.kind == .rightAngle else { return false }
        skip { $0.isAtMemberEnd || $0.at(.equals) || $0.at(.comma) }
        return true
    }

    /// `"[" type "]" | "[" type ":" type "]"`
    private mutating func bracketedType(of owner: String) -> TypeSyntax.Kind {
        let opening = currentRange
        advance()
        guard let first = nestedType(of: owner, opening: opening) else { return .missing }
        var second: TypeSyntax?
        if consume(if: .colon) { second = nestedType(of: owner, opening: opening) }
        guard close(.rightBracket, "]", opening: opening, after: second ?? first) else { return .missing }
        return second.map { .dictionary(first, $0) } ?? .array(first)
    }

    /// A type inside of another one; `nil` if it is too deep, or if its end can't be found.
    private mutating func nestedType(of owner: String, opening: SourceRange) -> TypeSyntax? {
        guard typeDepth < Self.deepestType else {
            report(.deepType(limit: Self.deepestType, at: opening))
            skipNestedTypes()
            return nil
        }
        typeDepth += 1
        defer { typeDepth -= 1 }
        return type(of: owner)
    }

    /// Skips types, through the bracket that closes the one that has been opened.
    private mutating func skipNestedTypes() {
        skip(throughClosing: .rightBracket, .rightAngle, of: .leftBracket, .leftAngle) {
            $0.isAtMemberEnd || $0.at(.leftBrace)
        }
    }

    /// Takes a closing bracket. If the type inside is missing too, that is one mistake.
    private mutating func close(
        _ kind: Token.Kind, _ text: String, opening: SourceRange, after inner: TypeSyntax
    ) -> Bool {
        if consume(if: kind) { return true }
        if inner.isMissing { return false }
        reportMissingBracket(text, opening: opening)
        return true
    }

    mutating func reportMissingBracket(_ text: String, opening: SourceRange) {
        reportMissing(
            .missingClosingBracket, "'\(text)' is missing", at: pointAfterPrevious,
            notes: [Diagnostic.Note("opened here", at: opening)], fix: .insert(text, at: pointAfterPrevious))
    }

    /// A type that begins with a name or a word.
    private mutating func namedType(of owner: String) -> TypeSyntax.Kind {
        switch word {
        case .any where next.kind == .identifier && !next.startsLine: return anyType()
        case .set where next.kind == .leftAngle:
            advance()
            return elements(of: owner, .leftAngle, .rightAngle, ">").map { .set($0) } ?? .missing
        case .packed where next.kind == .leftBracket || next.kind == .leftParenthesis: return packedType(of: owner)
        case .mutable where startsTypeAfterWord: return variantType(.mutable, of: owner)
        case .inline where startsTypeAfterWord: return variantType(.inline, of: owner)
        case .boxed where startsTypeAfterWord: return variantType(.boxed, of: owner)
        case .indexed where next.kind == .leftBracket:
            advance()
            return elements(of: owner).map { .indexed($0) } ?? .missing
        case .weak where startsTypeAfterWord, .unowned where startsTypeAfterWord:
            let fix = Diagnostic.Fix("write '\(currentText) var' for one reference; a collection holds its objects")
            report(.misplaced(currentText, at: currentRange, fix: fix))
            advance()
            return simpleType(of: owner) ?? .missing
        default: break
        }
        if isAtMisspelledForm, repairWord(among: [.packed, .indexed], as: "word") { return namedType(of: owner) }
        if current.flags.contains(.isSwiftKeyword) || isAtClause {
            reportMissing(.missingType(of: owner, at: rangeOfMissing))
            return .missing
        }
        if currentText == "some", next.kind == .identifier, !next.startsLine {
            report(.opaqueType(at: currentRange))
            return anyType()
        }
        let start = current
        guard let name = name(of: "type") else { return .missing }
        var path = name.value
        while let member = member(of: "type") { path += "." + member.value }
        if at(.leftAngle) {
            if let form = SchemaSetForm(rawValue: path) {
                return elements(of: owner, .leftAngle, .rightAngle, ">").map { .set($0, form) } ?? .missing
            }
            if BuiltInTypes.genericNames.contains(path) { return specializedType(path, of: owner) }
            advance()
            skipNestedTypes()
            report(.genericType(name.value, at: range(from: start)))
            return .missing
        }
        return .named(path)
    }

    /// `"<" name ">"` after the name of a generic type: `SIMD2<Float>` is one of the built-in types.
    private mutating func specializedType(_ name: String, of owner: String) -> TypeSyntax.Kind {
        let start = current
        guard let argument = elements(of: owner, .leftAngle, .rightAngle, ">") else { return .missing }
        guard case .named(let argumentName) = argument.kind else {
            if !argument.isMissing { report(.genericArgument(name, at: range(from: start))) }
            return .missing
        }
        return .named("\(name)<\(argumentName)>")
    }

    /// The next clause takes the place of a type: `var x: key "y"`, `fallback "y": via f`.
    private var isAtClause: Bool {
        guard let word, !next.startsLine else { return false }
        switch next.kind {
        case .string: return [.key, .fallback, .also].contains(word)
        case .integer: return [.since, .until].contains(word)
        case .identifier: return word == .via && next.word == nil
        default: return false
        }
    }

    /// Whether a type follows the word before a variant of its form: otherwise the word is a name.
    private var startsTypeAfterWord: Bool {
        if next.startsLine { return false }
        return next.kind == .leftBracket || next.kind == .identifier && (next.word.map(Self.typeWords.contains) ?? true)
    }

    private static let typeWords: Set<Word> = [.set, .any, .packed, .indexed, .mutable, .inline, .boxed]

    /// A word that is nearly `packed` or `indexed` precedes an array.
    private var isAtMisspelledForm: Bool {
        guard word == nil, next.kind == .leftBracket, !next.startsLine else { return false }
        return EditDistance.closest(to: currentText, among: [Word.packed.rawValue, Word.indexed.rawValue]) != nil
    }

    /// `"any" name`
    private mutating func anyType() -> TypeSyntax.Kind {
        advance()
        if consume(if: .codingProtocol) { return .existential(nil) }
        guard let name = dotted(of: "protocol") else { return .missing }
        return .existential(name)
    }

    /// `"packed" [ "(" ( "big" | "little" ) ")" ] "[" type "]"`
    private mutating func packedType(of owner: String) -> TypeSyntax.Kind {
        advance()
        var isBigEndian = false
        if consume(if: .leftParenthesis) {
            if at(.big) || at(.little) || (at(.identifier) && repairWord(among: [.big, .little], as: "byte order")) {
                isBigEndian = at(.big)
                advance()
            } else {
                reportMissing(.missingWord("big' or 'little", at: rangeOfMissing))
                if at(.identifier) { advance() }
            }
            _ = expect(.rightParenthesis, ")", before: "the array")
        }
        return elements(of: owner).map { .packed($0, isBigEndian: isBigEndian) } ?? .missing
    }

    /// `"[" type "]"` or `"<" type ">"`, of which the type inside is returned.
    private mutating func elements(
        of owner: String, _ opening: Token.Kind = .leftBracket, _ closing: Token.Kind = .rightBracket,
        _ closingText: String = "]"
    ) -> TypeSyntax? {
        let range = currentRange
        guard consume(if: opening) else {
            reportMissing(.missingPunctuation("[", before: "the array", at: pointAfterPrevious))
            return nil
        }
        guard let element = nestedType(of: owner, opening: range) else { return nil }
        return close(closing, closingText, opening: range, after: element) ? element : nil
    }
}

extension TypeSyntax {
    /// The type could not be read, and that has been reported.
    var isMissing: Bool {
        if case .missing = kind { return true }
        return false
    }
}
