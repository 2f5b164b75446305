// Describes a package to the tool, and calls it.
//
// Plugins can't import a library or share a folder: both command plugins have a copy of this file, and a test compares
// the two. All decisions and all messages are the tool's.

import Foundation
import PackagePlugin

/// The targets of a package and its dependencies, as the tool reads them in
/// Sources/SchemaCommands/Packages/PackageDescription.swift.
struct PackageContents {
    private var targets: [[String: Any]] = []

    init(_ package: Package) {
        var visited: Set<String> = [package.id]
        var packages = [package]
        while let next = packages.popLast() {
            packages += next.dependencies.map(\.package).filter { visited.insert($0.id).inserted }
            for case let target as SwiftSourceModuleTarget in next.targets {
                let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
                add(
                    target.name, module: target.moduleName, of: next.id == package.id ? nil : next.displayName,
                    folder: target.directoryURL, files: target.sourceFiles, imports: dependencies.map(\.moduleName),
                    isTest: target.kind == .test)
            }
        }
    }

    /// - Parameter output: the folder of generated files in that of the target, which all targets of an Xcode project
    ///   share.
    private mutating func add(
        _ name: String, module: String, of package: String?, folder: URL, files: FileList, imports: [String],
        isTest: Bool = false, output: String = "Generated"
    ) {
        var target: [String: Any] = [
            "name": name, "module": module, "folder": folder.path(percentEncoded: false),
            "files": files.map { $0.url.path(percentEncoded: false) }.sorted(), "imports": imports,
            "output": output, "isTest": isTest,
        ]
        if let package { target["package"] = package }
        targets.append(target)
    }

    /// Calls the tool, and ends with its exit code if that is not 0.
    ///
    /// - Parameter folder: a folder that the plugin may write to.
    func call(_ tool: URL, _ arguments: [String], folder: URL) throws {
        // A file, because a package's list of files can be longer than the arguments of a process.
        let description = folder.appending(path: "package-\(ProcessInfo.processInfo.processIdentifier).json")
        try JSONSerialization.data(withJSONObject: ["targets": targets]).write(to: description)
        defer { try? FileManager.default.removeItem(at: description) }
        let process = Process()
        process.executableURL = tool
        process.arguments = ["--package", description.path(percentEncoded: false)] + arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            try? FileManager.default.removeItem(at: description)
            exit(process.terminationStatus)
        }
    }
}

extension CommandPlugin {
    /// The commands that the generator has, which `swift build` has built for the build plugin.
    private static var commandsOfGenerator: Set<String> { ["check", "format", "generate", "generate-coding", "stubs"] }

    /// The tool for a call: the generator where it has the command; otherwise the plugin's dependency if there is one, or
    /// else a product of the package graph, which is built for this call from the modules that `swift build` builds too.
    func codingTool(_ context: PluginContext, for arguments: [String]) throws -> URL {
        if let tool = try? context.tool(named: "coding") { return tool.url }
        // The generator doesn't print JSON.
        if let name = arguments.first, Self.commandsOfGenerator.contains(name), !arguments.contains("--json") {
            return try context.tool(named: "coding-generator").url
        }
        // Most calls find the tool built, and end before this is shown.
        let notice = DispatchWorkItem {
            Diagnostics.progress("Building the tool if it has changed (for the first time, this takes some minutes)")
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 3, execute: notice)
        defer { notice.cancel() }
        let result = try packageManager.build(.product("coding"), parameters: .init(configuration: .inherit))
        // A failed build lists the product, too.
        if result.succeeded, let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) {
            return tool.url
        }
        Diagnostics.error(result.logText)
        exit(1)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension PackageContents {
    init(_ project: XcodeProject) {
        let modules = project.targets.map(\.moduleName)
        for (target, module) in zip(project.targets, modules) {
            // Xcode doesn't report what a target depends on: all others are offered, and `import` selects.
            add(
                target.displayName, module: module, of: nil, folder: project.directoryURL, files: target.inputFiles,
                imports: modules.filter { $0 != module }, output: "Generated/\(module)")
        }
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
