// The checker's messages about files, names and the heads of classes, in alphabetical order.

extension DiagnosticCatalog {
    static func ambiguousType(_ name: Located<String>, first: Declaration, second: Declaration) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(first.unit.moduleName)' and in '\(second.unit.moduleName)', "
                + "and this file imports both",
            at: name.range,
            notes: [
                Diagnostic.Note("declared here", at: first.name.range),
                Diagnostic.Note("declared here", at: second.name.range),
            ],
            fix: Diagnostic.Fix(
                "import only one of the two, and move the declarations that need the other to another file"))
    }

    static func archivedNameOfValue(_ name: Located<String>, owner: String) -> Diagnostic {
        error(
            "'\(name.value)' is the name of a Foundation class in archives", at: name.range,
            fix: Diagnostic.Fix("give the \(owner) another name in archives"))
    }

    static func doubledArchivedName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is already the name of '\(owner)' in archives", at: name.range,
            notes: [Diagnostic.Note("the name is used here", at: earlier)],
            fix: Diagnostic.Fix("give one of the two another name in archives"))
    }

    static func doubledClause(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        // In the heads of declarations commas part the clauses, behind fields nothing does.
        let isInHead = range.precedingWord(",", skipping: Set(" \t\r\n".utf8)) != nil
        let removal: Diagnostic.Fix = isInHead ? .removeClause(range) : .remove(range)
        return error(
            "'\(word)' is written twice", at: range, notes: [Diagnostic.Note("the first is here", at: first)],
            // Of two that differ only the author knows which one was meant.
            fix: first.text == range.text ? removal : Diagnostic.Fix("remove one of the two"))
    }

    static func doubledDeclaration(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is declared twice",
            at: name.range, notes: [Diagnostic.Note("the first is here", at: earlier)])
    }

    static func doubledFormerName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is already a former name of the \(owner)", at: name.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)], fix: .removeString(name.range))
    }

    static func emptyArchivedName(at range: SourceRange) -> Diagnostic {
        error("a name in archives can't be empty", at: range, fix: .removeString(range))
    }

    static func emptyPrefix(at range: SourceRange) -> Diagnostic {
        let clause = range.precedingWord("prefix", skipping: Set(" \t\r\n".utf8))?.through(range)
        return error("the prefix is empty and changes no key", at: range, fix: .removeClause(clause ?? range))
    }

    static func externalSchemaClass(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        let skipped = Set(" \t\r\n".utf8)
        let word = name.range.precedingWord("external", skipping: skipped)
        return error(
            "'\(name.value)' is declared in a schema: it can't be an external superclass", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix(
                "remove 'external'", replacing: word?.through(name.range), with: name.range.text))
    }

    static func genericTypeName(_ name: Located<String>, spelling: String) -> Diagnostic {
        error(
            "'\(name.value)' does not state which types it contains",
            at: name.range, fix: Diagnostic.Fix("write '\(spelling)'"))
    }

    static func hidingTypeName(_ name: Located<String>, isArchived: Bool) -> Diagnostic {
        error(
            "'\(name.value)' would hide a name that generated code needs", at: name.range,
            fix: Diagnostic.Fix(
                "choose another name; "
                    + (isArchived
                        ? "'archived as \"\(name.value)\"' keeps it in archives" : "archives do not contain it")))
    }

    static func importOfOwnModule(_ module: Located<String>) -> Diagnostic {
        error(
            "this file belongs to '\(module.value)': the files of a target see each other without an import",
            at: module.range, fix: .removeImport(of: module.range))
    }

    static func inaccessibleType(_ name: Located<String>, declaration: Declaration) -> Diagnostic {
        error(
            "'\(name.value)' is \(declaration.access.rawValue) to '\(declaration.unit.moduleName)'",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declaration.name.range)],
            fix: Diagnostic.Fix("write 'public' before the declaration of '\(name.value)'"))
    }

    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Diagnostic {
        error(
            "'\(name.value)' is not a class and can't be a superclass",
            at: name.range, notes: declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? [])
    }

    static func superclassCycle(_ path: [String], at range: SourceRange, others: [SourceRange]) -> Diagnostic {
        error(
            "a cycle of superclasses: " + path.joined(separator: " → "), at: range,
            notes: others.prefix(8).map { Diagnostic.Note("and here", at: $0) })
    }

    static func superclassIsExtension(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is a final class written in Swift: it can't be a superclass", at: name.range,
            notes: [Diagnostic.Note("extended here", at: declared)],
            fix: Diagnostic.Fix("declare it in the schema: 'class \(name.value)' instead of 'extend final class'"))
    }

    static func superclassIsFinal(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is final and can't be a superclass", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("remove 'final' from the declaration of '\(name.value)'"))
    }

    static func superclassIsNotOpen(
        _ name: Located<String>, moduleName: String, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(moduleName)' and is not open: it can't be a superclass here",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("declare it as 'open class \(name.value)'"))
    }

    static func superclassLessAccessible(
        _ name: Located<String>, access: AccessLevel, subclass: String, subclassAccess: AccessLevel,
        declared: SourceRange
    ) -> Diagnostic {
        error(
            "superclass '\(name.value)' is \(access.rawValue), but '\(subclass)' is \(subclassAccess.rawValue)",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix(
                "make '\(name.value)' \(subclassAccess.rawValue), or '\(subclass)' \(access.rawValue)"))
    }

    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, member: Exposure, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is \(access.rawValue), "
                + "but \(member.title) '\(member.fieldName)' is \(member.access.rawValue)",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix(
                "make '\(name.value)' \(member.access.rawValue), or '\(member.fieldName)' \(access.rawValue)"))
    }

    static func typeNotImported(
        _ name: Located<String>, moduleName: String, edit: (range: SourceRange, text: String)
    ) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(moduleName)', which this file does not import",
            at: name.range,
            fix: Diagnostic.Fix("add 'import \(moduleName)'", replacing: edit.range, with: edit.text))
    }

    static func unknownImport(_ module: Located<String>, nearest: String) -> Diagnostic {
        error(
            "'\(module.value)' is not a target with a schema that this target depends on",
            at: module.range, fix: .didYouMean(nearest, replacing: module.range))
    }

    static func unknownSuperclass(
        _ name: Located<String>, modulesWithoutSchema: [Located<String>]
    ) -> Diagnostic {
        error(
            "no schema of this target or of its imports declares a class '\(name.value)'", at: name.range,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: Diagnostic.Fix(
                "write 'external \(name.value)' for a Swift class that is not archived itself; "
                    + "it must be 'nonisolated' if Swift isolates to the main actor by default",
                replacing: name.range, with: "external \(name.value)"))
    }

    /// - Parameter substitute: What to write instead of a well-known type that a schema does not have.
    static func unknownType(_ name: Located<String>, substitute: SwiftTypes.Substitute) -> Diagnostic {
        error("unknown type '\(name.value)'", at: name.range, fix: substitute.fix(replacing: name.range))
    }

    static func unknownType(
        _ name: Located<String>, nearest: String?, modulesWithoutSchema: [Located<String>]
    ) -> Diagnostic {
        error(
            "unknown type '\(name.value)'", at: name.range,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: nearest.map { .didYouMean($0, replacing: name.range) })
    }
}

extension Diagnostic.Note {
    /// A module is imported, and what it declares isn't known.
    fileprivate static func schemaNotGiven(of module: Located<String>, for name: String) -> Diagnostic.Note {
        Diagnostic.Note(
            "fix: if a schema of '\(module.value)' declares '\(name)', pass that schema with "
                + "'--import \(module.value)=PATH'",
            at: module.range)
    }
}

extension Diagnostic.Fix {
    /// The nearest word that is known.
    static func didYouMean(_ word: String, replacing range: SourceRange) -> Diagnostic.Fix {
        Diagnostic.Fix("did you mean '\(word)'?", replacing: range, with: word)
    }
}
