// Runs a program and keeps what it said.

import Foundation
import Testing

/// One finished run of a program.
struct ToolRun: Sendable {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Runs the `coding` that was built with the tests.
    static func coding(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try await run(try tool, arguments, in: folder, environment: environment)
    }

    /// Runs a program that is found as the shell finds it.
    static func command(_ words: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await run(URL(fileURLWithPath: "/usr/bin/env"), words, in: folder, environment: [:])
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
    ) async throws -> ToolRun {
        // Files and not pipes: a pipe that nobody empties stops whoever writes much.
        let transcript = try TemporaryFolder()
        try transcript.write("", to: "output")
        try transcript.write("", to: "errors")
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" }
            .merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: transcript.url.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: transcript.url.appending(path: "errors"))
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        return ToolRun(
            exitCode: process.terminationStatus,
            output: try transcript.text(of: "output"),
            errors: try transcript.text(of: "errors"),
        )
    }

    /// The path leads to a file that can be run.
    static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
        return !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }

    /// The folder that `coding` lies in, for shells to find it.
    static var toolFolder: String {
        get throws { try tool.deletingLastPathComponent().path(percentEncoded: false) }
    }

    /// The tool lies beside the test bundle, or some folders above where the bundle is one on Apple's systems.
    private static var tool: URL {
        get throws {
            let starts = [Bundle.main.executableURL, Bundle.main.bundleURL]
                + Bundle.allBundles.filter { $0.bundleURL.pathExtension == "xctest" }.map(\.bundleURL)
            for start in starts.compactMap(\.self) {
                var folder = start.resolvingSymlinksInPath().deletingLastPathComponent()
                for _ in 0..<4 {
                    let candidate = folder.appending(path: "coding")
                    if isProgram(candidate.path(percentEncoded: false)) { return candidate }
                    folder.deleteLastPathComponent()
                }
            }
            return try #require(nil as URL?, "the executable 'coding' is not beside the tests")
        }
    }
}
