// What is wrong with characters, names, numbers and strings: the lexer's diagnostics, in alphabetical order.

extension Diagnostic {
    /// A string in apostrophes.
    static func apostrophes(at range: SourceRange) -> Self {
        let text = range.text
        guard text.utf8.count > 1 else { return error("an apostrophe can't be written here", at: range) }
        let quoted = "\"\(text.dropFirst().dropLast())\""
        return error(
            "a string is written between double quotes, not apostrophes", at: range,
            fix: .write(quoted, replacing: range).automatic)
    }

    /// An exclamation mark.
    static func exclamationMark(at range: SourceRange) -> Self {
        error(
            "'\(range.text)' is not allowed in a schema", at: range,
            fix: Fix("write '?' for a type that may be nil", replacing: range, with: "?"))
    }

    /// An interpolation in a string.
    static func interpolation(at range: SourceRange) -> Self {
        error(
            "a string in a schema can't have an interpolation", at: range,
            fix: "write '\\\\' for a backslash, or a default as a Swift expression in parentheses")
    }

    /// A malformed number.
    static func malformedNumber(_ range: SourceRange) -> Self {
        error(
            "'\(range.text)' is not a number", at: range,
            fix: range.text.hasSuffix(".")
                ? Fix("write '\(range.text)0'", replacing: range, with: range.text + "0") : nil)
    }

    /// An invalid name in backticks.
    static func malformedQuotedName(at range: SourceRange) -> Self {
        error("a name is made of letters, digits and '_', and does not begin with a digit", at: range)
    }

    /// An escape that is not a Unicode scalar.
    static func malformedScalar(at range: SourceRange) -> Self {
        // Well-formed digits in braces are those of a number that is not a scalar.
        let hasForm = range.text.wholeMatch(of: /\\u\{[0-9A-Fa-f]{1,8}\}/) != nil
        return error(
            "'\(range.text)' is not a Unicode scalar", at: range,
            fix: Fix(
                hasForm
                    ? "write a number from 0 to D7FF or from E000 to 10FFFF"
                    : "write it as '\\u{…}' with one to eight hexadecimal digits"))
    }

    /// A character without a meaning.
    static func meaningless(_ range: SourceRange) -> Self {
        let text = range.text
        let scalars = text.unicodeScalars
        if scalars.allSatisfy({ $0 == "\u{201C}" || $0 == "\u{201D}" || $0 == "\u{201E}" }) {
            return error(
                "a string is written between straight quotes", at: range,
                fix: Fix("write '\"' instead", replacing: range, with: "\""))
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
            return error("'\(text)' is not allowed in a schema", at: range, fix: isAttribute ? .remove(range) : nil)
        }
        let digits = scalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return error(
            "the invisible character U+\(code) is not allowed in a schema", at: range,
            fix: Fix("remove it, or write a space", replacing: range, with: " "))
    }

    /// A file that is not UTF-8.
    static func notUTF8(at range: SourceRange) -> Self {
        error(
            "the file is not UTF-8: the first byte that can't be read is here", at: range, fix: "save the file as UTF-8"
        )
    }

    /// A raw string.
    static func rawString(at range: SourceRange) -> Self {
        error(
            "a string in a schema can't have '#' around it", at: range,
            fix: "write it between quotes only, with '\\' before quotes and backslashes in it")
    }

    /// A semicolon.
    static func semicolon(at range: SourceRange) -> Self {
        let rest = range.file.bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let endsMember = rest.map { "\n\r}".utf8.contains($0) } ?? true
        let fix = endsMember ? Fix.remove(range) : Fix("remove ';'", replacing: range, with: "\n")
        return error("a schema has no semicolons", at: range, fix: fix.automatic)
    }

    /// A string of several lines.
    static func stringOfLines(at range: SourceRange) -> Self {
        error(
            "a string in a schema can't have several lines", at: range,
            fix: "write it on one line between '\"' and '\"', with '\\n' for a line break")
    }

    /// An unknown escape.
    static func unknownEscape(at range: SourceRange) -> Self {
        error("'\(range.text)' is not an escape sequence of a string", at: range, fix: "write '\\\\' for a backslash")
    }

    /// A comment that is not closed.
    static func unterminatedComment(at range: SourceRange) -> Self {
        error("this comment is not closed", at: range, fix: "close it with '*/'")
    }

    /// An expression whose parenthesis is not closed.
    static func unterminatedExpression(at range: SourceRange, lineEnd: Int) -> Self {
        let end = SourceRange(file: range.file, lowerBound: lineEnd, upperBound: lineEnd)
        return error(
            "this parenthesis is not closed", at: range, fix: Fix("close it with ')'", replacing: end, with: ")"))
    }

    /// A backtick that is not closed.
    static func unterminatedQuotedName(at range: SourceRange, nameEnd: Int) -> Self {
        let end = SourceRange(file: range.file, lowerBound: nameEnd, upperBound: nameEnd)
        return error(
            "the backtick that closes this name is missing", at: range,
            fix: Fix("close it with '`'", replacing: end, with: "`"))
    }

    /// A string that is not closed.
    static func unterminatedString(at range: SourceRange, lineEnd: Int) -> Self {
        let end = SourceRange(file: range.file, lowerBound: lineEnd, upperBound: lineEnd)
        return error(
            "this string is not closed on its line", at: range,
            fix: Fix("close it with '\"'", replacing: end, with: "\""))
    }

    /// A `swift` member whose brace is not closed.
    static func unterminatedSwift(at range: SourceRange, edit: (range: SourceRange, text: String)? = nil) -> Self {
        error(
            "this 'swift { … }' member is not closed", at: range,
            fix: Fix("close it with '}'", replacing: edit?.range, with: edit?.text ?? ""))
    }
}
