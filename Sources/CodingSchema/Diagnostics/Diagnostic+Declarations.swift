// The checker's diagnostics of files, names, heads of declarations and waivers, in alphabetical order.

extension Diagnostic {
    /// A type that two imported modules declare.
    static func ambiguousType(_ name: Located<String>, first: Draft, second: Draft) -> Self {
        error(
            "'\(name)' is declared in '\(first.unit.moduleName)' and in '\(second.unit.moduleName)', "
                + "and this file imports both", at: name,
            notes: [
                Note("declared here", at: first.declaredName.range),
                Note("declared here", at: second.declaredName.range),
            ], fix: "import only one of the two, and move the declarations that need the other to another file")
    }

    /// An archived name that Foundation's values use.
    static func archivedNameOfValue(_ name: Located<String>, owner: String) -> Self {
        error(
            "'\(name)' is the name of a Foundation class in archives", at: name,
            fix: "give the \(owner) another name in archives")
    }

    /// A declaration of a schema in place of a protocol.
    static func conformanceToDeclaration(
        _ name: Located<String>, of kind: DeclarationSyntax.Kind, declared: SourceRange
    ) -> Self {
        error(
            "'\(name)' is declared in a schema and is not a protocol", at: name, declared: declared,
            fix: kind == .class
                ? "write a superclass first; for anything else, declare a field of that type"
                : "remove it; move common fields to another struct, and declare a field of that type")
    }

    /// A `let` in an extended class.
    static func constantInExtension(_ field: FieldSyntax, className: String) -> Self {
        error(
            "'\(field.name.value)' is set after 'init()' of '\(className)': it can't be a 'let'", at: field.head,
            fix: Fix("write 'var', here and in Swift", replacing: field.introducer, with: "var"))
    }

    /// Decoding by Codable at a class that is not final.
    static func decodableClassNotFinal(_ name: Located<String>, owner: Located<String>) -> Self {
        error(
            "a class that is not final can't conform to '\(name)': each subclass would need its own 'init(from:)'",
            at: name, fix: "declare '\(owner)' as a 'final class'")
    }

    /// An archived name that two declarations share.
    static func doubledArchivedName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Self {
        error(
            "'\(name)' is already the name of '\(owner)' in archives", at: name,
            notes: [Note("the name is used here", at: earlier)], fix: "give one of the two another name in archives")
    }

    /// A clause that is repeated.
    static func doubledClause(_ word: String, at range: SourceRange, first: SourceRange) -> Self {
        // In the heads of declarations commas separate the clauses, after fields nothing does.
        let isInHead = range.precedingWord(",") != nil
        let removal: Fix = isInHead ? .removeClause(range) : .remove(range)
        return error(
            "'\(word)' is written twice", at: range, first: first,
            // Of two that differ only the author knows which one was meant.
            fix: first.text == range.text ? removal : Fix("remove one of the two"))
    }

    /// Two declarations with the same name.
    static func doubledDeclaration(_ name: Located<String>, earlier: SourceRange) -> Self {
        error("'\(name)' is declared twice", at: name, first: earlier)
    }

    /// A former name that is repeated.
    static func doubledFormerName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Self {
        error(
            "'\(name)' is already a former name of the \(owner)", at: name, first: earlier,
            fix: .removeString(name.range))
    }

    /// A waiver that is repeated.
    static func doubledWaiver(_ waiver: WaiverSyntax, first: SourceRange) -> Self {
        let member = waiver.member.map { " of '\($0.text.value)'" } ?? ""
        return error("'\(waiver.rule.value)'\(member) is waived twice", at: waiver.rule.range, first: first)
    }

    /// An empty archived name.
    static func emptyArchivedName(at range: SourceRange) -> Self {
        error("a name in archives can't be empty", at: range, fix: .removeString(range))
    }

    /// An empty prefix.
    static func emptyPrefix(at range: SourceRange) -> Self {
        let clause = range.precedingWord("prefix")?.through(range)
        return error("the prefix is empty and changes no key", at: range, fix: .removeClause(clause ?? range))
    }

    /// A waiver with an empty reason.
    static func emptyReason(at range: SourceRange) -> Self {
        error("the reason is empty", at: range, fix: "write why the change is acceptable: reviewers read it")
    }

    /// `external` before a protocol.
    static func externalConformance(_ name: Located<String>) -> Self {
        error(
            "'\(name)' is a protocol and not a superclass", at: name, fix: .remove(from: "external", upTo: name.range))
    }

    /// An external superclass that is declared in a schema.
    static func externalSchemaClass(_ name: Located<String>, declared: SourceRange) -> Self {
        let word = name.range.precedingWord("external")
        return error(
            "'\(name)' is declared in a schema: it can't be an external superclass", at: name, declared: declared,
            fix: Fix("remove 'external'", replacing: word?.through(name.range), with: name.range.text))
    }

    /// A generic type without its type arguments.
    static func genericTypeName(_ name: Located<String>, spelling: String) -> Self {
        error("'\(name)' does not state which types it contains", at: name, fix: "write '\(spelling)'")
    }

    /// A type whose name hides another type.
    static func hidingTypeName(_ name: Located<String>, isArchived: Bool) -> Self {
        let last = name.value.lastPart
        let kept = isArchived ? "'archived as \"\(last)\"' keeps it in archives" : "archives do not contain it"
        if ReservedNames.quotedTypes.contains(name.value), !name.isInBackticks {
            return error(
                "'\(name)' has another meaning in Swift", at: name, fix: .write("`\(name)`", replacing: name.range))
        }
        return error(
            "'\(name)' would hide a name that generated code needs", at: name,
            fix: Fix("choose another name; " + kept))
    }

    /// An import of the file's own module.
    static func importOfOwnModule(_ module: Located<String>) -> Self {
        error(
            "this file belongs to '\(module)': the files of a target see each other without an import", at: module,
            fix: .removeImport(of: module.range))
    }

    /// A type of another module that is not accessible.
    static func inaccessibleType(_ name: Located<String>, declaration: Draft) -> Self {
        error(
            "'\(name)' is \(declaration.access.rawValue) to '\(declaration.unit.moduleName)'", at: name,
            declared: declaration.declaredName.range, fix: "write 'public' before the declaration of '\(name)'")
    }

    /// A clause about archives in a class that refuses coding.
    static func meaninglessBesideRefusal(
        _ what: String, at range: SourceRange, refusal: SourceRange, fix: Fix
    ) -> Self {
        error(
            "a class that refuses coding is never archived: \(what) has no effect", at: range,
            notes: [Note("coding is refused here", at: refusal)], fix: fix)
    }

    /// A superclass that is not a class.
    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Self {
        error("'\(name)' is not a class and can't be a superclass", at: name, declared: declared)
    }

    /// `refuses coding` in a class that inherits no coding.
    static func refusalWithoutSuperclass(at range: SourceRange) -> Self {
        error(
            "'refuses coding' is only for a class that inherits coding from a class of a schema", at: range,
            fix: "remove it, or declare the class in Swift")
    }

    /// `sequential` together with `keyed only`.
    static func sequentialAndKeyedOnly(at range: SourceRange, earlier: SourceRange) -> Self {
        error(
            "a class can't be both 'sequential' and 'keyed only'", at: range,
            notes: [Note("the other is here", at: earlier)], fix: "remove one of the two")
    }

    /// An archived name that classes of two imported modules share.
    static func sharedArchivedName(
        _ name: String, in owner: Located<String>, first: (draft: OwnerDraft, range: SourceRange),
        second: (draft: OwnerDraft, range: SourceRange)
    ) -> Self {
        func title(_ draft: OwnerDraft) -> String { "'\(draft.name)' of '\(draft.unit.moduleName)'" }
        return error(
            "'\(owner)' leads to objects of \(title(first.draft)) and of \(title(second.draft)), which archives both "
                + "call '\(name)'", at: owner,
            notes: [Note("the name is used here", at: first.range), Note("and here", at: second.range)],
            fix: Fix(
                "give one of the two another name: write 'archived as' after '\(second.draft.name)' in "
                    + "'\(second.draft.unit.moduleName)', for example"))
    }

    /// A cycle of superclasses.
    static func superclassCycle(_ path: [String], at range: SourceRange, others: [SourceRange]) -> Self {
        error(
            "a cycle of superclasses: " + path.joined(separator: " → "), at: range,
            notes: others.prefix(8).map { Note("and here", at: $0) })
    }

    /// A superclass that is an extended class.
    static func superclassIsExtension(_ name: Located<String>, declared: SourceRange) -> Self {
        error(
            "'\(name)' is a final class written in Swift: it can't be a superclass", at: name,
            notes: [Note("extended here", at: declared)],
            fix: "declare it in the schema: 'class \(name)' instead of 'extend final class'")
    }

    /// A superclass that is final.
    static func superclassIsFinal(_ name: Located<String>, declared: SourceRange) -> Self {
        error(
            "'\(name)' is final and can't be a superclass", at: name, declared: declared,
            fix: "remove 'final' from the declaration of '\(name)'")
    }

    /// A superclass of another module that is not open.
    static func superclassIsNotOpen(_ name: Located<String>, moduleName: String, declared: SourceRange) -> Self {
        error(
            "'\(name)' is declared in '\(moduleName)' and is not open: it can't be a superclass here", at: name,
            declared: declared, fix: "declare it as 'open class \(name)'")
    }

    /// A superclass that is less accessible than its subclass.
    static func superclassLessAccessible(
        _ name: Located<String>, access: AccessLevel, subclass: String, subclassAccess: AccessLevel,
        declared: SourceRange
    ) -> Self {
        error(
            "superclass '\(name)' is \(access.rawValue), but '\(subclass)' is \(subclassAccess.rawValue)", at: name,
            declared: declared, fix: "make '\(name)' \(subclassAccess.rawValue), or '\(subclass)' \(access.rawValue)")
    }

    /// A sequential class whose superclass is not sequential.
    static func superclassNotSequential(_ name: Located<String>, at range: SourceRange, declared: SourceRange) -> Self {
        error(
            "superclass '\(name)' of a sequential class must be sequential too", at: range, declared: declared,
            fix: "add 'sequential' to '\(name)', or remove it here")
    }

    /// A class whose superclass refuses coding.
    static func superclassRefusesCoding(_ name: Located<String>, refusal: SourceRange) -> Self {
        error(
            "superclass '\(name)' refuses coding: this class must refuse it too", at: name,
            notes: [Note("coding is refused here", at: refusal)],
            fix: Fix("add 'refuses coding'", replacing: name.range.end, with: ", refuses coding"))
    }

    /// A transient field in an extended class.
    static func transientInExtension(_ field: FieldSyntax, className: String) -> Self {
        error(
            "'\(className)' declares '\(field.name.value)' in Swift: nothing is generated for a transient field",
            at: field.name.range, fix: "remove it, or write 'rebuilt via' and the function that recreates it")
    }

    /// A type that is less accessible than its field.
    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, member: Exposure, declared: SourceRange
    ) -> Self {
        error(
            "'\(name)' is \(access.rawValue), "
                + "but \(member.title) '\(member.fieldName)' is \(member.access.rawValue)", at: name,
            declared: declared,
            fix: "make '\(name)' \(member.access.rawValue), or '\(member.fieldName)' \(access.rawValue)")
    }

    /// A type of a module that is not imported.
    static func typeNotImported(
        _ name: Located<String>, moduleName: String, edit: (range: SourceRange, text: String)
    ) -> Self {
        error(
            "'\(name)' is declared in '\(moduleName)', which this file does not import", at: name,
            fix: Fix("add 'import \(moduleName)'", replacing: edit.range, with: edit.text))
    }

    /// An import of an unknown module.
    static func unknownImport(_ module: Located<String>, nearest: String) -> Self {
        error(
            "'\(module)' is not a target with a schema that this target depends on", at: module,
            fix: .didYouMean(nearest, replacing: module.range))
    }

    /// A waiver of an unknown rule.
    static func unknownRule(_ rule: Located<String>, nearest: String?) -> Self {
        error(
            "'coding diff' has no rule '\(rule)'", at: rule,
            fix: nearest.map { .didYouMean($0, replacing: rule.range) }
                ?? Fix("write the rule that 'coding diff' shows for the change"))
    }

    /// An unknown superclass.
    static func unknownSuperclass(
        _ name: Located<String>, of owner: String, modulesWithoutSchema: [Located<String>]
    ) -> Self {
        let conformance = "write 'extension \(owner): \(name) { … }' in a Swift file"
        let isName = !name.value.contains { $0 == "." || $0 == " " }
        return error(
            "no schema of this target or of its imports declares a class '\(name)'", at: name,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: isName
                ? Fix(
                    "write 'external \(name)' for a Swift class that is not archived itself; it must be 'nonisolated' "
                        + "if Swift isolates to the main actor by default; for a protocol, \(conformance)",
                    replacing: name.range, with: "external \(name)")
                : Fix(conformance))
    }

    /// An unknown type.
    ///
    /// - Parameter substitute: What to write instead of a well-known type that a schema does not have.
    static func unknownType(_ name: Located<String>, substitute: SwiftTypes.Substitute) -> Self {
        error("unknown type '\(name)'", at: name, fix: substitute.fix(replacing: name.range))
    }

    /// An unknown type.
    static func unknownType(
        _ name: Located<String>, nearest: String?, modulesWithoutSchema: [Located<String>]
    ) -> Self {
        error(
            "unknown type '\(name)'", at: name,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    /// A waiver of a removed declaration inside of another one.
    static func waiverInside(_ rule: Located<String>) -> Self {
        error(
            "'\(rule)' is about a removed declaration and must be outside of all declarations", at: rule,
            fix: "move it out of the braces and name the declaration: '\(rule) of Name'")
    }

    /// A waiver that names a member instead of the declaration.
    static func waiverOfMember(_ rule: Located<String>, member: Located<String>) -> Self {
        error(
            "'\(rule)' is about the whole declaration, not about a member", at: member,
            fix: .remove(from: "of", through: member.range))
    }

    /// A waiver for the removal of a declaration that exists.
    static func waiverOfPresentDeclaration(_ name: Located<String>, declared: SourceRange) -> Self {
        error("'\(name)' has not been removed", at: name, declared: declared)
    }

    /// A waiver that names an unknown member.
    static func waiverOfUnknownMember(_ name: Located<String>, owner: String, nearest: String?) -> Self {
        error(
            "'\(owner)' has no member '\(name)'", at: name, fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }

    /// A waiver outside of its declaration.
    static func waiverOutside(_ rule: Located<String>) -> Self {
        error(
            "a waiver of '\(rule)' must be in the declaration that changed", at: rule,
            fix: "move it between the braces of that declaration")
    }

    /// A waiver that doesn't name what it concerns.
    static func waiverWithoutMember(_ rule: Located<String>, example: String) -> Self {
        error(
            "a waiver of '\(rule)' must name what changed", at: rule,
            fix: "write 'of' and a name after the rule, such as '\(rule) of \(example)'")
    }
}

extension Diagnostic.Note {
    /// An imported module whose schemas are not known.
    fileprivate static func schemaNotGiven(of module: Located<String>, for name: String) -> Self {
        Self(
            "fix: if a schema of '\(module)' declares '\(name)', pass that schema with "
                + "'--import \(module)=PATH'",
            at: module)
    }
}
