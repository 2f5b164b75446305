// A temporary folder in which a test compiles modules and programs, and runs them.

import Foundation

/// What a compiler or a program printed when it failed.
public struct ProgramError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) {
        self.description = description
    }
}

/// A folder of modules and programs, removed with the object.
public final class CompilerFolder: Sendable {
    private let folder: TemporaryFolder

    /// The folder's path, with a slash at its end.
    public let path: String

    public init() throws {
        folder = try TemporaryFolder()
        path = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    }

    /// Writes a source file, and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        try folder.write(text, to: name)
        return folder.path(of: name)
    }

    /// Compiles a module far enough for all of the compiler's diagnostics, which needs more than type checking.
    public func diagnose(_ module: String, files: [String], flags: [String]) async throws {
        try await self.module(
            module, emitting: ["-emit-sil", "-o", "\(path)\(module).sil"], files: files, flags: flags)
    }

    /// Compiles a module to be imported and linked, with the features that the package enables.
    public func compile(_ module: String, files: [String], flags: [String]) async throws {
        let emitted = ["-emit-object", "-o", "\(path)\(module).o", "-Onone"]
        try await self.module(module, emitting: emitted, files: files, flags: Self.packageFlags + flags)
    }

    /// Compiles a module as part of a binary framework, and checks that its interface compiles.
    public func checkInterface(of module: String, files: [String], flags: [String]) async throws {
        let emitted = [
            "-enable-library-evolution", "-emit-module-interface-path", "\(path)\(module).swiftinterface",
            "-verify-emitted-module-interface",
        ]
        try await self.module(module, emitting: emitted, files: files, flags: Self.packageFlags + flags)
    }

    private func module(_ module: String, emitting: [String], files: [String], flags: [String]) async throws {
        let names = ["-emit-module", "-emit-module-path", "\(path)\(module).swiftmodule", "-module-name", module]
        _ = try await run("swiftc", emitting + names + Self.commonFlags + flags + files)
    }

    /// Compiles and links a program.
    public func compile(program: String, files: [String], flags: [String]) async throws {
        let options = ["-o", path + program, "-Onone", "-num-threads", "2"]
        _ = try await run("swiftc", options + Self.commonFlags + Self.packageFlags + flags + files)
    }

    /// One process reads all files once, and writes the module too.
    private static let commonFlags = [
        "-wmo", "-no-emit-module-separately-wmo", "-parse-as-library", "-package-name", "swift-archiving",
    ]

    /// The settings of the package's own targets.
    public static let packageFlags = ["-swift-version", "6"] + features

    /// The upcoming features that the package's own targets enable.
    public static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    /// Runs a program and returns what it printed.
    public func run(_ program: String, _ arguments: [String]) async throws -> String {
        let run = try await ExternalProcess.command([program] + arguments, in: folder)
        guard run.exitCode == 0 else {
            throw ProgramError(
                description: "\(program) ended with \(run.exitCode):\n\((run.output + run.errors).prefix(8000))")
        }
        return run.output + run.errors
    }
}
