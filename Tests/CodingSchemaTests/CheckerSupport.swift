// Schemas of several modules in tests.

import CodingSchema

/// The schema text of another module.
struct ImportedText: Sendable {
    let moduleName: String
    let text: String

    init(_ moduleName: String, _ text: String) {
        self.moduleName = moduleName
        self.text = text
    }

    /// A module with a class to inherit from, and one of each thing that is wrong to refer to.
    static let geography = ImportedText("Geography", MessageFile.modules["Geography"] ?? "")
}

extension SchemaCompiler {
    /// Compiles one file of a module `Payroll`.
    static func compile(_ text: String, imports: [ImportedText] = []) -> SchemaCompilation {
        compile(
            moduleName: "Payroll", files: [SourceFile(path: "Main.coding", text: text)],
            imports: imports.map { imported in
                ImportedSchemaFile(
                    moduleName: imported.moduleName,
                    file: SourceFile(path: imported.moduleName + ".coding", text: imported.text))
            })
    }
}

extension SchemaCompilation {
    /// Messages as lines.
    var lines: [String] { diagnostics.lines }
}
