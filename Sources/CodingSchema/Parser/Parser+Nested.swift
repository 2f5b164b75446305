// Declarations inside of classes and structs.

extension Parser {
    /// The limit for nested declarations: more than any real schema needs, and few enough for every stack.
    static let deepestDeclaration = 8

    /// `nested = { attribute } [ level ] ( struct | enum | bits )`
    mutating func nested(
        in owner: inout DeclarationSyntax, _ words: FieldModifiers, _ documentation: [String]
    ) {
        for position in words.attributeEnds { mark(at: position) { $0.startsStatement = true } }
        if let range = words.setter?.range ?? words.transient ?? words.weak {
            report(.fieldWord(range.text, before: currentText, at: range))
        }
        let kind: DeclarationSyntax.Kind? = at(.struct) ? .struct : at(.enum) ? .enum : at(.bits) ? .bits : nil
        guard let kind, owner.kind != .extension else {
            return refuseNested(.nestedDeclaration(currentText, at: currentRange))
        }
        guard declarationDepth < Self.deepestDeclaration else {
            return refuseNested(.deepDeclaration(limit: Self.deepestDeclaration, at: currentRange))
        }
        var modifiers = DeclarationModifiers()
        modifiers.attributes = words.attributes
        // A private type could not be the type of an archived field.
        if let access = words.access, access.value < .internal {
            report(.unknownLevel(access.range.text, at: access.range))
        }
        modifiers.level = words.access.map { Located(max($0.value, .internal), at: $0.range) }
        let (lastSwift, level) = (self.lastSwift, self.level)
        declarationDepth += 1
        self.level = min(owner.access, .public)
        if let declaration = declaration(kind, modifiers, documentation) { owner.nested.append(declaration) }
        declarationDepth -= 1
        self.level = level
        self.lastSwift = lastSwift
    }

    /// Reports a declaration that can't be here, and skips it.
    private mutating func refuseNested(_ diagnostic: Diagnostic) {
        report(diagnostic)
        passOverOne()
        skip { $0.at(.leftBrace) || $0.isAtMemberEnd }
        if at(.leftBrace) { skipBraces() }
    }
}
