// The schemas that a command is about: those of one module, and those of the modules that it may import.

package import CodingSchema

/// The schemas of one module, found but not read.
package struct ModuleSchemas {
    package let moduleName: String
    package let schemas: [SchemaPath]
    private let imports: [(moduleName: String, schema: SchemaPath)]

    /// Finds what the arguments of a command name.
    package init(_ arguments: Arguments) throws(ToolError) {
        try self.init(arguments, paths: arguments.operands)
    }

    /// Finds schemas at paths that are not the operands of the command.
    package init(_ arguments: Arguments, paths: [String]) throws(ToolError) {
        guard let first = paths.first else {
            throw ToolError("no schema is given", help: "name '.coding' files, or folders that contain them")
        }
        self.schemas = try SchemaFinder.schemas(at: paths, root: arguments.value(of: .root))
        self.moduleName = try ModuleName.of(arguments, firstPath: first)
        var imports: [(moduleName: String, schema: SchemaPath)] = []
        for (name, path) in try arguments.modulePaths(of: .import) {
            imports += try SchemaFinder.schemas(at: [path], root: nil).map { (name, $0) }
        }
        self.imports = imports
        if imports.contains(where: { $0.moduleName == moduleName }) {
            throw ToolError("module '\(moduleName)' can't import itself")
        }
    }

    /// Compiles the schemas and shows the diagnostics; `nil` if one is an error.
    package func compile(messages: Messages) throws(ToolError) -> Schema? {
        let compilation = try compilation()
        messages.report(compilation.diagnostics)
        return compilation.schema
    }

    /// Reads and compiles the schemas.
    package func compilation() throws(ToolError) -> SchemaCompilation {
        var files: [SourceFile] = []
        for schema in schemas { files.append(try SchemaFinder.read(schema)) }
        return SchemaCompiler.compile(moduleName: moduleName, files: files, imports: try importedFiles())
    }

    /// Reads the schemas that can be imported.
    package func importedFiles() throws(ToolError) -> [ImportedSchemaFile] {
        try imports.map { imported throws(ToolError) in
            ImportedSchemaFile(moduleName: imported.moduleName, file: try SchemaFinder.read(imported.schema))
        }
    }
}
