// The tool in a package: it finds the manifest, and from it modules, imports, test folders and the lock.

import Foundation
import TestSupport
import Testing

@Suite("The tool in a package")
struct PackageTargetsTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Easel",
            targets: [
                .target(name: "Style"),
                .target(name: "Extra"),
                .testTarget(name: "ExtraTests", dependencies: ["Extra"]),
                .target(name: "Model", dependencies: ["Style"], path: "Code/Model"),
                .testTarget(name: "StyleTests", dependencies: ["Style"], exclude: ["Archives"]),
                .testTarget(name: "DrawingTests", dependencies: ["Model"], exclude: ["Archives"]),
            ])
        """

    private static let files = [
        "Package.swift": manifest,
        "Sources/Style/Style.coding": "access public\n\nclass Font {\n    var size: Int\n}\n",
        "Code/Model/Drawing.coding": "import Style\n\nclass Drawing {\n    var font: Font?\n    var name: String\n}\n",
        // Modules that don't import each other have a class of this name.
        "Sources/Extra/Track.coding": "class Track {\n    var number: Int\n}\n", "Tests/ExtraTests/C.swift": "",
        "Code/Model/More/Track.coding": "class Track {\n    var title: String\n}\n",
        "Tests/StyleTests/A.swift": "", "Tests/DrawingTests/B.swift": "",
    ]

    private func package(_ changes: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
        return folder
    }

    private func run(_ words: String..., in folder: TemporaryFolder, below path: String = ".") async throws -> ToolRun {
        let tool = try ToolRun.tool.path(percentEncoded: false)
        return try await ToolRun.command(["env", "-C", path, tool] + words, in: folder)
    }

    private func commit(_ folder: TemporaryFolder) async throws {
        for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "First"]] {
            let author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
            #expect(try await ToolRun.command(["git"] + author + words, in: folder).exitCode == 0)
        }
    }

    @Test("Every command finds the modules and what they import, by target or by path")
    func modules() async throws {
        let folder = try package()
        let archive = "Drawing.archive"
        let calls = [
            ["check"], ["check", "--target", "Model"], ["check", "Code/Model"], ["check", "./Code/Model/"],
            ["schema", "--json", "--target", "Model"], ["schema", "--json", "Code/Model"],
            ["sample", "--target", "Model", "--class", "Drawing", "--output", archive],
            ["sample", "Code/Model", "--class", "Drawing", "--output", "Other.archive"],
            ["verify", archive, "--target", "Model"], ["verify", archive, "--schema", "Code/Model"],
            ["why", archive, "name", "--target", "Model"], ["why", archive, "name", "--schema", "Code/Model"],
            ["inspect", archive, "--target", "Model"], ["inspect", archive, "--schema", "Code/Model"],
            ["inspect", archive], ["rows", archive, "--class", "Drawing", "--csv", "--target", "Model"],
            ["rows", archive, "--class", "Drawing", "--schema", "Code/Model"],
            ["format", "--check", "--target", "Model", "--target", "Style"],
            ["generate", "Code/Model", "--output", "Out"],
        ]
        for words in calls {
            let run = try await ToolRun.coding(words, in: folder)
            #expect(run.exitCode == 0, "\(words): \(run.errors)")
        }
        let schema = try await run("schema", "--json", "Code/Model", in: folder)
        #expect(schema.output.contains("\"module\": \"Model\""), "\(schema.output.prefix(200))")
    }

    @Test("Below the folder of a target, that target is meant; elsewhere below the package, all are")
    func folders() async throws {
        let wrong = { (name: String) in "class \(name) {\n    var a: Nothing\n}\n" }
        let folder = try package([
            "Sources/Style/Wrong.coding": wrong("WrongStyle"), "Code/Model/Wrong.coding": wrong("WrongModel"),
        ])
        let inTarget = try await run("check", in: folder, below: "Code/Model/More")
        #expect(inTarget.exitCode == 1)
        #expect(inTarget.errors.contains("Code/Model/Wrong.coding:2:12: error"), "\(inTarget.errors)")
        #expect(!inTarget.errors.contains("Sources/Style"))
        let elsewhere = try await run("check", "--json", in: folder, below: "Tests")
        #expect(elsewhere.exitCode == 1)
        #expect(elsewhere.output.contains("Code/Model/Wrong.coding") && elsewhere.output.contains("Style/Wrong.coding"))
        let document = try JSONSerialization.jsonObject(with: Data(elsewhere.output.utf8))
        #expect(document is [String: Any])
    }

    @Test("A review of a package has all modules, even one without schemas by now")
    func diff() async throws {
        let folder = try package()
        try await commit(folder)
        try folder.write("class Track {\n    var name: String\n}\n", to: "Code/Model/More/Track.coding")
        try folder.remove("Sources/Style/Style.coding")
        try folder.write("class Drawing {\n    var name: String\n}\n", to: "Code/Model/Drawing.coding")
        let review = try await run("diff", "--git", "HEAD", in: folder)
        #expect(review.exitCode == 0 && review.errors == "", "\(review.errors)")
        for name in ["font", "Font", "title"] { #expect(review.output.contains("'\(name)'"), "\(name)") }
    }

    @Test("A review of one target reads what it imports, in the commit as in the folder")
    func diffOfOne() async throws {
        let folder = try package()
        try await commit(folder)
        try folder.write("class Track {\n    var name: String\n}\n", to: "Code/Model/More/Track.coding")
        try folder.write("access public\n\nclass Font {\n    var width: Int\n}\n", to: "Sources/Style/Style.coding")
        let check = { (words: [String]) async throws in
            let tool = try ToolRun.tool.path(percentEncoded: false)
            let run = try await ToolRun.command([tool, "diff", "--git", "HEAD"] + words, in: folder)
            #expect(run.exitCode == 0, "\(run.errors)")
            #expect(run.output.contains("'title'") && !run.output.contains("size"), "\(run.output)")
        }
        try await check(["--target", "Model"])
        try await check(["Code/Model"])
        // The commit has the imported schema in another file.
        try folder.write(try folder.text(of: "Sources/Style/Style.coding"), to: "Sources/Style/Fonts.coding")
        try folder.remove("Sources/Style/Style.coding")
        try await check(["--target", "Model"])
    }

    @Test("A name with a space is quoted in the call that a message suggests")
    func quotedName() async throws {
        let manifest = Self.manifest.replacing(
            ".target(name: \"Extra\"),", with: ".target(name: \"Extra\"), .target(name: \"An Extra\"),")
        let schema = "class Number {\n    var value: Int\n}\n"
        let folder = try package(["Package.swift": manifest, "Sources/An Extra/Number.coding": schema])
        let run = try await run("freeze", "--target", "An Extra", in: folder)
        #expect(run.errors.contains("'coding init --target \"An Extra\" --write' adds one"), "\(run.errors)")
    }

    @Test("A release is recorded for all targets, with the tests of each, or for none")
    func release() async throws {
        let folder = try package()
        let first = try await run("freeze", "--release", "1.0", in: folder, below: "Tests")
        #expect(first.exitCode == 0, "\(first.errors)")
        #expect(folder.names(in: "Tests/StyleTests/Archives").contains("Font.v0.archive"))
        #expect(folder.names(in: "Tests/DrawingTests/Archives").contains("Drawing.v0.archive"))
        let tests = try folder.text(of: "Tests/DrawingTests/FrozenArchivesTests.swift")
        #expect(tests.contains("@testable import Model\n"))
        let lock = try folder.text(of: "Baseline.coding-lock")
        #expect(lock.contains("Style") && lock.contains("Model"))

        // 'Style' could be released, 'Model' can't: a field was added to its frozen version.
        try folder.write(
            "access public\n\nclass Font, version 1 {\n    var size: Int\n    var bold: Bool? since 1\n}\n",
            to: "Sources/Style/Style.coding")
        try folder.write(
            "class Track {\n    var title: String\n    var year: Int = 0\n}\n", to: "Code/Model/More/Track.coding")
        let before = try folder.everything()
        let second = try await run("freeze", "--release", "2.0", in: folder)
        #expect(second.exitCode == 1)
        #expect(second.errors.contains("'year' was added to version 0 of 'Track'"), "\(second.errors)")
        #expect(try folder.everything() == before)
    }

    @Test("A class that moved to another module is imported by the tests that read it")
    func movedClass() async throws {
        let drawing = "import Style\n\nclass Drawing {\n    var pen: Pen?\n}\n"
        let folder = try package([
            "Code/Model/Font.coding": "class Pen {\n    var width: Int\n}\n", "Code/Model/Drawing.coding": drawing,
        ])
        #expect(try await run("freeze", in: folder).exitCode == 0)
        try folder.remove("Code/Model/Font.coding")
        let style = try folder.text(of: "Sources/Style/Style.coding")
        try folder.write(
            style + "\nclass Pen {\n    var width: Int\n}\n",
            to: "Sources/Style/Style.coding")
        let again = try await run("freeze", in: folder)
        #expect(again.exitCode == 0, "\(again.errors)")
        let tests = try folder.text(of: "Tests/DrawingTests/FrozenArchivesTests.swift")
        #expect(tests.contains("Style.Pen.self") && tests.contains("\nimport Style\n"), "\(tests)")
    }

    @Test("Targets that a manifest computes are those of its folders; the only one may be 'Sources' itself")
    func unusualManifests() async throws {
        let computed = "let package = Package(name: \"P\", targets: names.map { Target.target(name: $0) })\n"
        let folder = try package([
            "Package.swift": computed, "Sources/Model/D.coding": "import Style\nclass D {\n    var f: Font?\n}\n",
        ])
        let check = try await run("check", "--target", "Model", in: folder)
        #expect(check.exitCode == 0 && check.errors == "", "\(check.errors)")
        let only = try TemporaryFolder()
        try only.write("let package = Package(name: \"P\", targets: [.target(name: \"My Lib\")])", to: "Package.swift")
        try only.write("class D {\n    var f: Int\n}\n", to: "Sources/D.coding")
        let schema = try await ToolRun.coding(["schema", "--json"], in: only)
        #expect(schema.output.contains("\"My_Lib\""), "\(schema.errors)")
    }

    @Test("Without a package, targets are an error that says so")
    func noPackage() async throws {
        let folder = try TemporaryFolder()
        try folder.write("class D {\n    var f: Int\n}\n", to: "D.coding")
        let run = try await ToolRun.coding(["check", "--target", "D"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix("error: '--target' needs a package: found no Package.swift"), "\(run.errors)")
        #expect(try await ToolRun.coding(["check", "D.coding"], in: folder).exitCode == 0)
    }

    @Test("'help COMMAND' is 'COMMAND --help'", arguments: ["check", "generate", "lsp"])
    func help(command: String) async throws {
        let folder = try TemporaryFolder()
        let help = try await ToolRun.coding(["help", command], in: folder)
        let option = try await ToolRun.coding([command, "--help"], in: folder)
        #expect(help.exitCode == 0 && help.output == option.output && !help.output.isEmpty)
        #expect(try await ToolRun.coding(["help"], in: folder).output.contains("Usage: coding COMMAND"))
        let unknown = try await ToolRun.coding(["help", "chekc"], in: folder)
        #expect(unknown.exitCode == 2 && unknown.errors.contains("did you mean 'check'?"))
    }
}

extension TemporaryFolder {
    /// The contents of all files, by path.
    fileprivate func everything() throws -> [String: Data] {
        var result: [String: Data] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: path) {
            result[file] = FileManager.default.contents(atPath: "\(path)/\(file)")
        }
        return result
    }
}
