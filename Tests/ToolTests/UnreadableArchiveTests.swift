// Archives of which a part can't be read, as the commands report them: the path, the offset, and a code for programs.

import Foundation
import TestSupport
import Testing

@Suite("Unreadable archives")
struct UnreadableArchiveTests {
    /// A folder with a binary archive in which `root.boss` refers to object 119, and the offset of this reference.
    private static func folder() async throws -> (folder: TemporaryFolder, offset: Int) {
        let folder = try TemporaryFolder()
        let boss = "<key>boss</key><dict><key>CF$UID</key><integer>3</integer></dict><key>badge</key>"
        let text = InspectTests.archive(badge: 7).replacing("<key>badge</key>", with: boss)
            .replacing("</array></dict></plist>", with: "<string>Anna</string></array></dict></plist>")
        try folder.write(text, to: "good.archive")
        try folder.write("class Employee {\n    var badge: Int\n}\n", to: "Staff.coding")
        let words = ["convert", "good.archive", "--to", "binary", "--output", "damaged.archive"]
        #expect(try await ToolRun.coding(words, in: folder).exitCode == 0)
        let file = URL(fileURLWithPath: folder.path(of: "damaged.archive"))
        var data = try Data(contentsOf: file)
        let reference = try #require(data.range(of: Data([0x80, 3])))
        data[reference.lowerBound + 1] = 119
        try data.write(to: file)
        return (folder, reference.lowerBound)
    }

    @Test("A record has the code, the path and the offset")
    func records() async throws {
        let (folder, offset) = try await Self.folder()
        try folder.write("{", to: "text.archive")
        let words = ["verify", "damaged.archive", "text.archive", "gone", "--schema", "Staff.coding", "--ndjson"]
        let run = try await ToolRun.coding(words, in: folder)
        #expect(run.exitCode == 3)
        let lines = run.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 4, "\(run.output)\(run.errors)")
        let reason = "refers to object 119 of 4 (byte \(offset))"
        #expect(
            lines[0] == #"{"path":"damaged.archive","verdict":"unreadable","error":{"code":"unreadable","#
                + #""path":"root.boss","offset":\#(offset),"message":"\#(reason)"}}"#)
        #expect(lines[1].contains(#""error":{"code":"unreadable","offset":0,"message":"#))
        #expect(lines[2].contains(#""error":{"code":"missing","message":"#))
    }

    @Test(
        "A message has the path and the offset",
        arguments: [
            "inspect damaged.archive --json", "inspect damaged.archive --ndjson", "inspect damaged.archive --simple",
            "inspect damaged.archive --summary", "stats damaged.archive", "compare damaged.archive good.archive",
            "rows damaged.archive --class Employee", "infer damaged.archive", "get damaged.archive root.boss",
            "graph damaged.archive --dot", "convert damaged.archive --to json",
            "verify damaged.archive --schema Staff.coding", "set damaged.archive root.badge 8 --output changed.archive",
        ])
    func messages(words: String) async throws {
        let (folder, offset) = try await Self.folder()
        let run = try await ToolRun.coding(words.split(separator: " ").map(String.init), in: folder)
        // A picture shows what can't be read.
        let isPicture = words.hasPrefix("graph")
        let text = (run.output + run.errors).filter { $0 != "\\" }
        let reason = "refers to object 119 of 4 (byte \(offset))"
        #expect(text.contains(isPicture ? reason : "root.boss: " + reason), "\(text)")
        #expect(isPicture || run.exitCode == 3 || run.exitCode == 1)
    }
}
