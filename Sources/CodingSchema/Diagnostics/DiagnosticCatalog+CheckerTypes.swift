// The checker's messages about types, in alphabetical order.

extension DiagnosticCatalog {
    static func indexedElsewhere(at range: SourceRange, element: TypeSyntax) -> Diagnostic {
        error(
            "'indexed' is only for the whole type of a field or of a conversion: each element has its own key",
            at: range,
            fix: .array(of: element, replacing: range))
    }

    static func indexedOptional(_ type: TypeSyntax) -> Diagnostic {
        error(
            "an indexed array can't be optional: in an archive nil would be the same as empty", at: type.range,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    static func indexedWithoutRequiredField(
        _ owner: OwnerDraft, _ element: TypeSyntax, _ isOptional: Bool, at range: SourceRange
    ) -> Diagnostic {
        error(
            "a '\(owner.name)' that writes no key would be read as the end of the array: "
                + "none of its fields is required",
            at: range, notes: [Diagnostic.Note("declared here", at: owner.declaredName.range)],
            fix: Diagnostic.Fix(
                "make a field of '\(owner.name)' required, or write '[\(element.range.text)]'", replacing: range,
                with: "[\(element.range.text)]"))
    }

    static func optionalHashed(_ type: TypeSyntax, role: HashedRole) -> Diagnostic {
        error(
            "\(role.rawValue) can't be optional", at: type.range,
            fix: .write(type.parts.whole.range.text, replacing: type.range))
    }

    static func packedElsewhere(at range: SourceRange, element: TypeSyntax) -> Diagnostic {
        error(
            "'packed' is only for the whole type of a field, of a conversion or of a case's value", at: range,
            fix: .array(of: element, replacing: range))
    }

    static func packedOfNoNumber(_ element: TypeSyntax, at range: SourceRange) -> Diagnostic {
        error(
            "a packed array contains numbers of a fixed width, not '\(element.range.text)'", at: element.range,
            fix: .array(of: element, replacing: range))
    }

    static func packedWithoutFixedWidth(_ element: TypeSyntax, spelling: String) -> Diagnostic {
        error(
            "a packed array contains numbers of a fixed width, and '\(element.range.text)' has none", at: element.range,
            fix: .write(spelling, replacing: element.range))
    }

    static func typeNotHashed(_ type: TypeSyntax, role: HashedRole) -> Diagnostic {
        error(
            "'\(type.range.text)' can't be \(role.rawValue) here", at: type.range,
            fix: .unhashed(as: role))
    }
}

extension Diagnostic.Fix {
    /// A type of which there need be no value, or what comes to the same for a type that can't be optional.
    static func makeOptional(_ type: TypeSyntax) -> Diagnostic.Fix {
        switch type.kind {
        case .anyCoding: Diagnostic.Fix("write '(any Coding)?'", replacing: type.range, with: "(any Coding)?")
        case .indexed: Diagnostic.Fix("write '= []'", replacing: type.range.end, with: " = []")
        default: Diagnostic.Fix("write '\(type.range.text)?'", replacing: type.range.end, with: "?")
        }
    }

    /// What holds values that aren't hashed.
    static func unhashed(as role: HashedRole) -> Diagnostic.Fix? {
        role == .element ? Diagnostic.Fix("write an array instead of the set") : nil
    }

    /// A plain array in the place of a packed or an indexed one.
    static func plainArray(replacing type: TypeSyntax) -> Diagnostic.Fix {
        switch type.kind {
        case .packed(let element, _), .indexed(let element): array(of: element, replacing: type.range)
        default: .remove(type.range)
        }
    }

    /// A plain array in the place of one that is archived in a way of its own.
    fileprivate static func array(of element: TypeSyntax, replacing range: SourceRange) -> Diagnostic.Fix {
        .write("[\(element.range.text)]", replacing: range)
    }
}
