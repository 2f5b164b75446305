// A type archived as another.

extension Parser {
    /// Reads the conversion of a field.
    mutating func readConversion(of field: inout FieldSyntax) {
        field.conversion = conversion()
        guard field.conversion == nil else { return }
        // The type may be one that only the conversion makes archivable.
        field.type = TypeSyntax(.missing, at: field.type.range)
        skip(toClause: FieldClause.firstWords)
    }

    /// `conversion = "as" "Codable" | "as" type "via" target "," target`
    mutating func conversion() -> ConversionSyntax? {
        let start = current
        advance()
        if at(.identifier), currentText == SchemaFoundationType.codable.rawValue {
            let type = TypeSyntax(.named(currentText), at: currentRange)
            advance()
            return ConversionSyntax(type: type, functions: nil, range: range(from: start))
        }
        let type = type(of: "archived value")
        guard expect(.via), let writing = reference(after: "via", isTarget: true) else { return nil }
        guard at(.comma) else {
            reportMissing(.missingFunctionBack(at: rangeOfMissing))
            return nil
        }
        advance()
        guard let reading = reference(after: "via", isTarget: true), !type.isMissing else { return nil }
        return ConversionSyntax(type: type, functions: (writing, reading), range: range(from: start))
    }

    // MARK: Of every field of a type

    /// `external = "external" ( "class" | "struct" | "enum" ) dotted conversion [ "from" dotted ]`
    mutating func external(_ words: DeclarationModifiers, _ documentation: [String]) -> DeclarationSyntax? {
        refuseClassWords(words, before: "external")
        advance()
        guard let declaration = externalType(words.level?.value ?? level) else {
            skipDeclaration()
            return nil
        }
        return declaration
    }

    private mutating func externalType(_ access: AccessLevel) -> DeclarationSyntax? {
        guard at(.class) || at(.struct) || at(.enum) else {
            reportMissing(.missingWord("class', 'struct' or 'enum", at: rangeOfMissing))
            return nil
        }
        advance()
        guard let name = dotted(of: "type") else { return nil }
        guard at(.as) else {
            reportMissing(.missingWord("as", at: rangeOfMissing))
            return nil
        }
        guard let conversion = conversion() else { return nil }
        var declaration = DeclarationSyntax(kind: .external, name: name)
        declaration.access = access
        declaration.conversion = conversion
        guard consume(if: .from) else { return declaration }
        if current.startsLine {
            reportMissing(.missingName(of: "module", at: pointAfterPrevious))
        } else {
            declaration.module = dotted(of: "module")
        }
        return declaration
    }

    /// `"." name` of a dotted name
    mutating func member(of owner: String) -> Located<String>? {
        guard at(.period), next.kind == .identifier else { return nil }
        mark { $0.joint = .glued }
        advance()
        return memberName(of: owner)
    }

    /// `dotted = name { "." name }`
    private mutating func dotted(of owner: String) -> Located<String>? {
        let start = current
        guard let first = name(of: owner) else { return nil }
        var path = first.value
        while let member = member(of: owner) { path += "." + member.value }
        return Located(path, at: range(from: start))
    }
}
