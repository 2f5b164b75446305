// The checker's diagnostics of structs, unions and bit fields, and its warnings, in alphabetical order.

extension Diagnostic {
    /// `also` on the fallback case.
    static func alsoAtFallbackCase(_ also: (name: Located<String>, via: ReferenceSyntax)) -> Self {
        error(
            "the fallback case can't have 'also', which writes the fallback case", at: also.name.range,
            fix: .remove(from: "also", through: also.name.range.through(also.via.range)))
    }

    /// `also` in a class that keeps unknown keys.
    static func alsoBesideKeptUnknown(
        of field: String, in owner: String, keeper: String, at range: SourceRange, other: SourceRange?
    ) -> Self {
        warning(
            "'\(field)' of '\(owner)' is written under two keys, and '\(keeper)' keeps unknown keys: an older program "
                + "would change one of the two values and keep the other, which is read first", at: range,
            notes: other.map { [Note("the other is here", at: $0)] } ?? [], fix: "remove 'also' or 'keeps unknown'")
    }

    /// `also` with a case that is not the fallback case.
    static func alsoNamesOtherCase(_ name: Located<String>, declared: SourceRange) -> Self {
        error(
            "'\(name)' is not the fallback case: 'also' can only write the fallback case", at: name, declared: declared,
            fix: "declare it as 'fallback case \(name)'")
    }

    /// A width that doesn't match the type of the field.
    static func bitFieldOfOtherWidth(_ width: Located<Int>, type: TypeSyntax, most: Int) -> Self {
        error(
            "a '\(type.range.text)' can't have the width \(width)", at: width,
            fix: most == 1 ? .write("1", replacing: width.range) : Fix("write a width from 1 to \(most)"))
    }

    /// A field of `bits` without a width.
    static func bitFieldWithoutWidth(_ field: BitFieldSyntax) -> Self {
        error(
            "'\(field.name.value)' has no width", at: field.name.range,
            fix: "write 'width' and the number of its bits after 'at \(field.position.value)'")
    }

    /// A field of `bits` that can't be stored in bits.
    static func bitsOfOtherField(_ type: TypeSyntax) -> Self {
        error(
            "a bit field is a 'Bool', an integer or an enum with integer raw values, not '\(type.range.text)'", at: type
        )
    }

    /// `bits` that are not packed into an unsigned integer.
    static func bitsOfOtherType(_ name: Located<String>) -> Self {
        error(
            "bits are packed into an unsigned integer of fixed width, not into '\(name)'", at: name,
            fix: "write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'")
    }

    /// A field of `bits` outside of the integer.
    static func bitsOutOfRange(_ field: BitFieldSyntax, width: Int, rawType: Located<String>, _ total: Int) -> Self {
        let bits = width == 1 ? "bit \(field.position.value)" : "\(width) bits from bit \(field.position.value)"
        return error(
            "'\(rawType)' does not contain \(bits): its bits are 0 to \(total - 1)",
            at: field.position.range.through(field.width?.range ?? field.position.range),
            notes: [Note("the integer type", at: rawType)])
    }

    /// `bits` without fields.
    static func bitsWithoutFields(_ name: Located<String>) -> Self {
        error("'\(name)' has no fields", at: name, fix: "declare one, such as 'var bold: Bool at 0'")
    }

    /// A case that may write no key.
    static func caseOfOptionals(_ syntax: CaseSyntax) -> Self {
        error(
            "case '\(syntax.name.value)' can't be recognized in an archive: all its values may be missing",
            at: syntax.name.range, fix: "give it a value that is not optional")
    }

    /// A case that would be read as another case.
    static func caseReadAsOther(
        _ name: Located<String>, other: Located<String>, by keys: Set<String>?, isSwappable: Bool
    ) -> Self {
        let order = isSwappable ? "declare '\(name)' before '\(other)', or " : ""
        let shared = keys.map { keys in keys.sorted().map { "'\($0)'" }.joined(separator: ", ") }
        let reason = shared.map { "which is recognized by \($0)" } ?? "all of whose keys it writes"
        return error(
            "'\(name)' would be read as '\(other)', \(reason)", at: name,
            notes: [Note("this case is tried first", at: other)], fix: Fix(order + "give one of the two another key"))
    }

    /// A case that shares its key although readers don't recognize its values.
    static func caseWithoutKind(_ unionCase: CaseSyntax, type: String, key: String) -> Self {
        error(
            "'\(unionCase.name)' has the key '\(key)' of another case, and readers can't distinguish "
                + "'\(type)' from other values under one key", at: unionCase.name,
            fix: "give it another key; to read existing archives, declare the field as 'AnyValue' in place of the enum")
    }

    /// Structs and enums that are nested too deeply.
    static func deepValue(_ name: Located<String>, limit: Int) -> Self {
        error(
            "values in '\(name)' are nested more than \(limit) deep: no archive can contain it", at: name,
            fix: "make one of them a class")
    }

    /// A default that is another value each time.
    static func defaultThatVaries(_ field: String, at range: SourceRange) -> Self {
        warning(
            "the default of '\(field)' is another value each time an archive without the key is read", at: range,
            fix: "remove the default, or write '= via' and a function that computes it from the archive")
    }

    /// A default that names a case without its values.
    static func defaultWithoutValues(_ name: Located<String>, declared: SourceRange) -> Self {
        error(
            "case '\(name)' carries values, which the default does not give", at: name, declared: declared,
            fix: "write a Swift expression: '= (.\(name)(…))'")
    }

    /// A second fallback case.
    static func doubledFallbackCase(_ name: Located<String>, earlier: SourceRange) -> Self {
        error("an enum can have only one fallback case", at: name, first: earlier)
    }

    /// An import that is repeated.
    static func doubledImport(_ module: Located<String>, first: SourceRange) -> Self {
        warning(
            "'\(module)' is imported twice", at: module, first: first,
            fix: .removeImport(of: module.range).automatic)
    }

    /// Two values of a case with the same name.
    static func doubledLabel(_ label: Located<String>, earlier: SourceRange) -> Self {
        error("value '\(label)' is declared twice", at: label, first: earlier)
    }

    /// A default of a struct that may write no key.
    static func emptyReadAsDefault(_ owner: OwnerDraft, at range: SourceRange) -> Self {
        error(
            "a '\(owner.name)' that writes no key would be read as the default: none of its fields is required",
            at: range, declared: owner.declaredName.range,
            fix: "remove the default, or make a field of '\(owner.name)' required")
    }

    /// A fallback that `also` writes, of a struct that may write no key.
    static func emptyReadAsFallback(_ owner: OwnerDraft, at range: SourceRange) -> Self {
        error(
            "a '\(owner.name)' that writes no key would be read as the fallback, which 'also' writes: "
                + "none of its fields is required", at: range, declared: owner.declaredName.range,
            fix: "remove one of the two, or make a field of '\(owner.name)' required")
    }

    /// An enum without a case for unknown raw values.
    static func enumerationWithoutUnknown(_ name: Located<String>, firstCase: String) -> Self {
        warning(
            "reading an unknown raw value of '\(name)' will be an error", at: name,
            fix: "after the cases, write the case that it becomes: 'unknown .\(firstCase)'")
    }

    /// A former name that is the present archived name.
    static func formerNameIsPresentName(_ name: Located<String>, owner: String) -> Self {
        warning(
            "'\(name)' is the \(owner)'s current name in archives, not a former one", at: name,
            fix: .removeString(name.range))
    }

    /// A field of `bits` whose name hides another name.
    static func hidingBitField(_ name: Located<String>) -> Self {
        error(
            "'\(name)' would hide a name that generated code needs", at: name,
            fix: "choose another name: archives do not contain the names of bit fields")
    }

    /// A value of a case whose name hides another name.
    static func hidingLabel(_ label: Located<String>) -> Self {
        error(
            "'\(label)' would hide a name that generated code needs", at: label,
            fix: "choose another name; 'key \"\(label)\"' keeps it in archives")
    }

    /// `keeps unknown` in a subclass of a class that has it.
    static func keepsUnknownAlready(at range: SourceRange, owner: String, earlier: SourceRange?) -> Self {
        warning(
            "superclass '\(owner)' already keeps unknown keys for all its subclasses", at: range,
            notes: earlier.map { [Note("'keeps unknown' is here", at: $0)] } ?? [], fix: .removeClause(range))
    }

    /// A key after values that have names.
    static func keyAfterNamedValues(_ key: Located<String>, label: PayloadElementSyntax) -> Self {
        error(
            "each named value has its own key", at: key,
            fix: "write the key after the type: '\(label.type.range.text) key \(key.range.text)'")
    }

    /// A key that differs from another only in case.
    static func keyDiffersOnlyInCase(_ use: KeyUse, earlier: KeyUse) -> Self {
        warning(
            "key '\(use.key)' differs only in case from '\(earlier.key)' of \(earlier.user)", at: use,
            notes: [Note("used here", at: earlier)])
    }

    /// A clause for keyed archives in a `sequential only` class.
    static func keyedClauseInSequentialOnly(
        _ word: String, _ owner: OwnerDraft, at range: SourceRange, fix: Fix
    ) -> Self {
        warning("'\(word)' is only for keyed archives, but '\(owner.name)' is 'sequential only'", at: range, fix: fix)
    }

    /// An empty key for a nil that must be written.
    static func nilUnderEmptyKey(at range: SourceRange) -> Self {
        error(
            "nil would be written under the key of the field, which is empty", at: range,
            fix: "give the field a key, or make it an optional without default and fallback")
    }

    /// An open class whose keys have no prefix.
    static func openClassWithoutPrefix(_ name: Located<String>) -> Self {
        warning(
            "'\(name)' is open and its keys have no prefix: subclasses in other modules may use the same keys",
            at: name,
            fix: Fix(
                "add 'prefix' and a string, or a 'key' to each field, or, if archives already have these keys, "
                    + "'prefix \"\"'"))
    }

    /// An optional struct without a required field.
    static func optionalWithoutRequiredField(_ owner: OwnerDraft, at range: SourceRange) -> Self {
        error(
            "a '\(owner.name)' that writes no key would be read as nil: none of its fields is required", at: range,
            declared: owner.declaredName.range,
            fix: "make one of its fields required: without '?' and without a default")
    }

    /// Fields of `bits` that overlap.
    static func overlappingBits(_ field: BitFieldSyntax, bit: Int, earlier: Located<String>) -> Self {
        error(
            "bit \(bit) is already used by '\(earlier)'",
            at: field.position.range.through(field.width?.range ?? field.position.range),
            notes: [Note("'\(earlier)' is here", at: earlier)])
    }

    /// A raw value that doesn't fit the field in `bits`.
    static func rawValueWiderThanBits(
        _ value: String, name: Located<String>, range: String, at width: Located<Int>
    ) -> Self {
        let bits = width.value == 1 ? "1 bit" : "\(width) bits"
        return error(
            "raw value \(value) of '\(name)' does not fit in \(bits) (\(range))", at: width,
            notes: [Note("the case is here", at: name)])
    }

    /// A raw value in an enum without a raw type.
    static func rawValueWithoutRawType(_ value: ValueSyntax, enumerationName: Located<String>) -> Self {
        let type: String? =
            switch value.kind {
            case .string: "String"
            case .integer: "Int"
            default: nil
            }
        let end = enumerationName.range.end
        return error(
            "'\(enumerationName)' has no raw type: its cases can't have raw values", at: value,
            fix: type.map { Fix("write ': \($0)' after its name", replacing: end, with: ": \($0)") })
    }

    /// `rebuilt via` in a struct.
    static func rebuiltInStruct(at range: SourceRange) -> Self {
        error(
            "'rebuilt via' is only for fields of a class, not of a struct", at: range,
            fix: "rebuild it in the class that contains the struct")
    }

    /// `else` in an enum whose cases carry values.
    static func replacementInUnion(at range: SourceRange) -> Self {
        error(
            "an enum whose cases carry values can't have 'else'", at: range,
            fix: Fix(
                "write 'also', the name of the fallback case, 'via' and a function: " + "older readers get its result"))
    }

    /// A field of a `sequential only` class in a class with keyed archives.
    static func sequentialOnlyInKeyed(_ held: OwnerDraft, in owner: OwnerDraft, at range: SourceRange) -> Self {
        warning(
            "'\(held.name)' is 'sequential only': a keyed archive of '\(owner.name)' can't contain it", at: range,
            declared: held.declaredName.range,
            fix: "remove 'only' from '\(held.name)', or make '\(owner.name)' 'sequential only' too")
    }

    /// Too many composed keys.
    static func tooManyComposedKeys(_ owner: OwnerDraft, limit: Int) -> Self {
        error(
            "'\(owner.name)' contains structs and enums with more than \(limit) keys", at: owner.declaredName.range,
            fix: "make one of them a class")
    }

    /// `unknown` in an enum whose cases carry values.
    static func unknownOfUnion(at range: SourceRange) -> Self {
        error(
            "an enum whose cases carry values can't have 'unknown'", at: range,
            fix: "write 'fallback case' instead of 'case' at the case to try last")
    }

    /// A struct or enum that hashes objects, in a field without an initial value.
    static func valueConnectedLater(_ field: FieldSyntax) -> Self {
        error(
            "'\(field.name.value)' contains a set or dictionary that hashes objects and is set after they are decoded: "
                + "it must be optional or a collection", at: field.head,
            fix: Fix("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    /// A struct or enum that contains itself.
    static func valueContainsItself(_ steps: [String], at member: ValueMember) -> Self {
        error(
            "a value can't contain itself: " + steps.joined(separator: " → "), at: member,
            fix: "put it in an array, or make it a class")
    }

    /// A struct or enum that is not hashable.
    static func valueNotHashed(
        _ name: String, role: HashedRole, because member: ValueMember, at range: SourceRange
    ) -> Self {
        error(
            "'\(name)' can't be hashed and therefore can't be \(role.rawValue)", at: range,
            notes: [Note("'\(member.name)' can't be hashed", at: member)], fix: .unhashed(as: role))
    }
}
