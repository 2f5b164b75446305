// The parser's messages about what stands in the wrong place, in alphabetical order.

extension DiagnosticCatalog {
    static func anyOfOtherType(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "a field can't have the type 'any \(name)': 'any Coding' is the only protocol type", at: range,
            fix: Diagnostic.Fix("write 'any Coding', or the name of a class without 'any'"))
    }

    static func bareExpression(at range: SourceRange) -> Diagnostic {
        let text = range.text
        let isShort = text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n"))
        let message = "a Swift expression must be in parentheses"
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
            "a member of a schema can't have a body", at: range,
            fix: Diagnostic.Fix(
                "write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too"
            ))
    }

    static func caseOutsideEnumeration(at range: SourceRange) -> Diagnostic {
        error("only an enum has cases", at: range, fix: Diagnostic.Fix("write 'var' for a field, or declare an enum"))
    }

    static func classWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' is only for 'class', not for '\(owner)'", at: range,
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
            fix: fix ?? Diagnostic.Fix("remove the clause"))
    }

    static func constantBits(at range: SourceRange) -> Diagnostic {
        error("a field of 'bits' must be a 'var'", at: range, fix: .write("var", replacing: range))
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
            "types are nested more than \(limit) deep", at: range,
            fix: Diagnostic.Fix("declare a struct or a class for the inner ones"))
    }

    /// - Parameter isAlone: Nothing belongs to the word that would have to be removed with it.
    static func defaultOfBitField(at range: SourceRange) -> Diagnostic {
        error("a bit field can't have a default: a bit that was never written is 0", at: range, fix: .remove(range))
    }

    static func doubledWord(
        _ word: String, at range: SourceRange, first: SourceRange? = nil, isAlone: Bool = false
    ) -> Diagnostic {
        // Two levels that differ are not one word written twice.
        let other = first.map(\.text).flatMap { isAlone && $0 != word ? $0 : nil }
        return error(
            other.map { "the access level is already '\($0)'" } ?? "'\(word)' is written twice", at: range,
            notes: first.map { [Diagnostic.Note("the first is here", at: $0)] } ?? [],
            fix: other == nil ? (isAlone ? .remove(range) : nil) : Diagnostic.Fix("remove one of the two"))
    }

    static func emptyExpression(at range: SourceRange) -> Diagnostic {
        error(
            "the parentheses contain no expression", at: range,
            fix: Diagnostic.Fix("write one between them, or remove '= ()'"))
    }

    static func fieldInEnumeration(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "an enum can't have a '\(word)'", at: range,
            fix: Diagnostic.Fix("write 'case', or declare a struct"))
    }

    static func fieldWord(_ word: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' is only for the fields of a class or struct, not for '\(owner)'", at: range,
            fix: .remove(range))
    }

    static func genericDeclaration(_ owner: String, at range: SourceRange) -> Diagnostic {
        error("\(owner) in a schema can't have type parameters", at: range, fix: .remove(range))
    }

    static func genericType(_ name: String, at range: SourceRange) -> Diagnostic {
        let spellings = ["Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?"]
        return error(
            "'Set' is the only generic type that a schema can use", at: range,
            fix: spelling(of: name, at: range).map { .write($0, replacing: range) }
                ?? spellings[name].map { Diagnostic.Fix("write '\($0)'") })
    }

    static func importOfMore(_ module: String?, at range: SourceRange) -> Diagnostic {
        error(
            "an import names a target, not a declaration in it", at: range,
            fix: module.map { Diagnostic.Fix("write 'import \($0)'") })
    }

    static func integerTooLarge(at range: SourceRange) -> Diagnostic {
        error("the integer is too large", at: range, fix: Diagnostic.Fix("write at most \(Int.max)"))
    }

    static func keyOfOnlyValue(at range: SourceRange) -> Diagnostic {
        error(
            "the key of a case's only value is written after the parentheses", at: range,
            fix: Diagnostic.Fix("move it after the ')'"))
    }

    static func keywordAsName(_ name: String, at range: SourceRange) -> Diagnostic {
        error("'\(name)' is a keyword of Swift", at: range, fix: .write("`\(name)`", replacing: range))
    }

    static func levelBesideOpen(_ level: String, at range: SourceRange, open: SourceRange) -> Diagnostic {
        error(
            "'open' replaces the access level", at: range, notes: [Diagnostic.Note("'open' is here", at: open)],
            fix: .remove(range))
    }

    static func markerOfSequentialOnly(at range: SourceRange, only: SourceRange) -> Diagnostic {
        error(
            "a class that is 'sequential only' can't have a marker, which is for keyed archives", at: range,
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
            "'\(word)' is outside of all declarations", at: range,
            fix: Diagnostic.Fix("move it between the braces of \(word == "case" ? "an enum" : "a class or struct")"))
    }

    static func misplaced(_ text: String, at range: SourceRange) -> Diagnostic {
        error("'\(text)' can't be written here", at: range)
    }

    static func misplacedDefault(first: SourceRange?, at range: SourceRange) -> Diagnostic {
        guard let first else {
            return error(
                "the default must precede the clauses", at: range,
                fix: Diagnostic.Fix("move it after the field's type"))
        }
        return error(
            "the field already has a default", at: range, notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static func negativeInteger(after owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(owner)' needs an integer that is not negative", at: range, fix: Diagnostic.Fix("write 0 or more"))
    }

    static func nestedDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "a declaration can't be inside of another one", at: range,
            fix: Diagnostic.Fix("move it after the '}' of the other"))
    }

    static func openBesideFinal(at range: SourceRange) -> Diagnostic {
        error("a class can't be both 'open' and 'final'", at: range, fix: .remove(range))
    }

    static func openField(at range: SourceRange) -> Diagnostic {
        error("a field can't be open", at: range, fix: .write("public", replacing: range))
    }

    static func optionalOfOptional(at range: SourceRange) -> Diagnostic {
        error("a type can be optional only once", at: range, fix: .remove(range))
    }

    static func parenthesesAroundType(
        _ text: String, at range: SourceRange, replacement: String?
    ) -> Diagnostic {
        error(
            "only the type '(any Coding)?' has parentheses", at: range,
            fix: replacement.map { .write($0, replacing: range) })
    }

    static func qualifiedReference(_ name: String, at range: SourceRange) -> Diagnostic {
        error(
            "a function after 'via' is a member of the class and is written without a type's name", at: range,
            fix: .write(name, replacing: range))
    }

    static func qualifiedType(_ text: String, at range: SourceRange) -> Diagnostic {
        let parts = text.split(separator: ".").map(String.init)
        let last = parts.last ?? text
        // The types of these two that a schema knows are known without an import.
        let isKnown = parts.count == 2 && (parts[0] == "Swift" || parts[0] == "Foundation")
        return error(
            "a type's name can't contain '.'", at: range,
            fix: isKnown
                ? .write(last, replacing: range)
                : Diagnostic.Fix("write '\(last)', and import the target that declares it"))
    }

    static func severalNames(after word: String, at range: SourceRange) -> Diagnostic {
        error(
            "each \(word == "case" ? "case" : "field") needs its own '\(word)'", at: range,
            fix: Diagnostic.Fix("declare each \(word == "case" ? "case" : "field") on a separate line"))
    }

    static func strayClosingBrace(at range: SourceRange) -> Diagnostic {
        error("this '}' has no matching '{'", at: range, fix: .remove(range))
    }

    static func strayComma(at range: SourceRange) -> Diagnostic {
        error("a comma can't be written here", at: range, fix: .remove(range))
    }

    static func superclassOfExtension(at range: SourceRange) -> Diagnostic {
        error(
            "the superclass of an extended class is declared in Swift, not in the schema", at: range,
            fix: .remove(range))
    }

    static func superclassOfStruct(at range: SourceRange) -> Diagnostic {
        error(
            "a struct can't have a superclass", at: range,
            fix: Diagnostic.Fix("declare a class, or move the common fields to another struct"))
    }

    static func swiftDeclaration(_ word: String, instead: String, at range: SourceRange) -> Diagnostic {
        error("'\(word)' can't be declared in a schema", at: range, fix: Diagnostic.Fix(instead))
    }

    static func swiftMember(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' can't be written in a schema", at: range,
            fix: Diagnostic.Fix(
                "write it in a 'swift { … }' member of a class; functions and computed properties can be in a Swift extension too"
            ))
    }

    static func swiftOutsideClass(at range: SourceRange) -> Diagnostic {
        error(
            "only a class has 'swift' members", at: range,
            fix: Diagnostic.Fix("write an extension in a Swift file"))
    }

    static func unknownLevel(_ word: String, at range: SourceRange) -> Diagnostic {
        error(
            "the access levels of a schema are 'public', 'package' and 'internal', not '\(word)'", at: range,
            fix: .write(word == "open" ? "public" : "internal", replacing: range))
    }

    static func unknownWord(_ word: String, role: String, nearest: String?, at range: SourceRange) -> Diagnostic {
        error("unknown \(role) '\(word)'", at: range, fix: nearest.map { .didYouMean($0, replacing: range) })
    }

    static func wordOfBitField(_ word: String, at range: SourceRange) -> Diagnostic {
        error("a field of 'bits' can't have '\(word)'", at: range, fix: .remove(range))
    }

    static func wordOutOfOrder(_ word: String, before later: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(word)' must be before '\(later)'", at: range,
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
