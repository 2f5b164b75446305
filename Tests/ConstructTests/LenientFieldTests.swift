// Lenient fields of generated classes, in archives of both kinds that other classes wrote: nothing that can't be created
// is seen, and objects that others need are there once.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

@Suite("Lenient fields")
struct LenientFieldTests {
    typealias Kind = WideArchive

    @Test("Values, elements, members, keys and entries that can't be created are left out", arguments: Kind.allCases)
    func leavesOut(kind: Kind) throws {
        let (root, losses) = try kind.read(LenientFields.self, from: kind.data(Kind.badFields))
        #expect(root.link == nil && root.parent == nil && root.any == nil)
        #expect(root.list.map(\.number) == [1, 3, 1] && root.list[0] === root.list[2])
        #expect(root.set.map(\.number) == [1])
        #expect(root.map.count == 2)
        #expect(root.map[root.list[0]]?.map(\.number) == [3] && root.map[root.list[1]]?.isEmpty == true)
        #expect(root.set.first === root.list[0] && root.map[root.list[0]]?.first === root.list[1])
        #expect(root.numbers == ["a": [1, nil, 2], "b": []])
        #expect(root.apart == [1, 2] && root.kind == nil && root.kinds == [.low, .high])
        #expect(root.origin == nil && root.points.isEmpty)
        #expect(root.mark == nil && root.count == nil && root.size == nil)
        let expected = [
            "link": 1, "any": 1, "list": 3, "set": 1, "map": 2, "numbers": 1, "kinds": 1, "points": 3, "count": 1,
            "size": 1,
        ]
        // Reports on sequential archives name no collections.
        for (key, count) in expected where kind == .keyed { #expect(losses[key] == count, "\(key)") }
    }

    @Test("Another kind of value is nil, or an empty collection; missing keys aren't caught")
    func readsOtherKinds() throws {
        func read(_ entries: [(String, (any ArchivableValue)?)]) throws -> LenientFields {
            let data = try Construct.archive(named: "LenientFields", entries: entries + [("small", Int16(0))])
            return try KeyedUnarchiver.unarchivedObject(ofClass: LenientFields.self, from: data)
        }
        let wrong: AnyValue = ["x": 1]
        let names = [
            "link", "parent", "any", "list", "set", "map", "numbers", "dense", "kind", "kinds", "origin.x", "points",
            "mark.number", "count", "size",
        ]
        let root = try read(names.map { ($0, wrong) } + [("apart[0]", wrong), ("apart[1]", Int16(3))])
        #expect(root.link == nil && root.any == nil && root.list.isEmpty && root.set.isEmpty && root.map.isEmpty)
        #expect(root.numbers == ["x": []] && root.dense.isEmpty && root.kind == nil && root.kinds.isEmpty)
        #expect(root.origin == nil && root.points.isEmpty && root.mark == nil && root.count == nil && root.size == nil)
        #expect(root.apart == [3])

        let old = try read([("list", [Int]()), ("oldNumbers", ["a": [1]])])
        #expect(old.count == 3 && old.size == 9 && old.numbers == ["a": [1]] && old.apart.isEmpty)
        let null = try read([("list", nil), ("dense", nil), ("count", nil), ("origin", nil)])
        #expect(null.list.isEmpty && null.dense.isEmpty && null.count == nil && null.origin == nil)
        let error = #expect(throws: ArchiveError.self) { try read([]) }
        #expect(error?.code == .missingValue && error?.path == "root.list")
    }

    @Test("An object that fails half way leaves nothing behind", arguments: Kind.allCases)
    func failsHalfWay(kind: Kind) throws {
        let (shared, alone) = (WidePart(number: 1), WidePart(number: 2))
        shared.next = alone
        let bad = WidePair(first: shared, number: 50_000, second: alone)
        let good = WidePair(first: shared, number: 5, second: WidePart(number: 3))
        let late = WidePair(first: WidePart(number: 4), number: 6, second: WidePart(number: 99_900))
        let wide = WidePairs(pairs: [bad, good, late, bad], strict: shared, last: late)
        let (root, losses) = try kind.read(LenientPairs.self, from: kind.data(wide))
        #expect(root.pairs.map(\.number) == [5] && root.last == nil)
        #expect(root.strict === root.pairs[0].first && root.strict?.next?.number == 2)
        #expect(losses.values.reduce(0, +) == 4 && losses["last"] == 1)
    }

    @Test("A reference that must be there ends decoding", arguments: Kind.allCases)
    func failsStrictly(kind: Kind) throws {
        let bad = WidePart(number: 32_768)
        let pair = WidePair(first: bad, number: 1, second: bad)
        let wide = WidePairs(pairs: [pair], strict: bad, last: nil)
        let error = #expect(throws: ArchiveError.self) { try kind.read(LenientPairs.self, from: kind.data(wide)) }
        #expect(error?.code == .outOfRange)
        #expect(
            try kind.read(
                LenientPairs.self, from: kind.data(WidePairs(pairs: [pair], strict: nil, last: nil))
            ).root.pairs.isEmpty)
    }

    @Test("Cycles and chains through lenient fields", arguments: Kind.allCases)
    func readsCycles(kind: Kind) throws {
        let parts = Kind.parts(1, 2, 40_000, 4)
        for (part, next) in zip(parts, parts.dropFirst() + [parts[0]]) { part.next = next }
        let wide = Kind.fields { fields in
            fields.list = parts + [nil]
            fields.link = parts[3]
        }
        let (root, losses) = try kind.read(LenientFields.self, from: kind.data(wide))
        #expect(root.list.map(\.number) == [1, 2, 4])
        let (first, second, last) = (root.list[0], root.list[1], root.list[2])
        #expect(first.next === second && second.next == nil && last.next === first && root.link === last)
        #expect(losses.values.reduce(0, +) == 3 && losses["next"] == 1)
        first.next = nil

        // Sequential archives limit the nesting of objects.
        let count = kind == .keyed ? 20_000 : 500
        let chain = (0..<count).reduce(WidePart(number: 40_000)) { next, number in
            let part = WidePart(number: number % 100)
            part.next = next
            return part
        }
        let start = try #require(
            try kind.read(LenientFields.self, from: kind.data(Kind.fields { $0.link = chain })).root.link)
        #expect(sequence(first: start, next: \.next).reduce(0) { sum, _ in sum + 1 } == count)
    }
}
