// Builds a package that uses the plugin, from nothing, under each of SwiftPM's build systems. Takes a minute.

import Foundation
import Testing

@Suite("The build plugin", .serialized)
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
                .package(name: "swift-archiving", path: "../some other folder"),
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
            dependencies: [.package(name: "swift-archiving", path: "../some other folder")],
            targets: [
                .target(
                    name: "Geography",
                    dependencies: [.product(name: "Archiving", package: "swift-archiving")],
                    plugins: [.plugin(name: "CodingPlugin", package: "swift-archiving")]
                ),
            ]
        )
        """

    static let shape = "Consumer/Sources/Core/Shape.coding"

    static let files = [
        "Geography/Package.swift": geographyManifest,
        "Geography/Sources/Geography/Geography.swift": "",
        "Geography/Sources/Geography/Address.coding":
            "access public\nclass Address {\n    var street: String\n}\n",
        "Consumer/Package.swift": manifest,
        "Consumer/Sources/Core/Core.swift": "",
        shape:
            "import Geography\naccess public\nopen class Shape {\n    var place: Address?\n}\n",
        "Consumer/Sources/Core/Round/Shape.coding":
            "access public\nclass Circle: Shape {\n    var radius: Double\n}\n",
        "Consumer/Sources/NoSchema/NoSchema.swift": "",
        "Consumer/Sources/The App/a_b/Model.coding":
            "import Core\nclass Square: Shape {\n    var side: Double\n}\n",
        "Consumer/Sources/The App/a/b_Model.coding": "class Second {\n    var name: String\n}\n",
        "Consumer/Sources/The App/a+b_Model.coding": "class Third {\n    var name: String\n}\n",
        "Consumer/Sources/The App/a/b =é/Model.coding": "class Fourth {\n    var name: String\n}\n",
        "Consumer/Sources/The App/main.swift": """
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
        arguments: ["native", "swiftbuild"]
    )
    func consumer(buildSystem: String) async throws {
        let folder = try TemporaryFolder()
        for (path, text) in Self.files { try folder.write(text, to: path) }
        // A checkout may be called anything: the package must not count on the name of its folder.
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "some other folder"),
            withDestinationPath: packageFolder,
        )
        let build = Build(folder: folder, system: buildSystem)
        try await cleanBuild(build)
        try await unchangedBuild(build)
        try await removedSchema(build)
        try await mistakeInSchema(build)
    }

    private func cleanBuild(_ build: Build) async throws {
        let clean = try await build.run()
        try #require(clean.exitCode == 0, "\(clean.lines(with: "error:"))")
        #expect(build.generating(clean) == ["Core", "Geography", "The_App"])
        #expect(clean.lines(with: "unhandled") == [])
        let run = try await ToolRun.command([try build.product("The App")], in: build.folder)
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
        try build.folder.write(try build.folder.text(of: Self.shape), to: Self.shape)
        let touched = try await build.run()
        #expect(touched.exitCode == 0)
        #expect(build.generating(touched) == ["Core", "The_App"])
        #expect(try build.compiled() == before)
    }

    private func removedSchema(_ build: Build) async throws {
        try build.folder.remove("Consumer/Sources/The App/a/b_Model.coding")
        try build.folder.write("print(\"no classes\")\n", to: "Consumer/Sources/The App/main.swift")
        let removed = try await build.run()
        #expect(removed.exitCode == 0, "\(removed.lines(with: "error:"))")
        #expect(build.generating(removed).contains("The_App"))
    }

    private func mistakeInSchema(_ build: Build) async throws {
        let text = try build.folder.text(of: Self.shape)
        try build.folder.write(text.replacingOccurrences(of: "place: Address", with: "place: Adress"), to: Self.shape)
        let wrong = try await build.run()
        #expect(wrong.exitCode != 0)
        #expect(wrong.lines(with: "\(Self.shape):4:16: error: ").count == 1, "\(wrong.lines(with: "error:"))")
    }

    private var packageFolder: String {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .path(percentEncoded: false)
    }
}

/// Builds of the consumer in a folder.
private struct Build {
    let folder: TemporaryFolder
    let system: String

    func run() async throws -> ToolRun {
        let words = ["swift", "build", "--verbose", "--build-system", system]
        return try await ToolRun.command(
            words + ["--package-path", "Consumer", "--scratch-path", "build"],
            in: folder,
        )
    }

    /// The modules that a build generated code for, sorted.
    func generating(_ build: ToolRun) -> [String] {
        let modules = build.lines(with: "generate").flatMap { line in
            line.matches(of: /generate --module (\w+)/).map { String($0.1) }
        }
        return Set(modules).sorted()
    }

    /// The object files of the consumer's modules with their dates.
    func compiled() throws -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(of: "build"))
        for path in paths where path.hasSuffix(".o") || path.hasSuffix(".swiftmodule") {
            stamps[path] = try folder.stamp(of: "build/\(path)")
        }
        return stamps
    }

    /// The path of a program that was built.
    func product(_ name: String) throws -> String {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(of: "build"))
            .filter { $0.hasSuffix("/" + name) }
            .map { folder.path(of: "build/" + $0) }
        return try #require(paths.first(where: ToolRun.isProgram))
    }
}

extension ToolRun {
    /// The lines in which the program said something: a build's whole transcript is too long for a message.
    fileprivate func lines(with text: String) -> [String] {
        (output + errors).split(separator: "\n").map(String.init).filter { $0.contains(text) }
    }
}
