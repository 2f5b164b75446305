// What a newer version wrote survives an older one that reads and writes it: values, identity and cycles.

import Archiving
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Unknown values") struct UnknownValuesTests {
    /// Reads as the older app and writes again.
    func rewritten(_ data: Data, _ change: (Older.Person) throws -> Void = { _ in }) throws -> Data {
        let older = try KeyedUnarchiver.unarchivedObject(
            ofClass: Older.Person.self, from: data,
            allowing: [Older.Clerk.self, Older.Secretive.self, Older.Forward.self])
        defer { older.takeApart() }
        try change(older)
        return try KeyedArchiver.archivedData(withRootObject: older)
    }

    @Test("Values come back, and the older app's changes with them")
    func values() throws {
        let person = Newer.Person("Anna")
        person.nickname = "Änni"
        person.born = Date(timeIntervalSinceReferenceDate: 12.5)
        person.portrait = Data([0, 1, 2, 255])
        person.shoeSize = .min
        person.height = 1.7
        let copy = try throughOlder(person) { $0.name = "Anne" }
        #expect(copy.name == "Anne")
        #expect(copy.nickname == "Änni")
        #expect(copy.born == person.born)
        #expect(copy.portrait == person.portrait)
        #expect(copy.shoeSize == .min)
        #expect(copy.height == 1.7)
    }

    @Test("An object without unknown keys keeps nothing, and neither does a new one")
    func nothing() throws {
        let data = try KeyedArchiver.archivedData(withRootObject: Older.Person("Anna"))
        let person = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        #expect(person.unknownValues.isEmpty)
        #expect(try KeyedArchiver.archivedData(withRootObject: person) == data)
    }

    @Test("Objects that the older app knows nothing of come back with their identity, in cycles too")
    func identity() throws {
        let (anna, bert) = (Newer.Person("Anna"), Newer.Person("Bert"))
        anna.children = [bert]
        let gadget = Newer.Gadget("clock", owner: anna)
        gadget.next = Newer.Gadget("bell", owner: bert, next: gadget)
        anna.gadget = gadget
        anna.spare = gadget.next
        bert.gadget = gadget
        anna.favorites = ["first": gadget, "last": gadget]
        let copy = try throughOlder(anna)
        defer {
            for root in [anna, copy] {
                root.gadget?.next?.next = nil
                root.gadget?.owner = nil
                root.spare?.owner = nil
                root.children.first?.takeApart()
                root.takeApart()
            }
        }
        let clock = try #require(copy.gadget)
        #expect(clock.label == "clock")
        #expect(clock.owner === copy)
        #expect(clock.next?.label == "bell")
        #expect(clock.next === copy.spare)
        #expect(clock.next?.next === clock)
        #expect(clock.next?.owner === copy.children[0])
        #expect(copy.children[0].gadget === clock)
        #expect(copy.favorites["first"] === clock)
        #expect(copy.favorites["last"] === clock)
    }

    @Test("A kept reference to an object that the older app created is one to that object, changed as it is")
    func liveObjects() throws {
        let (anna, bert, cleo) = (Newer.Person("Anna"), Newer.Person("Bert"), Newer.Person("Cleo"))
        anna.children = [bert, cleo]
        bert.boss = anna
        anna.friend = cleo
        anna.friends = [cleo, anna, bert, cleo]
        bert.gadget = Newer.Gadget("cup", owner: cleo)
        defer { for person in [anna, bert, cleo] { person.takeApart() } }
        let copy = try throughOlder(anna) { $0.children[1].name = "Cleopatra" }
        defer { for person in copy.children + [copy] { person.takeApart() } }
        #expect(copy.friend === copy.children[1])
        #expect(copy.friend?.name == "Cleopatra")
        #expect(copy.friends.map(\.name) == ["Cleopatra", "Anna", "Bert", "Cleopatra"])
        #expect(copy.friends[1] === copy)
        #expect(copy.children[0].boss === copy)
        #expect(copy.children[0].gadget?.owner === copy.children[1])
    }

    @Test("An object that the older app released is written as it was, and refers to those that live")
    func deadObjects() throws {
        let (anna, bert, cleo) = (Newer.Person("Anna"), Newer.Person("Bert"), Newer.Person("Cleo"))
        anna.children = [bert, cleo]
        anna.friend = bert
        bert.friend = cleo
        bert.boss = anna
        bert.nickname = "B"
        bert.gadget = Newer.Gadget("cup", owner: bert)
        defer {
            bert.gadget?.owner = nil
            for person in [anna, bert, cleo] { person.takeApart() }
        }
        let copy = try throughOlder(anna) {
            $0.children[0].boss = nil
            $0.children.remove(at: 0)
            $0.children[0].name = "Cleopatra"
        }
        let friend = try #require(copy.friend)
        defer {
            friend.gadget?.owner = nil
            friend.takeApart()
            copy.takeApart()
        }
        #expect(copy.children.count == 1)
        #expect(friend.name == "Bert")
        #expect(friend.nickname == "B")
        #expect(friend.boss === copy)
        #expect(friend.friend === copy.children[0])
        #expect(friend.friend?.name == "Cleopatra")
        #expect(friend.gadget?.owner === friend)
    }

    @Test("A conditional reference comes back as it was: to an object of the archive, or nil")
    func conditional() throws {
        let (anna, bert, outside) = (Newer.Person("Anna"), Newer.Person("Bert"), Newer.Person("outside"))
        anna.children = [bert]
        anna.mentor = bert
        bert.mentor = outside
        let copy = try throughOlder(anna)
        #expect(copy.mentor === copy.children[0])
        #expect(copy.children[0].mentor == nil)
        #expect(copy.children[0].name == "Bert")
    }

    @Test("What is shared is written once: strings, kept objects, and descriptions of classes")
    func sharing() throws {
        let (anna, bert) = (Newer.Person("same"), Newer.Person("same"))
        anna.nickname = "same"
        anna.children = [bert]
        anna.gadget = Newer.Gadget("same", owner: bert)
        bert.gadget = anna.gadget
        bert.spare = Newer.Gadget("other")
        anna.friends = [bert]
        let first = try KeyedArchiver.archivedData(withRootObject: anna)
        let second = try rewritten(first)
        let contents = try ArchiveContents(second)
        #expect(contents.count(of: "same") == 1)
        #expect(contents.slots(ofClass: "Gadget").count == 2)
        #expect(contents.slots(ofClass: "Person").count == 2)
        for name in ["Gadget", "Person", "NSArray"] {
            #expect(contents.objects.filter { $0["$classname"]?.string == name }.count == 1)
        }
        // No slot more than before, and nothing is lost on the third way either.
        #expect(contents.objects.count == (try ArchiveContents(first)).objects.count)
        #expect(try rewritten(second).count == second.count)
    }

    @Test("The same bytes each time, and from each copy of the process's objects")
    func deterministic() throws {
        let person = Newer.Person("Anna")
        person.favorites = ["a": Newer.Gadget("x"), "b": Newer.Gadget("y")]
        person.born = Date(timeIntervalSinceReferenceDate: 1)
        let data = try KeyedArchiver.archivedData(withRootObject: person)
        let older = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: data)
        let once = try KeyedArchiver.archivedData(withRootObject: older)
        #expect(try KeyedArchiver.archivedData(withRootObject: older) == once)
        #expect(try rewritten(data) == once)
        #expect(try rewritten(once) == once)
    }

    @Test("Objects of several archives go into one, and one object into several")
    func severalArchives() throws {
        func older(_ name: String) throws -> Older.Person {
            let person = Newer.Person(name)
            person.gadget = Newer.Gadget("shared label", owner: person)
            defer { person.gadget?.owner = nil }
            return try KeyedUnarchiver.unarchivedObject(
                ofClass: Older.Person.self, from: KeyedArchiver.archivedData(withRootObject: person))
        }
        let (first, second) = (try older("Anna"), try older("Bert"))
        for _ in 0..<2 {
            let archiver = KeyedArchiver()
            try archiver.encode([first, second, first], forKey: "people")
            try archiver.encode(Older.Person("new"), forKey: "another")
            let data = try archiver.finishEncoding()
            let people = try KeyedUnarchiver(forReadingFrom: data).decode([Newer.Person].self, forKey: "people")
            #expect(people.map(\.name) == ["Anna", "Bert", "Anna"])
            #expect(people[0] === people[2])
            #expect(people[0].gadget?.owner === people[0])
            #expect(people[1].gadget?.owner === people[1])
            #expect(people[0].gadget !== people[1].gadget)
            let contents = try ArchiveContents(data)
            #expect(contents.count(of: "shared label") == 1)
            #expect(contents.objects.filter { $0["$classname"]?.string == "Gadget" }.count == 1)
            for person in people { person.gadget?.owner = nil }
        }
    }

    @Test("What is kept does not depend on the file that it was read from")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("unknown-\(UUID()).archive")
        defer { try? FileManager.default.removeItem(at: url) }
        let person = Newer.Person("Anna")
        person.nickname = String(repeating: "long ", count: 10_000)
        person.gadget = Newer.Gadget("clock")
        try KeyedArchiver.archive(rootObject: person, to: url)
        let older = try KeyedUnarchiver.unarchivedObject(ofClass: Older.Person.self, from: url)
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: 0)
        try handle.close()
        let copy = try KeyedUnarchiver.unarchivedObject(
            ofClass: Newer.Person.self, from: KeyedArchiver.archivedData(withRootObject: older))
        #expect(copy.nickname == person.nickname)
        #expect(copy.gadget?.label == "clock")
    }

    @Test("Members of a set that differ only in what they keep have one order")
    func sets() throws {
        var archives: Set<Data> = []
        for round in 0..<8 {
            let people = try (0..<6).map { number in
                let person = Newer.Person("same")
                if number % 2 == 0 { person.shoeSize = number } else { person.gadget = Newer.Gadget("\(number)") }
                return try KeyedUnarchiver.unarchivedObject(
                    ofClass: Older.Person.self, from: KeyedArchiver.archivedData(withRootObject: person))
            }
            var set = Set<Older.Person>(minimumCapacity: round * 50)
            for number in people.indices { set.insert(people[(number + round) % people.count]) }
            archives.insert(try archive(of: set))
        }
        #expect(archives.count == 1)
    }

    // MARK: Which keys are kept

    /// A person with one more key; `unknown` contains the additional entries of the rewritten object.
    struct KeyRow: Sendable {
        let key: String
        var className = "Person"
        let isKept: Bool
    }

    static let keyRows: [KeyRow] = [
        KeyRow(key: "other", isKept: true),
        KeyRow(key: "", isKept: true),
        KeyRow(key: "Name", isKept: true),
        KeyRow(key: "oldName", isKept: false),
        KeyRow(key: "Person.version", isKept: false),
        KeyRow(key: "row[0]", isKept: false),
        KeyRow(key: "row[12].x", isKept: false),
        KeyRow(key: "row[]", isKept: true),
        KeyRow(key: "row[1", isKept: true),
        KeyRow(key: "row[1]x", isKept: true),
        KeyRow(key: "rows[1]", isKept: true),
        KeyRow(key: "$0", isKept: true),
        KeyRow(key: "$$escaped", isKept: true),
        KeyRow(key: "$1", className: "Clerk", isKept: true),
        KeyRow(key: "desk", isKept: true),
        KeyRow(key: "desk", className: "Clerk", isKept: false),
        KeyRow(key: "Clerk.version", className: "Clerk", isKept: false),
        KeyRow(key: "Scribe.version", className: "Clerk", isKept: false),
        KeyRow(key: "Clerk.version", isKept: true),
        KeyRow(key: "other", className: "Clerk", isKept: true),
        KeyRow(key: "other", className: "Secretive", isKept: false),
    ]

    @Test("Kept is what no class of the chain declares", arguments: keyRows)
    func keys(row: KeyRow) throws {
        let data = try HandmadeArchive(
            ["$class": .uid(2), "name": .uid(3), row.key: ["$inner", .uid(3), .uid(0)]],
            .describing(row.className, "Person"), "text"
        ).data()
        let contents = try ArchiveContents(try rewritten(data))
        let object = try #require(contents.object(contents.top["root"])?.dictionary)
        // A version key is rewritten with the present version.
        let value = row.key == "Person.version" ? nil : object[row.key]
        #expect((value != nil) == row.isKept)
        if let value, row.isKept {
            #expect(value.array?.count == 3)
            #expect(value.array?[0] == "$inner")
            #expect(contents.object(value.array?[1]) == "text")
            #expect(value.array?[2] == .uid(0))
        }
    }

    func keys(of dictionary: BinaryObject, in table: BinaryObjectTable) throws -> [String] {
        try (0..<dictionary.count).map { try table.string(table.object(at: table.reference($0, of: dictionary))) }
    }
}
