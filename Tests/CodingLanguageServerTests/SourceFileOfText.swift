// Schema files of tests.

import CodingSchema

enum SourceFileOfText {
    /// The messages of the build about a module, as `line:column: code`.
    static func messages(
        module: String, _ files: [(path: String, text: String)],
        imports: [(module: String, path: String, text: String)] = []
    ) -> [String: [String]] {
        let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
        let imported = imports.map {
            ImportedSchemaFile(moduleName: $0.module, file: SourceFile(path: $0.path, text: $0.text))
        }
        let found = SchemaCompiler.diagnostics(moduleName: module, files: sources, imports: imported)
        return Dictionary(grouping: found) { $0.range.file.path }.mapValues { diagnostics in
            diagnostics.map { "\($0.range.start.line):\($0.range.start.column): \($0.code)" }
        }
    }
}
