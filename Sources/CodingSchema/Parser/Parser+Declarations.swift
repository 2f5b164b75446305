// Declarations: their heads, and the bodies of classes, extensions and structs.

extension DeclarationSyntax.Kind {
    /// The declaring word, as messages show it.
    var word: String {
        switch self {
        case .extension: "class"
        case .retired: "retired type"
        default: rawValue
        }
    }

    /// A declaration without a name, as messages call it.
    fileprivate var title: String {
        switch self {
        case .class, .extension: "a class"
        case .struct: "a struct"
        case .enum: "an enum"
        case .bits: "a bit field"
        case .external: "an external type"
        case .alias: "a type alias"
        case .retired: "a retired type"
        }
    }
}

extension Parser {
    /// ```
    /// class = [ "open" | "final" ] "class" name [ ":" heritage ] { "," classClause }
    ///         "{" { field | retired | waiver | swift | nested } "}"
    /// extension = "extend" "final" "class" name { "," classClause } "{" { field | retired | waiver } "}"
    /// struct = "struct" name [ ":" conformances ] { "," valueClause } "{" { field | retired | waiver | nested } "}"
    /// enum = "enum" name [ ":" ( name { "," conformance } | conformances ) ] { "," valueClause }
    ///        "{" { case | retired | waiver } [ "unknown" ( "." name | name "(" "rawValue" ")" ) ] "}"
    /// bits = "bits" name ":" name "{" { "var" name ":" type "at" integer [ "width" integer ] | waiver } "}"
    /// ```
    mutating func declaration(
        _ kind: DeclarationSyntax.Kind, _ words: DeclarationModifiers, _ documentation: [String]
    ) -> DeclarationSyntax? {
        if kind != .class, let word { refuseClassWords(words, before: word.rawValue) }
        advance()
        if kind == .extension {
            if !consume(if: .final) {
                reportMissing(
                    .extensionWithoutFinal, "only a final class can be extended", at: pointAfterPrevious,
                    fix: .insert(" final", at: pointAfterPrevious))
            }
            _ = expect(.class)
        }
        let name = name(of: kind == .bits ? "bit field" : kind.word)
        if kind != .bits { refuseTypeParameters(of: kind.title) }
        var declaration = DeclarationSyntax(kind: kind, name: name ?? Located("", at: pointAfterPrevious))
        declaration.documentation = documentation
        declaration.attributes = words.attributes
        declaration.access = words.open != nil && kind == .class ? .open : words.level?.value ?? level
        declaration.isFinal = kind == .extension || kind == .class && words.open == nil && words.final != nil
        declaration.writesNil = writesNil
        declaration.isLenient = isLenient
        declaration.archivedPrefix = archivedPrefix
        readHeritage(of: &declaration)
        if kind != .bits { declaration.clauses = clauses(of: kind) }
        body(of: name.map { "\(kind.word) '\($0.value)'" } ?? kind.title) { parser in
            switch kind {
            case .class, .extension, .struct: parser.fieldMember(into: &declaration)
            case .enum: parser.enumerationMember(into: &declaration)
            case .bits: parser.bitsMember(into: &declaration)
            case .external, .retired: break
            case .alias: parser.passOverMember()
            }
        }
        return name == nil || kind == .bits && declaration.rawType == nil ? nil : declaration
    }

    /// Reads what follows the colon: a superclass or a raw type, and protocols.
    /// ```
    /// heritage = ( [ "external" ] name | conformance ) { "," conformance }
    /// conformances = conformance { "," conformance }
    /// conformance = … | ( "Equatable" | "Hashable" ) "by" ( "value" | "identity" )            (* classes only *)
    /// ```
    private mutating func readHeritage(of declaration: inout DeclarationSyntax) {
        switch declaration.kind {
        case .extension: return refuseHeritageOfExtension()
        case .bits: return readInteger(of: &declaration)
        case .external, .retired: return
        case .class, .struct, .enum, .alias: break
        }
        guard consume(if: .colon) else { return }
        if declaration.kind == .class, at(.external), next.kind == .identifier {
            declaration.external = currentRange
            advance()
            declaration.superclass = name(of: "superclass")
        } else if declaration.kind == .class {
            declaration.superclass = conformance(of: "superclass")
            equality(after: declaration.superclass, in: &declaration)
        } else if declaration.kind == .enum, isAtRawType {
            declaration.rawType = name(of: "raw type")
        } else {
            conformance(of: declaration.kind == .enum ? "raw type" : "protocol", in: &declaration)
        }
        while isBeforeConformance {
            advance()
            conformance(of: "protocol", in: &declaration)
        }
    }

    /// The name of a type, or one that is most likely misspelled; any other first name of an enum is a protocol's.
    private var isAtRawType: Bool {
        guard at(.identifier), next.kind != .period, !SwiftProtocols.ofClasses.contains(currentText) else {
            return false
        }
        return BuiltInTypes.names.contains(currentText)
            || EditDistance.closest(to: currentText, among: BuiltInTypes.rawTypes)?.first == currentText.first
    }

    /// A comma and a conformance, which is neither a clause nor one with a wrong first letter.
    private var isBeforeConformance: Bool {
        guard at(.comma) else { return false }
        var rest = self
        rest.advance()
        return rest.isAtConformance
    }

    /// ```
    /// retiredType = "retired" ( "class" name [ ":" name { "," name } ] | ( "struct" | "enum" ) name )
    ///               { "," ( "archived" "as" string | "formerly" strings ) }
    /// ```
    mutating func retiredType(_ words: DeclarationModifiers, _ documentation: [String]) -> DeclarationSyntax? {
        refuseClassWords(words, before: Word.retired.rawValue)
        if let word = words.attributes.first?.range ?? words.level?.range { report(.misplaced(word.text, at: word)) }
        advance()
        let kind: DeclarationSyntax.Kind = at(.class) ? .class : at(.struct) ? .struct : .enum
        advance()
        guard let name = name(of: kind.word) else {
            skipDeclaration()
            return nil
        }
        var declaration = DeclarationSyntax(kind: .retired, name: name)
        declaration.documentation = documentation
        declaration.archivedPrefix = archivedPrefix
        declaration.retiredKind = kind
        if kind == .class, consume(if: .colon) {
            declaration.superclass = self.name(of: "superclass")
            while at(.comma), next.kind == .identifier, list.text(of: next).first?.isUppercase == true {
                advance()
                if let next = conformance(of: "protocol") { declaration.conformances.append(next) }
            }
        }
        declaration.clauses = clauses(of: .retired)
        if at(.leftBrace) {
            let opening = current
            skipBraces()
            let body = range(from: opening)
            report(.bodyOfField, "a retired type can't have a body", at: body, fix: .remove(body))
        }
        return declaration
    }

    /// An attribute, a dotted name, or a name with a capital letter that nothing of its own follows.
    var isAtConformance: Bool {
        if at(.attribute) { return true }
        guard at(.identifier) else { return false }
        if next.kind == .period { return true }
        guard next.kind == .comma || next.kind == .leftBrace || next.word == .by else { return false }
        return currentText.first { $0 != "`" }?.isUppercase ?? false
    }

    /// `conformance = [ "@" ( "unchecked" | "preconcurrency" ) ] name { "." name }`
    mutating func conformance(of owner: String) -> Located<String>? {
        let start = current
        var text = ""
        if at(.attribute) {
            text = currentText + " "
            advance()
        }
        let written = currentText
        guard let name = name(of: owner) else { return nil }
        if text.isEmpty, !at(.period) { return owner == "superclass" ? name : Located(written, at: name.range) }
        text += written
        while at(.period), next.kind == .identifier {
            advance()
            text += "." + currentText
            advance()
        }
        return Located(text, at: range(from: start))
    }

    /// Takes a protocol of a declaration's head, with how it compares objects.
    mutating func conformance(of owner: String, in declaration: inout DeclarationSyntax) {
        guard let next = conformance(of: owner) else { return }
        declaration.conformances.append(next)
        equality(after: next, in: &declaration)
    }

    /// `[ "by" ( "value" | "identity" ) ]`, which only a class has
    mutating func equality(after name: Located<String>?, in declaration: inout DeclarationSyntax) {
        guard let name, at(.by) else { return }
        let by = current
        advance()
        if !at(.value), !at(.identity) {
            guard at(.identifier), !current.startsLine else {
                return reportMissing(.missingWord("value' or 'identity", at: rangeOfMissing))
            }
            guard repairWord(among: [.value, .identity], as: "word") else { return advance() }
        }
        let isByValue = at(.value)
        advance()
        let range = range(from: by)
        let isHashable = SwiftProtocols.name(of: name.value) == "Hashable"
        if !isHashable, SwiftProtocols.name(of: name.value) != "Equatable" {
            report(
                .misplacedEquality, "'\(range.text)' is only for 'Equatable' and 'Hashable'", at: range,
                fix: .remove(range))
        } else if declaration.kind != .class {
            report(.misplacedEquality(of: declaration.kind, at: range))
        } else if let first = declaration.equality {
            report(.duplicateWord("by", at: list.range(of: by), first: first.by))
        } else {
            declaration.equality = EqualitySyntax(
                isHashable: isHashable, isByValue: isByValue, range: name.range.through(range), by: list.range(of: by))
        }
    }

    /// Reads the integer type of bit fields, which have no protocols.
    private mutating func readInteger(of declaration: inout DeclarationSyntax) {
        if expect(.colon, ":", before: "the integer type") {
            declaration.rawType = name(of: "integer type")
        }
        guard at(.comma) else { return }
        let comma = current
        passOverOne()
        skip { $0.at(.leftBrace) || $0.isAtMemberEnd }
        report(.clauseOfBits, "'bits' has no clauses", at: range(from: comma), fix: .remove(range(from: comma)))
    }

    /// Reports what the Swift declaration states, and skips it.
    private mutating func refuseHeritageOfExtension() {
        guard at(.colon) else { return }
        let colon = current
        passOverOne()
        skipHeadClause()
        while isBeforeConformance {
            advance()
            skipHeadClause()
        }
        report(.superclassOfExtension(at: range(from: colon)))
    }

    // MARK: Bodies

    /// `field | retired | waiver | swift | nested`
    private mutating func fieldMember(into owner: inout DeclarationSyntax) {
        let documentation = documentation()
        var words = FieldModifiers()
        while true {
            fieldModifiers(&words)
            switch word {
            case .let, .var:
                if let field = field(words, documentation) { owner.fields.append(field) }
                return
            case .retired:
                refuseModifiers(words, before: "retired")
                if let retired = retired() { owner.retired.append(retired) }
                return
            case .waived where isAtWaiver:
                refuseModifiers(words, before: "waived")
                if let waiver = waiver(beforeMembers: Self.fieldWords) { owner.waivers.append(waiver) }
                return
            case .swift where next.kind == .swiftSource:
                refuseModifiers(words, before: "swift")
                if let source = swift(in: owner.kind) { owner.swift.append(source) }
                return
            case .struct, .enum, .class, .extend,
                .bits where next.kind == .identifier:
                return nested(in: &owner, words, documentation)
            default: break
            }
            if at(.identifier), next.kind == .colon, word != .case {
                reportMissing(.fieldWithoutVar(currentText, at: currentRange))
                if let field = fieldFromName(words, documentation) { owner.fields.append(field) }
                return
            }
            guard recoverMember(after: words) else { return }
        }
    }

    /// Reports a token that doesn't start a field; `true` if a word was only misspelled.
    private mutating func recoverMember(after words: FieldModifiers) -> Bool {
        if at(.identifier), SwiftOnlyWords.levels.contains(currentText) {
            reportMissing(.unknownLevel(currentText, at: currentRange))
            advance()
            return true
        }
        if words.isEmpty || at(.case) || at(.identifier) && SwiftOnlyWords.members.contains(currentText) {
            let refusal = at(.case) ? Diagnostic.caseOutsideEnumeration(at: currentRange) : nil
            return recoverMember(among: Self.fieldWords, refusal: refusal)
        }
        if at(.identifier), repairWord(among: [.let, .var], as: "word") { return true }
        reportMissing(.missingVar, "'var' or 'let' is missing", at: rangeOfMissing)
        if !isAtMemberEnd { passOverMember() }
        return false
    }

    /// `swift = "swift" "{" Swift source with balanced braces "}"`
    private mutating func swift(in kind: DeclarationSyntax.Kind) -> Located<String>? {
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
            report(
                .constantWithoutType, "the constant of a retired key needs a type", at: currentRange,
                fix: "write ': Type' before the '='")
            advance()
            _ = value()
        }
        retiredClauses(of: &retired)
        // A constant that could not be read is reported as wrong, not as missing.
        if beginsConstant, retired.constant == nil { retired.stillWritten = nil }
        retired.range = range(from: start)
        return retired
    }

    private mutating func retiredClauses(of retired: inout RetiredSyntax) {
        while true {
            let start = position
            if at(.until) {
                if retired.until != nil {
                    report(.duplicateWord("until", at: currentRange))
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
                let still = current
                advance()
                if expect(.written) { retired.stillWritten = range(from: still) }
            } else if recoverClause(after: [.until, .still], members: Self.fieldWords) {
                continue
            } else {
                return
            }
            ensureProgress(since: start)
        }
    }
}
