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
            ])
    }

    static func archivedNameOfValue(_ name: Located<String>) -> Diagnostic {
        error(
            "archives hold values of Foundation under the name '\(name.value)'", at: name.range,
            mend: Diagnostic.Mend("give the class another name"))
    }

    static func doubledArchivedName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Diagnostic {
        error(
            "archives hold '\(owner)' under the name '\(name.value)' already", at: name.range,
            notes: [Diagnostic.Note("its name in archives", at: earlier)],
            mend: Diagnostic.Mend("a name in archives belongs to one class: give one of the two another"))
    }

    static func doubledClause(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        error("'\(word)' stands twice", at: range, notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static func doubledDeclaration(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is declared twice",
            at: name.range, notes: [Diagnostic.Note("the first declaration is here", at: earlier)])
    }

    static func doubledFormerName(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is a former name of the class already", at: name.range,
            notes: [Diagnostic.Note("the first is here", at: earlier)], mend: Diagnostic.Mend("remove it"))
    }

    static func emptyArchivedName(at range: SourceRange) -> Diagnostic {
        error("the name of a class in archives can't be empty", at: range)
    }

    static func emptyPrefix(at range: SourceRange) -> Diagnostic {
        error("an empty prefix changes no key", at: range, mend: Diagnostic.Mend("leave 'prefix' out"))
    }

    static func genericTypeName(_ name: Located<String>, spelling: String) -> Diagnostic {
        error(
            "'\(name.value)' does not say what it holds",
            at: name.range, mend: Diagnostic.Mend("write '\(spelling)'"))
    }

    static func hidingTypeName(_ name: Located<String>) -> Diagnostic {
        error(
            "'\(name.value)' would hide a name that generated code needs", at: name.range,
            mend: Diagnostic.Mend("take another name; 'archived as \"\(name.value)\"' keeps it in archives"))
    }

    static func importOfOwnModule(_ module: Located<String>) -> Diagnostic {
        error(
            "this file belongs to '\(module.value)': the files of a target see each other without an import",
            at: module.range)
    }

    static func inaccessibleType(_ name: Located<String>, declaration: Declaration) -> Diagnostic {
        error(
            "'\(name.value)' is \(declaration.access.rawValue) to '\(declaration.unit.moduleName)'",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declaration.name.range)],
            mend: Diagnostic.Mend("make it public where it is declared"))
    }

    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Diagnostic {
        error(
            "'\(name.value)' is no class and can't be a superclass",
            at: name.range, notes: declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? [])
    }

    static func notGeneratedYet(_ construct: UngeneratedConstruct, at range: SourceRange) -> Diagnostic {
        error("\(construct.rawValue) not generated yet", at: range)
    }

    static func superclassCycle(_ path: [String], at range: SourceRange) -> Diagnostic {
        error("a cycle of superclasses: " + path.joined(separator: " → "), at: range)
    }

    static func superclassIsFinal(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        error(
            "'\(name.value)' is final and can't be a superclass", at: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func superclassIsNotOpen(
        _ name: Located<String>, moduleName: String, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(moduleName)' and not open: it can't be a superclass here",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend("write 'open class \(name.value)' where it is declared"))
    }

    static func superclassLessAccessible(
        _ name: Located<String>, access: AccessLevel, subclass: String, subclassAccess: AccessLevel,
        declared: SourceRange
    ) -> Diagnostic {
        error(
            "superclass '\(name.value)' is \(access.rawValue), '\(subclass)' is \(subclassAccess.rawValue)",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend(
                "make '\(name.value)' \(subclassAccess.rawValue), or '\(subclass)' \(access.rawValue)"))
    }

    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, fieldName: String, fieldAccess: AccessLevel, declared: SourceRange
    ) -> Diagnostic {
        error(
            "'\(name.value)' is \(access.rawValue), field '\(fieldName)' is \(fieldAccess.rawValue)",
            at: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend("make '\(name.value)' \(fieldAccess.rawValue), or '\(fieldName)' \(access.rawValue)"))
    }

    static func typeNotImported(
        _ name: Located<String>, moduleName: String, edit: (range: SourceRange, text: String)
    ) -> Diagnostic {
        error(
            "'\(name.value)' is declared in '\(moduleName)', which this file does not import",
            at: name.range,
            mend: Diagnostic.Mend("add 'import \(moduleName)'", replacing: edit.range, with: edit.text))
    }

    static func unknownImport(_ module: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "no target '\(module.value)' with a schema among those that this one depends on",
            at: module.range, mend: nearest.map { .didYouMean($0, replacing: module.range) })
    }

    static func unknownType(_ name: Located<String>, nearest: String?) -> Diagnostic {
        error(
            "unknown type '\(name.value)'", at: name.range,
            mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }
}

extension Diagnostic.Mend {
    /// The nearest word that is known.
    static func didYouMean(_ word: String, replacing range: SourceRange) -> Diagnostic.Mend {
        Diagnostic.Mend("did you mean '\(word)'?", replacing: range, with: word)
    }
}
