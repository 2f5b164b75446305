// The runtime for code that a test compiles: that of the build if it is found, otherwise compiled from the sources.

import Foundation

/// Compiled modules of the runtime with the objects to link.
public struct RuntimeLibrary: Sendable {
    /// The compiler's flags that find the modules.
    public let flags: [String]
    public let objects: [String]

    /// The runtime for all tests of this process.
    public static let shared = Task {
        if let library = ofBuild() { return library }
        return try await compiled(in: CompilerFolder())
    }

    /// Holds what was compiled.
    private let folder: CompilerFolder?

    /// Each needs those before it.
    private static let modules = ["SystemFiles", "PropertyLists", "TypedStreams", "Archiving", "PrimitiveData"]

    /// The locations depend on the build system, so the modules may be missing or incompatible.
    public static func ofBuild() -> RuntimeLibrary? {
        guard let program = CommandLine.arguments.first else { return nil }
        var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        for _ in 0..<4 {
            let module = folder.appending(path: "Modules/Archiving.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path(percentEncoded: false)) {
                guard let objects = try? Self.modules.flatMap({ try Self.objects(of: $0, in: folder) }),
                    !objects.isEmpty
                else { return nil }
                return RuntimeLibrary(
                    flags: ["-I", folder.appending(path: "Modules").path(percentEncoded: false)], objects: objects,
                    folder: nil)
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The objects of a module's sources. Those of files that no longer exist stay in the build's folder.
    private static func objects(of module: String, in folder: URL) throws -> [String] {
        let sources = Set(try sources(of: module).map { URL(fileURLWithPath: $0).lastPathComponent })
        let built = folder.appending(path: "\(module).build")
        return try FileManager.default.contentsOfDirectory(atPath: built.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift.o") && sources.contains(String($0.dropLast(2))) }.sorted()
            .map { built.appending(path: $0).path(percentEncoded: false) }
    }

    /// Compiles the runtime's sources.
    public static func compiled(
        in folder: CompilerFolder, flags: [String] = []
    ) async throws -> RuntimeLibrary {
        for module in modules {
            try await folder.compile(module, files: try sources(of: module), flags: ["-I", folder.path] + flags)
        }
        return RuntimeLibrary(
            flags: ["-I", folder.path], objects: modules.map { "\(folder.path)\($0).o" }, folder: folder)
    }

    /// Checks that each module compiles as part of a binary framework.
    public static func checkInterfaces(in folder: CompilerFolder) async throws {
        for module in modules {
            try await folder.checkInterface(of: module, files: try sources(of: module), flags: ["-I", folder.path])
        }
    }

    private static func sources(of module: String) throws -> [String] {
        let folder = DocumentationFiles.package.appending(path: "Sources/\(module)").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { $0.path(percentEncoded: false) }
    }
}
