// The package that a command plugin describes: its targets and those of its dependencies, with their files.
//
//     { "targets": [
//         { "name": "The App", "module": "The_App", "folder": "…", "files": ["…"], "imports": ["Core"],
//           "output": "Generated" },
//         { "name": "Core", "module": "Core", "package": "Geography", … } ] }
//
// Plugins/CodingCommand/PackageContents.swift writes it.

import CodingCommandLine
import Foundation

/// The targets of a package.
struct PackageDescription {
    struct Target {
        let name: String
        let module: String
        let folder: String

        /// The folder for generated files of a target that has none yet.
        let output: String
        fileprivate(set) var schemas: [String]

        /// Files that, by their names, may be generated.
        let generated: [String]
        let imports: [Import]
    }

    struct Import: Hashable {
        let module: String
        let schema: String
    }

    /// A target as the plugin describes it.
    private struct DescribedTarget: Decodable {
        let name: String
        let module: String

        /// The package, if it is another one.
        let package: String?
        let folder: String
        let files: [String]
        let imports: [String]

        /// The folder of generated files, in that of the target.
        let output: String

        var schemas: [String] { files.filter { $0.hasSuffix(".coding") }.map(FilePath.shortened) }
    }

    private(set) var targets: [Target]

    /// The targets of other packages: their names, and the packages'.
    private let foreignTargets: [(name: String, package: String)]

    /// Reads the description that a plugin wrote.
    init(file path: String) throws(ToolError) {
        let content = try FilePath.content(of: path)
        let described = try ToolError.trying(to: "read", path) {
            try JSONDecoder().decode([String: [DescribedTarget]].self, from: content)["targets"] ?? []
        }
        let schemas = Dictionary(described.map { ($0.module, $0.schemas) }, uniquingKeysWith: { first, _ in first })
        foreignTargets = described.compactMap { target in target.package.map { (target.name, $0) } }
        // The order of SwiftPM is not by name.
        targets = described.filter { $0.package == nil }.map { target in
            let folder = FilePath.shortened(target.folder)
            return Target(
                name: target.name, module: target.module, folder: folder,
                output: FilePath.joined(folder, target.output), schemas: target.schemas,
                generated: target.files.filter(CommittedFiles.mayBeGenerated).map(FilePath.shortened),
                imports: target.imports.flatMap { module in
                    // In Xcode a file can be a member of several targets. Here it declares the target's own classes.
                    (schemas[module] ?? []).filter { !target.schemas.contains($0) }
                        .map { Import(module: module, schema: $0) }
                })
        }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (index, target) in targets.enumerated() where target.home != nil {
            targets[index] = withExcludedSchemas(target)
        }
    }

    /// The target with the schemas that the package excludes from it, if it has no others.
    ///
    /// A target without the build plugin excludes its schemas so that SwiftPM doesn't warn about them. They are meant
    /// if the target has generated files, or if the caller names it.
    private func withExcludedSchemas(_ target: Target) -> Target {
        guard target.schemas.isEmpty else { return target }
        let folder = FilePath.components(of: target.folder)
        let folders = targets.map { FilePath.components(of: $0.folder) }
            .filter { $0.count > folder.count && $0.starts(with: folder) }
        let found = (try? SchemaFinder.schemas(at: [target.folder], root: nil)) ?? []
        var result = target
        result.schemas = found.map(\.path).filter { schema in
            let components = FilePath.components(of: schema)
            return !folders.contains { components.starts(with: $0) }
        }
        return result
    }

    /// The targets of these names, or of these modules, in the order of their names.
    func targets(named names: [String]) throws(ToolError) -> [Target] {
        for name in names where !targets.contains(where: { $0.isCalled(name) }) {
            if let foreign = foreignTargets.first(where: { $0.name == name }) {
                throw ToolError(
                    "the target '\(name)' belongs to another package: '\(foreign.package)'",
                    help: "run the command in the folder of that package")
            }
            throw ToolError.unknown(
                "target", name, among: targets.map(\.name), help: "the package's targets are: \(list(targets))")
        }
        return targets.filter { target in names.contains(where: target.isCalled) }.map(withExcludedSchemas)
    }

    /// The targets of these names; without names, the given ones. None may be incomplete.
    func targets(
        named names: [String], orElse others: [Target], where isComplete: (Target) -> Bool
    ) throws(ToolError) -> [Target] {
        let targets = names.isEmpty ? others : try targets(named: names)
        if let empty = targets.first(where: { !isComplete($0) }) {
            throw ToolError("the target '\(empty.name)' has no schema")
        }
        if targets.isEmpty { throw ToolError("no target of the package has a schema") }
        return targets
    }

    /// The targets with schemas.
    var targetsWithSchemas: [Target] { targets.filter { !$0.schemas.isEmpty } }

    /// The targets with generated files.
    var targetsWithGeneratedFiles: [Target] { targets.filter { $0.home != nil } }

    /// Names as a message shows them.
    func list(_ targets: [Target]) -> String {
        targets.isEmpty ? "none" : targets.map { "'\($0.name)'" }.joined(separator: ", ")
    }
}

extension PackageDescription.Target {
    func isCalled(_ name: String) -> Bool { self.name == name || module == name }

    /// The folder of the target's generated files; `nil` if it has none.
    var home: String? { CommittedFiles.home(of: generated, moduleName: module) }

    /// The folder for the target's generated files.
    var outputFolder: String { home ?? output }

    /// The options for the target's module.
    var moduleWords: [String] { ["--module", module, "--root", folder] + importWords }

    var importWords: [String] { imports.flatMap { ["--import", "\($0.module)=\($0.schema)"] } }

    /// The operands for the target's schemas, after all options.
    var schemaWords: [String] { ["--"] + schemas }

    /// The options for the target's generated files.
    var committedWords: [String] { generated.flatMap { ["--committed", $0] } }

    /// The command that brings the target's generated files up to date.
    var fix: String { "swift package generate-coding --target \(FilePath.quoted(name))" }
}
