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
            let inspected = try await ToolRun.coding(["inspect", "Team/Team.archive"], in: folder)
            let console = try #require(try ReadmeExcerptTests.blocks("console").first)
            #expect(inspected.output == console.components(separatedBy: "\n").dropFirst().joined(separator: "\n"))
            try await checkSecondVersion(in: folder)
            try await checkLibraries(in: folder)
        }

        /// Version 2 reads the file of version 1.
        private func checkSecondVersion(in folder: TemporaryFolder) async throws {
            let schemas = try ReadmeExcerptTests.blocks("coding")
            let main = try #require(try ReadmeExcerptTests.blocks("swift").first)
            let schema = schemas[1].replacingOccurrences(of: "    var fullName: String\n", with: schemas[2])
            try #require(schema != schemas[1])
            for (name, text) in [("Team.coding", schema), ("main.swift", main)] {
                try folder.write(text, to: "Team/Sources/Team/\(name)")
            }
            let run = try await ToolRun.command(
                ["bash", "-euc", "cd Team && cp Team.archive Version1.archive && swift run"], in: folder)
            let errors = run.lines(containing: "error")
            #expect(run.output.split(separator: "\n").last == "Cleo works for Anna", "\(errors)")
        }

        /// On Linux, the example links no more of Foundation if its classes have fields of Foundation's types.
        private func checkLibraries(in folder: TemporaryFolder) async throws {
            #if os(Linux)
            let types = [
                "Data", "Date", "Decimal", "URL", "UUID", "TimeZone", "Locale", "Calendar", "DateComponents",
                "DateInterval", "IndexPath", "IndexSetValue", "AttributedStringValue", "RegularExpressionValue",
                "ErrorValue", "MeasurementValue", "NumberValue", "NullValue", "PropertyList", "ArchivedObject",
            ]
            let fields = types.map { "    var optional\($0): \($0)?\n    var list\($0): [\($0)] = []\n" }.joined()
            let schema = try folder.text(of: "Team/Sources/Team/Team.coding")
            let name = "    weak var boss: Person?\n"
            try #require(schema.contains(name))
            try folder.write(
                schema.replacingOccurrences(of: name, with: name + fields),
                to: "Team/Sources/Team/Team.coding")
            let run = try await ToolRun.command(
                ["bash", "-euc", "cd Team && swift build && ldd .build/debug/Team"], in: folder)
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

    /// The blocks of code in a language, in order.
    static func blocks(_ language: String) throws -> [String] {
        try DocumentationFiles.blocks(of: "../README.md").filter { $0.label == language }.map(\.text)
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

    private func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    @Test("The review of version 2, and how its fixes change the generated code")
    func review() async throws {
        let paste = try #require(try Self.blocks("sh").first)
        let old = try #require(
            paste.components(separatedBy: "Team.coding <<'END'\n").last?.components(separatedBy: "END").first)
        let schemas = try Self.blocks("coding")
        let reviews = try Self.blocks("text")
        let generated = try #require(try Self.blocks("diff").first)
        try #require(schemas.count == 3 && reviews.count == 2)

        let broken = try DiffCommandTests.folder(old: old, new: schemas[1])
        try broken.write(schemas[0], to: "Types.coding")
        let check = try await ToolRun.coding(["check", "Types.coding"], in: broken)
        #expect(check.exitCode == 0 && check.errors == "")
        let review = try await ToolRun.coding(["diff", "old", "new"], in: broken)
        #expect(missing(lines(of: reviews[0]), in: review.output) == [])

        let fixed = schemas[1].replacingOccurrences(of: "    var fullName: String\n", with: schemas[2])
        try #require(fixed != schemas[1])
        let folder = try DiffCommandTests.folder(old: old, new: fixed)
        let second = try await ToolRun.coding(["diff", "old", "new", "--generated"], in: folder)
        #expect(missing(lines(of: reviews[1]), in: second.output) == [])
        #expect(missing(lines(of: generated).filter { !$0.hasPrefix("@@") }, in: second.output) == [])
    }
}
