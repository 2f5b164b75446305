// Programs of others that tests run against, where they are installed.

import Foundation
import Testing

/// A program on the search path.
struct PeerExecutable: Sendable {
    let url: URL

    /// Finds a program by its name; `nil` where it is not installed.
    init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { URL(filePath: String($0)).appending(path: name) }
        guard let url = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        self.url = url
    }

    /// Runs the program on a file with the input, and gives the file that it wrote.
    func run(input: Data, _ arguments: (_ input: String, _ output: String) -> [String]) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appending(path: "PeerExecutable-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (inputFile, outputFile) = (folder.appending(path: "input"), folder.appending(path: "output"))
        try input.write(to: inputFile)
        let process = Process()
        process.executableURL = url
        process.arguments = arguments(inputFile.path, outputFile.path)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(url.lastPathComponent) failed")
        return try Data(contentsOf: outputFile)
    }

    /// What the program prints when it is run with some arguments.
    func printed(_ arguments: String...) -> String {
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
