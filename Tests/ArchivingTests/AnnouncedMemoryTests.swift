// Counts and lengths of billions, everywhere in small archives: they reserve no memory.

#if os(Linux)
import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Memory for what archives announce") struct AnnouncedMemoryTests {
    private static let outputVariable = "ARCHIVING_ANNOUNCED_OUTPUT"

    /// What a process has used at most, in bytes: memory, and addresses, which count where nothing was written too.
    private struct Peak {
        var memory = 0
        var addresses = 0

        init() throws {
            let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
            for line in lines {
                let words = line.split { $0 == " " || $0 == "\t" }
                if words[0] == "VmHWM:" { memory = (Int(words[1]) ?? 0) << 10 }
                if words[0] == "VmPeak:" { addresses = (Int(words[1]) ?? 0) << 10 }
            }
        }
    }

    private static func root() -> ArchivedObject {
        let list = ArchivedObject.Value.array([.inline(1), .inline("text"), .inline(.data(Data([1, 2, 3])))])
        return ArchivedObject(.init("Ledger"), entries: [.init(key: "list", value: list)])
    }

    /// Archives that announce 2³¹ − 1 bytes, characters, elements or entries at each of their bytes.
    private static func archives() throws -> [Data] {
        let keyed = try KeyedArchiver.archivedData(withRootObject: root())
        let sequential = try SequentialArchiver.archivedData(withRootObject: ["a": [1, 2], "b": [3]])
        let most: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF]
        // Data, ASCII, UTF-16, arrays, sets and dictionaries of binary property lists, with a count of eight bytes.
        let announcements =
            [0x4F, 0x5F, 0x6F, 0xAF, 0xCF, 0xDF].map { (keyed, [$0, 0x13, 0, 0, 0, 0] + most) }
            // A number of four bytes, in either order, as sequential archives have it.
            + [(sequential, [0x82] + most), (sequential, [0x82] + most.reversed())]
        return announcements.flatMap { archive, announcement in
            (0..<archive.count - announcement.count).map { start in
                var data = archive
                data.replaceSubrange(start..<start + announcement.count, with: announcement)
                return data
            }
        }
    }

    private static func read(_ data: Data) {
        _ = try? KeyedUnarchiver.archivedObject(from: data)
        _ = try? SequentialUnarchiver.archivedGroups(from: data)
        _ = try? PropertyList(data: data)
        _ = try? KeyedUnarchiver.unarchivedValue(of: [String: [Int]].self, from: data)
        _ = try? SequentialUnarchiver.unarchivedValue(of: [String: [Int]].self, from: data)
    }

    /// The part of the child process, which writes by how much its peak grew.
    @Test("Counts of billions are errors")
    func announcements() throws {
        let archives = try Self.archives()
        #expect(archives.count > 1_000)
        archives.prefix(100).forEach(Self.read)
        let before = try Peak()
        archives.forEach(Self.read)
        let after = try Peak()
        guard let output = ProcessInfo.processInfo.environment[Self.outputVariable] else { return }
        try Data("\(after.memory - before.memory) \(after.addresses - before.addresses)".utf8)
            .write(to: URL(filePath: output))
    }

    @Test("They take no memory, and reserve none")
    func memory() throws {
        if ProcessInfo.processInfo.environment[Self.outputVariable] != nil { return }
        let folder = try TemporaryFolder()
        let output = folder.path(of: "growth")
        try runInAnotherProcess("AnnouncedMemoryTests/announcements", environment: [Self.outputVariable: output])
        let numbers = try String(contentsOfFile: output, encoding: .utf8).split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 2)
        #expect(numbers[0] < 4 << 20, "memory grew by \(numbers[0]) bytes")
        #expect(numbers[1] < 1 << 30, "addresses grew by \(numbers[1]) bytes")
    }
}
#endif
