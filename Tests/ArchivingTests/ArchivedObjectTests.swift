// Objects without classes: what is read, what is changed, and what is written of it again.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Objects without classes")
struct ArchivedObjectTests {
    /// An employee who is his own boss, with a friend whom he knows twice, and all kinds of values.
    static let employee = HandmadeArchive(
        [
            "$class": .uid(2), "name": .uid(3), "age": 41, "height": 1.75, "isHere": true, "boss": .uid(1),
            "friends": .uid(4), "badge": .data(Data([1, 2])), "nobody": .uid(0), "parent": .uid(8), "$0": 7,
            "$$price": 3, "number": .uid(9), "sameNumber": .uid(10),
        ],
        .describing("Employee", "Person"), "Anna",
        ["$class": .uid(5), "NS.objects": [.uid(6), .uid(6), .uid(1)]], .describing("NSArray"),
        ["$class": .uid(7)], ["$classname": "Friend"], "$null", 12, 12)

    @Test("An object has its class's names and its entries, with numbers in them and references to others")
    func reads() throws {
        let object = try KeyedUnarchiver.archivedObject(from: Self.employee.data())
        #expect(object.className == "Employee")
        #expect(object.classDescription?.chain == ["Employee", "Person", "NSObject"])
        #expect(object.classDescription?.fallbacks == nil)
        #expect(object.value == nil)
        #expect(object["name"]?.string == "Anna")
        #expect(object["name"]?.object?.value == "Anna")
        #expect(object["age"]?.integer == 41)
        #expect(object["age"]?.object == nil)
        #expect(object["height"]?.double == 1.75)
        #expect(object["isHere"]?.boolean == true)
        #expect(object["badge"]?.data == Data([1, 2]))
        #expect(object["number"]?.integer == 12)
        #expect(object["$0"]?.integer == 7)
        #expect(object["$$price"]?.integer == 3)
        #expect(object["$price"] == nil)
        #expect(object["$class"] == nil)
        #expect(object["nothing"] == nil)
    }

    @Test("References to one object lead to one, in cycles too, and nil is nil however it is archived")
    func identity() throws {
        let object = try KeyedUnarchiver.archivedObject(from: Self.employee.data())
        #expect(object["boss"]?.object == object)
        let friends = try #require(object["friends"]?.elements)
        #expect(friends.count == 3)
        #expect(friends[0].object == friends[1].object)
        #expect(friends[2].object == object)
        #expect(friends[0].object?.classDescription == .init("Friend", chain: nil))
        #expect(object["number"]?.object != object["sameNumber"]?.object)
        #expect(object["nobody"]?.isNull == true)
        #expect(object["parent"]?.isNull == true)
        #expect(object["parent"]?.object == nil)
        guard case .unresolved = object["parent"] else {
            Issue.record("not unresolved")
            return
        }
    }

    @Test("An object is written with the slots, keys and classes that it was read with")
    func writesAgain() throws {
        let object = try KeyedUnarchiver.archivedObject(from: Self.employee.data())
        let data = try KeyedArchiver.archivedData(withRootObject: object)
        let copy = try KeyedUnarchiver.archivedObject(from: data)
        #expect(ArchivedGraph(object) == ArchivedGraph(copy))
        #expect(object.keys == copy.keys)
        let contents = try ArchiveContents(data)
        #expect(contents.objects.count == 11)
        #expect(contents.count(of: 12) == 2)
        #expect(contents.count(of: "$null") == 2)
        #expect(contents.objects.contains(["$classname": "Friend"]))
        #expect(contents.slots(ofClass: "Friend").count == 1)
    }

    @Test("Names of classes that may be taken instead are read and written")
    func fallbacks() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2)],
            ["$classname": "New", "$classes": ["New", "NSObject"], "$classhints": ["Old", "Older"]])
        let object = try KeyedUnarchiver.archivedObject(from: archive.data())
        let expected = ArchivedObject.ClassDescription("New", chain: ["New", "NSObject"], fallbacks: ["Old", "Older"])
        #expect(object.classDescription == expected)
        let copy = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: object))
        #expect(copy.classDescription == expected)
    }

    @Test("An object that was made by hand is read by a class, and one that a class wrote is changed by hand")
    func classesAndHands() throws {
        let point = ArchivedObject(.init("LabelledCorner"), entries: [.init(key: "x", value: .inline(3))])
        point["y"] = .inline(4)
        point["x"] = .inline(5)
        point["label"] = .object(ArchivedObject("corner"))
        let data = try KeyedArchiver.archivedData(withRootObject: point)
        let read = try KeyedUnarchiver.unarchivedObject(ofClass: LabelledCorner.self, from: data)
        #expect(read.x == 5 && read.y == 4 && read.label == "corner")

        let written = try KeyedUnarchiver.archivedObject(from: KeyedArchiver.archivedData(withRootObject: read))
        #expect(written.keys == ["x", "y", "label"])
        written["x"] = nil
        written.classDescription?.name = "OldLabelledCorner"
        written.classDescription?.chain?[0] = "OldLabelledCorner"
        let again = try KeyedArchiver.archivedData(withRootObject: written)
        #expect(try KeyedUnarchiver.unarchivedObject(ofClass: LabelledCorner.self, from: again).x == 0)
    }

    @Test("A class keeps an object without a class in a field, in an array, and in a structure")
    func fields() throws {
        let shared = ArchivedObject(.init("Unknown"), entries: [.init(key: "a", value: .inline(1))])
        let holder = ObjectHolder(object: shared, list: [shared, ArchivedObject("text")])
        let copy = try roundTrip(holder)
        #expect(copy.object["a"]?.integer == 1)
        #expect(copy.list[0] == copy.object)
        #expect(copy.list[1].string == "text")
        #expect(copy.other == nil)
        #expect(copy.pair.object == copy.object)
    }

    @Test("Members of a set are in the order of the contents of their objects without classes")
    func sets() throws {
        func bytes(_ numbers: [Int64]) throws -> Data {
            let shared = ArchivedObject("shared")
            let members = numbers.map { number in
                let inner = ArchivedObject(
                    .init("Inner"),
                    entries: [
                        .init(key: "number", value: .inline(.integer(PropertyListInteger(number)))),
                        .init(key: "list", value: .array([.object(shared), .null])),
                    ])
                return ObjectMember(
                    ArchivedObject(.init("Outer"), entries: [.init(key: "inner", value: .object(inner))]))
            }
            let archiver = KeyedArchiver()
            try archiver.encode(Set(members), forKey: "members")
            return try archiver.finishEncoding()
        }
        let expected = try bytes([1, 2, 3, 4, 5, 6])
        for numbers: [Int64] in [[6, 5, 4, 3, 2, 1], [3, 1, 2, 6, 4, 5]] { #expect(try bytes(numbers) == expected) }
        let members = try KeyedUnarchiver(forReadingFrom: expected).decode(Set<ObjectMember>.self, forKey: "members")
        let numbers = members.map { $0.object["inner"]?.object?["number"]?.integer }
        #expect(Set(numbers) == [1, 2, 3, 4, 5, 6])
    }

    @Test("Foundation reads what was made by hand, and what it writes is read")
    func foundation() throws {
        let array = ArchivedObject(
            .init("NSArray"),
            entries: [
                .init(
                    key: "NS.objects", value: .array([.object(ArchivedObject("a")), .object(ArchivedObject(3))]))
            ])
        let data = try KeyedArchiver.archivedData(withRootObject: array)
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, NSString.self, NSNumber.self], from: data)
        #expect((read as? NSArray)?.isEqual(to: ["a", 3]) == true)
        let written = try NSKeyedArchiver.archivedData(
            withRootObject: ["key": ["x", 1.5] as NSArray] as NSDictionary, requiringSecureCoding: true)
        let object = try KeyedUnarchiver.archivedObject(from: written)
        let entries = try #require(object.dictionaryEntries)
        #expect(entries.map(\.key.string) == ["key"])
        #expect(entries[0].value.elements?.map(\.string) == ["x", nil])
        #expect(entries[0].value.elements?.map(\.double) == [nil, 1.5])
    }

    @Test("All of an archive's top level is read and written, with values that are no objects")
    func topLevel() throws {
        let archiver = KeyedArchiver()
        try archiver.encode("text", forKey: "name")
        try archiver.encode(3, forKey: "page")
        try archiver.encode([1, 2], forKey: "$list")
        try archiver.encode(nil as String?, forKey: "nothing")
        let data = try archiver.finishEncoding()
        let unarchiver = try KeyedUnarchiver(forReadingFrom: data)
        #expect(try unarchiver.topLevelKeys == ["name", "page", "$list", "nothing"])
        #expect(try unarchiver.decodeArchivedValue(forKey: "page")?.integer == 3)
        #expect(try unarchiver.decodeArchivedValue(forKey: "missing") == nil)
        #expect(try unarchiver.decodeArchivedObject(forKey: "missing") == nil)
        #expect(try unarchiver.decodeArchivedObject(forKey: "nothing") == nil)
        #expect(try unarchiver.decodeArchivedObject(forKey: "$list")?.elements?.map(\.integer) == [1, 2])
        let entries = try unarchiver.topLevelEntries()
        #expect(entries.map(\.key) == ["name", "page", "$$list", "nothing"])
        #expect(try unarchiver.decode(String.self, forKey: "name") == "text")

        let copier = KeyedArchiver()
        try copier.encodeTopLevelEntries(entries)
        try copier.encode(4, forKey: "more")
        let copy = try KeyedUnarchiver(forReadingFrom: copier.finishEncoding())
        #expect(try copy.decode([Int].self, forKey: "$list") == [1, 2])
        #expect(try copy.decode(Int.self, forKey: "page") == 3)
        #expect(try copy.decode(Int.self, forKey: "more") == 4)
        #expect(try copy.topLevelKeys == ["name", "page", "$list", "nothing", "more"])
    }

    @Test("Cocoa's strings, data, dates and collections are seen as what they are")
    func views() throws {
        let archive = HandmadeArchive(
            ["$class": .uid(2), "NS.objects": [.uid(3), .uid(5), .uid(7), .uid(9), .uid(12), .uid(14)]],
            .describing("NSMutableArray", "NSArray"),
            ["$class": .uid(4), "NS.string": "soft"], .describing("NSMutableString", "NSString"),
            ["$class": .uid(6), "NS.data": .data(Data([1]))], .describing("NSMutableData", "NSData"),
            ["$class": .uid(8), "NS.time": 10.5], .describing("NSDate"),
            ["$class": .uid(10), "NS.keys": [.uid(11)], "NS.objects": [.uid(0)]], .describing("NSDictionary"), "key",
            ["$class": .uid(13), "NS.object.0": .uid(11), "NS.object.1": .uid(3)],
            .describing("NSMutableOrderedSet", "NSOrderedSet"),
            ["$class": .uid(13), "NS.object.0": .uid(11), "NS.object.1": .uid(3), "NS.object.3": .uid(3)])
        let elements = try #require(try KeyedUnarchiver.archivedObject(from: archive.data()).elements)
        #expect(elements[0].string == "soft")
        #expect(elements[1].data == Data([1]))
        #expect(elements[2].object?.date == Date(timeIntervalSinceReferenceDate: 10.5))
        let entries = try #require(elements[3].object?.dictionaryEntries)
        #expect(entries.map(\.key.string) == ["key"])
        #expect(entries[0].value.isNull)
        #expect(elements[4].elements?.map(\.string) == ["key", "soft"])
        // Elements up to the gap would be without the last one.
        #expect(elements[5].elements == nil && elements[5].object?.entries.count == 3)
        #expect(elements[0].elements == nil && elements[0].data == nil && elements[0].object?.date == nil)
        #expect(elements[1].string == nil && elements[4].object?.dictionaryEntries == nil)
    }

    @Test("A description is a tree with numbers for repeated references")
    func description() throws {
        let object = try KeyedUnarchiver.archivedObject(from: Self.employee.data())
        #expect(
            object.description.split(separator: "\n").sorted()
                == """
                Employee #1
                  $$price: 3
                  $0: 7
                  age: 41
                  badge: <0102>
                  boss: #1
                  friends: NSArray
                    NS.objects: 3 elements
                      0: Friend #2
                      1: #2
                      2: #1
                  height: 1.75
                  isHere: true
                  name: "Anna"
                  nobody: nil
                  number: 12
                  parent: nil, not archived
                  sameNumber: 12
                """.split(separator: "\n").sorted())
    }

    /// Owns a graph that another task read.
    private actor Owner {
        private let root: ArchivedObject

        init(_ root: sending ArchivedObject) { self.root = root }

        func rename(_ name: String) { root["name"] = .object(ArchivedObject(.string(name))) }

        func archive() throws -> Data {
            try KeyedArchiver.archivedData(withRootObject: root)
        }
    }

    @Test("A graph with cycles that one task reads is given to an actor, and one to a detached task")
    func crossesTasks() async throws {
        let data = try Self.employee.data()
        let owner = try Owner(KeyedUnarchiver.archivedObject(from: data))
        await owner.rename("Berta")
        let renamed = try await owner.archive()

        let object = try KeyedUnarchiver.archivedObject(from: renamed)
        let task = Task.detached {
            (object["name"]?.string, object["boss"]?.object == object)
        }
        #expect(await task.value == ("Berta", true))
    }

    @Test("A description of a large graph ends")
    func longDescription() throws {
        let wide = ArchivedObject(
            .init("Wide"), entries: (0..<10_000).map { .init(key: "\($0)", value: .object(ArchivedObject("x"))) })
        #expect(wide.description.split(separator: "\n").count == 201)
        var deep = ArchivedObject(String(repeating: "e\u{301}\n", count: 1_000).decomposedValue)
        for _ in 0..<1_000 { deep = ArchivedObject(.init("Deep"), entries: [.init(key: "in", value: .object(deep))]) }
        #expect(deep.description.utf8.count < 10_000)
        #expect(deep.description.hasSuffix("…"))
    }
}

extension String {
    fileprivate var decomposedValue: PropertyList { .string(self) }
}
