// The result of checking parsed files, for editors: messages, and what each name refers to.

/// A name in a schema, and the declaration that it refers to.
package struct SchemaUse: Sendable {
    /// The name where it is used.
    package let range: SourceRange

    /// The name where it is declared, perhaps in a file of another module.
    package let declaration: SourceRange
}

/// The checked files of a module.
///
/// The models of a schema refer to each other in cycles. They are taken apart with the analysis, so that a program that
/// runs for days and checks at each keystroke doesn't grow; a schema must not be used after its analysis.
package final class SchemaAnalysis {
    /// What `coding check` reports.
    package let diagnostics: [Diagnostic]

    /// The uses of declarations in the module's own files. Files with errors have them, too.
    package let uses: [SchemaUse]
    private let checker: Checker

    /// The checked schema; `nil` if there is an error.
    package private(set) lazy var schema: Schema? =
        diagnostics.contains { $0.severity == .error } ? nil : checker.makeSchema()

    /// Checks the parsed files of a module, and those of the modules that it depends on.
    package init(
        moduleName: String, files: [ParsedSchemaFile], imports: [(moduleName: String, file: ParsedSchemaFile)]
    ) {
        let others = imports.filter { $0.moduleName != moduleName }
        let units = (others + files.map { (moduleName, $0) }).map { name, file in
            FileUnit(
                tree: file.tree, moduleName: name, isImported: name != moduleName, hasSyntaxErrors: file.hasErrors)
        }
        let checker = Checker(moduleName: moduleName, units: units, recordsUses: true)
        checker.check()
        self.checker = checker
        self.uses = checker.uses
        self.diagnostics = DiagnosticOrder.sorted(
            files.flatMap(\.diagnostics) + checker.diagnostics, files: files.map(\.file))
    }

    deinit { checker.dismantle() }
}

extension Checker {
    /// Records that a name refers to a declaration. Of `Chart.Style`, each part refers to one; of
    /// `@preconcurrency Shapes.Drawable`, the last.
    func recordUse(of declared: SchemaDeclared, at name: Located<String>) {
        guard recordsUses else { return }
        var declaration: SchemaDeclared? = declared
        var end = name.range.upperBound
        for part in name.range.text.split(whereSeparator: { ". ".contains($0) }).reversed() {
            guard let declared = declaration else { return }
            let range = SourceRange(file: name.range.file, lowerBound: end - part.utf8.count, upperBound: end)
            recordUse(of: declared.declaredName.range, at: range)
            end = range.lowerBound - 1
            declaration = declared.syntax.outer.flatMap {
                symbols.declaration(named: $0, inModule: declared.unit.moduleName)
            }
        }
    }

    /// Records that a name, which a dot may precede, refers to a case or another member.
    func recordUse(of member: SourceRange, at range: SourceRange) {
        guard recordsUses, !isImported(range.file) else { return }
        let blanksAndDot = range.text.utf8.prefix { " \t\r\n.".utf8.contains($0) }.count
        uses.append(
            SchemaUse(
                range: SourceRange(
                    file: range.file, lowerBound: range.lowerBound + blanksAndDot, upperBound: range.upperBound),
                declaration: member))
    }
}
