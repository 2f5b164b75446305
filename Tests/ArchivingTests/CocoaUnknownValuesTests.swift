// Unknown keys that an object stores, in Cocoa's layout: they never make an archive fail or grow.

import Archiving
import Foundation
import PropertyLists
import Testing

@Suite("Unknown values in Cocoa's layout") struct CocoaUnknownValuesTests {
    /// The archive of a person that was read from another one.
    private func rewritten(_ data: Data) throws -> Data {
        let person = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        return try KeyedArchiver.archivedData(withRootObject: person, profile: .cocoa(.macOS(10, 10)))
    }

    @Test("What can be read is written, and read again", arguments: UnknownValuesHostileTests.rows)
    func rows(row: UnknownValuesHostileTests.Row) throws {
        guard row.code == nil else { return }
        let once = try rewritten(row.archive.data())
        #expect(try rewritten(once) == once, "\(row.title)")
    }

    @Test("A long text, a real and data that are referred to often stay one object each")
    func leaves() throws {
        let text = String(repeating: "kept ", count: 20_000)
        let elements = (0..<3_000).map { PropertyList.uid(UInt32(4 + $0 % 3)) }
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "other": .array(elements)], .describing("Person"), "text",
            .string(text), 2.5, .data(Data(text.utf8))
        ).data()
        let contents = try ArchiveContents(rewritten(data))
        #expect(contents.count(of: .string(text)) == 1)
        #expect(contents.count(of: 2.5) == 1)
        #expect(contents.objects.filter { $0.bytes != nil }.count == 1)
        let other = try #require(contents.object(contents.top["root"])?["other"]?.array)
        #expect(other.count == 3_000)
        #expect(contents.object(other[0]) == .string(text))
        #expect(contents.object(other[1]) == 2.5)
    }

    @Test("Containers that share each other are written once")
    func containers() throws {
        var writer = BinaryPropertyListWriter()
        let top = try writer.reserveObject()
        var inner = try writer.integer(7)
        for _ in 0..<60 { inner = try writer.array([inner, inner]) }
        func dictionary(_ entries: [(String, UInt32)], at index: UInt32? = nil) throws -> UInt32 {
            let keys = try entries.map { try writer.string($0.0) }
            guard let index else { return try writer.dictionary(keys: keys[...], values: entries.map(\.1)[...]) }
            try writer.dictionary(keys: keys[...], values: entries.map(\.1)[...], at: index)
            return index
        }
        let person = try dictionary([
            ("name", writer.uid(3)), ("other", inner), ("again", inner), ("$class", writer.uid(2)),
        ])
        let description = try dictionary([("$classname", writer.string("Person"))])
        let slots = try [writer.string("$null"), person, description, writer.string("text")]
        let entries = try [
            ("$version", writer.integer(100_000)), ("$archiver", writer.string("NSKeyedArchiver")),
            ("$top", dictionary([("root", writer.uid(1))])), ("$objects", writer.array(slots[...])),
        ]
        _ = try dictionary(entries, at: top)
        let data = Data(try writer.finish(topObject: top))
        let once = try rewritten(data)
        #expect(once.count < data.count + 200)
        #expect(try rewritten(once) == once)
    }

    @Test("A class that is the value of a key is numbered at its first reference")
    func classAsValue() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "other": .uid(2)], .describing("Person"), "text"
        ).data()
        let contents = try ArchiveContents(rewritten(data))
        let root = try #require(contents.object(contents.top["root"]))
        #expect(root["other"] == root["$class"])
        #expect(contents.objects.filter { $0["$classname"] != nil }.count == 2)
    }
}
