// Turns the `.coding` files of a target into Swift whenever the target is built.
//
// The plugin only finds files; every decision about what they say, and every message, is the tool's.

import Foundation
import PackagePlugin

/// Runs `coding generate` on the schemas of a target.
@main
struct CodingPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let module = ModuleSchemas(
            moduleName: target.moduleName,
            folder: target.directoryURL,
            schemas: target.sourceFiles.schemas,
            imports: importedSchemas(of: target.recursiveTargetDependencies),
        )
        return module.commands(tool: try context.tool(named: "coding"), output: context.pluginWorkDirectoryURL)
    }
}

/// A schema of a module that the target can import.
private struct ImportedSchema {
    let moduleName: String
    let schema: URL
}

/// The schemas of one target and what they can see.
private struct ModuleSchemas {
    let moduleName: String
    let folder: URL
    let schemas: [URL]
    let imports: [ImportedSchema]

    /// One command for all schemas of the target, since they see each other.
    func commands(tool: PluginContext.Tool, output: URL) -> [Command] {
        if schemas.isEmpty { return [] }
        var arguments = ["generate", "--module", moduleName, "--root", path(folder), "--output", path(output)]
        for imported in imports {
            arguments += ["--import", "\(imported.moduleName)=\(path(imported.schema))"]
        }
        let outputNames = schemas.map(outputName) + ["\(moduleName)CodingClasses.swift"]
        return [
            .buildCommand(
                displayName: "Generating Swift from the schemas of \(moduleName)",
                executable: tool.url,
                arguments: arguments + ["--"] + schemas.map(path),
                inputFiles: schemas + imports.map(\.schema),
                outputFiles: outputNames.map { output.appending(path: $0) },
            ),
        ]
    }

    /// The name of the Swift file that the tool makes from a schema; Sources/coding/SchemaPath.swift tells the rule.
    private func outputName(of schema: URL) -> String {
        let folder = folder.pathComponents.filter { $0 != "/" }
        let components = schema.pathComponents.filter { $0 != "/" }
        let isInside = folder.count < components.count && components.starts(with: folder)
        return components.dropFirst(isInside ? folder.count : components.count - 1).map { component in
            component.replacingOccurrences(of: "=", with: "==").replacingOccurrences(of: "+", with: "=+")
        }.joined(separator: "+") + ".swift"
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// The schemas of the targets that a target depends on, in this package or another.
private func importedSchemas(of targets: [any Target]) -> [ImportedSchema] {
    targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { target in
        target.sourceFiles.schemas.map { ImportedSchema(moduleName: target.moduleName, schema: $0) }
    }
}

extension FileList {
    /// The schemas among the files, in an order that does not change.
    fileprivate var schemas: [URL] {
        map(\.url).filter { $0.pathExtension == "coding" }.sorted { $0.path < $1.path }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CodingPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Xcode does not tell plugins what a target depends on. All others are offered: `import` chooses among them.
        let others = context.xcodeProject.targets.filter { $0.moduleName != target.moduleName }
        let module = ModuleSchemas(
            moduleName: target.moduleName,
            folder: context.xcodeProject.directoryURL,
            schemas: target.inputFiles.schemas,
            imports: others.flatMap { other in
                other.inputFiles.schemas.map { ImportedSchema(moduleName: other.moduleName, schema: $0) }
            },
        )
        return module.commands(tool: try context.tool(named: "coding"), output: context.pluginWorkDirectoryURL)
    }
}

extension XcodeTarget {
    /// The name that Xcode gives the target's module unless a build setting says otherwise.
    fileprivate var moduleName: String {
        String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
#endif
