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
            for object in [graph, object, compact] { object.removeEntriesOfAll() }
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
