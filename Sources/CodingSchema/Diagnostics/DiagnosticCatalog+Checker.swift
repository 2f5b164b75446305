// The checker's messages about files, names and the heads of classes, in alphabetical order.

extension DiagnosticCatalog {
    static func ambiguousType(_ name: Located<String>, first: Declaration, second: Declaration) -> Diagnostic {
        Diagnostic(
            code: "ambiguousType", severity: .error,
            message: "'\(name.value)' is declared in '\(first.unit.moduleName)' and in '\(second.unit.moduleName)', "
                + "and this file imports both",
            range: name.range,
            notes: [
                Diagnostic.Note("declared here", at: first.name.range),
                Diagnostic.Note("declared here", at: second.name.range),
            ])
    }

    static func doubledArchivedName(_ name: Located<String>, owner: String, earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledArchivedName", severity: .error,
            message: "archives hold '\(owner)' under the name '\(name.value)' already", range: name.range,
            notes: [Diagnostic.Note("its name in archives", at: earlier)],
            mend: Diagnostic.Mend("give the class another name with 'archived as'"))
    }

    static func doubledClause(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledClause", severity: .error, message: "'\(word)' stands twice", range: range,
            notes: [Diagnostic.Note("the first is here", at: first)])
    }

    static func doubledDeclaration(_ name: Located<String>, earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledDeclaration", severity: .error, message: "'\(name.value)' is declared twice",
            range: name.range, notes: [Diagnostic.Note("the first declaration is here", at: earlier)])
    }

    static func doubledImport(_ module: Located<String>, first: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "doubledImport", severity: .warning, message: "'\(module.value)' is imported twice",
            range: module.range, notes: [Diagnostic.Note("the first import is here", at: first)])
    }

    static func emptyArchivedName(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "emptyArchivedName", severity: .error, message: "the name of a class in archives can't be empty",
            range: range)
    }

    static func emptyPrefix(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "emptyPrefix", severity: .error, message: "an empty prefix changes no key", range: range,
            mend: Diagnostic.Mend("leave 'prefix' out"))
    }

    static func formerNameIsPresentName(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "formerNameIsPresentName", severity: .warning,
            message: "'\(name.value)' is the class's present name in archives, not a former one", range: name.range,
            mend: Diagnostic.Mend("leave it out"))
    }

    static func genericTypeName(_ name: Located<String>, spelling: String) -> Diagnostic {
        Diagnostic(
            code: "genericTypeName", severity: .error, message: "'\(name.value)' does not say what it holds",
            range: name.range, mend: Diagnostic.Mend("write '\(spelling)'"))
    }

    static func hidingTypeName(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "hidingTypeName", severity: .error,
            message: "'\(name.value)' would hide a name that generated code needs", range: name.range,
            mend: Diagnostic.Mend("take another name; 'archived as \"\(name.value)\"' keeps it in archives"))
    }

    static func importOfOwnModule(_ module: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "importOfOwnModule", severity: .error,
            message: "this file belongs to '\(module.value)': the files of a target see each other without an import",
            range: module.range)
    }

    static func inaccessibleType(_ name: Located<String>, declaration: Declaration) -> Diagnostic {
        Diagnostic(
            code: "inaccessibleType", severity: .error,
            message: "'\(name.value)' is \(declaration.access.rawValue) to '\(declaration.unit.moduleName)'",
            range: name.range, notes: [Diagnostic.Note("declared here", at: declaration.name.range)],
            mend: Diagnostic.Mend("make it public where it is declared"))
    }

    static func notAClass(_ name: Located<String>, declared: SourceRange?) -> Diagnostic {
        Diagnostic(
            code: "notAClass", severity: .error, message: "'\(name.value)' is no class and can't be a superclass",
            range: name.range, notes: declared.map { [Diagnostic.Note("declared here", at: $0)] } ?? [])
    }

    static func notGeneratedYet(_ construct: UngeneratedConstruct, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "notGeneratedYet", severity: .error, message: "\(construct.rawValue) not generated yet", range: range)
    }

    static func openClassWithoutPrefix(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            code: "openClassWithoutPrefix", severity: .warning,
            message: "'\(name.value)' is open and its keys carry no prefix: subclasses elsewhere may take them too",
            range: name.range, mend: Diagnostic.Mend("add 'prefix', or a 'key' to each field"))
    }

    static func superclassCycle(_ path: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "superclassCycle", severity: .error,
            message: "a cycle of superclasses: " + path.joined(separator: " → "), range: range)
    }

    static func superclassIsFinal(_ name: Located<String>, declared: SourceRange) -> Diagnostic {
        Diagnostic(
            code: "superclassIsFinal", severity: .error,
            message: "'\(name.value)' is final and can't be a superclass", range: name.range,
            notes: [Diagnostic.Note("declared here", at: declared)])
    }

    static func superclassIsNotOpen(
        _ name: Located<String>, moduleName: String, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            code: "superclassIsNotOpen", severity: .error,
            message: "'\(name.value)' is declared in '\(moduleName)' and not open: it can't be a superclass here",
            range: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend("write 'open class \(name.value)' where it is declared"))
    }

    static func superclassLessAccessible(
        _ name: Located<String>, access: AccessLevel, subclass: String, subclassAccess: AccessLevel,
        declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            code: "superclassLessAccessible", severity: .error,
            message: "superclass '\(name.value)' is \(access.rawValue), '\(subclass)' is \(subclassAccess.rawValue)",
            range: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend(
                "make '\(name.value)' \(subclassAccess.rawValue), or '\(subclass)' \(access.rawValue)"))
    }

    static func typeLessAccessible(
        _ name: Located<String>, access: AccessLevel, fieldName: String, fieldAccess: AccessLevel, declared: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            code: "typeLessAccessible", severity: .error,
            message: "'\(name.value)' is \(access.rawValue), field '\(fieldName)' is \(fieldAccess.rawValue)",
            range: name.range, notes: [Diagnostic.Note("declared here", at: declared)],
            mend: Diagnostic.Mend("make '\(name.value)' \(fieldAccess.rawValue), or '\(fieldName)' \(access.rawValue)"))
    }

    static func typeNotImported(
        _ name: Located<String>, moduleName: String, edit: (range: SourceRange, text: String)
    ) -> Diagnostic {
        Diagnostic(
            code: "typeNotImported", severity: .error,
            message: "'\(name.value)' is declared in '\(moduleName)', which this file does not import",
            range: name.range,
            mend: Diagnostic.Mend("add 'import \(moduleName)'", replacing: edit.range, with: edit.text))
    }

    static func unknownImport(_ module: Located<String>, nearest: String?) -> Diagnostic {
        Diagnostic(
            code: "unknownImport", severity: .error,
            message: "no target '\(module.value)' with a schema among those that this one depends on",
            range: module.range, mend: nearest.map { .didYouMean($0, replacing: module.range) })
    }

    static func unknownType(_ name: Located<String>, nearest: String?) -> Diagnostic {
        Diagnostic(
            code: "unknownType", severity: .error, message: "unknown type '\(name.value)'", range: name.range,
            mend: nearest.map { .didYouMean($0, replacing: name.range) })
    }
}

extension Diagnostic.Mend {
    /// The nearest word that is known.
    static func didYouMean(_ word: String, replacing range: SourceRange) -> Diagnostic.Mend {
        Diagnostic.Mend("did you mean '\(word)'?", replacing: range, with: word)
    }
}
