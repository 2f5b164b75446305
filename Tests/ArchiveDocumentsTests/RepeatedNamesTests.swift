// Names, keys and paths that small files repeat very often, and chains of classes as long as the file: work and output
// are bounded by the file.

import ArchiveBuilding
import ArchiveDocuments
import Foundation
import JSONText
import PropertyLists
import TestSupport
import Testing
import TypedStreams

@Suite("Repeated names")
struct RepeatedNamesTests {
    private static let long = String(repeating: "k", count: 100_000)
    private static let count = 500

    /// Expects the error about objects that share too much.
    private static func expectExcess(
        _ data: Data, location: SourceLocation = #_sourceLocation, _ body: (ArchiveDocument) throws -> Void
    ) throws {
        let document = try ArchiveDocument(data)
        let error = #expect(throws: InspectionError.self, sourceLocation: location) { try body(document) }
        #expect(error?.message.contains("share too much") == true, "\(error as Any)", sourceLocation: location)
    }

    private static func archive(of objects: [PropertyList], in builder: ArchiveBuilder) throws -> Data {
        var builder = builder
        let root = builder.array(objects)
        return try builder.data(["root": root])
    }

    // MARK: Classes

    @Test("Chains of classes that all objects of a sequential archive share are read within a multiple of the file")
    func openedChain() throws {
        #expect(try tree(Self.sequentialChain(1_000)).contains("C0 : C1"))
        let error = #expect(throws: InspectionError.self) { try ArchiveDocument(Self.sequentialChain(4_000)) }
        #expect(error?.message.contains("share too much") == true)
    }

    /// As many objects as their class has superclasses.
    private static func sequentialChain(_ count: Int) throws -> Data {
        try SequentialBuilding.archive { builder in
            let chain: [(name: String, version: Int32)] = (0..<count).map { ("C\($0)", 0) }
            let described = builder.classEntry(chain: chain)
            for _ in 0..<count {
                let entry = builder.addObject(ofClass: described, isHeld: true)
                builder.beginContents(of: entry)
                builder.endContents(of: entry)
                SequentialBuilding.add(entry, in: &builder)
            }
        }
    }

    @Test("A class with superclasses as long as the file isn't looked up for each of its objects")
    func chains() throws {
        let name = String(repeating: "n", count: 2_000)
        var builder = ArchiveBuilder()
        let described = builder.add([
            "$classname": "A", "$classes": .array(Array(repeating: .string(name), count: 100)),
        ])
        let objects = (0..<200).map { _ in builder.add(["$class": described, "a": 1]) }
        let data = try Self.archive(of: objects, in: builder)
        try Self.expectExcess(data) { try $0.writeJSON { _ in } }
        #expect(DocumentTree.write(try ArchiveDocument(data)) { _ in } > 0)
        try Self.expectExcess(data) { _ = try $0.data() }
        try Self.expectExcess(data) { _ = try $0.rows(ofClass: "B") }
    }

    @Test("Classes that share long superclasses are read within a multiple of the file")
    func sharedChains() throws {
        let name = PropertyList.string(String(repeating: "n", count: 20_000))
        var builder = ArchiveBuilder()
        let objects = (0..<50).map { number in
            let chain = [.string("A\(number)")] + Array(repeating: name, count: 90)
            let described = builder.add(["$classname": .string("A\(number)"), "$classes": .array(chain)])
            return builder.add(["$class": described])
        }
        #expect(try ArchiveDocument(Self.archive(of: objects, in: builder)).isDamaged)
    }

    @Test("Many classes of one name get their names in proportion to them")
    func equalNames() throws {
        let isInProportion = try growsInProportion(from: 1_000, times: 8) { count in
            var builder = ArchiveBuilder()
            let root = builder.add("text")
            for number in 0..<count {
                _ = builder.add(["$classname": "A", "$classes": ["A", .string("B\(number)")]])
            }
            let text = try ArchiveDocument(builder.data(["root": root])).jsonText(JSONOptions(includesLayout: true))
            #expect(text.contains("\"A#\(count)\""))
        }
        #expect(isInProportion)
    }

    // MARK: Keys and paths

    /// An object under a long key, to which a list refers often.
    private static func longPath() throws -> Data {
        var builder = ArchiveBuilder()
        let leaf = builder.add("Leaf", values: ["a": 1])
        let list = builder.array(Array(repeating: leaf, count: count))
        let root = builder.add("Box", values: [long: leaf, "z": list])
        return try builder.data(["root": root])
    }

    @Test("A long path that is written for each reference is limited")
    func paths() throws {
        try Self.expectExcess(Self.longPath()) { _ = try $0.simpleJSON() }
        try Self.expectExcess(Self.longPath()) { _ = try $0.jsonText(at: "root") }
    }

    @Test("Long names of classes and keys that objects share are limited")
    func names() throws {
        var builder = ArchiveBuilder()
        var objects = (0..<Self.count).map { builder.add(Self.long, values: ["a": .integer(.init(Int64($0)))]) }
        let classes = try Self.archive(of: objects, in: builder)
        try Self.expectExcess(classes) { _ = try $0.simpleJSON() }
        try Self.expectExcess(classes) { _ = try $0.rows(ofClass: "NSObject") }

        builder = ArchiveBuilder()
        let key = builder.add(.string(Self.long))
        objects = (0..<Self.count).map { number in
            let value = builder.add(.integer(.init(Int64(number))))
            return builder.add("NSDictionary", values: ["NS.keys": [key], "NS.objects": [value]])
        }
        try Self.expectExcess(Self.archive(of: objects, in: builder)) { _ = try $0.simpleJSON() }
        let rows = objects.map { builder.add("Row", values: ["d": $0]) }
        try Self.expectExcess(Self.archive(of: rows, in: builder)) { _ = try $0.rows(ofClass: "Row") }

        builder = ArchiveBuilder()
        objects = (0..<Self.count).map { builder.add("Row", values: [Self.long: .integer(.init(Int64($0)))]) }
        try Self.expectExcess(Self.archive(of: objects, in: builder)) { _ = try $0.rows(ofClass: "Row") }
    }

    @Test("A long path to each of many differences is limited")
    func differences() throws {
        func archive(_ offset: Int) throws -> ArchiveDocument {
            let numbers = (0..<Self.count).map { PropertyList.integer(.init(Int64($0 + offset))) }
            return try ArchiveDocument(PropertyList.dictionary([Self.long: .array(numbers)]).data())
        }
        let error = #expect(throws: InspectionError.self) { try DocumentComparison(archive(0), archive(1_000)) }
        #expect(error?.message.contains("share too much") == true)
    }

    @Test("A large archive and a small one are compared, in both directions")
    func unequalSizes() throws {
        func archive(_ count: Int) throws -> ArchiveDocument {
            let entries = (0..<count).map { ("entry number \($0)", PropertyList.integer(.init(Int64($0)))) }
            return try ArchiveDocument(PropertyList.dictionary(Dictionary(uniqueKeysWithValues: entries)).data())
        }
        let count = 5_000
        #expect(try DocumentComparison(archive(count), archive(5)).differences.count == count - 5)
        #expect(try DocumentComparison(archive(5), archive(count)).differences.count == count - 5)
    }

    /// A list of nodes, each in the one before it, with what each holds.
    private static func nodes(_ count: Int, _ value: (Int) throws -> PropertyList) throws -> Data {
        var builder = ArchiveBuilder()
        var next = ArchiveBuilder.null
        for number in (0..<count).reversed() {
            next = builder.add("Node", values: ["next": next, "value": builder.add(try value(number))])
        }
        return try builder.data(["root": next])
    }

    @Test("Paths to values in a long list begin at an object's number")
    func linkedLists() throws {
        let data = try Self.nodes(500) { number in
            .data(try PropertyList.array([.integer(.init(Int64(number)))]).data())
        }
        let document = try ArchiveDocument(data)
        let statistics = try DocumentStatistics(document)
        #expect(statistics.nested.count == 500)
        for (path, _) in [statistics.nested[499], statistics.nested[0]] {
            #expect(path.steps.count < 70)
            #expect(try document.find(path).count == 1)
        }
        #expect(statistics.largest.allSatisfy { $0.path.steps.count < 70 })

        func outer(_ last: PropertyList) throws -> ArchiveDocument {
            let inner = try Self.nodes(500) { $0 == 499 ? last : "a" }
            return try ArchiveDocument(Self.nodes(100) { $0 == 99 ? .data(inner) : "b" })
        }
        let (old, new) = (try outer("x"), try outer("y"))
        let difference = try #require(DocumentComparison(old, new).differences.first)
        #expect(difference.path.steps.count < 140)
        #expect(try new.find(difference.path).first?.json() == "y")
    }

    @Test("Of two tables of objects, the places are those of the first, which is read")
    func twoTables() throws {
        func text(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
        let data = TableBytes.data([
            [0xD5, 1, 2, 3, 4, 1, 5, 6, 7, 8, 14], text("$objects"), text("$top"), text("$archiver"), text("$version"),
            [0xA2, 9, 10], [0xD1, 11, 12], [0x5F, 0x10, 15] + Array("NSKeyedArchiver".utf8), [0x12, 0, 1, 0x86, 0xA0],
            text("$null"), text("text"), text("root"), [0x80, 1], text("other"), [0xA3, 9, 13, 13],
        ])
        let lines = try ArchiveDocument(data).byteLines()
        #expect(lines.count == 3 && lines[2].contains("5      #1"), "\(lines)")
    }

    @Test("Nodes that many lists share are compared in proportion to the lists")
    func sharedNodes() throws {
        func archive(_ count: Int, _ text: String) throws -> ArchiveDocument {
            var builder = ArchiveBuilder()
            let nodes = (0..<30).map { number in
                let keys = (0..<count).map { ("k\($0)", PropertyList.string("\(text) \(number)")) }
                return builder.add("Node", values: Dictionary(uniqueKeysWithValues: keys))
            }
            let lists = (0..<count).map { _ in builder.array(nodes) }
            return try ArchiveDocument(Self.archive(of: lists, in: builder))
        }
        let isInProportion = try growsInProportion(from: 30, times: 8) { count in
            let comparison = try DocumentComparison(archive(count, "a"), archive(count, "b"))
            #expect(!comparison.differences.isEmpty)
        }
        #expect(isInProportion)
    }
}
