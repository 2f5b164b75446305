// The checker's messages about fields: kinds, clauses, versions, cycles; in alphabetical order.

extension DiagnosticCatalog {
    static func alsoAfterUntil(at range: SourceRange, until: SourceRange) -> Diagnostic {
        error(
            "a field that is no longer written can't have 'also'", at: range,
            notes: [Diagnostic.Note("the last version that wrote it", at: until)],
            fix: Diagnostic.Fix("move 'until' after the 'also' that it limits, or remove one of the two"))
    }

    static func asOfAboveVersion(_ version: Located<Int>, enumeration: EnumerationDraft) -> Diagnostic {
        error(
            "'\(enumeration.name)' has no version \(version.value): its version is \(enumeration.versionNumber)",
            at: version.range,
            notes: [Diagnostic.Note("declared here", at: enumeration.version?.range ?? enumeration.syntax.name.range)],
            fix: Diagnostic.Fix(
                enumeration.versionNumber == 0
                    ? "write version 0, the newest one" : "write a version from 0 to \(enumeration.versionNumber)"))
    }

    static func asOfNeedsReplacement(
        _ version: Located<Int>, enumerationName: String, cases: [Located<String>]
    ) -> Diagnostic {
        let names = cases.map { "'\($0.value)'" }.joined(separator: ", ")
        return error(
            "version \(version.value) of '\(enumerationName)' does not have \(names)", at: version.range,
            notes: cases.map { Diagnostic.Note("fix: write 'else' and an older case that replaces it", at: $0.range) })
    }

    static func asOfOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Diagnostic {
        error(
            "'as of' is for enums, and for arrays and dictionaries of enums, not for '\(type.range.text)'", at: range,
            fix: .removeAsOf(range))
    }

    static func asOfWithConversion(at range: SourceRange, function: SourceRange) -> Diagnostic {
        error(
            "'as of' can't be combined with a conversion", at: range,
            notes: [Diagnostic.Note("the value is converted here", at: function)], fix: .removeAsOf(range))
    }

    static func conditionalOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Diagnostic {
        error(
            "'conditional' is for references to objects, not for '\(type.range.text)'", at: range,
            fix: .remove(range))
    }

    static func constantConnectedLater(_ field: FieldSyntax) -> Diagnostic {
        error(
            "'\(field.name.value)' hashes objects and is set after they are decoded: it can't be a 'let'",
            at: field.head, fix: writeVariable(field))
    }

    static func conversionConnectedTooLate(_ field: Located<String>, at range: SourceRange) -> Diagnostic {
        error(
            "'\(range.text)' hashes objects and is decoded after '\(field.value)' is set: it can't be converted",
            at: range)
    }

    static func doubledField(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "field '\(name.value)' is declared twice",
            at: name.range, notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func fieldLessAccessibleThanClass(
        _ field: FieldSyntax, access: AccessLevel, owner: OwnerDraft
    ) -> Diagnostic {
        error(
            "'\(field.name.value)' is \(access.rawValue) in the \(owner.memberAccess.rawValue) \(owner.title) "
                + "'\(owner.name)', "
                + "whose initializer can't set it: it must be optional or have a default",
            at: field.name.range,
            fix: .makeOptional(field.type))
    }

    static func functionArguments(_ function: ReferenceSyntax) -> Diagnostic {
        error(
            "a function after 'via' takes one argument",
            at: function.range,
            fix: Diagnostic.Fix("write '\(function.name)', or '\(function.name)(label:)'"))
    }

    static func functionInPlaceOfValue(_ what: String, at range: SourceRange) -> Diagnostic {
        error(
            "\(what) can't be a function: there is no archived value to convert", at: range,
            fix: Diagnostic.Fix("write a literal, or a Swift expression in parentheses: '= (…)'"))
    }

    static func functionWithArguments(_ function: ReferenceSyntax, after words: String) -> Diagnostic {
        error(
            "a function after '\(words)' is a method of the object and takes no argument", at: function.range,
            fix: .write(function.name, replacing: function.range))
    }

    static func hiddenType(_ name: Located<String>, owner: String, field: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' would refer to the field inherited from '\(owner)' and not to the type", at: name.range,
            notes: [Diagnostic.Note("declared here", at: field)],
            fix: Diagnostic.Fix(
                "choose another name for the type; 'archived as \"\(name.value)\"' keeps it in archives"))
    }

    static func hidingFieldName(_ name: Located<String>, isObjectMember: Bool) -> Diagnostic {
        error(
            isObjectMember
                ? "'\(name.value)' is a member of 'NSObject': a field can't have this name"
                : "'\(name.value)' would hide a name that generated code needs",
            at: name.range,
            fix: Diagnostic.Fix("choose another name; 'key \"\(name.value)\"' keeps it in archives"))
    }

    static func inheritedFieldName(_ name: Located<String>, owner: String, earlier: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' is already inherited from '\(owner)'", at: name.range,
            notes: [Diagnostic.Note("declared here", at: earlier.range)])
    }

    static func rebuiltButArchived(_ field: FieldSyntax, at range: SourceRange) -> Diagnostic {
        error(
            "'\(field.name.value)' is archived: only a transient field can have 'rebuilt via'", at: range,
            fix: Diagnostic.Fix("write 'transient var \(field.name.value)', or remove 'rebuilt via'"))
    }

    static func referenceCycle(
        _ steps: [String], at field: FieldSyntax, fixing fixed: FieldSyntax, isFallback: Bool
    ) -> Diagnostic {
        let name = fixed.name.value
        let fix =
            isFallback
            ? "fix: convert a value instead of an object in the fallback of '\(name)'"
            : "fix: make '\(name)' a 'var' that is optional, weak or a collection"
        return error(
            "a cycle of references that can't be connected later: " + steps.joined(separator: " → "),
            at: field.head, notes: [Diagnostic.Note(fix, at: fixed.head)])
    }

    static func requiredFieldAddedLater(_ field: FieldSyntax, since: Located<Int>) -> Diagnostic {
        error(
            "archives older than version \(since.value) have no '\(field.name.value)': "
                + "it must be optional, or have a default or a fallback",
            at: field.name.range,
            fix: .makeOptional(field.type))
    }

    static func requiredFieldNotWritten(_ field: FieldSyntax, until: Located<Int>) -> Diagnostic {
        error(
            "archives newer than version \(until.value) have no '\(field.name.value)': "
                + "it must be optional or have a default",
            at: field.name.range,
            notes: [Diagnostic.Note("the last version that wrote it", at: until.range)],
            fix: .makeOptional(field.type))
    }

    static func retiredConstantNotWritten(at range: SourceRange, clause: SourceRange) -> Diagnostic {
        error(
            "the constant of a retired key is not written without 'still written'", at: range,
            fix: Diagnostic.Fix("add ', still written'", replacing: clause.end, with: ", still written"))
    }

    static func retiredConstantOptional(_ type: TypeSyntax) -> Diagnostic {
        error(
            "a constant that is still written can't be optional", at: type.range,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    static func sinceAboveUntil(_ since: Located<Int>, until: Located<Int>) -> Diagnostic {
        error(
            "a field that exists since version \(since.value) can't end with version \(until.value)",
            at: since.range, notes: [Diagnostic.Note("the last version that wrote it", at: until.range)])
    }

    static func sinceAboveVersion(
        _ since: Located<Int>, owner: String, version: Int, edit: VersionEdit
    ) -> Diagnostic {
        error(
            "'since \(since.value)' is above the \(owner)'s version, which is \(version)", at: since.range,
            fix: Diagnostic.Fix(
                "give the \(owner) 'version \(edit.version)'", replacing: edit.range, with: edit.text))
    }

    static func stillWrittenWithoutConstant(at range: SourceRange, after key: SourceRange) -> Diagnostic {
        let blanks = Set(" \t\r\n".utf8)
        let words = range.end.precedingWord("written", skipping: blanks)?
            .precedingWord("still", skipping: blanks)?.through(range)
        return error(
            "'still written' needs a constant to write", at: words ?? range,
            fix: Diagnostic.Fix("write the constant after the key: '\(key.text): Int = 0'"))
    }

    static func transientWithClause(_ word: String, at range: SourceRange, fix: Diagnostic.Fix) -> Diagnostic {
        error("a transient field is not archived: '\(word)' has no effect", at: range, fix: fix)
    }

    static func transientWithoutValue(_ field: FieldSyntax) -> Diagnostic {
        error(
            "a transient field must be optional or have a default", at: field.name.range,
            fix: .makeOptional(field.type))
    }

    static func untilNotBelowVersion(_ until: Located<Int>, owner: OwnerDraft, edit: VersionEdit?) -> Diagnostic {
        error(
            "'until \(until.value)' is not below the \(owner.title)'s version, which is \(owner.versionNumber)",
            at: until.range,
            fix: edit.map { edit in
                Diagnostic.Fix(
                    "give the \(owner.title) 'version \(edit.version)'", replacing: edit.range, with: edit.text)
            })
    }

    static func weakNotOptional(_ field: FieldSyntax) -> Diagnostic {
        error(
            "a weak field must be optional",
            at: field.type.range,
            fix: .makeOptional(field.type))
    }

    static func weakOnOtherType(_ field: FieldSyntax) -> Diagnostic {
        let word = field.introducer?.precedingWord("weak", skipping: Set(" \t\r\n".utf8))
        return error(
            "'weak' is for references to objects, not for '\(field.type.range.text)'", at: word ?? field.type.range,
            fix: word.map { .remove($0) })
    }

    static func weakWithDefault(at range: SourceRange) -> Diagnostic {
        error(
            "a weak field can't have a default: nothing else would keep the object alive", at: range,
            fix: .remove(from: "=", through: range))
    }

    private static func writeVariable(_ field: FieldSyntax) -> Diagnostic.Fix {
        Diagnostic.Fix("write 'var'", replacing: field.introducer, with: "var")
    }
}

extension Diagnostic.Fix {
    /// Nothing in the place of `as of N`, whose number is given.
    fileprivate static func removeAsOf(_ number: SourceRange) -> Diagnostic.Fix {
        guard let of = number.precedingWord("of", skipping: Set(" \t\r\n".utf8)) else {
            return Diagnostic.Fix("remove 'as of'")
        }
        return .remove(from: "as", through: of.through(number))
    }
}
