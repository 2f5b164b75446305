// Objects without classes in Cocoa's layout: an archive that is read and written again has the bytes that it had.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Objects without classes, in Cocoa's layout")
struct ArchivedObjectLayoutTests {
    private static let classes: [ArchivedObject.ClassDescription] = [
        .init("Person"), .init("Employee", superclasses: ["Person", "NSObject"]), .init("Mapped", chain: nil),
    ]

    /// Keys of which many hash to the same positions.
    private static let keys =
        (0..<6).flatMap { ["NS.object\($0)", "NS.count\($0)"] } + ["name", "age", "boss", "$0", "$1", "a", "b"]

    /// A graph with shared objects, cycles, and references to missing objects.
    private static func graph(_ random: inout SeededGenerator) -> ArchivedObject {
        let objects = (0..<Int.random(in: 1...20, using: &random)).map { number in
            ArchivedObject(classes[number % 3])
        }
        let missing = ArchivedObject.Unresolved()
        func value() -> ArchivedObject.Value {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: .null
            case 1: .unresolved(missing)
            case 2: .inline(.integer(PropertyListInteger(Int64.random(in: 0..<5, using: &random))))
            case 3: .object(ArchivedObject(.string("text that is long \(Int.random(in: 0..<3, using: &random))")))
            case 4: .object(ArchivedObject(.double(Double(Int.random(in: 0..<3, using: &random)))))
            case 5:
                .array(
                    (0..<Int.random(in: 0..<4, using: &random)).compactMap { _ in
                        objects.randomElement(using: &random).map { .object($0) }
                    })
            default: objects.randomElement(using: &random).map { .object($0) } ?? .null
            }
        }
        for object in objects {
            object.entries = keys.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
                .map { ArchivedObject.Entry(key: $0, value: value()) }
        }
        return objects[0]
    }

    @Test("A graph that was read gives the bytes that it was read from", arguments: 0..<20)
    func again(block: Int) throws {
        for number in 0..<20 {
            let seed = UInt64(block * 20 + number)
            var random = SeededGenerator(seed: seed)
            let graph = Self.graph(&random)
            let data = try KeyedArchiver.archivedData(withRootObject: graph, profile: .cocoa)
            let object = try KeyedUnarchiver.archivedObject(from: data)
            #expect(ArchivedGraph(object) == ArchivedGraph(graph), "seed \(seed)")
            let copy = try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa)
            #expect(copy == data, "seed \(seed)")
            let compact = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
            #expect(ArchivedGraph(compact) == ArchivedGraph(graph), "seed \(seed)")
        }
    }

    @Test("An object with many keys is written as it was read, and so are many objects without an order that fits")
    func manyKeys() throws {
        let wide = ArchivedObject(
            .init("Wide"),
            entries: (0..<1_000).map {
                .init(key: "NS.object.\($0)", value: .object(ArchivedObject(.init("Leaf"))))
            })
        let data = try KeyedArchiver.archivedData(withRootObject: wide, profile: .cocoa)
        let object = try KeyedUnarchiver.archivedObject(from: data)
        #expect(try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa).count == data.count)

        // Keys in another order than Cocoa's, many times.
        let objects = (0..<200).map { number in
            ArchivedObject(
                .init("Odd"), entries: ["z", "y", "x", "w\(number)"].map { .init(key: $0, value: .inline(1)) })
        }
        let odd = ArchivedObject(
            .init("Odds"), entries: [.init(key: "all", value: .array(objects.map { .object($0) }))])
        let read = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: odd))
        let copy = try KeyedUnarchiver.archivedObject(
            from: KeyedArchiver.archivedData(withRootObject: read, profile: .cocoa))
        #expect(ArchivedGraph(copy) == ArchivedGraph(odd))
    }

    // MARK: The sharing of leaves

    @Test(
        "Equal leaves are one object or several, as they were read",
        arguments: [("constant1", "constant~"), ("constant~", "constant1"), ("two", "two")])
    func sharedLeaves(written: String, read: String) throws {
        // Cocoa has one object for the short text, and two for the text that is no short one: exchanging their bytes
        // gives the archives of a program with one literal, and with two short texts that are no tagged pointers.
        let leaf = ArchivedObject(.string(written))
        let values: [ArchivedObject.Value] = [
            .inline(.string(written)), .inline(.string(written)), .object(leaf), .object(leaf),
            .object(ArchivedObject(.string(written))), .array([.inline(.string(written)), .inline(.integer(1))]),
        ]
        let entries = values.enumerated().map { ArchivedObject.Entry(key: "key\($0)", value: $1) }
        var data = try KeyedArchiver.archivedData(
            withRootObject: ArchivedObject(.init("Box"), entries: entries), profile: .cocoa)
        for range in data.ranges(of: Data(written.utf8)) { data.replaceSubrange(range, with: Data(read.utf8)) }
        let object = try KeyedUnarchiver.archivedObject(from: data)
        #expect(try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa) == data)
        // The sharing belongs to the text: a new one is written as in the layout, and the others keep theirs.
        object["key0"] = .inline(.string("other"))
        let copy = try KeyedUnarchiver.archivedObject(
            from: KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa))
        #expect(ArchivedGraph(copy) == ArchivedGraph(object))
    }

    @Test("Many equal leaves that are separate stay separate")
    func separateLeaves() throws {
        let texts = (0..<2_000).map { ArchivedObject.Value.inline(.string(String(repeating: "x", count: $0 % 50))) }
        let object = ArchivedObject(.init("Box"), entries: [.init(key: "texts", value: .array(texts))])
        let data = try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa(.macOS(10, 7)))
        let copy = try KeyedUnarchiver.archivedObject(from: data)
        #expect(try KeyedArchiver.archivedData(withRootObject: copy, profile: .cocoa(.macOS(10, 7))) == data)
    }

    // MARK: The order of keys

    /// An archive in Cocoa's layout, with the texts of pairs of keys of equal length exchanged.
    private static func archive(
        _ entries: [ArchivedObject.Entry], exchanging pairs: [(String, String)]
    ) throws -> Data {
        let object = ArchivedObject(.init("Odd"), entries: entries)
        var data = try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa)
        for (left, right) in pairs {
            let (first, second) = try (
                #require(data.range(of: Data(left.utf8))), #require(data.range(of: Data(right.utf8)))
            )
            data.replaceSubrange(first, with: Data(right.utf8))
            data.replaceSubrange(second, with: Data(left.utf8))
        }
        return data
    }

    private static let fewKeys = ["alpha", "betas", "gamma", "delta", "omega", "kappa", "sigma"]

    @Test("Keys keep an order that Cocoa's dictionaries don't have", arguments: [7, 30, 90])
    func keptOrder(count: Int) throws {
        let keys = count == 7 ? Self.fewKeys : (100..<100 + count).map { "key-\($0)" }
        for isReferring in [false, true] {
            let entries = keys.map { key in
                let value: ArchivedObject.Value =
                    isReferring ? .object(ArchivedObject(.init("Leaf \(key)"))) : .inline(1)
                return ArchivedObject.Entry(key: key, value: value)
            }
            // Each key takes the place of another, so that no order of insertion leads to this one.
            let pairs = stride(from: 0, to: keys.count - 1, by: 2).map { (keys[$0], keys[$0 + 1]) }
            let data = try Self.archive(entries, exchanging: isReferring ? [] : pairs)
            let object = try KeyedUnarchiver.archivedObject(from: data)
            #expect(try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa) == data)
            guard !isReferring else { continue }
            let order = object.keys
            let copy = {
                try KeyedUnarchiver.archivedObject(
                    from: KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa))
            }

            object[order[2]] = .inline(2)
            #expect(try copy().keys == order, "a changed value keeps the order")
            object[order[1]] = nil
            #expect(try copy().keys == order.filter { $0 != order[1] }, "so does a removed key")
            object["a new key"] = .inline(3)
            #expect(try Set(copy().keys) == Set(order + ["a new key"]).subtracting([order[1]]))
            object.entries.reverse()
            #expect(try copy().keys.count == order.count)
        }
    }

    @Test("A kept order doesn't change the numbers of the objects")
    func keptNumbers() throws {
        let entries = Self.fewKeys.map { key in
            ArchivedObject.Entry(key: key, value: .object(ArchivedObject(.init("Leaf \(key)"))))
        }
        // The compact layout has the order in which the keys were encoded.
        let compact = try KeyedArchiver.archivedData(withRootObject: ArchivedObject(.init("Odd"), entries: entries))
        let read = try KeyedUnarchiver.archivedObject(from: compact)
        let data = try KeyedArchiver.archivedData(withRootObject: read, profile: .cocoa)
        let object = try KeyedUnarchiver.archivedObject(from: data)
        #expect(object.keys == Self.fewKeys)
        #expect(object.entries.map { $0.value.object?.className } == Self.fewKeys.map { "Leaf \($0)" })
        #expect(try KeyedArchiver.archivedData(withRootObject: object, profile: .cocoa) == data)
    }

    @Test("The top level keeps an order, too")
    func keptTopLevel() throws {
        let archiver = KeyedArchiver()
        for key in Self.fewKeys { try archiver.encode(ArchivedObject(.init("Leaf \(key)")), forKey: key) }
        let cocoa = KeyedArchiver(profile: .cocoa)
        try cocoa.encodeTopLevelEntries(KeyedUnarchiver(forReadingFrom: archiver.finishEncoding()).topLevelEntries())
        let data = try cocoa.finishEncoding()
        #expect(try KeyedUnarchiver(forReadingFrom: data).topLevelEntries().map(\.key) == Self.fewKeys)
        let again = KeyedArchiver(profile: .cocoa)
        try again.encodeTopLevelEntries(KeyedUnarchiver(forReadingFrom: data).topLevelEntries())
        #expect(try again.finishEncoding() == data)
    }

    @Test("Several roots at the top level are numbered as they were")
    func topLevel() throws {
        let shared = ArchivedObject(.init("Shared"), entries: [.init(key: "a", value: .inline(1))])
        let archiver = KeyedArchiver(profile: .cocoa)
        for key in ["zebra", "ant", "$0", "middle"] {
            let object = ArchivedObject(.init("Root"), entries: [.init(key: "shared", value: .object(shared))])
            try archiver.encode(object, forKey: key)
        }
        try archiver.encode(3, forKey: "page")
        let data = try archiver.finishEncoding()
        let again = KeyedArchiver(profile: .cocoa)
        try again.encodeTopLevelEntries(KeyedUnarchiver(forReadingFrom: data).topLevelEntries())
        #expect(try again.finishEncoding() == data)
    }
}
