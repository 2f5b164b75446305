// `coding init`: what it writes, what it adds to manifests of several shapes, and what it refuses.

import Foundation
import TestSupport
import Testing

@Suite("coding init")
struct InitTests {
    private static let product = ".product(name: \"Archiving\", package: \"swift-archiving\")"
    private static let plugin = ".plugin(name: \"CodingPlugin\", package: \"swift-archiving\")"

    /// A manifest, and what `--write` makes of it.
    static let manifests: [(before: String, after: String)] = [
        (
            "let package = Package(name: \"P\", targets: [.target(name: \"Model\")])\n",
            "let package = Package(name: \"P\", platforms: [.macOS(.v13), .iOS(.v16)], "
                + "dependencies: [.package(path: \"../swift-archiving\")], targets: ["
                + ".testTarget(name: \"ModelTests\", dependencies: [\"Model\", \(product)]), "
                + ".target(name: \"Model\", dependencies: [\(product)], plugins: [\(plugin)])])\n"
        ),
        (
            """
            let package = Package(
                name: "P",
                platforms: [.macOS(.v14)],
                dependencies: [
                    .package(url: "https://example.org/other.git", from: "1.0.0")
                ],
                targets: [
                    .executableTarget(name: "App", dependencies: [.target(name: "Model")]),
                    .target(
                        name: "Model",
                        dependencies: [],
                        path: "Sources/Model"
                    ),
                    .testTarget(name: "Tests", dependencies: ["Model"], path: "Tests"),
                ]
            )

            """,
            """
            let package = Package(
                name: "P",
                platforms: [.macOS(.v14)],
                dependencies: [
                    .package(path: "../swift-archiving"),
                    .package(url: "https://example.org/other.git", from: "1.0.0")
                ],
                targets: [
                    .executableTarget(name: "App", dependencies: [.target(name: "Model")]),
                    .target(
                        name: "Model",
                        dependencies: [\(product)],
                        path: "Sources/Model",
                        plugins: [\(plugin)]
                    ),
                    .testTarget(name: "Tests", dependencies: [\(product), "Model"], path: "Tests"),
                ]
            )

            """
        ),
    ]

    @Test("What is added precedes the arguments that follow the targets")
    func order() async throws {
        let folder = try package(
            "let package = Package(name: \"P\", targets: [.target(name: \"Model\")], swiftLanguageModes: [.v6])\n")
        let run = try await start("--target", "Model", "--write", "--dependency", "../swift-archiving", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(
            try folder.text(of: "P/Package.swift").hasPrefix(
                "let package = Package(name: \"P\", platforms: [.macOS(.v13), .iOS(.v16)], "
                    + "dependencies: [.package(path: \"../swift-archiving\")], targets: ["))
    }

    private func package(_ manifest: String, swift: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "P/Package.swift")
        try folder.write(swift, to: "P/Sources/Model/Model.swift")
        try folder.write("", to: "P/Sources/App/main.swift")
        return folder
    }

    private func start(_ words: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        let tool = try ToolRun.tool.path(percentEncoded: false)
        return try await ToolRun.command(["env", "-C", "P", tool, "init"] + words, in: folder)
    }

    @Test("With --write, the manifest gets what it lacks, and nothing twice", arguments: manifests)
    func writes(before: String, after: String) async throws {
        let folder = try package(before)
        let run = try await start(
            "--target", "Model", "--write", "--dependency", "../swift-archiving", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try folder.text(of: "P/Package.swift") == after)
        #expect(!run.output.contains("Add to"), "\(run.output)")
        let check = try await ToolRun.coding(["check", "P/Sources/Model"], in: folder)
        #expect(check.exitCode == 0 && check.errors == "", "\(check.errors)")
        try folder.remove("P/Sources/Model/Model.coding")
        let tests = folder.names(in: "P/Tests").contains("ModelTests") ? "P/Tests/ModelTests" : "P/Tests"
        try folder.remove("\(tests)/DocumentArchiveTests.swift")
        #expect(try await start("--target", "Model", "--write", in: folder).exitCode == 0)
        #expect(try folder.text(of: "P/Package.swift") == after)
    }

    @Test("Without it, the lines are printed, and only the schema and the test are written")
    func prints() async throws {
        let manifest = Self.manifests[0].before
        let folder = try package(manifest, swift: "struct Document {}\nfinal class Item {}\n")
        let run = try await start(in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try folder.text(of: "P/Package.swift") == manifest)
        let lines = [Self.product, Self.plugin, ".package(url: ", ".testTarget(name: \"ModelTests\""]
        for line in lines { #expect(run.output.contains(line), "\(run.output)") }
        // Names that the target has are not declared again.
        let schema = try folder.text(of: "P/Sources/Model/Model.coding")
        #expect(schema.contains("class Notebook {") && schema.contains("class Note {"))
        #expect(folder.names(in: "P/Tests/ModelTests") == ["NotebookArchiveTests.swift"])
        // The target has a schema and the test now, but the manifest still lacks the lines.
        let again = try await start(in: folder)
        #expect(again.exitCode == 0 && !again.output.contains("wrote"))
        for line in lines { #expect(again.output.contains(line), "\(again.output)") }
        #expect(folder.names(in: "P/Tests/ModelTests") == ["NotebookArchiveTests.swift"])
    }

    @Test("A target that has a schema gets what it lacks: a test target, which 'coding freeze' then finds")
    func completes() async throws {
        let folder = try package(Self.manifests[0].before)
        try folder.write("class Mine { var a: Int }\n", to: "P/Sources/Model/Mine.coding")
        let refused = try await ToolRun.command(
            ["env", "-C", "P", try ToolRun.tool.path(percentEncoded: false), "freeze", "--target", "Model"], in: folder)
        #expect(
            refused.errors == """
                error: no test target depends on 'Model'
                'coding init --target Model --write' adds one; or name a folder with '--tests DIR'

                """)
        let words = ["--target", "Model", "--write", "--dependency", "../swift-archiving"]
        let run = try await ToolRun.command(
            ["env", "-C", "P", try ToolRun.tool.path(percentEncoded: false), "init"] + words, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try folder.text(of: "P/Package.swift") == Self.manifests[0].after)
        #expect(folder.names(in: "P/Sources/Model") == ["Mine.coding", "Model.swift"])
        #expect(folder.names(in: "P/Tests/ModelTests") == ["ModelTests.swift"])
        let freeze = try await ToolRun.command(
            ["env", "-C", "P", try ToolRun.tool.path(percentEncoded: false), "freeze", "--target", "Model"], in: folder)
        #expect(freeze.exitCode == 0)
        #expect(
            freeze.errors
                == "note: SwiftPM warns about the archives until the target 'ModelTests' in Package.swift has "
                + "'exclude: [\"Archives\"]'\n")
        #expect(folder.names(in: "P/Tests/ModelTests").contains("Archives"))
        let again = try await start("--target", "Model", in: folder)
        #expect(again.exitCode == 0)
        #expect(again.errors == "note: the target 'Model' has a schema and a test target: nothing is missing\n")
        // SwiftPM ignores a test target whose folder has no sources.
        for name in ["ModelTests.swift", "FrozenArchivesTests.swift"] {
            try FileManager.default.removeItem(atPath: folder.path + "P/Tests/ModelTests/" + name)
        }
        let third = try await start("--target", "Model", in: folder)
        #expect(third.output == "init: wrote 'Tests/ModelTests/ModelTests.swift'\n")
    }

    @Test(
        "What can't be meant is an error, and nothing is written",
        arguments: [
            ([], "error: the package has several targets: 'App', 'Model'\n"),
            (["--target", "Modl"], "error: unknown target 'Modl'; did you mean 'Model'?\n"),
            (["--target", "Model", "--write"], "error: the package doesn't depend on swift-archiving yet\n"),
            (["Model"], "error: unexpected argument 'Model'\n"),
        ])
    func refuses(words: [String], message: String) async throws {
        let folder = try package(Self.manifests[1].before)
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let tool = try ToolRun.tool.path(percentEncoded: false)
        let run = try await ToolRun.command(["env", "-C", "P", tool, "init"] + words, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        #expect(try await ToolRun.coding(["init"], in: TemporaryFolder()).errors.hasPrefix("error: found no Package"))
    }

    @Test("A manifest that computes its targets gets what can be added, and the rest is printed")
    func computed() async throws {
        let manifest = "let package = Package(name: \"P\", platforms: [.macOS(.v13)], targets: targets)\n"
        let folder = try package(manifest)
        let run = try await start("--target", "Model", "--write", "--dependency", "../swift-archiving", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("Add to 'Package.swift':\n"), "\(run.output)")
        #expect(run.output.contains("plugins of 'Model': \(Self.plugin)\n"), "\(run.output)")
        #expect(
            try folder.text(of: "P/Package.swift").contains("dependencies: [.package(path: \"../swift-archiving\")]"))
    }
}
