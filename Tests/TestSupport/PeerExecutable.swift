// External programs that tests compare with, if they are installed.

public import Foundation
import Testing

/// A program on the search path.
public struct PeerExecutable: Sendable {
    private let url: URL

    /// Python 3; `nil` if it is not installed.
    public static let python = PeerExecutable(named: "python3")

    /// Finds a program by its name; `nil` if it is not installed.
    public init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { URL(filePath: String($0)).appending(path: name) }
        guard let url = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        self.url = url
    }

    /// Runs the program on a file with the input, and returns the file that it wrote.
    public func run(input: Data, _ arguments: (_ input: String, _ output: String) -> [String]) throws -> Data {
        let folder = try TemporaryFolder()
        try input.write(to: folder.url.appending(path: "input"))
        let process = Process()
        process.executableURL = url
        process.arguments = arguments(folder.path(of: "input"), folder.path(of: "output"))
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(url.lastPathComponent) failed")
        return try Data(contentsOf: folder.url.appending(path: "output"))
    }

    /// Runs a Python script that reads the file `sys.argv[1]` and writes the file `sys.argv[2]`, which it returns.
    public static func python(_ script: String, input: Data = Data()) throws -> Data {
        try #require(python).run(input: input) { ["-c", script, $0, $1] }
    }

    /// What the program prints when it is run with some arguments.
    public func printed(_ arguments: String...) -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = url
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return "" }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
