// The parser's messages about what stands in the wrong place, in alphabetical order.

extension DiagnosticCatalog {
    static func anyOfOtherType(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "'any' stands before 'Coding' only", at: range,
            fix: Diagnostic.Fix("write 'any Coding', or '\(name)' alone"))
    }

    static func bareExpression(at range: SourceRange) -> Diagnostic {
        let text = range.text
        let isShort = text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n"))
        let message = "a Swift expression belongs in parentheses"
        if isShort, text.utf8.allSatisfy(\.isOfName) {
            let fix = Diagnostic.Fix("write '.\(text)' for a case of an enum, or else '(\(text))'")
            return error(message, at: range, fix: fix)
        }
        return error(
            message, at: range,
            fix: isShort ? .write("(\(text))", replacing: range) : Diagnostic.Fix("put it in parentheses"))
    }

    static func bodyOfField(at range: SourceRange) -> Diagnostic {
        error(
            "a member of a schema has no body", at: range,
            fix: Diagnostic.Fix("write Swift in an extension, or in a 'swift { … }' member of a class"))
    }

    static func caseOutsideEnumeration(at range: SourceRange) -> Diagnostic {
        error("only an enum has cases", at: range, fix: Diagnostic.Fix("write 'var' for a field, or declare an enum"))
    }

    static func classWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands before 'class' only, not before '\(owner)'", at: range,
            fix: word == "open" && owner != "extend" ? .write("public", replacing: range) : .remove(range))
    }

    static func clauseOfBits(at range: SourceRange) -> Diagnostic {
        error("'bits' has no clauses", at: range, fix: .remove(range))
    }

    static func clauseOfClass(
        _ word: String, on owner: String, at range: SourceRange, fix: Diagnostic.Fix? = nil
    ) -> Diagnostic {
        error(
            "only a class has the clause '\(word)', not \(owner == "enum" ? "an" : "a") \(owner)", at: range,
            fix: fix ?? Diagnostic.Fix("remove '\(word)' and what belongs to it"))
    }

    static func constantBits(at range: SourceRange) -> Diagnostic {
        error("the fields of 'bits' are variables", at: range, fix: .write("var", replacing: range))
    }

    static func constantThatChanges(_ word: String, at range: SourceRange) -> Diagnostic {
        error("a \(word) field can't be constant", at: range, fix: .write("var", replacing: range))
    }

    static func constantWithoutType(at range: SourceRange) -> Diagnostic {
        error(
            "the constant of a retired key needs a type", at: range,
            fix: Diagnostic.Fix("write ': Type' before the '='"))
    }

    static func deepType(limit: Int, at range: SourceRange) -> Diagnostic {
        error(
            "types stand in types more than \(limit) deep", at: range,
            fix: Diagnostic.Fix("declare a struct or a class for the inner ones"))
    }

    /// - Parameter isAlone: Nothing belongs to the word that would have to be removed with it.
    static func defaultOfBitField(at range: SourceRange) -> Diagnostic {
        error("a bit field has no default: a bit that was never written is 0", at: range, fix: .remove(range))
    }

    static func doubledWord(
        _ word: String, at range: SourceRange, first: SourceRange? = nil, isAlone: Bool = false
    ) -> Diagnostic {
        // Two levels that differ are no word that stands twice.
        let other = first.map(\.text).flatMap { isAlone && $0 != word ? $0 : nil }
        return error(
            other.map { "one level is enough: '\($0)' stands before it" } ?? "'\(word)' stands twice", at: range,
            notes: first.map { [Diagnostic.Note("the first is here", at: $0)] } ?? [],
            fix: other == nil ? (isAlone ? .remove(range) : nil) : Diagnostic.Fix("remove one of the two"))
    }

    static func emptyExpression(at range: SourceRange) -> Diagnostic {
        error(
            "the parentheses hold no expression", at: range,
            fix: Diagnostic.Fix("write one between them, or remove '= ()'"))
    }

    static func fieldInEnumeration(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "an enum has cases, and no '\(word)'", at: range,
            fix: Diagnostic.Fix("write 'case', or declare a struct"))
    }

    static func fieldWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands before the fields of a class or struct only, not before '\(owner)'", at: range,
            fix: .remove(range))
    }

    static func genericDeclaration(_ owner: String, at range: SourceRange) -> Diagnostic {
        error("\(owner) of a schema has no type parameters", at: range, fix: .remove(range))
    }

    static func genericType(_ name: String, at range: SourceRange) -> Diagnostic {
        let spellings = ["Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?"]
        return error(
            "of the types in angle brackets a schema knows 'Set' only", at: range,
            fix: spelling(of: name, at: range).map { .write($0, replacing: range) }
                ?? spellings[name].map { Diagnostic.Fix("write '\($0)'") })
    }

    static func importOfMore(_ module: String?, at range: SourceRange) -> Diagnostic {
        error(
            "an import names a target, and nothing in it", at: range,
            fix: module.map { Diagnostic.Fix("write 'import \($0)'") })
    }

    static func integerTooLarge(at range: SourceRange) -> Diagnostic {
        error("the integer is too large", at: range, fix: Diagnostic.Fix("\(Int.max) is the largest"))
    }

    static func keyOfOnlyValue(at range: SourceRange) -> Diagnostic {
        error(
            "the key of a case's only value belongs behind the parentheses", at: range,
            fix: Diagnostic.Fix("write it behind the ')'"))
    }

    static func keywordAsName(_ name: String, at range: SourceRange) -> Diagnostic {
        error("'\(name)' is a keyword of Swift", at: range, fix: .write("`\(name)`", replacing: range))
    }

    static func levelBesideOpen(_ level: String, at range: SourceRange, open: SourceRange) -> Diagnostic {
        error(
            "'open' stands in the place of a level", at: range, notes: [Diagnostic.Note("'open' is here", at: open)],
            fix: .remove(range))
    }

    static func markerOfSequentialOnly(at range: SourceRange, only: SourceRange) -> Diagnostic {
        error(
            "a class that is 'sequential only' has no keyed archives that a marker could tell apart", at: range,
            notes: [Diagnostic.Note("'only' is here", at: only)], fix: .remove(range))
    }

    static func memberAfterUnknown(at range: SourceRange, unknown: SourceRange) -> Diagnostic {
        error(
            "'unknown' must be the last member of an enum", at: range,
            notes: [Diagnostic.Note("'unknown' is here", at: unknown)],
            fix: Diagnostic.Fix("move it above 'unknown'"))
    }

    static func memberOutside(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' stands outside of every declaration", at: range,
            fix: Diagnostic.Fix("move it between the braces of \(word == "case" ? "an enum" : "a class or struct")"))
    }

    static func misplaced(_ text: String, at range: SourceRange) -> Diagnostic {
        error("'\(text)' has no place here", at: range)
    }

    static func misplacedDefault(first: SourceRange?, at range: SourceRange) -> Diagnostic {
        guard let first else {
            return error(
                "the default belongs before the clauses", at: range,
                fix: Diagnostic.Fix("move it behind the field's type"))
        }
        return error(
            "the field has a default already", at: range, notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static func negativeInteger(after owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(owner)' needs an integer that is not negative", at: range, fix: Diagnostic.Fix("0 is the smallest"))
    }

    static func nestedDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "a declaration can't stand inside of another one", at: range,
            fix: Diagnostic.Fix("move it behind the '}' of the other"))
    }

    static func openBesideFinal(at range: SourceRange) -> Diagnostic {
        error("a class is either 'open' or 'final'", at: range, fix: .remove(range))
    }

    static func openField(at range: SourceRange) -> Diagnostic {
        error("a field can't be open", at: range, fix: .write("public", replacing: range))
    }

    static func optionalOfOptional(at range: SourceRange) -> Diagnostic {
        error("a type is optional once at most", at: range, fix: .remove(range))
    }

    static func parenthesesAroundType(
        _ text: String, at range: SourceRange, replacement: String?
    ) -> Diagnostic {
        error(
            "parentheses stand in the type '(any Coding)?' only", at: range,
            fix: replacement.map { .write($0, replacing: range) })
    }

    static func qualifiedReference(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "a function after 'via' is the class's own, and has no type's name before it", at: range,
            fix: .write(name, replacing: range))
    }

    static func qualifiedType(_ text: String, at range: SourceRange) -> Diagnostic {
        let parts = text.split(separator: ".").map(String.init)
        let last = parts.last ?? text
        // The types of these two that a schema knows are known without an import.
        let isKnown = parts.count == 2 && (parts[0] == "Swift" || parts[0] == "Foundation")
        return error(
            "a type's name has no '.'", at: range,
            fix: isKnown
                ? .write(last, replacing: range)
                : Diagnostic.Fix("write '\(last)', and import the target that declares it"))
    }

    static func severalNames(after word: String, at range: SourceRange) -> Diagnostic {
        error(
            "each \(word == "case" ? "case" : "field") has its own '\(word)'", at: range,
            fix: Diagnostic.Fix("write '\(word)' on a line of its own"))
    }

    static func strayClosingBrace(at range: SourceRange) -> Diagnostic {
        error("this '}' closes nothing", at: range, fix: .remove(range))
    }

    static func strayComma(at range: SourceRange) -> Diagnostic {
        error("a comma has no place here", at: range, fix: .remove(range))
    }

    static func superclassOfExtension(at range: SourceRange) -> Diagnostic {
        error("the class is written in Swift, and so is its superclass", at: range, fix: .remove(range))
    }

    static func superclassOfStruct(at range: SourceRange) -> Diagnostic {
        error(
            "a struct has no superclass", at: range,
            fix: Diagnostic.Fix("declare a class, or hold what is common in a field"))
    }

    static func swiftDeclaration(_ word: String, instead: String, at range: SourceRange) -> Diagnostic {
        error("'\(word)' is no declaration of a schema", at: range, fix: Diagnostic.Fix(instead))
    }

    static func swiftMember(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' belongs to Swift, not to a schema", at: range,
            fix: Diagnostic.Fix("write Swift in an extension, or in a 'swift { … }' member of a class"))
    }

    static func swiftOutsideClass(at range: SourceRange) -> Diagnostic {
        error(
            "only a class has 'swift' members", at: range,
            fix: Diagnostic.Fix("write an extension in a file of Swift"))
    }

    static func unknownLevel(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "a schema knows the levels 'public', 'package' and 'internal', not '\(word)'", at: range,
            fix: .write(word == "open" ? "public" : "internal", replacing: range))
    }

    static func unknownWord(_ word: String, role: String, nearest: String?, at range: SourceRange) -> Diagnostic {
        error("unknown \(role) '\(word)'", at: range, fix: nearest.map { .didYouMean($0, replacing: range) })
    }

    static func wordOfBitField(_ word: String, at range: SourceRange) -> Diagnostic {
        error("the fields of 'bits' have no '\(word)'", at: range, fix: .remove(range))
    }

    static func wordOutOfOrder(_ word: String, before later: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' belongs before '\(later)'", at: range,
            fix: Diagnostic.Fix("move it before '\(later)'"))
    }
}

extension DiagnosticCatalog {
    /// `Array<T>` and `Optional<T>` as a schema writes them, where the type is one name.
    private static func spelling(of name: String, at range: SourceRange) -> String? {
        let content = range.text.dropFirst(name.count + 1).dropLast()
        guard range.text.hasPrefix(name + "<"), range.text.hasSuffix(">"), !content.isEmpty,
            content.utf8.allSatisfy({ $0.isOfName })
        else { return nil }
        switch name {
        case "Array": return "[\(content)]"
        case "Optional": return "\(content)?"
        default: return nil
        }
    }
}
