// The schemas that the editor shows and those around them, by module. A file is parsed when it changes; a module is
// checked when one of its files, or of the modules that it imports, has changed.

import CodingCommandLine
import CodingPackages
import CodingSchema
import Foundation

/// All schemas that the server knows.
final class Workspace {
    private(set) var folders: [String] = []
    private(set) var modules: [SchemaModule] = []
    private var documents: [String: SchemaDocument] = [:]
    private var moduleByPath: [String: SchemaModule] = [:]
    private var finder = ModuleFinder()

    // MARK: Files

    /// Finds the schemas in folders.
    func open(folders: [String], modules: [ModuleLocation]) {
        self.folders = folders
        finder.settings = modules
        reload()
    }

    /// Adds and removes folders.
    func change(adding added: [String], removing removed: [String]) {
        folders = folders.filter { !removed.contains($0) } + added.filter { !folders.contains($0) }
        reload()
    }

    /// Finds the schemas and their modules again. Open documents and unchanged files are kept.
    func reload() {
        finder.reset()
        let known = documents
        modules = []
        moduleByPath = [:]
        documents = [:]
        let found =
            (try? SchemaFinder.schemas(at: folders, root: nil, mayBeMissing: true, mayBeUnreadable: true)) ?? []
        for path in found.map(\.path) + known.values.filter(\.isOpen).map(\.path) where documents[path] == nil {
            if let open = known[path], open.isOpen {
                add(open)
            } else if let bytes = Self.content(of: path) {
                let same = known[path].flatMap { $0.file.bytes == bytes ? $0 : nil }
                add(same ?? SchemaDocument(path: path, bytes: bytes))
            }
        }
    }

    private static func content(of path: String) -> [UInt8]? {
        guard FilePath.isFolder(path) == false, let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return [UInt8](data)
    }

    private func add(_ document: SchemaDocument) {
        documents[document.path] = document
        let module = moduleByPath[document.path] ?? module(at: finder.module(of: document.path))
        moduleByPath[document.path] = module
        module.add(document.path)
        invalidate(module)
    }

    private func module(at location: ModuleLocation) -> SchemaModule {
        if let known = modules.first(where: { $0.folder == location.folder }) { return known }
        let module = SchemaModule(
            name: location.name, folder: location.folder, dependencies: location.dependencies)
        modules.append(module)
        // Any module may import it.
        for other in modules { other.checked = nil }
        return module
    }

    /// Takes the text that an editor has of a file, perhaps of one that wasn't known.
    @discardableResult
    func update(uri: String, text: [UInt8], version: Int?) -> SchemaDocument {
        let path = Self.path(ofURI: uri)
        let isNew = documents[path] == nil
        let document = SchemaDocument(uri: uri, path: path, bytes: text, version: version, isOpen: true)
        add(document)
        if isNew, FilePath.isAbsolute(path) { addNeighbours(of: path) }
        return document
    }

    /// The other schemas of a file that is in none of the folders.
    private func addNeighbours(of path: String) {
        let folder = FilePath.parent(of: path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(".coding") && documents["\(folder)/\(name)"] == nil {
            readAgain("\(folder)/\(name)")
        }
    }

    /// Takes the file of the file system instead of the editor's.
    func close(uri: String) {
        let path = Self.path(ofURI: uri)
        guard documents[path]?.isOpen == true else { return }
        documents[path] = nil
        readAgain(path)
    }

    /// Reads a file that has changed, appeared or vanished.
    func readAgain(_ path: String) {
        if documents[path]?.isOpen == true { return }
        if let bytes = Self.content(of: path) {
            if documents[path]?.file.bytes != bytes { add(SchemaDocument(path: path, bytes: bytes)) }
        } else if let module = moduleByPath[path] {
            documents[path] = nil
            moduleByPath[path] = nil
            module.remove(path)
            invalidate(module)
        }
    }

    /// The path of a document. One that has no file has its URI instead.
    static func path(ofURI uri: String) -> String {
        guard let path = FileURI.path(ofURI: uri) else { return uri }
        return FilePath.absolute(path)
    }

    // MARK: Lookup

    func document(uri: String) -> SchemaDocument? { documents[Self.path(ofURI: uri)] }

    func document(of file: SourceFile) -> SchemaDocument? {
        documents[file.path].flatMap { $0.file === file ? $0 : nil }
    }

    func documents(of module: SchemaModule) -> [SchemaDocument] { module.paths.compactMap { documents[$0.path] } }

    func files(of module: SchemaModule) -> [ParsedSchemaFile] { documents(of: module).map(\.parsed) }

    var allDocuments: [SchemaDocument] { modules.flatMap(documents(of:)) }

    func module(of document: SchemaDocument) -> SchemaModule? { moduleByPath[document.path] }

    // MARK: Checking

    /// Notes that a module has changed, and with it those that import it.
    private func invalidate(_ module: SchemaModule) {
        module.checked = nil
        for other in modules where other.imports.contains(module.name) { other.checked = nil }
    }

    /// The modules that a module imports, and those that these import: what the manifest states, and what the files
    /// import.
    func imports(of module: SchemaModule) -> [SchemaModule] {
        var found: [SchemaModule] = []
        var names: Set = [module.name]
        var waiting = [module]
        while let next = waiting.popLast() {
            let stated = documents(of: next).flatMap { $0.parsed.tree.imports.map(\.value) } + next.dependencies
            for name in stated where names.insert(name).inserted {
                guard let other = modules.first(where: { $0.name == name && $0 !== module }) else { continue }
                found.append(other)
                waiting.append(other)
            }
        }
        return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The result of checking a module, which is checked now if something has changed.
    func check(_ module: SchemaModule) -> CheckedModule {
        if let checked = module.checked { return checked }
        module.imports = imports(of: module).map(\.name)
        let checked = CheckedModule(analysis(of: module, files: files))
        module.checked = checked
        return checked
    }

    /// Analyzes a module.
    ///
    /// - Parameter files: the files of the module, and of each that it imports.
    func analysis(of module: SchemaModule, files: (SchemaModule) -> [ParsedSchemaFile]) -> SchemaAnalysis {
        SchemaAnalysis(moduleName: module.name, files: files(module), imports: importedFiles(of: module, files: files))
    }

    /// The files that a module imports, with the names of their modules.
    func importedFiles(
        of module: SchemaModule, files: (SchemaModule) -> [ParsedSchemaFile]
    ) -> [(moduleName: String, file: ParsedSchemaFile)] {
        imports(of: module).flatMap { other in files(other).map { (other.name, $0) } }
    }

    /// A module, and those that import it.
    func dependents(of module: SchemaModule) -> [SchemaModule] {
        [module] + modules.filter { other in other !== module && imports(of: other).contains { $0 === module } }
    }
}
