// The parser's messages about what is missing, in alphabetical order.

extension DiagnosticCatalog {
    static func extensionWithoutFinal(at range: SourceRange) -> Diagnostic {
        error("only a final class can be extended", at: range, fix: .insert(" final", at: range))
    }

    static func fieldWithoutVar(_ name: String, at range: SourceRange) -> Diagnostic {
        error("'var' or 'let' is missing before '\(name)'", at: range, fix: .insert("var ", at: range))
    }

    static func missingClause(at range: SourceRange) -> Diagnostic {
        error(
            "a clause is missing after ','", at: range,
            fix: Diagnostic.Fix("write a clause, such as 'version 1', or remove the comma"))
    }

    static func missingClosingBrace(of owner: String, opening: SourceRange, at range: SourceRange) -> Diagnostic {
        error(
            "the '}' that closes \(owner) is missing", at: range,
            notes: [Diagnostic.Note("opened here", at: opening)], fix: .insert("}", at: range))
    }

    static func missingClosingBracket(_ text: String, opening: SourceRange, at range: SourceRange) -> Diagnostic {
        error(
            "'\(text)' is missing", at: range, notes: [Diagnostic.Note("opened here", at: opening)],
            fix: .insert(text, at: range))
    }

    static func missingClosingParenthesis(opening: SourceRange, at range: SourceRange) -> Diagnostic {
        error(
            "')' is missing", at: range, notes: [Diagnostic.Note("opened here", at: opening)],
            fix: .insert(")", at: range))
    }

    static func missingDeclaration(at range: SourceRange) -> Diagnostic {
        error("'class', 'struct', 'enum', 'bits' or 'extend' is missing", at: range)
    }

    static func missingInteger(after owner: String, at range: SourceRange) -> Diagnostic {
        error("'\(owner)' needs an integer", at: range, fix: Diagnostic.Fix("write one, such as '\(owner) 1'"))
    }

    static func missingLevel(at range: SourceRange) -> Diagnostic {
        error(
            "'access' needs an access level", at: range, fix: Diagnostic.Fix("write 'public', 'package' or 'internal'"))
    }

    static func missingName(of owner: String, at range: SourceRange) -> Diagnostic {
        error("the name of the \(owner) is missing", at: range)
    }

    static func missingPunctuation(_ text: String, before owner: String, at range: SourceRange) -> Diagnostic {
        error("'\(text)' is missing before \(owner)", at: range, fix: .insert(text, at: range))
    }

    static func missingQuotes(around text: String, after owner: String, at range: SourceRange) -> Diagnostic {
        error("'\(owner)' needs a string", at: range, fix: .write("\"\(text)\"", replacing: range))
    }

    static func missingReason(at range: SourceRange) -> Diagnostic {
        error(
            "a waiver needs a reason", at: range,
            fix: Diagnostic.Fix("write 'because' and the reason, such as 'because \"no release ever wrote it\"'"))
    }

    static func missingString(after owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "'\(owner)' needs a string", at: range, fix: Diagnostic.Fix("write one, such as '\(owner) \"Name\"'"))
    }

    static func missingType(of owner: String, at range: SourceRange) -> Diagnostic {
        error(
            "the type of the \(owner) is missing", at: range,
            fix: owner == "field" ? Diagnostic.Fix("write it after the name, such as ': Int'") : nil)
    }

    static func missingValue(at range: SourceRange) -> Diagnostic {
        error(
            "a value is missing after '='", at: range,
            fix: Diagnostic.Fix(
                "write a literal, a case such as '.blue', '[]', '[:]', 'nil', 'via' and a function, "
                    + "or a Swift expression in parentheses"))
    }

    static func missingVar(at range: SourceRange) -> Diagnostic {
        error("'var' or 'let' is missing", at: range)
    }

    static func missingWord(_ word: String, at range: SourceRange) -> Diagnostic {
        // Of two words only the author knows which one was meant.
        let isOne = !word.utf8.contains(UInt8(ascii: " "))
        return error("'\(word)' is missing", at: range, fix: isOne ? .insertWord(word, at: range) : nil)
    }

    static func payloadWithoutName(at range: SourceRange) -> Diagnostic {
        error(
            "each of several values of a case needs a name", at: range,
            fix: Diagnostic.Fix("write a name before it, such as 'value: \(range.text)'"))
    }

    static func stringWithoutWord(_ text: String, at range: SourceRange) -> Diagnostic {
        error(
            "the word before this string is missing", at: range, fix: .write("key \(text)", replacing: range))
    }
}
