// Runs a program and records what it printed.

public import Foundation

/// One finished run of a program.
public struct ExternalProcess: Sendable {
    /// The exit code, or the number of the signal that ended the program.
    public let exitCode: Int32
    public let output: String
    public let errors: String

    /// Whether the program crashed.
    public let endedBySignal: Bool

    /// Runs a program in a folder, with variables that are added to those of this process.
    public static func run(
        _ executable: URL, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> ExternalProcess {
        // Files, not pipes: a program with much output blocks on a pipe that isn't read.
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
        let output = try FileHandle(forWritingTo: transcript.url.appending(path: "output"))
        let errors = try FileHandle(forWritingTo: transcript.url.appending(path: "errors"))
        (process.standardOutput, process.standardError) = (output, errors)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            // Closed at once, because the program has its own: tests wait for many programs at a time, and with more than a
            // thousand open files, Foundation may crash where it starts the next one.
            defer { for file in [output, errors] { try? file.close() } }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        return ExternalProcess(
            exitCode: process.terminationStatus,
            output: try transcript.text(of: "output"),
            errors: try transcript.text(of: "errors"),
            endedBySignal: process.terminationReason == .uncaughtSignal,
        )
    }

    /// A run that goes on where this one ended.
    public func continued(by next: ExternalProcess) -> ExternalProcess {
        ExternalProcess(
            exitCode: next.exitCode, output: output + next.output, errors: errors + next.errors,
            endedBySignal: next.endedBySignal)
    }

    /// Runs a program that is found as the shell finds it.
    public static func command(
        _ words: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> ExternalProcess {
        try await run(URL(fileURLWithPath: "/usr/bin/env"), words, in: folder, environment: environment)
    }

    /// Whether the path leads to an executable file.
    public static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
        return !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
}
