// Keys are recognised by their position in the objects of their class: in any order, each is written once, and the last
// value counts.

@_spi(GeneratedCode) import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Keys in any order") struct KeyOrderTests {
    /// An object that encodes numbers under the keys given; its other objects may be structures of the same keys.
    final class Numbers: Coding {
        let keys: [String]
        let elements: [Pair]

        init(_ keys: [String], _ elements: [Pair] = []) {
            self.keys = keys
            self.elements = elements
        }

        static var archivedClass: ArchivedClass { ArchivedClass("Numbers", type: Numbers.self) }

        func encode(with archiver: Archiver) throws {
            for (number, key) in keys.enumerated() { try archiver.encode(number, forKey: key) }
            if !elements.isEmpty { try archiver.encode(elements, forKey: "elements") }
        }

        init(coder unarchiver: Unarchiver) throws { (keys, elements) = ([], []) }
    }

    /// A structure that contains nested structures of its type, and writes some of its fields after them.
    struct Pair: ArchivableStructure {
        var inner: [Pair] = []
        var keys: [String] = []

        static var archivedStructure: ArchivedStructure { ArchivedStructure("Pair") }

        init(_ keys: [String], _ inner: [Pair] = []) { (self.keys, self.inner) = (keys, inner) }

        init(coder unarchiver: Unarchiver) throws {}

        static func isArchived(in unarchiver: Unarchiver) -> Bool { true }

        func encode(with archiver: Archiver) throws {
            for (number, key) in keys.enumerated() {
                try archiver.encode(number, forKey: key)
                if number == 0, !inner.isEmpty { try archiver.encode(inner, forKey: "inner") }
            }
        }
    }

    /// The numbers under each key, by what the caller's order says: the last one counts.
    private func expected(_ keys: [String]) -> [String: Int] {
        Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    }

    private func check(_ lists: [[String]]) throws {
        let data = try KeyedArchiver.archivedData(withRootObject: NodeList(lists.map { Numbers($0) }))
        let objects = try ArchiveContents(data).objects.filter { $0["$class"] != nil && $0["NS.objects"] == nil }
        let numbers = objects.map { $0.dictionary ?? [:] }.filter { $0["list"] == nil }
        #expect(numbers.count == lists.count)
        for (entries, keys) in zip(numbers, lists) {
            let found = entries.filter { $0.key != "$class" }.compactMapValues { $0.integer.map { Int($0) } }
            #expect(found == expected(keys))
            #expect(entries.count == expected(keys).count + 1)
        }
    }

    /// Holds the others.
    final class NodeList: Coding {
        let list: [Numbers]

        init(_ list: [Numbers]) { self.list = list }

        static var archivedClass: ArchivedClass { ArchivedClass("List", type: NodeList.self) }

        func encode(with archiver: Archiver) throws { try archiver.encode(list, forKey: "list") }

        init(coder unarchiver: Unarchiver) throws { list = [] }
    }

    @Test("Keys that some objects leave out, write earlier, later or twice")
    func orders() throws {
        try check([
            ["a", "b", "c"], ["a", "c"], ["b"], ["c", "b", "a"], ["a", "x", "b", "c"], ["a", "b", "x", "c", "y"], [],
            ["a", "a"], ["b", "a", "b"], ["x", "y", "a", "b", "c", "a"], ["a", "x", "b", "c", "y"],
            ["a key of more than fifteen bytes", "a"], ["a", "a key of more than fifteen bytes"],
            // The same texts at different addresses.
            [String("a key of more than fifteen bytes, you see".dropLast(9)), "a key of more than fifteen bytes"],
        ])
    }

    @Test("Many keys, and orders without any order")
    func many() throws {
        var generator = SeededGenerator(seed: RunSeed.first)
        let keys = (0..<300).map { "key\($0)" }
        var lists = [keys, keys.reversed(), Array(keys[..<64]), Array(keys[..<65]), keys + keys]
        for count in [3, 20, 24, 25, 70, 300] {
            for _ in 0..<20 {
                lists.append((0..<count).map { _ in "key\(Int.random(in: 0..<count, using: &generator))" })
            }
        }
        try check(lists)
    }

    @Test("Structures inside structures of the same kind")
    func structures() throws {
        let inner = [Pair(["a", "b"]), Pair(["b", "c", "a"]), Pair(["d"])]
        let root = Numbers(
            ["n"], [Pair(["a", "b"]), Pair(["a", "e", "b", "a"], inner), Pair(["a", "b", "e", "c"], inner)])
        let data = try KeyedArchiver.archivedData(withRootObject: root)
        let pairs = try ArchiveContents(data).objects.compactMap(\.dictionary).filter {
            $0["a"] != nil || $0["d"] != nil
        }
        let found = pairs.map { $0.compactMapValues { $0.integer } }
        let last: [[String: Int64]] = [
            ["a": 0, "b": 1], ["a": 3, "e": 1, "b": 2], ["a": 0, "b": 1], ["b": 0, "c": 1, "a": 2], ["d": 0],
            ["a": 0, "b": 1, "e": 2, "c": 3], ["a": 0, "b": 1], ["b": 0, "c": 1, "a": 2], ["d": 0],
        ]
        #expect(Set(found) == Set(last))
        #expect(found.count == last.count)
    }
}
