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
            return refuseNested(
                .nestedDeclaration,
                at(.class) || at(.extend)
                    ? "a class can't be inside of another declaration"
                    : "a handwritten class contains no declarations of a schema",
                fix: "move it after the '}' of the other")
        }
        guard declarationDepth < Self.deepestDeclaration else {
            return refuseNested(
                .deepDeclaration, "declarations are nested more than \(Self.deepestDeclaration) deep",
                fix: "move it after the '}' of another one")
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
    private mutating func refuseNested(_ code: Diagnostic.Code, _ message: String, fix: Diagnostic.Fix) {
        report(code, message, at: currentRange, fix: fix)
        passOverOne()
        skip { $0.at(.leftBrace) || $0.isAtMemberEnd }
        if at(.leftBrace) { skipBraces() }
    }
}
