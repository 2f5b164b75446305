// What the parser reports: text that is missing, or in a position where it isn't allowed. Its functions call themselves
// for what is nested, and without these messages they take little of the stack.

extension Diagnostic {
    static func anyOfOtherType(_ name: String, at range: SourceRange, nearest: String? = nil) -> Self {
        Diagnostic(
            .anyOfOtherType,
            "a field can't have the type 'any \(name)': no visible schema declares 'external protocol \(name)'",
            at: range,
            fix: nearest.map { .didYouMean($0, replacing: range) }
                ?? Fix(
                    "write 'any Coding', or the name of a class without 'any'; or declare the protocol, if it refines "
                        + "'Coding'"))
    }

    static func bareExpression(at range: SourceRange) -> Self {
        let text = range.text
        let isShort = text.utf8.count <= 60 && !text.utf8.contains(UInt8(ascii: "\n"))
        let message = "a Swift expression must be in parentheses"
        if isShort, text.utf8.allSatisfy(\.isOfName) {
            let fix = Fix("write '.\(text)' for a case of an enum, or else '(\(text))'")
            return Diagnostic(.bareExpression, message, at: range, fix: fix)
        }
        return Diagnostic(
            .bareExpression,
            message, at: range,
            fix: isShort ? .write("(\(text))", replacing: range).automatic : Fix("put it in parentheses"))
    }

    static func caseOutsideEnumeration(at range: SourceRange) -> Self {
        Diagnostic(
            .caseOutsideEnumeration, "only an enum has cases", at: range,
            fix: "write 'var' for a field, or declare an enum")
    }

    static func classWord(_ word: String, before owner: String, at range: SourceRange) -> Self {
        Diagnostic(
            .classWord,
            "'\(word)' is only for 'class', not for '\(owner)'", at: range,
            fix: (word == "open" && owner != "extend" ? Fix.write("public", replacing: range) : .remove(range))
                .automatic)
    }

    static func clauseOfClass(_ word: String, on owner: String, at range: SourceRange, fix: Fix? = nil) -> Self {
        Diagnostic(
            .clauseOfClass,
            "\(owner == "enum" ? "an" : "a") \(owner) can't have the clause '\(word)'", at: range,
            fix: fix ?? Fix("remove the clause"))
    }

    static func deepDeclaration(limit: Int, at range: SourceRange) -> Self {
        Diagnostic(
            .deepDeclaration,
            "declarations are nested more than \(limit) deep", at: range, fix: "move it after the '}' of another one")
    }

    static func deepType(limit: Int, at range: SourceRange) -> Self {
        Diagnostic(
            .deepType,
            "types are nested more than \(limit) deep", at: range, fix: "declare a struct or a class for the inner ones"
        )
    }

    /// - Parameter isAlone: Nothing belongs to the word that would have to be removed with it.
    static func duplicateWord(
        _ word: String, at range: SourceRange, first: SourceRange? = nil, isAlone: Bool = false
    ) -> Self {
        // Two levels that differ are not one word written twice.
        let other = first.map(\.text).flatMap { isAlone && $0 != word ? $0 : nil }
        return Diagnostic(
            .duplicateWord,
            other.map { "the access level is already '\($0)'" } ?? "'\(word)' is written twice", at: range,
            first: first, fix: other == nil ? (isAlone ? .remove(range) : nil) : Fix("remove one of the two"))
    }

    static func misplacedEquality(of kind: DeclarationSyntax.Kind, at range: SourceRange) -> Self {
        let reason =
            switch kind {
            case .external: "only Swift knows how a type that is written by hand is compared"
            case .enum: "Swift compares the cases and their values"
            default: "Swift compares the fields"
            }
        return Diagnostic(
            .misplacedEquality, "'\(range.text)' is only for classes: \(reason)", at: range, fix: .remove(range))
    }

    static func fieldInEnumeration(_ word: String, at range: SourceRange) -> Self {
        Diagnostic(
            .fieldInEnumeration, "an enum can't have a '\(word)'", at: range, fix: "write 'case', or declare a struct")
    }

    static func fieldWord(_ word: String, before owner: String, at range: SourceRange) -> Self {
        Diagnostic(
            .fieldWord,
            "'\(word)' is only for the fields of a class or struct, not for '\(owner)'", at: range, fix: .remove(range))
    }

    static func genericArgument(_ name: String, at range: SourceRange) -> Self {
        let isRange = name.hasSuffix("Range")
        return Diagnostic(
            .genericArgument,
            "'\(name)' takes \(isRange ? "an integer type" : "'Float' or 'Double'") between the angle brackets",
            at: range,
            fix: isRange
                ? "write '\(name)<Int>', or a struct with two fields for other bounds" : "write '\(name)<Float>'")
    }

    static func genericType(_ name: String, at range: SourceRange) -> Self {
        let spellings = ["Array": "[T]", "Dictionary": "[K: V]", "Optional": "T?"]
        return Diagnostic(
            .genericType,
            "a schema can't use the generic type '\(name)'", at: range,
            fix: spelling(ofWhole: range.text).map { Fix.write($0, replacing: range).automatic }
                ?? spellings[name].map { Fix("write '\($0)'") })
    }

    static func importOfMore(_ module: String?, at range: SourceRange) -> Self {
        Diagnostic(
            .importOfMore,
            "an import names a target, not a declaration in it", at: range,
            fix: module.map { Fix("write 'import \($0)'") })
    }

    static func keywordAsName(_ name: String, at range: SourceRange) -> Self {
        Diagnostic(
            .keywordAsName, "'\(name)' is a keyword of Swift", at: range,
            fix: .write("`\(name)`", replacing: range).automatic)
    }

    static func levelBesideOpen(_ level: String, at range: SourceRange, open: SourceRange) -> Self {
        Diagnostic(
            .levelBesideOpen,
            "'open' replaces the access level", at: range, notes: [Note("'open' is here", at: open)],
            fix: .remove(range))
    }

    static func misplaced(_ text: String, at range: SourceRange, fix: Fix? = nil) -> Self {
        Diagnostic(.misplaced, "'\(text)' can't be written here", at: range, fix: fix)
    }

    static func misplacedConformance(at range: SourceRange) -> Self {
        Diagnostic(
            .misplacedConformance,
            "a protocol must follow ':' and precede all clauses", at: range,
            fix: "move it before the clauses")
    }

    static func misplacedDefault(first: SourceRange?, at range: SourceRange) -> Self {
        guard let first else {
            return Diagnostic(
                .misplacedDefault, "the default must precede the clauses", at: range,
                fix: "move it after the field's type")
        }
        return Diagnostic(.misplacedDefault, "the field already has a default", at: range, first: first)
    }

    static func nestedDeclaration(_ word: String, at range: SourceRange) -> Self {
        Diagnostic(
            .nestedDeclaration,
            word == "class" || word == "extend"
                ? "a class can't be inside of another declaration"
                : "a handwritten class contains no declarations of a schema",
            at: range, fix: "move it after the '}' of the other")
    }

    static func openBesideFinal(at range: SourceRange) -> Self {
        Diagnostic(.openBesideFinal, "a class can't be both 'open' and 'final'", at: range, fix: .remove(range))
    }

    static func optionalOfOptional(at range: SourceRange) -> Self {
        Diagnostic(.optionalOfOptional, "a type can be optional only once", at: range, fix: .remove(range).automatic)
    }

    static func parenthesesAroundType(_ text: String, at range: SourceRange, replacement: String?) -> Self {
        Diagnostic(
            .parenthesesAroundType,
            replacement == nil
                ? "a field can't have a tuple as its type" : "only the type '(any Coding)?' has parentheses", at: range,
            fix: replacement.map { Fix.write($0, replacing: range).automatic }
                ?? Fix("declare a struct with a field for each value, and write its name"))
    }

    static func functionAsType(at range: SourceRange) -> Self {
        Diagnostic(
            .functionAsType, "archives can't contain functions", at: range,
            fix: Fix(
                "write 'transient var', and the function's type with '?' after parentheses around it, or declare the "
                    + "property in Swift"))
    }

    static func opaqueType(at range: SourceRange) -> Self {
        Diagnostic(
            .opaqueType, "a field can't have an opaque type: archives contain objects of known classes", at: range,
            fix: .write("any", replacing: range).automatic)
    }

    static func qualifiedType(_ text: String, at range: SourceRange) -> Self {
        let parts = text.split(separator: ".").map(String.init)
        let last = parts.last ?? text
        // The types of these two modules that a schema can use need no import.
        let isKnown = parts.count == 2 && (parts[0] == "Swift" || parts[0] == "Foundation")
        return Diagnostic(
            .qualifiedType,
            "a type's name can't contain '.'", at: range,
            fix: isKnown
                ? .write(last, replacing: range).automatic
                : Fix("write '\(last)', and import the target that declares it"))
    }

    /// - Parameters:
    ///   - words: what precedes the first name and so has to precede the others, if that is more than the word.
    ///   - type: the type of all names, which is written after the last one.
    static func severalNames(
        after word: String, at range: SourceRange, words: String? = nil, type: String? = nil
    ) -> Self {
        let gap = [" ", "\t", "\r", "\n"].contains(where: range.isBefore) ? "" : " "
        return Diagnostic(
            .severalNames,
            "each \(word == "case" ? "case" : "field") needs its own '\(word)'", at: range,
            fix: Fix(
                "declare each \(word == "case" ? "case" : "field") on a separate line", replacing: range,
                with: "\(type.map { ": \($0)" } ?? "")\n\(words ?? word)\(gap)"
            ).automatic)
    }

    /// - Parameter words: the clause that ends before it, if another one like it follows.
    static func strayComma(at range: SourceRange, before words: String? = nil) -> Self {
        let fix = words.map { words in
            Fix(
                "write '\(words)' instead: each conversion is in a clause of its own", replacing: range,
                with: " \(words)")
        }
        return Diagnostic(.strayComma, "a comma can't be written here", at: range, fix: fix ?? .remove(range))
    }

    static func superclassOfExtension(at range: SourceRange, after comma: SourceRange? = nil) -> Self {
        Diagnostic(
            .superclassOfExtension,
            "the superclass and the protocols of an extended class are declared in Swift, not in the schema", at: range,
            fix: .remove(range, with: comma?.through(range) ?? range))
    }

    static func swiftMember(_ word: String, at range: SourceRange) -> Self {
        Diagnostic(
            .swiftMember,
            "'\(word)' can't be written in a schema", at: range,
            fix: word == "lazy" ? .remove(range).automatic : .writeInSwift)
    }

    static func swiftOutsideClass(at range: SourceRange) -> Self {
        Diagnostic(
            .swiftOutsideClass, "only a class has 'swift' members", at: range, fix: "write an extension in a Swift file"
        )
    }

    static func unknownLevel(_ word: String, at range: SourceRange) -> Self {
        Diagnostic(
            .unknownLevel,
            "the access levels of a schema are 'public', 'package' and 'internal', not '\(word)'", at: range,
            fix: .write(word == "open" ? "public" : "internal", replacing: range).automatic)
    }

    static func weakAndUnowned(at range: SourceRange) -> Self {
        Diagnostic(.weakAndUnowned, "a field is either weak or unowned", at: range, fix: .remove(range))
    }

    static func wordOutOfOrder(_ word: String, before later: String, at range: SourceRange) -> Self {
        Diagnostic(.wordOutOfOrder, "'\(word)' must be before '\(later)'", at: range, fix: "move it before '\(later)'")
    }

    /// A generic type that isn't too deep for recursion, in a schema's spelling.
    private static func spelling(ofWhole text: String) -> String? {
        text.utf8.count { $0 == UInt8(ascii: "<") } <= 16 ? spelling(of: text) : nil
    }

    /// `Array<T>`, `Optional<T>` and `Dictionary<K, V>` in a schema's spelling.
    private static func spelling(of text: String) -> String? {
        guard let opening = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
        var arguments = [""]
        var brackets = 0
        for character in text[opening...].dropFirst().dropLast() {
            switch character {
            case "<", "[", "(": brackets += 1
            case ">", "]", ")": brackets -= 1
            default: break
            }
            if character == ",", brackets == 0 {
                arguments.append("")
            } else {
                arguments[arguments.count - 1].append(character)
            }
        }
        let types = arguments.map { argument in
            let argument = String(argument.trimmingPrefix { $0 == " " })
            return spelling(of: argument) ?? argument
        }
        switch (text[..<opening], types.count) {
        case _ where types.contains(""): return nil
        case ("Array", 1): return "[\(types[0])]"
        case ("Optional", 1): return "\(types[0])?"
        case ("Dictionary", 2): return "[\(types[0]): \(types[1])]"
        default: return nil
        }
    }

    static func fieldWithoutVar(_ name: String, at range: SourceRange) -> Self {
        Diagnostic(
            .fieldWithoutVar,
            "'var' or 'let' is missing before '\(name)'", at: range,
            fix: .insert("var ", at: range).automatic)
    }

    static func missingName(of owner: String, at range: SourceRange) -> Self {
        Diagnostic(.missingName, "the name of the \(owner) is missing", at: range)
    }

    static func missingPunctuation(_ text: String, before owner: String, at range: SourceRange) -> Self {
        Diagnostic(
            .missingPunctuation,
            "'\(text)' is missing before \(owner)", at: range,
            fix: text == ":" ? .insert(text, at: range).automatic : .insert(text, at: range))
    }

    /// - Parameter inferred: the type that Swift infers from the field's default.
    static func missingType(of owner: String, at range: SourceRange, inferred: String? = nil) -> Self {
        if let inferred {
            let fix = Fix("write ': \(inferred)' after its name", replacing: range, with: ": \(inferred)")
            return Diagnostic(.missingType, "the type of the \(owner) is missing", at: range, fix: fix.automatic)
        }
        return Diagnostic(
            .missingType,
            "the type of the \(owner) is missing", at: range,
            fix: owner == "field" ? Fix("write it after the name, such as ': Int'") : nil)
    }

    static func missingValue(after words: String, at range: SourceRange) -> Self {
        Diagnostic(
            .missingValue,
            "a value is missing after '\(words)'", at: range,
            fix: Fix(
                "write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a function, "
                    + "or a Swift expression in parentheses"))
    }

    static func missingWord(_ word: String, at range: SourceRange) -> Self {
        // Of two words only the author knows which one was meant.
        let isOne = !word.utf8.contains(UInt8(ascii: " "))
        return Diagnostic(
            .missingWord, "'\(word)' is missing", at: range, fix: isOne ? .insertWord(word, at: range) : nil)
    }

    static func payloadWithoutName(at range: SourceRange, number: Int) -> Self {
        let text = "value\(number > 1 ? "\(number)" : ""): \(range.text)"
        let fix = Fix("write a name before it, such as '\(text)'", replacing: range, with: text)
        return Diagnostic(
            .payloadWithoutName, "each of several values of a case needs a name", at: range, fix: fix.automatic)
    }

    static func unknownModifier(_ word: String, before owner: String, at range: SourceRange) -> Self {
        let message =
            word == "abstract" ? "a schema has no abstract classes" : "'\(word)' can't be written before '\(owner)'"
        let fix = Fix.remove(range)
        return Diagnostic(.unknownModifier, message, at: range, fix: word == "indirect" ? fix.automatic : fix)
    }
}
