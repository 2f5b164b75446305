// A package with frozen archives, from nothing: its tests are compiled and read what was frozen, record what only Swift
// knows, and fail where a class reads otherwise. Takes a minute; with ARCHIVING_THOROUGH=1, for all golden schemas, some
// more.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, since what they have compiled of the runtime serves here too.
extension PluginTests {
    @Suite("A package with frozen archives")
    struct FrozenPackageTests {
        /// What a golden schema imports.
        private static let imports = [
            "Payroll": ["Geography"], "Access": ["Geography"], "Shared": ["Geography"], "Extensions": ["Clauses"],
            "Composed": ["Structures"],
        ]

        private static let golden = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "CodingGeneratorTests/Golden")

        private static func modules() throws -> [String] {
            guard IntegrationRing.isThorough else { return ["Clauses", "Geography", "Payroll", "Unions"] }
            return try FileManager.default.contentsOfDirectory(atPath: golden.path(percentEncoded: false))
                .filter { $0.hasSuffix(".coding") }.map { String($0.dropLast(".coding".count)) }.sorted()
        }

        private static func manifest(of modules: [String]) -> String {
            let archiving = ".product(name: \"Archiving\", package: \"swift-archiving\")"
            let targets = modules.map { module in
                let names = (imports[module] ?? []).map { "\"\($0)\", " }.joined()
                return """
                    .target(name: "\(module)", dependencies: [\(names)\(archiving)]),
                    .testTarget(
                        name: "\(module)Tests", dependencies: ["\(module)", \(archiving)], exclude: ["Archives"]),
                    """
            }
            return """
                // swift-tools-version: 6.2

                import PackageDescription

                let package = Package(
                    name: "Consumer",
                    platforms: [.macOS(.v13)],
                    dependencies: [.package(name: "swift-archiving", path: "../swift-archiving")],
                    targets: [
                \(targets.joined(separator: "\n"))
                    ]
                )

                for target in package.targets {
                    target.swiftSettings = [
                        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
                    ]
                    // What a new app's targets say.
                    if target.isTest { target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }
                }

                """
        }

        @Test("Its tests read every archive, and say what differs", .timeLimit(.minutes(20)))
        func freezes() async throws {
            let modules = try Self.modules()
            let package = try ConsumerPackage(["Package.swift": Self.manifest(of: modules)])
            for module in modules { try await freeze(module, in: package) }

            let first = try await package.test()
            try #require(first.exitCode == 0, "\(first.problems)")
            try await record(package)
            try await differ(package)
        }

        /// The module's generated sources and the frozen archives of its schema.
        private func freeze(_ module: String, in package: ConsumerPackage) async throws {
            for name in ["\(module).coding.swift", "\(module)CodingClasses.swift", "\(module)+Functions.swift"] {
                guard let text = try? Data(contentsOf: Self.golden.appending(path: name)) else { continue }
                try package.write(String(decoding: text, as: UTF8.self), to: "Sources/\(module)/\(name)")
            }
            func path(_ name: String) -> String {
                Self.golden.appending(path: "\(name).coding").path(percentEncoded: false)
            }
            let imports = (Self.imports[module] ?? []).flatMap { ["--import", "\($0)=\(path($0))"] }
            let run = try await ToolRun.coding(
                ["freeze", path(module), "--module", module, "--tests", "Team/Tests/\(module)Tests", "--quiet"]
                    + imports, in: package.folder)
            try #require(run.exitCode == 0, "\(module): \(run.errors)")
        }

        /// What only Swift knows is written down, and holds from then on.
        private func record(_ package: ConsumerPackage) async throws {
            let names = package.names(in: "Tests/ClausesTests/Archives").filter { $0.hasSuffix(".expected") }
            let paths = names.map { "Tests/ClausesTests/Archives/\($0)" }
            #expect(try paths.contains { try package.text(of: $0).contains(" = ?\n") }, "there is something to record")
            let recording = try await package.test(["CODING_RECORD": "1"])
            #expect(recording.exitCode == 0, "\(recording.problems)")
            #expect(try !paths.contains { try package.text(of: $0).contains(" = ?\n") })
        }

        /// A value that reading does not give, one that is not expected, and an archive that no test reads.
        private func differ(_ package: ConsumerPackage) async throws {
            let path = "Tests/GeographyTests/Archives/Place.v0.expected"
            let text = try package.text(of: path)
            let line = try #require(text.split(separator: "\n").first { $0.contains(" = ") })
            try package.write(text.replacingOccurrences(of: line, with: "root.other = 7"), to: path)
            // The class has no such property any more.
            let tests = "Tests/GeographyTests/FrozenArchivesTests.swift"
            let fields = "\"Geography.Place\": [\n"
            let changed = try package.text(of: tests).replacingOccurrences(of: fields, with: fields + "\"other\",\n")
            try package.write(changed, to: tests)
            try package.write("", to: "Tests/GeographyTests/Archives/Gone.v0.archive")
            let run = try await package.test()
            #expect(run.exitCode != 0)
            let said = run.output + run.errors
            #expect(said.contains("expected root.other = 7, found nothing"))
            #expect(said.contains("found \(line)"))
            #expect(said.contains("Gone.v0.archive"))
            // What was recorded holds.
            let issues = run.lines(containing: "recorded an issue")
            #expect(issues.count == 2, "\(run.problems)")
        }
    }
}

extension ToolRun {
    /// What went wrong, without the rest of the transcript.
    fileprivate var problems: String {
        let lines = self.lines.filter { $0.contains("error:") || $0.contains("✘") }
        return lines.prefix(20).joined(separator: "\n")
    }
}
