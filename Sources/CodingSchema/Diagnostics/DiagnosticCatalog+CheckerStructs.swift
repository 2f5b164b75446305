// The checker's messages about structs, unions and bit fields, in alphabetical order.

extension DiagnosticCatalog {
    static func alsoAtFallbackCase(_ also: (name: Located<String>, via: ReferenceSyntax)) -> Diagnostic {
        error(
            "the fallback case can't have 'also', which writes the fallback case", at: also.name.range,
            fix: .remove(from: "also", through: also.name.range.through(also.via.range)))
    }

    static func alsoNamesOtherCase(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is not the fallback case: 'also' can only write the fallback case", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("declare it as 'fallback case \(name.value)'"))
    }

    static func bitFieldOfOtherWidth(_ width: Located<Int>, type: TypeSyntax, most: Int) -> Diagnostic {
        error(
            "a '\(type.range.text)' can't have the width \(width.value)", at: width.range,
            fix: most == 1 ? .write("1", replacing: width.range) : Diagnostic.Fix("write a width from 1 to \(most)"))
    }

    static func bitFieldWithoutWidth(_ field: BitFieldSyntax) -> Diagnostic {
        error(
            "'\(field.name.value)' has no width", at: field.name.range,
            fix: Diagnostic.Fix("write 'width' and the number of its bits after 'at \(field.position.value)'"))
    }

    static func bitsOfOtherField(_ type: TypeSyntax) -> Diagnostic {
        error(
            "a bit field is a 'Bool', an integer or an enum with integer raw values, not '\(type.range.text)'",
            at: type.range)
    }

    static func bitsOfOtherType(_ name: Located<String>) -> Diagnostic {
        error(
            "bits are packed into an unsigned integer of fixed width, not into '\(name.value)'", at: name.range,
            fix: Diagnostic.Fix("write 'UInt8', 'UInt16', 'UInt32' or 'UInt64'"))
    }

    static func bitsOutOfRange(
        _ field: BitFieldSyntax, width: Int, rawType: Located<String>, _ total: Int
    ) -> Diagnostic {
        let bits = width == 1 ? "bit \(field.position.value)" : "\(width) bits from bit \(field.position.value)"
        return error(
            "'\(rawType.value)' does not contain \(bits): its bits are 0 to \(total - 1)",
            at: field.position.range.through(field.width?.range ?? field.position.range),
            notes: [Diagnostic.Note("the integer type", at: rawType.range)])
    }

    static func bitsWithoutFields(_ name: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' has no fields", at: name.range,
            fix: Diagnostic.Fix("declare one, such as 'var bold: Bool at 0'"))
    }

    static func caseOfOptionals(_ syntax: CaseSyntax) -> Diagnostic {
        error(
            "case '\(syntax.name.value)' can't be recognized in an archive: all its values may be missing",
            at: syntax.name.range, fix: Diagnostic.Fix("give it a value that is not optional"))
    }

    static func caseReadAsOther(
        _ name: Located<String>, other: Located<String>, by keys: Set<String>?, isSwappable: Bool
    ) -> Diagnostic {
        let order = isSwappable ? "declare '\(name.value)' before '\(other.value)', or " : ""
        let shared = keys.map { keys in keys.sorted().map { "'\($0)'" }.joined(separator: ", ") }
        let reason = shared.map { "which is recognized by \($0)" } ?? "all of whose keys it writes"
        return error(
            "'\(name.value)' would be read as '\(other.value)', \(reason)", at: name.range,
            notes: [Diagnostic.Note("this case is tried first", at: other.range)],
            fix: Diagnostic.Fix(order + "give one of the two another key"))
    }

    static func deepValue(_ name: Located<String>, limit: Int) -> Diagnostic {
        error(
            "values in '\(name.value)' are nested more than \(limit) deep: no archive can contain it", at: name.range,
            fix: Diagnostic.Fix("make one of them a class"))
    }

    static func defaultWithoutValues(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "case '\(name.value)' carries values, which the default does not give", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("write a Swift expression: '= (.\(name.value)(…))'"))
    }

    static func doubledFallbackCase(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "an enum can have only one fallback case", at: name.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func doubledLabel(_ label: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "value '\(label.value)' is declared twice", at: label.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func emptyReadAsDefault(_ owner: OwnerDraft, at range: SourceRange) -> Diagnostic {
        error(
            "a '\(owner.name)' that writes no key would be read as the default: none of its fields is required",
            at: range, notes: [Diagnostic.Note("declared here", at: owner.declaredName.range)],
            fix: Diagnostic.Fix("remove the default, or make a field of '\(owner.name)' required"))
    }

    static func emptyReadAsFallback(_ owner: OwnerDraft, at range: SourceRange) -> Diagnostic {
        error(
            "a '\(owner.name)' that writes no key would be read as the fallback, which 'also' writes: "
                + "none of its fields is required",
            at: range, notes: [Diagnostic.Note("declared here", at: owner.declaredName.range)],
            fix: Diagnostic.Fix("remove one of the two, or make a field of '\(owner.name)' required"))
    }

    static func hidingBitField(_ name: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' would hide a name that generated code needs", at: name.range,
            fix: Diagnostic.Fix("choose another name: archives do not contain the names of bit fields"))
    }

    static func hidingLabel(_ label: Located<String>) -> Diagnostic {
        error(
            "'\(label.value)' would hide a name that generated code needs", at: label.range,
            fix: Diagnostic.Fix("choose another name; 'key \"\(label.value)\"' keeps it in archives"))
    }

    static func keyAfterNamedValues(_ key: Located<String>, label: PayloadElementSyntax) -> Diagnostic {
        error(
            "each named value has its own key", at: key.range,
            fix: Diagnostic.Fix("write the key after the type: '\(label.type.range.text) key \(key.range.text)'"))
    }

    static func nilUnderEmptyKey(at range: SourceRange) -> Diagnostic {
        error(
            "nil would be written under the key of the field, which is empty", at: range,
            fix: Diagnostic.Fix("give the field a key, or make it an optional without default and fallback"))
    }

    static func optionalWithoutRequiredField(_ owner: OwnerDraft, at range: SourceRange) -> Diagnostic {
        error(
            "a '\(owner.name)' that writes no key would be read as nil: none of its fields is required",
            at: range,
            notes: [Diagnostic.Note("declared here", at: owner.declaredName.range)],
            fix: Diagnostic.Fix("make one of its fields required: without '?' and without a default"))
    }

    static func overlappingBits(_ field: BitFieldSyntax, bit: Int, earlier: Located<String>) -> Diagnostic {
        error(
            "bit \(bit) is already used by '\(earlier.value)'",
            at: field.position.range.through(field.width?.range ?? field.position.range),
            notes: [Diagnostic.Note("'\(earlier.value)' is here", at: earlier.range)])
    }

    static func rawValueWiderThanBits(
        _ value: String, name: Located<String>, range: String, at width: Located<Int>
    ) -> Diagnostic {
        let bits = width.value == 1 ? "1 bit" : "\(width.value) bits"
        return error(
            "raw value \(value) of '\(name.value)' does not fit in \(bits) (\(range))", at: width.range,
            notes: [Diagnostic.Note("the case is here", at: name.range)])
    }

    static func rawValueWithoutRawType(_ value: ValueSyntax, enumerationName: Located<String>) -> Diagnostic {
        let type: String? =
            switch value.kind {
            case .string: "String"
            case .integer: "Int"
            default: nil
            }
        let end = enumerationName.range.end
        return error(
            "'\(enumerationName.value)' has no raw type: its cases can't have raw values", at: value.range,
            fix: type.map { Diagnostic.Fix("write ': \($0)' after its name", replacing: end, with: ": \($0)") })
    }

    static func rebuiltInStruct(at range: SourceRange) -> Diagnostic {
        error(
            "'rebuilt via' is only for fields of a class, not of a struct", at: range,
            fix: Diagnostic.Fix("rebuild it in the class that contains the struct"))
    }

    static func replacementInUnion(at range: SourceRange) -> Diagnostic {
        error(
            "an enum whose cases carry values can't have 'else'", at: range,
            fix: Diagnostic.Fix(
                "write 'also', the name of the fallback case, 'via' and a function: "
                    + "older readers get its result"))
    }

    static func tooManyComposedKeys(_ owner: OwnerDraft, limit: Int) -> Diagnostic {
        error(
            "'\(owner.name)' contains structs and enums with more than \(limit) keys", at: owner.declaredName.range,
            fix: Diagnostic.Fix("make one of them a class"))
    }

    static func unknownOfUnion(at range: SourceRange) -> Diagnostic {
        error(
            "an enum whose cases carry values can't have 'unknown'", at: range,
            fix: Diagnostic.Fix("write 'fallback case' instead of 'case' at the case to try last"))
    }

    static func valueConnectedLater(_ field: FieldSyntax) -> Diagnostic {
        error(
            "'\(field.name.value)' contains a set or dictionary that hashes objects and is set after they are decoded: "
                + "it must be optional or a collection",
            at: field.head,
            fix: Diagnostic.Fix("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    static func valueContainsItself(_ steps: [String], at member: ValueMember) -> Diagnostic {
        error(
            "a value can't contain itself: " + steps.joined(separator: " → "), at: member.range,
            fix: Diagnostic.Fix("put it in an array, or make it a class"))
    }

    static func valueNotHashed(
        _ name: String, role: HashedRole, because member: ValueMember, at range: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name)' can't be hashed and therefore can't be \(role.rawValue)", at: range,
            notes: [Diagnostic.Note("'\(member.name)' can't be hashed", at: member.range)],
            fix: .unhashed(as: role))
    }
}
