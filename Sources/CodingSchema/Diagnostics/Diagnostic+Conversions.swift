// The diagnostics of types that are archived as others, in alphabetical order.

extension Diagnostic {
    /// An optional type as the archived one.
    static func convertedOptional(_ type: TypeSyntax) -> Self {
        error(
            "the archived type can't be optional: nil is archived without a conversion", at: type,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    /// A packed or indexed array for a type inside of another.
    static func convertedPart(_ type: TypeSyntax) -> Self {
        error(
            "a value in '\(type.range.text)' would be a packed or indexed array: this is only for the whole type of a "
                + "field", at: type, fix: "let the type be archived as a plain array")
    }

    /// An object as the archived form of a value.
    static func convertedReference(_ text: String, at range: SourceRange) -> Self {
        error(
            "'\(text)' refers to objects, and these don't exist yet when a value is converted", at: range,
            fix: "convert to and from a type without objects, or refer to the object in a field of its own")
    }

    /// An archived type that is itself archived as another.
    static func convertedTwice(_ type: TypeSyntax) -> Self {
        error(
            "'\(type.range.text)' is itself archived as another type", at: type,
            fix: "write the type that archives hold, and let the functions convert to and from it")
    }

    /// A default of a type that is archived as an indexed array.
    static func defaultOfConvertedArray(at range: SourceRange) -> Self {
        error(
            "an indexed array that is missing in an archive is read as empty, and converted: the field can't have "
                + "another default", at: range, fix: .remove(from: "=", through: range))
    }

    /// A conversion after the default or a clause.
    static func misplacedConversion(at range: SourceRange) -> Self {
        error(
            "a conversion belongs to the type: it must precede the default and the clauses", at: range,
            fix: "move it after the field's type")
    }

    /// A conversion without the function that converts back.
    static func missingFunctionBack(at range: SourceRange) -> Self {
        error(
            "a conversion needs two functions: the second one makes the value from the archived one", at: range,
            fix: "write it after a comma: 'via text(of:), identifier(from:)'")
    }
}
