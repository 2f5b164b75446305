// Runs one test again in a separate process, whose hash tables have another seed.

#if os(Linux)
import Foundation
import Testing

/// Runs a test of this program in another process, with this run's random numbers, and waits for it.
///
/// - Parameters:
///   - test: the test, as `--filter` takes it.
///   - environment: what is added to the variables of this process.
public func runInAnotherProcess(_ test: String, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    process.environment = ProcessInfo.processInfo.environment
        .merging(["ARCHIVING_SEED": "\(RunSeed.first)"]) { _, new in new }
        .merging(environment) { _, new in new }
    // The standard error is that of this process, so that the reason of a failure is seen.
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(test) failed in another process")
}
#endif
