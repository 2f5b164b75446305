// The targets of a package and of those that it depends on, with their files: as a plugin describes them, or as they
// are found through the package's manifest. A plugin writes this, see Plugins/CodingCommand/PackageContents.swift:
//
//     { "targets": [
//         { "name": "The App", "module": "The_App", "folder": "…", "files": ["…"], "imports": ["Core"],
//           "output": "Generated", "isTest": false },
//         { "name": "Core", "module": "Core", "package": "Geography", … } ] }

import CodingCommandLine
import CodingPackages
import Foundation

/// The targets of a package.
struct PackageDescription {
    struct Target {
        let name: String
        let module: String
        let folder: String
        let isTest: Bool

        /// The modules that it depends on, also indirectly.
        let dependencies: Set<String>

        /// The folder for generated files of a target that has none yet.
        let output: String
        fileprivate(set) var schemas: [String]

        /// Files that, by their names, may be generated.
        let generated: [String]
        let imports: [Import]

        /// The command that writes its generated files.
        fileprivate let caller: String
    }

    struct Import: Hashable {
        let module: String
        let schema: String

        /// As a value of `--import`.
        var word: String { "\(module)=\(schema)" }
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
        let isTest: Bool?

        var schemas: [String] { files.filter { $0.hasSuffix(".coding") }.map(FilePath.shortened) }
    }

    private(set) var targets: [Target]

    let folder: String

    /// The targets of other packages: their names, and the packages'.
    private let foreignTargets: [(name: String, package: String)]

    /// Reads the description that a plugin wrote, which runs in the package's folder.
    init(file path: String) throws(ToolError) {
        let content = try FilePath.content(of: path)
        let described = try ToolError.trying(to: "read", path) {
            try JSONDecoder().decode([String: [DescribedTarget]].self, from: content)["targets"] ?? []
        }
        self.init(described, folder: ".", caller: "swift package generate-coding")
    }

    /// Finds the files of a package.
    init(_ package: LocalPackage) throws(ToolError) {
        var graph = PackageGraph(root: package)
        var described: [DescribedTarget] = []
        var others: [String: (package: LocalPackage, target: PackageTarget)] = [:]
        for target in package.targets {
            let imports = graph.imports(of: target)
            for found in imports where found.package.folder != package.folder {
                others[found.target.folder] = (found.package, found.target)
            }
            described.append(
                try Self.described(target, in: package, package: nil, imports: imports.map(\.target.moduleName)))
        }
        for (_, other) in others.sorted(by: { $0.key < $1.key }) {
            let name = FilePath.name(of: other.package.folder)
            described.append(try Self.described(other.target, in: other.package, package: name, imports: []))
        }
        self.init(described, folder: FilePath.shortened(package.folder), caller: "coding generate")
    }

    private static func described(
        _ target: PackageTarget, in package: LocalPackage, package name: String?, imports: [String]
    ) throws(ToolError) -> DescribedTarget {
        let inner = package.targets.filter { $0.folder != target.folder && target.contains($0.folder) }
        let found =
            FilePath.isFolder(target.folder) == true
            ? try SchemaFinder.files(below: target.folder) { name in
                name.hasSuffix(".coding") || CommittedFiles.mayBeGenerated(name)
            } : []
        let files = found.filter { file in !target.excludes(file) && !inner.contains { $0.contains(file) } }
        return DescribedTarget(
            name: target.name, module: target.moduleName, package: name, folder: target.folder, files: files.sorted(),
            imports: imports, output: "Generated", isTest: target.manifest.isTest)
    }

    private init(_ described: [DescribedTarget], folder: String, caller: String) {
        let schemas = Dictionary(described.map { ($0.module, $0.schemas) }, uniquingKeysWith: { first, _ in first })
        self.folder = folder
        foreignTargets = described.compactMap { target in target.package.map { (target.name, $0) } }
        // The order of SwiftPM is not by name.
        targets = described.filter { $0.package == nil }.map { target in
            let folder = FilePath.shortened(target.folder)
            return Target(
                name: target.name, module: target.module, folder: folder, isTest: target.isTest ?? false,
                dependencies: Set(target.imports), output: FilePath.joined(folder, target.output),
                schemas: target.schemas,
                generated: target.files.filter(CommittedFiles.mayBeGenerated).map(FilePath.shortened),
                imports: target.imports.flatMap { module in
                    // In Xcode a file can be a member of several targets. Here it declares the target's own classes.
                    (schemas[module] ?? []).filter { !target.schemas.contains($0) }
                        .map { Import(module: module, schema: $0) }
                }, caller: caller)
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
        let inner = targets.filter { $0.folder != target.folder && target.contains($0.folder) }
        let found = (try? SchemaFinder.schemas(at: [target.folder], root: nil)) ?? []
        var result = target
        result.schemas = found.map(\.path).filter { schema in !inner.contains { $0.contains(schema) } }
        return result
    }
}

// MARK: - The targets of a call

extension PackageDescription {
    /// The targets of these names, or of these modules, in the order of their names.
    func targets(named names: [String]) throws(ToolError) -> [Target] {
        for name in names where !hasTarget(named: name) {
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

    func hasTarget(named name: String) -> Bool { targets.contains { $0.isCalled(name) } }

    /// The targets of these names; without names, those of the given ones that are meant. None may be incomplete.
    func chosen(
        _ names: [String], orElse others: [Target], where isComplete: (Target) -> Bool = { !$0.schemas.isEmpty }
    ) throws(ToolError) -> [Target] {
        let targets = try names.isEmpty ? targetsMeant(others) : targets(named: names)
        if let empty = targets.first(where: { !isComplete($0) }) {
            throw ToolError(
                "the target '\(empty.name)' has no schema",
                help: "'coding init --target \(FilePath.quoted(empty.name))' writes a first one")
        }
        if targets.isEmpty {
            let found = try? SchemaFinder.schemas(at: [folder], root: nil).first
            throw ToolError(
                "no target of the package has a schema",
                help: found.map { "'\($0.path)' is in no target's folder: move it into one" }
                    ?? "'coding init' writes a first one")
        }
        return targets
    }

    /// In the folder of one target that one; elsewhere all.
    func targetsMeant(_ targets: [Target]) -> [Target] {
        targets.first { FilePath.components(of: ".").starts(with: FilePath.components(of: $0.folder)) }
            .map { [$0] } ?? targets
    }

    /// The target of a command that takes one module.
    func one(of targets: [Target]) throws(ToolError) -> Target {
        // The schemas of tests are rarely meant.
        let candidates = targets.count > 1 ? targets.filter { !$0.isTest } : targets
        guard candidates.count == 1, let target = candidates.first else {
            throw ToolError(
                "several targets have schemas: \(list(targets))", help: "name one with '--target NAME'")
        }
        return target
    }

    /// The target that a path is in; `nil` if it is in none.
    func target(holding path: String) -> Target? {
        targets.filter { $0.contains(path) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
    }

    var targetsWithSchemas: [Target] { targets.filter { !$0.schemas.isEmpty } }

    /// Those of them that are released: not tests.
    var releasedTargets: [Target] { targetsWithSchemas.filter { !$0.isTest } }

    /// Names as a message shows them.
    func list(_ targets: [Target]) -> String {
        targets.isEmpty ? "none" : targets.map { "'\($0.name)'" }.joined(separator: ", ")
    }
}

extension PackageDescription.Target {
    func isCalled(_ name: String) -> Bool { self.name == name || module == name }

    /// Whether a path is that of the target's folder, or in it.
    func contains(_ path: String) -> Bool {
        FilePath.components(of: path).starts(with: FilePath.components(of: folder))
    }

    /// The schemas that it can import, as values of `--import`, without some files.
    func imports(besides paths: Set<String>) -> [String] {
        imports.filter { !paths.contains(FilePath.absolute($0.schema)) }.map(\.word)
    }

    /// The folder of the target's generated files; `nil` if it has none.
    var home: String? { CommittedFiles.home(of: generated, moduleName: module) }

    /// The command that brings the target's generated files up to date.
    var fix: String { "\(caller) --target \(FilePath.quoted(name))" }
}
