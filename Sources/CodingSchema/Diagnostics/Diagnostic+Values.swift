// The checker's diagnostics of types, values, enums and keys, in alphabetical order.

extension Diagnostic {
    /// A case without values that has no key.
    static func caseWithoutKey(_ name: Located<String>) -> Self {
        error(
            "case '\(name)' carries no values and has no key: renaming it would change archives", at: name,
            fix: Fix(
                "write 'key \"\(name)\"' after it, which is how archives contain it; "
                    + "in a new schema, ': String' after the enum's name may be what you mean",
                replacing: name.range.end, with: " key \"\(name)\""
            ).automatic)
    }

    /// A case of an enum of integers that has no raw value.
    static func caseWithoutNumber(_ name: Located<String>, counted: IntegerLiteral?) -> Self {
        error(
            "case '\(name)' has no raw value: archives would depend on the order of the cases", at: name,
            fix: counted.map {
                Fix(
                    "write '= \($0.text)' after it, which 'coding format --fix' does", replacing: name.range.end,
                    with: " = \($0.text)"
                ).automatic
            } ?? "write '=' and a number after it")
    }

    /// A literal that is out of range for `Decimal`.
    static func decimalOutOfRange(_ text: String, at range: SourceRange) -> Self {
        error(
            "\(text) is not a 'Decimal' literal: these have at most 18 decimal digits and an exponent from -128 to 127",
            at: range, fix: "write a Swift expression: '= (Decimal(string: \"…\") ?? 0)'")
    }

    /// A default of an indexed array.
    static func defaultOfIndexed(at range: SourceRange) -> Self {
        error(
            "an indexed array that is missing in an archive is read as empty: it can't have another default", at: range,
            fix: .write("[]", replacing: range))
    }

    /// Two cases with the same name.
    static func doubledCase(_ name: Located<String>, earlier: SourceRange) -> Self {
        error("case '\(name)' is declared twice", at: name, first: earlier)
    }

    /// A fallback key that is repeated.
    static func doubledFallback(_ use: KeyUse, earlier: KeyUse) -> Self {
        error("fallback '\(use.key)' is written twice", at: use, first: earlier, fix: .removeString(use.range))
    }

    /// A key that is used twice.
    static func doubledKey(_ use: KeyUse, earlier: KeyUse) -> Self {
        error(
            use.isRetired
                ? "key '\(use.key)' is already retired" : "key '\(use.key)' is already used by \(earlier.user)",
            at: use, notes: [Note(use.isRetired ? "retired here" : "used here", at: earlier)])
    }

    /// Two cases with the same raw value.
    static func doubledRawValue(_ text: String, at range: SourceRange, earlier: SourceRange) -> Self {
        error("raw value \(text) is already used by another case", at: range, first: earlier)
    }

    /// An empty key.
    static func emptyKey(at range: SourceRange) -> Self {
        error("a key can't be empty", at: range, fix: .removeString(range))
    }

    /// An enum without cases.
    static func enumerationWithoutCases(_ name: Located<String>) -> Self {
        error("'\(name)' has no cases", at: name, fix: "declare one, such as 'case blue'")
    }

    /// A fallback that is a key of another field.
    static func fallbackIsKey(_ use: KeyUse, earlier: KeyUse) -> Self {
        error(
            "fallback '\(use.key)' is a key of \(earlier.user): it would be read for both", at: use,
            notes: [Note("used here", at: earlier)])
    }

    /// A fallback that is the key of the same field.
    static func fallbackIsOwnKey(_ use: KeyUse, earlier: KeyUse) -> Self {
        error(
            "'\(use.key)' is both the key and a fallback of \(use.user)", at: use,
            notes: [Note("used here", at: earlier)], fix: .removeString(use.range))
    }

    /// A case whose name has another meaning in Swift.
    static func hidingCaseName(_ name: Located<String>, keeper: String) -> Self {
        error(
            "a case can't be called '\(name)': the name means something else in Swift", at: name,
            fix: "choose another name; \(keeper) keeps it in archives")
    }

    /// `indexed` inside of another type.
    static func indexedElsewhere(at range: SourceRange, element: TypeSyntax) -> Self {
        error(
            "'indexed' is only for the whole type of a field or of a conversion: each element has its own key",
            at: range, fix: .array(of: element, replacing: range))
    }

    /// An optional indexed array.
    static func indexedOptional(_ type: TypeSyntax) -> Self {
        error(
            "an indexed array can't be optional: in an archive nil would be the same as empty", at: type,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    /// An indexed array of structs that may write no key.
    static func indexedWithoutRequiredField(
        _ owner: OwnerDraft, _ element: TypeSyntax, _ isOptional: Bool, at range: SourceRange
    ) -> Self {
        error(
            "a '\(owner.name)' that writes no key would be read as the end of the array: "
                + "none of its fields is required", at: range, declared: owner.declaredName.range,
            fix: Fix(
                "make a field of '\(owner.name)' required, or write '[\(element.range.text)]'", replacing: range,
                with: "[\(element.range.text)]"))
    }

    /// An integer that is out of range.
    static func integerOutOfRange(_ text: String, type: SchemaIntegerType, at range: SourceRange) -> Self {
        error("\(text) does not fit in '\(type.rawValue)' (\(type.rangeText))", at: range)
    }

    /// A key that is a fallback of another field.
    static func keyIsFallback(_ use: KeyUse, earlier: KeyUse) -> Self {
        error(
            "key '\(use.key)' is a fallback of \(earlier.user): it would be read for both", at: use,
            notes: [Note("used here", at: earlier)])
    }

    /// A clause without a meaning for an enum with raw values.
    static func meaninglessForRawValues(_ what: String, at range: SourceRange, fix: Fix) -> Self {
        error("an enum with raw values can't have \(what)", at: range, fix: fix)
    }

    /// Why a type can't have the word.
    enum MisplacedVariantReason {
        case otherType
        case noKey
        case hashed
        case alias
    }

    /// `mutable` or `inline` before a type that can't have it.
    static func misplacedVariant(
        _ variant: SchemaVariant, because reason: MisplacedVariantReason, at range: SourceRange
    ) -> Self {
        let text =
            switch reason {
            case .otherType where variant == .inline: "'inline' is only for 'String'"
            case .otherType: "'mutable' is only for '[T]', '[K: V]', 'Set<T>', 'String' and 'Data'"
            case .noKey: "'inline' is only for a string with a key of its own"
            case .hashed: "elements of sets and keys of dictionaries can't be mutable"
            case .alias: "a 'typealias' can't name a mutable type"
            }
        return error(
            text, at: range,
            fix: reason == .alias ? "write 'mutable' where the name is used" : "remove '\(variant.rawValue)'")
    }

    /// Nil for a type that is not optional.
    static func nilForNonOptional(_ value: ValueSyntax, typeSyntax: TypeSyntax, isConstant: Bool) -> Self {
        error(
            "nil is not a value of type '\(typeSyntax.range.text)'", at: value,
            fix: isConstant ? Fix("write another value, or remove type and value") : .makeOptional(typeSyntax))
    }

    /// An optional element of a set or key of a dictionary.
    static func optionalHashed(_ type: TypeSyntax, role: HashedRole) -> Self {
        error(
            "\(role.rawValue) can't be optional", at: type,
            fix: type.parts.isOptional ? .write(type.parts.whole.range.text, replacing: type.range) : nil)
    }

    /// `packed` inside of another type.
    static func packedElsewhere(at range: SourceRange, element: TypeSyntax) -> Self {
        error(
            "'packed' is only for the whole type of a field, of a conversion or of a case's value", at: range,
            fix: .array(of: element, replacing: range))
    }

    /// A packed array whose elements are not numbers.
    static func packedOfNoNumber(_ element: TypeSyntax, at range: SourceRange) -> Self {
        error(
            "a packed array contains numbers of a fixed width, not '\(element.range.text)'", at: element,
            fix: .array(of: element, replacing: range))
    }

    /// A packed array of elements without a fixed width.
    static func packedWithoutFixedWidth(_ element: TypeSyntax, spelling: String) -> Self {
        error(
            "a packed array contains numbers of a fixed width, and '\(element.range.text)' has none", at: element,
            fix: .write(spelling, replacing: element.range))
    }

    /// An enum with raw values and cases that carry values.
    static func payloadWithRawValues(
        at range: SourceRange, rawType: SourceRange? = nil, payload: SourceRange? = nil
    ) -> Self {
        var notes: [Note] = []
        if let rawType { notes.append(Note("the type of its raw values", at: rawType)) }
        if let payload { notes.append(Note("this case carries values", at: payload)) }
        return error("an enum can't have both raw values and cases that carry values", at: range, notes: notes)
    }

    /// A raw type that is neither a string nor an integer.
    static func rawTypeNotAllowed(_ name: Located<String>, nearest: String?) -> Self {
        error(
            "a raw type is 'String' or an integer type, not '\(name)'", at: name,
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    /// A raw value that doesn't match the raw type.
    static func rawValueOfOtherType(_ value: ValueSyntax, rawType: String) -> Self {
        // A number in an enum of strings was most likely meant to be one.
        let string: String? =
            switch value.kind {
            case .integer, .real, .boolean: rawType == "String" ? "\"\(value.range.text)\"" : nil
            default: nil
            }
        return error(
            "a raw value of this enum is a literal of type '\(rawType)', not \(value.kind.title)", at: value,
            fix: string.map { .write($0, replacing: value.range) })
    }

    /// A real that is out of range.
    static func realOutOfRange(_ text: String, type: String, at range: SourceRange) -> Self {
        error("\(text) does not fit in '\(type)'", at: range)
    }

    /// A replacement that is not older than the case.
    static func replacementNotOlder(_ replacement: Located<String>, than name: String, declared: SourceRange) -> Self {
        error("'\(replacement)' is not older than '\(name)' and can't replace it", at: replacement, declared: declared)
    }

    /// A key that begins with a dollar sign.
    static func reservedKey(_ key: String, at range: SourceRange) -> Self {
        error("key '\(key)' begins with '$', which is reserved for the archive", at: range)
    }

    /// A prefix that begins with a dollar sign.
    static func reservedPrefix(_ prefix: Located<String>) -> Self {
        error("prefix '\(prefix)' begins with '$', which is reserved for the archive", at: prefix)
    }

    /// An archived name whose version key begins with a dollar sign.
    static func reservedVersionKey(_ name: Located<String>, of owner: OwnerDraft, version: Located<Int>) -> Self {
        error(
            "the version's key '\(name).version' begins with '$', which is reserved for the archive", at: name,
            fix: Fix(
                "write 'key \"\(owner.name).version\"' after the version", replacing: version.range.end,
                with: " key \"\(owner.name).version\""))
    }

    /// A retired key that is in use.
    static func retiredKeyInUse(_ use: KeyUse, earlier: KeyUse) -> Self {
        let message =
            use.isRetired
            ? "key '\(use.key)' can't be retired: \(earlier.user) uses it"
            : "key '\(use.key)' is retired and must never be used again"
        return error(message, at: use, notes: [Note(use.isRetired ? "used here" : "retired here", at: earlier)])
    }

    /// A type that can't be an element of a set or a key.
    static func typeNotHashed(_ type: TypeSyntax, role: HashedRole) -> Self {
        error("'\(type.range.text)' can't be \(role.rawValue) here", at: type, fix: .unhashed(as: role))
    }

    /// An unknown case.
    static func unknownCase(_ name: Located<String>, enumerationName: String, nearest: String?) -> Self {
        error(
            "'\(enumerationName)' has no case '\(name)'", at: name,
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    /// A value that doesn't match its type.
    static func valueOfOtherType(_ value: ValueSyntax, typeSyntax: TypeSyntax, fix: Fix) -> Self {
        error("\(value.kind.title) is not a value of type '\(typeSyntax.range.text)'", at: value, fix: fix)
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
    fileprivate static func array(of element: TypeSyntax, replacing range: SourceRange) -> Self {
        .write("[\(element.range.text)]", replacing: range)
    }
}
