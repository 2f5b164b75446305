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
        return SchemaCompilation(schema: hasErrors ? nil : checker.makeSchema(), diagnostics: diagnostics)
    }

    /// Parses and checks the schema files of a module, for the diagnostics only.
    package static func diagnostics(
        moduleName: String, files: [SourceFile], imports: [ImportedSchemaFile]
    ) -> [Diagnostic] {
        check(moduleName: moduleName, files: files, imports: imports).diagnostics
    }

    private static func check(
        moduleName: String, files: [SourceFile], imports: [ImportedSchemaFile]
    ) -> (checker: Checker, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var units: [FileUnit] = []
        for imported in imports where imported.moduleName != moduleName {
            let parsed = Parser.parse(imported.file)
            units.append(
                FileUnit(
                    tree: parsed.tree, moduleName: imported.moduleName, isImported: true,
                    hasSyntaxErrors: parsed.diagnostics.contains { $0.severity == .error }))
        }
        for file in files {
            let parsed = Parser.parse(file)
            diagnostics += parsed.diagnostics
            units.append(
                FileUnit(
                    tree: parsed.tree, moduleName: moduleName, isImported: false,
                    hasSyntaxErrors: parsed.diagnostics.contains { $0.severity == .error }))
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
