// Builds a package that uses the plugin, with ARCHIVING_THOROUGH=1 under each of SwiftPM's build systems. Takes half a
// minute, and two more for the tool where no test before this one has built it.

import Foundation
import TestSupport
import Testing

@Suite("The build plugin", .integration, .serialized, .sharedBuildFolder)
struct PluginTests {
    /// The plugin and the runtime as a package elsewhere uses them.
    static let manifest = """
        // swift-tools-version: 6.2

        import PackageDescription

        let runtime: Target.Dependency = .product(name: "Archiving", package: "swift-archiving")
        let plugin: Target.PluginUsage = .plugin(name: "CodingPlugin", package: "swift-archiving")

        let package = Package(
            name: "Consumer",
            platforms: [.macOS(.v13)],
            dependencies: [
                .package(name: "swift-archiving", path: "../swift-archiving"),
                .package(path: "../Geography"),
            ],
            targets: [
                .target(
                    name: "Core",
                    dependencies: [runtime, .product(name: "Geography", package: "Geography")],
                    plugins: [plugin]
                ),
                .executableTarget(name: "The App", dependencies: [runtime, "Core"], plugins: [plugin]),
                .target(name: "NoSchema", plugins: [plugin]),
            ]
        )
        """

    static let geographyManifest = """
        // swift-tools-version: 6.2

        import PackageDescription

        let package = Package(
            name: "Geography",
            platforms: [.macOS(.v13)],
            products: [.library(name: "Geography", targets: ["Geography"])],
            dependencies: [.package(name: "swift-archiving", path: "../swift-archiving")],
            targets: [
                .target(
                    name: "Geography",
                    dependencies: [.product(name: "Archiving", package: "swift-archiving")],
                    plugins: [.plugin(name: "CodingPlugin", package: "swift-archiving")]
                ),
            ]
        )
        """

    static let shape = "Sources/Core/Shape.coding"

    static let geography = [
        "Geography/Package.swift": geographyManifest,
        "Geography/Sources/Geography/Geography.swift": "",
        "Geography/Sources/Geography/Address.coding":
            "access public\nclass Address {\n    var street: String\n}\n",
    ]

    static let files = [
        "Package.swift": manifest,
        "Sources/Core/Core.swift": "",
        shape:
            "import Geography\naccess public\nopen class Shape {\n    var place: Address?\n}\n",
        "Sources/Core/Round/Shape.coding":
            "access public\nclass Circle: Shape {\n    var radius: Double\n}\n",
        "Sources/NoSchema/NoSchema.swift": "",
        "Sources/The App/a_b/Model.coding":
            "import Core\nclass Square: Shape {\n    var side: Double\n}\n",
        "Sources/The App/a/b_Model.coding": "class Second {\n    var name: String\n}\n",
        "Sources/The App/a+b_Model.coding": "class Third {\n    var name: String\n}\n",
        "Sources/The App/a/b =é/Model.coding": "class Fourth {\n    var name: String\n}\n",
        "Sources/The App/main.swift": """
        import Archiving
        import Core

        let classes: [any Coding.Type] = [
            Shape.self, Circle.self, Square.self, Second.self, Third.self, Fourth.self,
        ]
        print(classes.map { "\\($0)" }.joined(separator: " "))
        """,
    ]

    @Test(
        "A package builds without configuration, and rebuilds no more than what changed",
        .timeLimit(.minutes(10)),
        arguments: ConsumerPackage.buildSystems
    )
    func consumer(buildSystem: String) async throws {
        let package = try ConsumerPackage(Self.files, beside: Self.geography)
        let build = Build(package: package, system: buildSystem)
        try await cleanBuild(build)
        try await unchangedBuild(build)
        try await removedSchema(build)
        try await mistakeInSchema(build)
    }

    private func cleanBuild(_ build: Build) async throws {
        let clean = try await build.run()
        try #require(clean.exitCode == 0, "\(clean.lines(containing: "error:"))")
        #expect(build.generating(clean) == ["Core", "Geography", "The_App"])
        #expect(clean.lines(containing: "unhandled") == [])
        let program = try build.package.program("The App", build.system)
        let run = try await ToolRun.command([program], in: build.package.folder)
        #expect(run.output == "Shape Circle Square Second Third Fourth\n")
    }

    private func unchangedBuild(_ build: Build) async throws {
        // SwiftPM's native system links a tool that it has just built once more, and so runs it once more.
        #expect(try await build.run().exitCode == 0)
        let unchanged = try await build.run()
        #expect(unchanged.exitCode == 0)
        #expect(build.generating(unchanged) == [])

        let before = try build.compiled()
        #expect(!before.isEmpty)
        try build.package.write(try build.package.text(of: Self.shape), to: Self.shape)
        let touched = try await build.run()
        #expect(touched.exitCode == 0)
        #expect(build.generating(touched) == ["Core", "The_App"])
        #expect(try build.compiled() == before)
    }

    private func removedSchema(_ build: Build) async throws {
        try build.package.remove("Sources/The App/a/b_Model.coding")
        try build.package.write("print(\"no classes\")\n", to: "Sources/The App/main.swift")
        let removed = try await build.run()
        #expect(removed.exitCode == 0, "\(removed.lines(containing: "error:"))")
        #expect(build.generating(removed).contains("The_App"))
    }

    private func mistakeInSchema(_ build: Build) async throws {
        let text = try build.package.text(of: Self.shape)
        try build.package.write(text.replacingOccurrences(of: "place: Address", with: "place: Adress"), to: Self.shape)
        let wrong = try await build.run()
        #expect(wrong.exitCode != 0)
        let messages = wrong.lines(containing: "error:")
        #expect(messages.count { $0.contains("\(Self.shape):4:16: error: ") } == 1, "\(messages)")
    }
}

/// Builds of the consumer with one of the build systems.
private struct Build {
    let package: ConsumerPackage
    let system: String

    func run() async throws -> ToolRun { try await package.build(system) }

    /// The modules that a build generated code for, sorted.
    func generating(_ build: ToolRun) -> [String] {
        let modules = build.lines(containing: "generate").flatMap { line in
            line.matches(of: /generate --module (\w+)/).map { String($0.1) }
        }
        return Set(modules).sorted()
    }

    /// The object files of the consumer's modules with their dates.
    func compiled() throws -> [String: FileStamp] {
        let paths = package.built(".o", system) + package.built(".swiftmodule", system)
        return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try package.folder.stamp(of: $0)) })
    }
}
