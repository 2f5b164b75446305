// The parser's messages about what stands in the wrong place, in alphabetical order.

extension DiagnosticCatalog {
    static func anyOfOtherType(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "'any' stands before 'Coding' only", at: range,
            mend: Diagnostic.Mend("write 'any Coding', or '\(name)' alone"))
    }

    static func bareExpression(at range: SourceRange) -> Diagnostic {
        let text = range.text
        let isShort = text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n"))
        return error(
            "a Swift expression stands in parentheses", at: range,
            mend: isShort ? .write("(\(text))", replacing: range) : Diagnostic.Mend("put it in parentheses"))
    }

    static func bodyOfField(at range: SourceRange) -> Diagnostic {
        error(
            "a member of a schema has no body", at: range,
            mend: Diagnostic.Mend("write Swift in an extension, or in a 'swift { … }' member of a class"))
    }

    static func caseOutsideEnumeration(at range: SourceRange) -> Diagnostic {
        error("only an enum has cases", at: range)
    }

    static func classWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands before 'class' only, not before '\(owner)'", at: range,
            mend: word == "open" && owner != "extend" ? .write("public", replacing: range) : .remove(range))
    }

    static func clauseOfBits(at range: SourceRange) -> Diagnostic {
        error("'bits' has no clauses", at: range)
    }

    static func clauseOfClass(_ word: String, on owner: String, at range: SourceRange) -> Diagnostic {
        error("only a class has the clause '\(word)', not \(owner == "enum" ? "an" : "a") \(owner)", at: range)
    }

    static func constantBits(at range: SourceRange) -> Diagnostic {
        error("the fields of 'bits' are variables", at: range, mend: .write("var", replacing: range))
    }

    static func constantThatChanges(_ word: String, at range: SourceRange) -> Diagnostic {
        error("a \(word) field can't be constant", at: range, mend: .write("var", replacing: range))
    }

    static func constantWithoutType(at range: SourceRange) -> Diagnostic {
        error(
            "the constant of a retired key needs a type", at: range,
            mend: Diagnostic.Mend("write ': Type' before the '='"))
    }

    static func deepType(limit: Int, at range: SourceRange) -> Diagnostic {
        error("types stand in types more than \(limit) deep", at: range)
    }

    static func doubledWord(_ word: String, at range: SourceRange) -> Diagnostic {
        error("'\(word)' stands twice", at: range)
    }

    static func emptyExpression(at range: SourceRange) -> Diagnostic {
        error("the parentheses hold no expression", at: range)
    }

    static func fieldInEnumeration(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "an enum has cases, and no '\(word)'", at: range,
            mend: Diagnostic.Mend("write 'case', or declare a struct"))
    }

    static func fieldWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands before the fields of a class or struct only, not before '\(owner)'", at: range,
            mend: .remove(range))
    }

    static func genericType(_ name: String, at range: SourceRange) -> Diagnostic {
        let spellings = ["Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?"]
        return error(
            "of the types in angle brackets a schema knows 'Set' only", at: range,
            mend: spellings[name].map { Diagnostic.Mend("write '\($0)'") })
    }

    static func importOfMore(at range: SourceRange) -> Diagnostic {
        error("an import names a target, and nothing in it", at: range)
    }

    static func integerTooLarge(at range: SourceRange) -> Diagnostic {
        error("the integer is too large", at: range, mend: Diagnostic.Mend("\(Int.max) is the largest"))
    }

    static func keyOfOnlyValue(at range: SourceRange) -> Diagnostic {
        error(
            "the key of a case's only value stands behind the parentheses", at: range,
            mend: Diagnostic.Mend("write it behind the ')'"))
    }

    static func keywordAsName(_ name: String, at range: SourceRange) -> Diagnostic {
        error("'\(name)' is a keyword of Swift", at: range, mend: .write("`\(name)`", replacing: range))
    }

    static func levelBesideOpen(_ level: String, at range: SourceRange, open: SourceRange) -> Diagnostic {
        error(
            "'open' stands in the place of a level", at: range, notes: [Diagnostic.Note("'open' is here", at: open)],
            mend: .remove(range))
    }

    static func memberAfterUnknown(at range: SourceRange, unknown: SourceRange) -> Diagnostic {
        error(
            "'unknown' is the last member of an enum", at: range,
            notes: [Diagnostic.Note("'unknown' is here", at: unknown)],
            mend: Diagnostic.Mend("move it above 'unknown'"))
    }

    static func memberOutside(_ word: String, at range: SourceRange) -> Diagnostic {
        error("'\(word)' stands outside of every declaration", at: range)
    }

    static func misplaced(_ text: String, at range: SourceRange) -> Diagnostic {
        error("'\(text)' has no place here", at: range)
    }

    static func misplacedDefault(isDoubled: Bool, at range: SourceRange) -> Diagnostic {
        isDoubled
            ? error("the field has a default already", at: range)
            : error(
                "the default stands before the clauses", at: range,
                mend: Diagnostic.Mend("move it behind the field's type"))
    }

    static func negativeInteger(after owner: String, at range: SourceRange) -> Diagnostic {
        error("'\(owner)' needs an integer that is not negative", at: range)
    }

    static func nestedDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
        error("a declaration can't stand inside of another one", at: range)
    }

    static func openBesideFinal(at range: SourceRange) -> Diagnostic {
        error("a class is either 'open' or 'final'", at: range, mend: .remove(range))
    }

    static func openField(at range: SourceRange) -> Diagnostic {
        error("a field can't be open", at: range, mend: .write("public", replacing: range))
    }

    static func optionalOfOptional(at range: SourceRange) -> Diagnostic {
        error("a type is optional once at most", at: range, mend: .remove(range))
    }

    static func parenthesesAroundType(
        _ text: String, at range: SourceRange, replacement: String?
    ) -> Diagnostic {
        error(
            "parentheses stand in the type '(any Coding)?' only", at: range,
            mend: replacement.map { .write($0, replacing: range) })
    }

    static func qualifiedReference(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "a function after 'via' is the class's own, and has no type's name before it", at: range,
            mend: Diagnostic.Mend("write '\(name)'", replacing: range, with: name))
    }

    static func qualifiedType(_ text: String, at range: SourceRange) -> Diagnostic {
        let last = text.split(separator: ".").last.map(String.init) ?? text
        return error(
            "a type's name has no '.'", at: range,
            mend: Diagnostic.Mend("write '\(last)', and import the target that declares it"))
    }

    static func severalNames(after word: String, at range: SourceRange) -> Diagnostic {
        error(
            "each \(word == "case" ? "case" : "field") has its own '\(word)'", at: range,
            mend: Diagnostic.Mend("write '\(word)' on a line of its own"))
    }

    static func strayClosingBrace(at range: SourceRange) -> Diagnostic {
        error("this '}' closes nothing", at: range, mend: .remove(range))
    }

    static func strayComma(at range: SourceRange) -> Diagnostic {
        error("a comma has no place here", at: range, mend: .remove(range))
    }

    static func superclassOfExtension(at range: SourceRange) -> Diagnostic {
        error("the class is written in Swift, and so is its superclass", at: range)
    }

    static func superclassOfStruct(at range: SourceRange) -> Diagnostic {
        error("a struct has no superclass", at: range)
    }

    static func swiftDeclaration(_ word: String, instead: String, at range: SourceRange) -> Diagnostic {
        error("'\(word)' is no declaration of a schema", at: range, mend: Diagnostic.Mend(instead))
    }

    static func swiftMember(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' belongs to Swift, not to a schema", at: range,
            mend: Diagnostic.Mend("write Swift in an extension, or in a 'swift { … }' member of a class"))
    }

    static func swiftOutsideClass(at range: SourceRange) -> Diagnostic {
        error(
            "only a class has 'swift' members", at: range,
            mend: Diagnostic.Mend("write an extension in a file of Swift"))
    }

    static func unknownLevel(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "a schema knows the levels 'public', 'package' and 'internal', not '\(word)'", at: range,
            mend: .write(word == "open" ? "public" : "internal", replacing: range))
    }

    static func unknownWord(_ word: String, role: String, nearest: String?, at range: SourceRange) -> Diagnostic {
        error("unknown \(role) '\(word)'", at: range, mend: nearest.map { .didYouMean($0, replacing: range) })
    }

    static func wordOfBitField(_ word: String, at range: SourceRange) -> Diagnostic {
        error("the fields of 'bits' have no '\(word)'", at: range, mend: .remove(range))
    }

    static func wordOutOfOrder(_ word: String, before later: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands before '\(later)'", at: range,
            mend: Diagnostic.Mend("move it before '\(later)'"))
    }
}
