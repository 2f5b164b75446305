// Generated code compiles without a warning whatever a target's settings are: the golden files are compiled under
// each of them.
//
// The compiler is run as `swiftc`; the runtime's module is made from its sources, since where a build keeps its modules
// depends on the build system.

import Foundation
import Testing

@Suite("Generated code under a target's settings")
struct SettingsTests {
    /// Flags that a target may be compiled with.
    struct Settings: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let flags: [String]
    }

    private static func feature(_ name: String) -> [String] { ["-enable-upcoming-feature", name] }

    private static let allFeatures =
        ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap(feature)

    static let settings = [
        Settings(testDescription: "Swift 6 mode", flags: ["-swift-version", "6"]),
        Settings(testDescription: "Swift 5 mode", flags: ["-swift-version", "5"]),
        Settings(
            testDescription: "complete concurrency checking",
            flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
        Settings(testDescription: "ExistentialAny", flags: ["-swift-version", "5"] + feature("ExistentialAny")),
        Settings(
            testDescription: "InternalImportsByDefault",
            flags: ["-swift-version", "5"] + feature("InternalImportsByDefault")),
        Settings(
            testDescription: "MemberImportVisibility",
            flags: ["-swift-version", "5"] + feature("MemberImportVisibility")),
        Settings(
            testDescription: "main actor by default",
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
        Settings(
            testDescription: "main actor by default in Swift 5 mode",
            flags: ["-swift-version", "5", "-default-isolation", "MainActor"]),
        Settings(
            testDescription: "everything together",
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"] + allFeatures),
    ]

    @Test("The golden files compile without a warning", arguments: settings)
    func compilesWithoutWarning(settings: Settings) async throws {
        let runtime = try await Self.runtime.value
        let folder = try ModuleFolder()
        for module in GoldenModule.all {
            let flags = settings.flags + ["-warnings-as-errors", "-I", runtime.path, "-I", folder.path]
            try await folder.compile(module.name, files: module.swiftFiles, flags: flags)
        }
    }

    @Test("Code that does not fit its settings is found")
    func findsWarnings() async throws {
        let folder = try ModuleFolder()
        let file = folder.url.appending(path: "Unfit.swift")
        try Data("public import Foundation\n".utf8).write(to: file)
        await #expect(throws: CompilerError.self) {
            try await folder.compile("Unfit", files: [file], flags: ["-swift-version", "6", "-warnings-as-errors"])
        }
    }

    /// The runtime's modules, compiled once for all settings.
    private static let runtime = Task {
        let folder = try ModuleFolder()
        for module in ["PropertyLists", "Archiving"] {
            let flags = ["-swift-version", "6", "-I", folder.path] + allFeatures
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
