// Calls about the targets of a package, which a command plugin describes, or which the tool finds through the manifest.

import Foundation
import TestSupport
import Testing

@Suite("Targets of a package")
struct CommandPluginTests {
    /// A target of the package, whose files are those that SwiftPM would find in its folder.
    struct Target: Sendable {
        let name: String
        var imports: [String] = []

        /// Schemas that the package excludes.
        var excluded = ""
    }

    static let targets = [
        Target(name: "The App", imports: ["Core", "Far"]),
        Target(name: "Core", imports: ["Far"]),
        Target(name: "Plain", excluded: "Schemas"),
        Target(name: "Empty"),
    ]

    /// How the tool knows the package.
    enum Caller: CaseIterable, Sendable {
        case manifest, plugin
    }

    static let files = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Several", products: [.library(name: "Core", targets: ["Core"])],
            dependencies: [.package(path: "Distance"), .package(url: "https://example.org/gone.git", from: "1.0.0")],
            targets: [
                /* .target(name: "Comment") */
                .executableTarget(name: "The App", dependencies: [.target(name: "Core")]),
                .target(name: "Core", dependencies: [.product(name: "FarAway", package: "Distance"), "Gone"]),
                .target(name: "Plain", exclude: ["Schemas"]),
                .target(name: "Empty"),
            ])
        """,
        "Distance/Package.swift": """
        let package = Package(
            name: "Distance", products: [.library(name: "FarAway", targets: ["Far"])],
            targets: [.target(name: "Far", path: ".")])
        """,
        "Distance/Far.coding": "access public\n\nclass Far {\n    var name: String\n}\n",
        "Sources/Core/Shape.coding":
            "import Far\n\naccess public\n\nopen class Shape, prefix \"s\" {\n    var far: Far?\n}\n",
        "Sources/Core/Round/Circle.coding": "access public\n\nclass Circle: Shape {\n    var radius: Double\n}\n",
        "Sources/The App/Model.coding": "import Core\n\nclass Square: Shape {\n    var side: Double\n}\n",
        "Sources/Plain/Schemas/Plain.coding": "class Plain {\n    var name: String\n}\n",
        "Sources/Empty/Empty.swift": "",
    ]

    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.files { try folder.write(text, to: path) }
        return folder
    }

    /// Calls the tool with these words.
    private func call(_ caller: Caller, _ words: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await call(caller, words, in: folder)
    }

    private func call(_ caller: Caller, _ words: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        if caller == .manifest { return try await ToolRun.coding(words, in: folder) }
        try folder.write(try description(of: folder), to: ".description/package.json")
        return try await ToolRun.coding(["--package", ".description/package.json"] + words, in: folder)
    }

    private func description(of folder: TemporaryFolder) throws -> String {
        let targets: [[String: Any]] = try Self.targets.map { target in
            let start = "Sources/\(target.name)"
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(of: start))
                .filter { target.excluded.isEmpty || !$0.hasPrefix(target.excluded) }.sorted()
                .map { folder.path(of: "\(start)/\($0)") }
            return [
                "name": target.name, "module": target.name.replacing(" ", with: "_"),
                "folder": folder.path(of: start) + "/", "files": paths, "imports": target.imports,
                "output": "Generated",
            ]
        }
        let far: [String: Any] = [
            "name": "Far", "module": "Far", "package": "Distance", "folder": folder.path(of: "Distance") + "/",
            "files": [folder.path(of: "Distance/Far.coding")], "imports": [String](),
            "output": "Generated",
        ]
        let content = try JSONSerialization.data(withJSONObject: ["targets": targets + [far]])
        return String(decoding: content, as: UTF8.self)
    }

    @Test(
        "Without a name all targets with schemas are written, and from then on those that hold generated files",
        arguments: Caller.allCases)
    func allTargets(_ caller: Caller) async throws {
        let folder = try package()
        let first = try await call(caller, "generate-coding", in: folder)
        #expect(first.errors == "")
        #expect(
            first.output == """
                Core: 3 written, 0 unchanged in 'Sources/Core/Generated'
                The_App: 2 written, 0 unchanged in 'Sources/The App/Generated'

                """)
        #expect(
            folder.names(in: "Sources/Core/Generated") == [
                "CoreCodingClasses.swift", "Round+Circle.coding.swift", "Shape.coding.swift",
            ])
        try folder.remove("Sources/Core/Generated")
        let model = try folder.text(of: "Sources/The App/Model.coding")
        try folder.write(model.replacing("side", with: "width"), to: "Sources/The App/Model.coding")
        let second = try await call(caller, "generate-coding", in: folder)
        #expect(second.output == "The_App: 1 written, 1 unchanged in 'Sources/The App/Generated'\n")
        #expect(folder.names(in: "Sources/Core/Generated") == [])
    }

    @Test(
        "A target that is named is written, by its name or its module's", arguments: Caller.allCases,
        ["The App", "The_App"])
    func namedTarget(_ caller: Caller, name: String) async throws {
        let folder = try package()
        let run = try await call(caller, "generate-coding", "--target", name, "--quiet", in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output + run.errors == "")
        #expect(folder.names(in: "Sources/Core/Generated") == [])
        let generated = folder.names(in: "Sources/The App/Generated")
        #expect(generated == ["Model.coding.swift", "The_AppCodingClasses.swift"])
    }

    @Test(
        "Schemas that the package excludes are found where the target is named or holds generated files",
        arguments: Caller.allCases)
    func excludedSchemas(_ caller: Caller) async throws {
        let folder = try package()
        #expect(try await call(caller, "generate-coding", "--target", "Plain", in: folder).exitCode == 0)
        let names = ["PlainCodingClasses.swift", "Schemas+Plain.coding.swift"]
        #expect(folder.names(in: "Sources/Plain/Generated") == names)
        let check = try await call(caller, "generate", "--check", in: folder)
        #expect(check.exitCode == 0)
        #expect(check.output + check.errors == "")
        try folder.write("class Plain {\n    var title: String\n}\n", to: "Sources/Plain/Schemas/Plain.coding")
        #expect(try await call(caller, "generate", "--check", in: folder).exitCode == 1)
    }

    @Test("What lies in another folder of the target stays there, until a folder is named", arguments: Caller.allCases)
    func movedFolder(_ caller: Caller) async throws {
        let folder = try package()
        let moved = "Sources/Core/Model/Swift"
        #expect(
            try await call(caller, "generate-coding", "--target=Core", "--output", "Model/Swift", in: folder).exitCode
                == 0)
        let names = folder.names(in: moved)
        #expect(names.count == 3)
        try folder.remove("Sources/Core/Round/Circle.coding")
        let again = try await call(caller, "generate-coding", in: folder)
        #expect(again.output == "Core: 1 written, 1 unchanged, 1 removed in '\(moved)'\n")
        let back = try await call(caller, "generate-coding", "--output", "Generated", in: folder)
        #expect(back.output == "Core: 2 written, 0 unchanged, 2 removed in 'Sources/Core/Generated'\n")
        #expect(folder.names(in: moved) == [])
    }

    @Test("When a target's last schema is gone, its generated files go too", arguments: Caller.allCases)
    func lastSchema(_ caller: Caller) async throws {
        let folder = try package()
        #expect(try await call(caller, "generate-coding", in: folder).exitCode == 0)
        try folder.remove("Sources/The App/Model.coding")
        let check = try await call(caller, "generate", "--check", in: folder)
        #expect(check.exitCode == 1)
        let generated = "Sources/The App/Generated"
        for name in ["Model.coding.swift", "The_AppCodingClasses.swift"] {
            let message =
                "\(generated)/\(name):1:1: error: generated file without a schema in 'The_App': "
                + "run '\(caller == .plugin ? "swift package generate-coding" : "coding generate") --target \"The App\"', or remove it\n"
            #expect(check.errors.contains(message), "\(check.errors)")
        }
        #expect(try await call(caller, "generate-coding", in: folder).exitCode == 0)
        #expect(folder.names(in: generated) == [])
    }

    @Test("A file that was moved by hand is found, and one that is there twice is an error", arguments: Caller.allCases)
    func movedFile(_ caller: Caller) async throws {
        let folder = try package()
        #expect(try await call(caller, "generate-coding", in: folder).exitCode == 0)
        let text = try folder.text(of: "Sources/Core/Generated/Shape.coding.swift")
        let moved = "Sources/Core/Elsewhere/Shape.coding.swift"
        try folder.write(text, to: moved)
        let twice = try await call(caller, "generate", "--check", in: folder)
        #expect(twice.exitCode == 1)
        let message = "\(moved):1:1: error: duplicate generated file 'Shape.coding.swift'"
        #expect(twice.errors.hasPrefix(message), "\(twice.errors)")
        try folder.remove("Sources/Core/Generated/Shape.coding.swift")
        #expect(try await call(caller, "generate", "--check", in: folder).exitCode == 0)
        #expect(try await call(caller, "generate-coding", in: folder).exitCode == 0)
        #expect(folder.names(in: "Sources/Core/Elsewhere") == [])
        #expect(try folder.text(of: "Sources/Core/Generated/Shape.coding.swift") == text)
    }

    @Test("The check of one target's error does not hide another's", arguments: Caller.allCases)
    func errorsInTwoTargets(_ caller: Caller) async throws {
        let folder = try package()
        try folder.write("class Circle: Shape {\n    var radius: Doubel\n}\n", to: "Sources/Core/Round/Circle.coding")
        try folder.write("class Square {\n    var side: Dobule\n}\n", to: "Sources/The App/Model.coding")
        let run = try await call(caller, "check", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("Sources/Core/Round/Circle.coding:2:17: error: "))
        #expect(run.errors.contains("Sources/The App/Model.coding:2:15: error: "))
        let one = try await call(caller, "check", "--target", "Core", in: folder)
        #expect(one.errors.contains("Circle.coding") && !one.errors.contains("Model.coding"))
    }

    @Test("One target's schema is printed, also where there are several", arguments: Caller.allCases)
    func schema(_ caller: Caller) async throws {
        let folder = try package()
        let run = try await call(caller, "schema", "--json", "--target", "The App", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("{") && run.output.contains("\"Square\""))
        let several = try await call(caller, "schema", "--json", in: folder)
        #expect(several.exitCode == 2)
        #expect(
            several.errors == """
                error: several targets have schemas: 'Core', 'The App'
                name one with '--target NAME'

                """)
    }

    @Test("All targets are reviewed together, or those that are named", arguments: Caller.allCases)
    func diff(_ caller: Caller) async throws {
        let folder = try package()
        for words in [["init", "--quiet"], ["add", "Sources"], ["commit", "--quiet", "--message", "First"]] {
            let author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
            #expect(try await ToolRun.command(["git"] + author + words, in: folder).exitCode == 0)
        }
        for path in ["Sources/Core/Round/Circle.coding", "Sources/The App/Model.coding"] {
            let text = try folder.text(of: path)
            try folder.write(text.replacing("Double\n", with: "Double\n    var note: String\n"), to: path)
        }
        let all = try await call(caller, "diff", "--git", "HEAD", "--fail-on", "breaking", in: folder)
        #expect(all.exitCode == 1, "\(all.errors)")
        #expect(all.output.contains("2 changes in 2 declarations: 2 breaking"), "\(all.output)")
        #expect(all.output.contains("Circle") && all.output.contains("Square"))
        let one = try await call(caller, "diff", "--target", "The App", "--git", "HEAD", "--json", in: folder)
        #expect(one.exitCode == 0, "\(one.errors)")
        #expect(one.output.contains("\"Square\"") && !one.output.contains("\"Circle\""))
        let files = try await call(caller, "diff", "Distance", "Distance", in: folder)
        #expect(files.exitCode == 0, "\(files.errors)")
    }

    @Test(
        "Who names files is taken at their word",
        arguments: Caller.allCases,
        [
            ["check", "Distance/Far.coding"], ["explain"], ["format", "--check", "Distance"], ["format", "--check"],
            ["--version"],
            ["generate-coding", "--help"], ["generate", "--help"], ["check", "--target", "Core", "--help"],
        ])
    func otherCalls(_ caller: Caller, words: [String]) async throws {
        let folder = try package()
        let run = try await call(caller, words, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.errors == "")
    }

    @Test(
        "A call that can't be meant says why",
        arguments: Caller.allCases,
        [
            (
                ["generate-coding", "--target", "Far"],
                "error: the target 'Far' belongs to another package: 'Distance'\n"
            ),
            (["generate-coding", "--target", "Cor"], "error: unknown target 'Cor'; did you mean 'Core'?\n"),
            (["generate-coding", "--target", "Empty"], "error: the target 'Empty' has no schema\n"),
            (["generate-coding", "Core"], "error: 'Core' is a target, not a file: write '--target Core'\n"),
            (
                ["check", "--target", "Core", "--module", "Core"],
                "error: '--target' and '--module' can't be combined\n"
            ),
            (["diff", "--git", "HEAD", "--target", "Core", "Sources"], "error: name either schemas or targets"),
            (
                ["sample", "--class", "Shape", "--output", "A"],
                "error: several targets have schemas: 'Core', 'The App'\n"
            ),
            (["why", "A", "name"], "error: several targets have schemas: 'Core', 'The App'\nname one with '--target"),
            (["freeze", "--target", "Core"], "error: no test target depends on 'Core'\n"),
            (["freeze", "--tests", "Tests"], "error: '--tests' is the folder of one target: 'Core', 'The App'\n"),
            (["generate-coding", "--output", "../Out"], "error: '../Out' is not in the folder of the target 'Core'"),
            (["generate-coding", "--output", "/Out"], "error: '/Out' is not in the folder of the target 'Core'"),
            (["generate", "--check"], "error: no target of the package has generated files\n"),
            (["generate-coding", "--check"], "error: no target of the package has generated files\n"),
            (["check", "--target", "Empty"], "error: the target 'Empty' has no schema\n"),
            (["check", "--target"], "error: '--target' needs a value"),
            (["check", "--target", "Core", "Distance"], "error: name either schemas or targets, not both\n"),
            (["explain", "--target", "Core"], "error: unknown option '--target'"),
            (["chekc"], "error: unknown command 'chekc'; did you mean 'check'?"),
        ])
    func wrongCalls(_ caller: Caller, call words: ([String], String)) async throws {
        let folder = try package()
        try folder.write(try description(of: folder), to: ".description/package.json")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let run = try await call(caller, words.0, in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix(words.1), "\(run.errors)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
    }

    @Test("Both command plugins describe packages in the same way")
    func samePlugins() throws {
        let texts = try ["CodingCommand", "GenerateCodingCommand"].map { plugin in
            let file = DocumentationFiles.package.appending(path: "Plugins/\(plugin)/PackageContents.swift")
            return try String(contentsOf: file, encoding: .utf8)
        }
        #expect(texts[0] == texts[1])
    }

    @Test("Text that is no package description is an error and no more")
    func brokenDescription() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{", to: "package.json")
        for words in [["--package"], ["--package", "package.json", "check"], ["--package", "gone", "check"]] {
            let run = try await ToolRun.coding(words, in: folder)
            #expect(run.exitCode == 2)
            #expect(run.errors.hasPrefix("error: "))
        }
    }
}
