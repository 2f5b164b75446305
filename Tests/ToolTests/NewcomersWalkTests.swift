// A newcomer's first hour: a package, a schema, a change that breaks archives, and how it is fixed. Takes a minute.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, so that they run one after another: each takes all that the machine has.
extension PluginTests {
    @Suite("A newcomer's walk")
    struct NewcomersWalkTests {
        static let schema = "Sources/Staff/Person.coding"

        static let files = [
            "Package.swift": ConsumerPackage.manifestStart + """
                let package = Package(
                    name: "Consumer",
                    platforms: [.macOS(.v13)],
                    dependencies: [archiving],
                    targets: [.target(name: "Staff", dependencies: [runtime], plugins: [plugin])]
                )
                """,
            ".gitignore": ".build\n",
            "Sources/Staff/Staff.swift": "",
            schema: "class Person {\n    var name: String\n    var age: Int\n}\n",
        ]

        @Test("A change breaks archives, the review prints the fix, fixed it is safe", .timeLimit(.minutes(20)))
        func walk() async throws {
            let package = try ConsumerPackage(Self.files)
            try await commit(package)
            try await builds(package)
            let unchanged = try await package.coding("diff", "--git", "HEAD", "--fail-on", "lossy")
            #expect(unchanged.exitCode == 0, "\(unchanged.lines)")

            // A field gets another name, and another is new: both look harmless, and the package builds.
            let broken = "class Person {\n    var fullName: String\n    var age: Int\n    var email: String\n}\n"
            try package.write(broken, to: Self.schema)
            try await builds(package)
            let review = try await package.coding("diff", "--git", "HEAD", "--fail-on", "breaking")
            #expect(review.exitCode == 1)
            let said = review.lines.map { $0.trimmingCharacters(in: .whitespaces) }
            for start in ["new reads old      breaking", "old reads new      breaking"] {
                #expect(said.contains { $0.hasPrefix(start) }, "\(said)")
            }

            // The fixes are pasted, and nothing else is done.
            let fixes = said.filter { $0.hasPrefix("fix: ") }
            #expect(
                fixes == [
                    #"fix: add to the field 'fullName': fallback "name" also "name""#,
                    #"fix: add to the field 'email': = """#,
                ])
            try package.write(try fixes.reduce(broken, Self.pasted), to: Self.schema)
            let fixed = try await package.coding("diff", "--git", "HEAD", "--fail-on", "lossy")
            #expect(fixed.exitCode == 0, "\(fixed.lines)")
            #expect(!fixed.lines(containing: "new reads old: safe, old reads new: safe").isEmpty, "\(fixed.lines)")
            try await builds(package)
        }

        private func commit(_ package: ConsumerPackage) async throws {
            let author = ["-c", "user.name=Newcomer", "-c", "user.email=newcomer@example.org"]
            for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "The first schema"]] {
                let run = try await package.run(["git"] + author + words)
                try #require(run.exitCode == 0, "\(run.errors)")
            }
        }

        private func builds(_ package: ConsumerPackage) async throws {
            let build = try await package.build()
            try #require(build.exitCode == 0, "\(build.lines(containing: "error:"))")
        }

        /// The schema with a fix's clause at the end of the field that the fix names.
        private static func pasted(_ schema: String, _ fix: String) throws -> String {
            let match = try #require(try /fix: add to the field '(\w+)': (.+)/.wholeMatch(in: fix))
            return schema.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.contains("var \(match.1):") ? "\(line) \(match.2)" : String(line)
            }.joined(separator: "\n")
        }
    }
}
