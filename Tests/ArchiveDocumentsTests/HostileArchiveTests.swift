// Archives that somebody made to harm: the tree of each is bounded, and none ends the process.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Hostile archives")
struct HostileArchiveTests {
    /// Bytes of the tree, and whether something could not be read; no error that is thrown counts.
    private static func treeByteCount(_ data: Data) -> Int {
        var count = 0
        guard let archive = try? ArchiveDocument(data) else { return 0 }
        _ = DocumentTree.write(archive) { count += $0.utf8.count }
        return count
    }

    @Test("A chain of twenty thousand objects is shown whole, on a small stack, each object once", .integration)
    func chain() throws {
        let data = try Self.chain(count: 20_000)
        let lines = try withStack {
            try tree(data).split(separator: "\n").count { $0.contains("Node") && !$0.hasSuffix("below") }
        }
        #expect(lines == 20_000)
    }

    private static func chain(count: Int) throws -> Data {
        var builder = ArchiveBuilder()
        var next = ArchiveBuilder.null
        for _ in 0..<count { next = builder.add("Node", values: ["next": next]) }
        return try builder.data(["root": next])
    }

    @Test("Containers that share containers unfold to a bounded tree")
    func laughs() throws {
        // Each array holds the next one twice: 2^40 values in as many lines of this test.
        var objects = (0..<40).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
        objects.append([0x51, 0x61])
        let data = Self.binary(objects)
        let count = Self.treeByteCount(data)
        #expect(count > 0)
        #expect(count <= (1 << 20) + 200)
    }

    @Test("A container in itself is reported and not followed")
    func ring() throws {
        let data = Self.binary([[0xA1, 0]])
        var text = ""
        let problems = DocumentTree.write(try ArchiveDocument(data)) { text += $0 }
        #expect(problems == 1)
        #expect(text.contains("a container that contains itself"))
    }

    @Test("A long key that every dictionary repeats is cut")
    func longKeys() throws {
        let key = String(repeating: "k", count: 100_000)
        let list = PropertyList.array(Array(repeating: [key: true], count: 1000))
        let text = try tree(list.data(format: .binary))
        #expect(text.utf8.count < 1 << 19)
        #expect(text.contains("k\"… of 100000 bytes: true"))
    }

    @Test("A long string with very many references ends the tree where it outgrows the file")
    func longStrings() throws {
        var builder = ArchiveBuilder()
        let text = builder.add(.string(String(repeating: "x", count: 100_000)))
        let list = builder.array(Array(repeating: text, count: 1000))
        let data = try builder.data(["root": list])
        #expect(
            try tree(data).hasSuffix("… the rest is not shown: it is more than \(data.count * 128) bytes of text\n"))
    }

    @Test("Arrays that three thousand objects share end the tree where it outgrows the file", .integration)
    func sharedArrays() throws {
        let width = 3000
        let header: [[UInt8]] = [
            [0xD4, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8], Self.string("$archiver"), Self.string("$version"),
            Self.string("$top"), Self.string("$objects"), Self.string("N"), [0x10, 1],
            [0xD1, 0, 9, 0, 10], [], Self.string("root"), [0x80, 1], Self.string("$class"), Self.string("NS.objects"),
            [0x80, 2], [0xD1, 0, 15, 0, 16], Self.string("$classname"), Self.string("NSArray"), [],
        ]
        var objects = header
        // Object 18 on: instances that all hold the array of object 17, whose elements refer to all of them.
        let instances = objects.count
        for _ in 0..<width { objects.append([0xD2, 0, 11, 0, 12, 0, 13, 0, 17]) }
        let references = objects.count
        for number in 0..<width { objects.append([0x81] + Self.bytes(number + 3)) }
        objects[17] = Self.array((0..<width).map { references + $0 })
        objects[8] = Self.array([9, instances, 14] + (0..<width).map { instances + $0 })
        let data = Self.binary(objects, referenceWidth: 2)
        let text = try tree(data)
        #expect(text.contains("root: NSArray\n  - NSArray #1\n    - ↺ NSArray #1\n"))
        #expect(text.utf8.count <= max(data.count * 128, 1 << 20) + 200)
        #expect(text.hasSuffix("bytes of text\n") || text.contains("share too much to be shown"))
    }

    private static func string(_ text: String) -> [UInt8] {
        (text.utf8.count < 15 ? [0x50 | UInt8(text.utf8.count)] : [0x5F, 0x10, UInt8(text.utf8.count)]) + text.utf8
    }

    private static func array(_ references: [Int]) -> [UInt8] {
        [0xAF, 0x11] + bytes(references.count) + references.flatMap(bytes)
    }

    private static func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }

    @Test("Arrays nest as deep as they like")
    func depth() throws {
        let count = 20_000
        var objects: [[UInt8]] = (1..<count).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        objects.append([0x08])
        let text = try withStack { try tree(Self.binary(objects, referenceWidth: 2)) }
        #expect(text.contains("nested more than 512 deep"))
    }

    @Test(
        "References that lead nowhere are reported",
        arguments: [
            ["x": PropertyList.uid(.init(99))], ["x": .uid(.init(.max))], ["$class": .uid(.init(77)), "x": 1],
            ["$class": 5, "x": 1], ["$class": .uid(.init(0)), "x": 1],
        ])
    func dangling(values: [String: PropertyList]) throws {
        var builder = ArchiveBuilder()
        let root = values["$class"] == nil ? builder.add("A", values: values) : builder.add(.dictionary(values))
        let text = try tree(builder.data(["root": root]))
        #expect(text.contains("refers to object") || text.contains("(no class)"), "\(text)")
    }

    @Test("A reference in place of an object is reported, and nothing is read for it", arguments: [1, 3])
    func reference(target: UInt32) throws {
        var builder = ArchiveBuilder()
        _ = builder.add("text")
        let slot = builder.add(.uid(PropertyList.UID(target)))
        _ = builder.add("text")
        let archive = try ArchiveDocument(builder.data(["root": slot]))
        #expect(try tree(archive.source ?? Data()).contains("root: (unreadable: a reference in place of an object"))
        let error = #expect(throws: InspectionError.self) { try archive.jsonText() }
        #expect(error?.path == "root")
    }

    @Test("Bits turned over in archives end in a tree or in an error", .integration, arguments: 0..<8)
    func flippedBits(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var builder = ArchiveBuilder()
        let list = builder.array([builder.add("a"), builder.add(5), builder.add("NSDate", values: ["NS.time": 1.5])])
        let dictionary = builder.add(
            "NSDictionary", values: ["NS.keys": .array([list]), "NS.objects": .array([builder.add("b")])])
        let root = builder.add("Employee", "Person", values: ["list": list, "map": dictionary, "x": 1])
        for format in [PropertyList.Format.binary, .xml] {
            let data = try builder.data(["root": root], format: format)
            for _ in 0..<300 {
                var bytes = [UInt8](data)
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place = Int.random(in: bytes.indices, using: &generator)
                    bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                }
                #expect(Self.treeByteCount(Data(bytes)) <= (1 << 20) + 200)
            }
        }
    }

    @Test("Random bytes behind the signatures end in a tree or in an error", arguments: 0..<4)
    func randomBytes(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for signature in ["", "bplist00", "<?xml version=\"1.0\"?><plist>", "{", "(", "\u{4}\u{B}streamtyped"] {
            for length in [0, 1, 8, 40, 200, 1000] {
                let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
                #expect(Self.treeByteCount(Data(signature.utf8) + noise) <= (1 << 20) + 200)
            }
        }
    }

    @Test("Every archive of the fixtures is shown or refused, and shown the same twice", .fixtures)
    func fixtures() throws {
        var shown = 0
        for (path, data) in try FixtureFolder.files() {
            guard let text = try? tree(data) else { continue }
            shown += 1
            #expect(try tree(data) == text, "\(path)")
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        }
        #expect(shown > 100)
    }

    /// A binary property list of objects that are written already; the first is the list.
    private static func binary(_ objects: [[UInt8]], referenceWidth: UInt8 = 1) -> Data {
        var data = Data("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(data.count)
            data += object
        }
        let table = data.count
        for offset in offsets { data += [UInt8(offset >> 16 & 0xFF), UInt8(offset >> 8 & 0xFF), UInt8(offset & 0xFF)] }
        data += [0, 0, 0, 0, 0, 0, 3, referenceWidth]
        for number in [objects.count, 0, table] {
            data += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return data
    }
}
