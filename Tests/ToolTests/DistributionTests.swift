// Builds a package with the plugin and the prebuilt tool, as Scripts/make-distribution assembles them. The tool is that of
// the tests; the thorough run builds the one that is distributed, which takes some minutes.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, since what they have compiled of the runtime serves here too.
extension PluginTests {
    @Suite("The plugin with a prebuilt tool")
    struct DistributionTests {
        static let files = [
            "Package.swift": """
            // swift-tools-version: 6.2

            import PackageDescription

            let package = Package(
                name: "Consumer",
                platforms: [.macOS(.v13)],
                dependencies: [
                    .package(name: "swift-archiving", path: "../swift-archiving"),
                    .package(path: "../swift-archiving-plugins"),
                ],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [.product(name: "Archiving", package: "swift-archiving")],
                        plugins: [.plugin(name: "PrebuiltCodingPlugin", package: "swift-archiving-plugins")]
                    )
                ]
            )
            """,
            "Sources/App/Person.coding": "class Person {\n    var name: String\n}\n",
            "Sources/App/main.swift": """
            import Archiving

            let archive = try KeyedArchiver.archivedData(withRootObject: Person(name: "Ada"))
            print(try KeyedUnarchiver.unarchivedObject(ofClass: Person.self, from: archive).name)
            """,
        ]

        @Test("A package builds without compiling the tool, and its command plugins run", .timeLimit(.minutes(45)))
        func adopter() async throws {
            let package = try ConsumerPackage(Self.files)
            try await assembleDistribution(beside: package)

            // What the tests before have compiled of the tool is out of reach.
            let tool = package.built("/CodingSchema.swiftmodule").map(package.folder.path(of:))
            for path in tool { try FileManager.default.moveItem(atPath: path, toPath: path + ".aside") }
            let build = try await package.build()
            try #require(build.exitCode == 0, "\(build.lines(containing: "error:"))")
            #expect(package.built("/CodingSchema.swiftmodule") == [])
            for path in tool { try FileManager.default.moveItem(atPath: path + ".aside", toPath: path) }

            let program = try await package.run([try package.program("App")])
            #expect(program.output == "Ada\n")

            let check = try await package.command("prebuilt-coding", "check")
            #expect(check.exitCode == 0, "\(check.lines)")
        }

        /// Puts the distribution next to the package.
        private func assembleDistribution(beside package: ConsumerPackage) async throws {
            let scripts = DocumentationFiles.package.appending(path: "Scripts").path(percentEncoded: false)
            let tools = package.folder.path(of: "tools")
            let tool = IntegrationRing.isThorough ? [] : ["--tool", try ToolRun.tool.path(percentEncoded: false)]
            let build = try await package.run(["\(scripts)/build-tools"] + tool + [tools])
            try #require(build.exitCode == 0, "\(build.lines.suffix(20))")
            let plugins = package.folder.path(of: "swift-archiving-plugins")
            let assembly = try await package.run(["\(scripts)/make-distribution", "--tools", tools, plugins])
            try #require(assembly.exitCode == 0, "\(assembly.lines)")
        }
    }
}
