// A package that keeps its generated files: what the build plugin says of them. Takes a minute or two; with
// ARCHIVING_THOROUGH=1 with both of SwiftPM's build systems.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, so that they run one after another: each takes all that the machine has.
extension PluginTests {
    @Suite("Generated files beside the sources")
    struct CommittedModeTests {
        static let manifest =
            ConsumerPackage.manifestStart + """
                let strict: [SwiftSetting] = [
                    .enableUpcomingFeature("ExistentialAny"),
                    .enableUpcomingFeature("InternalImportsByDefault"),
                    .enableUpcomingFeature("MemberImportVisibility"),
                ]
                let package = Package(
                    name: "Consumer",
                    platforms: [.macOS(.v13)],
                    dependencies: [archiving],
                    targets: [
                        .target(name: "Core", dependencies: [runtime], swiftSettings: strict, plugins: [plugin]),
                        .target(name: "Plain", dependencies: [runtime], exclude: ["Schemas"], swiftSettings: strict),
                        .executableTarget(
                            name: "The App", dependencies: [runtime, "Core", "Plain"], swiftSettings: strict,
                            plugins: [plugin]),
                    ],
                    swiftLanguageModes: [.v6]
                )
                """

        static let shape = "access public\nopen class Shape, prefix \"s\" {\n    var name: String\n}\n"

        static let files = [
            "Package.swift": manifest,
            "Sources/Core/Core.swift": "",
            "Sources/Core/Shape.coding": shape,
            "Sources/Core/Round/Circle.coding": "access public\nclass Circle: Shape {\n    var radius: Double\n}\n",
            "Sources/Plain/Plain.swift": "",
            "Sources/Plain/Schemas/Plain.coding":
                "access public\nclass Plain {\n    var title: String\n    var date: Date?\n}\n",
            "Sources/The App/Model.coding": "import Core\nclass Square: Shape {\n    var side: Double\n}\n",
            "Sources/The App/main.swift": """
            import Archiving
            import Core
            import Plain

            let classes: [any Coding.Type] = [Shape.self, Circle.self, Square.self, Plain.self]
            print(classes.map { "\\($0)" }.joined(separator: " "))
            """,
        ]

        static let generated = "Sources/Core/Generated"

        @Test("They are checked and not generated", .timeLimit(.minutes(30)))
        func package() async throws {
            let package = try ConsumerPackage(Self.files)
            try await writes(package)
            for system in ConsumerPackage.buildSystems {
                try await builds(package, system)
                try await findsWhatIsWrong(package, system)
            }
            try await generatesAgain(package)
        }

        private func writes(_ package: ConsumerPackage) async throws {
            let plain = try await package.generateCoding("--target", "Plain")
            #expect(plain.lines(containing: "Plain: 2 written, 0 unchanged in 'Sources/Plain/Generated'").count == 1)
            // The other targets have their code from the plugin until now.
            let build = try await package.build()
            try #require(build.exitCode == 0, "\(build.lines(containing: "error:"))")
            let fromPlugin = try package.folder.text(of: try #require(package.built("/Shape.coding.swift").first))
            let others = try await package.generateCoding("--target", "Core", "--target", "The App")
            #expect(others.exitCode == 0, "\(others.lines(containing: "error:"))")
            let names = ["CoreCodingClasses.swift", "Round+Circle.coding.swift", "Shape.coding.swift"]
            #expect(package.names(in: Self.generated) == names)
            #expect(try package.text(of: "\(Self.generated)/Shape.coding.swift") == fromPlugin)
            let check = try await package.coding("generate", "--check")
            #expect(check.exitCode == 0, "\(check.lines(containing: "error:"))")
        }

        private func builds(_ package: ConsumerPackage, _ system: String) async throws {
            let build = try await package.build(system)
            try #require(build.exitCode == 0, "\(build.lines(containing: "error:"))")
            #expect(checkedModules(build) == ["Core", "The_App"])
            #expect(build.lines(containing: "generate --module") == [])
            #expect(build.lines(containing: "unhandled") == [])
            let warnings = build.lines(containing: "warning:").filter { $0.contains("Team/Sources") }
            #expect(warnings == [])
            let run = try await ToolRun.command([try package.program("The App", system)], in: package.folder)
            #expect(run.output == "Shape Circle Square Plain\n")
            // SwiftPM's native system links a tool that it has just built once more, and so runs it once more.
            _ = try await package.build(system)
            #expect(checkedModules(try await package.build(system)) == [])
        }

        /// Something that happens, the file with which, and the message that the build ends with.
        static let mishaps: [(path: String, text: String?, message: String)] = [
            (
                // The subclass's file in the other module stays as it was: either of two checks could fail first.
                "Sources/Core/Shape.coding", shape.replacing("String", with: "String key \"title\""),
                "\(generated)/Shape.coding.swift:23:1: error: out of date with 'Shape.coding': "
            ),
            (
                "\(generated)/Shape.coding.swift", "// by hand",
                "\(generated)/Shape.coding.swift:1:1: error: out of date with 'Shape.coding': "
            ),
            (
                "\(generated)/Round+Circle.coding.swift", nil,
                "Sources/Core/Round/Circle.coding:1:1: error: the generated file "
            ),
            (
                "\(generated)/Gone.coding.swift", "// Generated by coding from Gone.coding.\n",
                "\(generated)/Gone.coding.swift:1:1: error: generated file without a schema in 'Core'"
            ),
            (
                "\(generated)/Shape.coding.swift", "<<<<<<< HEAD\n=======\n>>>>>>> other\n",
                "\(generated)/Shape.coding.swift:1:1: error: unresolved merge conflict in generated Swift: "
            ),
        ]

        private func findsWhatIsWrong(_ package: ConsumerPackage, _ system: String) async throws {
            for mishap in Self.mishaps {
                let before = try? package.text(of: mishap.path)
                if let text = mishap.text {
                    try package.write(text, to: mishap.path)
                } else {
                    try package.remove(mishap.path)
                }
                let build = try await package.build(system)
                #expect(build.exitCode != 0)
                let said = build.lines(containing: mishap.message)
                #expect(!said.isEmpty, "\(system): \(mishap.message)\n\(build.lines.suffix(20))")
                #expect(said.allSatisfy { $0.contains("run 'swift package generate-coding --target Core'") })
                if let before {
                    try package.write(before, to: mishap.path)
                } else {
                    try package.remove(mishap.path)
                }
            }
            #expect(try await package.build(system).exitCode == 0)
        }

        private func generatesAgain(_ package: ConsumerPackage) async throws {
            try package.remove(Self.generated)
            let build = try await package.build()
            #expect(build.exitCode == 0, "\(build.lines(containing: "error:"))")
            #expect(checkedModules(build) == ["The_App"] || checkedModules(build) == [])
            #expect(build.lines(containing: "generate --module Core").count == 1)
            #expect(package.names(in: Self.generated) == [])
        }

        private func checkedModules(_ build: ToolRun) -> [String] {
            let modules = build.lines(containing: "generate --check").flatMap { line in
                line.matches(of: /generate --check --module (\w+)/).map { String($0.1) }
            }
            return Set(modules).sorted()
        }
    }
}
