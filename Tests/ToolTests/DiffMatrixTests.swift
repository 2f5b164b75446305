// `coding diff --matrix`: all tags, or all releases of a lock, against each other.

import Foundation
import TestSupport
import Testing

@Suite("coding diff --matrix")
struct DiffMatrixTests {
    static func person(_ fields: String...) -> String {
        "class Person {\n" + fields.map { "    var \($0)\n" }.joined() + "}\n"
    }

    /// Three tags, the middle one with a message, and a change in the working tree.
    static func repository() async throws -> GitFolder {
        let repository = try await GitFolder()
        try repository.folder.write("", to: "readme")
        try await repository.commit(tag: "v0.1", date: 900_000_000)
        try repository.folder.write(person("name: String"), to: "Sources/A.coding")
        try await repository.commit(tag: "v1.9", date: 1_000_000_000)
        try await repository.git("tag", "--annotate", "--message", "A release", "v1.10", date: 1_900_000_000)
        try repository.folder.write(person("name: String", "age: Int"), to: "Sources/A.coding")
        try await repository.commit(tag: "v2.0", date: 1_100_000_000)
        try await repository.git("tag", "nightly", date: 1_100_000_000)
        let blob = try await repository.git("hash-object", "-w", "Sources/A.coding")
        try await repository.git("tag", "content", String(blob.filter { !$0.isNewline }))
        return repository
    }

    @Test("Tags are ordered by the dates of their commits and then by version; tags without schemas are left out")
    func table() async throws {
        let repository = try await Self.repository()
        let run = try await repository.coding(["diff", "--matrix", "--tags", "v*", "Sources"])
        #expect(run.errors == "")
        #expect(
            run.output.hasPrefix(
                """
                reader \\ writer   v1.9      v1.10     v2.0  the working tree
                v1.9              safe      safe      safe  safe
                v1.10             safe      safe      safe  safe
                v2.0              breaking  breaking  safe  safe
                the working tree  breaking  breaking  safe  safe

                v2.0 reads v1.9, v1.10: breaking
                  breaking  Person.age: 
                """), "\(run.output)")
        let all = try await repository.coding(["diff", "--matrix", "Sources"])
        #expect(all.output.hasPrefix("reader \\ writer   v1.9      v1.10     nightly  v2.0  the working tree\n"))
    }

    @Test("Tags of one date are in the order of their versions")
    func versionOrder() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.person("name: String"), to: "A.coding")
        try await repository.commit()
        let names = [
            "1.0-beta", "1.0-beta.2", "1.0-beta.10", "1.0", "1.0.1", "1.2", "1.10", "2", "10", "99999999999999999999",
            "release/1", "release/ü",
        ]
        for name in names.reversed() { try await repository.git("tag", name) }
        let run = try await repository.coding(["diff", "--matrix"])
        let head = run.output.prefix { !$0.isNewline }.split(separator: "  ").map { $0.drop { $0 == " " } }
        #expect(head.dropFirst().dropLast().map(String.init) == names)
        let some = try await repository.coding(["diff", "--matrix", "--tags", "release/*"])
        #expect(some.output.hasPrefix("reader \\ writer   release/1  release/ü  the working tree\n"))
    }

    @Test(
        "The exit code is about the working tree and the others",
        arguments: [
            (["v2*"], "breaking", 0), (["v*"], "breaking", 1),
        ] as [([String], String, Int32)])
    func failOn(tags: [String], word: String, exitCode: Int32) async throws {
        let repository = try await Self.repository()
        let run = try await repository.coding(["diff", "--matrix", "--tags"] + tags + ["--fail-on", word, "Sources"])
        #expect(run.exitCode == exitCode)
    }

    @Test("The JSON and the Markdown hold the same cells")
    func forms() async throws {
        let repository = try await Self.repository()
        let run = try await repository.coding(["diff", "--matrix", "--tags", "v*", "--json", "Sources"])
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.components(separatedBy: "\"verdict\": \"breaking\"").count - 1 == 8)
        let markdown = try await repository.coding(["diff", "--matrix", "--tags", "v*", "--markdown", "Sources"])
        #expect(markdown.output.contains("| **v2.0** | 🔴 breaking | 🔴 breaking | 🟢 safe | 🟢 safe |\n"))
    }

    @Test("A tag whose schemas have errors today has no verdict and does not stop the rest")
    func errors() async throws {
        let repository = try await Self.repository()
        try repository.folder.write("class Person {\n    var name: Strin\n}\n", to: "Sources/A.coding")
        try await repository.commit(tag: "v3.0", date: 1_200_000_000)
        try repository.folder.write(Self.person("name: String"), to: "Sources/A.coding")
        let run = try await repository.coding(["diff", "--matrix", "--tags", "v[13].*", "Sources"])
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("v3.0:Sources/A.coding:2:15: error: "))
        #expect(
            run.output.hasPrefix(
                """
                reader \\ writer   v1.9  v1.10  v3.0  the working tree
                v1.9              safe  safe   ?     safe
                v1.10             safe  safe   ?     safe
                v3.0              ?     ?      ?     ?
                the working tree  safe  safe   ?     safe

                """), "\(run.output)")
        try repository.folder.write("class", to: "Sources/A.coding")
        let broken = try await repository.coding(["diff", "--matrix", "Sources"])
        #expect(broken.exitCode == 1)
        #expect(broken.output == "")
    }

    @Test("Releases of a lock are in its order")
    func releases() async throws {
        let folder = try DiffLockTests.folder()
        let run = try await ToolRun.coding(
            ["diff", "--matrix", "--against", "Baseline.coding-lock", "Sources"], in: folder)
        #expect(
            run.output.hasPrefix(
                """
                reader \\ writer   1.0       1.1   the working tree
                1.0               safe      safe  safe
                1.1               breaking  safe  safe
                the working tree  breaking  safe  safe

                """), "\(run.output)\(run.errors)")
    }

    @Test(
        "A matrix of nothing fails",
        arguments: [
            (["--tags", "w*", "Sources"], "error: found no tag like 'w*' that has a schema\n"),
            (["--tags=--output=x", "Sources"], "error: found no tag like '--output=x' that has a schema\n"),
            (["gone"], "error: found no tag that has a schema\n"),
        ])
    func nothing(arguments: [String], message: String) async throws {
        let repository = try await Self.repository()
        let run = try await repository.coding(["diff", "--matrix"] + arguments)
        #expect(run.exitCode == 2)
        #expect(run.errors == message)
    }
}
