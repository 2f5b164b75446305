// Text in a position where it isn't allowed: the parser's diagnostics, in alphabetical order.

extension Diagnostic {
    /// `any` before a name that is neither `Coding` nor an external protocol.
    static func anyOfOtherType(_ name: String, at range: SourceRange, nearest: String? = nil) -> Self {
        error(
            "a field can't have the type 'any \(name)': no visible schema declares 'external protocol \(name)'",
            at: range,
            fix: nearest.map { .didYouMean($0, replacing: range) }
                ?? Fix(
                    "write 'any Coding', or the name of a class without 'any'; or declare the protocol, if it refines "
                        + "'Coding'"))
    }

    /// A Swift expression without parentheses.
    static func bareExpression(at range: SourceRange) -> Self {
        let text = range.text
        let isShort = text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n"))
        let message = "a Swift expression must be in parentheses"
        if isShort, text.utf8.allSatisfy(\.isOfName) {
            let fix = Fix("write '.\(text)' for a case of an enum, or else '(\(text))'")
            return error(message, at: range, fix: fix)
        }
        return error(
            message, at: range,
            fix: isShort ? .write("(\(text))", replacing: range).automatic : Fix("put it in parentheses"))
    }

    /// A member with a body.
    static func bodyOfField(at range: SourceRange) -> Self {
        error(
            "a member of a schema can't have a body", at: range,
            fix: .writeInSwift)
    }

    /// A case outside of an enum.
    static func caseOutsideEnumeration(at range: SourceRange) -> Self {
        error("only an enum has cases", at: range, fix: "write 'var' for a field, or declare an enum")
    }

    /// `open` or `final` before a declaration that is not a class.
    static func classWord(_ word: String, before owner: String, at range: SourceRange) -> Self {
        error(
            "'\(word)' is only for 'class', not for '\(owner)'", at: range,
            fix: (word == "open" && owner != "extend" ? Fix.write("public", replacing: range) : .remove(range))
                .automatic)
    }

    /// A clause on `bits`.
    static func clauseOfBits(at range: SourceRange) -> Self {
        error("'bits' has no clauses", at: range, fix: .remove(range))
    }

    /// A clause for classes on a struct or enum.
    static func clauseOfClass(_ word: String, on owner: String, at range: SourceRange, fix: Fix? = nil) -> Self {
        error(
            "only a class has the clause '\(word)', not \(owner == "enum" ? "an" : "a") \(owner)", at: range,
            fix: fix ?? Fix("remove the clause"))
    }

    /// A `let` in `bits`.
    static func constantBits(at range: SourceRange) -> Self {
        error("a field of 'bits' must be a 'var'", at: range, fix: .write("var", replacing: range).automatic)
    }

    /// A `let` that is weak, unowned or transient.
    static func constantThatChanges(_ word: String, at range: SourceRange) -> Self {
        error(
            "\(word == "unowned" ? "an" : "a") \(word) field can't be constant", at: range,
            fix: .write("var", replacing: range).automatic)
    }

    /// A constant of a retired key without a type.
    static func constantWithoutType(at range: SourceRange) -> Self {
        error("the constant of a retired key needs a type", at: range, fix: "write ': Type' before the '='")
    }

    /// A declaration that is nested too deeply.
    static func deepDeclaration(limit: Int, at range: SourceRange) -> Self {
        error(
            "declarations are nested more than \(limit) deep", at: range, fix: "move it after the '}' of another one")
    }

    /// A type that is nested too deeply.
    static func deepType(limit: Int, at range: SourceRange) -> Self {
        error(
            "types are nested more than \(limit) deep", at: range, fix: "declare a struct or a class for the inner ones"
        )
    }

    /// A default of a field in `bits`.
    static func defaultOfBitField(at range: SourceRange) -> Self {
        error("a bit field can't have a default: a bit that was never written is 0", at: range, fix: .remove(range))
    }

    /// A word that is repeated.
    ///
    /// - Parameter isAlone: Nothing belongs to the word that would have to be removed with it.
    static func doubledWord(
        _ word: String, at range: SourceRange, first: SourceRange? = nil, isAlone: Bool = false
    ) -> Self {
        // Two levels that differ are not one word written twice.
        let other = first.map(\.text).flatMap { isAlone && $0 != word ? $0 : nil }
        return error(
            other.map { "the access level is already '\($0)'" } ?? "'\(word)' is written twice", at: range,
            first: first, fix: other == nil ? (isAlone ? .remove(range) : nil) : Fix("remove one of the two"))
    }

    /// Parentheses without an expression.
    static func emptyExpression(at range: SourceRange) -> Self {
        error("the parentheses contain no expression", at: range, fix: "write one between them, or remove '= ()'")
    }

    /// A field in an enum.
    static func fieldInEnumeration(_ word: String, at range: SourceRange) -> Self {
        error("an enum can't have a '\(word)'", at: range, fix: "write 'case', or declare a struct")
    }

    /// A modifier for fields before another member.
    static func fieldWord(_ word: String, before owner: String, at range: SourceRange) -> Self {
        error(
            "'\(word)' is only for the fields of a class or struct, not for '\(owner)'", at: range, fix: .remove(range))
    }

    /// A type parameter that isn't a number.
    static func genericArgument(_ name: String, at range: SourceRange) -> Self {
        let isRange = name.hasSuffix("Range")
        return error(
            "'\(name)' takes \(isRange ? "an integer type" : "'Float' or 'Double'") between the angle brackets",
            at: range,
            fix: isRange
                ? "write '\(name)<Int>', or a struct with two fields for other bounds" : "write '\(name)<Float>'")
    }

    /// A declaration with type parameters.
    static func genericDeclaration(_ owner: String, at range: SourceRange) -> Self {
        error("\(owner) in a schema can't have type parameters", at: range, fix: .remove(range))
    }

    /// A generic type that a schema can't use.
    static func genericType(_ name: String, at range: SourceRange) -> Self {
        let spellings = ["Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?"]
        return error(
            "a schema can't use the generic type '\(name)'", at: range,
            fix: spelling(of: name, at: range).map { Fix.write($0, replacing: range).automatic }
                ?? spellings[name].map { Fix("write '\($0)'") })
    }

    /// An import of a part of a module.
    static func importOfMore(_ module: String?, at range: SourceRange) -> Self {
        error(
            "an import names a target, not a declaration in it", at: range,
            fix: module.map { Fix("write 'import \($0)'") })
    }

    /// An integer that is too large for the tool.
    static func integerTooLarge(at range: SourceRange) -> Self {
        error("the integer is too large", at: range, fix: "write at most \(Int.max)")
    }

    /// A key inside of the parentheses of a value without a name.
    static func keyOfOnlyValue(at range: SourceRange) -> Self {
        error(
            "the key of a case's only value is written after the parentheses", at: range, fix: "move it after the ')'")
    }

    /// A Swift keyword as a name.
    static func keywordAsName(_ name: String, at range: SourceRange) -> Self {
        error("'\(name)' is a keyword of Swift", at: range, fix: .write("`\(name)`", replacing: range).automatic)
    }

    /// An access level together with `open`.
    static func levelBesideOpen(_ level: String, at range: SourceRange, open: SourceRange) -> Self {
        error(
            "'open' replaces the access level", at: range, notes: [Note("'open' is here", at: open)],
            fix: .remove(range))
    }

    /// A marker in a `sequential only` class.
    static func markerOfSequentialOnly(at range: SourceRange, only: SourceRange) -> Self {
        error(
            "a class that is 'sequential only' can't have a marker, which is for keyed archives", at: range,
            notes: [Note("'only' is here", at: only)], fix: .remove(range))
    }

    /// A member after `unknown`.
    static func memberAfterUnknown(at range: SourceRange, unknown: SourceRange) -> Self {
        error(
            "'unknown' must be the last member of an enum", at: range, notes: [Note("'unknown' is here", at: unknown)],
            fix: "move it above 'unknown'")
    }

    /// A member outside of all declarations.
    static func memberOutside(_ word: String, at range: SourceRange) -> Self {
        error(
            "'\(word)' is outside of all declarations", at: range,
            fix: Fix("move it between the braces of \(word == "case" ? "an enum" : "a class or struct")"))
    }

    /// Unexpected text.
    static func misplaced(_ text: String, at range: SourceRange) -> Self {
        error("'\(text)' can't be written here", at: range)
    }

    /// A protocol among the clauses.
    static func misplacedConformance(at range: SourceRange) -> Self {
        error(
            "a protocol must follow ':' and precede all clauses", at: range,
            fix: "move it before the clauses")
    }

    /// A default at the wrong position.
    static func misplacedDefault(first: SourceRange?, at range: SourceRange) -> Self {
        guard let first else {
            return error("the default must precede the clauses", at: range, fix: "move it after the field's type")
        }
        return error("the field already has a default", at: range, first: first)
    }

    /// A negative integer.
    static func negativeInteger(after owner: String, at range: SourceRange) -> Self {
        error("'\(owner)' needs an integer that is not negative", at: range, fix: "write 0 or more")
    }

    /// A nested class, or a declaration in a handwritten class.
    static func nestedDeclaration(_ word: String, at range: SourceRange) -> Self {
        error(
            word == "class" || word == "extend"
                ? "a class can't be inside of another declaration"
                : "a handwritten class contains no declarations of a schema",
            at: range, fix: "move it after the '}' of the other")
    }

    /// A class that is both open and final.
    static func openBesideFinal(at range: SourceRange) -> Self {
        error("a class can't be both 'open' and 'final'", at: range, fix: .remove(range))
    }

    /// An open field.
    static func openField(at range: SourceRange) -> Self {
        error("a field can't be open", at: range, fix: .write("public", replacing: range).automatic)
    }

    /// An optional of an optional.
    static func optionalOfOptional(at range: SourceRange) -> Self {
        error("a type can be optional only once", at: range, fix: .remove(range).automatic)
    }

    /// Parentheses around a type.
    static func parenthesesAroundType(_ text: String, at range: SourceRange, replacement: String?) -> Self {
        error(
            "only the type '(any Coding)?' has parentheses", at: range,
            fix: replacement.map { .write($0, replacing: range).automatic })
    }

    /// A function with the name of a type before it.
    static func qualifiedReference(_ name: String, at range: SourceRange) -> Self {
        error(
            "a function after 'via' is a member of the class and is written without a type's name", at: range,
            fix: .write(name, replacing: range))
    }

    /// A type with the name of a module before it.
    static func qualifiedType(_ text: String, at range: SourceRange) -> Self {
        let parts = text.split(separator: ".").map(String.init)
        let last = parts.last ?? text
        // The types of these two modules that a schema can use need no import.
        let isKnown = parts.count == 2 && (parts[0] == "Swift" || parts[0] == "Foundation")
        return error(
            "a type's name can't contain '.'", at: range,
            fix: isKnown
                ? .write(last, replacing: range).automatic
                : Fix("write '\(last)', and import the target that declares it"))
    }

    /// Several names after one word.
    ///
    /// - Parameters:
    ///   - type: the type of all names, which is written after the last one.
    static func severalNames(after word: String, at range: SourceRange, type: String? = nil) -> Self {
        error(
            "each \(word == "case" ? "case" : "field") needs its own '\(word)'", at: range,
            fix: Fix(
                "declare each \(word == "case" ? "case" : "field") on a separate line", replacing: range,
                with: "\(type.map { ": \($0)" } ?? "")\n\(word)"
            ).automatic)
    }

    /// A superfluous closing brace.
    static func strayClosingBrace(at range: SourceRange) -> Self {
        error("this '}' has no matching '{'", at: range, fix: .remove(range))
    }

    /// A superfluous comma.
    ///
    /// - Parameter words: the clause that ends before it, if another one like it follows.
    static func strayComma(at range: SourceRange, before words: String? = nil) -> Self {
        let fix = words.map { words in
            Fix(
                "write '\(words)' instead: each conversion is in a clause of its own", replacing: range,
                with: " \(words)")
        }
        return error("a comma can't be written here", at: range, fix: fix ?? .remove(range))
    }

    /// A superclass or a protocol of an extended class.
    static func superclassOfExtension(at range: SourceRange) -> Self {
        error(
            "the superclass and the protocols of an extended class are declared in Swift, not in the schema", at: range,
            fix: range.text.hasPrefix(":") ? .remove(range) : .removeClause(range))
    }

    /// A Swift declaration in a schema.
    static func swiftDeclaration(_ word: String, instead: String, at range: SourceRange) -> Self {
        error("'\(word)' can't be declared in a schema", at: range, fix: Fix(instead))
    }

    /// A Swift member in a schema.
    static func swiftMember(_ word: String, at range: SourceRange) -> Self {
        error(
            "'\(word)' can't be written in a schema", at: range,
            fix: word == "lazy" ? .remove(range).automatic : .writeInSwift)
    }

    /// A `swift` member outside of a class.
    static func swiftOutsideClass(at range: SourceRange) -> Self {
        error("only a class has 'swift' members", at: range, fix: "write an extension in a Swift file")
    }

    /// An unknown access level.
    static func unknownLevel(_ word: String, at range: SourceRange) -> Self {
        error(
            "the access levels of a schema are 'public', 'package' and 'internal', not '\(word)'", at: range,
            fix: .write(word == "open" ? "public" : "internal", replacing: range).automatic)
    }

    /// An unknown word.
    static func unknownWord(_ word: String, role: String, nearest: String?, at range: SourceRange) -> Self {
        error("unknown \(role) '\(word)'", at: range, fix: nearest.map { .didYouMean($0, replacing: range) })
    }

    /// A field that is weak and unowned.
    static func weakAndUnowned(at range: SourceRange) -> Self {
        error("a field is either weak or unowned", at: range, fix: .remove(range))
    }

    /// A modifier for fields in `bits`.
    static func wordOfBitField(_ word: String, at range: SourceRange) -> Self {
        error("a field of 'bits' can't have '\(word)'", at: range, fix: .remove(range))
    }

    /// Words in the wrong order.
    static func wordOutOfOrder(_ word: String, before later: String, at range: SourceRange) -> Self {
        error("'\(word)' must be before '\(later)'", at: range, fix: "move it before '\(later)'")
    }

    /// `Array<T>` and `Optional<T>` in a schema's spelling, if the type is one name.
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
