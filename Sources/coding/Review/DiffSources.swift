// The sources of the schemas of a state: the file system, git, or a lock.

import CodingCommandLine
import CodingReview
import CodingSchema
import Foundation

/// Reads the modules of a command line as they are at one time.
struct DiffSources {
    let modules: [ModuleRequest]

    /// The modules that the schemas can import, and the paths of their schemas.
    let imports: [(module: String, path: String)]

    static let workingTreeName = "the working tree"

    /// The schemas as the files are now.
    ///
    /// - Parameter mayBeMissing: a path that leads nowhere had schemas at another time.
    func workingTree(name: String = workingTreeName, mayBeMissing: Bool) throws(ToolError) -> DiffState {
        var states: [DiffState.Module] = []
        for module in modules {
            let paths = try SchemaFinder.schemas(at: module.paths, root: module.root, mayBeMissing: mayBeMissing)
            states.append(DiffState.Module(name: module.name, files: try Self.read(paths)))
        }
        return DiffState(name: name, modules: states, imports: try importedFiles())
    }

    /// The schemas as the files are now, all of them a repository's own.
    func workingTree(of repository: GitRepository) throws(ToolError) -> DiffState {
        let state = try workingTree(mayBeMissing: true)
        try repository.requireOwn(state.modules.flatMap(\.files).map(\.path))
        return state
    }

    private static func read(_ paths: [SchemaPath]) throws(ToolError) -> [(path: SchemaPath, source: SourceFile)] {
        var files: [(path: SchemaPath, source: SourceFile)] = []
        for path in paths {
            let source = try SchemaFinder.read(path)
            // Plugins name folders from the root.
            let shown = source.path.hasPrefix("./") ? String(source.path.dropFirst(2)) : source.path
            files.append((path, SourceFile(path: FilePath.shortened(shown), bytes: source.bytes)))
        }
        return files
    }

    private func importedFiles() throws(ToolError) -> [ImportedSchemaFile] {
        var files: [ImportedSchemaFile] = []
        for request in imports { files += try importedFiles(request) }
        return files
    }

    private func importedFiles(_ request: (module: String, path: String)) throws(ToolError) -> [ImportedSchemaFile] {
        // A folder may have had schemas, or get some.
        let mayBeMissing = FilePath.isFolder(request.path) == true
        let paths = try SchemaFinder.schemas(at: [request.path], root: nil, mayBeMissing: mayBeMissing)
        return try Self.read(paths).map { ImportedSchemaFile(moduleName: request.module, file: $0.source) }
    }

    /// The schemas as a commit has them.
    func state(of commit: GitRepository.Commit, in repository: GitRepository) throws(ToolError) -> DiffState {
        var components: [String: [String]] = [:]
        for path in modules.flatMap(\.paths) { components[path] = try repository.components(of: path) }
        // An imported schema may be of another package, which is not in the repository.
        for request in imports { components[request.path] = try? repository.components(of: request.path) }
        let files = try repository.files(at: Array(components.values), in: commit).filter { file in
            file.components.last?.hasSuffix(".coding") == true
        }
        try repository.fetch(files)
        let tree = GitTree(repository: repository, commit: commit, files: files)
        var states: [DiffState.Module] = []
        for module in modules {
            var found: [(path: SchemaPath, source: SourceFile)] = []
            for path in module.paths { found += try tree.schemas(at: path, components[path], root: module.root) }
            states.append(DiffState.Module(name: module.name, files: found))
        }
        var imported: [ImportedSchemaFile] = []
        for request in imports {
            let found = try tree.schemas(at: request.path, components[request.path], root: nil)
            imported += found.map { ImportedSchemaFile(moduleName: request.module, file: $0.source) }
            if found.isEmpty { imported += try importedFiles(request) }
        }
        return DiffState(name: commit.name, modules: states, imports: imported)
    }

    /// The schemas as a release of a lock has them.
    func state(of release: SchemaLock.Release) throws(ToolError) -> DiffState {
        let names = Set(modules.map(\.name))
        let states = release.modules.filter { names.contains($0.name) }.map { module in
            let files = module.files.map { file in
                (SchemaPath(file.path, root: "."), SourceFile(path: "\(release.name):\(file.path)", bytes: file.bytes))
            }
            return DiffState.Module(name: module.name, files: files)
        }
        // What else the release recorded is what its schemas could import; the command line fills in the rest.
        var imported: [ImportedSchemaFile] = []
        for module in release.modules where !names.contains(module.name) {
            imported += module.files.map { file in
                let source = SourceFile(path: "\(release.name):\(file.path)", bytes: file.bytes)
                return ImportedSchemaFile(moduleName: module.name, file: source)
            }
        }
        let recorded = Set(release.modules.map(\.name))
        for request in imports where !recorded.contains(request.module) { imported += try importedFiles(request) }
        return DiffState(name: release.name, modules: states, imports: imported)
    }
}
