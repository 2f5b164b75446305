// Runs git and returns its output.

import CodingCommandLine
import SchemaCommands
import Foundation

struct GitProcess {
    let exitCode: Int32
    let output: Data
    let errors: String
    let forgetsCaller: Bool

    /// Runs git in a folder, without a shell.
    ///
    /// - Parameters:
    ///   - forgetsCaller: whether git finds the repository from the folder alone. A hook's environment names the
    ///     repository that it runs for.
    ///   - input: git's standard input.
    init(
        _ arguments: [String], in folder: String, forgetsCaller: Bool, input: FileHandle = .nullDevice
    ) throws(ToolError) {
        #if canImport(Darwin) && !os(macOS) || os(WASI)
        // The package builds there, but the tool is not for these systems.
        throw ToolError("cannot run git on this system")
        #else
        self.forgetsCaller = forgetsCaller
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Self.program)
        process.arguments = ["--no-pager", "--no-optional-locks", "--literal-pathspecs"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        if forgetsCaller {
            let local = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
            process.environment = ProcessInfo.processInfo.environment.filter { !local.contains($0.key) }
        }
        let output = Pipe()
        let errors = try Self.scratchFile(Data())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try ToolError.trying(to: "run", "git") { try process.run() }
        self.output = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try? errors.seek(toOffset: 0)
        self.errors = String(decoding: errors.readDataToEndOfFile(), as: UTF8.self)
        self.exitCode = process.terminationReason == .exit ? process.terminationStatus : -1
        #endif
    }

    /// An open file without a name, which the system removes when it is closed. With pipes, git could wait for a reader
    /// of one while the tool waits for the other, and writing to a git that has exited would end the tool.
    static func scratchFile(_ content: Data) throws(ToolError) -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appending(path: "coding-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        return try ToolError.trying(to: "write", file.path(percentEncoded: false)) {
            try content.write(to: file)
            return try FileHandle(forUpdating: file)
        }
    }

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The path that git printed, with all links resolved.
    var path: [String] { RealPath.components(of: text.hasSuffix("\n") ? String(text.dropLast()) : text) }

    /// Git's error, on one line and without its label.
    var words: String {
        let line = errors.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("hint:") }.map(String.init) ?? ""
        let text = ["fatal: ", "error: "].first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) } ?? line
        return text.isEmpty ? "exit code \(exitCode)" : text
    }

    private static var program: String {
        get throws(ToolError) {
            // Windows calls it 'Path'.
            let searchPath = ProcessInfo.processInfo.environment.first { $0.key.uppercased() == "PATH" }?.value ?? ""
            for path in FilePath.candidates(ofProgram: "git", in: searchPath) {
                if FilePath.isFolder(path) == false, FileManager.default.isExecutableFile(atPath: path) { return path }
            }
            throw ToolError(
                "cannot run git: 'git' was not found in PATH",
                help: "without git, compare with a lock file: '\(Option.against.name) LOCK'")
        }
    }
}
