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

    static func doubledCase(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "case '\(name.value)' is declared twice", at: name.range,
            notes: [Diagnostic.Note("the first declaration is here", at: earlier)])
    }

    static func doubledRawValue(_ text: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        error(
            "raw value \(text) is another case's", at: range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func enumerationWithoutCases(_ name: Located<String>) -> Diagnostic {
        error("'\(name.value)' has no cases", at: name.range)
    }

    static func hidingCaseName(_ name: Located<String>) -> Diagnostic {
        error(
            "a case can't be called '\(name.value)': the name means something else in Swift",
            at: name.range,
            mend: Diagnostic.Mend("take another name; a raw value keeps it in archives"))
    }

    static func integerOutOfRange(_ text: String, type: SchemaIntegerType, at range: SourceRange) -> Diagnostic {
        error("\(text) does not fit in '\(type.rawValue)' (\(type.rangeText))", at: range)
    }

    static func meaninglessForRawValues(_ what: String, at range: SourceRange) -> Diagnostic {
        error("\(what) means nothing for an enum with raw values", at: range)
    }

    static func nilForNonOptional(_ value: ValueSyntax, typeSyntax: TypeSyntax) -> Diagnostic {
        error(
            "nil is no value of type '\(typeSyntax.range.text)'", at: value.range,
            mend: Diagnostic.Mend("write '\(typeSyntax.range.text)?'", replacing: typeSyntax.range.end, with: "?"))
    }

    static func payloadWithRawValues(at range: SourceRange) -> Diagnostic {
        error("an enum has either raw values or payloads", at: range)
    }

    static func rawTypeNotAllowed(_ name: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "a raw type is 'String' or an integer type, not '\(name.value)'", at: name.range,
            mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func rawValueOfOtherType(_ value: ValueSyntax, rawType: String) -> Diagnostic {
        error("a raw value of this enum is a literal of type '\(rawType)', not \(value.kind.title)", at: value.range)
    }

    static func realOutOfRange(_ text: String, type: String, at range: SourceRange) -> Diagnostic {
        error("\(text) does not fit in '\(type)'", at: range)
    }

    static func replacementNotOlder(
        _ replacement: Located<String>, than name: String, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(replacement.value)' is not older than '\(name)' and can't stand for it",
            at: replacement.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func unknownCase(_ name: Located<String>, enumerationName: String, nearest: String?) -> Diagnostic {
        error(
            "'\(enumerationName)' has no case '\(name.value)'",
            at: name.range, mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func valueOfOtherType(
        _ value: ValueSyntax, typeSyntax: TypeSyntax, mend: Diagnostic.Mend
    ) -> Diagnostic {
        error("\(value.kind.title) is no value of type '\(typeSyntax.range.text)'", at: value.range, mend: mend)
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
