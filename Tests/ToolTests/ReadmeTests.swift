// The README: its example is run as it is printed, and its excerpts are what the tool prints.

import Foundation
import TestSupport
import Testing

// Among the plugin's tests, so that they run one after another: each takes all that the machine has.
extension PluginTests {
    @Suite("The README")
    struct ReadmeTests {
        @Test("The example goes from an empty folder to an archive that is read back", .timeLimit(.minutes(20)))
        func example() async throws {
            let readme = try ReadmeExcerptTests.readme()
            let blocks = readme.components(separatedBy: "```sh\n")
            try #require(blocks.count == 2)
            let script = try #require(blocks[1].components(separatedBy: "```").first)
            let printed = try #require(try /It prints `([^`]+)`/.firstMatch(in: readme)?.output.1)
            let folder = try ConsumerPackage.emptyFolder()
            let run = try await ToolRun.command(["bash", "-euc", script], in: folder)
            #expect(run.exitCode == 0, "\(run.lines(containing: "error"))")
            #expect(run.output.split(separator: "\n").last == printed)
            try await checkLibraries(in: folder)
        }

        /// On Linux, the example links no more of Foundation if its classes have fields of Foundation's types.
        private func checkLibraries(in folder: TemporaryFolder) async throws {
            #if os(Linux)
            let types = ["Date", "UUID", "URL", "Data", "Decimal", "TimeZone", "DateComponents", "IndexPath"]
            let fields = types.map { "    var optional\($0): \($0)?\n    var list\($0): [\($0)] = []\n" }.joined()
            let schema = try folder.text(of: "Shelf/Sources/Shelf/Shelf.coding")
            try #require(schema.contains("    var title: String\n"))
            try folder.write(
                schema.replacingOccurrences(of: "    var title: String\n", with: "    var title: String\n" + fields),
                to: "Shelf/Sources/Shelf/Shelf.coding")
            let run = try await ToolRun.command(
                ["bash", "-euc", "cd Shelf && swift build && ldd .build/debug/Shelf"], in: folder)
            #expect(run.exitCode == 0, "\(run.lines(containing: "error"))")
            let libraries = Set(run.output.matches(of: /lib\w*Foundation\w*\.so/).map { String($0.output) })
            #expect(libraries == ["libFoundationEssentials.so"])
            #endif
        }
    }
}

@Suite("The README's excerpts")
struct ReadmeExcerptTests {
    static func readme() throws -> String {
        try String(contentsOf: DocumentationFiles.package.appending(path: "README.md"), encoding: .utf8)
    }

    /// The lines of the code block that follows some text.
    private func block(after text: String) throws -> [Substring] {
        let rest = try #require(try Self.readme().components(separatedBy: text).dropFirst().first)
        return try #require(rest.components(separatedBy: "```").dropFirst().first).split(separator: "\n")
    }

    /// Lines that a text doesn't have, in this order.
    private func missing(_ lines: [String], in text: String) -> [String] {
        var rest = text.split(separator: "\n")[...]
        return lines.filter { line in
            guard let index = rest.firstIndex(where: { $0 == line }) else { return true }
            rest = rest[(index + 1)...]
            return false
        }
    }

    private static let schema = """
        class Address {
            var street: String
        }
        class Employee {
            var manager: Employee?
            var office: Address? fallback "room"
        }

        """

    @Test("The lines of the generated code")
    func generatedCode() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "S/P.coding")
        let run = try await ToolRun.coding(["generate", "S", "--output", "G"], in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let lines = try block(after: "## What you review").dropFirst().filter { !$0.hasPrefix("@@") }
        try #require(lines.count == 4)
        #expect(missing(lines.map { String($0.dropFirst()) }, in: try folder.text(of: "G/P.coding.swift")) == [])
    }

    @Test("The lines of the review")
    func review() async throws {
        let renamed = Self.schema.replacingOccurrences(of: "manager", with: "boss")
        let folder = try DiffCommandTests.folder(old: Self.schema, new: renamed)
        let run = try await ToolRun.coding(["diff", "old", "new"], in: folder)
        let lines = try block(after: "Rename `manager`")
        try #require(lines.count == 4)
        #expect(missing(lines.map(String.init), in: run.output) == [])
    }
}
