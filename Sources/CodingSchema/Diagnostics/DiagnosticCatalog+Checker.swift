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
            fix: Diagnostic.Fix("import only one of the two, and move what needs the other to a file of its own"))
    }

    static func archivedNameOfValue(_ name: Located<String>, owner: String) -> Diagnostic {
        error(
            "archives hold values of Foundation under the name '\(name.value)'", at: name.range,
            fix: Diagnostic.Fix("give the \(owner) another name"))
    }

    static func doubledArchivedName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Diagnostic {
        error(
            "archives hold '\(owner)' under the name '\(name.value)' already", at: name.range,
            notes: [Diagnostic.Note("its name in archives", at: earlier)],
            fix: Diagnostic.Fix("a name in archives belongs to one class: give one of the two another"))
    }

    static func doubledClause(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        // In the heads of declarations commas part the clauses, behind fields nothing does.
        let isInHead = range.precedingWord(",", skipping: Set(" \t\r\n".utf8)) != nil
        let removal: Diagnostic.Fix = isInHead ? .removeClause(range) : .remove(range)
        return error(
            "'\(word)' stands twice", at: range, notes: [Diagnostic.Note("the first is here", at: first)],
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
            "'\(name.value)' is a former name of the \(owner) already", at: name.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)], fix: .removeString(name.range))
    }

    static func emptyArchivedName(at range: SourceRange) -> Diagnostic {
        error("a name in archives can't be empty", at: range, fix: .removeString(range))
    }

    static func emptyPrefix(at range: SourceRange) -> Diagnostic {
        let clause = range.precedingWord("prefix", skipping: Set(" \t\r\n".utf8))?.through(range)
        return error("an empty prefix changes no key", at: range, fix: .removeClause(clause ?? range))
    }

    static func externalSchemaClass(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        let skipped = Set(" \t\r\n".utf8)
        let word = name.range.precedingWord("external", skipping: skipped)
        return error(
            "'\(name.value)' is a class of a schema and codes itself: it is no external superclass", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix(
                "remove 'external'", replacing: word?.through(name.range), with: name.range.text))
    }

    static func genericTypeName(_ name: Located<String>, spelling: String) -> Diagnostic {
        error(
            "'\(name.value)' does not say what it holds",
            at: name.range, fix: Diagnostic.Fix("write '\(spelling)'"))
    }

    static func hidingTypeName(_ name: Located<String>, isArchived: Bool) -> Diagnostic {
        error(
            "'\(name.value)' would hide a name that generated code needs", at: name.range,
            fix: Diagnostic.Fix(
                "take another name; "
                    + (isArchived
                        ? "'archived as \"\(name.value)\"' keeps it in archives" : "it does not stand in archives")))
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
            fix: Diagnostic.Fix("write 'public' before it where it is declared"))
    }

    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Diagnostic {
        error(
            "'\(name.value)' is no class and can't be a superclass",
            at: name.range, notes: declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? [])
    }

    static func superclassCycle(_ path: [String], at range: SourceRange, others: [SourceRange]) -> Diagnostic {
        error(
            "a cycle of superclasses: " + path.joined(separator: " → "), at: range,
            notes: others.prefix(8).map { Diagnostic.Note("and here", at: $0) })
    }

    static func superclassIsExtension(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is a final class that is written in Swift: it can't be a superclass", at: name.range,
            notes: [Diagnostic.Note("extended here", at: declared)],
            fix: Diagnostic.Fix("declare it in the schema: 'class \(name.value)' instead of 'extend final class'"))
    }

    static func superclassIsFinal(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is final and can't be a superclass", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("remove 'final' where it is declared"))
    }

    static func superclassIsNotOpen(
        _ name: Located<String>, moduleName: String, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(moduleName)' and not open: it can't be a superclass here",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix("write 'open class \(name.value)' where it is declared"))
    }

    static func superclassLessAccessible(
        _ name: Located<String>, access: AccessLevel, subclass: String, subclassAccess: AccessLevel,
        declared: SourceRange
    ) -> Diagnostic {
        error(
            "superclass '\(name.value)' is \(access.rawValue), '\(subclass)' is \(subclassAccess.rawValue)",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            fix: Diagnostic.Fix(
                "make '\(name.value)' \(subclassAccess.rawValue), or '\(subclass)' \(access.rawValue)"))
    }

    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, member: Exposure, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is \(access.rawValue), \(member.title) '\(member.fieldName)' is \(member.access.rawValue)",
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
            "no target '\(module.value)' with a schema among those that this one depends on",
            at: module.range, fix: .didYouMean(nearest, replacing: module.range))
    }

    static func unknownSuperclass(
        _ name: Located<String>, modulesWithoutSchema: [Located<String>]
    ) -> Diagnostic {
        error(
            "no class '\(name.value)' in any schema in sight", at: name.range,
            notes: modulesWithoutSchema.map { .schemaNotGiven(of: $0, for: name.value) },
            fix: Diagnostic.Fix(
                "write 'external \(name.value)' for a class of Swift without coding of its own, "
                    + "'nonisolated' where Swift isolates to the main actor by default",
                replacing: name.range, with: "external \(name.value)"))
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
            "if a schema of '\(module.value)' declares '\(name)', give it to the tool: "
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
