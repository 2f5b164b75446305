// Measurements in processes of their own, so that memory and heap are their own too.

import Foundation

/// Starts processes and waits for them.
enum ChildProcess {
    /// What a program prints; throws where it fails.
    static func output(of program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure.peerFailed }
        return data
    }

    /// Measures a case in a process that is this program once more.
    static func measurement(of measured: Case, _ scale: Scale) throws -> Measurement {
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let data = try output(of: program, ["--case"] + measured.arguments + ["--scale", scale.rawValue])
        return try JSONDecoder().decode(Measurement.self, from: data)
    }
}
