// Fields that leave out what can't be created: conversions, and the clause of a class and of a file.

import Archiving
@testable import Constructs
import Foundation
import PropertyLists
import Testing

extension Construct {
    static let lenient = [
        Construct("lenient", in: "Lenient") { () throws in
            let parts = [LenientPart(number: 1), LenientPart(number: 2)]
            let object = LenientFields(
                link: parts[0], any: parts[1], list: parts, set: [parts[0]], map: [parts[0]: parts],
                numbers: ["a": [1, nil]], apart: [3], dense: [0.5], kind: .high, kinds: [.low],
                origin: LenientPoint(x: 4), points: [LenientPoint(x: 5, y: 6)], mark: .part(parts[1]), count: nil,
                size: nil)
            object.parent = parts[0]
            let copy = try roundTrip(object)
            #expect(copy.link === copy.list[0] && copy.any === copy.list[1] && copy.parent === copy.link)
            #expect(copy.set == [copy.list[0]] && copy.map == [copy.list[0]: copy.list])
            #expect(copy.numbers == ["a": [1, nil]] && copy.apart == [3] && copy.dense == [0.5])
            #expect(copy.kind == .high && copy.kinds == [.low] && copy.origin?.x == 4 && copy.points[0].y == 6)
            guard case .part(copy.list[1])? = copy.mark else { throw ConversionError.noIdentifier }
            #expect(copy.count == nil && copy.size == nil)
        },
        Construct("lenient: conversions", in: "Lenient") { () throws in
            func read(_ entries: [(String, (any ArchivableValue)?)]) throws -> (LenientConversions, [String: Int]) {
                let data = try archive(named: "LenientConversions", entries: [("lists", [Int]())] + entries)
                let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
                unarchiver.reportsDecoding = true
                let root = try unarchiver.decode(LenientConversions.self, forKey: "root")
                let losses = (unarchiver.report?.losses ?? []).map { ($0.key ?? "?", $0.count) }
                return (root, Dictionary(losses, uniquingKeysWith: +))
            }
            let (root, losses) = try read([
                ("gear", 2_000), ("caption", ""), ("heat", -1.0), ("heats", [1, -1, "a", 2] as AnyValue),
                ("lists", [[1.5, .null, -1], "a", []] as AnyValue),
                ("table", OddTable()), ("byName", ["a": 1.5, "b": -1, "c": "x"] as AnyValue),
                ("members", Set([1.5, -1])), ("ordered", OrderedSetValue([texts[0], "?", texts[1]])),
                ("counted", CountedSetValue([texts[0], texts[0], "?"])), ("apart[0]", 1), ("apart[1]", 1_001),
                ("apart[2]", 3),
                ("total", 300),
            ])
            #expect(root.gear == nil && root.caption == nil && root.heat == nil)
            #expect(root.heats == [Kelvin(1), Kelvin(2)] && root.lists == [[Kelvin(1.5), nil], [], []])
            #expect(root.table == [Kelvin(1): [Kelvin(2)]] && root.byName == ["a": Kelvin(1.5)])
            #expect(root.members == [Kelvin(1.5)] && root.ordered.elements == Array(identifiers[0...1]))
            #expect(root.counted?.counts == [identifiers[0]: 2])
            #expect(root.apart.map(\.rawValue) == [1, 3] && root.total == nil)
            let expected = [
                "gear": 1, "caption": 1, "heat": 1, "heats": 2, "lists": 2, "table": 2, "byName": 2, "members": 1,
                "ordered": 1, "counted": 1, "apart": 1, "apart[1]": 1, "total": 1,
            ]
            for (key, count) in losses { #expect(expected[key] == count, "\(key)") }

            let old = try read([("title", 3)]).0
            #expect(old.caption == Caption("3") && old.heat == Kelvin(1) && old.heats.isEmpty && old.total == nil)
            #expect(try read([("title", 0)]).0.caption == nil && read([("title", -1)]).0.caption == nil)
            #expect(try read([("titles", [1, "a", 2] as AnyValue)]).0.caption == Caption("1 2"))
            #expect(try read([("total", nil), ("parts", [Int8(1), 2])]).0.total == 3)
            #expect(try read([("total", 128), ("parts", [Int8(1), 2])]).0.total == 3, "what isn't read is nil")
            #expect(
                try read([("parts", [100, 100])]).0.total == nil && read([("parts", [100, 1_000])]).0.total == 100)

            let whole = LenientConversions(
                gear: Gear(rawValue: 1), caption: Caption("c"), heats: [Kelvin(2)], lists: [[Kelvin(3), nil]],
                table: [Kelvin(4): [Kelvin(5)]], byName: ["a": Kelvin(6)], members: [Kelvin(7)],
                ordered: [identifiers[0]],
                counted: [identifiers[1]], apart: [], total: 1)
            let copy = try roundTrip(whole)
            #expect(copy.gear == whole.gear && copy.caption == whole.caption && copy.lists == whole.lists)
            #expect(copy.table == whole.table && copy.counted == whole.counted && copy.total == 1)
        },
        Construct("class …, lenient; a line of its own", in: "Lenient") { () throws in
            let data = try archive(
                named: "LenientClass",
                entries: [
                    ("number", Int8(1)), ("name", 3), ("parts", "none"), ("sets", [[1], "a"] as AnyValue),
                    ("frame.height", Int8(2)), ("frame.width", 1_000),
                ])
            let root = try KeyedUnarchiver.unarchivedObject(ofClass: LenientClass.self, from: data)
            #expect(root.name == nil && root.parts.isEmpty && root.sets == [[], []])
            #expect(root.frame?.height == 2 && root.frame?.width == nil)
            let wrong = try archive(named: "LenientClass", entries: [("number", 1_000)])
            let error = #expect(throws: ArchiveError.self) {
                try KeyedUnarchiver.unarchivedObject(ofClass: LenientClass.self, from: wrong)
            }
            #expect(error?.code == .outOfRange)
            let file = try KeyedUnarchiver.unarchivedObject(
                ofClass: LenientFile.self,
                from: archive(
                    named: "LenientFile", entries: [("part", 1), ("parts", OrderedSetValue(["a"])), ("counts", 2)]))
            #expect(file.part == nil && file.parts.elements.isEmpty && file.counts.counts.isEmpty)
        },
    ]

    /// A dictionary whose keys are numbers, some of which can't be converted.
    private struct OddTable: ArchivableValue {
        func encode(to archiver: Archiver, forKey key: String?) throws {
            try [1.0: [2.0, -1], -1: [1]].encode(to: archiver, forKey: key)
        }

        static func decodeIfPresent(from unarchiver: Unarchiver, forKey key: String?) throws -> OddTable? { nil }
    }
}
