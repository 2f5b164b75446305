// What several rules of the checker report about fields, their clauses and conversions.

extension Diagnostic {
    static func duplicateField(_ name: Located<String>, earlier: SourceRange) -> Self {
        Diagnostic(.duplicateField, "field '\(name)' is declared twice", at: name, first: earlier)
    }

    static func functionInPlaceOfValue(_ what: String, at range: SourceRange) -> Self {
        Diagnostic(
            .functionInPlaceOfValue,
            "\(what) can't be a function: there is no archived value to convert", at: range,
            fix: "write a literal, or a Swift expression in parentheses: '= (…)'")
    }

    static func hidingFieldName(_ name: Located<String>, isObjectMember: Bool) -> Self {
        Diagnostic(
            .hidingFieldName,
            isObjectMember
                ? "'\(name)' is a member of 'NSObject': a field can't have this name"
                : "'\(name)' would hide a name that generated code needs", at: name,
            fix: "choose another name; 'key \"\(name)\"' keeps it in archives")
    }

    static func inheritedFieldName(_ name: Located<String>, owner: String, earlier: Located<String>) -> Self {
        Diagnostic(.inheritedFieldName, "'\(name)' is already inherited from '\(owner)'", at: name, declared: earlier)
    }

    static func secondEmptyKey(at range: SourceRange, earlier: SourceRange) -> Self {
        Diagnostic(
            .secondEmptyKey,
            "a sequential archive can't distinguish two values with an empty key", at: range,
            notes: [Note("the other empty key", at: earlier)], fix: "give one of them a key, or remove 'sequential'")
    }

    static func transientWithClause(_ word: String, at range: SourceRange, fix: Fix) -> Self {
        Diagnostic(
            .transientWithClause, "a transient field is not archived: '\(word)' has no effect", at: range, fix: fix)
    }

    static func convertedReference(_ text: String, at range: SourceRange) -> Self {
        Diagnostic(
            .convertedReference,
            "'\(text)' refers to objects, and these don't exist yet when a value is converted", at: range,
            fix: "convert to and from a type without objects, or refer to the object in a field of its own")
    }

    static func availabilityRefused(_ attribute: Located<String>, ofField: Bool) -> Self {
        Diagnostic(
            .availabilityRefused,
            ofField
                ? "coding uses every field, so '@available' is only for declarations"
                : "only platform versions restrict where generated code uses a declaration, such as 'macOS 15, *'",
            at: attribute, fix: .remove(attribute.range))
    }

    static func declaredInSwift(_ name: Located<String>, at range: SourceRange) -> Self {
        Diagnostic(
            .declaredInSwift, "'\(name)' is declared in Swift, not in the schema", at: range, fix: .remove(range))
    }

    static func globalActor(_ attribute: Located<String>, at name: Located<String>) -> Self {
        Diagnostic(
            .globalActor,
            "objects are coded on any thread: '\(name)' can't be isolated by '\(attribute)'", at: attribute,
            fix: .remove(attribute.range))
    }
}

extension Diagnostic.Fix {
    /// Another version of a class, struct or enum.
    static func giveVersion(_ version: Int, to owner: SchemaDeclared) -> Self {
        let words = "give the \(owner.title) 'version \(version)'"
        if let written = owner.syntax.version { return Self(words, replacing: written.range, with: "\(version)") }
        return Self(words, replacing: owner.head.range.end, with: ", version \(version)")
    }
}
