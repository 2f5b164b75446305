// The checker's messages about values and enums, in alphabetical order.

extension DiagnosticCatalog {
    static func countedRawValueOutOfRange(
        _ name: Located<String>, text: String, type: SchemaIntegerType
    ) -> Diagnostic {
        Diagnostic(
            code: "countedRawValueOutOfRange", severity: .error,
            message: "the raw value of '\(name.value)' would be \(text), which does not fit in '\(type.rawValue)' "
                + "(\(type.rangeText))",
            range: name.range)
    }

    static func doubledCase(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledCase", severity: .error, message: "case '\(name.value)' is declared twice", range: name.range,
            notes: [Diagnostic.Note("the first declaration is here", at: earlier)])
    }

    static func doubledRawValue(_ text: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledRawValue", severity: .error, message: "raw value \(text) is another case's", range: range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func enumerationWithoutCases(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "enumerationWithoutCases", severity: .error, message: "'\(name.value)' has no cases",
            range: name.range)
    }

    static func enumerationWithoutUnknown(_ name: Located<String>, firstCase: String) -> Diagnostic {
        Diagnostic(
            code: "enumerationWithoutUnknown", severity: .warning,
            message: "reading a '\(name.value)' whose raw value is unknown will be an error", range: name.range,
            mend: Diagnostic.Mend("say what it becomes, after the cases: 'unknown .\(firstCase)'"))
    }

    static func hidingCaseName(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "hidingCaseName", severity: .error,
            message: "a case can't be called '\(name.value)': the name means something else in Swift",
            range: name.range,
            mend: Diagnostic.Mend("take another name; a raw value keeps it in archives"))
    }

    static func integerOutOfRange(_ text: String, type: SchemaIntegerType, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "integerOutOfRange", severity: .error,
            message: "\(text) does not fit in '\(type.rawValue)' (\(type.rangeText))", range: range)
    }

    static func meaninglessForRawValues(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "meaninglessForRawValues", severity: .error,
            message: "\(what) means nothing for an enum with raw values", range: range)
    }

    static func nilForNonOptional(_ value: ValueSyntax, typeSyntax: TypeSyntax) -> Diagnostic {
        Diagnostic(
            code: "nilForNonOptional", severity: .error,
            message: "nil is no value of type '\(typeSyntax.range.text)'", range: value.range,
            mend: Diagnostic.Mend("write '\(typeSyntax.range.text)?'", replacing: typeSyntax.range.end, with: "?"))
    }

    static func payloadWithRawValues(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "payloadWithRawValues", severity: .error, message: "an enum has either raw values or payloads",
            range: range)
    }

    static func rawTypeNotAllowed(_ name: Located<String>, nearest: String?) -> Diagnostic {
        Diagnostic(
            code: "rawTypeNotAllowed", severity: .error,
            message: "a raw type is 'String' or an integer type, not '\(name.value)'", range: name.range,
            mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func rawValueOfOtherType(_ value: ValueSyntax, rawType: String) -> Diagnostic {
        Diagnostic(
            code: "rawValueOfOtherType", severity: .error,
            message: "a raw value of this enum is a literal of type '\(rawType)', not \(value.kind.title)",
            range: value.range)
    }

    static func replacementNotOlder(
        _ replacement: Located<String>, than name: String, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            code: "replacementNotOlder", severity: .error,
            message: "'\(replacement.value)' is not older than '\(name)' and can't stand for it",
            range: replacement.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func unknownCase(_ name: Located<String>, enumerationName: String, nearest: String?) -> Diagnostic {
        Diagnostic(
            code: "unknownCase", severity: .error, message: "'\(enumerationName)' has no case '\(name.value)'",
            range: name.range, mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func valueOfOtherType(
        _ value: ValueSyntax, typeSyntax: TypeSyntax, mend: Diagnostic.Mend
    ) -> Diagnostic {
        Diagnostic(
            code: "valueOfOtherType", severity: .error,
            message: "\(value.kind.title) is no value of type '\(typeSyntax.range.text)'",
            range: value.range, mend: mend)
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
