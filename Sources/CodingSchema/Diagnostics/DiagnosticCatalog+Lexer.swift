// The lexer's messages, in alphabetical order.

extension DiagnosticCatalog {
    static func apostrophes(at range: SourceRange) -> Diagnostic {
        let text = range.text
        guard text.utf8.count > 1 else { return error("an apostrophe can't be written here", at: range) }
        let quoted = "\"\(text.dropFirst().dropLast())\""
        return error(
            "a string is written between double quotes, not apostrophes", at: range,
            fix: .write(quoted, replacing: range))
    }

    static func exclamationMark(at range: SourceRange) -> Diagnostic {
        error(
            "'\(range.text)' is not allowed in a schema", at: range,
            fix: Diagnostic.Fix("write '?' for a type that may be nil", replacing: range, with: "?"))
    }

    static func interpolation(at range: SourceRange) -> Diagnostic {
        error(
            "a string in a schema can't have an interpolation", at: range,
            fix: Diagnostic.Fix("write '\\\\' for a backslash, or a default as a Swift expression in parentheses"))
    }

    static func malformedNumber(_ range: SourceRange) -> Diagnostic {
        error("'\(range.text)' is not a number", at: range)
    }

    static func malformedQuotedName(at range: SourceRange) -> Diagnostic {
        error("a name is made of letters, digits and '_', and does not begin with a digit", at: range)
    }

    static func malformedScalar(at range: SourceRange) -> Diagnostic {
        // Digits in braces that are right by themselves are those of a number that stands for nothing.
        let hasForm = range.text.wholeMatch(of: /\\u\{[0-9A-Fa-f]{1,8}\}/) != nil
        return error(
            "'\(range.text)' is not a Unicode scalar", at: range,
            fix: Diagnostic.Fix(
                hasForm
                    ? "write a number from 0 to D7FF or from E000 to 10FFFF"
                    : "write it as '\\u{…}' with one to eight hexadecimal digits"))
    }

    static func meaningless(_ range: SourceRange) -> Diagnostic {
        let text = range.text
        let scalars = text.unicodeScalars
        if scalars.allSatisfy({ $0 == "\u{201C}" || $0 == "\u{201D}" || $0 == "\u{201E}" }) {
            return error(
                "a string is written between straight quotes", at: range,
                fix: Diagnostic.Fix("write '\"' instead", replacing: range, with: "\""))
        }
        let isVisible = scalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
                false
            default: true
            }
        }
        if isVisible {
            let isAttribute = text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "@")
            return error(
                "'\(text)' is not allowed in a schema", at: range, fix: isAttribute ? .remove(range) : nil)
        }
        let digits = scalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return error(
            "the invisible character U+\(code) is not allowed in a schema", at: range,
            fix: Diagnostic.Fix("remove it, or write a space", replacing: range, with: " "))
    }

    static func notUTF8(at range: SourceRange) -> Diagnostic {
        error(
            "the file is not UTF-8: the first byte that can't be read is here", at: range,
            fix: Diagnostic.Fix("save the file as UTF-8"))
    }

    static func rawString(at range: SourceRange) -> Diagnostic {
        error(
            "a string in a schema can't have '#' around it", at: range,
            fix: Diagnostic.Fix(
                "write it between quotes only, with '\\' before quotes and backslashes in it"))
    }

    static func semicolon(at range: SourceRange) -> Diagnostic {
        error("a schema has no semicolons", at: range, fix: .remove(range))
    }

    static func stringOfLines(at range: SourceRange) -> Diagnostic {
        error(
            "a string in a schema can't have several lines", at: range,
            fix: Diagnostic.Fix("write it on one line between '\"' and '\"', with '\\n' for a line break"))
    }

    static func unknownEscape(at range: SourceRange) -> Diagnostic {
        error(
            "'\(range.text)' is not an escape sequence of a string", at: range,
            fix: Diagnostic.Fix("write '\\\\' for a backslash"))
    }

    static func unterminatedComment(at range: SourceRange) -> Diagnostic {
        error("this comment is not closed", at: range, fix: Diagnostic.Fix("close it with '*/'"))
    }

    static func unterminatedExpression(at range: SourceRange, lineEnd: Int) -> Diagnostic {
        let end = SourceRange(file: range.file, lowerBound: lineEnd, upperBound: lineEnd)
        return error(
            "this parenthesis is not closed", at: range,
            fix: Diagnostic.Fix("close it with ')'", replacing: end, with: ")"))
    }

    static func unterminatedQuotedName(at range: SourceRange, nameEnd: Int) -> Diagnostic {
        let end = SourceRange(file: range.file, lowerBound: nameEnd, upperBound: nameEnd)
        return error(
            "the backtick that closes this name is missing", at: range,
            fix: Diagnostic.Fix("close it with '`'", replacing: end, with: "`"))
    }

    static func unterminatedString(at range: SourceRange, lineEnd: Int) -> Diagnostic {
        let end = SourceRange(file: range.file, lowerBound: lineEnd, upperBound: lineEnd)
        return error(
            "this string is not closed on its line", at: range,
            fix: Diagnostic.Fix("close it with '\"'", replacing: end, with: "\""))
    }

    static func unterminatedSwift(
        at range: SourceRange, edit: (range: SourceRange, text: String)? = nil
    ) -> Diagnostic {
        error(
            "this 'swift { … }' member is not closed", at: range,
            fix: Diagnostic.Fix("close it with '}'", replacing: edit?.range, with: edit?.text ?? ""))
    }
}
