// Damaged sequential archives, read without classes: each results in a value or an error, and what was read can be
// written.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

private typealias Group = ArchivedObject.Group

@Suite("Damaged sequential archives without classes")
struct GenericHostileTests {
    private func sample() throws -> Data {
        let list = ArchivedObject(.init("NSArray", chain: ["NSArray", "NSObject"], versions: [0, 0]), groups: [])
        let text = ArchivedObject("text")
        list.groups = [
            Group("i", .inline(2)), Group("@", .object(text)), Group("@", .object(list)),
            Group("*@#", [.inline("q"), .object(ArchivedObject(7)), .classDescription(.init("Leaf"))]),
            Group("[2{P=fd}]", [.inline(.float(0.5)), .inline(1.5), .inline(.float(2)), .inline(0.1)]),
            Group("[4c]", .inline(.data(Data([1, 2, 3, 4])))), Group("%:", [.inline("atom"), .null]),
        ]
        return try SequentialArchiver.archivedData(withGroups: [
            Group("@", .object(list)), Group("q", .inline(1_099_511_627_776)), Group("@", .object(text)),
        ])
    }

    /// Reads an archive, and what was read when it was written again; whether it could be read.
    private func check(_ data: Data) throws -> Bool {
        let groups: [Group]
        do {
            groups = try SequentialUnarchiver.archivedGroups(from: data)
        } catch {
            _ = try #require(error as? ArchiveError)
            return false
        }
        _ = groups.compactMap { $0.values.first?.object?.description }
        let again = try SequentialArchiver.archivedData(withGroups: groups)
        let copies = try SequentialUnarchiver.archivedGroups(from: again)
        #expect(try SequentialArchiver.archivedData(withGroups: copies) == again)
        return true
    }

    @Test("Every beginning of an archive is a value or an error")
    func prefixes() throws {
        let data = try sample()
        var readable = 0
        for count in 0..<data.count where try check(data.prefix(count)) { readable += 1 }
        #expect(readable == 3)
        #expect(try check(data))
    }

    @Test("Every change of one byte gives a value or an error")
    func changes() throws {
        let data = try sample()
        var readable = 0
        for place in data.indices {
            let bytes: [UInt8] = [0x00, 0x01, 0x7f, 0x80, 0x81, 0x84, 0x85, 0x86, 0x92, 0x93, 0x94, 0x95, 0xff]
            for byte in bytes + [data[place] ^ 1] {
                var changed = data
                changed[place] = byte
                if try check(changed) { readable += 1 }
            }
        }
        #expect(readable > 100)
    }

    @Test("Many classes that share a long chain of superclasses are refused")
    func chains() throws {
        // Each class is five bytes and has 900 names.
        var bytes: [UInt8] = Array(try SequentialArchiver.archivedData(withGroups: []))
        bytes += [0x84, 1, 0x23, 0x84, 0x84, 1, 0x41, 0]
        for _ in 0..<900 { bytes += [0x84, 0x93, 0] }
        bytes += [0x85]
        for _ in 0..<60_000 { bytes += [0x92, 0x84, 0x93, 0, 0x92] }
        let error = archiveError { try SequentialUnarchiver.archivedGroups(from: Data(bytes)) }
        #expect(error?.code == .limitExceeded, "\(String(describing: error))")
    }
}
