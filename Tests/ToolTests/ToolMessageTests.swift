// What the tool says when something is wrong: the calls and their messages in a list that people read.
// `UPDATE_GOLDEN=1 swift test` rewrites the messages; a call is added by its line alone.

import Foundation
import TestSupport
import Testing

@Suite("Messages of the tool")
struct ToolMessageTests {
    private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "ToolMessages.txt")

    private static let zoo = """
        class Zoo, version 1 {
            var name: String
            var opened: Date?
            var animals: [Animal] = []
            var star: Animal?
        }

        class Animal {
            var name: String
            var weight: Double = 0 fallback "mass"
            weak var keeper: Keeper?
        }

        final class Keeper {
            var name: String
            var level: Level = .junior
        }

        enum Level: Int {
            case junior = 0
            case senior = 1
            unknown .junior
        }

        """

    /// The files that the calls of the list name.
    private static func folder(in outer: TemporaryFolder) async throws -> TemporaryFolder {
        let folder = TemporaryFolder(at: outer.path(of: "zoo"))
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: false)
        try folder.write(zoo, to: "Zoo.coding")
        try folder.write(zoo.replacing("class Zoo, version 1", with: "class Park"), to: "Park.coding")
        try folder.write("class Zoo {\n    var name String\n}\n", to: "Wrong.coding")
        let sample = ["sample", "Zoo.coding", "--class", "Zoo", "--output", "zoo.archive"]
        #expect(try await ToolRun.coding(sample, in: folder).exitCode == 0)
        let archive = try Data(contentsOf: folder.url.appending(path: "zoo.archive"))
        try archive.prefix(200).write(to: folder.url.appending(path: "cut.archive"))
        try folder.write("hello", to: "note.txt")
        try folder.write("", to: "empty")
        try folder.write("<plist><dict><key>a</key><integer>1</integer></dict></plist>", to: "list.plist")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
        return folder
    }

    /// The call, what it prints to standard error, and its exit code.
    private static func entry(of call: String, in folder: TemporaryFolder) async throws -> String {
        let path = try "\(ToolRun.toolFolder):/usr/bin:/bin"
        let run = try await ToolRun.command(["sh", "-c", call], in: folder, environment: ["PATH": path])
        let errors = run.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return "$ \(call)\n" + errors.map { "    \($0)\n" }.joined() + "→ \(run.exitCode)\n"
    }

    @Test("Each call prints what the list says")
    func messages() async throws {
        let old = try String(contentsOf: Self.list, encoding: .utf8)
        let calls = old.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        #expect(calls.count >= 100)
        // Messages name the module, which is the folder's name.
        let outer = try TemporaryFolder()
        let folder = try await Self.folder(in: outer)
        let before = folder.names(in: ".")
        var new = ""
        for call in calls { new += try await Self.entry(of: call, in: folder) }
        #expect(folder.names(in: ".") == before, "a call that fails writes nothing")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try Data(new.utf8).write(to: Self.list) }
        let accepted = try String(contentsOf: Self.list, encoding: .utf8)
        let difference = new.split(separator: "\n").difference(from: accepted.split(separator: "\n"))
        #expect(difference.isEmpty, "ToolMessages.txt differs (UPDATE_GOLDEN=1 accepts it): \(difference)")
    }
}
