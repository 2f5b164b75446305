// Turns the `.coding` files of a target into Swift whenever the target is built.
//
// Where the target keeps generated files beside its sources, nothing is generated: those are checked.
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
            maybeGenerated: target.sourceFiles.maybeGenerated,
            imports: ImportedSchema.all(of: target.recursiveTargetDependencies),
            fix: "swift package generate-coding --target \(quoted(target.name))",
            isOwn: context.package.origin.isOwn,
        )
        return module.commands(tool: try context.tool(named: "coding"), output: context.pluginWorkDirectoryURL)
    }

    /// A word as a shell takes it.
    private func quoted(_ word: String) -> String {
        word.contains(" ") ? "\"\(word)\"" : word
    }
}

extension PackageOrigin {
    /// Who builds the package can change it.
    fileprivate var isOwn: Bool {
        switch self {
        case .repository, .registry: false
        default: true
        }
    }
}

/// The schemas of one target and what they can see.
private struct ModuleSchemas {
    let moduleName: String
    let folder: URL
    let schemas: [URL]

    /// Swift files of the target that may be generated ones by their names.
    let maybeGenerated: [URL]
    let imports: [ImportedSchema]

    /// The command that brings committed files up to date.
    let fix: String
    let isOwn: Bool

    /// One command for all schemas of the target, since they see each other.
    func commands(tool: PluginContext.Tool, output: URL) -> [Command] {
        if holdsGeneratedFiles {
            // In a package from elsewhere nobody could fix what is stale, and a newer tool alone may make it so.
            return isOwn ? [checkingCommand(tool, output: output)] : []
        }
        if schemas.isEmpty { return [] }
        return [
            .buildCommand(
                displayName: "Generating Swift from the schemas of \(moduleName)",
                executable: tool.url,
                arguments: ["generate"] + moduleWords + ["--output", output.plainPath] + schemaWords,
                inputFiles: inputs,
                outputFiles: outputNames.map { output.appending(path: $0) },
            ),
        ]
    }

    /// What the command writes is a comment: without an output the compiler would not wait, and tell of errors in
    /// stale code in the place of what fixes them.
    private func checkingCommand(_ tool: PluginContext.Tool, output: URL) -> Command {
        let stamp = output.appending(path: "\(moduleName)CodingCheck.swift")
        let generated = folder.appending(path: "Generated", directoryHint: .isDirectory)
        return .buildCommand(
            displayName: "Checking the generated Swift of \(moduleName)",
            executable: tool.url,
            arguments: ["generate", "--check"] + moduleWords + ["--output", generated.plainPath, "--fix", fix]
                + ["--stamp", stamp.plainPath]
                + maybeGenerated.flatMap { ["--committed", $0.plainPath] } + schemaWords,
            inputFiles: inputs + maybeGenerated,
            outputFiles: [stamp],
        )
    }

    /// By its name a file is what a schema becomes or, by its first lines, what a schema became that is gone.
    private var holdsGeneratedFiles: Bool {
        let expected = Set(outputNames)
        return maybeGenerated.contains { expected.contains($0.lastPathComponent) || $0.hasGeneratedHeader }
    }

    private var outputNames: [String] {
        schemas.map { GeneratedFileNames.output(of: $0, in: folder) }
            + [GeneratedFileNames.classTable(ofModule: moduleName)]
    }

    private var moduleWords: [String] {
        ["--module", moduleName, "--root", folder.plainPath]
            + imports.flatMap { ["--import", "\($0.moduleName)=\($0.schema.plainPath)"] }
    }

    private var schemaWords: [String] { ["--"] + schemas.map(\.plainPath) }

    private var inputs: [URL] { schemas + imports.map(\.schema) }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension CodingPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let module = ModuleSchemas(
            moduleName: target.moduleName,
            folder: context.xcodeProject.directoryURL,
            schemas: target.inputFiles.schemas,
            maybeGenerated: target.inputFiles.maybeGenerated,
            imports: context.xcodeProject.schemas(without: target),
            fix: "generate-coding",
            isOwn: true,
        )
        return module.commands(tool: try context.tool(named: "coding"), output: context.pluginWorkDirectoryURL)
    }
}
#endif
