// What the lexer reports and has to compose, or reports at several positions.

extension Diagnostic {
    static func apostrophes(at range: SourceRange) -> Self {
        let text = range.text
        guard text.utf8.count > 1 else {
            return Diagnostic(.apostrophes, "an apostrophe can't be written here", at: range)
        }
        let quoted = "\"\(text.dropFirst().dropLast())\""
        return Diagnostic(
            .apostrophes,
            "a string is written between double quotes, not apostrophes", at: range,
            fix: .write(quoted, replacing: range).automatic)
    }

    static func malformedScalar(at range: SourceRange) -> Self {
        // Well-formed digits in braces are those of a number that is not a scalar.
        let hasForm = range.text.wholeMatch(of: /\\u\{[0-9A-Fa-f]{1,8}\}/) != nil
        return Diagnostic(
            .malformedScalar,
            "'\(range.text)' is not a Unicode scalar", at: range,
            fix: Fix(
                hasForm
                    ? "write a number from 0 to D7FF or from E000 to 10FFFF"
                    : "write it as '\\u{…}' with one to eight hexadecimal digits"))
    }

    static func meaningless(_ range: SourceRange) -> Self {
        let text = range.text
        let scalars = text.unicodeScalars
        if scalars.allSatisfy({ $0 == "\u{201C}" || $0 == "\u{201D}" || $0 == "\u{201E}" }) {
            return Diagnostic(
                .meaningless,
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
            return Diagnostic(
                .meaningless, "'\(text)' is not allowed in a schema", at: range, fix: isAttribute ? .remove(range) : nil
            )
        }
        let digits = scalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Diagnostic(
            .meaningless,
            "the invisible character U+\(code) is not allowed in a schema", at: range,
            fix: Fix("remove it, or write a space", replacing: range, with: " "))
    }

    static func semicolon(at range: SourceRange) -> Self {
        let rest = range.file.bytes[range.upperBound...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let endsMember = rest.map { "\n\r}".utf8.contains($0) } ?? true
        let fix = endsMember ? Fix.remove(range) : Fix("remove ';'", replacing: range, with: "\n")
        return Diagnostic(.semicolon, "a schema has no semicolons", at: range, fix: fix.automatic)
    }

    static func unterminatedExpression(at range: SourceRange, lineEnd: Int) -> Self {
        let end = SourceRange(file: range.file, lowerBound: lineEnd, upperBound: lineEnd)
        return Diagnostic(
            .unterminatedExpression,
            "this parenthesis is not closed", at: range, fix: Fix("close it with ')'", replacing: end, with: ")"))
    }

    static func unterminatedSwift(at range: SourceRange, edit: (range: SourceRange, text: String)? = nil) -> Self {
        Diagnostic(
            .unterminatedSwift,
            "this 'swift { … }' member is not closed", at: range,
            fix: Fix("close it with '}'", replacing: edit?.range, with: edit?.text ?? ""))
    }
}
