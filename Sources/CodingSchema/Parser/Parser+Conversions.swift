// A type archived as another, and types that are written elsewhere.

extension Parser {
    /// Reads the conversion of a field.
    mutating func readConversion(of field: inout FieldSyntax) {
        field.conversion = conversion()
        guard field.conversion == nil else { return }
        // The type may be one that only the conversion makes archivable.
        field.type = TypeSyntax(.missing, at: field.type.range)
        skip(toClause: FieldClause.firstWords)
    }

    /// `conversion = "as" "Codable" | "as" "rawValue" type | "as" type "via" target "," target`
    mutating func conversion() -> ConversionSyntax? {
        let start = current
        advance()
        if at(.identifier), currentText == SchemaFoundationType.codable.rawValue {
            let type = TypeSyntax(.named(currentText), at: currentRange)
            advance()
            return ConversionSyntax(type: type, range: range(from: start))
        }
        if isAtRawValue {
            advance()
            let type = type(of: "raw value")
            return type.isMissing ? nil : ConversionSyntax(type: type, isRawValue: true, range: range(from: start))
        }
        let type = type(of: "archived value")
        guard expect(.via), let writing = reference(after: "via", isTarget: true) else { return nil }
        guard at(.comma) else {
            reportMissing(
                .missingFunctionBack,
                "a conversion needs two functions: the second one makes the value from the archived one",
                at: rangeOfMissing,
                fix: "write it after a comma: 'via text(of:), identifier(from:)'")
            return nil
        }
        advance()
        guard let reading = reference(after: "via", isTarget: true), !type.isMissing else { return nil }
        return ConversionSyntax(type: type, functions: (writing, reading), range: range(from: start))
    }

    /// Whether a type follows the word `rawValue`, which otherwise is a name.
    private var isAtRawValue: Bool {
        guard at(.identifier), currentText == "rawValue", !next.startsLine else { return false }
        return next.kind == .leftBracket || next.kind == .identifier && next.word != .via
    }

    // MARK: Of every field of a type

    /// ```
    /// external = "external" ( externalClass | externalValue | converted | "protocol" dotted ) [ "from" dotted ]
    /// converted = ( "class" | "struct" | "enum" ) dotted conversion
    /// ```
    mutating func external(_ words: DeclarationModifiers, _ documentation: [String]) -> DeclarationSyntax? {
        refuseClassWords(words, before: "external")
        // The declaration in Swift has them.
        for attribute in words.attributes { report(.misplaced(attribute.value, at: attribute.range)) }
        advance()
        guard var declaration = externalType() else {
            skipDeclaration()
            return nil
        }
        declaration.documentation = documentation
        declaration.access = words.level?.value ?? level
        guard at(.from) else { return declaration }
        mark { $0.clauseRank = HeadClause.allCases.count }
        advance()
        if current.startsLine {
            reportMissing(.missingName(of: "module", at: pointAfterPrevious))
        } else {
            declaration.module = dotted(of: "module")
        }
        return declaration
    }

    private mutating func externalType() -> DeclarationSyntax? {
        if consume(if: .protocol) {
            guard let name = dotted(of: "protocol") else { return nil }
            var declaration = DeclarationSyntax(kind: .external, name: name)
            declaration.isProtocol = true
            return declaration
        }
        guard at(.class) || at(.struct) || at(.enum) else {
            reportMissing(.missingWord("class', 'struct', 'enum' or 'protocol", at: rangeOfMissing))
            return nil
        }
        let isClass = at(.class)
        advance()
        guard let name = dotted(of: "type") else { return nil }
        var declaration = DeclarationSyntax(kind: .external, name: name)
        if at(.as) {
            guard let conversion = conversion() else { return nil }
            declaration.conversion = conversion
        } else if isClass {
            return externalClass(named: name)
        } else if consume(if: .colon) {
            repeat {
                conformance(of: "protocol", in: &declaration)
            } while consume(if: .comma)
        }
        return declaration
    }

    /// ```
    /// externalClass = "class" name [ parameters ] [ ":" name ] { "," externalClause }
    /// parameters = "(" [ parameter { "," parameter } ] ")"
    /// ```
    private mutating func externalClass(named name: Located<String>) -> DeclarationSyntax {
        var declaration = DeclarationSyntax(kind: .class, name: name)
        declaration.isExternal = true
        if at(.leftParenthesis), !current.startsLine {
            mark { $0.joint = .glued }
            advance()
            while !isAtEnd, !at(.rightParenthesis), let parameter = parameter() {
                declaration.fields.append(parameter)
                guard consume(if: .comma) else { break }
            }
            _ = expect(.rightParenthesis, ")", before: "what follows the parameters")
        }
        if consume(if: .colon) { declaration.superclass = self.name(of: "superclass") }
        declaration.clauses = clauses(of: .external)
        return declaration
    }

    /// `parameter = name ":" type [ "=" value ]`
    private mutating func parameter() -> FieldSyntax? {
        guard let name = name(of: "parameter") else { return nil }
        var field = FieldSyntax(name: name, type: TypeSyntax(.missing, at: pointAfterPrevious))
        if expect(.colon, ":", before: "the parameter's type") { field.type = type(of: "parameter") }
        field.isTransient = true
        if consume(if: .equals) { field.value = value() }
        return field
    }

    /// `"." name` of a dotted name
    mutating func member(of owner: String) -> Located<String>? {
        guard at(.period), next.kind == .identifier else { return nil }
        mark { $0.joint = .glued }
        advance()
        return memberName(of: owner)
    }

    /// `dotted = name { "." name }`
    mutating func dotted(of owner: String) -> Located<String>? {
        let start = current
        guard let first = name(of: owner) else { return nil }
        var path = first.value
        while let member = member(of: owner) { path += "." + member.value }
        return Located(path, at: range(from: start))
    }
}
