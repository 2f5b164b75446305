// The schemas of some modules at one time: in the working tree, in a commit, in a release of a lock.

import CodingCommandLine
import CodingReview
import CodingSchema

/// A module that is to be reviewed, as the command line names it.
struct ModuleRequest {
    let name: String
    let paths: [String]

    /// The module's folder; without one, the path itself if that is a folder.
    let root: String?
}

/// The schemas of some modules at one time.
struct DiffState {
    /// A module's schemas, in the order that the generator sees them in.
    struct Module {
        let name: String
        let files: [(path: SchemaPath, source: SourceFile)]

        init(name: String, files: [(path: SchemaPath, source: SourceFile)]) {
            var known: Set<String> = []
            self.name = name
            self.files = files.filter { known.insert($0.path.absolutePath).inserted }.sorted { $0.path < $1.path }
        }
    }

    /// "HEAD", "the working tree".
    let name: String

    /// Those that have schemas.
    let modules: [Module]
    let imports: [ImportedSchemaFile]

    init(name: String, modules: [Module], imports: [ImportedSchemaFile]) {
        self.name = name
        self.modules = modules.filter { !$0.files.isEmpty }
        self.imports = imports
    }

    var isEmpty: Bool { modules.isEmpty }

    /// The checked schemas, one for each module; `nil` if one has errors, and the diagnostics.
    func compile() -> (schemas: [Schema]?, diagnostics: [Diagnostic]) {
        var schemas: [Schema] = []
        var diagnostics: [Diagnostic] = []
        for module in modules {
            // The modules that are reviewed together see each other.
            let others = modules.filter { $0.name != module.name }.flatMap { other in
                other.files.map { ImportedSchemaFile(moduleName: other.name, file: $0.source) }
            }
            let otherNames = Set(modules.map(\.name))
            let compilation = SchemaCompiler.compile(
                moduleName: module.name, files: module.files.map(\.source),
                imports: others + imports.filter { !otherNames.contains($0.moduleName) })
            if let schema = compilation.schema { schemas.append(schema) }
            diagnostics += compilation.diagnostics
        }
        return (schemas.count == modules.count ? schemas : nil, diagnostics)
    }

    /// The sources, which fixes edit.
    var sources: SchemaSources {
        SchemaSources(
            modules: modules.map { ($0.name, $0.files.map { ParsedSchemaFile($0.source) }) },
            imports: imports.map { ($0.moduleName, ParsedSchemaFile($0.file)) })
    }

    /// The content that states with the same schemas have in common.
    var fingerprint: [[UInt8]] {
        let files = modules.flatMap { module in
            module.files.map { (path: module.name + "/" + $0.path.outputName, source: $0.source) }
        }
        let imported = imports.map { (path: $0.moduleName, source: $0.file) }
        return (files + imported).flatMap { [Array($0.path.utf8), $0.source.bytes] }
    }
}
