// Runs the tool that was built with the tests.

import Foundation
import TestSupport
import Testing

typealias ToolRun = ExternalProcess

extension ToolRun {
    /// Runs the `coding` that was built with the tests.
    static func coding(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
    ) async throws -> ToolRun {
        try await run(try tool, arguments, in: folder, environment: environment)
    }

    /// The folder that `coding` lies in, for shells to find it.
    static var toolFolder: String {
        get throws { try tool.deletingLastPathComponent().path(percentEncoded: false) }
    }

    /// The tool lies beside the test bundle, or some folders above where the bundle is one on Apple's systems.
    static var tool: URL {
        get throws {
            let starts =
                [Bundle.main.executableURL, Bundle.main.bundleURL]
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
