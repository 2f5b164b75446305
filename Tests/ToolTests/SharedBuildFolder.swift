// One folder for all packages that the plugin's tests build one after another, so that the tool and the runtime are
// compiled once for each of SwiftPM's build systems, and not once for each test.
//
//     swift-archiving ──▶ this package
//     Team                the package of the test that runs, called like the README's
//         .build, …       what was built, of this package and of all tests before
//     Geography, …        what else the test has

import Foundation
import TestSupport
import Testing

/// Keeps the folder while a suite and those inside it run.
struct SharedBuildFolder: SuiteTrait, TestScoping {
    @TaskLocal static var current: TemporaryFolder?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "swift-archiving"),
            withDestinationPath: DocumentationFiles.package.path(percentEncoded: false))
        try await Self.$current.withValue(folder) { try await function() }
    }
}

extension Trait where Self == SharedBuildFolder {
    /// Tests one after another in one folder, with what those before have compiled.
    static var sharedBuildFolder: Self { SharedBuildFolder() }
}
