// The manifest and the compilers whose own options it uses.

import Foundation
import TestSupport
import Testing

@Suite("Compilers")
struct CompilerTests {
    @Test(
        "A compiler that is newer than those tested gets no options of the compiler's own", arguments: [true, false])
    func options(isNewer: Bool) async throws {
        let folder = try TemporaryFolder()
        let manifest = try String(
            contentsOf: DocumentationFiles.package.appending(path: "Package.swift"), encoding: .utf8)
        let condition = "#if compiler(>=6.4)"
        #expect(manifest.contains(condition))
        // To the pretended manifest, this compiler is as new as the next one is to the real manifest.
        let pretended = isNewer ? manifest.replacing(condition, with: "#if compiler(>=6.0)") : manifest
        try folder.write(pretended, to: "Package.swift")
        let run = try await ExternalProcess.command(["swift", "package", "dump-package"], in: folder)
        try #require(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("-disable-debugger-shadow-copies") != isNewer)
    }
}
