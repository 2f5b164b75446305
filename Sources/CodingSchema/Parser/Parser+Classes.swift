// Classes, extensions and structs: their heads and bodies.

extension Parser {
    /// ```
    /// class = [ "open" | "final" ] "class" name [ ":" [ "external" ] name ] { "," classClause }
    ///         "{" { field | retired | waiver | swift } "}"
    /// extension = "extend" "final" "class" name { "," classClause } "{" { field | retired | waiver } "}"
    /// ```
    mutating func `class`(_ words: DeclarationModifiers, _ documentation: [String]) -> DeclarationSyntax? {
        let isExtension = at(.extend)
        if isExtension { refuseClassWords(words, before: "extend") }
        advance()
        if isExtension {
            if !consume(if: .final) { reportMissing(.extensionWithoutFinal(at: pointAfterPrevious)) }
            _ = expect(.class)
        }
        let name = name(of: "class")
        refuseTypeParameters(of: "a class")
        var declaration = ClassSyntax(name: name ?? Located("", at: pointAfterPrevious))
        declaration.documentation = documentation
        declaration.access = words.open != nil && !isExtension ? .open : words.level?.value ?? level
        declaration.isFinal = isExtension || words.open == nil && words.final != nil
        declaration.isExtension = isExtension
        if isExtension {
            refuseSuperclass { .superclassOfExtension(at: $0) }
        } else if consume(if: .colon) {
            if at(.external), next.kind == .identifier {
                advance()
                declaration.isSuperclassExternal = true
            }
            declaration.superclass = self.name(of: "superclass")
        }
        declaration.clauses = clauses(of: .class, named: name?.value, isExtension: isExtension)
        body(of: name.map { "class '\($0.value)'" } ?? "a class") { parser in
            if let source = parser.member(into: &declaration, kind: isExtension ? .extension : .class) {
                declaration.swift.append(source)
            }
        }
        return name.map { _ in isExtension ? .extension(declaration) : .class(declaration) }
    }

    /// Reports a superclass where none is allowed, and skips it.
    private mutating func refuseSuperclass(_ diagnostic: (SourceRange) -> Diagnostic) {
        guard at(.colon) else { return }
        let colon = current
        passOverOne()
        skipHeadClause()
        report(diagnostic(range(from: colon)))
    }

    /// `struct = "struct" name { "," valueClause } "{" { field | retired | waiver } "}"`
    mutating func `struct`(_ words: DeclarationModifiers, _ documentation: [String]) -> DeclarationSyntax? {
        refuseClassWords(words, before: "struct")
        advance()
        let name = name(of: "struct")
        refuseTypeParameters(of: "a struct")
        var declaration = StructSyntax(name: name ?? Located("", at: pointAfterPrevious))
        declaration.documentation = documentation
        declaration.access = words.level?.value ?? level
        if at(.colon), next.kind == .identifier, SwiftProtocols.names.contains(list.text(of: next)) {
            passOverOne()
            refuseConformance(of: "struct", named: name?.value)
        } else {
            refuseSuperclass { .superclassOfStruct(at: $0) }
        }
        declaration.clauses = clauses(of: .struct, named: name?.value)
        body(of: name.map { "struct '\($0.value)'" } ?? "a struct") {
            _ = $0.member(into: &declaration, kind: .struct)
        }
        return name.map { _ in .struct(declaration) }
    }

    // MARK: Bodies

    /// What a body of fields belongs to.
    enum BodyKind {
        case `class`
        case `extension`
        case `struct`
    }

    /// `field | retired | waiver | swift`
    ///
    /// - Returns: The source of a `swift` member.
    private mutating func member(into owner: inout some FieldOwnerSyntax, kind: BodyKind) -> Located<String>? {
        let documentation = documentation()
        var words = FieldModifiers()
        while true {
            fieldModifiers(&words)
            switch word {
            case .let, .var:
                if let field = field(words, documentation) { owner.fields.append(field) }
                return nil
            case .retired:
                refuseModifiers(words, before: "retired")
                if let retired = retired() { owner.retired.append(retired) }
                return nil
            case .waived where isAtWaiver:
                refuseModifiers(words, before: "waived")
                if let waiver = waiver(beforeMembers: Self.fieldWords) { owner.waivers.append(waiver) }
                return nil
            case .swift where next.kind == .swiftSource:
                refuseModifiers(words, before: "swift")
                return swift(in: kind)
            case .class, .struct, .enum, .extend:
                report(.nestedDeclaration(currentText, at: currentRange))
                passOverOne()
                skip { $0.at(.leftBrace) || $0.isAtMemberEnd }
                if at(.leftBrace) { skipBraces() }
                return nil
            default: break
            }
            if at(.identifier), next.kind == .colon, word != .case {
                reportMissing(.fieldWithoutVar(currentText, at: currentRange))
                if let field = fieldFromName(words, documentation) { owner.fields.append(field) }
                return nil
            }
            guard readsMember(after: words) else { return nil }
        }
    }

    /// Reports a token that doesn't start a member; `true` if a word was only misspelled.
    private mutating func readsMember(after words: FieldModifiers) -> Bool {
        if at(.case) {
            reportMissing(.caseOutsideEnumeration(at: currentRange))
        } else if at(.identifier), SwiftOnlyWords.members.contains(currentText) {
            skipSwiftMember()
            return false
        } else if at(.identifier), SwiftOnlyWords.levels.contains(currentText) {
            reportMissing(.unknownLevel(currentText, at: currentRange))
            advance()
            return true
        } else if words.isEmpty, at(.identifier) {
            if repairWord(among: Self.fieldWords, as: "member") { return true }
        } else if words.isEmpty {
            reportMissing(.misplaced(currentText, at: currentRange))
        } else {
            if at(.identifier), repairWord(among: [.let, .var], as: "word") { return true }
            reportMissing(.missingVar(at: rangeOfMissing))
            if isAtMemberEnd { return false }
        }
        passOverOne()
        skipMember()
        return false
    }

    /// `swift = "swift" "{" Swift source with balanced braces "}"`
    private mutating func swift(in kind: BodyKind) -> Located<String>? {
        if kind != .class { report(.swiftOutsideClass(at: currentRange)) }
        advance()
        let token = current
        lastSwift = position
        advance()
        guard kind == .class else { return nil }
        let end = token.flags.contains(.isMalformed) ? token.end : token.end - 1
        let range = SourceRange(file: list.file, lowerBound: token.start + 1, upperBound: max(end, token.start + 1))
        return Located(range.text, at: range)
    }

    /// The last `swift` member of the body, if its closing brace begins a line with less indentation than its first
    /// word: most likely the brace was meant for the class.
    var unclosedSwift: (opening: SourceRange, edit: (range: SourceRange, text: String))? {
        guard lastSwift > 0 else { return nil }
        let (word, source) = (list.tokens[lastSwift - 1], list.tokens[lastSwift])
        let bytes = list.file.bytes
        func indentation(before offset: Int) -> Int? {
            let blanks = bytes[..<offset].reversed().prefix(while: " \t".utf8.contains).count
            return blanks == offset || Lexer.isLineBreak(bytes[offset - blanks - 1]) ? blanks : nil
        }
        guard !source.flags.contains(.isMalformed), let closing = indentation(before: source.end - 1),
            let opening = indentation(before: word.start), closing < opening
        else { return nil }
        let line = source.end - 1 - closing
        let indent = String(decoding: bytes[(word.start - opening)..<word.start], as: UTF8.self)
        return (
            SourceRange(file: list.file, lowerBound: word.start, upperBound: source.start + 1),
            (SourceRange(file: list.file, lowerBound: line, upperBound: line), indent + "}\n")
        )
    }

    /// `retired = "retired" strings [ ":" type "=" value ] [ "until" integer ] [ "," "still" "written" ]`
    mutating func retired() -> RetiredSyntax? {
        let start = current
        advance()
        guard let keys = strings(after: "retired") else {
            skipMember()
            return nil
        }
        var retired = RetiredSyntax(keys: keys, range: range(from: start))
        let beginsConstant = at(.colon) || at(.equals)
        if consume(if: .colon) {
            let type = type(of: "retired key")
            if expect(.equals, "=", before: "the constant"), let value = value() { retired.constant = (type, value) }
        } else if at(.equals) {
            report(.constantWithoutType(at: currentRange))
            advance()
            _ = value()
        }
        retiredClauses(of: &retired)
        // A constant that could not be read is reported as wrong, not as missing.
        if beginsConstant, retired.constant == nil { retired.isStillWritten = false }
        retired.range = range(from: start)
        return retired
    }

    private mutating func retiredClauses(of retired: inout RetiredSyntax) {
        while true {
            let start = position
            if at(.until) {
                if retired.until != nil {
                    report(.doubledWord("until", at: currentRange))
                } else if retired.isStillWritten {
                    report(.wordOutOfOrder("until", before: "still written", at: currentRange))
                }
                mark { $0.clauseRank = 0 }
                advance()
                if let until = integer(after: "until") { retired.until = retired.until ?? until }
            } else if at(.still) || (at(.comma) && next.word == .still) {
                mark { $0.clauseRank = 1 }
                if !consume(if: .comma) {
                    reportMissing(.missingPunctuation(",", before: "'still written'", at: pointAfterPrevious))
                }
                advance()
                if expect(.written) { retired.isStillWritten = true }
            } else if readsOn(after: [.until, .still], members: Self.fieldWords) {
                continue
            } else {
                return
            }
            ensureProgress(since: start)
        }
    }
}
