// What several rules of the checker report about declarations and names.

extension Diagnostic {
    static func duplicateDeclaration(_ name: Located<String>, earlier: SourceRange) -> Self {
        Diagnostic(.duplicateDeclaration, "'\(name)' is declared twice", at: name, first: earlier)
    }

    static func hidingTypeName(_ name: Located<String>, isArchived: Bool) -> Self {
        let last = name.value.lastPart
        let kept = isArchived ? "'archived as \"\(last)\"' keeps it in archives" : "archives do not contain it"
        if ReservedNames.quotedTypes.contains(name.value), !name.isInBackticks {
            return Diagnostic(
                .hidingTypeName,
                "'\(name)' has another meaning in Swift", at: name, fix: .write("`\(name)`", replacing: name.range))
        }
        return Diagnostic(
            .hidingTypeName,
            "'\(name)' would hide a name that generated code needs", at: name,
            fix: Fix("choose another name; " + kept))
    }

    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Self {
        Diagnostic(.notAClass, "'\(name)' is not a class and can't be a superclass", at: name, declared: declared)
    }

    static func superclassIsExtension(_ name: Located<String>, declared: SourceRange) -> Self {
        Diagnostic(
            .superclassIsExtension,
            "'\(name)' is a final class written in Swift: it can't be a superclass", at: name,
            notes: [Note("extended here", at: declared)],
            fix: "declare it in the schema: 'class \(name)' instead of 'extend final class'")
    }

    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, member: Exposure, declared: SourceRange
    ) -> Self {
        Diagnostic(
            .typeLessAccessible,
            "'\(name)' is \(access.rawValue), but \(member.title) '\(member.fieldName)' is \(member.access.rawValue)",
            at: name,
            declared: declared,
            fix: "make '\(name)' \(member.access.rawValue), or '\(member.fieldName)' \(access.rawValue)")
    }

    static func unknownSuperclass(
        _ name: Located<String>, of owner: String, modulesWithoutSchema: [Located<String>]
    ) -> Self {
        let conformance = "write 'extension \(owner): \(name) { … }' in a Swift file"
        let isName = !name.value.contains { $0 == "." || $0 == " " }
        if ["NSCoding", "NSSecureCoding"].contains(name.value) {
            return Diagnostic(
                .unknownSuperclass, "'\(name)' is not needed: '\(owner)' gets its coding methods from this schema",
                at: name, fix: "remove '\(name)': archives are the same, and Cocoa reads them")
        }
        return Diagnostic(
            .unknownSuperclass,
            "no schema of this target or of its imports declares a class '\(name)'", at: name,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: isName
                ? Fix(
                    "write 'external \(name)' for a Swift class that is not archived itself; it must be 'nonisolated' "
                        + "if Swift isolates to the main actor by default; for a protocol, \(conformance)",
                    replacing: name.range, with: "external \(name)")
                : Fix(conformance))
    }

    /// - Parameter substitute: What to write instead of a well-known type that a schema does not have.
    static func unknownType(_ name: Located<String>, substitute: SwiftTypes.Substitute) -> Self {
        Diagnostic(.unknownType, "unknown type '\(name)'", at: name, fix: substitute.fix(replacing: name.range))
    }

    static func unknownType(
        _ name: Located<String>, nearest: String?, modulesWithoutSchema: [Located<String>]
    ) -> Self {
        Diagnostic(
            .unknownType,
            "unknown type '\(name)'", at: name,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    static func waiverWithoutMember(_ rule: Located<String>, example: String) -> Self {
        Diagnostic(
            .waiverWithoutMember,
            "a waiver of '\(rule)' must name what changed", at: rule,
            fix: "write 'of' and a name after the rule, such as '\(rule) of \(example)'")
    }

    static func formerNameInUse(_ name: Located<String>, earlier: SourceRange) -> Self {
        Diagnostic(
            .formerNameInUse,
            "'\(name)' is still a name: it can't be a former one", at: name, notes: [Note("used here", at: earlier)])
    }
}

extension Diagnostic.Note {
    /// An imported module whose schemas are not known.
    static func schemaNotGiven(of module: Located<String>, for name: String) -> Self {
        Self(
            "fix: if a schema of '\(module)' declares '\(name)', pass that schema with '--import \(module)=PATH'",
            at: module)
    }
}

extension SourceRange {
    /// The empty range before the first character.
    var beginning: SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: lowerBound)
    }
}
