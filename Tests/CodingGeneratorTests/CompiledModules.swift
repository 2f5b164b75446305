// Compiling generated code in a test.
//
// The compiler is run as `swiftc`; the runtime's module is made from its sources, since where a build keeps its modules
// depends on the build system.

import Foundation
import Testing

/// The runtime's modules.
enum RuntimeModules {
    /// The folder that holds them, compiled once for all tests.
    static let folder = Task {
        let folder = try ModuleFolder()
        for module in ["PropertyLists", "TypedStreams", "Archiving"] {
            let flags = ["-swift-version", "6", "-I", folder.path] + SettingsTests.allFeatures
            try await folder.compile(module, files: try sources(of: module), flags: flags)
        }
        return folder
    }

    private static func sources(of module: String) throws -> [URL] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/\(module)")
            .resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
}

/// What the compiler had to say.
struct CompilerError: Error, CustomStringConvertible {
    let description: String
}

/// A folder of compiled modules, removed with the object.
final class ModuleFolder: Sendable {
    let url: URL

    init() throws {
        self.url = FileManager.default.temporaryDirectory
            .appending(path: "coding-modules-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path(percentEncoded: false) }

    /// Compiles a module as far as the compiler checks anything, which is further than its types.
    func compile(_ module: String, files: [URL], flags: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-emit-sil", "-o", path + module + ".sil", "-emit-module"]
            + ["-emit-module-path", path + module + ".swiftmodule", "-module-name", module]
            + ["-wmo", "-parse-as-library", "-package-name", "swift-archiving"] + flags
            + files.map { $0.path(percentEncoded: false) }
        // A file and not a pipe: a pipe that nobody empties stops whoever writes much.
        let messages = url.appending(path: "\(module).txt")
        try Data().write(to: messages)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        guard process.terminationStatus != 0 else { return }
        throw CompilerError(description: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }
}
