// Which objects without classes are in memory, and for how long.

import Foundation
import TestSupport
import Testing

@testable import Archiving

@Suite("Graphs of objects without classes")
struct ArchivedGraphTests {
    private static func object(_ name: String) -> ArchivedObject { ArchivedObject(.init(name)) }

    /// Two objects that refer to each other, and one that both refer to.
    private static func couple() -> ArchivedObject {
        let (first, second, home) = (object("Person"), object("Person"), object("Home"))
        first["partner"] = .object(second)
        second["partner"] = .object(first)
        for person in [first, second] { person["home"] = .object(home) }
        return first
    }

    /// Objects that a closure makes, once its references are gone.
    private static func objects(_ make: () throws -> [ArchivedObject]) rethrows -> [Weak] {
        try make().map { Weak(object: $0.member) }
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    @Test("Cycles that were read or created are released with the last reference to one of their objects")
    func cycles() throws {
        let keyed = try KeyedArchiver.archivedData(withRootObject: Self.couple())
        let node = ArchivedObject(.init("Node"), groups: [])
        node.groups = [.init("@", .object(node))]
        let sequential = try SequentialArchiver.archivedData(withRootObject: node)
        let released = try Self.objects {
            let root = try KeyedUnarchiver.archivedObject(from: keyed)
            let entries = try KeyedUnarchiver(forReadingFrom: keyed).topLevelEntries()
            return try [
                Self.couple(), root, root["home"]?.object, entries[0].value.object,
                SequentialUnarchiver.archivedObject(from: sequential),
                SequentialUnarchiver.archivedGroups(from: sequential)[0].values[0].object,
            ].map { try #require($0) }
        }
        #expect(released.count == 6)
        #expect(released.allSatisfy { $0.object == nil })
    }

    @Test("A reference to one object retains all of its graph, and so does a value")
    func retained() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Self.couple())
        let home = try #require(try KeyedUnarchiver.archivedObject(from: data)["home"]?.object)
        #expect(home.className == "Home")
        let value = try #require(Self.couple()["partner"])
        #expect(value.object?["partner"]?.object?["home"]?.object?.className == "Home")
        let elements = [Self.couple(), Self.couple()].map { $0.entries }
        #expect(elements.allSatisfy { $0[0].value.object?["partner"]?.object?.entries.count == 2 })
    }

    @Test("An object of one graph becomes a value of another: both are one graph, whichever is larger")
    func joined() throws {
        for count in [0, 1, 9] {
            var parts: [ArchivedObject] = []
            let released = Self.objects {
                let root = Self.object("Root")
                var list = (0..<count).map { _ in Self.object("Part") }
                for index in list.indices.dropLast() { list[index]["next"] = .object(list[index + 1]) }
                list.append(Self.couple())
                let wasHeld = list[0]
                root["values"] = .array(list.map { .object($0) })
                wasHeld["root"] = .object(root)
                parts = [wasHeld]
                return [root, wasHeld] + list
            }
            #expect(released.allSatisfy { $0.object != nil })
            #expect(parts[0]["root"]?.object?["values"]?.elements?.count == count + 1)
            let last = parts[0]["root"]?.object?["values"]?.elements?.last?.object
            #expect(last?["partner"]?.object?["partner"]?.object == last)
            parts = []
            #expect(released.contains { $0.object != nil })
            withExtendedLifetime(last) {}
        }
    }

    @Test("An object that was taken out is the same as before, and can be put into another graph")
    func moved() throws {
        let (first, second) = (Self.couple(), Self.object("Owner"))
        let home = try #require(first["home"])
        first["home"] = nil
        second["home"] = home
        #expect(second["home"]?.object == home.object)
        #expect(first["partner"]?.object?["home"]?.object == home.object)
        let data = try KeyedArchiver.archivedData(withRootObject: second)
        #expect(try KeyedUnarchiver.archivedObject(from: data)["home"]?.object?.className == "Home")
    }

    @Test("Arrays that contain each other twice, level after level, are one value each")
    func doubled() {
        let object = Self.object("A")
        var value = ArchivedObject.Value.object(object)
        for _ in 0..<60 { value = .array([value, value]) }
        object["a"] = value
        var level = object["a"]
        var count = 0
        while let elements = level?.elements, elements.count == 2 { (level, count) = (elements[1], count + 1) }
        #expect(count == 60)
        #expect(level?.object == object)
    }

    @Test("An archive is read on after its objects became part of another graph", arguments: [0, 1, 9])
    func joinedWhileReading(count: Int) throws {
        let archiver = KeyedArchiver()
        let sequential = SequentialArchiver()
        for name in ["A", "B"] {
            let object = Self.object(name)
            object["next"] = .object(Self.object("Next"))
            try archiver.encode(object, forKey: name)
            let next = ArchivedObject.Value.object(ArchivedObject(.init("Next"), groups: []))
            try sequential.encode(ArchivedObject(.init(name), groups: [.init("@", next)]))
        }
        let other = Self.object("Other")
        other["list"] = .array((0..<count).map { .object(Self.object("Part\($0)")) })
        var root = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: other))
        let unarchiver = try KeyedUnarchiver(forReadingFrom: archiver.finishEncoding())
        let first = try #require(try unarchiver.decodeArchivedObject(forKey: "A"))
        first["other"] = .object(root)
        root["second"] = try unarchiver.decodeArchivedObject(forKey: "B").map { .object($0) }
        #expect(try unarchiver.decodeArchivedObject(forKey: "A") == first)
        #expect(root["list"]?.elements?.map { $0.object?.className } == (0..<count).map { "Part\($0)" })
        #expect(root["second"]?.object?["next"]?.object?.className == "Next")

        root = ArchivedObject(.init("Root"), groups: (0..<count).map { _ in .init("@", .object(Self.object("Part"))) })
        do {
            let unarchiver = try SequentialUnarchiver(forReadingFrom: sequential.finishEncoding())
            root.groups.append(.init("@", .object(try unarchiver.decode(ArchivedObject.self))))
            root.groups.append(.init("@", .object(try unarchiver.decode(ArchivedObject.self))))
        }
        #expect(root.groups.suffix(2).map { $0.values[0].object?.className } == ["A", "B"])
        #expect(root.groups.last?.values[0].object?.groups.first?.values[0].object?.className == "Next")
    }

    @Test("A list of values can be an array and a set")
    func kinds() throws {
        let list = [ArchivedObject.Value.object(Self.object("A"))]
        let object = Self.object("Owner")
        object.entries = [.init(key: "array", value: .array(list)), .init(key: "set", value: .set(list))]
        let entries = object.entries
        guard case .array = entries[0].value, case .set = entries[1].value, case .set = object["set"] else {
            Issue.record("other kinds: \(object)")
            return
        }
        object["both"] = .array([.array(list), .set(list), .array([])])
        guard case .array(let both) = object["both"], case .array = both[0], case .set = both[1] else {
            Issue.record("other kinds: \(object)")
            return
        }
    }

    @Test("Values inside each other, as deep as in any archive, are read and set on a small stack")
    func deep() throws {
        var value = ArchivedObject.Value.object(Self.object("Core"))
        for _ in 0..<500 { value = .array([value]) }
        let data = try KeyedArchiver.archivedData(
            withRootObject: ArchivedObject(.init("Shell"), entries: [.init(key: "core", value: value)]))
        let name = try withStack(ofSize: 128 << 10) {
            let root = try KeyedUnarchiver.archivedObject(from: data)
            root["copy"] = root["core"]
            var level = root["copy"]
            while let elements = level?.elements { level = elements.first }
            return level?.object?.className
        }
        #expect(name == "Core")
    }
}
