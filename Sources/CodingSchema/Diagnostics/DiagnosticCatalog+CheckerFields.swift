// The checker's messages about fields: kinds, clauses, versions, cycles; in alphabetical order.

extension DiagnosticCatalog {
    static func alsoAfterUntil(at range: SourceRange, until: SourceRange) -> Diagnostic {
        error(
            "a field that is no longer written can't have 'also'", at: range,
            notes: [Diagnostic.Note("the last version that wrote it", at: until)])
    }

    static func asOfAboveVersion(_ version: Located<Int>, enumeration: EnumerationDraft) -> Diagnostic {
        error(
            "'\(enumeration.name)' has no version \(version.value) yet: it is at \(enumeration.versionNumber)",
            at: version.range,
            notes: [Diagnostic.Note("declared here", at: enumeration.version?.range ?? enumeration.syntax.name.range)])
    }

    static func asOfNeedsReplacement(
        _ version: Located<Int>, enumerationName: String, cases: [Located<String>]
    ) -> Diagnostic {
        let names = cases.map { "'\($0.value)'" }.joined(separator: ", ")
        return error(
            "version \(version.value) of '\(enumerationName)' did not know \(names)", at: version.range,
            notes: cases.map { Diagnostic.Note("say what stands for it: 'else' and an older case", at: $0.range) })
    }

    static func asOfOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Diagnostic {
        error("'as of' is for enums and arrays of enums, not for '\(type.range.text)'", at: range)
    }

    static func asOfWithConversion(at range: SourceRange, function: SourceRange) -> Diagnostic {
        error(
            "'as of' can't stand beside a conversion", at: range,
            notes: [Diagnostic.Note("the value is converted here", at: function)])
    }

    static func conditionalOnOtherType(_ type: TypeSyntax, at range: SourceRange) -> Diagnostic {
        error("'conditional' is for references to objects, not for '\(type.range.text)'", at: range)
    }

    static func constantConnectedLater(_ field: FieldSyntax) -> Diagnostic {
        error(
            "'\(field.name.value)' hashes objects and is built when they are whole: it can't be a 'let'",
            at: field.head, mend: writeVariable(field))
    }

    static func conversionConnectedTooLate(_ field: Located<String>, at range: SourceRange) -> Diagnostic {
        error(
            "'\(range.text)' hashes objects and is built when they are whole: too late for '\(field.value)'",
            at: range)
    }

    static func doubledField(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "field '\(name.value)' is declared twice",
            at: name.range, notes: [Diagnostic.Note("the first declaration is here", at: earlier)])
    }

    static func fieldLessAccessibleThanClass(
        _ field: FieldSyntax, access: AccessLevel, className: String, classAccess: AccessLevel
    ) -> Diagnostic {
        error(
            "'\(field.name.value)' is \(access.rawValue) in the \(classAccess.rawValue) class '\(className)', "
                + "whose initializer can't set it: it must be optional or have a default",
            at: field.name.range,
            mend: Diagnostic.Mend("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    static func functionArguments(_ function: ReferenceSyntax) -> Diagnostic {
        error(
            "a function after 'via' takes one argument",
            at: function.range,
            mend: Diagnostic.Mend("write '\(function.name)', or '\(function.name)(label:)'"))
    }

    static func functionInPlaceOfValue(_ what: String, at range: SourceRange) -> Diagnostic {
        error(
            "\(what) is a value: nothing is read that a function could convert", at: range,
            mend: Diagnostic.Mend("write a literal, or a Swift expression in parentheses: '= (…)'"))
    }

    static func hidingFieldName(_ name: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' would hide a name that generated code needs", at: name.range,
            mend: Diagnostic.Mend("take another name; 'key \"\(name.value)\"' keeps it in archives"))
    }

    static func inheritedFieldName(_ name: Located<String>, owner: String, earlier: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' is inherited from '\(owner)' already", at: name.range,
            notes: [Diagnostic.Note("declared here", at: earlier.range)])
    }

    static func referenceCycle(
        _ steps: [String], at field: FieldSyntax, mending mended: FieldSyntax, isFallback: Bool
    ) -> Diagnostic {
        let name = mended.name.value
        let mend =
            isFallback
            ? "the fallback of '\(name)' reads an object at once; convert a value instead"
            : "make '\(name)' a 'var' that is optional, weak or a collection"
        return error(
            "a cycle of references that can't be connected later: " + steps.joined(separator: " → "),
            at: field.head, notes: [Diagnostic.Note(mend, at: mended.head)])
    }

    static func requiredFieldAddedLater(_ field: FieldSyntax, since: Located<Int>) -> Diagnostic {
        error(
            "archives older than version \(since.value) have no '\(field.name.value)': "
                + "it must be optional, or have a default or a fallback",
            at: field.name.range,
            mend: Diagnostic.Mend("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    static func retiredConstantNotWritten(at range: SourceRange) -> Diagnostic {
        error(
            "the constant is not written",
            at: range,
            mend: Diagnostic.Mend("add ', still written' at the end of the clause, or leave the constant out"))
    }

    static func retiredConstantOptional(at range: SourceRange) -> Diagnostic {
        error("a constant that is still written can't be optional", at: range)
    }

    static func sinceAboveUntil(_ since: Located<Int>, until: Located<Int>) -> Diagnostic {
        error(
            "the field can't begin with version \(since.value) and end with version \(until.value)",
            at: since.range, notes: [Diagnostic.Note("the last version that wrote it", at: until.range)])
    }

    static func sinceAboveVersion(
        _ since: Located<Int>, owner: String, version: Int, edit: VersionEdit
    ) -> Diagnostic {
        error(
            "'since \(since.value)' is above the \(owner)'s version, which is \(version)", at: since.range,
            mend: Diagnostic.Mend(
                "give the \(owner) 'version \(edit.version)'", replacing: edit.range, with: edit.text))
    }

    static func stillWrittenWithoutConstant(at range: SourceRange, after key: SourceRange) -> Diagnostic {
        error(
            "'still written' does not say what is written", at: range,
            mend: Diagnostic.Mend("write the constant after the key: '\(key.text): Int = 0'"))
    }

    static func transientWithClause(_ word: String, at range: SourceRange) -> Diagnostic {
        error("a transient field is not archived: '\(word)' means nothing for it", at: range)
    }

    static func transientWithoutValue(_ field: FieldSyntax) -> Diagnostic {
        error(
            "a transient field must be optional or have a default", at: field.name.range,
            mend: Diagnostic.Mend("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    static func untilNotBelowVersion(_ until: Located<Int>, version: Int, edit: VersionEdit?) -> Diagnostic {
        error(
            "'until \(until.value)' is not below the class's version, which is \(version)", at: until.range,
            mend: edit.map { edit in
                Diagnostic.Mend("give the class 'version \(edit.version)'", replacing: edit.range, with: edit.text)
            })
    }

    static func weakNotOptional(_ field: FieldSyntax) -> Diagnostic {
        error(
            "a weak field must be optional",
            at: field.type.range,
            mend: Diagnostic.Mend("write '\(field.type.range.text)?'", replacing: field.type.range.end, with: "?"))
    }

    static func weakOnOtherType(_ type: TypeSyntax) -> Diagnostic {
        error("'weak' is for references to objects, not for '\(type.range.text)'", at: type.range)
    }

    static func weakWithDefault(at range: SourceRange) -> Diagnostic {
        error("a weak field can't have a default: nothing else would hold the object", at: range)
    }

    private static func writeVariable(_ field: FieldSyntax) -> Diagnostic.Mend {
        Diagnostic.Mend("write 'var'", replacing: field.introducer, with: "var")
    }
}
