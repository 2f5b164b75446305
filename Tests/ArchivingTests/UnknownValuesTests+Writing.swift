// How unknown values are written: their order, kinds and lifetime, and long lists of them.

@testable import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

extension UnknownValuesTests {
    @Test("Kept keys follow those that the object writes, in the archive's order")
    func order() throws {
        let person = Newer.Person("Anna")
        person.nickname = "A"
        person.height = 1
        person.shoeSize = 38
        person.gadget = Newer.Gadget("g")
        let data = try rewritten(try KeyedArchiver.archivedData(withRootObject: person))
        let table = try BinaryObjectTable(ArchiveBytes(data), limits: ReadLimits())
        let keys = try (0..<table.objectCount).lazy.map { try table.object(at: $0) }
            .first { try $0.kind == .dictionary && self.keys(of: $0, in: table).contains("nickname") }
            .map { try self.keys(of: $0, in: table) }
        #expect(
            keys == [
                "Person.version", "name", "children", "nickname", "gadget", "$$shoeSize", "height", "$class",
            ])
    }

    @Test("A key that the object writes itself takes precedence, also where a subclass writes it later")
    func collision() throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "nickname": .uid(4), "other": 7], .describing("Forward", "Person"),
            "text", "kept"
        ).data()
        let contents = try ArchiveContents(try rewritten(data))
        let object = try #require(contents.object(contents.top["root"]))
        #expect(contents.object(object["nickname"]) == "mine")
        #expect(object["other"] == 7)
        #expect(contents.count(of: "kept") == 0)
    }

    @Test("Kinds of values that no class of ours writes are kept too")
    func kinds() throws {
        let value: PropertyList = [
            "inline": ["text", true, 1.5, .date(Date(timeIntervalSinceReferenceDate: 7)), .data(Data([1, 2]))],
            "large": .integer(.init(UInt64.max)), "empty": [], "nothing": [:],
        ]
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "odd": value, "day": .uid(4)], .describing("Person"), "text",
            .date(Date(timeIntervalSinceReferenceDate: 9))
        ).data()
        let contents = try ArchiveContents(try rewritten(data))
        let object = try #require(contents.object(contents.top["root"]))
        #expect(object["odd"] == value)
        #expect(contents.object(object["day"]) == .date(Date(timeIntervalSinceReferenceDate: 9)))
    }

    @Test("Descriptions of classes stay what they were: without a chain, with hints")
    func descriptions() throws {
        let hinted: PropertyList = [
            "$classname": "Thing", "$classes": ["Thing", "NSObject"], "$classhints": ["OtherThing"],
        ]
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), "a": .uid(4), "b": .uid(6), "c": .uid(8)], .describing("Person"),
            "text", ["$class": .uid(5), "x": 1], hinted, ["$class": .uid(7), "x": 2], hinted,
            ["$class": .uid(9), "x": 3], ["$classname": "Bare"]
        ).data()
        let contents = try ArchiveContents(try rewritten(data))
        let object = try #require(contents.object(contents.top["root"]))
        let classes = ["a", "b", "c"].map { contents.object(contents.object(object[$0])?["$class"]) }
        #expect(classes == [hinted, hinted, ["$classname": "Bare"]])
        #expect(contents.count(of: hinted) == 1)
    }

    // MARK: Other coders

    @Test("An archiver that can't write them refuses them, and nothing where there is nothing")
    func otherArchivers() throws {
        try Archiver().encode(UnknownValues())
        let person = Newer.Person("Anna")
        person.nickname = "A"
        let older = try KeyedUnarchiver.unarchivedObject(
            ofClass: Older.Person.self, from: KeyedArchiver.archivedData(withRootObject: person))
        #expect(archiveError { try Archiver().encode(older.unknownValues) }?.code == .notSupported)
        #expect(try Unarchiver().unknownValues().isEmpty)
        // At the top level there is no object that they would belong to.
        let archiver = KeyedArchiver()
        try archiver.encode(UnknownValues())
        #expect(archiveError { try archiver.encode(older.unknownValues) }?.code == .notSupported)
        let unarchiver = try KeyedUnarchiver(forReadingFrom: KeyedArchiver.archivedData(withRootObject: older))
        #expect(archiveError { try unarchiver.unknownValues() }?.code == .notSupported)
    }

    @Test("Kept values keep no object alive, and are released with those that keep them")
    func release() throws {
        let (anna, bert) = (Newer.Person("Anna"), Newer.Person("Bert"))
        anna.children = [bert]
        anna.friend = bert
        anna.gadget = Newer.Gadget("cup")
        let data = try KeyedArchiver.archivedData(withRootObject: anna)
        let older = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        weak var child: Older.Person?
        child = older.children[0]
        #expect(child != nil)
        older.children = []
        #expect(child == nil)
    }

    @Test("Roots that are decoded one after the other keep one graph together")
    func severalRoots() throws {
        let (anna, bert) = (Newer.Person("Anna"), Newer.Person("Bert"))
        anna.friend = bert
        bert.friend = anna
        defer { anna.takeApart() }
        let archiver = KeyedArchiver()
        try archiver.encode(anna, forKey: "anna")
        try archiver.encode(bert, forKey: "bert")
        let unarchiver = try KeyedUnarchiver(forReadingFrom: try archiver.finishEncoding())
        let first = try unarchiver.decode(Older.Person.self, forKey: "anna")
        // Bert is not decoded yet: he is written unchanged.
        let alone = try KeyedUnarchiver.unarchivedObject(
            ofClass: Newer.Person.self, from: KeyedArchiver.archivedData(withRootObject: first))
        #expect(alone.friend?.name == "Bert")
        #expect(alone.friend?.friend === alone)
        let second = try unarchiver.decode(Older.Person.self, forKey: "bert")
        second.name = "Bertram"
        let both = try KeyedUnarchiver.unarchivedObject(
            ofClass: Newer.Person.self, from: KeyedArchiver.archivedData(withRootObject: first))
        #expect(both.friend?.name == "Bertram")
        #expect(both.friend?.friend === both)
        alone.friend?.takeApart()
        both.friend?.takeApart()
    }

    @Test("A list as long as those of the depth tests, where the stack is small")
    func depth() throws {
        let count = IntegrationRing.isDeep ? 1_000_000 : 50_000
        try withStack {
            let person = Newer.Person("Anna")
            for number in 0..<count { person.gadget = Newer.Gadget(number % 2 == 0 ? "a" : "b", next: person.gadget) }
            let copy = try throughOlder(person)
            var length = 0
            var gadget = copy.gadget
            while let next = gadget {
                length += 1
                gadget = next.next
            }
            #expect(length == count)
        }
    }
}
