// Compiles the schema files of a module: parses all files, checks them together, and sorts the diagnostics.

/// Turns the schema files of a module into a checked schema.
package struct SchemaCompiler {
    /// Parses and checks the schema files of a module.
    ///
    /// - Parameters:
    ///   - moduleName: The module that the generated code belongs to.
    ///   - files: All schema files of the module.
    ///   - imports: The schema files of all targets that this one depends on, directly or not.
    /// - Complexity: Linear in the size of all files.
    package static func compile(
        moduleName: String, files: [SourceFile], imports: [ImportedSchemaFile]
    ) -> SchemaCompilation {
        let (checker, diagnostics) = check(moduleName: moduleName, files: files, imports: imports)
        let hasErrors = diagnostics.contains { $0.severity == .error }
        if hasErrors { checker.dismantle() }
        return SchemaCompilation(schema: hasErrors ? nil : checker.makeSchema(), diagnostics: diagnostics)
    }

    /// Parses and checks the schema files of a module, for the diagnostics only.
    package static func diagnostics(
        moduleName: String, files: [SourceFile], imports: [ImportedSchemaFile]
    ) -> [Diagnostic] {
        let (checker, diagnostics) = check(moduleName: moduleName, files: files, imports: imports)
        checker.dismantle()
        return diagnostics
    }

    private static func check(
        moduleName: String, files: [SourceFile], imports: [ImportedSchemaFile]
    ) -> (checker: Checker, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var units: [FileUnit] = []
        let others = imports.filter { $0.moduleName != moduleName }
        for source in others + files.map({ ImportedSchemaFile(moduleName: moduleName, file: $0) }) {
            let (tree, found) = Parser.parse(source.file)
            let isImported = source.moduleName != moduleName
            if !isImported { diagnostics += found }
            units.append(
                FileUnit(
                    tree: tree, moduleName: source.moduleName, isImported: isImported,
                    hasSyntaxErrors: found.contains { $0.severity == .error }))
        }
        let checker = Checker(moduleName: moduleName, units: units)
        checker.check()
        diagnostics += checker.diagnostics
        return (checker, DiagnosticOrder.sorted(diagnostics, files: files))
    }
}

/// A schema file of another module that the compiled one depends on.
package struct ImportedSchemaFile: Sendable {
    package let moduleName: String
    package let file: SourceFile

    package init(moduleName: String, file: SourceFile) {
        self.moduleName = moduleName
        self.file = file
    }
}

/// The result of compiling a module's schema files.
package struct SchemaCompilation {
    /// The checked schema; `nil` when there is an error.
    package let schema: Schema?

    /// The diagnostics of the module's files, sorted by file and position.
    package let diagnostics: [Diagnostic]
}
