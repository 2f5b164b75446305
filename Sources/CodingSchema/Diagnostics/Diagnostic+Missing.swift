// What is missing, and what Swift has and a schema doesn't, in alphabetical order.

extension Diagnostic {
    /// `extend` without `final`.
    static func extensionWithoutFinal(at range: SourceRange) -> Self {
        error("only a final class can be extended", at: range, fix: .insert(" final", at: range))
    }

    /// A field without `var` or `let`.
    static func fieldWithoutVar(_ name: String, at range: SourceRange) -> Self {
        error(
            "'var' or 'let' is missing before '\(name)'", at: range,
            fix: .insert("var ", at: range).automatic)
    }

    /// A comma without a clause.
    static func missingClause(at range: SourceRange) -> Self {
        error(
            "a clause is missing after ','", at: range, fix: "write a clause, such as 'version 1', or remove the comma")
    }

    /// A missing closing brace.
    static func missingClosingBrace(of owner: String, opening: SourceRange, at range: SourceRange) -> Self {
        error(
            "the '}' that closes \(owner) is missing", at: range, notes: [Note("opened here", at: opening)],
            fix: .insert("}", at: range))
    }

    /// A missing closing bracket.
    static func missingClosingBracket(_ text: String, opening: SourceRange, at range: SourceRange) -> Self {
        error(
            "'\(text)' is missing", at: range, notes: [Note("opened here", at: opening)], fix: .insert(text, at: range))
    }

    /// A missing closing parenthesis.
    static func missingClosingParenthesis(opening: SourceRange, at range: SourceRange) -> Self {
        error("')' is missing", at: range, notes: [Note("opened here", at: opening)], fix: .insert(")", at: range))
    }

    /// A modifier without a declaration.
    static func missingDeclaration(at range: SourceRange) -> Self {
        error("'class', 'struct', 'enum', 'bits' or 'extend' is missing", at: range)
    }

    /// A word without its integer.
    static func missingInteger(after owner: String, at range: SourceRange) -> Self {
        error("'\(owner)' needs an integer", at: range, fix: "write one, such as '\(owner) 1'")
    }

    /// `access` without a level.
    static func missingLevel(at range: SourceRange) -> Self {
        error("'access' needs an access level", at: range, fix: "write 'public', 'package' or 'internal'")
    }

    /// A missing name.
    static func missingName(of owner: String, at range: SourceRange) -> Self {
        error("the name of the \(owner) is missing", at: range)
    }

    /// Missing punctuation.
    static func missingPunctuation(_ text: String, before owner: String, at range: SourceRange) -> Self {
        error(
            "'\(text)' is missing before \(owner)", at: range,
            fix: text == ":" ? .insert(text, at: range).automatic : .insert(text, at: range))
    }

    /// A string without quotes.
    static func missingQuotes(around text: String, after owner: String, at range: SourceRange) -> Self {
        error("'\(owner)' needs a string", at: range, fix: .write("\"\(text)\"", replacing: range))
    }

    /// A waiver without a reason.
    static func missingReason(at range: SourceRange) -> Self {
        error(
            "a waiver needs a reason", at: range,
            fix: "write 'because' and the reason, such as 'because \"no release ever wrote it\"'")
    }

    /// A word without its string.
    static func missingString(after owner: String, at range: SourceRange) -> Self {
        error("'\(owner)' needs a string", at: range, fix: "write one, such as '\(owner) \"Name\"'")
    }

    /// A missing type.
    ///
    /// - Parameter inferred: the type that Swift infers from the field's default.
    static func missingType(of owner: String, at range: SourceRange, inferred: String? = nil) -> Self {
        if let inferred {
            let fix = Fix("write ': \(inferred)' after its name", replacing: range, with: ": \(inferred)")
            return error("the type of the \(owner) is missing", at: range, fix: fix.automatic)
        }
        return error(
            "the type of the \(owner) is missing", at: range,
            fix: owner == "field" ? Fix("write it after the name, such as ': Int'") : nil)
    }

    /// A missing value.
    static func missingValue(at range: SourceRange) -> Self {
        error(
            "a value is missing after '='", at: range,
            fix: Fix(
                "write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a function, "
                    + "or a Swift expression in parentheses"))
    }

    /// Modifiers without `var` or `let`.
    static func missingVar(at range: SourceRange) -> Self {
        error("'var' or 'let' is missing", at: range)
    }

    /// A missing word.
    static func missingWord(_ word: String, at range: SourceRange) -> Self {
        // Of two words only the author knows which one was meant.
        let isOne = !word.utf8.contains(UInt8(ascii: " "))
        return error("'\(word)' is missing", at: range, fix: isOne ? .insertWord(word, at: range) : nil)
    }

    /// A value without a name among several values of a case.
    static func payloadWithoutName(at range: SourceRange, number: Int) -> Self {
        let text = "value\(number > 1 ? "\(number)" : ""): \(range.text)"
        let fix = Fix("write a name before it, such as '\(text)'", replacing: range, with: text)
        return error("each of several values of a case needs a name", at: range, fix: fix.automatic)
    }

    /// A setter's level that restricts no setter.
    static func setterLevel(at range: SourceRange) -> Self {
        error(
            "only 'private(set)', 'fileprivate(set)', 'internal(set)' and 'package(set)' restrict a setter", at: range,
            fix: .remove(range))
    }

    /// A string without a word before it.
    static func stringWithoutWord(_ text: String, at range: SourceRange) -> Self {
        error("the word before this string is missing", at: range, fix: .write("key \(text)", replacing: range))
    }

    /// An unknown word before a declaration.
    static func unknownModifier(_ word: String, before owner: String, at range: SourceRange) -> Self {
        let message =
            word == "abstract" ? "a schema has no abstract classes" : "'\(word)' can't be written before '\(owner)'"
        let fix = Fix.remove(range)
        return error(message, at: range, fix: word == "indirect" ? fix.automatic : fix)
    }
}
