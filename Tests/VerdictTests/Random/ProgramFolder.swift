// A temporary folder in which a test compiles a program of its own and runs it.

import Foundation

/// What a compiler or a program had to say when it failed.
struct ProgramError: Error, CustomStringConvertible {
    let description: String
}

/// A folder of modules and programs, removed with the object.
final class ProgramFolder: Sendable {
    let url: URL
    var path: String { url.path(percentEncoded: false) }

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "coding-verdicts-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file of source.
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path(percentEncoded: false)
    }

    /// Compiles a module to be imported and linked.
    func swiftc(library module: String, files: [String], flags: [String]) async throws {
        _ = try await run(
            "swiftc",
            [
                "-emit-module", "-emit-module-path", path + module + ".swiftmodule", "-module-name", module,
                "-emit-object", "-o", path + module + ".o", "-Onone", "-wmo", "-parse-as-library",
            ] + Self.flags + flags + files)
    }

    /// Compiles and links a program.
    func swiftc(program: String, files: [String], flags: [String]) async throws {
        _ = try await run(
            "swiftc", ["-o", path + program, "-Onone", "-j2", "-parse-as-library"] + Self.flags + flags + files)
    }

    private static let flags = [
        "-swift-version", "6", "-package-name", "swift-archiving", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    /// Runs a program and gives what it printed.
    func run(_ program: String, _ arguments: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // Files and not pipes: a pipe that nobody empties stops whoever writes much.
        let output = url.appending(path: "\(UUID().uuidString).txt")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        guard process.terminationStatus == 0 else {
            throw ProgramError(description: "\(program) ended with \(process.terminationStatus):\n\(text.prefix(8000))")
        }
        return text
    }
}
