// What was waived in the schema is shown with its reason and does not count.

import TestSupport
import Testing

@Suite("coding diff and waivers")
struct DiffWaiverTests {
    static let old = "class Person {\n    var name: String\n    var fax: String\n}\n\nclass Pager {\n}\n"
    static let new = """
        waived classRemoved of Pager because "no | release"

        class Person {
            var name: String
            waived fieldRemoved of fax because "a beta only"
        }

        """

    @Test(
        "Waived changes are shown in every form and fail nothing",
        arguments: [
            ([], "    waived: no | release\n"), (["--markdown"], "*Waived:* no \\| release\n"),
            (["--github"], "%0Awaived: no | release\n"), (["--json"], "\"reason\": \"no | release\","),
        ] as [([String], String)])
    func shown(arguments: [String], text: String) async throws {
        let folder = try DiffCommandTests.folder(old: Self.old, new: Self.new)
        let run = try await ToolRun.coding(["diff", "old", "new", "--fail-on", "lossy"] + arguments, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains(text), "\(run.output)")
    }

    @Test("Without the waivers they fail")
    func counted() async throws {
        let bare = Self.new.split(separator: "\n").filter { !$0.contains("waived") }.joined(separator: "\n")
        let folder = try DiffCommandTests.folder(old: Self.old, new: bare)
        let run = try await ToolRun.coding(["diff", "old", "new", "--fail-on", "breaking"], in: folder)
        #expect(run.exitCode == 1, "\(run.errors)")
        #expect(!run.output.contains("waived"))
    }

    @Test("In the matrix they are what a reader meets")
    func matrix() async throws {
        let repository = try await GitFolder()
        try repository.folder.write(Self.old, to: "A.coding")
        try await repository.commit(tag: "v1")
        try repository.folder.write(Self.new, to: "A.coding")
        let run = try await repository.coding(["diff", "--matrix"])
        #expect(run.output.contains("\nthe working tree  breaking  safe\n"), "\(run.output)\(run.errors)")
        #expect(run.output.contains(" (waived)\n"))
    }
}
