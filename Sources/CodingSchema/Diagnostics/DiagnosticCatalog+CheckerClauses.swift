// The checker's messages about the clauses of classes that depend on each other, in alphabetical order.

extension DiagnosticCatalog {
    static func constantInExtension(_ field: FieldSyntax, className: String) -> Diagnostic {
        error(
            "'\(field.name.value)' is set after 'init()' of '\(className)': it can't be a 'let'", at: field.head,
            fix: Diagnostic.Fix("write 'var', here and in Swift", replacing: field.introducer, with: "var"))
    }

    static func meaninglessBesideRefusal(
        _ what: String, at range: SourceRange, refusal: SourceRange, fix: Diagnostic.Fix
    ) -> Diagnostic {
        error(
            "a class that refuses coding is never archived: \(what) has no effect", at: range,
            notes: [Diagnostic.Note("coding is refused here", at: refusal)], fix: fix)
    }

    static func refusalWithoutSuperclass(at range: SourceRange) -> Diagnostic {
        error(
            "'refuses coding' is only for a class that inherits coding from a class of a schema", at: range,
            fix: Diagnostic.Fix("remove it, or declare the class in Swift"))
    }

    static func sequentialAndKeyedOnly(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
        error(
            "a class can't be both 'sequential' and 'keyed only'", at: range,
            notes: [Diagnostic.Note("the other is here", at: earlier)], fix: Diagnostic.Fix("remove one of the two"))
    }

    static func superclassNotSequential(
        _ name: Located<String>, at range: SourceRange, declared: SourceRange
    ) -> Diagnostic {
        error(
            "superclass '\(name.value)' of a sequential class must be sequential too", at: range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("add 'sequential' to '\(name.value)', or remove it here"))
    }

    static func superclassRefusesCoding(_ name: Located<String>, refusal: SourceRange) -> Diagnostic {
        error(
            "superclass '\(name.value)' refuses coding: this class must refuse it too", at: name.range,
            notes: [Diagnostic.Note("coding is refused here", at: refusal)],
            fix: Diagnostic.Fix("add 'refuses coding'", replacing: name.range.end, with: ", refuses coding"))
    }

    static func transientInExtension(_ field: FieldSyntax, className: String) -> Diagnostic {
        error(
            "'\(className)' declares '\(field.name.value)' in Swift: nothing is generated for a transient field",
            at: field.name.range,
            fix: Diagnostic.Fix("remove it, or write 'rebuilt via' and the function that recreates it"))
    }
}
