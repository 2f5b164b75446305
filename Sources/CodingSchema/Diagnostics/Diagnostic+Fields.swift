// The checker's diagnostics of fields and sequential archives, in alphabetical order.

extension Diagnostic {
    /// Why a field can't be joined to the one before.
    enum MisplacedJoinReason {
        case notSequential(String)
        case first(String)
        case optional(String)
        case packed(String)
        case otherVersions(String, String)

        fileprivate var message: String {
            switch self {
            case .notSequential(let owner): "'joined' is only for sequential archives, but '\(owner)' is not sequential"
            case .first(let field): "'\(field)' is the first value in its archive: there is no group that it can join"
            case .optional(let field): "'\(field)' is not in the archive if it is nil: it can't share a group"
            case .packed(let field): "'\(field)' is an array with a count before it: it can't share a group"
            case .otherVersions(let field, let previous):
                "'\(field)' can't share the group of '\(previous)': archives of some versions contain only one of them"
            }
        }
    }

    /// Why a field has no nil under its own key.
    enum UnwrittenNilReason: String {
        case notOptional = "can't be nil"
        case until = "is no longer written"
        case noKey = "has no key of its own: 'key \"\"' combines its keys with the others"
    }

    enum DefaultReason: String {
        case noDefault = "has no default other than nil"
        case notLiteral = "has a default that is computed"
        case fallback = "has fallback keys, which are read where its own key is missing"
        case until = "is no longer written"
        case notCompared = "has a type whose values aren't compared with a default"
    }

    /// `also` on a field that is no longer written.
    static func alsoAfterUntil(at range: SourceRange, until: SourceRange) -> Self {
        error(
            "a field that is no longer written can't have 'also'", at: range,
            notes: [Note("the last version that wrote it", at: until)],
            fix: "move 'until' after the 'also' that it limits, or remove one of the two")
    }

    /// `as of` a version that the enum has not reached.
    static func asOfAboveVersion(_ version: Located<Int>, enumeration: EnumerationDraft) -> Self {
        error(
            "'\(enumeration.name)' has no version \(version): its version is \(enumeration.versionNumber)", at: version,
            notes: [Note("declared here", at: enumeration.version?.range ?? enumeration.syntax.name.range)],
            fix: Fix(
                enumeration.versionNumber == 0
                    ? "write version 0, the newest one" : "write a version from 0 to \(enumeration.versionNumber)"))
    }

    /// `as of` with a newer case that has no replacement.
    static func asOfNeedsReplacement(
        _ version: Located<Int>, enumerationName: String, cases: [Located<String>]
    ) -> Self {
        let names = cases.map { "'\($0.value)'" }.joined(separator: ", ")
        return error(
            "version \(version) of '\(enumerationName)' does not have \(names)", at: version,
            notes: cases.map { Note("fix: write 'else' and an older case that replaces it", at: $0.range) })
    }

    /// `as of` on a field that is not an enum.
    static func asOfOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Self {
        error(
            "'as of' is for enums, and for arrays and dictionaries of enums, not for '\(type.range.text)'", at: range,
            fix: .removeAsOf(range))
    }

    /// `as of` together with a conversion.
    static func asOfWithConversion(at range: SourceRange, function: SourceRange) -> Self {
        error(
            "'as of' can't be combined with a conversion", at: range,
            notes: [Note("the value is converted here", at: function)], fix: .removeAsOf(range))
    }

    /// `conditional` on a field that is not a reference.
    static func conditionalOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Self {
        error(
            "'conditional' is for references to objects, not for '\(type.range.text)'", at: range, fix: .remove(range))
    }

    /// A `let` whose value hashes objects.
    static func constantConnectedLater(_ field: FieldSyntax) -> Self {
        error(
            "'\(field.name.value)' hashes objects and is set after they are decoded: it can't be a 'let'",
            at: field.head, fix: writeVariable(field))
    }

    /// A conversion of a collection that hashes objects.
    static func conversionConnectedTooLate(_ field: Located<String>, at range: SourceRange) -> Self {
        error("'\(range.text)' hashes objects and is decoded after '\(field)' is set: it can't be converted", at: range)
    }

    /// Two fields with the same name.
    static func doubledField(_ name: Located<String>, earlier: SourceRange) -> Self {
        error("field '\(name)' is declared twice", at: name, first: earlier)
    }

    /// Two cases of a sequential enum with the same first key.
    static func doubledFirstKey(_ key: Located<String>, of unionCase: UnionCaseDraft, earlier: UnionCaseDraft) -> Self {
        error(
            "a sequential archive can't distinguish '\(unionCase.name)' from '\(earlier.name)': "
                + "both begin with the key '\(key)'", at: key,
            notes: [Note("the other case", at: earlier.syntax.name.range)],
            fix: "put another of its values first, or give it another key")
    }

    /// A field that the initializer can't set.
    static func fieldLessAccessibleThanClass(_ field: FieldSyntax, access: AccessLevel, owner: OwnerDraft) -> Self {
        error(
            "'\(field.name.value)' is \(access.rawValue) in the \(owner.memberAccess.rawValue) \(owner.title) "
                + "'\(owner.name)', whose initializer can't set it: it must be optional or have a default",
            at: field.name.range, fix: .makeOptional(field.type))
    }

    /// A type that can't be stored in sequential archives.
    static func fieldNotSequential(
        _ held: OwnerDraft, in owner: OwnerDraft, at range: SourceRange, edit: (range: SourceRange, text: String)?
    ) -> Self {
        error(
            "a sequential \(owner.title) can't contain \(held.title) '\(held.name)', which is not sequential",
            at: range, declared: held.declaredName.range,
            fix: Fix("add 'sequential' to '\(held.name)'", replacing: edit?.range, with: edit?.text ?? ""))
    }

    /// A function with the wrong number of arguments.
    static func functionArguments(_ function: ReferenceSyntax) -> Self {
        error(
            "a function after 'via' takes one argument", at: function,
            fix: "write '\(function.name)', or '\(function.name)(label:)'")
    }

    /// A function where a value is required.
    static func functionInPlaceOfValue(_ what: String, at range: SourceRange) -> Self {
        error(
            "\(what) can't be a function: there is no archived value to convert", at: range,
            fix: "write a literal, or a Swift expression in parentheses: '= (…)'")
    }

    /// A method with arguments.
    static func functionWithArguments(_ function: ReferenceSyntax, after words: String) -> Self {
        error(
            "a function after '\(words)' is a method of the object and takes no argument", at: function,
            fix: .write(function.name, replacing: function.range))
    }

    /// A type with the name of an inherited field.
    static func hiddenType(_ name: Located<String>, owner: String, field: SourceRange) -> Self {
        error(
            "'\(name)' would refer to the field inherited from '\(owner)' and not to the type", at: name,
            declared: field, fix: "choose another name for the type; 'archived as \"\(name)\"' keeps it in archives")
    }

    /// A field whose name hides another name.
    static func hidingFieldName(_ name: Located<String>, isObjectMember: Bool) -> Self {
        error(
            isObjectMember
                ? "'\(name)' is a member of 'NSObject': a field can't have this name"
                : "'\(name)' would hide a name that generated code needs", at: name,
            fix: "choose another name; 'key \"\(name)\"' keeps it in archives")
    }

    /// A field that a superclass already declares.
    static func inheritedFieldName(_ name: Located<String>, owner: String, earlier: Located<String>) -> Self {
        error("'\(name)' is already inherited from '\(owner)'", at: name, declared: earlier)
    }

    /// `joined` on a field that can't join a group.
    static func misplacedJoined(because reason: MisplacedJoinReason, at range: SourceRange) -> Self {
        error(reason.message, at: range, fix: .remove(range))
    }

    /// `treats nil as missing` without a fallback and a default.
    static func nilWithoutReplacement(_ field: Located<String>, at range: SourceRange) -> Self {
        error(
            "'treats nil as missing' has no effect: '\(field)' has no fallback and no default", at: range,
            fix: .remove(range))
    }

    /// `rebuilt via` on a field that is archived.
    static func rebuiltButArchived(_ field: FieldSyntax, at range: SourceRange) -> Self {
        error(
            "'\(field.name.value)' is archived: only a transient field can have 'rebuilt via'", at: range,
            fix: "write 'transient var \(field.name.value)', or remove 'rebuilt via'")
    }

    /// A cycle of references that can't be connected later.
    static func referenceCycle(
        _ steps: [String], at field: FieldSyntax, fixing fixed: FieldSyntax, isFallback: Bool
    ) -> Self {
        let name = fixed.name.value
        let fix =
            isFallback
            ? "fix: convert a value instead of an object in the fallback of '\(name)'"
            : "fix: make '\(name)' a 'var' that is optional, weak or a collection"
        return error(
            "a cycle of references that can't be connected later: " + steps.joined(separator: " → "), at: field.head,
            notes: [Note(fix, at: fixed.head)])
    }

    /// A required field that older archives lack.
    static func requiredFieldAddedLater(_ field: FieldSyntax, since: Located<Int>) -> Self {
        error(
            "archives older than version \(since) have no '\(field.name.value)': "
                + "it must be optional, or have a default or a fallback", at: field.name.range,
            fix: .makeOptional(field.type))
    }

    /// A required field that is no longer written.
    static func requiredFieldNotWritten(_ field: FieldSyntax, until: Located<Int>) -> Self {
        error(
            "archives newer than version \(until) have no '\(field.name.value)': "
                + "it must be optional or have a default", at: field.name.range,
            notes: [Note("the last version that wrote it", at: until)], fix: .makeOptional(field.type))
    }

    /// A constant of a retired key without `still written`.
    static func retiredConstantNotWritten(at range: SourceRange, clause: SourceRange) -> Self {
        error(
            "the constant of a retired key is not written without 'still written'", at: range,
            fix: Fix("add ', still written'", replacing: clause.end, with: ", still written"))
    }

    /// A constant of a retired key that is optional.
    static func retiredConstantOptional(_ type: TypeSyntax) -> Self {
        error(
            "a constant that is still written can't be optional", at: type,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    /// Two empty keys in a sequential declaration.
    static func secondEmptyKey(at range: SourceRange, earlier: SourceRange) -> Self {
        error(
            "a sequential archive can't distinguish two values with an empty key", at: range,
            notes: [Note("the other empty key", at: earlier)], fix: "give one of them a key, or remove 'sequential'")
    }

    /// A field that ends before it begins.
    static func sinceAboveUntil(_ since: Located<Int>, until: Located<Int>) -> Self {
        error(
            "a field that exists since version \(since) can't end with version \(until)", at: since,
            notes: [Note("the last version that wrote it", at: until)])
    }

    /// `since` above the present version.
    static func sinceAboveVersion(_ since: Located<Int>, owner: Draft) -> Self {
        error(
            "'since \(since)' is above the \(owner.title)'s version, which is \(owner.versionNumber)", at: since,
            fix: .giveVersion(since.value, to: owner))
    }

    /// `still written` without a constant.
    static func stillWrittenWithoutConstant(at range: SourceRange, after key: SourceRange) -> Self {
        let words = range.end.precedingWord("written")?
            .precedingWord("still")?.through(range)
        return error(
            "'still written' needs a constant to write", at: words ?? range,
            fix: "write the constant after the key: '\(key.text): Int = 0'")
    }

    /// A subclass with keyed archives of a `sequential only` class.
    static func superclassSequentialOnly(
        _ name: Located<String>, clause: SourceRange?, replacing range: SourceRange?
    ) -> Self {
        let fix =
            if let range {
                Fix.write("sequential only", replacing: range)
            } else {
                Fix("add 'sequential only'", replacing: name.range.end, with: ", sequential only")
            }
        return error(
            "superclass '\(name)' is 'sequential only': this class must be too", at: name,
            notes: clause.map { [Note("'sequential only' is here", at: $0)] } ?? [], fix: fix)
    }

    /// A transient field with a clause about archives.
    static func transientWithClause(_ word: String, at range: SourceRange, fix: Fix) -> Self {
        error("a transient field is not archived: '\(word)' has no effect", at: range, fix: fix)
    }

    /// A transient field without a value.
    static func transientWithoutValue(_ field: FieldSyntax) -> Self {
        error(
            "a transient field must be optional or have a default", at: field.name.range, fix: .makeOptional(field.type)
        )
    }

    /// `until` that is not below the present version.
    static func untilNotBelowVersion(_ until: Located<Int>, owner: OwnerDraft) -> Self {
        let (next, isTooLarge) = until.value.addingReportingOverflow(1)
        return error(
            "'until \(until)' is not below the \(owner.title)'s version, which is \(owner.versionNumber)", at: until,
            fix: isTooLarge ? nil : .giveVersion(next, to: owner))
    }

    /// `writes nil` on a field that stores no nil.
    static func unwrittenNil(_ field: Located<String>, _ reason: UnwrittenNilReason, at range: SourceRange) -> Self {
        error("'writes nil' has no effect: '\(field)' \(reason.rawValue)", at: range, fix: .remove(range))
    }

    /// A value that only keyed archives can store.
    static func valueNotSequential(_ type: SchemaType, in owner: OwnerDraft, at range: SourceRange) -> Self {
        error(
            "a sequential \(owner.title) can't contain '\(type.schemaText)', which only keyed archives can store",
            at: range, fix: "archive it as another type, such as 'String', and convert it in a Swift extension")
    }

    /// A weak field that is not optional.
    static func weakNotOptional(_ field: FieldSyntax) -> Self {
        error(
            "\(field.isUnowned ? "an unowned" : "a weak") field must be optional", at: field.type.range,
            fix: .makeOptional(field.type).automatic)
    }

    /// A weak field that is not a reference.
    static func weakOnOtherType(_ field: FieldSyntax) -> Self {
        let text = field.isUnowned ? "unowned" : "weak"
        let word = field.introducer?.precedingWord(text)
        return error(
            "'\(text)' is for references to objects, not for '\(field.type.range.text)'", at: word ?? field.type.range,
            fix: word.map { .remove($0) })
    }

    /// A weak field with a default.
    static func weakWithDefault(_ field: FieldSyntax, at range: SourceRange) -> Self {
        error(
            "\(field.isUnowned ? "an unowned" : "a weak") field can't have a default: nothing else would keep the object alive",
            at: range,
            fix: .remove(from: "=", through: range))
    }

    /// `omits default` on a field whose default must be written.
    static func writtenDefault(_ field: Located<String>, _ reason: DefaultReason, at range: SourceRange) -> Self {
        error("'omits default' is not possible: '\(field)' \(reason.rawValue)", at: range, fix: .remove(range))
    }

    private static func writeVariable(_ field: FieldSyntax) -> Fix {
        Fix("write 'var'", replacing: field.introducer, with: "var")
    }
}

extension Diagnostic.Fix {
    /// Another version of a class, struct or enum.
    fileprivate static func giveVersion(_ version: Int, to owner: Draft) -> Self {
        let words = "give the \(owner.title) 'version \(version)'"
        if let written = owner.version { return Self(words, replacing: written.range, with: "\(version)") }
        return Self(words, replacing: owner.head.range.end, with: ", version \(version)")
    }

    /// Nothing instead of `as of N`, whose number is given.
    fileprivate static func removeAsOf(_ number: SourceRange) -> Self {
        guard let of = number.precedingWord("of") else { return Self("remove 'as of'") }
        return .remove(from: "as", through: of.through(number))
    }
}
