// What both command plugins do: describe the package in a file, and call the tool with it.

import Foundation
import PackagePlugin

/// What the tool is told of a package; Sources/coding/Packages/PackageDescription.swift reads it.
struct PackageContents: Encodable {
    struct ModuleTarget: Encodable {
        let name: String
        let module: String
        let folder: String
        let schemas: [String]

        /// Files that may be generated ones by their names.
        let generated: [String]
        let imports: [Import]
    }

    struct Import: Encodable {
        let module: String
        let schema: String
    }

    /// A target that another package holds.
    struct ForeignTarget: Encodable {
        let name: String
        let package: String
    }

    let targets: [ModuleTarget]
    let foreignTargets: [ForeignTarget]
}

extension PackageContents.ModuleTarget {
    init(name: String, module: String, folder: URL, files: FileList, imports: [ImportedSchema]) {
        self.init(
            name: name,
            module: module,
            folder: folder.plainPath,
            schemas: files.schemas.map(\.plainPath),
            generated: files.maybeGenerated.map(\.plainPath),
            imports: imports.map { PackageContents.Import(module: $0.moduleName, schema: $0.schema.plainPath) }
        )
    }
}

extension PackageContents {
    /// The targets of the package that the command is run in, and the names of those that it depends on.
    init(_ package: Package) {
        self.targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
            ModuleTarget(
                name: target.name,
                module: target.moduleName,
                folder: target.directoryURL,
                files: target.sourceFiles,
                imports: ImportedSchema.all(of: target.recursiveTargetDependencies)
            )
        }
        var foreignTargets: [ForeignTarget] = []
        var known: Set<String> = [package.id]
        var rest = package.dependencies.map(\.package)
        while let next = rest.popLast() {
            guard known.insert(next.id).inserted else { continue }
            rest += next.dependencies.map(\.package)
            foreignTargets += next.targets.map { ForeignTarget(name: $0.name, package: next.displayName) }
        }
        self.foreignTargets = foreignTargets
    }
}

extension PackageContents {
    /// Calls the tool with words, and ends with its exit code if that is not 0.
    ///
    /// - Parameter folder: a folder that the plugin may write to.
    func call(_ tool: PluginContext.Tool, words: [String], folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A file, since a package's list of schemas may be longer than arguments of a process can be.
        let description = folder.appending(path: "package-\(ProcessInfo.processInfo.processIdentifier).json")
        try encoder.encode(self).write(to: description)
        defer { try? FileManager.default.removeItem(at: description) }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = ["--package", description.plainPath] + words
        // What the tool says goes where the plugin's own words go: nobody has to empty a pipe.
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            try? FileManager.default.removeItem(at: description)
            exit(process.terminationStatus)
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension PackageContents {
    /// The targets of a project.
    init(_ project: XcodeProject) {
        self.targets = project.targets.map { target in
            ModuleTarget(
                name: target.displayName,
                module: target.moduleName,
                folder: project.directoryURL,
                files: target.inputFiles,
                imports: project.schemas(without: target)
            )
        }
        self.foreignTargets = []
    }
}
#endif
