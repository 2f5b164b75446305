// Turns the `.coding` files of a target into Swift whenever the target is built.
//
// Where the target has committed generated files, nothing is generated: those are checked. The plugin only finds files
// and names outputs, which SwiftPM needs before the tool runs; every other decision and every message is the tool's.

import Foundation
import PackagePlugin

/// Runs `generate` on the schemas of a target.
@main
struct CodingPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        let name = target.name.contains(" ") ? "\"\(target.name)\"" : target.name
        let module = ModuleSchemas(
            moduleName: target.moduleName,
            folder: target.directoryURL,
            files: target.sourceFiles,
            imports: dependencies.map { ($0.moduleName, $0.sourceFiles) },
            generatedFolder: target.directoryURL.appending(path: "Generated", directoryHint: .isDirectory),
            fix: "swift package generate-coding --target \(name)",
            isOwn: context.package.origin.isOwn,
            tracksGeneratedFiles: true,
        )
        return module.commands(
            tool: try context.tool(named: "coding-generator"), output: context.pluginWorkDirectoryURL)
    }
}

extension PackageOrigin {
    /// The package is not a remote dependency, so the people who build it can change it.
    fileprivate var isOwn: Bool {
        switch self {
        case .repository, .registry: false
        default: true
        }
    }
}

/// The schemas of one target and those that they can import.
private struct ModuleSchemas {
    let moduleName: String
    let folder: URL
    let files: FileList

    /// The files of the modules that can be imported.
    let imports: [(moduleName: String, files: FileList)]

    /// Where the committed files of a target are expected that has none yet.
    let generatedFolder: URL

    /// The command that brings committed files up to date.
    let fix: String
    let isOwn: Bool

    /// Whether committed files are inputs of the command that checks them.
    let tracksGeneratedFiles: Bool

    private var schemas: [URL] { files.schemas }

    /// Swift files of the target that, by their names, may be generated.
    private var maybeGenerated: [URL] {
        files.map(\.url).filter { file in
            file.path.hasSuffix(".coding.swift") || file.path.hasSuffix("CodingClasses.swift")
        }.sorted { $0.path < $1.path }
    }

    private var importedSchemas: [(moduleName: String, schema: URL)] {
        // In Xcode a file can be a member of several targets. Here it declares the target's own classes.
        let own = Set(schemas)
        return imports.flatMap { module in
            module.files.schemas.filter { !own.contains($0) }.map { (module.moduleName, $0) }
        }
    }

    /// One command for all schemas of the target, since they see each other.
    func commands(tool: PluginContext.Tool, output: URL) -> [Command] {
        if hasGeneratedFiles {
            // Stale files in a remote package can't be fixed from here, and a newer tool alone can make them stale.
            return isOwn ? [checkingCommand(tool, output: output)] : []
        }
        if schemas.isEmpty { return [] }
        return [
            .buildCommand(
                displayName: "Generating Swift from the schemas of \(moduleName)",
                executable: tool.url,
                arguments: ["generate"] + moduleArguments + ["--output", output.plainPath] + schemaArguments,
                inputFiles: inputs,
                outputFiles: outputNames.map { output.appending(path: $0) },
            )
        ]
    }

    /// The command's output is a comment. Without an output the compiler would not wait for the command, and would
    /// report errors in stale code before the command reports how to fix it.
    private func checkingCommand(_ tool: PluginContext.Tool, output: URL) -> Command {
        let stamp = output.appending(path: "\(moduleName)CodingCheck.swift")
        return .buildCommand(
            displayName: "Checking the generated Swift of \(moduleName)",
            executable: tool.url,
            arguments: ["generate", "--check"] + moduleArguments
                + ["--output", generatedFolder.plainPath, "--fix", fix, "--stamp", stamp.plainPath]
                + maybeGenerated.flatMap { ["--committed", $0.plainPath] } + schemaArguments,
            inputFiles: inputs + (tracksGeneratedFiles ? maybeGenerated : []),
            outputFiles: [stamp],
        )
    }

    /// A file has the name of an output or, as its first lines show, is the output of a schema that was removed.
    private var hasGeneratedFiles: Bool {
        let expected = Set(outputNames)
        return maybeGenerated.contains { expected.contains($0.lastPathComponent) || $0.hasGeneratedHeader }
    }

    private var outputNames: [String] { schemas.map(outputName) + ["\(moduleName)CodingClasses.swift"] }

    /// The name of the Swift file for a schema; Sources/CodingCommandLine/Schemas/SchemaPath.swift explains the rule.
    private func outputName(of schema: URL) -> String {
        let folder = folder.pathComponents.filter { $0 != "/" }
        let components = schema.pathComponents.filter { $0 != "/" }
        let isInside = folder.count < components.count && components.starts(with: folder)
        return components.dropFirst(isInside ? folder.count : components.count - 1).map { component in
            component.replacingOccurrences(of: "=", with: "==").replacingOccurrences(of: "+", with: "=+")
        }.joined(separator: "+") + ".swift"
    }

    private var moduleArguments: [String] {
        ["--module", moduleName, "--root", folder.plainPath]
            + importedSchemas.flatMap { ["--import", "\($0.moduleName)=\($0.schema.plainPath)"] }
    }

    private var schemaArguments: [String] { ["--"] + schemas.map(\.plainPath) }

    private var inputs: [URL] { schemas + importedSchemas.map(\.schema) }
}

extension URL {
    /// The path as the tool takes it: nothing in it is escaped.
    fileprivate var plainPath: String { path(percentEncoded: false) }

    /// The file starts like a generated one; Sources/CodingCommandLine/Generating/CommittedFiles.swift checks the same.
    fileprivate var hasGeneratedHeader: Bool {
        guard let file = try? FileHandle(forReadingFrom: self) else { return false }
        defer { try? file.close() }
        // Not only the first line: a merge may have left its marks before it.
        let beginning = (try? file.read(upToCount: 4096)) ?? Data()
        return String(decoding: beginning, as: UTF8.self).contains("// Generated by coding")
    }
}

extension FileList {
    /// The schemas among the files, in a fixed order.
    fileprivate var schemas: [URL] {
        map(\.url).filter { $0.pathExtension == "coding" }.sorted { $0.path < $1.path }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CodingPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Xcode doesn't report what a target depends on: all other targets are offered, and `import` selects.
        let others = context.xcodeProject.targets.filter { $0.moduleName != target.moduleName }
        let module = ModuleSchemas(
            moduleName: target.moduleName,
            folder: context.xcodeProject.directoryURL,
            files: target.inputFiles,
            imports: others.map { ($0.moduleName, $0.inputFiles) },
            generatedFolder: context.xcodeProject.directoryURL
                .appending(path: "Generated/\(target.moduleName)", directoryHint: .isDirectory),
            fix: "generate-coding",
            isOwn: true,
            // Xcode doesn't compile Swift files that are inputs of a plugin's command: they count as processed.
            tracksGeneratedFiles: false,
        )
        return module.commands(
            tool: try context.tool(named: "coding-generator"), output: context.pluginWorkDirectoryURL)
    }
}

extension XcodeTarget {
    /// The name that Xcode gives the target's module unless a build setting changes it.
    fileprivate var moduleName: String {
        let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
#endif
