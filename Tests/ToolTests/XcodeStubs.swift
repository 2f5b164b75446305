// Stands in for Xcode: the declarations that the plugins use, and entry points that describe a project to them.

import Foundation
import TestSupport

/// A project of Xcode, as the stubs read it.
struct StubbedProject: Encodable {
    struct Target: Encodable {
        let name: String

        /// The paths of the files that are members of the target.
        let files: [String]
    }

    let folder: String
    let targets: [Target]
}

/// A command that the build plugin plans for a target.
struct PlannedCommand: Decodable {
    let target: String
    let arguments: [String]
    let inputs: [String]
    let outputs: [String]
}

/// The plugins of this package, compiled against the stubs.
struct StubbedPlugins {
    private let folder = Result { try CompilerFolder() }

    /// Compiles a plugin and runs it with arguments.
    func run(_ plugin: String, _ arguments: [String]) async throws -> String {
        let folder = try folder.get()
        var objects: [String] = []
        for (module, text) in [("PackagePlugin", Self.packagePlugin), ("XcodeProjectPlugin", Self.xcodeProjectPlugin)] {
            let file = try folder.write(text, to: "\(module).swift")
            try await folder.compile(module, files: [file], flags: ["-I", folder.path])
            objects.append("\(folder.path)\(module).o")
        }
        let source = DocumentationFiles.package.appending(path: "Plugins/\(plugin)")
        let files = try FileManager.default.contentsOfDirectory(at: source, includingPropertiesForKeys: nil)
        try await folder.compile(
            program: plugin, files: files.map { $0.path(percentEncoded: false) } + objects, flags: ["-I", folder.path])
        return try await folder.run(folder.path + plugin, arguments)
    }

    private static let packagePlugin = """
        public import Foundation

        public protocol Target { var name: String { get } }
        public struct File { public let url: URL }
        public struct FileList: Sequence {
            let files: [File]
            public init(_ paths: [String]) { files = paths.map { File(url: URL(fileURLWithPath: $0)) } }
            public func makeIterator() -> [File].Iterator { files.makeIterator() }
        }
        public enum ModuleKind { case generic, test }
        public struct SwiftSourceModuleTarget: Target {
            public let kind: ModuleKind
            public let name: String
            public let moduleName: String
            public let directoryURL: URL
            public let sourceFiles: FileList
            public let recursiveTargetDependencies: [any Target]
        }
        public enum PackageOrigin { case root, local, repository, registry }
        public struct PackageDependency { public let package: Package }
        public struct Package {
            public let id: String
            public let displayName: String
            public let origin: PackageOrigin
            public let dependencies: [PackageDependency]
            public let targets: [any Target]
        }
        public struct PluginContext {
            public struct Tool {
                public let url: URL
                public init(url: URL) { self.url = url }
            }
            public let package: Package
            public let pluginWorkDirectoryURL: URL
            public func tool(named name: String) throws -> Tool { Tool(url: URL(fileURLWithPath: name)) }
        }
        public enum Command {
            case buildCommand(
                displayName: String, executable: URL, arguments: [String], inputFiles: [URL], outputFiles: [URL])
        }
        public protocol BuildToolPlugin {
            init()
            func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
        }
        public protocol CommandPlugin {
            init()
            func performCommand(context: PluginContext, arguments: [String]) async throws
        }
        // What plugins of a package have in addition; Xcode's never call it.
        extension CommandPlugin { public var packageManager: PackageManager { PackageManager() } }
        public struct PackageManager {
            public enum Configuration { case inherit }
            public enum Subset { case product(String) }
            public struct Parameters { public init(configuration: Configuration) {} }
            public struct Artifact {
                public enum Kind { case executable }
                public let kind: Kind
                public let url: URL
            }
            public struct Result {
                public let succeeded: Bool
                public let logText: String
                public let builtArtifacts: [Artifact]
            }
            public func build(_ subset: Subset, parameters: Parameters) throws -> Result {
                Result(succeeded: false, logText: "", builtArtifacts: [])
            }
        }
        public enum Diagnostics {
            public static func progress(_ text: String) {}
            public static func error(_ text: String) {}
        }
        """

    /// Arguments: the description of the project and, for a command, the path of the tool and the words.
    private static let xcodeProjectPlugin = """
        public import Foundation
        public import PackagePlugin

        public struct XcodeTarget: Decodable {
            private let name: String
            private let files: [String]
            public var displayName: String { name }
            public var inputFiles: FileList { FileList(files) }
        }
        public struct XcodeProject: Decodable {
            private let folder: String
            public let targets: [XcodeTarget]
            public var directoryURL: URL { URL(fileURLWithPath: folder, isDirectory: true) }
        }
        public struct XcodePluginContext {
            public let xcodeProject: XcodeProject
            let toolPath: String
            public var pluginWorkDirectoryURL: URL { xcodeProject.directoryURL.appending(path: "Work") }
            public func tool(named name: String) throws -> PluginContext.Tool {
                PluginContext.Tool(url: URL(fileURLWithPath: toolPath))
            }
            init(_ arguments: [String]) throws {
                let description = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
                xcodeProject = try JSONDecoder().decode(XcodeProject.self, from: description)
                toolPath = arguments.count > 2 ? arguments[2] : "/"
            }
        }
        private struct PlannedCommand: Encodable {
            let target: String
            let arguments, inputs, outputs: [String]
        }

        public protocol XcodeBuildToolPlugin: BuildToolPlugin {
            func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
        }
        extension XcodeBuildToolPlugin {
            public static func main() throws {
                let context = try XcodePluginContext(CommandLine.arguments)
                let planned = try context.xcodeProject.targets.flatMap { target in
                    try Self().createBuildCommands(context: context, target: target).map { command in
                        switch command {
                        case .buildCommand(_, _, let arguments, let inputs, let outputs):
                            PlannedCommand(
                                target: target.displayName, arguments: arguments, inputs: inputs.map(\\.path),
                                outputs: outputs.map(\\.path))
                        }
                    }
                }
                print(String(decoding: try JSONEncoder().encode(planned), as: UTF8.self))
            }
        }

        public protocol XcodeCommandPlugin: CommandPlugin {
            func performCommand(context: XcodePluginContext, arguments: [String]) throws
        }
        extension XcodeCommandPlugin {
            public static func main() throws {
                let context = try XcodePluginContext(CommandLine.arguments)
                try FileManager.default.createDirectory(
                    at: context.pluginWorkDirectoryURL, withIntermediateDirectories: true)
                try Self().performCommand(context: context, arguments: Array(CommandLine.arguments.dropFirst(3)))
            }
        }
        """
}
