// The runtime for programs that a test compiles: the build's own where it is found, else one made from the sources.

import Foundation

/// Compiled modules of the runtime with the objects to link.
struct RuntimeLibrary: Sendable {
    /// What the compiler is told to find the modules.
    let flags: [String]
    let objects: [String]

    /// Each needs those before it.
    private static let modules = ["PropertyLists", "TypedStreams", "Archiving"]

    /// Where the build keeps both depends on the build system, so that they may be not found, or not fit.
    static func ofBuild() -> RuntimeLibrary? {
        guard let program = CommandLine.arguments.first else { return nil }
        var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        for _ in 0..<4 {
            let module = folder.appending(path: "Modules/Archiving.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path(percentEncoded: false)) {
                let objects = Self.modules.flatMap {
                    Self.objects(in: folder.appending(path: "\($0).build"))
                }
                guard !objects.isEmpty else { return nil }
                return RuntimeLibrary(
                    flags: ["-I", folder.appending(path: "Modules").path(percentEncoded: false)], objects: objects)
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func objects(in folder: URL) -> [String] {
        let path = folder.path(percentEncoded: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".swift.o") }.sorted()
            .map { folder.appending(path: $0).path(percentEncoded: false) }
    }

    /// Compiles the runtime's sources.
    static func compiled(in folder: ProgramFolder) async throws -> RuntimeLibrary {
        for module in modules {
            try await folder.swiftc(
                library: module, files: try sources(of: module), flags: ["-I", folder.path])
        }
        return RuntimeLibrary(flags: ["-I", folder.path], objects: modules.map { "\(folder.path)\($0).o" })
    }

    private static func sources(of module: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/\(module)").resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { $0.path(percentEncoded: false) }
    }
}
