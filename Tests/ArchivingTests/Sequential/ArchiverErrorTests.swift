// The errors of a sequential archiver, the paths in them, and that nothing can be archived after an error.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Errors of the sequential archiver")
struct SequentialArchiverErrorTests {
    /// The error of an archive, which ends it: every later call throws it again.
    private func error(_ body: (SequentialArchiver) throws -> Void) throws -> ArchiveError {
        let archiver = SequentialArchiver()
        let error = try #require(throws: ArchiveError.self) {
            try body(archiver)
            _ = try archiver.finishEncoding()
        }
        let again = try #require(throws: ArchiveError.self) { try archiver.encode("more") }
        #expect(again.description == error.description)
        let last = try #require(throws: ArchiveError.self) { try archiver.finishEncoding() }
        #expect(last.description == error.description)
        return error
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: ArchiveError.Code
        let path: String
        let encode: @Sendable (Archiver) throws -> Void

        init(
            _ title: String, _ code: ArchiveError.Code, at path: String,
            _ encode: @escaping @Sendable (Archiver) throws -> Void
        ) {
            (testDescription, self.code, self.path, self.encode) = (title, code, path, encode)
        }
    }

    /// Encoded by the root object.
    static let rows = [
        Row("a value under a key", .codingRefused, at: "root.name") { try $0.encode("x", forKey: "name") },
        Row("an object of a class with keys", .codingRefused, at: "root") {
            try $0.encode(1)
            try $0.encode(Node("a"))
        },
        Row("such an object in a collection", .codingRefused, at: "root.$0[1]") {
            try $0.encode([nil, Node("a")])
        },
        Row("such an object in a dictionary", .codingRefused, at: "root.$0[1]") {
            try $0.encode(["a": AnyCoding(Bag()), "b": AnyCoding(Node("b"))])
        },
        Row("a structure under a key", .codingRefused, at: "root.berth") {
            try $0.encode(Berth(deck: 1, label: ""), forKey: "berth")
        },
        Row("a negative range", .outOfRange, at: "root") { try $0.encode(RangeValue(location: -1, length: 2)) },
        Row("a negative range in a collection", .outOfRange, at: "root.$0[1]") {
            try $0.encode([RangeValue(location: 1, length: 2), RangeValue(location: 1, length: -2)])
        },
        Row("fewer elements than announced", .notSupported, at: "root.$0[1]") {
            try $0.beginCollection(.array, count: 2, forKey: nil)
            try $0.encode(1)
            try $0.endCollection()
        },
        Row("more entries than announced", .notSupported, at: "root.$0[2]") {
            try $0.beginCollection(.dictionary, count: 1, forKey: nil)
            for number in 0..<3 { try $0.encode(number) }
            try $0.endCollection()
        },
        Row("a collection that is not ended", .notSupported, at: "root.$0[0]") {
            try $0.beginCollection(.array, count: 0, forKey: nil)
        },
        Row("the end of no collection", .notSupported, at: "root") { try $0.endCollection() },
        Row("the end of no structure", .notSupported, at: "root") { try $0.endStructure() },
        Row("the end of no group", .notSupported, at: "root") { try $0.endGroup() },
        Row("a group that is not ended", .notSupported, at: "root") { try $0.beginGroup() },
        Row("a group in a group", .notSupported, at: "root") { archiver in
            try archiver.encodeGroup { try archiver.encodeGroup {} }
        },
        Row("a group in a collection", .notSupported, at: "root.$0[0]") {
            try $0.beginCollection(.array, count: 1, forKey: nil)
            try $0.beginGroup()
        },
        Row("bytes in a group", .notSupported, at: "root") { archiver in
            try archiver.encodeGroup { try archiver.encodeBytes(Data([1])) }
        },
        Row("a value without a form of its own in archives without keys", .notSupported, at: "root.$0") {
            try $0.encode(UnitValue(symbol: "m"))
        },
        Row("a number in a property list", .notSupported, at: "root") { try $0.encode(PropertyList.integer(1)) },
        Row("a class that refuses coding", .codingRefused, at: "root") { throw $0.refuseCoding(of: Bag.self) },
    ]

    @Test("an error names the way to the value", arguments: rows)
    func path(_ row: Row) throws {
        let error = try error { archiver in try archiver.encodeRootObject(Bag { try row.encode($0) }) }
        #expect(error.code == row.code, "\(error)")
        #expect(error.path == row.path, "\(error)")
    }

    @Test("values of a class with a sequence have their keys' names")
    func names() throws {
        let pirate = Pirate("a", rank: 2)
        pirate.next = Node("n")
        #expect(try error { try $0.encodeRootObject(pirate) }.path == "root.next")
        let sailor = Sailor("b")
        sailor.crew = [Sailor("c"), pirate]
        #expect(try error { try $0.encodeRootObject(sailor) }.path == "root.crew[1].next")
        pirate.rank = nil
        #expect(try error { try $0.encodeRootObject(pirate) }.path == "root.next")
        #expect(try error { try $0.encode(pirate) }.path == "$0.next")
        let other = Sailor("d")
        other.mates = ["x": pirate]
        #expect(try error { try $0.encodeRootObject(other) }.path == "root.mates[0].next")
    }

    @Test("a value under a key at the top level")
    func topLevelKey() throws {
        let error = try error { try $0.encode(1, forKey: "page") }
        #expect(error.code == .codingRefused)
        #expect(error.description == "page: expected a value without a key, found one with a key")
    }

    @Test("an error that a class swallows ends the archive all the same")
    func swallowed() throws {
        let bag = Bag { archiver in
            try? archiver.encode("x", forKey: "name")
        }
        #expect(try error { try $0.encodeRootObject(bag) }.path == "root.name")
    }

    @Test("an error of the class is the underlying error of all later ones")
    func ownError() throws {
        struct Mutiny: Error {}
        let archiver = SequentialArchiver()
        #expect(throws: Mutiny.self) { try unwrapped { try archiver.encodeRootObject(Bag { _ in throw Mutiny() }) } }
        #expect(throws: Mutiny.self) { try unwrapped { try archiver.encode(1) } }
        #expect(throws: Mutiny.self) { try unwrapped { try archiver.finishEncoding() } }
    }

    @Test("objects too deep inside each other", arguments: [1_001, 5_000])
    func depth(_ count: Int) throws {
        var chain = Pirate("last")
        for _ in 1..<count {
            let pirate = Pirate("a")
            pirate.next = chain
            chain = pirate
        }
        defer { takeApart(chain) }
        let root = chain
        let error = try withStack { try self.error { try $0.encodeRootObject(root) } }
        #expect(error.code == .limitExceeded)
        #expect(error.path.hasPrefix("root.next.next."))
    }

    @Test("as deep as the limit says")
    func greatestDepth() throws {
        let inner = Bag()
        let middle = Bag { try $0.encode(inner) }
        let archiver = SequentialArchiver()
        archiver.limits.maximumNesting = 3
        try archiver.encodeRootObject(Bag { try $0.encode(middle) })
        #expect(throws: Never.self) { try archiver.finishEncoding() }
        let strict = SequentialArchiver()
        strict.limits.maximumNesting = 2
        try strict.encodeRootObject(Bag { try $0.encode(middle) })
        #expect(throws: ArchiveError(.limitExceeded, path: "", expected: "", found: "")) { try strict.finishEncoding() }
    }

    private func takeApart(_ pirate: Pirate) {
        var next: Pirate? = pirate
        while let pirate = next {
            next = pirate.next as? Pirate
            pirate.next = nil
        }
    }

    @Test("the end of an archive from inside an object")
    func finishedInside() throws {
        let error = try error { archiver in
            try archiver.encodeRootObject(Bag { _ in _ = try archiver.finishEncoding() })
        }
        #expect(error.code == .notSupported)
    }
}
