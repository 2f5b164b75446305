// The checker's messages about values and enums, in alphabetical order.

extension DiagnosticCatalog {
    static func countedRawValueOutOfRange(
        _ name: Located<String>, text: String, type: SchemaIntegerType
    ) -> Diagnostic {
        error(
            "the raw value of '\(name.value)' would be \(text), which does not fit in '\(type.rawValue)' "
                + "(\(type.rangeText))",
            at: name.range)
    }

    static func decimalOutOfRange(_ text: String, at range: SourceRange) -> Diagnostic {
        error(
            "\(text) is not a 'Decimal' literal: these have at most 18 decimal digits and an exponent from -128 to 127",
            at: range,
            fix: Diagnostic.Fix("write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'"))
    }

    static func defaultOfIndexed(at range: SourceRange) -> Diagnostic {
        error(
            "an indexed array that is missing in an archive is read as empty: it can't have another default",
            at: range, fix: .write("[]", replacing: range))
    }

    static func doubledCase(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "case '\(name.value)' is declared twice", at: name.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func doubledRawValue(_ text: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        error(
            "raw value \(text) is already used by another case", at: range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func enumerationWithoutCases(_ name: Located<String>) -> Diagnostic {
        error("'\(name.value)' has no cases", at: name.range, fix: Diagnostic.Fix("declare one, such as 'case blue'"))
    }

    static func hidingCaseName(_ name: Located<String>, keeper: String) -> Diagnostic {
        error(
            "a case can't be called '\(name.value)': the name means something else in Swift",
            at: name.range,
            fix: Diagnostic.Fix("choose another name; \(keeper) keeps it in archives"))
    }

    static func integerOutOfRange(_ text: String, type: SchemaIntegerType, at range: SourceRange) -> Diagnostic {
        error("\(text) does not fit in '\(type.rawValue)' (\(type.rangeText))", at: range)
    }

    static func meaninglessForRawValues(_ what: String, at range: SourceRange, fix: Diagnostic.Fix) -> Diagnostic {
        error("an enum with raw values can't have \(what)", at: range, fix: fix)
    }

    static func nilForNonOptional(_ value: ValueSyntax, typeSyntax: TypeSyntax, isConstant: Bool) -> Diagnostic {
        error(
            "nil is not a value of type '\(typeSyntax.range.text)'", at: value.range,
            fix: isConstant
                ? Diagnostic.Fix("write another value, or remove type and value") : .makeOptional(typeSyntax))
    }

    static func payloadWithRawValues(
        at range: SourceRange, rawType: SourceRange? = nil, payload: SourceRange? = nil
    ) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if let rawType { notes.append(Diagnostic.Note("the type of its raw values", at: rawType)) }
        if let payload { notes.append(Diagnostic.Note("this case carries values", at: payload)) }
        return error("an enum can't have both raw values and cases that carry values", at: range, notes: notes)
    }

    static func rawTypeNotAllowed(_ name: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "a raw type is 'String' or an integer type, not '\(name.value)'", at: name.range,
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func rawValueOfOtherType(_ value: ValueSyntax, rawType: String) -> Diagnostic {
        // A number in an enum of strings was most likely meant to be one.
        let string: String? =
            switch value.kind {
            case .integer, .real, .boolean: rawType == "String" ? "\"\(value.range.text)\"" : nil
            default: nil
            }
        return error(
            "a raw value of this enum is a literal of type '\(rawType)', not \(value.kind.title)", at: value.range,
            fix: string.map { .write($0, replacing: value.range) })
    }

    static func realOutOfRange(_ text: String, type: String, at range: SourceRange) -> Diagnostic {
        error("\(text) does not fit in '\(type)'", at: range)
    }

    static func replacementNotOlder(
        _ replacement: Located<String>, than name: String, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(replacement.value)' is not older than '\(name)' and can't replace it",
            at: replacement.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func unknownCase(_ name: Located<String>, enumerationName: String, nearest: String?) -> Diagnostic {
        error(
            "'\(enumerationName)' has no case '\(name.value)'",
            at: name.range, fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func valueOfOtherType(
        _ value: ValueSyntax, typeSyntax: TypeSyntax, fix: Diagnostic.Fix
    ) -> Diagnostic {
        error("\(value.kind.title) is not a value of type '\(typeSyntax.range.text)'", at: value.range, fix: fix)
    }
}

extension ValueSyntax.Kind {
    /// What a value is, in words.
    fileprivate var title: String {
        switch self {
        case .integer: "an integer"
        case .real: "a real"
        case .boolean: "a Boolean"
        case .string: "a string"
        case .enumerationCase: "an enum's case"
        case .emptyArray: "an empty array"
        case .emptyDictionary: "an empty dictionary"
        case .nil: "nil"
        case .via: "a function"
        case .expression: "an expression"
        }
    }
}
