// The checker's diagnostics of what fields declare for Swift, in alphabetical order.

extension Diagnostic {
    /// Type aliases that name each other.
    static func aliasCycle(_ path: [String], at range: SourceRange) -> Self {
        error("these type aliases name each other: \(path.joined(separator: " → "))", at: range)
    }

    /// An availability that generated code can't have.
    static func availabilityRefused(_ attribute: Located<String>, ofField: Bool) -> Self {
        error(
            ofField
                ? "coding uses every field, so '@available' is only for declarations"
                : "only platform versions restrict where generated code uses a declaration, such as 'macOS 15, *'",
            at: attribute, fix: .remove(attribute.range))
    }

    /// A constant with a setter or observers.
    static func constantWithSetter(_ name: Located<String>, at range: SourceRange) -> Self {
        error("'\(name)' is a constant, which is never set again", at: range, fix: .remove(range))
    }

    /// What a handwritten class declares in Swift.
    static func declaredInSwift(_ name: Located<String>, at range: SourceRange) -> Self {
        error("'\(name)' is declared in Swift, not in the schema", at: range, fix: .remove(range))
    }

    /// A global actor where objects are coded.
    static func globalActor(_ attribute: Located<String>, at name: Located<String>) -> Self {
        error(
            "objects are coded on any thread: '\(name)' can't be isolated by '\(attribute)'", at: attribute,
            fix: .remove(attribute.range))
    }

    /// Observers of an observable class.
    static func observerOfObservable(_ name: Located<String>, at range: SourceRange) -> Self {
        error(
            "the observers of '\(name)' would run while an object of an '@Observable' class is created and released",
            at: range, fix: "write what they do in a method that sets '\(name)', or 'rebuilt via' at a transient field")
    }

    /// A setter that is more accessible than its field.
    static func setterAboveField(_ setter: Located<AccessLevel>, of field: FieldDraft) -> Self {
        error(
            "the setter of '\(field.name)' is \(setter.value.rawValue), and the field only \(field.access.rawValue)",
            at: setter, fix: .remove(setter.range))
    }

    /// A setter that only the generated file can use.
    static func setterOutOfReach(_ setter: Located<AccessLevel>, of field: FieldDraft, isInClass: Bool) -> Self {
        let member = isInClass ? ", or set it in a 'swift { … }' member" : ""
        return warning(
            "no other file can set '\(field.name)': its setter is \(setter.value.rawValue) in the generated file",
            at: setter,
            fix: field.access > .internal
                ? Fix("write 'internal(set)'" + member, replacing: setter.range, with: "internal(set)")
                : Fix("remove '\(setter.range.text)'" + member))
    }
}
