// Objects of sequential archives: created once, connected later, allowed and named like those of keyed archives.

@_spi(GeneratedCode) import Archiving
import Foundation
import TestSupport
import Testing

/// An object that replaces others: one for each name.
private final class Single: Coding {
    let name: String
    nonisolated(unsafe) static var known: [String: Single] = [:]

    init(_ name: String) { self.name = name }

    static var archivedClass: ArchivedClass {
        ArchivedClass(
            "Single", type: Single.self, sequence: [.value("name", "@")],
            unique: { decoded in
                guard let single = decoded as? Single else { return decoded }
                if let known = known[single.name] { return known }
                known[single.name] = single
                return single
            })
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(name) }

    init(coder unarchiver: Unarchiver) throws { name = try unarchiver.decode(String.self, forKey: "name") }
}

/// An object with a reference that must exist when it is decoded.
private final class Bead: Coding {
    let next: Bead?

    init(_ next: Bead?) { self.next = next }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Bead", type: Bead.self, references: [Bead.self], sequence: [.value("next", "@")])
    }

    func encode(with archiver: Archiver) throws { try archiver.encode(next) }

    init(coder unarchiver: Unarchiver) throws { next = try unarchiver.decodeIfPresent(Bead.self, forKey: "next") }
}

/// An object that reads what a test reads.
private final class Reader: Coding {
    nonisolated(unsafe) static var body: (Unarchiver) throws -> Void = { _ in }

    static var archivedClass: ArchivedClass {
        ArchivedClass("Reader", type: Reader.self, sequence: [.value("value", "@")])
    }

    func encode(with archiver: Archiver) throws {}

    init(coder unarchiver: Unarchiver) throws { try Self.body(unarchiver) }
}

@Suite("Sequential unarchiver: objects", .serialized)
struct UnarchiverGraphTests {
    @Test("A chain of objects is read on a small stack, up to the depth that is allowed")
    func chains() throws {
        func chain(_ count: Int) throws -> Data {
            var stream = HandmadeStream()
            let title = stream.string("x")
            var next: HandmadeStream.Value = .null
            for _ in 0..<count {
                let entry = stream.object(
                    [("Ledger", 0)], [("@", [.object(title)]), ("q", [.integer(1)]), ("@", [next])])
                next = .object(entry)
            }
            return try stream.data([("@", [next])])
        }
        let count = try withStack {
            var ledger: Ledger? = try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: chain(900))
            var count = 0
            while let present = ledger {
                count += 1
                ledger = present.next
                present.next = nil
            }
            return count
        }
        #expect(count == 900)
        var limits = ArchiveLimits()
        limits.maximumNesting = 100
        let error = archiveError {
            try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: chain(101), limits: limits)
        }
        #expect(error?.code == .limitExceeded)
    }

    @Test("References that must exist from the start nest only so deep, and form no cycle")
    func required() throws {
        var stream = HandmadeStream()
        let first = stream.addObject([("Bead", 0)])
        stream.fill(first, [("@", [.object(first)])])
        let data = try stream.data(root: first)
        let error = archiveError { try SequentialUnarchiver.unarchivedObject(ofClass: Bead.self, from: data) }
        #expect(error?.code == .unconnectableCycle && error?.path == "root.$0")
        let beads = (0..<40).reduce(Bead(nil)) { bead, _ in Bead(bead) }
        let deep = try SequentialArchiver.archivedData(withRootObject: beads)
        let tooDeep = archiveError { try SequentialUnarchiver.unarchivedObject(ofClass: Bead.self, from: deep) }
        #expect(tooDeep?.code == .unconnectableCycle)
    }

    @Test("An object that takes another's place is the one for all references")
    func substitutes() throws {
        Single.known = [:]
        let singles = [Single("a"), Single("b"), Single("a")]
        let copies = try SequentialUnarchiver.unarchivedValue(
            of: [Single].self, from: SequentialArchiver.archivedData(withRootObject: singles))
        #expect(copies.map(\.name) == ["a", "b", "a"])
        #expect(copies[0] === copies[2])
        Single.known = [:]
    }

    @Test("Classes are allowed by the reference that asks for them, by the caller, or not at all")
    func allowedClasses() throws {
        let theatre = Theatre("Globe", width: 1, depth: 1)
        let data = try SequentialArchiver.archivedData(withRootObject: theatre)
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        let error = try #require(archiveError { try unarchiver.decode(Building.self) })
        #expect(error.code == .classNotAllowed && error.found == "one of class 'Theatre'" && error.path == "root")
        #expect(archiveError { try unarchiver.decode(Building.self) } == error, "the first error stays")
        let other = archiveError { try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: data) }
        #expect(other?.code == .classNotAllowed)
        let wrong = archiveError {
            try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: data, allowing: [Theatre.self])
        }
        #expect(wrong?.code == .unexpectedClass)
        let any = try SequentialUnarchiver(forReadingFrom: data, allowing: [Theatre.self])
        #expect(try any.decode(AnyCoding.self).object is Theatre)
        let text = try SequentialArchiver.archivedData(withRootObject: "x")
        let noObject = archiveError { try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: text) }
        #expect(noObject?.code == .unexpectedKind && noObject?.found == "a string")
    }

    @Test("A class under a name that the caller gives to it, of its superclass too")
    func mappedNames() throws {
        var stream = HandmadeStream()
        let name = stream.string("Hut")
        let stages = stream.object([("NSSet", 0)], [("I", [.integer(0)])])
        let root = stream.object(
            [("XYTheatre", 0), ("XYBuilding", 1)],
            [
                ("@", [.object(name)]), ("c", [.integer(1)]), ("q", [.integer(2)]), ("ff", [.real(1), .real(2)]),
                ("i", [.integer(0)]), ("[0s]", []), ("@", [.object(stages)]),
            ])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: stream.data(root: root), allowing: [Theatre.self])
        unarchiver.setClass(Theatre.self, forClassName: "XYTheatre")
        unarchiver.setClass(Building.self, forClassName: "XYBuilding")
        #expect(unarchiver.class(forClassName: "XYTheatre") == Theatre.self)
        let theatre = try unarchiver.decode(Theatre.self)
        #expect(theatre.floors == 2 && theatre.depth == 2)
    }

    @Test("The version of each class of the chain while an object is read, and none behind")
    func versions() throws {
        var stream = HandmadeStream()
        let value = stream.string("v")
        let root = stream.object([("Reader", 0), ("Base", 7)], [("@", [.object(value)])])
        nonisolated(unsafe) var versions: [Int] = []
        Reader.body = { unarchiver in
            versions = [try unarchiver.version(ofClass: Reader.self), try unarchiver.version(ofClass: Ledger.self)]
            #expect(try unarchiver.decode(String.self, forKey: "value") == "v")
            #expect(unarchiver.containsValue(forKey: "value") && !unarchiver.containsValue(forKey: "other"))
            #expect(try unarchiver.decodeIfPresent(String.self, forKey: "other") == nil)
            #expect(!unarchiver.allowsKeyedCoding)
        }
        defer { Reader.body = { _ in } }
        let unarchiver = try SequentialUnarchiver(forReadingFrom: stream.data(root: root))
        unarchiver.setClass(Ledger.self, forClassName: "Base")
        _ = try unarchiver.decode(Reader.self)
        #expect(versions == [0, 7])
        #expect(try unarchiver.version(ofClass: Reader.self) == 0)
        unarchiver.finishDecoding()
        #expect(archiveError { try unarchiver.decode(Int.self) }?.code == .finished)
    }

    @Test("Damaged groups after the root are reported when they are asked for")
    func trailingBytes() throws {
        let data = try SequentialArchiver.archivedData(withRootObject: Ledger("x")) + [0x84, 0x01]
        #expect(try SequentialUnarchiver.unarchivedObject(ofClass: Ledger.self, from: data).title == "x")
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        _ = try unarchiver.decode(Ledger.self)
        #expect(!unarchiver.isAtEnd)
        #expect(archiveError { try unarchiver.decode(Int.self) }?.code == .corruptArchive)
    }

    @Test("Collections that share each other many times are not unfolded without end")
    func sharedCollections() throws {
        var stream = HandmadeStream()
        var list = stream.string("leaf")
        for _ in 0..<25 { list = stream.array([list, list, list]) }
        let data = try stream.data(root: list)
        let error = archiveError { try SequentialUnarchiver.unarchivedValue(of: AnyValue.self, from: data) }
        #expect(error?.code == .limitExceeded)
        let itself = stream.addObject([("NSArray", 0)])
        stream.fill(itself, [("i", [.integer(1)]), ("@", [.object(itself)])])
        let cycle = try stream.data(root: itself)
        #expect(archiveError { try SequentialUnarchiver.unarchivedValue(of: AnyValue.self, from: cycle) } != nil)
    }

    @Test("Errors have the way to the value")
    func paths() throws {
        var stream = HandmadeStream()
        let title = stream.string("t")
        let number = stream.number("q", .integer(1))
        let bad = stream.object([("Ledger", 0)], [("@", [.object(number)]), ("q", [.integer(1)]), ("@", [.null])])
        let good = stream.object(
            [("Ledger", 0)], [("@", [.object(title)]), ("q", [.integer(1)]), ("@", [.object(bad)])])
        let list = stream.array([title, good])
        let data = try stream.data([("q", [.integer(1)]), ("@", [.object(list)])])
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data, allowing: [Ledger.self])
        #expect(try unarchiver.decode(Int.self) == 1)
        let error = try #require(archiveError { try unarchiver.decode([Ledger].self) })
        #expect(error.path == "$1[0]" && error.found == "a string")
        let second = try SequentialUnarchiver(forReadingFrom: data, allowing: [Ledger.self])
        _ = try second.decode(Int.self)
        let inner = try #require(
            archiveError {
                guard try second.beginCollection(.array, forKey: nil) == 2 else { return }
                _ = try second.decode(String.self)
                _ = try second.decode(Ledger.self)
                try second.endCollection()
            })
        #expect(inner.path == "$1[1].$2.$0" && inner.found == "a number")
    }
}
