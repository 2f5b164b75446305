// What several rules of the checker report about types, values, enums, bits and keys.

extension Diagnostic {
    static func decimalOutOfRange(_ text: String, at range: SourceRange) -> Self {
        Diagnostic(
            .decimalOutOfRange,
            "\(text) is not a 'Decimal' literal: these have at most 18 decimal digits and an exponent from -128 to 127",
            at: range, fix: "write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'")
    }

    static func duplicateKey(_ use: KeyUse, earlier: KeyUse) -> Self {
        Diagnostic(
            .duplicateKey,
            use.isRetired
                ? "key '\(use.key)' is already retired" : "key '\(use.key)' is already used by \(earlier.user)",
            at: use, notes: [Note(use.isRetired ? "retired here" : "used here", at: earlier)])
    }

    static func enumerationWithoutCases(_ name: Located<String>) -> Self {
        Diagnostic(
            .enumerationWithoutCases, "'\(name)' has no cases", at: name, fix: "declare one, such as 'case blue'")
    }

    static func fallbackIsOwnKey(_ use: KeyUse, earlier: KeyUse) -> Self {
        Diagnostic(
            .fallbackIsOwnKey,
            "'\(use.key)' is both the key and a fallback of \(use.user)", at: use,
            notes: [Note("used here", at: earlier)], fix: .remove(use.range, with: use.removal))
    }

    static func hidingCaseName(_ name: Located<String>, alternative: String) -> Self {
        Diagnostic(
            .hidingCaseName,
            "a case can't be called '\(name)': the name means something else in Swift", at: name,
            fix: "choose another name; \(alternative) keeps it in archives")
    }

    static func indexedElsewhere(at range: SourceRange, element: TypeSyntax) -> Self {
        Diagnostic(
            .indexedElsewhere,
            "'indexed' is only for the whole type of a field or of a conversion: each element has its own key",
            at: range, fix: .array(of: element, replacing: range))
    }

    static func integerOutOfRange(_ text: String, type: SchemaIntegerType, at range: SourceRange) -> Self {
        Diagnostic(.integerOutOfRange, "\(text) does not fit in '\(type.rawValue)' (\(type.rangeText))", at: range)
    }

    /// Why a type can't have the word.
    enum MisplacedVariantReason {
        case otherType
        case noKey
        case counted
        case hashed
        case alias
    }

    static func misplacedVariant(
        _ variant: SchemaVariant, because reason: MisplacedVariantReason, at range: SourceRange
    ) -> Self {
        let text =
            switch reason {
            case .otherType where variant == .inline: "'inline' is only for 'String'"
            case .otherType where variant == .boxed:
                "'boxed' is only for 'Bool', integers, 'Float', 'Double', enums with integers, bit fields, 'CGPoint', "
                    + "'CGSize', 'CGRect' and 'EdgeInsetsValue'"
            case .otherType:
                "'mutable' is only for '[T]', '[K: V]', 'Set<T>', 'OrderedSetValue<T>', 'String' and 'Data'"
            case .counted: "a counted set is mutable anyway: NSCountedSet has no other class for it"
            case .noKey where variant == .boxed:
                "'boxed' is only for a value with a key of its own: in collections, such values are objects anyway"
            case .noKey: "'inline' is only for a string with a key of its own"
            case .hashed: "elements of sets and keys of dictionaries can't be mutable"
            case .alias: "a 'typealias' can't name a \(variant.rawValue) type"
            }
        return Diagnostic(
            .misplacedVariant,
            text, at: range,
            fix: reason == .alias
                ? Fix("write '\(variant.rawValue)' where the name is used") : "remove '\(variant.rawValue)'")
    }

    static func optionalHashed(_ type: TypeSyntax, role: HashedRole) -> Self {
        Diagnostic(
            .optionalHashed,
            "\(role.rawValue) can't be optional", at: type,
            fix: type.parts.isOptional ? .write(type.parts.whole.range.text, replacing: type.range) : nil)
    }

    static func packedElsewhere(at range: SourceRange, element: TypeSyntax) -> Self {
        Diagnostic(
            .packedElsewhere,
            "'packed' is only for the whole type of a field, of a conversion or of a case's value", at: range,
            fix: .array(of: element, replacing: range))
    }

    static func packedWithoutFixedWidth(_ element: TypeSyntax, spelling: String) -> Self {
        Diagnostic(
            .packedWithoutFixedWidth,
            "a packed array contains numbers of a fixed width, and '\(element.range.text)' has none", at: element,
            fix: .write(spelling, replacing: element.range))
    }

    static func payloadWithRawValues(
        at range: SourceRange, rawType: SourceRange? = nil, payload: SourceRange? = nil
    ) -> Self {
        var notes: [Note] = []
        if let rawType { notes.append(Note("the type of its raw values", at: rawType)) }
        if let payload { notes.append(Note("this case carries values", at: payload)) }
        return Diagnostic(
            .payloadWithRawValues, "an enum can't have both raw values and cases that carry values", at: range,
            notes: notes)
    }

    static func rawValueOfOtherType(_ value: ValueSyntax, rawType: String) -> Self {
        // A number in an enum of strings was most likely meant to be one.
        let string: String? =
            switch value.kind {
            case .integer, .real, .boolean: rawType == "String" ? "\"\(value.range.text)\"" : nil
            default: nil
            }
        return Diagnostic(
            .rawValueOfOtherType,
            "a raw value of this enum is a literal of type '\(rawType)', not \(value.kind.title)", at: value,
            fix: string.map { .write($0, replacing: value.range) })
    }

    static func retiredKeyInUse(_ use: KeyUse, earlier: KeyUse) -> Self {
        let message =
            use.isRetired
            ? "key '\(use.key)' can't be retired: \(earlier.user) uses it"
            : "key '\(use.key)' is retired and must never be used again"
        return Diagnostic(
            .retiredKeyInUse, message, at: use, notes: [Note(use.isRetired ? "used here" : "retired here", at: earlier)]
        )
    }

    static func typeNotHashed(_ type: TypeSyntax, role: HashedRole) -> Self {
        Diagnostic(
            .typeNotHashed, "'\(type.range.text)' can't be \(role.rawValue) here", at: type, fix: .unhashed(as: role))
    }
}

extension ValueSyntax.Kind {
    /// What a value is, in words.
    var title: String {
        switch self {
        case .integer: "an integer"
        case .real: "a real"
        case .boolean: "a Boolean"
        case .string: "a string"
        case .enumerationCase: "an enum's case"
        case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
        case .dictionary(let entries): entries.isEmpty ? "an empty dictionary" : "a dictionary"
        case .nil: "nil"
        case .via: "a function"
        case .expression: "an expression"
        }
    }
}

extension Diagnostic.Fix {
    /// A type that allows nil, or an equivalent default for a type that can't be optional.
    static func makeOptional(_ type: TypeSyntax) -> Self {
        switch type.kind {
        case .existential(let name):
            Self(
                "write '(any \(name?.value ?? "Coding"))?'", replacing: type.range,
                with: "(any \(name?.value ?? "Coding"))?")
        case .indexed: Self("write '= []'", replacing: type.range.end, with: " = []")
        case .swift(let text) where text.contains("->") || text.contains("&") || text.hasPrefix("any "):
            Self("write '(\(text))?'", replacing: type.range, with: "(\(text))?")
        default: Self("write '\(type.range.text)?'", replacing: type.range.end, with: "?")
        }
    }

    /// A collection of values that aren't hashed.
    static func unhashed(as role: HashedRole) -> Self? {
        role == .element ? Self("write an array instead of the set") : nil
    }

    /// A plain array instead of a packed or indexed one.
    static func plainArray(replacing type: TypeSyntax) -> Self {
        switch type.kind {
        case .packed(let element, _), .indexed(let element): array(of: element, replacing: type.range)
        default: .remove(type.range)
        }
    }

    /// A plain array instead of one with an archived form that only some positions allow.
    static func array(of element: TypeSyntax, replacing range: SourceRange) -> Self {
        .write("[\(element.range.text)]", replacing: range)
    }
}
