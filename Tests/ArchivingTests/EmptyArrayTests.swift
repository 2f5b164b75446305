// Empty arrays are one object in the compact layout and in sequential archives, and nothing that a reader may change in place is.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing
import TypedStreams

@Suite("Empty arrays") struct EmptyArrayTests {
    /// Encodes arrays and other collections, all of them empty.
    final class Empty: Coding {
        var texts: [String] = []
        var numbers: [Int] = []
        var nodes: [Node] = []
        var lists: [[Double]] = [[], []]
        var isMutable = false

        init() {}

        static var archivedClass: ArchivedClass {
            ArchivedClass("Empty", type: Empty.self, references: [Node.self], table: GraphClasses.self)
        }

        func encode(with archiver: Archiver) throws {
            try archiver.encode(texts, forKey: "texts")
            try archiver.encode(numbers, forKey: "numbers")
            try archiver.encode(nodes, forKey: "nodes")
            try archiver.encode(lists, forKey: "lists")
            guard isMutable else { return }
            try archiver.encode(Mutable(texts), forKey: "mutable texts")
            try archiver.encode(Mutable(texts), forKey: "more of them")
            try archiver.encode(Set(texts), forKey: "set")
            try archiver.encode(Set(texts), forKey: "another set")
            try archiver.encode([:] as [String: Int], forKey: "dictionary")
        }

        init(coder unarchiver: Unarchiver) throws {
            texts = try unarchiver.decode([String].self, forKey: "texts")
            numbers = try unarchiver.decode([Int].self, forKey: "numbers")
            lists = try unarchiver.decode([[Double]].self, forKey: "lists")
        }

        func connect(with unarchiver: Unarchiver) throws {
            nodes = try unarchiver.decode([Node].self, forKey: "nodes")
        }
    }

    @Test("All empty arrays of an archive are one object, which each field reads as an array of its own type")
    func shared() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Empty())
        // The empty one, and the array that contains it twice.
        #expect(try ArchiveContents(data).slots(ofClass: "NSArray").count == 2)
        let copy = try KeyedUnarchiver.unarchivedObject(ofClass: Empty.self, from: data)
        #expect(copy.texts == [] && copy.numbers == [] && copy.nodes.isEmpty && copy.lists == [[], []])
        copy.texts.append("a")
        copy.lists[0].append(1)
        copy.nodes.append(Node("node"))
        #expect(copy.numbers == [] && copy.lists == [[1], []])
        let again = try KeyedArchiver.archivedData(withRootObject: copy)
        let third = try KeyedUnarchiver.unarchivedObject(ofClass: Empty.self, from: again)
        #expect(third.texts == ["a"] && third.numbers == [] && third.lists == [[1], []] && third.nodes.count == 1)
    }

    @Test("Collections that may be changed in place, and sets, are objects of their own")
    func mutable() throws {
        let root = Empty()
        root.isMutable = true
        let contents = try ArchiveContents(KeyedArchiver.archivedData(withRootObject: root))
        #expect(contents.slots(ofClass: "NSArray").count == 2)
        #expect(contents.slots(ofClass: "NSMutableArray").count == 2)
        #expect(contents.slots(ofClass: "NSSet").count == 2)
        #expect(contents.slots(ofClass: "NSDictionary").count == 1)
    }

    @Test("Cocoa's layout has one object for each empty array", arguments: [CocoaGeneration.current, .macOS(10, 7)])
    func cocoa(generation: CocoaGeneration) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Empty(), profile: .cocoa(generation))
        #expect(try ArchiveContents(data).slots(ofClass: "NSArray").count == 6)
    }

    @Test("The next archive of an archiver has an empty array of its own")
    func reused() throws {
        let archiver = KeyedArchiver()
        let expected = try KeyedArchiver.archivedData(withRootObject: Empty())
        for _ in 0..<3 { #expect(try archiver.archivedData(withRootObject: Empty()) == expected) }
    }

    @Test("A sequential archive has one empty array, also inside others and next to what can be changed in place")
    func sequential() throws {
        let archiver = SequentialArchiver()
        let empty: [Int] = []
        for _ in 0..<2 {
            try archiver.encode(empty)
            try archiver.encode([[], ["a"], []])
            try archiver.encode(Mutable(empty))
            try archiver.encode(Set(empty))
        }
        let data = try archiver.finishEncoding()
        let stream = try TypedStream(reading: ArchiveBytes(data))
        let objects = stream.entries.indices.map { stream.entries[$0] }.filter { $0.kind == .object }
        // The empty array, two arrays of three with one of their own each, a string, two mutable arrays and two sets.
        #expect(objects.count == 10)
        let unarchiver = try SequentialUnarchiver(forReadingFrom: data)
        for _ in 0..<2 {
            #expect(try unarchiver.decode([Int].self) == [])
            #expect(try unarchiver.decode([[String]].self) == [[], ["a"], []])
            #expect(try unarchiver.decode(Mutable<[Int]>.self).value == [])
            #expect(try unarchiver.decode(Set<Int>.self) == [])
        }
        #expect(unarchiver.isAtEnd)
    }

    @Test("An array of values without a key is one element of its collection")
    func nested() throws {
        let lists = [["a", "$null", "é"], [], ["a"], [], ["a", "b"]]
        let archiver = KeyedArchiver()
        try archiver.encode(lists, forKey: "lists")
        try archiver.encode(["a", "b"])
        try archiver.encode([[1.5], [2]], forKey: "reals")
        try archiver.encode([Date(timeIntervalSinceReferenceDate: 1)], forKey: "dates")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        #expect(try unarchiver.decode([[String]].self, forKey: "lists") == lists)
        #expect(try unarchiver.decode([String].self) == ["a", "b"])
        #expect(try unarchiver.decode([[Double]].self, forKey: "reals") == [[1.5], [2]])
        #expect(
            try unarchiver.decode([Date].self, forKey: "dates") == [Date(timeIntervalSinceReferenceDate: 1)])
    }
}
