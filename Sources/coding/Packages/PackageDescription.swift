// What a command plugin tells the tool of a package: the targets, and where their files are.
//
//     { "targets": [{ "name": "The App", "module": "The_App", "folder": "…", "schemas": ["…"], "generated": ["…"],
//                     "imports": [{ "module": "Core", "schema": "…" }] }],
//       "foreignTargets": [{ "name": "Geography", "package": "Geography" }] }
//
// Plugins/CommandShared/PackageCall.swift writes it.

import Foundation

/// The targets of a package.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let module: String
        let folder: String
        fileprivate(set) var schemas: [String]

        /// Files that may be generated ones by their names.
        let generated: [String]
        let imports: [Import]
    }

    struct Import: Decodable, Hashable {
        let module: String
        let schema: String
    }

    /// A target that another package holds.
    struct ForeignTarget: Decodable {
        let name: String
        let package: String
    }

    private(set) var targets: [Target]
    let foreignTargets: [ForeignTarget]

    /// Reads the description that a plugin wrote.
    init(file path: String) throws(ToolError) {
        do {
            let content = try Data(contentsOf: URL(fileURLWithPath: path))
            self = try JSONDecoder().decode(PackageDescription.self, from: content)
        } catch {
            throw ToolError.cannot("read", path, error)
        }
        // SwiftPM gives targets in an order of its own.
        targets = targets.map(Target.init(shortening:)).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (place, target) in targets.enumerated() where target.home != nil {
            targets[place] = withExcludedSchemas(target)
        }
    }

    /// The target with the schemas that the package excludes from it, if it has no others.
    ///
    /// A target without the build plugin excludes its schemas so that SwiftPM doesn't warn of them. Whether they are
    /// meant is known where the target keeps generated files, or where somebody names it.
    private func withExcludedSchemas(_ target: Target) -> Target {
        guard target.schemas.isEmpty else { return target }
        let folder = SchemaPath.absoluteComponents(of: target.folder)
        let folders = targets.map { SchemaPath.absoluteComponents(of: $0.folder) }
            .filter { $0.count > folder.count && $0.starts(with: folder) }
        let found = (try? SchemaFinder.schemas(at: [target.folder], root: nil)) ?? []
        var result = target
        result.schemas = found.map(\.path).filter { schema in
            let components = SchemaPath.absoluteComponents(of: schema)
            return !folders.contains { components.starts(with: $0) }
        }
        return result
    }

    /// The targets of these names, or of these modules, in the order of their names.
    func targets(named names: [String]) throws(ToolError) -> [Target] {
        for name in names where !targets.contains(where: { $0.isCalled(name) }) {
            if let foreign = foreignTargets.first(where: { $0.name == name }) {
                throw ToolError(
                    "the target '\(name)' is of another package: '\(foreign.package)'",
                    help: "run the command in the folder of that package")
            }
            throw ToolError.unknown(
                "target", name, among: targets.map(\.name), help: "the package's targets are: \(list(targets))")
        }
        return targets.filter { target in names.contains(where: target.isCalled) }.map(withExcludedSchemas)
    }

    /// The targets that hold schemas.
    var targetsWithSchemas: [Target] { targets.filter { !$0.schemas.isEmpty } }

    /// The targets that keep generated files.
    var targetsWithGeneratedFiles: [Target] { targets.filter { $0.home != nil } }

    /// Names as a message shows them.
    func list(_ targets: [Target]) -> String {
        targets.isEmpty ? "none" : targets.map { "'\($0.name)'" }.joined(separator: ", ")
    }
}

extension PackageDescription.Target {
    /// A target with its paths as messages show them.
    fileprivate init(shortening target: Self) {
        self.name = target.name
        self.module = target.module
        self.folder = FilePath.shortened(target.folder)
        self.schemas = target.schemas.map(FilePath.shortened)
        self.generated = target.generated.map(FilePath.shortened)
        self.imports = target.imports.map { imported in
            PackageDescription.Import(module: imported.module, schema: FilePath.shortened(imported.schema))
        }
    }

    func isCalled(_ name: String) -> Bool { self.name == name || module == name }

    /// The folder of the generated files that the target keeps; `nil` if it keeps none.
    var home: String? { CommittedFiles.home(of: generated, moduleName: module) }

    /// The words that tell a command of the target's module.
    var moduleWords: [String] { ["--module", module, "--root", folder] + importWords }

    var importWords: [String] { imports.flatMap { ["--import", "\($0.module)=\($0.schema)"] } }

    /// The words that tell a command of the target's schemas, behind all others.
    var schemaWords: [String] { ["--"] + schemas }

    /// The words that tell of the generated files that the target keeps.
    var committedWords: [String] { generated.flatMap { ["--committed", $0] } }

    /// What brings the target's generated files up to date.
    var fix: String { "swift package generate-coding --target \(FilePath.quoted(name))" }
}
